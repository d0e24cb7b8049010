"""Positions of Karma as text: how they are written, and how they are read back."""

from typing import Final

from koloda.engine.containers.packed_multiset import cards, multiset
from koloda.engine.containers.packed_slots import EMPTY
from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.games.karma import faults
from koloda.games.karma.actions import SLOTS
from koloda.games.karma.cards import KINDS, TOKENS, names
from koloda.games.karma.checks import check
from koloda.games.karma.keys import KEY_BITS
from koloda.games.karma.place import LOCATIONS, Place
from koloda.games.karma.rules.ending import ENDINGS, note_position
from koloda.games.karma.rules.pile import lay_pile
from koloda.games.karma.table import FOLLOW, OVER, PLAYING, STAGES, KarmaTable

KNOWN: Final = "!"
"""Marks a hand card that everybody knows."""
NO_CARD_THERE: Final = "-"
REST: Final = "rest"
"""Stands for all cards that are named nowhere else; a convenience for people who type positions."""


# Writing --------------------------------------------------------------------------------------


def write(table: KarmaTable) -> dict[str, list[str]]:
    """Everything there is, as words under names."""
    words: dict[str, list[str]] = {
        "stage": [STAGES[table.stage]],
        "turn": [str(table.turn)],
        "turns": [str(table.turns)],
    }
    if table.stage == FOLLOW:
        words["from"] = [LOCATIONS[table.pt_location], str(table.pt_stop)]
    if table.ending:
        words["ending"] = [table.ending]
    for seat, place in enumerate(table.places):
        known = [token + KNOWN for token in names(cards(place.known))]
        words[f"hand.{seat}"] = known + list(names(place.unknown()))
        words[f"up.{seat}"] = list(names(cards(place.up)))
        words[f"down.{seat}"] = write_down(place)
    words["pile"] = list(names(table.pile))
    words["deck"] = list(names(table.deck[::-1]))
    words["bag"] = list(names(cards(table.bag)))
    words["removed"] = list(names(cards(table.removed)))
    words["fixed"] = [str(table.fixed)]
    words["met"] = list(map(str, table.memory.keys()))
    return words


def write_down(place: Place) -> list[str]:
    """The face-down slots."""
    cards = [place.under(slot) for slot in range(SLOTS)]
    return [NO_CARD_THERE if kind == EMPTY else TOKENS[kind] for kind in cards]


# Reading --------------------------------------------------------------------------------------


def read(table: KarmaTable, fields: Fields) -> None:
    """Fill a fresh table from what `write` has written."""
    players = table.options.players
    table.stage = fields.choice("stage", STAGES)
    table.turn = fields.number("turn", 0, players - 1)
    turns = fields.take_or("turns", ["0"])
    table.turns = fields.whole("turns", " ".join(turns), 0, table.options.cap)
    for seat in range(players):
        read_place(table, seat, fields)
    read_piles(table, fields)
    # Somebody who types a position leaves out what was met before: it is met for the first time.
    typed_turn = table.stage == PLAYING and "met" not in fields.words
    read_rest(table, fields)
    fields.finish()
    table.count_keys()
    check(table)
    if typed_turn:
        note_position(table)


def read_place(table: KarmaTable, seat: int, fields: Fields) -> None:
    """One seat's cards."""
    place = table.places[seat]
    name = f"hand.{seat}"
    words = fields.take_or(name, [])
    hand = [fields.card(name, word.removesuffix(KNOWN), TOKENS) for word in words]
    known = [kind for kind, word in zip(hand, words, strict=True) if word.endswith(KNOWN)]
    up = cards_or_none(fields, f"up.{seat}")
    down = fields.take_or(f"down.{seat}", [NO_CARD_THERE] * SLOTS)
    if len(up) > SLOTS or len(down) != SLOTS:
        raise NotationError(faults.THREE_PLACES, seat=seat)
    if max([hand.count(kind) + up.count(kind) for kind in range(KINDS)]) > table.options.copies:
        raise NotationError(faults.MANY_COPIES, seat=seat)
    place.hand = multiset(hand)
    place.hand_size = len(hand)
    place.known = multiset(known)
    place.up = multiset(up)
    place.up_size = len(up)
    place.lay_down(
        [
            EMPTY if word == NO_CARD_THERE else fields.card(f"down.{seat}", word, TOKENS)
            for word in down
        ]
    )


def read_piles(table: KarmaTable, fields: Fields) -> None:
    """Pile, deck, bag and the cards out of the game; together with the seats' they are the deck."""
    lay_pile(table, cards_or_none(fields, "pile"))
    table.deck = cards_or_none(fields, "deck")[::-1]
    bag = cards_or_none(fields, "bag")
    found = table.pile + table.deck + bag
    for place in table.places:
        found += cards(place.hand) + cards(place.up)
        found += [place.under(slot) for slot in range(SLOTS) if place.under(slot) != EMPTY]
    whole = cards(table.options.deck)
    removed = read_removed(fields, found, whole)
    check_all_cards("karma", found + removed, whole, TOKENS)
    table.bag = multiset(bag)
    table.removed = multiset(removed)


def read_removed(fields: Fields, found: list[int], whole: list[int]) -> list[int]:
    """The cards out of the game, by name or as the rest of the whole deck."""
    words = fields.take_or("removed", [])
    if words != [REST]:
        return [fields.card("removed", word, TOKENS) for word in words]
    removed = list(whole)
    for kind in found:
        if kind in removed:
            removed.remove(kind)
    return removed


def read_rest(table: KarmaTable, fields: Fields) -> None:
    """What the rules remember besides the cards."""
    fixed = fields.take_or("fixed", ["0"])
    table.fixed = fields.whole("fixed", " ".join(fixed), 0, table.pile_size)
    keys = fields.take_or("met", [])
    table.memory.replace([fields.whole("met", key, 0, KEY_BITS) for key in keys])
    if table.stage == FOLLOW:
        words = fields.take("from")
        if len(words) != 2 or words[0] not in LOCATIONS:
            raise NotationError(faults.PLAYED_FROM)
        table.pt_location = LOCATIONS.index(words[0])
        table.pt_stop = fields.whole("from", words[1], 0, table.pile_size)
    if table.stage == OVER:
        table.ending = ENDINGS[fields.choice("ending", ENDINGS)]


def cards_or_none(fields: Fields, name: str) -> list[int]:
    """The cards under a name that need not be there."""
    return fields.cards(name, TOKENS) if name in fields.words else []
