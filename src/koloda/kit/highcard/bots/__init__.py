"""A simple player of High Card."""
