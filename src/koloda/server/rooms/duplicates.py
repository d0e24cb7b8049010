"""Duplicate matches: tables with the same cards, told as anybody with the link may know them."""

import asyncio
from collections import defaultdict
from statistics import fmean
from typing import Final

from sqlalchemy import Executable, insert

from koloda.bots.steady import steady
from koloda.engine.chance.promise import Promise
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.server.protocol import duplicate_bodies, faults
from koloda.server.protocol.analysis_bodies import Figure
from koloda.server.protocol.tables import Clock
from koloda.server.rooms import analyses, comparing, joining
from koloda.server.rooms.deals import DUPLICATE, duplicate_of
from koloda.server.rooms.keys import hash_of
from koloda.server.rooms.plan import BOT, PERSON, Plan, Wanted
from koloda.server.rooms.room import OPEN, OVER, Room
from koloda.server.storage.database import Storage
from koloda.server.storage.duplicates import DuplicateStore
from koloda.server.storage.schema import duplicates, entrants
from koloda.server.storage.writer import Row

NO_SIDE: Final = -1


class Duplicates:
    """Knows the duplicate matches of this server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.store = DuplicateStore(storage)

    async def tell(self, duplicate: str) -> duplicate_bodies.Duplicate:
        """A match with its tables; results and secret only when every table is over."""
        rows = await self.store.tables(duplicate)
        if not rows:
            raise joining.NotForYou
        chairs: dict[str, list[Row]] = defaultdict(list)
        for chair in await self.store.chairs(duplicate):
            chairs[chair["room"]].append(chair)
        tables = seated(rows, chairs)
        first, secret = rows[0], bytes(rows[0]["seed"])
        over = all(row["state"] == OVER for row in rows)
        comparable = over and len(rows) > 1
        luck = await self.luck_at([row["room"] for row in rows]) if comparable else None
        results = results_of(rows, tables, luck) if comparable else []
        sides = 1 + max(seat.side for table in tables for seat in table.seats)
        game = find_game(first["game"])
        setup = (game.of_version(str(first["rules"])) or game).read_setup(first["setup"].split())
        terms = f"{DUPLICATE}{duplicate} {game.name} {first['rules']} {first['setup']}"
        return duplicate_bodies.Duplicate(
            duplicate=duplicate,
            game=game.name,
            players=setup.players,
            options=setup.options,
            clock=Clock(first["clock"], first["seconds"], first["increment"]),
            commitment=Promise(terms, secret, []).commitment(),
            terms=terms,
            secret=secret.hex() if over else "",
            tables=tables,
            sides=sides,
            over=over,
            results=results,
            standing=standing(results) if sides > 1 else [],
        )

    async def luck_at(self, rooms: list[str]) -> list[list[Figure]] | None:
        """What the cards gave every seat of these tables; None unless all are analysed."""
        stored = [await self.storage.analysis(room) for room in rooms]
        done = [bytes(row["content"]) for row in stored if row and row["state"] == analyses.DONE]
        if len(done) < len(rooms):
            return None
        return await asyncio.to_thread(lambda: [analyses.luck_in(content) for content in done])


async def take(room: Room, name: str, wanted: int | None, word: str) -> tuple[int, str]:
    """Sit down at a table of a match, and at no other of it; the seat and its key."""
    if not word:
        raise OptionError(faults.NO_PERSON)
    person, store = hash_of(word), DuplicateStore(room.registry.storage)
    if await store.sits(duplicate_of(room.plan.deal), person):
        raise joining.NotNow(faults.SITS_ALREADY)
    return await joining.take(room, name, wanted, also=lambda: [entry(room, person)])


def compared(plan: Plan, duplicate: str) -> Plan:
    """A table of a match: nobody looks on, nobody is helped, and bots are alike everywhere."""
    seats = tuple(Wanted(each.kind, steady(each.level, plan.setup)) for each in plan.seats)
    return Plan(
        plan.setup,
        seats,
        plan.clock,
        plan.seconds,
        plan.increment,
        watchers=False,
        listed=False,
        deal=f"{DUPLICATE}{duplicate}",
    )


def membership(room: Room, number: int) -> Executable:
    """A statement that stores to which match a table belongs."""
    row = {"room": room.name, "duplicate": duplicate_of(room.plan.deal), "number": number}
    return insert(duplicates).values(row)


def entry(room: Room, person: str) -> Executable:
    """A statement that stores who has sat down at a table of a match; a second one fails."""
    row = {"duplicate": duplicate_of(room.plan.deal), "person": person, "room": room.name}
    return insert(entrants).values(row)


async def demand_unused(room: Room) -> None:
    """Refuse to take a table out of a match once somebody sits there."""
    people = [chair for chair in room.chairs if chair.kind == PERSON]
    unused = room.state == OPEN and all(chair.waits for chair in people)
    if not duplicate_of(room.plan.deal) or not unused:
        raise joining.NotNow(faults.TABLE_USED)


def seated(rows: list[Row], chairs: dict[str, list[Row]]) -> list[duplicate_bodies.DuplicateTable]:
    """The tables of a match; a seat that is a person's somewhere has a side at every table."""
    numbers = range(max(len(found) for found in chairs.values()))
    kinds = [{found[seat]["kind"] for found in chairs.values()} for seat in numbers]
    places = [seat for seat in numbers if kinds[seat] != {BOT}]

    def side(seat: int, table: int) -> int:
        if seat not in places:
            return NO_SIDE
        return comparing.side_of(places.index(seat), table, len(places))

    return [
        duplicate_bodies.DuplicateTable(
            row["number"],
            row["room"],
            row["state"],
            [
                duplicate_bodies.DuplicateSeat(
                    chair["name"], chair["kind"], chair["level"], side(chair["seat"], row["number"])
                )
                for chair in chairs[row["room"]]
            ],
        )
        for row in rows
    ]


def results_of(
    rows: list[Row],
    tables: list[duplicate_bodies.DuplicateTable],
    luck: list[list[Figure]] | None,
) -> list[duplicate_bodies.DuplicateResult]:
    """Every person's result, the one that gains most first, without luck where that is known."""
    points = [[int(word) for word in row["points"].split()] for row in rows]
    found = [
        duplicate_bodies.DuplicateResult(
            chair.name,
            table.number,
            seat,
            chair.side,
            points[at][seat],
            comparing.others_of(points, at, seat),
            comparing.gain_of(points, at, seat),
            luck[at][seat] if luck else None,
            comparing.rest_of(points, luck, at, seat) if luck else None,
        )
        for at, table in enumerate(tables)
        for seat, chair in enumerate(table.seats)
        if chair.side != NO_SIDE
    ]
    return sorted(found, key=lambda each: -(each.rest.points if each.rest else each.gain))


def standing(
    results: list[duplicate_bodies.DuplicateResult],
) -> list[duplicate_bodies.DuplicateSide]:
    """The sides, the one that gains most first."""
    sides: dict[int, list[duplicate_bodies.DuplicateResult]] = defaultdict(list)
    for each in sorted(results, key=lambda each: each.table):
        sides[each.side].append(each)
    found = [
        duplicate_bodies.DuplicateSide(
            side,
            [each.name for each in members],
            fmean(each.gain for each in members),
            mean_of([each.rest for each in members if each.rest]),
        )
        for side, members in sides.items()
    ]
    return sorted(
        found, key=lambda each: (-(each.rest.points if each.rest else each.gain), each.side)
    )


def mean_of(figures: list[Figure]) -> Figure | None:
    """The mean of figures that may depend on each other; None of none."""
    if not figures:
        return None
    return Figure(fmean(each.points for each in figures), fmean(each.doubt for each in figures))
