"""The figures of an experiment as lines of text."""

from koloda.arena.figures import counted
from koloda.arena.lab.measures import TITLES
from koloda.arena.lab.sections import rows_of
from koloda.arena.lab.summary import summary
from koloda.arena.lab.values import Json


def lines(result: Json) -> list[str]:
    """Every measure of every variant, then the comparisons."""
    deals = counted(result["deals"], "deal")
    found = [f"{result['game']}, {deals}, seed {result['seed']}", summary(result)]
    for number, variant in enumerate(result["variants"]):
        found += [variant["label"], *measures(result, number)]
    for compared in result["comparisons"]:
        for name, ratio in compared["ratios"].items():
            low, high = (
                "?" if ratio[end] is None else f"{ratio[end]:.3f}" for end in ("low", "high")
            )
            found.append(
                f"{compared['variant']} / {compared['against']}: "
                f"{TITLES[name]} × {ratio['value']:.3f} [{low}, {high}]"
            )
    return found


def measures(result: Json, number: int) -> list[str]:
    """The figures of one variant with their intervals; what never happened is left out."""
    found: list[str] = []
    for row in rows_of(result):
        mean, show = row.means[number], row.show
        if mean is not None and not row.is_zero():
            low, high = ("?" if mean[end] is None else show(mean[end]) for end in ("low", "high"))
            found.append(f"  {row.title:<32} {show(mean['value']):>9} [{low}, {high}]")
    return found
