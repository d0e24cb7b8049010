"""The figures of an experiment by name, as its JSON file holds them."""

from typing import Final

from koloda.arena.lab.measures import MEASURES, by_deal
from koloda.arena.lab.plan import Plan
from koloda.arena.lab.values import Json, mean_from, plain
from koloda.arena.lab.variant import variant_figures
from koloda.arena.lab.watch import Watched
from koloda.arena.stats import mean_of, ratio_of, share_gap, share_of, surely
from koloda.engine.version import VERSION

FORMAT: Final = 2
"""Increment when the names in the file change."""


Measured = dict[str, dict[int, float]]
"""For each measure the value of each deal."""


def figures(
    plan: Plan, played: list[list[Watched]], contested: list[list[Watched]] | None = None
) -> Json:
    """Everything the report tells, the same for any number of workers."""
    measured = [
        {measure.name: by_deal(games, measure.of) for measure in MEASURES} for games in played
    ]
    variants = [
        variant_figures(plan, variant, games, contested[number] if contested else [])
        for number, (variant, games) in enumerate(zip(plan.variants, played, strict=True))
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
        "playouts": plan.playouts,
        "weighed": min(plan.weighed, plan.deals),
        "better": plan.better,
        "swept": plan.swept,
        "variants": variants,
        "comparisons": compared(plan, measured, variants),
    }


def compared(plan: Plan, measured: list[Measured], variants: list[Json]) -> list[Json]:
    """Every variant against the first; differences that stay clear although many are looked at."""
    found: list[Json] = [
        {
            "variant": variant.label,
            "against": plan.variants[0].label,
            "differences": gaps(variants[number], variants[0])
            | differences(measured[number], measured[0]),
            "ratios": ratios(measured[number], measured[0]),
            "shared": {
                name: len(values.keys() & measured[0][name].keys())
                for name, values in measured[number].items()
            },
        }
        for number, variant in enumerate(plan.variants)
        if number
    ]
    looked_at = [(row, name) for row in found for name in row["differences"]]
    sure = surely([mean_from(row["differences"][name]) for row, name in looked_at])
    clear = [pair for pair, is_clear in zip(looked_at, sure, strict=True) if is_clear]
    for row in found:
        row["sure"] = [name for other, name in clear if other is row]
    return found


def gaps(ours: Json, base: Json) -> Json:
    """How the share of luck and what a better player gets differ, as if the deals did, too."""
    found: Json = {}
    for name in ("luck", "better"):
        upper, lower = mean_from(ours[name]), mean_from(base[name])
        if upper is not None and lower is not None:
            found[name] = plain(share_gap(upper, lower))
    return found


def by_the_clock(bot: str) -> bool:
    """Whether a player thinks for a time, not for a number of iterations."""
    return bot.startswith(("hard", "expert")) and "#" not in bot


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
