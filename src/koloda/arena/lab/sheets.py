"""The figures as CSV: one sheet of measures, one of cards."""

import csv
import io
from typing import Any

from koloda.arena.lab.measures import MEASURES
from koloda.arena.lab.values import Json

BOUNDS = ("value", "low", "high")


def sheet(head: list[str], rows: list[list[Any]]) -> str:
    """Lines with commas; what is not known is empty."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()


def bounds(mean: Json | None) -> list[Any]:
    """A value and its interval."""
    return [None] * 3 if mean is None else [mean[name] for name in BOUNDS]


def measures_sheet(result: Json) -> str:
    """One line for each figure of each variant."""
    rows: list[list[Any]] = []
    for variant in result["variants"]:
        lines = [(measure.name, variant["measures"][measure.name]) for measure in MEASURES]
        lines += [(name, variant[name]) for name in ("luck", "better")]
        lines += [(f"ending {reason}", mean) for reason, mean in variant["endings"].items()]
        for seat in variant["seats"]:
            lines += [(f"seat {seat['place']} {name}", seat[name]) for name in ("won", "points")]
        lines += [(f"bot {bot['player']} won", bot["won"]) for bot in variant["bots"]]
        rows += [
            [variant["label"], variant["players"], variant["games"], name, *bounds(mean)]
            for name, mean in lines
        ]
    return sheet(["variant", "players", "games", "figure", *BOUNDS], rows)


def cards_sheet(result: Json) -> str:
    """One line for each card and way to play it."""
    rows = [
        [variant["label"]]
        + [card[name] for name in ("card", "way", "seats")]
        + bounds(card["plays"])
        + bounds(card["wins"])
        for variant in result["variants"]
        for card in variant["cards"]
    ]
    named = [f"{what}_{name}" for what in ("plays", "wins") for name in BOUNDS]
    return sheet(["variant", "card", "way", "seats", *named], rows)
