"""Reading a position of Kanobu, with a clear sentence for everything that cannot be."""

from typing import Final

from koloda.engine.containers.ints import u8, vec
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.games.kanobu.cards import CHANCE_CARD, SKIP, SYMBOLS, high_word, low_word
from koloda.games.kanobu.checks import check
from koloda.games.kanobu.flow import ENDINGS
from koloda.games.kanobu.hand import Hand, empty_hand
from koloda.games.kanobu.keys import key_number, order_key
from koloda.games.kanobu.options import KanobuSetup
from koloda.games.kanobu.state import KanobuState
from koloda.games.kanobu.table import (
    ANSWER,
    DRAWN,
    LAY,
    MARKS,
    OVER,
    SHUFFLE,
    STAGES,
    TASKS,
    TURN,
)

KNOWN: Final = "!"
FRESH: Final = "+"
REST: Final = "rest"
"""Stands for all cards that are named nowhere else; a convenience for people who type positions."""
MOST_OWED: Final = 10_000


def read(setup: KanobuSetup, fields: Fields) -> KanobuState:
    """The state that `KanobuState.fields` has written."""
    state = KanobuState(setup, [], setup.row(), vec[u8](), setup.row(), RepetitionTable(MARKS))
    last_seat = setup.players - 1
    state.stage = fields.choice("stage", STAGES)
    state.turn = fields.number("turn", 0, last_seat)
    state.turns = optional(fields, "turns", 0, setup.cap)
    state.direction = (
        (1, -1)[fields.choice("direction", ["1", "-1"])] if "direction" in fields.words else 1
    )
    state.idle = optional(fields, "idle", 0, setup.players)
    out = [fields.whole("out", word, 0, last_seat) for word in fields.take_or("out", [])]
    state.out = tuple(out)
    if "apart" in fields.words:
        state.apart = fields.choice("apart", ["no", "yes"]) == 1
    if state.stage == OVER:
        state.ending = ENDINGS[fields.choice("ending", ENDINGS)]
    read_cards(state, fields)
    read_effect(state, fields)
    check(state)
    read_keys(state, fields)
    fields.finish()
    return state


def optional(fields: Fields, name: str, low: int, high: int) -> int:
    """A number that need not be there; then it is the lowest."""
    return fields.number(name, low, high) if name in fields.words else low


def read_cards(state: KanobuState, fields: Fields) -> None:
    """Hands, pile, open cards, bag and deck; together they are the whole deck."""
    pack, tokens = state.pack, state.pack.tokens
    found: list[int] = []
    hands = [read_hand(f"hand.{seat}", fields, tokens) for seat in range(state.rules.players)]
    for hand in hands:
        found += [kind for kind, _ in hand]
    pile = fields.cards("pile", pack.face_tokens) if "pile" in fields.words else []
    opened = fields.cards("open", tokens) if "open" in fields.words else []
    bag = sorted(fields.cards("bag", tokens)) if "bag" in fields.words else []
    found += opened + bag + [pack.face_kinds[face] for face in pile]
    words = fields.take_or("deck", [])
    plain = [word.removesuffix(KNOWN) for word in words if word != REST]
    found += [fields.card("deck", word, tokens) for word in plain]
    if REST in words:
        place = words.index(REST)
        rest = pack.cards[:]
        for kind in found:
            if kind in rest:
                rest.remove(kind)
        found += rest
        words[place : place + 1] = [tokens[kind] for kind in rest]
    check_all_cards("kanobu", found, pack.cards, tokens)
    for seat, hand in enumerate(hands):
        state.hands.append(held(hand, len(tokens)))
        lacks = fields.kinds(f"lacks.{seat}", tokens)
        state.hands[seat].lacks_low = low_word(lacks)
        state.hands[seat].lacks_high = high_word(lacks)
    state.count_hands()
    state.opened = vec[u8](opened)
    state.bag = vec[u8](bag)
    read_deck(state, words, bag)
    for face in pile:
        state.cover(face)


def read_hand(name: str, fields: Fields, tokens: list[str]) -> list[tuple[int, str]]:
    """One seat's hand: the kinds and the last characters of their words."""
    return [
        (fields.card(name, word.rstrip(KNOWN + FRESH), tokens), word[-1])
        for word in fields.take_or(name, [])
    ]


def held(cards: list[tuple[int, str]], kinds: int) -> Hand:
    """A hand that holds these cards."""
    hand = empty_hand(kinds)
    for kind, mark in cards:
        if mark == KNOWN:
            hand.add_known(kind)
        elif mark == FRESH:
            hand.add_fresh(kind)
        else:
            hand.add(kind)
    return hand


def read_deck(state: KanobuState, words: list[str], bag: list[int]) -> None:
    """The deck, top first; the cards that everybody knows are at the bottom."""
    tokens = state.pack.tokens
    deck = [tokens.index(word.removesuffix(KNOWN)) for word in reversed(words)]
    state.deck.lay(bag + deck if state.stage == SHUFFLE else deck)
    state.deck_key = order_key(state.deck)
    marks = [word.endswith(KNOWN) for word in words]
    state.seen = sum(marks)
    if marks != sorted(marks):
        raise NotationError("kanobu position: the known cards of the deck are at its bottom")


def read_effect(state: KanobuState, fields: Fields) -> None:
    """What awaits an answer or is half done."""
    last_seat = state.rules.players - 1
    if state.stage == ANSWER or "pending" in fields.words:
        words = fields.take("pending")
        symbols = SYMBOLS[SKIP : CHANCE_CARD + 1]
        if len(words) != 3 or words[0] not in symbols:
            raise NotationError(
                f"kanobu position: 'pending' is one of {', '.join(symbols)}, "
                "its amount and the seat that has played it"
            )
        state.pending = SYMBOLS.index(words[0])
        state.amount = fields.whole("pending", words[1], 1, MOST_OWED)
        state.source = fields.whole("pending", words[2], 0, last_seat)
    if state.stage == DRAWN:
        word = " ".join(fields.take("drawn"))
        state.drawn = fields.card("drawn", word.removesuffix(KNOWN), state.pack.tokens)
        state.drawn_seen = word.endswith(KNOWN)
    if state.stage == LAY:
        state.laid = fields.number("laid", 1, 2)
    if state.stage == SHUFFLE:
        words = fields.take("task")
        if len(words) != 5 or words[0] not in TASKS:
            raise NotationError(
                f"kanobu position: 'task' is one of {', '.join(TASKS)}, the seat that draws, "
                "cards owed, cards for everybody, and who has played the card"
            )
        state.task = TASKS.index(words[0])
        state.drawer = fields.whole("task", words[1], 0, last_seat)
        state.owed = fields.whole("task", words[2], 0, MOST_OWED)
        state.amount = fields.whole("task", words[3], 0, MOST_OWED)
        state.source = fields.whole("task", words[4], 0, last_seat)


def read_keys(state: KanobuState, fields: Fields) -> None:
    """The positions met so far; where none are given, this one is the first."""
    if "met" not in fields.words:
        if state.rules.repeat and TURN <= state.stage <= ANSWER and state.stage != DRAWN:
            state.memory.visit(state.position_key())
        return
    keys = [key_number(word) for word in fields.take("met")]
    if -1 in keys:
        raise NotationError("kanobu position: 'met' holds numbers of fifteen hexadecimal digits")
    state.memory.replace(keys)
