"""The figures of an experiment as lines of text."""

from koloda.arena.lab.measures import MEASURES
from koloda.arena.lab.sections import SHOW, Json


def lines(result: Json) -> list[str]:
    """Every measure of every variant, then the comparisons."""
    found = [f"{result['game']}, {result['deals']} deals, seed {result['seed']}"]
    for variant in result["variants"]:
        found += [variant["label"], *measures(variant)]
    for compared in result["comparisons"]:
        for name, ratio in compared["ratios"].items():
            low, high = (
                "?" if ratio[end] is None else f"{ratio[end]:.3f}" for end in ("low", "high")
            )
            found.append(
                f"{compared['variant']} / {compared['against']}: "
                f"{name} × {ratio['value']:.3f} [{low}, {high}]"
            )
    return found


def measures(variant: Json) -> list[str]:
    """The measures of one variant with their intervals."""
    found: list[str] = []
    for measure in MEASURES:
        mean, show = variant["measures"][measure.name], SHOW[measure.kind]
        if mean is not None:
            low, high = ("?" if mean[end] is None else show(mean[end]) for end in ("low", "high"))
            found.append(f"  {measure.title:<28} {show(mean['value']):>9} [{low}, {high}]")
    return found
