"""What the red cards do (C1 to C7), "they" being the player chosen before.

Numbers with F are the rule book's questions and answers.
"""

from koloda.engine.containers.ints import i64
from koloda.games.karmaka import events
from koloda.games.karmaka.knowers import kind_of
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.hands import hand_to_ruins
from koloda.games.karmaka.rules.well import ruin
from koloda.games.karmaka.table import KarmakaTable


def panic(table: KarmakaTable) -> None:
    """The top card of their Deck is ruined, unseen before (C1)."""
    they = table.places[table.target]
    if they.deck.size:
        ruin(table, kind_of(they.pop_deck()), events.RUINED_DECK, table.target)


def dwindle(table: KarmakaTable, seat: i64, kind: i64) -> None:
    """The chosen player ruins a card of their Hand, their choice (C2, F10)."""
    hand_to_ruins(table, seat, kind, events.RUINED)


def crisis(table: KarmakaTable, seat: i64, depth: i64) -> None:
    """The rival ruins one of their Deeds, their choice; the others keep their order (C3, F6)."""
    ruin(table, table.places[seat].take_deed(depth), events.RUINED_DEED, seat)


def roulette_ruins(table: KarmakaTable, seat: i64, kind: i64) -> None:
    """A card of the Hand is ruined, and one more may be drawn for it (C4, F17)."""
    hand_to_ruins(table, seat, kind, events.RUINED)
    if table.next_step() == steps.MAY_RUIN:
        table.push_after_next(steps.MAY_DRAW)
    else:
        table.push_step(steps.MAY_DRAW)


def roulette_draws(table: KarmakaTable) -> None:
    """The player draws one of the allowed cards and sees it before going on (C4, F17)."""
    table.push_step(steps.DRAW)


def hells_heart(table: KarmakaTable) -> None:
    """The top card of their Future Life is ruined; the step comes twice (C5, F4, G16)."""
    they = table.places[table.target]
    if they.future.size:
        ruin(table, kind_of(they.take_future(0)), events.RUINED_FUTURE, table.target)


def vengeance(table: KarmakaTable) -> None:
    """Their exposed Deed is ruined (C6)."""
    they = table.places[table.target]
    if they.deeds.size:
        ruin(table, they.take_deed(0), events.RUINED_DEED, table.target)


def spite(table: KarmakaTable, kind: i64) -> None:
    """Chance has picked a card of their Hand for the Ruins; the step comes twice (C7, F18, G35)."""
    hand_to_ruins(table, table.target, kind, events.RUINED_RANDOM)
