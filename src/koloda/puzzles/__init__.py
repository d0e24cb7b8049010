"""Puzzles to be solved: a file of them for each game, and what an answer is worth."""
