"""What can go wrong with options and positions of Karmaka."""

from typing import Final

from koloda.engine.values.errors import Fault

RUNG_FOUR: Final = Fault(
    "karmaka-rung-four",
    "karmaka position: the game ends when somebody reaches rung 4, and only then",
)
LOOSE_IN_SHUFFLE: Final = Fault(
    "karmaka-loose-in-shuffle",
    "karmaka position: cards are loose while they are shuffled, and only then",
)
NOTHING_TO_ASK: Final = Fault(
    "karmaka-nothing-to-ask", "karmaka position: there is nothing to ask for {step}"
)
UNTIL_THE_OFFER: Final = Fault(
    "karmaka-until-the-offer",
    "karmaka position: cards are in play, lifted or shown only until the offer",
)
OFFERED_IN_PLAY: Final = Fault(
    "karmaka-offered-in-play", "karmaka position: the card to offer is in play"
)
AFTER_THE_OFFER: Final = Fault(
    "karmaka-after-the-offer", "karmaka position: nothing but an extra play comes after the offer"
)
STEPS_OF_NO_CARD: Final = Fault(
    "karmaka-steps-of-no-card", "karmaka position: these steps are of no card"
)
OFFERED_NEXT: Final = Fault(
    "karmaka-offered-next",
    "karmaka position: somebody is offered the card when the offer is the next step",
)
LIFTED_FOR_DESTINY: Final = Fault(
    "karmaka-lifted-for-destiny", "karmaka position: cards are lifted only for Destiny"
)
NOT_A_TARGET: Final = Fault(
    "karmaka-not-a-target", "karmaka position: seat {target} is not a target here"
)
PLAYS_WITH_A_HAND: Final = Fault(
    "karmaka-plays-with-a-hand", "karmaka position: whoever plays has a card in Hand"
)
SHUFFLE_FOR_WELL: Final = Fault(
    "karmaka-shuffle-for-well",
    "karmaka position: a shuffle comes before a card of the Well is needed",
)
OFFERED_TO: Final = Fault(
    "karmaka-offered-to",
    "karmaka position: the card is offered to the victim, or without one to the rivals",
)
RINGS_TO_SPEND: Final = Fault(
    "karmaka-rings-to-spend",
    "karmaka position: whoever spends Rings has some, and no cards in Hand and Deck",
)
SHOWN_FOR_SWINDLE: Final = Fault(
    "karmaka-shown-for-swindle",
    "karmaka position: cards are shown only from the Hand that Swindle takes one of",
)
ONLY_THE_WELL: Final = Fault(
    "karmaka-only-the-well",
    "karmaka position: before the deal there are no cards but those of the Well",
)
STEPS_IN_ORDER: Final = Fault(
    "karmaka-steps-in-order", "karmaka position: these steps do not follow each other"
)
NOT_A_STEP: Final = Fault("karmaka-not-a-step", "karmaka position: {step} is not a step")
MANY_STEPS: Final = Fault(
    "karmaka-many-steps", "karmaka position: there are never more than {most} steps"
)
ONE_IN_PLAY: Final = Fault("karmaka-one-in-play", "karmaka position: one card is in play")
USED_WORDS: Final = Fault("karmaka-used-words", "karmaka position: 'used' is one of {known}")
NUMBER_EACH: Final = Fault(
    "karmaka-number-each", "karmaka position: 'rungs' and 'rings' need a number for each seat"
)
NO_KNOWERS: Final = Fault(
    "karmaka-no-knowers",
    "karmaka position: {word} in {name} does not say which seats know the card",
)
MANY_COPIES: Final = Fault(
    "karmaka-many-copies", "karmaka position: {name} has more than {most} copies of {card}"
)
COUNTS_COPIES: Final = Fault(
    "karmaka-counts-copies", "karmaka: option counts allows at most {most} copies of a card"
)
COUNTS_DECK: Final = Fault(
    "karmaka-counts-deck",
    "karmaka: option counts makes a deck of {copies} cards; from 1 to {most} are allowed",
)
COUNTS_WORDS: Final = Fault(
    "karmaka-counts-words", "karmaka: option counts is like panic:4,mimic:0, not {word}"
)
COUNTS_TWICE: Final = Fault("karmaka-counts-twice", "karmaka: option counts names {name} twice")
MODE_EXACT_SEATS: Final = Fault(
    "karmaka-mode-exact-seats", "karmaka: mode {mode} needs exactly {low} players (G31)"
)
