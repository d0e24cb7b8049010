"""The HTTP calls: one type for each body, and a refusal in the reader's language."""

import re
import subprocess
import sys

import pytest

from koloda.server.http.calls import place_of
from koloda.server.http.routes import CALLS
from tests.server.serving import Json, Running

TABLE: Json = {"game": "karma", "players": 2, "name": "Anna", "seats": [{}, {}]}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"players": "2"}, "players"),
        ({"players": 21}, "players"),
        ({"seats": [{}, {"kind": "ghost"}]}, "seats[1].kind"),
        ({"seats": [{}, {"colour": 1}]}, "seats[1].colour"),
        ({"clock": {"kind": "sand"}}, "clock.kind"),
        ({"clock": {"increment": 601}}, "clock.increment"),
        ({"options": {"decks": 1.5}}, "options[...]"),
        ({"unknown": 1}, "unknown"),
        ({"contribution": "\n"}, "contribution"),
        ({"contribution": "ab" * 32 + "\n"}, "contribution"),
    ],
)
def test_a_refusal_names_the_part_that_does_not_fit(
    server: Running, change: Json, place: str
) -> None:
    for language, words in (
        ("en", "this part of the request does not fit"),
        ("ru", "эта часть запроса не подходит"),
        ("it", "questa parte della richiesta non va bene"),
    ):
        answer = server.http.post(
            "/api/rooms", json={**TABLE, **change}, headers={"Accept-Language": language}
        )
        assert answer.status_code == 422
        assert answer.json() == {"code": "body", "sentence": f"{words}: {place}"}


def test_a_field_that_is_missing_is_named(server: Running) -> None:
    answer = server.http.post("/api/rooms", content=b"")
    assert answer.json()["sentence"] == "the request lacks game, players, seats, name"
    without = {name: value for name, value in TABLE.items() if name != "seats"}
    for language, sentence in (
        ("en", "the request lacks seats"),
        ("ru", "в запросе не хватает: seats"),
        ("it", "nella richiesta manca: seats"),
    ):
        answer = server.http.post("/api/rooms", json=without, headers={"Accept-Language": language})
        assert answer.status_code == 422
        assert answer.json() == {"code": "body", "sentence": sentence}


FIELDS = "game, players, seats, name, options, clock, watchers, listed, hints, seat, contribution"


@pytest.mark.parametrize(
    ("raw", "byte"),
    [
        (b"{", 1),
        (b"hello", 0),
        (b"\xff", 0),
        (b'{"game": "\xff"}', 10),
        (b'{"game": "karma",}', 17),
    ],
)
def test_a_body_that_is_no_json_is_told_from_where_on_and_what_is_allowed(
    server: Running, raw: bytes, byte: int
) -> None:
    for language, sentence in (
        ("en", "the body is no JSON beyond byte {}; allowed is an object with these fields: {}"),
        ("ru", "после байта {} тело запроса — не JSON; допустим объект с полями: {}"),
        (
            "it",
            "dopo il byte {} il corpo della richiesta non è JSON; "
            "è ammesso un oggetto con questi campi: {}",
        ),
    ):
        answer = server.http.post("/api/rooms", content=raw, headers={"Accept-Language": language})
        assert answer.status_code == 422
        assert answer.json() == {"code": "body", "sentence": sentence.format(byte, FIELDS)}


@pytest.mark.parametrize("raw", [b"[]", b"null", b'"karma"', b"[" * 4000])
def test_json_that_is_no_object_is_told_what_is_allowed(server: Running, raw: bytes) -> None:
    for language, sentence in (
        ("en", "the body is JSON, but no object; allowed is an object with these fields: {}"),
        ("ru", "тело запроса — JSON, но не объект; допустим объект с полями: {}"),
        (
            "it",
            "il corpo della richiesta è JSON, ma non un oggetto; "
            "è ammesso un oggetto con questi campi: {}",
        ),
    ):
        answer = server.http.post("/api/rooms", content=raw, headers={"Accept-Language": language})
        assert answer.json() == {"code": "body", "sentence": sentence.format(FIELDS)}


def test_a_wrong_address_and_a_wrong_method_are_told_in_the_readers_language(
    server: Running,
) -> None:
    russian = {"Accept-Language": "ru"}
    nowhere = server.http.get("/api/nowhere", headers=russian)
    assert (nowhere.status_code, nowhere.json()["sentence"]) == (404, "по этому адресу ничего нет")
    posted = server.http.post("/api/nowhere", json={}, headers=russian)
    assert (posted.status_code, posted.json()) == (404, nowhere.json())
    for path in ("/api/games", "/"):
        wrong = server.http.post(path, json={}, headers=russian)
        assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, HEAD")
        assert wrong.json()["sentence"] == "этот адрес отвечает на GET, HEAD, а не на POST"


def test_words_in_a_language_that_is_not_there_are_not_found(server: Running) -> None:
    for language, sentence in (
        ("en", "there is no language 'xx'; there is en, ru, it"),
        ("it", "la lingua 'xx' non c'è; ci sono en, ru, it"),
    ):
        answer = server.http.get("/api/catalogue/xx", headers={"Accept-Language": language})
        assert answer.status_code == 404
        assert answer.json() == {"code": "http", "sentence": sentence}


def test_the_place_is_short_whatever_was_sent() -> None:
    assert len(place_of(f"Object contains unknown field `{'x' * 3000}`")) == 80
    assert place_of("Expected `object`, got `array`") == ""


def test_every_call_is_described_from_its_types(server: Running) -> None:
    described = server.http.get("/openapi.json").json()
    known = described["components"]["schemas"]
    for call in CALLS:
        about = described["paths"][call.path][call.method.lower()]
        assert about["description"] == call.handler.__doc__
        if call.body is not None:
            content = about["requestBody"]["content"]["application/json"]
            assert content["schema"]["$ref"].endswith(f"/{call.body.__name__}")
            assert known[call.body.__name__]["additionalProperties"] is False
    named = set(re.findall(r'"#/components/schemas/(\w+)"', server.http.get("/openapi.json").text))
    assert named <= known.keys()
    assert "<script" not in server.http.get("/docs").text


def test_there_is_one_schema_system() -> None:
    code = "import sys, koloda.server.process; print({'fastapi', 'pydantic'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
