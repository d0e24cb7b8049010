"""A rule player of crazy eights."""
