"""What the full screen offers: cards to choose, where each may go, and buttons for the rest."""

from typing import NamedTuple

from koloda.engine.contract.setup import Setup
from koloda.engine.values.view import HIDDEN, TABLE, View
from koloda.terminal.why import card_actions

HAND = "hand"


class Source(NamedTuple):
    """A card that lies before the person, and what may be done with it."""

    zone: str
    token: str
    moves: tuple[int, ...]


def sources(view: View, setup: Setup) -> list[Source]:
    """The cards of the hand, then every other card in sight that a move begins with.

    A card that lies in several places is taken from the one with the fewest others.
    """
    ways = card_actions(setup)
    found: list[Source] = []
    for zone in sorted(view.zones, key=lambda zone: (zone.name != HAND, len(zone.cards))):
        if zone.owner not in (view.seat, TABLE):
            continue
        own_hand = zone.name == HAND and zone.owner == view.seat
        for token in zone.cards:
            moves = tuple(action for action in view.legal if action in ways.get(token, ()))
            taken = any(source.token == token for source in found if source.zone != zone.name)
            if token != HIDDEN and (own_hand or (moves and not taken)):
                found.append(Source(zone.name, token, moves))
    return found


def buttons(view: View, setup: Setup) -> list[int]:
    """The moves that no card before the person begins."""
    begun = {action for source in sources(view, setup) for action in source.moves}
    return [action for action in view.legal if action not in begun]
