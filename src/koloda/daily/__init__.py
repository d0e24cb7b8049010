"""The deal of the day: the same cards and the same bots for everybody."""
