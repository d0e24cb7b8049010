"""A tiny working game that `koloda new-game` copies under a new name, and who copies it."""
