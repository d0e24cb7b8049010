"""A rule player of tiny poker."""
