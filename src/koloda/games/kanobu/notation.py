"""Positions of Kanobu as text: how they are written, and how they are read back."""

from typing import Final

from koloda.engine.containers.ints import u8, vec
from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.games.kanobu import faults
from koloda.games.kanobu.cards import ATTACKS, NO_SYMBOL, SYMBOLS
from koloda.games.kanobu.checks import check
from koloda.games.kanobu.hand import Hand
from koloda.games.kanobu.keys import key_number, key_text, order_key
from koloda.games.kanobu.knowledge import pending_words
from koloda.games.kanobu.rules.ending import ENDINGS
from koloda.games.kanobu.table import (
    ALL,
    ANSWER,
    DRAWN,
    LAY,
    OVER,
    SHUFFLE,
    STAGES,
    TASKS,
    TURN,
    KanobuTable,
)

KNOWN: Final = "!"
"""Marks a card that everybody knows."""
FRESH: Final = "+"
"""Marks a card drawn unseen from the renewed deck."""
REST: Final = "rest"
"""Stands for all cards that are named nowhere else; a convenience for people who type positions."""
MOST_OWED: Final = 10_000


def write(table: KanobuTable) -> dict[str, list[str]]:
    """Everything there is, as words under names."""
    words: dict[str, list[str]] = {
        "stage": [STAGES[table.stage]],
        "turn": [str(table.turn)],
        "turns": [str(table.turns)],
        "direction": [str(table.direction)],
        **effect_words(table),
    }
    if table.idle:
        words["idle"] = [str(table.idle)]
    if table.out:
        words["out"] = [str(seat) for seat in table.out]
    if table.ending:
        words["ending"] = [table.ending]
    words.update(card_words(table))
    words["apart"] = ["yes" if table.apart else "no"]
    words["met"] = [key_text(key) for key in table.memory.keys()]
    return words


def read(table: KanobuTable, fields: Fields) -> None:
    """Put what `write` has written onto an empty table, or refuse it with a clear sentence."""
    last_seat = table.options.players - 1
    table.stage = fields.choice("stage", STAGES)
    table.turn = fields.number("turn", 0, last_seat)
    table.turns = optional(fields, "turns", 0, table.options.cap)
    if "direction" in fields.words:
        table.direction = (1, -1)[fields.choice("direction", ["1", "-1"])]
    table.idle = optional(fields, "idle", 0, table.options.players)
    out = [fields.whole("out", word, 0, last_seat) for word in fields.take_or("out", [])]
    table.out = tuple(out)
    if "apart" in fields.words:
        table.apart = fields.choice("apart", ["no", "yes"]) == 1
    if table.stage == OVER:
        table.ending = ENDINGS[fields.choice("ending", ENDINGS)]
    read_cards(table, fields)
    read_effect(table, fields)
    check(table)
    read_met(table, fields)
    fields.finish()


def optional(fields: Fields, name: str, low: int, high: int) -> int:
    """A number that need not be there; then it is the lowest."""
    return fields.number(name, low, high) if name in fields.words else low


def read_met(table: KanobuTable, fields: Fields) -> None:
    """The positions met so far (R43); where none are given, this one is the first."""
    if "met" not in fields.words:
        if table.options.repeat and TURN <= table.stage <= ANSWER and table.stage != DRAWN:
            table.memory.visit(table.position_key())
        return
    keys = [key_number(word) for word in fields.take("met")]
    if -1 in keys:
        raise NotationError(faults.MET_NUMBERS)
    table.memory.replace(keys)


# What awaits an answer or is half done -------------------------------------------------------


def effect_words(table: KanobuTable) -> dict[str, list[str]]:
    """The pending effect, the card just drawn, the cards laid, the draw a shuffle interrupts."""
    words: dict[str, list[str]] = {}
    if table.pending != NO_SYMBOL:
        words["pending"] = pending_words(table)
    if table.stage == DRAWN:
        words["drawn"] = [table.pack.tokens[table.drawn] + KNOWN * table.drawn_seen]
    if table.stage == LAY:
        words["laid"] = [str(table.laid)]
    if table.stage == SHUFFLE:
        # Who has played a card matters only while everybody else draws for it.
        source = table.source if table.task == ALL else 0
        numbers = [table.drawer, table.owed, table.amount, source]
        words["task"] = [TASKS[table.task], *map(str, numbers)]
    return words


