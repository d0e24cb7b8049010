"""What each seat sees of Unit: hands by option, all but the deck to everybody (U3, V35, V45)."""

from koloda.engine.containers.bits import popcount
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import ALL_SEEING
from koloda.engine.values.view import HIDDEN, TABLE, Zone, zone
from koloda.games.unit.cards import kinds, names
from koloda.games.unit.events import LIMITS
from koloda.games.unit.rules.damage import damage, unstopped
from koloda.games.unit.table import UnitTable


def shown(table: UnitTable, owner: i64) -> i64:
    """The part of a hand that everybody knows (U3, V45)."""
    side = table.sides[owner]
    if table.options.open_hands or table.ending == "cards":
        return side.hand
    return side.known


def zones(table: UnitTable, seat: int) -> list[Zone]:
    """The table as that seat sees it; each attack with its defenders is a zone of its own (V35)."""
    opened = seat == ALL_SEEING
    seen: list[Zone] = []
    for owner in range(2):
        side = table.sides[owner]
        hand = kinds(side.hand if owner == seat or opened else shown(table, owner))
        unseen = popcount(side.hand) - len(hand)
        seen.append(zone("hand", owner, names(hand) + (HIDDEN,) * unseen))
        for pile in range(4):
            seen.append(zone(LIMITS[pile], owner, names(side.pile(pile))))
    for attack in table.field:
        seen.append(zone("field", attack.owner, names(table.with_jokers(attack))))
    deck = names(table.deck[::-1]) if opened else (HIDDEN,) * len(table.deck)
    seen.append(zone("deck", TABLE, deck))
    seen.append(zone("discard", TABLE, names(kinds(table.discard))))
    seen.append(zone("gone", TABLE, names(kinds(table.gone))))
    return seen


def facts(table: UnitTable) -> dict[str, str]:
    """Turn, turns that are over, points, who is ready, cards locked or placed this turn (V35)."""
    told = {"turn": str(table.active), "turns": str(table.turns)}
    for seat, side in enumerate(table.sides):
        told[f"points.{seat}"] = str(side.points)
    for seat, side in enumerate(table.sides):
        told[f"recovered.{seat}"] = str(side.recovered)
    for seat, side in enumerate(table.sides):
        told[f"ready.{seat}"] = "yes" if side.ready else "no"
    locked = table.sides[0].locked | table.sides[1].locked
    placed = table.sides[0].placed | table.sides[1].placed
    if locked:
        told["locked"] = " ".join(names(kinds(locked)))
    if placed:
        told["placed"] = " ".join(names(kinds(placed)))
    return told


def figures(table: UnitTable) -> dict[str, str]:
    """The losses to come, the rest of each attack, each pile's free and whole sum, a quiet turn."""
    found = {"rest": " ".join([str(unstopped(table, attack)) for attack in table.field])}
    for seat, side in enumerate(table.sides):
        found[f"loss.{seat}"] = str(damage(table, seat))
        found[f"free.{seat}"] = " ".join([str(side.free(pile)) for pile in range(4)])
        found[f"limit.{seat}"] = " ".join([str(side.whole(pile)) for pile in range(4)])
    if not table.deck:
        # One more turn without a card on the field, and the game ends (V25).
        found["quiet"] = "1" if table.quiet else "0"
    return found
