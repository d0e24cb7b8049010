"""The one table of a game's actions: small integers inside, text everywhere else."""

from typing import Final, NamedTuple

from koloda.engine.values import faults
from koloda.engine.values.errors import NotationError, quoted

SHOWN: Final = 8
"""Actions of a verb that are named when a text is none of them."""


class Decoded(NamedTuple):
    """An action in parts, for user interfaces, statistics and refusals."""

    verb: str
    arguments: tuple[str, ...]


class ActionTable:
    """Every action a seat can take, then every action of chance, numbered from 0."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        self.players_end = 0

    def add(self, text: str) -> int:
        """Enter an action; its number."""
        self.numbers[text] = len(self.texts)
        self.texts.append(text)
        return len(self.texts) - 1

    def end_of_players(self) -> None:
        """What is entered from now on are actions of chance."""
        self.players_end = len(self.texts)

    def text(self, action: int) -> str:
        """The action as people write it: `play 7`."""
        return self.texts[action]

    def decode(self, action: int) -> Decoded:
        """The action in parts: its verb, and the cards, seats or places it names."""
        verb, *arguments = self.texts[action].split()
        return Decoded(verb, tuple(arguments))

    def parse(self, text: str) -> int:
        """The action a text stands for; spaces and letter case are forgiven."""
        words = " ".join(text.split())
        number = self.numbers.get(words)
        if number is None:
            number = self.numbers.get(folded(self.numbers, words))
        if number is None:
            raise self.unknown(words)
        return number

    def unknown(self, words: str) -> NotationError:
        """What to say of words that are no action: the first ones of their verb, or the verbs."""
        verb = words.partition(" ")[0].lower()
        alike = [text for text in self.texts if text.partition(" ")[0].lower() == verb]
        if alike:
            shown = ", ".join([*map(quoted, alike[:SHOWN]), "…"][: len(alike)])
            return NotationError(
                faults.NO_SUCH_ACTION, game=self.game, action=quoted(words), alike=shown
            )
        of_players = self.texts[: self.players_end]
        verbs = ", ".join(sorted({known.split()[0] for known in of_players}))
        return NotationError(faults.NO_ACTION, game=self.game, action=quoted(words), verbs=verbs)


def folded(numbers: dict[str, int], words: str) -> str:
    """The known text that differs from these words in letter case only, or nothing."""
    low = words.lower()
    for known in numbers:
        if known.lower() == low:
            return known
    return ""
