"""The paragraph in words at the top of a report."""

from koloda.arena.lab.measures import TITLES
from koloda.arena.lab.plots import percent, whole
from koloda.arena.lab.values import Json


def summary(result: Json) -> str:
    """What an experiment found, in a few sentences."""
    first = result["variants"][0]
    told = [lengths(first), *luck(first), *better(first, result["better"]), *course(first)]
    told += [change(compared) for compared in result["comparisons"]]
    return " ".join(told)


def span(mean: Json) -> str:
    """A share with its interval."""
    if mean["low"] is None:
        return percent(mean["value"])
    return f"{percent(mean['value'])} ({percent(mean['low'])} to {percent(mean['high'])})"


def lengths(variant: Json) -> str:
    """How long games are and what a choice is like."""
    measures = variant["measures"]
    turns = measures["turns"]
    long = f"{whole(measures['choices']['value'])} choices"
    if turns is not None:
        long += f" in {whole(turns['value'])} turns"
    return (
        f"With {variant['label']} a game takes {long}; at each of them "
        f"{whole(measures['branching']['value'])} actions are legal on average, and "
        f"{percent(measures['forced']['value'])} of the choices are forced."
    )


def luck(variant: Json) -> list[str]:
    """How much of the result the cards decide."""
    mean = variant["luck"]
    return [f"The cards decide {span(mean)} of the result."] if mean else []


def better(variant: Json, name: str) -> list[str]:
    """What a better player makes of it."""
    mean = variant["better"]
    return [f"{name} gets {span(mean)} of the points, 50 % being even."] if mean else []


def course(variant: Json) -> list[str]:
    """How a game goes."""
    comeback, changes, decided = (
        variant["measures"][name] for name in ("comeback", "lead_changes", "decided")
    )
    if comeback is None or decided is None:
        return []
    return [
        f"Of the winners {span(comeback)} were behind at half-time, a clear lead goes to another "
        f"seat {changes['value']:.1f} times in a game, and after {percent(decided['value'])} of "
        "the choices the winner stays ahead."
    ]


def change(compared: Json) -> str:
    """What clearly differs from the first variant."""
    clear = [
        f"{TITLES[name]} {'more' if compared['differences'][name]['value'] > 0 else 'less'}"
        for name in compared["sure"]
    ]
    found = ", ".join(clear) if clear else "nothing that is clear with this number of deals"
    return f"{compared['variant']} against {compared['against']}: {found}."
