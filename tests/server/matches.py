"""A duplicate match and the people who play it."""

import asyncio
import secrets
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import httpx

from koloda.engine.chance.rng import FastRng
from tests.server.serving import Client, Json


class Door(Protocol):
    """Where a server is entered; it may have several."""

    http: httpx.Client

    def client(self, seat: Json) -> AbstractAsyncContextManager[Client]:
        """A connection that has said hello."""


async def resign(door: Door, seat: Json) -> list[str]:
    """Give a game up; every byte that was sent."""
    async with door.client(seat) as client:
        await client.ask("resign")
        while client.over is None:
            await client.receive()
        return client.got


class Match:
    """A duplicate match whose people each have a browser of their own."""

    def __init__(self, server: Door, game: str = "karma", tables: int = 2, **more: Any) -> None:
        self.server = server
        self.game = game
        self.words: dict[str, str] = {}
        body = {
            "game": game,
            "players": 2,
            "seats": [{}, {}],
            "tables": tables,
            "person": self.word("Anna"),
            "name": "Anna",
            **more,
        }
        answer = server.http.post("/api/duplicates", json=body)
        assert answer.status_code == 200, answer.text
        self.maker: Json = answer.json()
        self.id = self.maker["duplicate"]

    def word(self, name: str) -> str:
        return self.words.setdefault(name, secrets.token_urlsafe(16))

    def look(self) -> Json:
        answer = self.server.http.get(f"/api/duplicates/{self.id}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def room(self, table: int) -> str:
        return str(self.look()["tables"][table]["room"])

    def take(self, name: str, table: int, seat: int) -> Any:
        body = {"name": name, "seat": seat, "person": self.word(name)}
        return self.server.http.post(f"/api/rooms/{self.room(table)}/seats", json=body)

    def sit(self, name: str, table: int, seat: int) -> Json:
        answer = self.take(name, table, seat)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def fill(self) -> list[list[Json]]:
        """Four people at two tables for two, in the order of tables and seats."""
        first = [self.maker, self.sit("Boris", 0, 1)]
        return [first, [self.sit("Clara", 1, 0), self.sit("Dario", 1, 1)]]

    async def resign(self, seat: Json) -> list[str]:
        """Give a game of the match up; every byte that was sent."""
        return await resign(self.server, seat)

    async def finish(self, seats: list[Json]) -> list[list[str]]:
        """Play a table to its end; what each of its seats was sent."""

        async def one(seat: Json) -> list[str]:
            async with self.server.client(seat) as client:
                await client.play_on(FastRng(seat["seat"]))
                return client.got

        return await asyncio.gather(*(one(seat) for seat in seats))
