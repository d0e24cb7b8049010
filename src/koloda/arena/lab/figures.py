"""The figures of an experiment by name, as its JSON file holds them."""

import math
from typing import Any, Final

from koloda.arena.lab.cards import card_figures, player
from koloda.arena.lab.measures import MEASURES, by_deal, figure, won
from koloda.arena.lab.plan import Plan, Variant
from koloda.arena.lab.watch import UNKNOWN, Watched
from koloda.arena.stats import Mean, mean_of, ratio_of, share_gap, share_of
from koloda.engine.version import VERSION

FORMAT: Final = 1
"""Increment when the names in the file change."""
BINS: Final = 30

Json = dict[str, Any]


def figures(plan: Plan, played: list[list[Watched]]) -> Json:
    """Everything the report tells, the same for any number of workers."""
    measured = [
        {measure.name: by_deal(games, measure.of) for measure in MEASURES} for games in played
    ]
    return {
        "format": FORMAT,
        "koloda": VERSION,
        "game": plan.game.name,
        "rules_version": plan.game.rules_version,
        "bots": plan.bots,
        "reproducible": not any(by_the_clock(bot) for bot in plan.bots),
        "deals": plan.deals,
        "seed": plan.seed,
        "half_time_playouts": plan.playouts,
        "variants": [
            variant_figures(plan, variant, games)
            for variant, games in zip(plan.variants, played, strict=True)
        ],
        "comparisons": [
            {
                "variant": variant.label,
                "against": plan.variants[0].label,
                "differences": differences(measured[number], measured[0]),
                "ratios": ratios(measured[number], measured[0]),
            }
            for number, variant in enumerate(plan.variants)
            if number
        ],
    }


def by_the_clock(bot: str) -> bool:
    """Whether a player thinks for a time, not for a number of iterations."""
    return bot.startswith(("hard", "expert")) and "#" not in bot


def plain(mean: Mean | None) -> Json | None:
    """A mean for JSON, which knows no infinity."""
    if mean is None:
        return None
    return {name: tidy(value) for name, value in mean._asdict().items()}


def tidy(value: float) -> float | None:
    """A number with the digits that mean something."""
    return round(value, 6) if math.isfinite(value) else None


Measured = dict[str, dict[int, float]]
"""For each measure the value of each deal."""


def differences(ours: Measured, base: Measured) -> Json:
    """How much each measure differs; deal by deal, except for shares of games."""
    found: Json = {}
    for measure in MEASURES:
        upper, lower = ours[measure.name], base[measure.name]
        if upper and lower and measure.kind == "share":
            gap = share_gap(share_of(list(upper.values())), share_of(list(lower.values())))
            found[measure.name] = plain(gap)
        elif shared := [deal for deal in upper if deal in lower]:
            found[measure.name] = plain(mean_of([upper[deal] - lower[deal] for deal in shared]))
    return found


def ratios(ours: Measured, base: Measured) -> Json:
    """How many times as long games are, deal by deal."""
    found: Json = {}
    for measure in MEASURES:
        upper, lower = ours[measure.name], base[measure.name]
        shared = [deal for deal in upper if deal in lower]
        if measure.kind == "number" and any(lower[deal] > 0 for deal in shared):
            mean = ratio_of([upper[deal] for deal in shared], [lower[deal] for deal in shared])
            found[measure.name] = plain(mean)
    return found


def variant_figures(plan: Plan, variant: Variant, games: list[Watched]) -> Json:
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
        "cards": [
            {
                "card": card.card,
                "way": card.way,
                "plays": plain(card.plays),
                "seats": tidy(card.seats),
                "wins": plain(card.wins),
            }
            for card in card_figures(games, line_up)
        ],
    }


def share(games: list[Watched], of: Any) -> Mean | None:
    """A share over all deals."""
    return figure("share", list(by_deal(games, of).values()))


def seat_figures(games: list[Watched], number: int) -> Json:
    """What the seat at that distance from the first one won, and its points (a draw is half)."""

    def here(game: Watched) -> int:
        return (game.first + number) % len(game.ranks)

    def beaten(game: Watched) -> float:
        mine = game.ranks[here(game)]
        score = sum((rank > mine) - (rank < mine) for rank in game.ranks)
        return (score / (len(game.ranks) - 1) + 1) / 2

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
