"""What can go wrong with options and positions of Unit."""

from typing import Final

from koloda.engine.values.errors import Fault

NO_SUCH_STAGE: Final = Fault(
    "unit-no-such-stage", "unit position: with these options there is no stage {stage}"
)
BAG_BEFORE_DEAL: Final = Fault(
    "unit-bag-before-deal", "unit position: cards lie in the bag before the deal and only then"
)
NO_CARDS_BEFORE_DEAL: Final = Fault(
    "unit-no-cards-before-deal", "unit position: before the deal nobody has cards"
)
BOTH_READY: Final = Fault("unit-both-ready", "unit position: when both are ready the turn is over")
NOT_IN_DANGER: Final = Fault(
    "unit-not-in-danger", "unit position: the seat that is asked to recover is not in danger"
)
OVER_WITHOUT_END: Final = Fault(
    "unit-over-without-end", "unit position: the game is over when points or cards have run out"
)
MUST_BEGINS: Final = Fault(
    "unit-must-begins",
    "unit position: in stage must the turn begins and the player has a card to move",
)
JOKER_BACK: Final = Fault(
    "unit-joker-back", "unit position: a joker cannot come back from the limit"
)
CLUBS_EXTEND: Final = Fault(
    "unit-clubs-extend", "unit position: clubs cannot extend the {suit} limit of seat {seat}"
)
TWO_NUMBERS: Final = Fault(
    "unit-two-numbers", "unit position: 'points' and 'recovered' are two numbers, one for each seat"
)
NOT_ON_FIELD: Final = Fault("unit-not-on-field", "unit position: {text} cannot be on the field")
MANY_DEFENDERS: Final = Fault(
    "unit-many-defenders", "unit position: {word} has more than two defenders"
)
CANNOT_PAY: Final = Fault(
    "unit-cannot-pay", "unit position: the limit of seat {seat} cannot pay for its {text}"
)
CANNOT_LIE: Final = Fault("unit-cannot-lie", "unit position: {word} cannot lie in {name}")
CANNOT_DEFEND: Final = Fault("unit-cannot-defend", "unit position: {text} cannot defend in {word}")
PRIORITY: Final = Fault("unit-priority", "unit: option priority needs turn_mode=free")
