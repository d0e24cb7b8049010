"""The question of the moment, with what is possible: the one that the browser asks."""
