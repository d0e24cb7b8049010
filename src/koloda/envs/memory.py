"""What every player has seen and done so far, written down only when it is asked for."""

from koloda.engine.contract.state import State
from koloda.engine.values.event import Event


class Step:
    """One action: the moment before it, who took it, and what happened; never changed."""

    def __init__(
        self, before: State, seat: int, action: int, events: list[Event], past: "Step | None"
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.past = past


class Memory:
    """All steps up to now, shared between copies, and each player's text as far as it is ready."""

    def __init__(self, texts: list[str]) -> None:
        self.last: Step | None = None
        self.texts = texts
        self.ready: list[Step | None] = [None] * len(texts)

    def __deepcopy__(self, memo: object) -> "Memory":
        copy = Memory(self.texts[:])
        copy.last = self.last
        copy.ready = self.ready[:]
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        return Memory, ([self.text(player) for player in range(len(self.texts))],)

    def add(self, before: State, seat: int, action: int, events: list[Event]) -> None:
        """Remember an action; one that nobody took or saw leaves no trace."""
        if seat >= 0 or events:
            self.last = Step(before, seat, action, events, self.last)

    def text(self, player: int) -> str:
        """At each own choice what was seen and chosen; between them what was seen to happen."""
        new: list[Step] = []
        step = self.last
        while step is not None and step is not self.ready[player]:
            new.append(step)
            step = step.past
        for step in reversed(new):
            self.texts[player] += told(step, player)
        self.ready[player] = self.last
        return self.texts[player]


def told(step: Step, player: int) -> str:
    """One step as a player remembers it."""
    state = step.before
    text = ""
    if step.seat == player:
        chosen = state.setup.actions.texts[step.action]
        text = f"{observation_text(state, player)}\n> {chosen}\n"
    return text + "".join(f"{sight}\n" for sight in state.sights(step.events, player))


def observation_text(state: State, player: int) -> str:
    """What a player sees now: the question, whose it is, facts and cards."""
    view = state.view(player)
    asked = " ".join(map(str, view.to_act)) or "nobody"
    return f"{view.prompt} of {asked}; {view.line()}"
