"""What an observation and the actions of a table mean, as one short hash."""

import hashlib

from koloda.engine.learning.layout import Layout
from koloda.engine.values.actions import ActionTable


def fingerprint(layout: Layout, actions: ActionTable) -> str:
    """A short hash of all cells' meanings and of the actions' texts: equal means the same."""
    lines = [f"{row.first} {row.name} {' '.join(row.labels)}" for row in layout.rows()]
    lines += actions.texts[: actions.players_end]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]
