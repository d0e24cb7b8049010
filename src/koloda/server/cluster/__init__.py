"""Several processes, on one machine or more, that serve the rooms of one PostgreSQL database."""
