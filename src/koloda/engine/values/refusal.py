"""Why an action is refused: the clause and a sentence."""

from typing import Final, NamedTuple

from koloda.engine.values.errors import Fault, KolodaError

ILLEGAL: Final = Fault("illegal-action", "{refusal}")


class Reason(NamedTuple):
    """One way to be refused: its name in the catalogues, its clause, its English sentence."""

    name: str
    clause: str
    text: str


class Refusal(NamedTuple):
    """A reason with the cards, seats and numbers of the moment filled in."""

    game: str
    reason: Reason
    values: dict[str, str]

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

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.refusal,)
