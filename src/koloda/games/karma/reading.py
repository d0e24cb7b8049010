"""Reading a position of Karma, with a clear sentence for everything that cannot be."""

from typing import Final

from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.games.karma.cards import KINDS, PT, TOKENS, cards_of, full_deck, kinds
from koloda.games.karma.options import KarmaSetup
from koloda.games.karma.state import KarmaState, first_state
from koloda.games.karma.table import (
    CHOOSE,
    DEALER_STAGE,
    FOLLOW,
    GIVING,
    KEY_BITS,
    OVER,
    PLAYING,
    SHUFFLE,
    STAGES,
    ZONES,
)

ENDINGS: Final = ["cards", "repetition", "cap"]
REST: Final = "rest"
"""Stands for all cards that are named nowhere else; a convenience for people who type positions."""


def read(setup: KarmaSetup, fields: Fields) -> KarmaState:
    """The state that `KarmaState.fields` has written."""
    state = first_state(setup)
    state.stage = fields.choice("stage", STAGES)
    state.turn = fields.number("turn", 0, setup.players - 1)
    turns = fields.take_or("turns", ["0"])
    state.turns = fields.whole("turns", " ".join(turns), 0, setup.cap)
    for seat in range(setup.players):
        read_place(state, seat, fields)
    read_piles(state, fields)
    # Somebody who types a position leaves out what was met before: it is met for the first time.
    typed_turn = state.stage == PLAYING and "met" not in fields.words
    read_rest(state, fields)
    fields.finish()
    state.count_keys()
    check(state)
    if typed_turn:
        state.note_position()
    return state


def read_place(state: KarmaState, seat: int, fields: Fields) -> None:
    """One seat's cards."""
    place = state.places[seat]
    name = f"hand.{seat}"
    words = fields.take_or(name, [])
    hand = [fields.card(name, word.removesuffix("!"), TOKENS) for word in words]
    known = [kind for kind, word in zip(hand, words, strict=True) if word.endswith("!")]
    up = fields.cards(f"up.{seat}", TOKENS) if f"up.{seat}" in fields.words else []
    down = fields.take_or(f"down.{seat}", ["-", "-", "-"])
    if len(up) > 3 or len(down) != 3:
        raise NotationError(f"karma position: seat {seat} has three places on the table")
    slots = [-1 if word == "-" else fields.card(f"down.{seat}", word, TOKENS) for word in down]
    if max([hand.count(kind) + up.count(kind) for kind in range(KINDS)]) > state.rules.copies:
        raise NotationError(f"karma position: seat {seat} has more copies of a card than there are")
    place.hand = cards_of(hand)
    place.known = cards_of(known)
    place.lacks = cards_of(fields.kinds(f"lacks.{seat}", TOKENS))
    place.hand_size = len(hand)
    place.up = cards_of(up)
    place.up_size = len(up)
    place.lay_down(slots)


def read_piles(state: KarmaState, fields: Fields) -> None:
    """Pile, deck, bag and the cards out of the game; together with the seats' they are the deck."""
    state.lay_pile(fields.cards("pile", TOKENS) if "pile" in fields.words else [])
    state.deck = fields.cards("deck", TOKENS)[::-1] if "deck" in fields.words else []
    bag = fields.cards("bag", TOKENS) if "bag" in fields.words else []
    found = state.pile + state.deck + bag
    for place in state.places:
        found += kinds(place.hand) + kinds(place.up)
        found += [place.under(slot) for slot in range(3) if place.under(slot) >= 0]
    whole = kinds(full_deck(state.rules.copies))
    words = fields.take_or("removed", [])
    if words == [REST]:
        removed = list(whole)
        for kind in found:
            if kind in removed:
                removed.remove(kind)
    else:
        removed = [fields.card("removed", word, TOKENS) for word in words]
    check_all_cards("karma", found + removed, whole, TOKENS)
    state.bag = cards_of(bag)
    state.removed = cards_of(removed)


def read_rest(state: KarmaState, fields: Fields) -> None:
    """What the rules remember besides the cards."""
    fixed = fields.take_or("fixed", ["0"])
    state.fixed = fields.whole("fixed", " ".join(fixed), 0, len(state.pile))
    keys = fields.take_or("met", [])
    state.memory.replace([fields.whole("met", key, 0, KEY_BITS) for key in keys])
    if state.stage == FOLLOW:
        words = fields.take("from")
        if len(words) != 2 or words[0] not in ZONES:
            raise NotationError("karma position: 'from' is hand, up or down and a number")
        state.pt_zone = ZONES.index(words[0])
        state.pt_stop = fields.whole("from", words[1], 0, len(state.pile))
    if state.stage == OVER:
        state.ending = ENDINGS[fields.choice("ending", ENDINGS)]


def check(state: KarmaState) -> None:
    """Refuse a position that no game can reach and no rule could go on from."""
    holders = [seat for seat, place in enumerate(state.places) if place.has_cards()]
    dealt = state.stage > SHUFFLE
    if (dealt and state.bag) or (not dealt and (holders or state.pile or state.removed)):
        raise NotationError("karma position: cards lie in the bag before the deal and only then")
    if (state.stage == SHUFFLE and not state.bag) or (state.stage == DEALER_STAGE and state.deck):
        raise NotationError(f"karma position: the deck does not suit stage {STAGES[state.stage]}")
    if state.stage <= CHOOSE and any(place.known for place in state.places):
        raise NotationError("karma position: nobody has shown a hand card before the first turn")
    if state.stage == CHOOSE:
        sizes = [(place.hand_size + place.up_size, place.up_size) for place in state.places]
        if any(size != 6 for size, _ in sizes) or all(up == 3 for _, up in sizes):
            raise NotationError(
                "karma position: in stage choose everybody has six cards to choose from"
            )
    if PLAYING <= state.stage <= FOLLOW and len(holders) < 2:
        raise NotationError("karma position: a game goes on while two players have cards")
    if PLAYING <= state.stage <= FOLLOW and state.turn not in holders:
        raise NotationError("karma position: the seat to play has no cards")
    if state.stage == FOLLOW and (not state.pile or state.pile[-1] != PT):
        raise NotationError("karma position: in stage follow a PT lies on top of the pile")
    if state.stage == GIVING and (not state.pile or state.rules.players == 2):
        raise NotationError("karma position: in stage give a pile goes to one of several others")
    if state.ending == "cards" and len(holders) != 1:
        raise NotationError("karma position: the game has ended, so one player has cards")
