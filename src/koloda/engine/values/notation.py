"""Positions as one line of text: reading the fields with a clear sentence for every mistake."""

from koloda.engine.values.errors import NotationError

LONGEST = 1_000_000


class Fields:
    """The named words of a position, taken one by one; whatever is left over is a mistake."""

    def __init__(self, game: str, parts: list[str]) -> None:
        self.game = game
        self.words: dict[str, list[str]] = {}
        for part in parts:
            name, colon, rest = part.strip().partition(":")
            if not colon:
                raise NotationError(f"{game} position: {part.strip()[:60]!r} is not 'name: words'")
            if name in self.words:
                raise NotationError(f"{game} position: {name[:60]!r} stands there twice")
            self.words[name] = rest.split()

    def take(self, name: str) -> list[str]:
        """The words under a name."""
        if name not in self.words:
            raise NotationError(f"{self.game} position: {name!r} is missing")
        return self.words.pop(name)

    def take_or(self, name: str, default: list[str]) -> list[str]:
        """The words under a name, or the default when the name is absent."""
        return self.words.pop(name, default)

    def number(self, name: str, low: int, high: int) -> int:
        """One whole number between the bounds."""
        words = self.take(name)
        if len(words) != 1:
            raise NotationError(f"{self.game} position: {name!r} needs one number")
        return self.whole(name, words[0], low, high)

    def whole(self, name: str, word: str, low: int, high: int) -> int:
        """A word as a whole number between the bounds."""
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 19 and low <= int(word) <= high:
            return int(word)
        raise NotationError(
            f"{self.game} position: {name!r} is a whole number from {low} to {high}, "
            f"not {word[:60]!r}"
        )

    def choice(self, name: str, words: list[str]) -> int:
        """The place of one word in a list of possible words."""
        found = self.take(name)
        if len(found) == 1 and found[0] in words:
            return words.index(found[0])
        raise NotationError(
            f"{self.game} position: {name!r} is one of {', '.join(words)}, "
            f"not {' '.join(found)[:60]!r}"
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
        raise NotationError(f"{self.game} position: {word[:60]!r} in {name!r} is not a card")

    def finish(self) -> None:
        """Refuse what no rule has asked for."""
        for name in self.words:
            raise NotationError(f"{self.game} position: {name[:60]!r} is not known")


def check_all_cards(game: str, found: list[int], deck: list[int], tokens: list[str]) -> None:
    """Refuse a position whose cards are not exactly those of the deck."""
    for kind, token in enumerate(tokens):
        have, want = found.count(kind), deck.count(kind)
        if have != want:
            raise NotationError(f"{game} position: card {token} is there {have} times, not {want}")
