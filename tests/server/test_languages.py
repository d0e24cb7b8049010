"""What the server says itself is said in the reader's language."""

import pytest

from koloda.locales.fluent_files import LANGUAGES, Texts
from koloda.server.protocol.encoding import language_of
from tests.server.serving import Running

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


def test_the_first_language_of_a_header_counts() -> None:
    assert language_of("ru-RU,ru;q=0.9,en;q=0.8") == "ru"
    assert language_of("xx") == "en"
    assert language_of("") == "en"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_page_says_the_same_in_all_languages(language: str) -> None:
    english, other = Texts("en", "web"), Texts(language, "web")
    assert set(other.messages) == set(english.messages)
    for name in english.messages:
        assert other.variables(name) == english.variables(name), name


@pytest.mark.anyio
async def test_answers_come_in_the_language_asked_for(server: Running) -> None:
    nowhere = f"/api/rooms/{'A' * 22}"
    for language, words in (
        ("ru", "такого стола нет"),
        ("it", "questo tavolo non c'è"),
        ("", "no"),
    ):
        answer = server.http.get(nowhere, headers={"Accept-Language": language})
        assert answer.json()["code"] == "room"
        assert words in answer.json()["sentence"]
    seats = server.full()
    async with server.client(seats[0], lang="it") as anna:
        refused = await anna.ask("undo", seq=anna.seq)
        assert refused["sentence"] == "questa mossa non si può annullare"
        again = await anna.ask("chat", text="")
        assert again["sentence"] == "un messaggio ha da 1 a 300 caratteri"


def test_seats_that_options_allow(server: Running) -> None:
    def seats(game: str, **options: object) -> list[int]:
        answer = server.http.post(f"/api/games/{game}/seats", json={"options": options})
        assert answer.status_code == 200, answer.text
        found: list[int] = answer.json()["seats"]
        assert bool(found) != bool(answer.json()["sentence"])
        return found

    assert seats("karmaka") == [2, 3, 4]
    assert seats("karmaka", mode="teams") == [4]
    assert seats("karmaka", variant="wolf") == [3]
    assert seats("kanobu") == [2, 3, 4, 5, 6]
    assert seats("kanobu", experimental=True) == [2, 3, 4, 5, 6, 7, 8]
    assert seats("kanobu", first=3) == [4, 5, 6]
    assert seats("karma", clear=3) == []
    assert server.http.post("/api/games/zzz/seats", json={}).status_code == 422
    clash = {"options": {"clear": 3}}
    header = {"Accept-Language": "it"}
    answer = server.http.post("/api/games/karma/seats", json=clash, headers=header)
    assert "tre copie" in answer.json()["sentence"]


def test_partners_are_told(server: Running) -> None:
    def partners(players: int, **options: object) -> list[int]:
        made = server.make("karmaka", players, "." + "b" * (players - 1), options=options)
        found: list[int] = server.http.get(f"/api/rooms/{made['room']}").json()["partners"]
        return found

    assert partners(4, mode="teams") == [2, 3, 0, 1]
    assert partners(3, mode="wolf", wolf_seat=1) == [2, -1, 0]
    assert partners(2) == []
