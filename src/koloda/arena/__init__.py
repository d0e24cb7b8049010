"""Matches between players: duplicate deals, ratings, rule experiments."""
