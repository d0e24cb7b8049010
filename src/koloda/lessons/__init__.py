"""Lessons: real positions of a game, one idea at a time, and the move that shows it."""
