"""What every player has seen and done so far, written down only when it is asked for."""

from koloda.engine.contract.state import State
from koloda.engine.values.event import Event
from koloda.envs.recall import Cells, Recall


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
    """All steps up to now, shared between copies, and each player's account as far as it is ready.

    The account is a text and, where there is a `recall`, rows of numbers.
    """

    def __init__(
        self, texts: list[str], recall: Recall | None = None, rows: list[list[Cells]] | None = None
    ) -> None:
        self.last: Step | None = None
        self.texts = texts
        self.recall = recall
        self.rows = rows or [[] for _ in texts]
        self.ready: list[Step | None] = [None] * len(texts)

    def __deepcopy__(self, memo: object) -> "Memory":
        copy = Memory(self.texts[:], self.recall, [rows[:] for rows in self.rows])
        copy.last = self.last
        copy.ready = self.ready[:]
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        for player in range(len(self.texts)):
            self.catch_up(player)
        return Memory, (self.texts, self.recall, self.rows)

    def add(self, before: State, seat: int, action: int, events: list[Event]) -> None:
        """Remember an action; one that nobody took or saw leaves no trace."""
        if seat >= 0 or events:
            self.last = Step(before, seat, action, events, self.last)

    def text(self, player: int) -> str:
        """At each own choice what was seen and chosen; between them what was seen to happen."""
        self.catch_up(player)
        return self.texts[player]

    def numbers(self, player: int) -> list[Cells]:
        """The same as rows of numbers."""
        self.catch_up(player)
        return self.rows[player]

    def catch_up(self, player: int) -> None:
        """Write down the steps since the player was last asked."""
        new: list[Step] = []
        step = self.last
        while step is not None and step is not self.ready[player]:
            new.append(step)
            step = step.past
        for step in reversed(new):
            self.texts[player] += told(step, player)
            if self.recall is not None:
                self.rows[player] += counted(step, player, self.recall)
        self.ready[player] = self.last


def told(step: Step, player: int) -> str:
    """One step as a player remembers it."""
    state = step.before
    text = ""
    if step.seat == player:
        chosen = state.setup.actions.texts[step.action]
        text = f"{observation_text(state, player)}\n> {chosen}\n"
    return text + "".join(f"{sight}\n" for sight in state.sights(step.events, player))


def counted(step: Step, player: int, recall: Recall) -> list[Cells]:
    """One step as rows of numbers."""
    state = step.before
    rows = [recall.choice(state, player, step.action)] if step.seat == player else []
    for sight in state.sights(step.events, player):
        rows += recall.sight(sight)
    return rows


def observation_text(state: State, player: int) -> str:
    """What a player sees now: the question, whose it is, facts and cards."""
    view = state.view(player)
    asked = " ".join(map(str, view.to_act)) or "nobody"
    return f"{view.prompt} of {asked}; {view.line()}"
