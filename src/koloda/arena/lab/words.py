"""What the report says about its own method."""

from typing import Final

METHOD: Final = [
    (
        "Ahead and behind",
        "After each eighth of a game's choices the position is played on {playouts} times by "
        "quick likely play, with the cards as they truly lie, to the end or as far as the game's "
        "own estimate is asked for. A seat whose mean score is below the average of all seats is "
        "behind; exactly the average counts half. Positions that are nearly even are "
        "sorted by luck, so comebacks are somewhat too many where many are.",
    ),
    (
        "Luck",
        "In the first {weighed} deals: what the deal was worth to every seat, and every card when "
        "somebody first saw it, each against what else could have come, played on by quick "
        "likely play. The share of luck is the part of the variance of results that goes when "
        "this is taken out of them, the noise of its estimates left aside, for players like these.",
    ),
    (
        "A better player",
        "One seat is taken by the better player, in the first 100 deals from each seat; points "
        "are the share of the other seats that one beats, a draw being half.",
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
        "for what cards win. With many cards about one interval in twenty misses by luck alone; "
        "“clear” allows for that (Holm): in 95 of 100 reports no such mark in a table is wrong.",
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
