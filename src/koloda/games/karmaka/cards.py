"""The 23 cards of Karmaka: each one a row with its effect in steps (C1-C23, G23).

G24: the cards' names in each language, the Italian ones among them, are in the catalogues.
"""

from typing import Final, NamedTuple

from koloda.engine.containers.ints import i64, vec
from koloda.engine.containers.packed_stack import stack_of
from koloda.engine.containers.pile import Pile
from koloda.games.karmaka.rules.steps import (
    CHOOSE_ANY_PLAYER,
    CHOOSE_RIVAL,
    COPY_OWN_DEED,
    COPY_RIVALS_DEED,
    DEAL_ONTO_DECK,
    DRAW,
    EXTRA_PLAY,
    FETCH_TO_FUTURE,
    FETCH_TO_HAND,
    LOOK_AT_HAND,
    LOOK_AT_WELL,
    MAY_DRAW,
    MAY_PLACE,
    MAY_RUIN,
    MAY_SCORE,
    OFFER,
    RETURN_THE_REST,
    RUIN_AND_COPY,
    RUIN_AT_RANDOM,
    RUIN_EXPOSED_DEED,
    RUIN_TOP_OF_DECK,
    RUIN_TOP_OF_FUTURE,
    SHOW_AT_RANDOM,
    SOW,
    STEAL_ONE,
    STEAL_TOP_OF_FUTURE,
    TAKE_EXPOSED_DEED,
    TAKE_FROM_FUTURE,
    THEY_RUIN_A_CARD,
    THEY_RUIN_A_DEED,
)

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
MOSAIC: Final = 3
"""Counts for every colour (M2.8)."""
COLOUR_WORDS: Final = ["red", "green", "blue"]


class Card(NamedTuple):
    """One card of the game; its effect is the list of its steps."""

    name: str
    colour: int
    points: int
    copies: int
    clause: str
    effect: str
    steps: list[int]


CARDS: Final = [
    Card("panic", RED, 1, 3, "C1",
         "ruin the top card of any player's Deck; you may play another card",
         [CHOOSE_ANY_PLAYER, RUIN_TOP_OF_DECK, EXTRA_PLAY]),
    Card("dwindle", RED, 1, 3, "C2",
         "any player ruins a card of their Hand, their choice",
         [CHOOSE_ANY_PLAYER, THEY_RUIN_A_CARD]),
    Card("crisis", RED, 2, 3, "C3",
         "a rival ruins one of their Deeds, their choice",
         [CHOOSE_RIVAL, THEY_RUIN_A_DEED]),
    Card("roulette", RED, 2, 3, "C4",
         "ruin up to 2 cards of your Hand, then draw up to one more than that",
         [MAY_RUIN, MAY_RUIN, MAY_DRAW]),
    Card("hells_heart", RED, 2, 3, "C5",
         "ruin the top 2 cards of a rival's Future Life",
         [CHOOSE_RIVAL, RUIN_TOP_OF_FUTURE, RUIN_TOP_OF_FUTURE]),
    Card("vengeance", RED, 3, 2, "C6",
         "ruin a rival's exposed Deed",
         [CHOOSE_RIVAL, RUIN_EXPOSED_DEED]),
    Card("spite", RED, 3, 2, "C7",
         "ruin 2 random cards of a rival's Hand",
         [CHOOSE_RIVAL, RUIN_AT_RANDOM, RUIN_AT_RANDOM]),
    Card("another_day", GREEN, 1, 3, "C8",
         "draw a card; you may play another card",
         [DRAW, EXTRA_PLAY]),
    Card("recycle", GREEN, 1, 3, "C9",
         "put one of the top 3 Ruins onto your Future Life",
         [FETCH_TO_FUTURE]),
    Card("salvage", GREEN, 2, 3, "C10",
         "take one of the top 3 Ruins into your Hand",
         [FETCH_TO_HAND]),
    Card("longevity", GREEN, 2, 3, "C11",
         "deal 2 cards from the Well onto any player's Deck",
         [CHOOSE_ANY_PLAYER, DEAL_ONTO_DECK, DEAL_ONTO_DECK]),
    Card("sowing", GREEN, 2, 3, "C12",
         "draw 2 cards, then put 2 cards of your Hand onto your Future Life",
         [DRAW, DRAW, SOW, SOW]),
    Card("journey", GREEN, 3, 2, "C13",
         "draw 3 cards; you may play another card",
         [DRAW, DRAW, DRAW, EXTRA_PLAY]),
    Card("jubilee", GREEN, 3, 2, "C14",
         "move up to 2 cards from your Hand onto your Deeds",
         [MAY_SCORE, MAY_SCORE]),
    Card("transmigrate", BLUE, 1, 3, "C15",
         "take any card of your Future Life into your Hand",
         [TAKE_FROM_FUTURE]),
    Card("peek", BLUE, 1, 3, "C16",
         "look at a rival's Hand; you may play another card",
         [CHOOSE_RIVAL, LOOK_AT_HAND, EXTRA_PLAY]),
    Card("destiny", BLUE, 2, 3, "C17",
         "look at the top 3 cards of the Well; put up to 2 onto your Future Life, the rest back",
         [LOOK_AT_WELL, LOOK_AT_WELL, LOOK_AT_WELL, MAY_PLACE, MAY_PLACE, RETURN_THE_REST]),
    Card("stolen_dreams", BLUE, 2, 3, "C18",
         "put the top card of a rival's Future Life onto yours",
         [CHOOSE_RIVAL, STEAL_TOP_OF_FUTURE]),
    Card("denial", BLUE, 2, 3, "C19",
         "ruin a card of your Hand and use its ability",
         [RUIN_AND_COPY]),
    Card("swindle", BLUE, 3, 2, "C20",
         "look at 3 random cards of a rival's Hand and take one of them",
         [CHOOSE_RIVAL, SHOW_AT_RANDOM, SHOW_AT_RANDOM, SHOW_AT_RANDOM, STEAL_ONE]),
    Card("thievery", BLUE, 3, 2, "C21",
         "take a rival's exposed Deed into your Hand",
         [CHOOSE_RIVAL, TAKE_EXPOSED_DEED]),
    Card("embody", MOSAIC, 1, 5, "C22",
         "use the ability of any of your Deeds",
         [COPY_OWN_DEED]),
    Card("mimic", MOSAIC, 1, 2, "C23",
         "use the ability of a rival's exposed Deed",
         [COPY_RIVALS_DEED]),
]  # fmt: skip

