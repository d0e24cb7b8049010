# mypyc: interpreted
"""Finds what learners cannot see: different views that share one observation."""

import warnings

from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.view import View

Signature = dict[str, object]


class Blind:
    """Views met in play, by the observations that stand for them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.met: dict[tuple[int, str, bytes], Signature] = {}
        self.values: dict[str, set[str]] = {}
        """What each fact was seen to be, whatever the seat it belongs to."""
        self.unseen: set[str] = set()

    def look(self, state: State) -> None:
        """Take in what every seat sees and what it observes."""
        setup = str(state.setup)
        for seat in range(state.setup.players):
            view, sheet = state.view(seat), Sheet(state.setup.layout().size)
            state.observe(seat, sheet)
            now = signature(view)
            before = self.met.setdefault((seat, setup, sheet.packed()), now)
            self.unseen |= {name for name in now | before if now.get(name) != before.get(name)}
            # A count of turns tells all moments of a game apart, so that chosen features alone
            # must be met twice; of the plain ones it is known what they leave out.
            if type(self.game).features is Game.features:
                self.try_values(state, view)

    def try_values(self, state: State, view: View) -> None:
        """Whether another value of a fact, met before, would change the observation."""
        for name, value in view.facts.items():
            known = self.values.setdefault(name.partition(".")[0], {value})
            known.add(value)
            others = sorted(known - {value})
            if others and cells(state, view) == cells(state, with_fact(view, name, others[0])):
                self.unseen.add(f"the fact {name.partition('.')[0]}")

    def warn(self) -> None:
        """Say what is not to be seen."""
        if self.unseen:
            words = ", ".join(sorted(self.unseen))
            told = f"{self.game.name}: different views share one observation; not in it: {words}"
            warnings.warn(f"{told} (Game.features can add it)", stacklevel=3)


def signature(view: View) -> Signature:
    """What tells views apart to whoever must choose; the order of cards in a place is left out."""
    found: Signature = {}
    for name, value in view.facts.items():
        word = f"the fact {name.partition('.')[0]}"
        found[word] = (found.get(word), value)
    for zone in view.zones:
        word = f"the cards of {zone.name}"
        found[word] = (found.get(word), zone.owner, tuple(sorted(zone.cards)))
    found["the question"] = (view.prompt, view.to_act)
    found["the legal actions"] = view.legal
    return found


def with_fact(view: View, name: str, value: str) -> View:
    """A view in which one fact is different."""
    return view._replace(facts={**view.facts, name: value})


def cells(state: State, view: View) -> list[int]:
    """A view in numbers."""
    layout = state.setup.layout()
    sheet = Sheet(layout.size)
    layout.write(view, sheet)
    return sheet.cells
