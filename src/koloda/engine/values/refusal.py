"""Why an action is refused: the clause and a sentence."""

from typing import Final, NamedTuple

from koloda.engine.values.errors import Fault, KolodaError

ILLEGAL: Final = Fault("illegal-action", "{refusal}")


class Reason(NamedTuple):
    """One way to be refused: its name in the catalogues, its clause, its English sentence."""

    name: str
    """Its name in the catalogues of other languages."""
    clause: str
    """The number of the clause that says so, like `K7`."""
    text: str
    """The English sentence, with places for values in braces."""


class Refusal(NamedTuple):
    """A reason with the cards, seats and numbers of the moment filled in."""

    game: str
    """The name of the game."""
    reason: Reason
    """Which of the game's reasons it is, with its own clause and sentence."""
    values: dict[str, str]
    """What the sentence speaks of: cards, seats and numbers by name."""

    @property
    def clause(self) -> str:
        """The clause as people cite it: `karma K7`."""
        return f"{self.game} {self.reason.clause}"

    @property
    def sentence(self) -> str:
        """The English sentence without the clause."""
        return self.reason.text.format(**self.values)

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence}"

    def __repr__(self) -> str:
        return f"Refusal(clause={self.clause!r}, {self.sentence!r})"


class IllegalAction(KolodaError):  # noqa: N818 - a refusal is an answer, not a failure
    """An action the rules do not allow now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(ILLEGAL, refusal=str(refusal))
        self.refusal = refusal
        """The clause and the sentence."""

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.refusal,)