KINDS: Final = 23
BLOCK: Final = KINDS + 1
"""Cells of a zone in an observation: one for each kind and one for face-down cards."""
TOKENS: Final = [card.name for card in CARDS]
COLOURS: Final = [card.colour for card in CARDS]
POINTS: Final = [card.points for card in CARDS]
KINDS_OF_COLOUR: Final = vec[i64](
    [
        sum(1 << kind for kind in range(len(CARDS)) if COLOURS[kind] == colour)
        for colour in range(max(COLOURS) + 1)
    ]
)
"""For each colour the set of its kinds, as bits."""
COPIES: Final = [card.copies for card in CARDS]
WORTHS: Final = vec[i64]([card.points << (16 * card.colour) for card in CARDS])
"""The points of each card in the 16 bits of its colour: a sum counts all colours at once."""
COLOUR_BITS: Final = (1 << 16) - 1
ABILITIES: Final = vec[i64]([stack_of([*card.steps, OFFER]) for card in CARDS])
"""The stack of each card played: its steps, then the offer."""


def colour_points(deeds: list[int]) -> list[int]:
    """The points of red, green and blue, mosaic cards counting for each (M2.8)."""
    sums = [0, 0, 0, 0]
    for kind in deeds:
        sums[COLOURS[kind]] += POINTS[kind]
    return [sums[colour] + sums[MOSAIC] for colour in (RED, GREEN, BLUE)]


def best_colour(deeds: Pile) -> i64:
    """The points of the best colour, mosaic cards counting for each (M2.8)."""
    sums: i64 = 0
    for place in range(deeds.size):
        sums += WORTHS[deeds.at(place)]
    best = sums & COLOUR_BITS
    green = (sums >> 16) & COLOUR_BITS
    blue = (sums >> 32) & COLOUR_BITS
    best = max(best, green)
    best = max(best, blue)
    return best + (sums >> 48)


def names(kinds: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple([TOKENS[kind] for kind in kinds])
