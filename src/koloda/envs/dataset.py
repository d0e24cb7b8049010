"""Games as rows of a Parquet file, for offline learning: what a seat saw, might do and did."""

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from koloda.engine.contract.evidence import observe
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE
from koloda.engine.learning.fingerprint import fingerprint
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.record import Record
from koloda.engine.version import VERSION
from koloda.envs.needs import brought_by

with brought_by("data", "a Parquet file"):
    import pyarrow
    from pyarrow import parquet

GROUP: Final = 20_000
"""Rows that are kept in memory before they are written."""


class Dataset:
    """A file that games are added to; it appears under its name when it is closed without error."""

    def __init__(self, file: Path, setup: Setup, about: dict[str, Any]) -> None:
        self.file = file
        self.draft = file.with_name(f".{file.name}.part")
        self.setup = setup
        self.layout = setup.layout()
        self.sheet_size = self.layout.size
        self.schema = pyarrow.schema(
            [
                ("game", pyarrow.int64()),
                ("step", pyarrow.int32()),
                ("seat", pyarrow.int8()),
                ("observation", pyarrow.list_(pyarrow.uint8(), self.sheet_size)),
                ("legal", pyarrow.list_(pyarrow.int32())),
                ("action", pyarrow.int32()),
                ("score", pyarrow.float32()),
            ],
            metadata={"koloda": json.dumps({**described(setup), **about})},
        )
        self.writer = parquet.ParquetWriter(self.draft, self.schema, compression="zstd")
        self.rows: list[tuple[int, int, int, list[int], int, float]] = []
        self.seen = bytearray()

    def add(self, number: int, record: Record) -> None:
        """The choices of one whole game, each with what its seat saw before it."""
        outcome, state = record.outcome, record.start()
        evidence = self.setup.game.evidence(self.setup)
        assert outcome is not None
        step = 0
        for seat, action in record.actions:
            if seat != CHANCE:
                sheet = Sheet(self.sheet_size)
                observe(state, evidence, self.layout, seat, sheet)
                self.seen += sheet.packed()
                legal, score = state.legal_actions(seat), outcome.scores[seat]
                self.rows.append((number, step, seat, legal, action, score))
                step += 1
            evidence.watch(state, seat, action)
            state.apply(seat, action)
            evidence.conclude(state)
        if len(self.rows) >= GROUP:
            self.flush()

    def flush(self) -> None:
        """Write the rows that are waiting."""
        if not self.rows:
            return
        games, steps, seats, legal, actions, scores = (
            list(column) for column in zip(*self.rows, strict=True)
        )
        cells = pyarrow.Array.from_buffers(
            pyarrow.uint8(), len(self.seen), [None, pyarrow.py_buffer(bytes(self.seen))]
        )
        seen = pyarrow.FixedSizeListArray.from_arrays(cells, self.sheet_size)
        columns = [games, steps, seats, seen, legal, actions, scores]
        self.writer.write_table(pyarrow.table(columns, schema=self.schema))
        self.rows, self.seen = [], bytearray()

    def __enter__(self) -> "Dataset":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is None:
            self.flush()
        self.writer.close()
        if error is None:
            self.draft.replace(self.file)
        else:
            self.draft.unlink()


def described(setup: Setup) -> dict[str, Any]:
    """What a reader must know of the table, with the hash that a network's file has as well."""
    return {
        "koloda": VERSION,
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "fingerprint": fingerprint(setup.layout(), setup.actions),
    }
