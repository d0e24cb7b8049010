"""What is stored of puzzles: the first try of everybody."""

from typing import NamedTuple

from sqlalchemy import func, insert, select

from koloda.server.ops.clock import wall
from koloda.server.storage.schema import puzzle_tries
from koloda.server.storage.store import Store
from koloda.server.storage.writer import WriteFailed


class Tries(NamedTuple):
    """How many people have tried a puzzle, and how many of them have missed it."""

    tried: int = 0
    failed: int = 0


class PuzzleStore(Store):
    """Reads and writes tries of puzzles."""

    async def counts(self, game: str) -> dict[str, Tries]:
        """How often each puzzle of a game was tried and missed, by its id."""
        tried = puzzle_tries.c
        question = (
            select(tried.puzzle, tried.solved, func.count().label("people"))
            .where(tried.game == game)
            .group_by(tried.puzzle, tried.solved)
        )
        found: dict[str, Tries] = {}
        for row in await self.rows(question):
            before, people = found.get(row["puzzle"], Tries()), int(row["people"])
            failed = before.failed + (0 if row["solved"] else people)
            found[row["puzzle"]] = Tries(before.tried + people, failed)
        return found

    async def own(self, game: str, person: str) -> dict[str, bool]:
        """Whether a person's first try was right, by puzzle."""
        here = (puzzle_tries.c.game == game) & (puzzle_tries.c.person == person)
        rows = await self.rows(select(puzzle_tries).where(here))
        return {row["puzzle"]: bool(row["solved"]) for row in rows}

    async def note(self, game: str, puzzle: str, person: str, action: str, solved: bool) -> None:
        """Keep a person's try, unless there is an earlier one."""
        if puzzle in await self.own(game, person):
            return
        row = {"game": game, "puzzle": puzzle, "person": person, "action": action}
        line = insert(puzzle_tries).values(**row, solved=solved, at=wall())
        try:
            await self.storage.writer.write([line], [])
        except WriteFailed:
            if self.storage.writer.failed:
                raise  # not because the same person was quicker in another window
