"""The table in lines: what lies where, and how it ended."""

from typing import Final

from koloda.engine.values.outcome import Outcome
from koloda.engine.values.view import HIDDEN, TABLE, View, Zone
from koloda.locales.catalogue import GAP, Catalogue
from koloda.terminal.page import KEPT, Page

LONG_ROW: Final = 4
VERY_LONG_ROW: Final = 12
ENDS: Final = 3
"""How many cards of a very long row are shown at either end."""
HAND: Final = "hand"


def show_board(
    catalogue: Catalogue, page: Page, view: View, players: list[str], whole: bool = True
) -> None:
    """The others from the left neighbour on, the middle of the table, then one's own cards.

    Unless the whole is wanted, very long piles are shown by their ends.
    """
    others = [(view.seat + step) % view.players for step in range(1, view.players)]
    own = [view.seat] if view.seat >= 0 else []
    none = catalogue.say("no-cards")
    if view.seat < 0:
        others = list(range(view.players))
    for owner in others:
        page.item("  ", f"{players[owner]}: {places(catalogue, view, owner) or none}")
    page.line(catalogue.say("table"), bold=True)
    empty = []
    for zone in view.zones:
        if zone.owner == TABLE and set(zone.cards) - {GAP}:
            page.item("  ", zone_text(catalogue, view.game, zone, whole))
        elif zone.owner == TABLE:
            # What is told after the comma, how the cards lie, is of no use here.
            empty.append(catalogue.zone(view.game, zone.name).partition(",")[0])
    if empty:
        page.item("  ", catalogue.say("empty-places", places=", ".join(empty)))
    for owner in own:
        page.line(players[owner], bold=True)
        for zone in view.zones:
            if zone.owner == owner and zone.name == HAND:
                page.item("  ", hand_text(catalogue, view.game, zone))
        before = places(catalogue, view, owner, HAND)
        if before:
            page.item("  ", before)
    facts = [catalogue.fact(view.game, name, value, players) for name, value in view.facts.items()]
    page.line("; ".join(fact for fact in facts if fact), dim=True)


def places(catalogue: Catalogue, view: View, owner: int, besides: str = "") -> str:
    """What lies before a player, on a line; empty places are left out."""
    found = [
        zone
        for zone in view.zones
        if zone.owner == owner and zone.name != besides and set(zone.cards) - {GAP}
    ]
    return "; ".join(zone_text(catalogue, view.game, zone) for zone in found)


def zone_text(catalogue: Catalogue, game: str, zone: Zone, whole: bool = True) -> str:
    """A place and its cards; long rows that show faces are counted."""
    cards = catalogue.cards(game, zone.cards)
    faces = [card for card in zone.cards if card != HIDDEN]
    if not whole and len(faces) > VERY_LONG_ROW and len(faces) == len(zone.cards):
        first, last = zone.cards[:ENDS], zone.cards[-ENDS:]
        more = catalogue.say("more-cards", count=len(faces) - 2 * ENDS)
        cards = f"{catalogue.cards(game, first)}, {more}, {catalogue.cards(game, last)}"
    label = catalogue.zone(game, zone.name)
    if len(zone.cards) > LONG_ROW and set(zone.cards) != {HIDDEN}:
        return f"{label} ({len(zone.cards)}): {cards}"
    return f"{label}: {cards}"


def hand_text(catalogue: Catalogue, game: str, zone: Zone) -> str:
    """One's own hand on a line, card by card."""
    names = [catalogue.card(game, card).replace(" ", KEPT) for card in zone.cards]
    cards = " ".join(f"[{name}]" for name in names)
    return f"{catalogue.zone(game, zone.name)}: {cards or catalogue.say('no-cards')}"


def show_result(catalogue: Catalogue, page: Page, view: View, players: list[str]) -> None:
    """Who won, and why the game ended."""
    outcome = view.outcome
    if outcome is None:
        page.line(catalogue.say("unfinished"), bold=True)
        return
    reason = catalogue.ending(view.game, outcome.reason)
    page.line(catalogue.say("game-over", reason=reason), bold=True)
    if view.seat >= 0:
        page.line(catalogue.say(own_result(outcome, view.seat)), bold=True)
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
        page.item("  ", catalogue.say("rank", rank=rank, player=players[seat]))


def own_result(outcome: Outcome, seat: int) -> str:
    """The message for how one seat came off."""
    if len(set(outcome.ranks)) == 1 and outcome.winners:
        return "you-draw"
    return "you-win" if seat in outcome.winners else "you-lose"
