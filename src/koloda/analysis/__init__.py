"""The account of a finished game: what the cards did, what the players did."""
