"""What can go wrong with options and positions of Karma."""

from typing import Final

from koloda.engine.values.errors import Fault

FOLLOW_NEEDS_PT: Final = Fault(
    "karma-follow-needs-pt", "karma position: in stage follow a PT lies on top of the pile"
)
GIVE_NEEDS_OTHERS: Final = Fault(
    "karma-give-needs-others", "karma position: in stage give a pile goes to one of several others"
)
ONE_HAS_CARDS: Final = Fault(
    "karma-one-has-cards", "karma position: the game has ended, so one player has cards"
)
BAG_BEFORE_DEAL: Final = Fault(
    "karma-bag-before-deal", "karma position: cards lie in the bag before the deal and only then"
)
DECK_AND_STAGE: Final = Fault(
    "karma-deck-and-stage", "karma position: the deck does not suit stage {stage}"
)
TWO_HAVE_CARDS: Final = Fault(
    "karma-two-have-cards", "karma position: a game goes on while two players have cards"
)
NO_CARDS_TO_PLAY: Final = Fault(
    "karma-no-cards-to-play", "karma position: the seat to play has no cards"
)
NOTHING_SHOWN_YET: Final = Fault(
    "karma-nothing-shown-yet", "karma position: nobody has shown a hand card before the first turn"
)
SIX_TO_CHOOSE_FROM: Final = Fault(
    "karma-six-to-choose-from",
    "karma position: in stage choose everybody has {cards} cards to choose from",
)
THREE_PLACES: Final = Fault(
    "karma-three-places", "karma position: seat {seat} has three places on the table"
)
MANY_COPIES: Final = Fault(
    "karma-many-copies", "karma position: seat {seat} has more copies of a card than there are"
)
PLAYED_FROM: Final = Fault(
    "karma-played-from", "karma position: 'from' is hand, up or down and a number"
)
FEW_CARDS: Final = Fault(
    "karma-few-cards",
    "karma: {players} players need {need} cards, the deck has {have}; with "
    "copies={copies} at most {most} can play",
)
TINY_COPIES: Final = Fault(
    "karma-tiny-copies", "karma: deck=tiny is seven cards of its own, so copies stays 2"
)
CLEAR: Final = Fault(
    "karma-clear", "karma: clear=3 needs copies=3, or the pile could never be cleared"
)
