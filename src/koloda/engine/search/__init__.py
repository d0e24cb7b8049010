"""What search needs of a game besides its rules."""
