"""The client's files, and the page when there are none."""

import gzip
from pathlib import Path

import pytest

from koloda.server.http import static as static_files
from koloda.server.storage.opening import MIGRATIONS, NEWEST
from tests.server.serving import Running, running

ROOM = "A" * 22
"""A room's id as it could be."""
PAGE = f"/duplicate/{ROOM}"


def test_without_a_client_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "nothing")
    with running(tmp_path) as server:
        assert "has not been built" in server.http.get("/").text


def test_the_client_is_served_with_fitting_caching(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>client</title>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static_files, "STATIC", static)
    with running(tmp_path) as server:
        for path in ("/", "/new/karma", "/rules/unit", PAGE):
            page = server.http.get(path)
            assert (page.status_code, page.text) == (200, "<title>client</title>")
            assert page.headers["cache-control"] == "no-cache"
        for path in (
            "/nowhere",
            "/new/zzz",
            "/t/abc",
            f"/t/{ROOM}",
            f"/replay/{ROOM}",
            "/rules",
            "/new/karma/more",
            "/duplicate",
            "/puzzles/whist",
            "/puzzles/karma/0",
        ):
            page = server.http.get(path)
            assert (page.status_code, page.text) == (404, "<title>client</title>")
        script = server.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        for path in ("/assets/none.js", "/api/nowhere", "/none.txt", "/..%2fsecret.txt"):
            assert server.http.get(path).status_code == 404
        assert server.http.get("/api/games").status_code == 200


def test_a_compressed_copy_is_sent_to_those_who_can_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("page")
    for name in ("icon.svg", "assets/app-1a2b.js"):
        (static / name).write_text("plain")
        (static / f"{name}.gz").write_bytes(gzip.compress(b"packed"))
    monkeypatch.setattr(static_files, "STATIC", static)
    with running(tmp_path) as server:
        for path in ("/icon.svg", "/assets/app-1a2b.js"):
            page = server.http.get(path, headers={"accept-encoding": "gzip"})
            assert (page.headers["content-encoding"], page.text) == ("gzip", "packed")
            assert page.headers["vary"] == "Accept-Encoding"
            plain = server.http.get(path, headers={"accept-encoding": "identity"})
            assert plain.text == "plain"
        assert page.headers["content-type"].startswith("text/javascript")


def test_a_page_says_what_it_is_before_any_script_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!-- head --><title>x</title><!-- /head --><body>")
    monkeypatch.setattr(static_files, "STATIC", static)
    with running(tmp_path) as server:
        page = server.http.get("/rules/karma", headers={"accept-language": "it"}).text
        assert "<title>Regole di Karma · Koloda</title>" in page
        assert '/pictures/karma.jpg">' in page
        seats = [{"kind": "person"}, {"kind": "person"}]
        wanted = {"game": "unit", "players": 2, "seats": seats, "name": "<Ada>"}
        room = server.http.post("/api/rooms", json=wanted).json()["room"]
        page = server.http.get(f"/t/{room}").text
        assert "<title>&lt;Ada&gt; invites you to Unit · Koloda</title>" in page
        assert f'<meta property="og:url" content="{server.http.base_url}' in page
        assert "There is no such page" in server.http.get("/nowhere").text
        guess = server.http.get("/replay/" + "x" * 22)
        assert guess.status_code == 404
        assert "<title>This table is not here</title>" in guess.text
    with running(tmp_path) as server:  # nobody has brought the table back
        page = server.http.get(f"/replay/{room}").text
        assert "<title>Unit · Koloda</title>" in page
        assert '/pictures/unit.jpg">' in page


def test_other_methods_are_refused(server: Running) -> None:
    for method in ("PUT", "DELETE", "OPTIONS", "PATCH"):
        assert server.http.request(method, "/api/rooms").status_code == 405


def test_the_newest_migration_is_known() -> None:
    texts = [file.read_text() for file in (MIGRATIONS / "versions").glob("*.py")]
    newest = [text for text in texts if f'revision = "{NEWEST}"\n' in text]
    assert len(newest) == 1
    assert not [text for text in texts if f'down_revision = "{NEWEST}"' in text]
