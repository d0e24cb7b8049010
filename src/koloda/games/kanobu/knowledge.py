"""What each seat sees of Kanobu (R29): the pile, the sizes of hands, what a Star opens.

How knowledge of hands changes is in `rules.hands`, the worlds that agree with it in `worlds`.
"""

from koloda.engine.containers.bits import has
from koloda.engine.contract.state import ALL_SEEING
from koloda.engine.values.view import HIDDEN, TABLE, Zone, zone
from koloda.games.kanobu.cards import COLOUR, COLOURS, NO_SYMBOL, SYMBOLS
from koloda.games.kanobu.rules.direction import next_player
from koloda.games.kanobu.table import ANSWER, LAY, KanobuTable


def zones(table: KanobuTable, seat: int) -> list[Zone]:
    """The table as that seat sees it: hands and deck are hidden, all else is open (R29)."""
    opened = seat == ALL_SEEING
    seen: list[Zone] = []
    for owner, hand in enumerate(table.hands):
        cards = hand.cards() if owner == seat or opened else hand.known_cards()
        dark = hand.size - len(cards)
        seen.append(zone("hand", owner, table.pack.names(cards) + (HIDDEN,) * dark))
    pile = [table.pack.face_kinds[face] for face in table.pile.cards()]
    seen.append(zone("pile", TABLE, table.pack.names(pile)))
    deck = table.deck.cards()
    above = deck[table.known_under + len(table.bag) :][::-1]
    unseen = table.pack.names(above) if opened else (HIDDEN,) * len(above)
    under = table.pack.names(deck[: table.known_under][::-1])
    seen.append(zone("deck", TABLE, unseen + under))
    seen.append(zone("open", TABLE, table.pack.names(table.open_cards())))
    return seen


def facts(table: KanobuTable) -> dict[str, str]:
    """Whose turn it is, the direction, the effect that awaits an answer, who is out."""
    return {
        "turn": str(table.turn),
        "turns": str(table.turns),
        "direction": str(table.direction),
        "pending": " ".join(pending_words(table)) or "-",
        "named": " ".join(named_colours(table)) or "-",
        "idle": str(table.idle),
        "out": " ".join(map(str, table.out)) or "-",
        "met": str(table.memory.met()),
    }


def figures(table: KanobuTable) -> dict[str, str]:
    """The colours that count on the pile (N25, R5), and whose turn is next, if it is certain."""
    found = {"colours": " ".join(live_colours(table))}
    # No answer to an effect is a Reverse (N19); on any other turn one may be played or cancelled.
    if table.stage in (ANSWER, LAY):
        found["next"] = str(next_player(table, table.turn))
    return found


def live_colours(table: KanobuTable) -> list[str]:
    """The colours that a card of the pile's colour must share."""
    pack, face = table.pack, table.top
    if pack.names_colour(face):
        return [COLOURS[face - pack.named]]
    bits = 0 if face == pack.nothing else pack.colours[pack.face_kinds[face]]
    return [colour for at, colour in enumerate(COLOURS) if bits == 0 or has(bits, at)]


def named_colours(table: KanobuTable) -> list[str]:
    """The colours of the Colour changes on the pile, bottom first; `-` for one without."""
    named: list[str] = []
    for face in table.pile.cards():
        if table.pack.names_colour(face):
            named.append(COLOURS[face - table.pack.named])
        elif table.pack.symbol_on(face) == COLOUR:
            named.append("-")
    return named


def pending_words(table: KanobuTable) -> list[str]:
    """The effect that awaits an answer: its symbol, its amount, who has played it."""
    if table.pending == NO_SYMBOL:
        return []
    return [SYMBOLS[table.pending], str(table.amount), str(table.source)]
