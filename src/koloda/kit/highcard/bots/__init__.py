"""A rule player of High Card."""
