"""What the report says about its own method."""

from typing import Final

METHOD: Final = [
    (
        "Behind at half-time",
        "When half of a game's choices were made, the position is played on {playouts} times by "
        "quick likely play, with the cards as they truly lie, to the end or as far as the game's "
        "own estimate is asked for. A seat whose mean score is below the average of all seats is "
        "behind; exactly the average counts half. Positions that are nearly even are "
        "sorted by luck, so the figure is somewhat too high where many are.",
    ),
    (
        "Deals",
        "Deal n is the same in every variant as far as the rules shuffle alike, so variants are "
        "compared deal by deal; shares of games, more cautiously, as if the deals differed. Bots "
        "of different levels play every deal in each different rotation round the table, and the "
        "deal counts as one value.",
    ),
    (
        "Intervals",
        "Wilson's for shares, the normal one for other means, the delta method's for ratios and "
        "for what cards win. With many cards about one interval in twenty misses by luck alone.",
    ),
    (
        "What a card wins",
        "A seat counts once in each game in which it played the card. Base rate is what the same "
        "player wins in the same place after the first seat. Cards that are played when one is "
        "already winning look strong, and so does every card where winners simply play more.",
    ),
    (
        "Wins and draws",
        "The seats of rank 1 win; there may be several. If all seats share one rank nobody wins.",
    ),
]
