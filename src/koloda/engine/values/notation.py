"""Positions as one line of text: reading the fields with a clear sentence for every mistake."""

from koloda.engine.values import faults
from koloda.engine.values.errors import NotationError, quoted

LONGEST = 1_000_000


class Fields:
    """The named words of a position, taken one by one; whatever is left over is a mistake."""

    def __init__(self, game: str, parts: list[str]) -> None:
        self.game = game
        self.words: dict[str, list[str]] = {}
        for part in parts:
            name, colon, rest = part.strip().partition(":")
            if not colon:
                raise NotationError(faults.NOT_A_FIELD, game=game, text=quoted(part.strip()))
            if name in self.words:
                raise NotationError(faults.FIELD_TWICE, game=game, field=quoted(name))
            self.words[name] = rest.split()

    def take(self, name: str) -> list[str]:
        """The words under a name."""
        if name not in self.words:
            raise NotationError(faults.NO_FIELD, game=self.game, field=quoted(name))
        return self.words.pop(name)

    def take_or(self, name: str, default: list[str]) -> list[str]:
        """The words under a name, or the default when the name is absent."""
        return self.words.pop(name, default)

    def number(self, name: str, low: int, high: int) -> int:
        """One whole number between the bounds."""
        words = self.take(name)
        if len(words) != 1:
            raise NotationError(faults.ONE_NUMBER, game=self.game, field=quoted(name))
        return self.whole(name, words[0], low, high)

    def whole(self, name: str, word: str, low: int, high: int) -> int:
        """A word as a whole number between the bounds."""
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 19 and low <= int(word) <= high:
            return int(word)
        raise NotationError(
            faults.FIELD_NUMBER,
            game=self.game,
            field=quoted(name),
            low=low,
            high=high,
            word=quoted(word),
        )

    def choice(self, name: str, words: list[str]) -> int:
        """The place of one word in a list of possible words."""
        found = self.take(name)
        if len(found) == 1 and found[0] in words:
            return words.index(found[0])
        raise NotationError(
            faults.FIELD_CHOICE,
            game=self.game,
            field=quoted(name),
            allowed=", ".join(words),
            found=quoted(" ".join(found)),
        )

    def cards(self, name: str, tokens: list[str]) -> list[int]:
        """The cards under a name."""
        return [self.card(name, word, tokens) for word in self.take(name)]

    def kinds(self, name: str, tokens: list[str]) -> list[int]:
        """The different cards under a name that need not be there, ascending."""
        return sorted({self.card(name, word, tokens) for word in self.take_or(name, [])})

    def card(self, name: str, word: str, tokens: list[str]) -> int:
        """One word as a card kind."""
        if word in tokens:
            return tokens.index(word)
        raise NotationError(
            faults.NOT_A_CARD, game=self.game, word=quoted(word), field=quoted(name)
        )

    def finish(self) -> None:
        """Refuse what no rule has asked for."""
        for name in self.words:
            raise NotationError(faults.UNKNOWN_FIELD, game=self.game, field=quoted(name))


def check_all_cards(game: str, found: list[int], deck: list[int], tokens: list[str]) -> None:
    """Refuse a position whose cards are not exactly those of the deck."""
    for kind, token in enumerate(tokens):
        have, want = found.count(kind), deck.count(kind)
        if have != want:
            raise NotationError(faults.WRONG_COUNT, game=game, card=token, have=have, want=want)
