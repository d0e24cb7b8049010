"""Puzzles on a server: nothing tells the answer beforehand, and the first try is counted."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from koloda.games import find_game
from koloda.puzzles.book import Entry, book_of
from koloda.server.storage.database import Storage
from tests.server.serving import Json, Running, running

ENTRY = book_of(find_game("karma"))[0]
WRONG = next(action for action in ENTRY.wins if action != ENTRY.best)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("puzzles")) as found:
        yield found


class Person:
    """Somebody's browser."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.word = secrets.token_urlsafe(16)

    def marks(self, game: str = "karma") -> list[Json]:
        bearer = {"Authorization": f"Bearer {self.word}"}
        found: list[Json] = self.server.http.get(f"/api/puzzles/{game}", headers=bearer).json()
        return found

    def mark(self) -> Json:
        return next(each for each in self.marks() if each["id"] == ENTRY.id)

    def tries(self, action: str, lang: str = "en", entry: Entry = ENTRY) -> Any:
        body = {"person": self.word, "action": action}
        path = f"/api/puzzles/karma/{entry.id}"
        return self.server.http.post(path, params={"lang": lang}, json=body)


def test_the_list_says_how_often_bots_have_missed_each(server: Running) -> None:
    marks = Person(server).marks()
    assert [each["id"] for each in marks] == [entry.id for entry in book_of(find_game("karma"))]
    assert all(0 < each["missed"] < each["attempts"] for each in marks)
    assert all(each["own"] is None for each in marks)


def test_the_table_is_as_the_seat_knows_it_and_tells_no_answer(server: Running) -> None:
    told = server.http.get(f"/api/puzzles/karma/{ENTRY.id}").json()
    assert set(told["view"]["legal"]) == set(ENTRY.wins)
    assert told["view"]["seat"] == told["seat"] == ENTRY.seat
    hidden = [
        zone["cards"]
        for zone in told["view"]["zones"]
        if zone["name"] in ("deck", "down")
        or (zone["name"] == "hand" and zone["owner"] != ENTRY.seat)
    ]
    assert hidden and all(card in ("?", "-") for cards in hidden for card in cards)
    assert told["events"] and not {"best", "wins", "record"} & set(told)


def test_the_first_try_of_a_person_counts(server: Running) -> None:
    person, before = Person(server), Person(server).mark()
    wrong = person.tries(WRONG).json()
    assert not wrong["right"] and wrong["best"] == ENTRY.best
    assert (wrong["tried"], wrong["failed"]) == (before["tried"] + 1, before["failed"] + 1)
    right = person.tries(ENTRY.best).json()
    assert right["right"] and right["tried"] == wrong["tried"]
    assert person.mark()["own"] is False and Person(server).mark()["own"] is None
    other = Person(server)
    assert other.tries(ENTRY.best).json()["failed"] == wrong["failed"]
    assert other.mark()["own"] is True


def test_an_answer_has_its_reason_all_chances_and_what_the_move_leads_to(server: Running) -> None:
    person = Person(server)
    english, russian = (person.tries(ENTRY.best, lang).json() for lang in ("en", "ru"))
    assert english["text"].startswith("Right") and russian["text"].startswith("Верно")
    wins = [each["win"] for each in english["chances"]]
    assert english["chances"][0]["action"] == ENTRY.best and wins[0] == max(wins)
    assert len(wins) == len(ENTRY.wins)
    assert [each["level"] for each in english["misses"]] == ["easy", "normal", "hard", "expert"]
    assert english["move"]["events"] and english["move"]["view"]["seat"] == ENTRY.seat


@pytest.mark.parametrize("action", ["play everything", ""])
def test_what_is_no_move_of_the_puzzle_is_refused(server: Running, action: str) -> None:
    answer = Person(server).tries(action)
    assert answer.status_code == 422 and "moves of this puzzle" in answer.json()["sentence"]


def test_puzzles_that_are_not_there_are_refused_in_a_sentence(server: Running) -> None:
    for path in ("/api/puzzles/karma/nothing", "/api/puzzles/whist"):
        answer = server.http.get(path)
        assert answer.status_code == 422 and answer.json()["sentence"]


def test_tries_survive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        person = Person(first)
        assert person.tries(WRONG).json()["failed"] == 1
    with running(tmp_path) as again:
        person.server = again
        assert person.mark()["own"] is False and person.mark()["tried"] == 1
    Storage(str(tmp_path / "games.sqlite3")).close()
