"""Figures for Prometheus, in its text format."""

from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters by name and labels, and one histogram of how long actions take."""

    def __init__(self) -> None:
        self.counters: dict[tuple[str, str], float] = {}
        self.below = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count(self, name: str, **labels: str) -> None:
        """One more of something."""
        inner = ",".join(f'{label}="{value}"' for label, value in labels.items())
        key = (name, f"{{{inner}}}" if inner else "")
        self.counters[key] = self.counters.get(key, 0) + 1

    def took(self, seconds: float) -> None:
        """How long an action took from its arrival to its answer."""
        self.seconds += seconds
        place = next((n for n, top in enumerate(BUCKETS) if seconds <= top), len(BUCKETS))
        self.below[place] += 1

    def text(self, figures: dict[str, float]) -> str:
        """Everything, with these figures of now; what ends in `_total` only grows."""
        lines = []
        for name, value in figures.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE {name} {kind}", f"{name} {value:g}"]
        seen = ""
        for (name, labels), value in sorted(self.counters.items()):
            if name != seen:
                lines.append(f"# TYPE {name} counter")
                seen = name
            lines.append(f"{name}{labels} {value:g}")
        return "\n".join([*lines, *self.histogram()]) + "\n"

    def histogram(self) -> list[str]:
        """The lines of the histogram."""
        name, total = "koloda_action_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for top, count in zip([*BUCKETS, "+Inf"], self.below, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{top}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds:g}", f"{name}_count {total}"]
