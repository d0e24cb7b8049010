"""What happened, for the log and the animation, and how much of it each seat may see."""

from typing import Final, NamedTuple

EVERYONE: Final = -1
NO_ONE: Final = 0

ROLE_PLAY: Final = "play"
ROLE_FIRST: Final = "first"


class EventKind(NamedTuple):
    """A kind of event: its name in the catalogues, its English sentence, the way its cards go.

    The sentence may use {player}, {cards}, {amount} and {other}, the other player. The role is
    what statistics look for in any game: `play`, the seat plays cards of its own choice; `first`,
    the seat begins.
    """

    name: str
    """Its name in the catalogues, like `played`."""
    text: str
    """The English sentence, with places for values in braces."""
    source: str = ""
    """The zone that the cards leave, if they move."""
    target: str = ""
    """The zone where they arrive."""
    role: str = ""
    """`play`, `first` or nothing."""


class Event(NamedTuple):
    """An event: who, which cards, how many, which other seat; `audience` sees the faces."""

    kind: EventKind
    seat: int
    cards: tuple[int, ...]
    audience: int
    amount: int
    other: int

    def shows_faces_to(self, seat: int) -> bool:
        """Whether that seat (a watcher has none) sees the cards' faces."""
        return self.audience == EVERYONE or (seat >= 0 and self.audience >> seat & 1 == 1)


class Sight(NamedTuple):
    """What one seat may know of an event; a hidden card is `?`."""

    kind: EventKind
    """What kind of event it is."""
    seat: int
    """The seat that acted, or that it happened to."""
    cards: tuple[str, ...]
    """The cards of the event; `?` for one whose face this seat does not see."""
    amount: int
    """How many cards, or another number of the event, like damage."""
    other: int
    """The other seat that it concerns; -1 where there is none."""

    def __str__(self) -> str:
        return self.kind.text.format(
            player=f"seat {self.seat}",
            cards=" ".join(self.cards),
            amount=self.amount,
            other=f"seat {self.other}",
        )


def sight(event: Event, seat: int, tokens: list[str]) -> Sight:
    """The event as that seat may see it."""
    shown = event.shows_faces_to(seat)
    cards = tuple(tokens[card] if shown else "?" for card in event.cards)
    return Sight(event.kind, event.seat, cards, event.amount, event.other)
