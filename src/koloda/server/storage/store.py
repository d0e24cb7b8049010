"""What the stores of one subject each have in common: asking the database."""

import asyncio
from typing import Any

from sqlalchemy import Select

from koloda.server.storage.database import Storage
from koloda.server.storage.writer import Row


class Store:
    """Reads rows beside the event loop."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def rows(self, question: Select[Any]) -> list[Row]:
        """All rows that answer a question."""
        return await asyncio.to_thread(self.read, question)

    def read(self, question: Select[Any]) -> list[Row]:
        """All rows that answer a question, read in this thread."""
        with self.storage.engine.connect() as connection:
            return [dict(row) for row in connection.execute(question).mappings()]
