"""The sections of the report about cards, pairs of cards, and actions that nobody chose."""

from html import escape

from koloda.arena.lab.cards import ANY
from koloda.arena.lab.plots import Point, intervals, percent, signed
from koloda.arena.lab.sections import cell, figure, table
from koloda.arena.lab.values import Json


def card_section(variant: Json) -> str:
    """The cards of one variant: what they win, then how often they are played in which way."""
    together = [card for card in variant["cards"] if card["way"] == ANY]
    known = sorted(
        (card for card in together if card["wins"] is not None),
        key=lambda card: (-card["wins"]["value"], card["card"]),
    )
    points = [Point(card["card"], card["wins"]) for card in known]
    heading = f"<h3>{escape(variant['label'])}</h3>"
    plot = ""
    if points:
        small = (
            "Games won by seats that played the card, less what such seats win anyway, in "
            "percentage points. A connection, not a cause."
        )
        plot = figure("How much each card wins", small, intervals("Cards", points, signed, 0.0))
    rows = [
        [
            escape(card["card"]),
            escape(card["way"]),
            cell(card["plays"], lambda value: f"{value:.2f}"),
            percent(card["seats"]),
            cell(card["wins"], signed),
            "clear" if card["sure"] else "",
        ]
        for card in variant["cards"]
    ]
    head = ["card", "way", "played in a game", "by seats", "wins", ""]
    numbers = f"<details><summary>All cards in numbers</summary>{table(head, rows)}</details>"
    return heading + plot + numbers + pairs(variant) + never(variant)


def pairs(variant: Json) -> str:
    """The pairs of cards that win most and least beyond their parts."""
    if not variant["pairs"]:
        return ""
    rows = [
        [
            escape(" + ".join(pair["cards"])),
            str(pair["deals"]),
            cell(pair["wins"], signed),
            "clear" if pair["sure"] else "",
        ]
        for pair in variant["pairs"]
    ]
    return (
        "<details><summary>Pairs of cards that win more or less than the two do</summary>"
        f"{table(['cards', 'deals', 'wins beyond both', ''], rows)}</details>"
    )


def never(variant: Json) -> str:
    """The actions that were legal and that nobody chose."""
    found = variant["never"]
    if not found["never"]:
        return '<p class="note">Every action that was ever legal was chosen at least once.</p>'
    rows = [[escape(one["action"]), str(one["games"])] for one in found["named"]]
    return (
        f"<details><summary>{found['never']} of {found['legal']} actions were legal and never "
        f"chosen</summary>{table(['action', 'legal in games'], rows)}</details>"
    )
