"""Deals that several people play, on a database with two processes: any of them may be asked."""

import datetime
import secrets
import time
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager

import httpx
import pytest

from tests.cluster.conftest import Pair
from tests.cluster.test_pair import PATIENCE, coming
from tests.server.matches import Match, resign
from tests.server.serving import Client, Json


class Patient(httpx.HTTPTransport):
    """Asks again where a process has no lease at the moment, as it may on a full machine."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """The first answer that is not 503."""
        until = time.monotonic() + PATIENCE
        while (answer := super().handle_request(request)).status_code == 503:
            assert time.monotonic() < until, answer.read()
            answer.close()
            time.sleep(0.2)
        return answer


class Door:
    """One of the two processes."""

    def __init__(self, pair: Pair, number: int) -> None:
        self.pair = pair
        self.number = number
        self.http = httpx.Client(
            base_url=pair.addresses[number], transport=Patient(), timeout=PATIENCE
        )

    def client(self, seat: Json) -> AbstractAsyncContextManager[Client]:
        """A connection that has said hello here."""
        return coming(self.pair, self.number, seat)


@pytest.fixture
def doors(pair: Pair) -> Iterator[list[Door]]:
    found = [Door(pair, number) for number in range(2)]
    yield found
    for door in found:
        door.http.close()


@pytest.mark.anyio
async def test_a_duplicate_match_is_one_match_at_both(doors: list[Door]) -> None:
    match = Match(doors[0])
    first = [match.maker]
    match.server = doors[1]
    first.append(match.sit("Boris", 0, 1))
    second = [match.sit("Clara", 1, 0), match.sit("Dario", 1, 1)]
    await match.resign(first[1])  # at the process that did not make the table
    for door in doors:
        match.server = door
        told = match.look()
        assert [table["state"] for table in told["tables"]] == ["over", "running"]
        assert (told["over"], told["secret"], told["results"]) == (False, "", [])
        record = door.http.get(f"/api/rooms/{first[0]['room']}/record")
        assert (record.status_code, record.json()["code"]) == (403, "early")
    await match.resign(second[0])
    for door in doors:
        match.server = door
        told = match.look()
        points = {each["name"]: each["points"] for each in told["results"]}
        assert points == {"Anna": 100, "Boris": 0, "Clara": 0, "Dario": 100}
        assert door.http.get(f"/api/rooms/{first[0]['room']}/record").status_code == 200


@pytest.mark.anyio
async def test_the_deal_of_the_day_is_played_once_whichever_process_is_asked(
    doors: list[Door],
) -> None:
    told = [door.http.get("/api/daily").json() for door in doors]
    assert told[0]["deals"] == told[1]["deals"]
    day = datetime.date.fromisoformat(told[0]["day"])
    body = {"person": secrets.token_urlsafe(16), "name": "Anna"}
    seats = [door.http.post(f"/api/daily/{day}/unit", json=body) for door in doors]
    assert [seat.status_code for seat in seats] == [200, 200], [seat.text for seat in seats]
    assert seats[0].json()["room"] == seats[1].json()["room"]
    assert seats[0].json()["key"] != seats[1].json()["key"]
    await resign(doors[0], seats[1].json())
    for door in doors:
        again = door.http.post(f"/api/daily/{day}/unit", json=body)
        assert again.status_code == 422, again.text
        record = door.http.get(f"/api/rooms/{seats[0].json()['room']}/record")
        assert (record.status_code, record.json()["code"]) == (403, "early")
