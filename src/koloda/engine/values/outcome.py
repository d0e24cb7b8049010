"""How a game ended."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """A rank for every seat (1 = won, ties share) and the word for why the game ended.

    It prints as both: `2 1 cards` says that seat 1 has won, because of its cards. A game in which
    one can win by much or by little, like poker, says in `stakes` by how much.
    """

    ranks: tuple[int, ...]
    """The rank of each seat: 1 for the winners, equal ranks for a tie."""
    reason: str
    """The word for why the game ended, like `cards`."""
    stakes: tuple[float, ...] = ()
    """What each seat wins or, below 0, loses, in the game's unit; empty where ranks are all."""
    most: float = 1.0
    """The most that a seat can win or lose in this game with these options."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1; nobody, when all of them lost."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def scores(self) -> tuple[float, ...]:
        """For each seat a number from -1 to 1, together 0: stakes over the most, else by ranks.

        By ranks it is the seats beaten minus the seats that beat it, over all others.
        """
        return tuple(seat_scores(self))

    def __str__(self) -> str:
        return " ".join(map(str, self.ranks)) + " " + self.reason


def seat_scores(outcome: Outcome) -> list[float]:
    """The scores of an outcome, as a list for search and playouts."""
    if outcome.stakes:
        return [stake / outcome.most for stake in outcome.stakes]
    ranks = outcome.ranks
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
