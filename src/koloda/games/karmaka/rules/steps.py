"""The vocabulary of Karmaka: the steps that cards, turns and deaths are made of.

A step acts at once or waits for somebody's choice. The steps still to do lie on a stack, the next
one on top, no more than eight at a time; "you" is the player on turn, "they" the player chosen
before.
"""

from typing import Final

NONE: Final = 0
"""The stack is empty: the turn is over."""

# Chance decides ---------------------------------------------------------------------------------
NAME_FIRST: Final = 1
"""Who starts (G19)."""
SHUFFLE: Final = 2
"""The next card of the new Well, from its top (M2.3)."""
RUIN_AT_RANDOM: Final = 3
"""A random card of their Hand goes to the Ruins (C7)."""
SHOW_AT_RANDOM: Final = 4
"""A random card of their Hand is shown to you (C20)."""

# You are asked ----------------------------------------------------------------------------------
PLAY: Final = 5
"""The card of your turn (M2.7)."""
PLAY_AGAIN: Final = 6
"""One more card, if you like (M2.2)."""
CHOOSE_RIVAL: Final = 7
"""Whom a card is played against (M2.5)."""
CHOOSE_ANY_PLAYER: Final = 8
"""Whom a card is played on, yourself included (M2.5)."""
MAY_RUIN: Final = 9
"""You may ruin a card of your Hand for one more draw (C4)."""
MAY_DRAW: Final = 10
"""You may draw a card from the Well (C4)."""
FETCH_TO_FUTURE: Final = 11
"""One of the top three Ruins goes onto your Future Life (C9)."""
FETCH_TO_HAND: Final = 12
"""One of the top three Ruins goes into your Hand (C10)."""
SOW: Final = 13
"""A card of your Hand goes onto your Future Life (C12)."""
MAY_SCORE: Final = 14
"""You may move a card from your Hand onto your Deeds (C14)."""
TAKE_FROM_FUTURE: Final = 15
"""Any card of your Future Life goes into your Hand (C15)."""
MAY_PLACE: Final = 16
"""You may put one of the cards looked at onto your Future Life (C17)."""
RETURN_THE_REST: Final = 17
"""The cards looked at go back onto the Well, one by one (C17)."""
STEAL_ONE: Final = 18
"""One of the cards shown goes into your Hand (C20)."""
RUIN_AND_COPY: Final = 19
"""Ruin a card of your Hand and use its ability (C19)."""
COPY_OWN_DEED: Final = 20
"""Use the ability of any of your Deeds (C22)."""
COPY_RIVALS_DEED: Final = 21
"""Use the ability of a rival's exposed Deed (C23)."""
SPEND_RINGS: Final = 22
"""How many Karmic Rings to spend at death (M2.8)."""

# Others are asked -------------------------------------------------------------------------------
THEY_RUIN_A_CARD: Final = 23
"""They ruin a card of their Hand (C2)."""
THEY_RUIN_A_DEED: Final = 24
"""They ruin one of their Deeds (C3)."""
OFFER: Final = 25
"""The karmic cost: who takes the card that was played (M2.4)."""

# Nobody is asked --------------------------------------------------------------------------------
RUIN_TOP_OF_DECK: Final = 26
"""The top card of their Deck goes to the Ruins (C1)."""
RUIN_TOP_OF_FUTURE: Final = 27
"""The top card of their Future Life goes to the Ruins (C5)."""
RUIN_EXPOSED_DEED: Final = 28
"""Their exposed Deed goes to the Ruins (C6)."""
DRAW: Final = 29
"""You draw a card from the Well (M2.3)."""
DEAL_ONTO_DECK: Final = 30
"""A card of the Well goes unseen onto their Deck (C11)."""
LOOK_AT_HAND: Final = 31
"""You look at their Hand (C16)."""
LOOK_AT_WELL: Final = 32
"""You lift the top card of the Well and look at it (C17)."""
STEAL_TOP_OF_FUTURE: Final = 33
"""The top card of their Future Life goes onto yours (C18)."""
TAKE_EXPOSED_DEED: Final = 34
"""Their exposed Deed goes into your Hand (C21)."""
EXTRA_PLAY: Final = 35
"""After the offer you may play another card (M2.2)."""
DEAL_OUT: Final = 36
"""The first Hands and Decks (G34)."""
FILL_DECK: Final = 37
"""The new Deck of a reborn player (M2.8)."""

FIRST_QUESTION: Final = PLAY
FIRST_ACT: Final = RUIN_TOP_OF_DECK

WORDS: Final = [
    "none",
    "first", "shuffle", "ruin-at-random", "show-at-random",
    "play", "play-again", "choose-rival", "choose-any-player", "may-ruin", "may-draw",
    "fetch-to-future", "fetch-to-hand", "sow", "may-score", "take-from-future", "may-place",
    "return-the-rest", "steal-one", "ruin-and-copy", "copy-own-deed", "copy-rivals-deed",
    "spend-rings", "they-ruin-a-card", "they-ruin-a-deed", "offer",
    "ruin-top-of-deck", "ruin-top-of-future", "ruin-exposed-deed", "draw", "deal-onto-deck",
    "look-at-hand", "look-at-well", "steal-top-of-future", "take-exposed-deed", "extra-play",
    "deal-out", "fill-deck",
]  # fmt: skip
"""The steps in position texts, and the words for open questions."""
