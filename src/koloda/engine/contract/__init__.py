"""What every game answers and every user of a game knows: Game, Setup and State."""
