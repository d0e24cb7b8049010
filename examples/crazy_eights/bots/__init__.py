"""A simple player of crazy eights."""