def read_effect(table: KanobuTable, fields: Fields) -> None:
    """Read what `effect_words` has written."""
    last_seat = table.options.players - 1
    if table.stage == ANSWER or "pending" in fields.words:
        words = fields.take("pending")
        symbols = [SYMBOLS[symbol] for symbol in ATTACKS]
        if len(words) != 3 or words[0] not in symbols:
            raise NotationError(faults.PENDING_WORDS, known=", ".join(symbols))
        table.pending = SYMBOLS.index(words[0])
        table.amount = fields.whole("pending", words[1], 1, MOST_OWED)
        table.source = fields.whole("pending", words[2], 0, last_seat)
    if table.stage == DRAWN:
        word = " ".join(fields.take("drawn"))
        table.drawn = fields.card("drawn", word.removesuffix(KNOWN), table.pack.tokens)
        table.drawn_seen = word.endswith(KNOWN)
    if table.stage == LAY:
        table.laid = fields.number("laid", 1, 2)
    if table.stage == SHUFFLE:
        words = fields.take("task")
        if len(words) != 5 or words[0] not in TASKS:
            raise NotationError(faults.TASK_WORDS, known=", ".join(TASKS))
        table.task = TASKS.index(words[0])
        table.drawer = fields.whole("task", words[1], 0, last_seat)
        table.owed = fields.whole("task", words[2], 0, MOST_OWED)
        table.amount = fields.whole("task", words[3], 0, MOST_OWED)
        table.source = fields.whole("task", words[4], 0, last_seat)


# Cards ---------------------------------------------------------------------------------------


def card_words(table: KanobuTable) -> dict[str, list[str]]:
    """All cards: hands, pile, opened cards, deck and bag."""
    pack = table.pack
    words = {f"hand.{seat}": hand_words(table, hand) for seat, hand in enumerate(table.hands)}
    words["pile"] = [pack.face_tokens[face] for face in table.pile.cards()]
    words["open"] = list(pack.names(table.open_cards()))
    words["deck"] = deck_words(table)
    words["bag"] = [pack.tokens[kind] for kind in table.bag]
    return words


def read_cards(table: KanobuTable, fields: Fields) -> None:
    """Read what `card_words` has written; together it is the whole deck."""
    pack, tokens = table.pack, table.pack.tokens
    found: list[int] = []
    hands = [read_hand(f"hand.{seat}", fields, tokens) for seat in range(table.options.players)]
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
    for seat, cards in enumerate(hands):
        fill_hand(table.hands[seat], cards)
    table.count_hands()
    table.opened = vec[u8](opened)
    table.bag = vec[u8](bag)
    read_deck(table, words, bag)
    for face in pile:
        table.cover(face)


def hand_words(table: KanobuTable, hand: Hand) -> list[str]:
    """One seat's hand, with the marks of what others know."""
    return [
        *(token + KNOWN for token in table.pack.names(hand.known_cards())),
        *table.pack.names(hand.old_cards()),
        *(token + FRESH for token in table.pack.names(hand.fresh_cards())),
    ]


def read_hand(name: str, fields: Fields, tokens: list[str]) -> list[tuple[int, str]]:
    """One seat's hand: the kinds and the last characters of their words."""
    return [
        (fields.card(name, word.rstrip(KNOWN + FRESH), tokens), word[-1])
        for word in fields.take_or(name, [])
    ]


def fill_hand(hand: Hand, cards: list[tuple[int, str]]) -> None:
    """Put the cards that `read_hand` has read into an empty hand."""
    for kind, mark in cards:
        if mark == KNOWN:
            hand.add_known(kind)
        elif mark == FRESH:
            hand.add_fresh(kind)
        else:
            hand.add(kind)


def deck_words(table: KanobuTable) -> list[str]:
    """The deck, top first, as far as the shuffle has placed its cards."""
    deck = table.pack.names(table.deck.cards())
    under = [token + KNOWN for token in deck[: table.known_under]]
    return [*under, *deck[table.known_under + len(table.bag) :]][::-1]


def read_deck(table: KanobuTable, words: list[str], bag: list[int]) -> None:
    """The deck, top first; the cards that everybody knows are at the bottom."""
    tokens = table.pack.tokens
    deck = [tokens.index(word.removesuffix(KNOWN)) for word in reversed(words)]
    table.deck.lay(bag + deck if table.stage == SHUFFLE else deck)
    table.deck_key = order_key(table.deck)
    marks = [word.endswith(KNOWN) for word in words]
    table.known_under = sum(marks)
    if marks != sorted(marks):
        raise NotationError(faults.KNOWN_AT_BOTTOM)
