"""How a game ended."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """A rank for every seat (1 = won, ties share) and the word for why the game ended.

    It prints as both: `2 1 cards` says that seat 1 has won, because of its cards.
    """

    ranks: tuple[int, ...]
    """The rank of each seat: 1 for the winners, equal ranks for a tie."""
    reason: str
    """The word for why the game ended, like `cards`."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1; nobody, when all of them lost."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def scores(self) -> tuple[float, ...]:
        """For each seat, seats beaten minus seats that beat it, over all others: -1 to 1, sum 0."""
        return tuple(scores(self.ranks))

    def __str__(self) -> str:
        return " ".join(map(str, self.ranks)) + " " + self.reason


def scores(ranks: tuple[int, ...]) -> list[float]:
    """The scores that these ranks stand for."""
    found: list[float] = []
    for mine in ranks:
        lead = 0
        for rank in ranks:
            if rank > mine:
                lead += 1
            elif rank < mine:
                lead -= 1
        found.append(lead / (len(ranks) - 1))
    return found
