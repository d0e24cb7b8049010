"""Reading a position of crazy eights, with a clear sentence for everything that cannot be."""

from typing import Final

from crazy_eights.cards import EIGHT, SUITS, TOKENS
from crazy_eights.options import EightsSetup
from crazy_eights.state import EightsState
from crazy_eights.table import (
    DEALER_STAGE,
    DEALING,
    DRAWING,
    NAMING,
    OVER,
    SETTLING,
    STAGES,
    TURN_UP,
    full_deck,
)
from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards

REST: Final = "rest"
"""Stands for all cards that are named nowhere else; a convenience for people who type positions."""


def read(setup: EightsSetup, fields: Fields) -> EightsState:
    """The state that `EightsState.fields` has written."""
    state = EightsState(setup)
    state.stage = fields.choice("stage", STAGES)
    state.turn = fields.number("turn", 0, setup.players - 1)
    state.suit = fields.choice("suit", [*SUITS, "-"])
    if state.suit == len(SUITS):
        state.suit = -1
    state.direction = fields.choice("direction", ["-1", "1"]) * 2 - 1
    state.drawn = fields.number("drawn", 0, setup.max_draw_cards)
    state.owed = fields.number("owed", 0, 8 * setup.decks)
    state.passes = fields.number("passes", 0, setup.players + 1)
    read_cards(state, fields)
    fields.finish()
    complaint = check(state)
    if complaint:
        raise NotationError(f"crazy_eights position: {complaint}")
    return state


def read_cards(state: EightsState, fields: Fields) -> None:
    """Hands, top card, pile and deck, which together are all cards."""
    whole = full_deck(state.rules.decks)
    found: list[int] = []
    for seat, hand in enumerate(state.hands):
        hand_cards = fields.cards(f"hand.{seat}", TOKENS)
        hand.fill(hand_cards)
        found += hand_cards
    top = fields.cards("top", TOKENS)
    if len(top) > 1:
        raise NotationError("crazy_eights position: one card is on top of the pile")
    state.top = top[0] if top else -1
    pile = fields.cards("pile", TOKENS)
    found += top + pile
    words = fields.take("deck")
    if words == [REST]:
        deck = whole[:]
        for card in found:
            if card in deck:
                deck.remove(card)
    else:
        deck = [fields.card("deck", word, TOKENS) for word in words]
    check_all_cards("crazy_eights", found + deck, whole, TOKENS)
    state.pile.fill(pile)
    state.deck.fill(deck)


def check(state: EightsState) -> str:
    """What is wrong with a position that no game can reach, or nothing."""
    if state.stage <= TURN_UP:
        return check_deal(state)
    rules = state.rules
    if state.top < 0 or state.suit < 0:
        return "a card lies on top and a suit is to be followed"
    eight = state.top >> 2 == EIGHT
    if state.suit != state.top & 3 and not eight:
        return "the suit to follow is that of the top card, unless it is an eight"
    if state.stage == NAMING and not eight:
        return "a suit is named only for an eight"
    if state.passes and state.deck.size:
        return "passes are counted when the deck is empty"
    if state.owed and (state.drawn or (state.owed % 2 and state.stage != SETTLING)):
        return "twos ask for two cards each, and before anything is drawn"
    if (state.owed or state.direction < 0) and not rules.special:
        return "without special cards nothing is owed and the direction stays 1"
    if state.owed and state.top >> 2 != 0:
        return "cards are owed only for a two on top"
    if state.stage in (DRAWING, SETTLING) or state.owed:
        if state.deck.size == 0:
            return "there is nothing to draw from"
        if (state.stage == SETTLING) != (state.owed > 0) and state.stage in (DRAWING, SETTLING):
            return "owed cards are drawn in stage settle, others in stage draw"
    if state.stage == DRAWING and state.drawn == rules.max_draw_cards:
        return "no more cards may be drawn in this turn"
    return check_end(state)


def check_deal(state: EightsState) -> str:
    """What is wrong with a position before the first card is turned up, or nothing."""
    if state.top >= 0 or state.suit >= 0 or state.pile.size:
        return f"there is no pile in stage {STAGES[state.stage]}"
    if state.drawn or state.owed or state.passes or state.direction < 0:
        return f"nobody has played in stage {STAGES[state.stage]}"
    seats, each = state.rules.players, state.rules.cards_each
    dealt = sum(hand.size for hand in state.hands)
    expected = [0] * seats
    for step in range(dealt):
        expected[(state.turn - dealt + step) % seats] += 1
    full = dealt == seats * each
    fair = expected == [hand.size for hand in state.hands]
    stages = {DEALER_STAGE: dealt == 0 and state.turn == 0, DEALING: not full, TURN_UP: full}
    if not fair or not stages[state.stage]:
        return "cards are dealt one at a time up to the seat before 'turn', as many for everybody"
    return ""


def check_end(state: EightsState) -> str:
    """What is wrong with the end of the game, or with its absence, or nothing."""
    out = sum(hand.size == 0 for hand in state.hands)
    played = state.pile.size >= state.rules.max_turns
    passed = state.passes > state.rules.players
    if state.pile.size > state.rules.max_turns or out > 1:
        return "the game was over before this"
    if (out > 0 or played or passed) != (state.stage == OVER):
        return "the game is over when a hand is empty, max_turns cards are played or all pass"
    return ""
