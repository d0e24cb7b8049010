"""What each seat sees of Karmaka (G18, G29, G36).

The numbers of cards are open (F3), and so are all Deeds and all Ruins.

F: the rule book's questions and answers.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_stack import from_top
from koloda.engine.containers.pile import Pile
from koloda.engine.contract.state import ALL_SEEING
from koloda.engine.contract.turn_order import next_seat
from koloda.engine.values.view import HIDDEN, TABLE, Zone, zone
from koloda.games.karmaka.cards import TOKENS, colour_points, names
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.knowers import kind_of, knower, knowers_of
from koloda.games.karmaka.rules.ending import TRANSCENDENCE
from koloda.games.karmaka.rules.lives import LOWEST_THRESHOLD
from koloda.games.karmaka.table import KarmakaTable


def zones(table: KarmakaTable, seat: int) -> list[Zone]:
    """The table as that seat sees it; ordered piles from their top."""
    mine, opened = knower(seat), seat == ALL_SEEING
    on_turn = seat == table.turn or opened
    seen: list[Zone] = []
    for owner, place in enumerate(table.places):
        own = owner == seat or opened
        hand = held(place.hand, own, mine)
        if on_turn and owner == table.target:
            hand = without(hand, names(table.shown.cards()))
        seen.append(zone("hand", owner, hand))
        seen.append(zone("deck", owner, faces(place.deck, opened, mine)))
        seen.append(zone("future", owner, faces(place.future, own, mine)))
        seen.append(zone("deeds", owner, names(place.deeds.cards()[::-1])))
    loose = names(table.loose.cards()) if opened else (HIDDEN,) * table.loose.size
    seen.append(zone("well", TABLE, faces(table.well, opened, mine) + loose))
    seen.append(zone("ruins", TABLE, names(table.ruins.cards()[::-1])))
    seen.append(zone("inplay", TABLE, names([table.in_play] if table.in_play >= 0 else [])))
    # To all others the cards that Swindle shows are in the Hand like the rest of it (G29).
    shown = names(table.shown.cards()) if on_turn else ()
    seen.append(zone("shown", TABLE, held(table.lifted, on_turn, mine) + shown))
    return seen


def facts(table: KarmakaTable) -> dict[str, str]:
    """The ladder, the Rings, whose turn it is, what the card in play aims at, repetitions."""
    found = {"turn": str(table.turn), "turns": str(table.turns)}
    for seat, place in enumerate(table.places):
        found[f"rung.{seat}"] = str(place.rung)
        found[f"rings.{seat}"] = str(place.rings)
    found["extra"] = str(table.extra)
    found["target"] = "none" if table.target < 0 else str(table.target)
    found["copied"] = "none" if table.copied < 0 else TOKENS[table.copied]
    found["taken"] = str(table.taken)
    found["met"] = str(table.memory.met())
    return found


def figures(table: KarmakaTable) -> dict[str, str]:
    """What each rung asks for and each seat has (M2.8); questions alike; whose turn is next."""
    asked = [str(LOWEST_THRESHOLD + rung) for rung in range(TRANSCENDENCE)]
    found = {"asked": " ".join(asked), "alike": str(alike(from_top(table.stack)))}
    found["next"] = str(next_seat(table.turn, table.options.seats))  # M2.7
    for seat, place in enumerate(table.places):
        found[f"points.{seat}"] = " ".join(map(str, colour_points(place.deeds.cards())))
    return found


def alike(steps: list[int]) -> int:
    """How many steps like the next one come in a row: two cards to sow are asked for one by one."""
    different = (at for at, step in enumerate(steps) if step != steps[0])
    return next(different, len(steps))


def faces(pile: Pile, own: bool, mine: i64) -> tuple[str, ...]:
    """A pile from its top, as a seat knows it."""
    return tuple(
        TOKENS[kind_of(card)] if own or knowers_of(card) & mine else HIDDEN
        for card in pile.cards()[::-1]
    )


def held(hand: Hand, own: bool, mine: i64) -> tuple[str, ...]:
    """A Hand as a seat knows it: the cards it is sure of, then the others."""
    if own:
        return names(hand.cards())
    known = names(hand.sure(mine))
    return known + (HIDDEN,) * (hand.size - len(known))


def without(hand: tuple[str, ...], shown: tuple[str, ...]) -> tuple[str, ...]:
    """A Hand without the cards that lie elsewhere for the moment."""
    left = list(hand)
    for token in shown:
        left.remove(token)
    return tuple(left)
