"""What a view tells of where its seat stands in this life."""

from koloda.engine.values.view import View
from koloda.games.karmaka.bots.greedy import CARD
from koloda.games.karmaka.cards import MOSAIC


def rung(view: View, seat: int) -> int:
    """The rung of a seat, from 0."""
    return int(view.facts[f"rung.{seat}"])


def on_last_rung(view: View) -> bool:
    """Whether the next step is Transcendence, after which there is no other life (M2.8)."""
    return rung(view, view.seat) == len(view.figures["asked"].split()) - 1


def missing(view: View) -> int:
    """The points of one colour that this life still asks for."""
    return int(view.figures["asked"].split()[rung(view, view.seat)]) - max(points(view))


def points(view: View) -> list[int]:
    """The points of the own Deeds by colour."""
    return [int(word) for word in view.figures[f"points.{view.seat}"].split()]


def gain(view: View, token: str) -> int:
    """By how much a card among the Deeds brings the best colour nearer to what is asked."""
    now = points(view)
    return max(with_card(now, token)) - max(now)


def with_card(sums: list[int], token: str) -> list[int]:
    """Points by colour once that card is among the Deeds: a mosaic card counts for every colour."""
    card = CARD[token]
    return [
        have + card.points * (card.colour in (colour, MOSAIC)) for colour, have in enumerate(sums)
    ]


def left_without(view: View, token: str) -> int:
    """The points of the best colour once that Deed is gone."""
    card = CARD[token]
    return max(
        have - card.points * (card.colour in (colour, MOSAIC))
        for colour, have in enumerate(points(view))
    )
