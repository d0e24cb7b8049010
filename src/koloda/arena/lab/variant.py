"""The figures of one variant by itself."""

from collections import Counter
from typing import Any, Final

from koloda.arena.lab.cards import card_figures, player
from koloda.arena.lab.luck import share_of_luck
from koloda.arena.lab.measures import MEASURES, by_deal, figure
from koloda.arena.lab.pairs import pair_figures
from koloda.arena.lab.plan import Plan, Variant
from koloda.arena.lab.skill import better_points
from koloda.arena.lab.suspense import won
from koloda.arena.lab.values import Json, plain, tidy
from koloda.arena.lab.watch import UNKNOWN, Watched
from koloda.arena.stats import Mean, surely

BINS: Final = 30
MOST_NAMED: Final = 60
"""Actions that nobody chose, named in the report; the others are counted."""
MOST_PAIRS: Final = 20


def variant_figures(
    plan: Plan, variant: Variant, games: list[Watched], contested: list[Watched]
) -> Json:
    """One variant by itself."""
    line_up = plan.line_up(variant)
    setup = variant.setup
    return {
        "label": variant.label,
        "players": setup.players,
        "options": setup.options,
        "games": len(games),
        "measures": {
            measure.name: plain(figure(measure.kind, list(by_deal(games, measure.of).values())))
            for measure in MEASURES
        },
        "luck": plain(share_of_luck(games)),
        "better": plain(better_points(contested)),
        "lengths": {
            "choices": spread([game.choices for game in games]),
            "turns": spread([game.turns for game in games if game.turns != UNKNOWN]),
        },
        "endings": {
            reason: plain(share(games, lambda game, reason=reason: float(game.reason == reason)))
            for reason in sorted({game.reason for game in games})
        },
        "seats": [seat_figures(games, number) for number in range(setup.players)],
        "bots": [
            {
                "player": name,
                "won": plain(share(games, lambda game, name=name: won_by(game, line_up, name))),
            }
            for name in dict.fromkeys(line_up)
        ],
        "cards": card_rows(games, line_up),
        "pairs": pair_rows(games, line_up),
        "never": never_chosen(games, setup.actions.texts),
    }


def share(games: list[Watched], of: Any) -> Mean | None:
    """A share over all deals."""
    return figure("share", list(by_deal(games, of).values()))


def seat_figures(games: list[Watched], number: int) -> Json:
    """What the seat at that distance from the first one won, and its points (a draw is half)."""

    def here(game: Watched) -> int:
        return (game.first + number) % len(game.ranks)

    def beaten(game: Watched) -> float:
        return (game.scores[here(game)] + 1) / 2

    return {
        "place": number,
        "won": plain(share(games, lambda game: float(won(game)[here(game)]))),
        "points": plain(figure("number", list(by_deal(games, beaten).values()))),
    }


def won_by(game: Watched, line_up: tuple[str, ...], name: str) -> float:
    """The share of a player's seats that won."""
    wins = [win for seat, win in enumerate(won(game)) if player(game, line_up, seat) == name]
    return sum(wins) / len(wins)


def spread(lengths: list[int]) -> Json | None:
    """How lengths are spread: percentiles, and counts in bins of equal width from 0 on."""
    if not lengths:
        return None
    ordered = sorted(lengths)
    width = max(1, -(-(ordered[-1] + 1) // BINS))
    counts = [0] * (ordered[-1] // width + 1)
    for length in ordered:
        counts[length // width] += 1
    found: Json = {
        f"p{part}": ordered[(len(ordered) - 1) * part // 100] for part in (10, 50, 90, 99)
    }
    return {**found, "longest": ordered[-1], "bin": width, "counts": counts}


def card_rows(games: list[Watched], line_up: tuple[str, ...]) -> list[Json]:
    """Every card in every way; `sure` is clear although many cards are looked at."""
    cards = card_figures(games, line_up)
    return [
        {
            "card": card.card,
            "way": card.way,
            "plays": plain(card.plays),
            "seats": tidy(card.seats),
            "wins": plain(card.wins),
            "sure": sure,
        }
        for card, sure in zip(cards, surely([card.wins for card in cards]), strict=True)
    ]


def pair_rows(games: list[Watched], line_up: tuple[str, ...]) -> list[Json]:
    """The pairs of cards that win and lose most beyond their parts."""
    pairs = pair_figures(games, line_up)
    rows = [
        {
            "cards": [pair.first, pair.second],
            "deals": pair.deals,
            "wins": plain(pair.wins),
            "sure": sure,
        }
        for pair, sure in zip(pairs, surely([pair.wins for pair in pairs]), strict=True)
    ]
    half = MOST_PAIRS // 2
    return rows if len(rows) <= MOST_PAIRS else rows[:half] + rows[-half:]


def never_chosen(games: list[Watched], texts: list[str]) -> Json:
    """The actions that were legal and never chosen, those of most games first."""
    legal = Counter(action for game in games for action in game.possible)
    taken = {action for game in games for action in game.taken}
    never = sorted(legal.keys() - taken, key=lambda action: (-legal[action], action))
    return {
        "legal": len(legal),
        "never": len(never),
        "named": [
            {"action": texts[action], "games": legal[action]} for action in never[:MOST_NAMED]
        ],
    }
