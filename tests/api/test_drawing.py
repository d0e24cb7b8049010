"""Games, views, records and contests draw themselves in a notebook."""

import random
import re
import sys
from types import ModuleType
from xml.etree import ElementTree

import pytest

import koloda
from koloda.api.records import Record
from koloda.art import karmaka
from koloda.art.faces import back, face
from koloda.art.sheets import definitions, sheet
from koloda.art.table import picture
from koloda.engine.chance.rng import FastRng
from koloda.engine.values.view import HIDDEN, View
from koloda.games import GAMES, find_game

NAMES = [game.name for game in GAMES]


def moment(name: str, moves: int = 15) -> koloda.Match:
    """A game after some random moves."""
    chooser = random.Random(1)
    game = koloda.new(name, seed=3)
    for _ in range(moves):
        seat = game.to_act[0]
        game.play(chooser.choice(game.legal(seat)), seat)
    return game


def references(svg: str) -> tuple[set[str], set[str]]:
    """The drawings that are there and those that are used."""
    used = set(re.findall(r"(?:url\(#|href=\"#)([\w.-]+)", svg))
    return set(re.findall(r'id="([^"]+)"', svg)), used


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_a_picture_that_stands_alone(name: str) -> None:
    svg = moment(name).svg(0)
    ElementTree.fromstring(svg)
    there, used = references(svg)
    assert used and used <= there
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_a_face_of_its_own(name: str) -> None:
    game = find_game(name)
    tokens = game.setup(game.usual_seats).tokens
    faces = [face(name, token) for token in tokens]
    assert len(set(faces)) == len(tokens)
    for drawn in [*faces, back(name)]:
        assert "#fffdf6" not in drawn, "a card without a drawing"
        assert set(references(drawn)[1]) <= set(sheet(name))
        ElementTree.fromstring(f"<svg>{definitions(name, drawn)}{drawn}</svg>")


def test_the_points_and_colours_on_karmakas_cards_are_those_of_the_game() -> None:
    from koloda.games.karmaka.cards import COLOURS, POINTS, TOKENS

    colours = ["red", "green", "blue", "mosaic"]
    for kind, token in enumerate(TOKENS):
        assert karmaka.colour_of(token) == colours[COLOURS[kind]]
        assert karmaka.points_of(token) == POINTS[kind]


def test_a_picture_shows_no_card_that_the_seat_cannot_see() -> None:
    game = moment("kanobu")
    for seat in (0, 1, -1):
        world = game.state.determinize(seat, koloda_rng())
        assert world.view(seat) == game.view(seat)
        again = koloda.parse(str(world), seed=1)
        assert again.svg(seat) == game.svg(seat)
    assert any(HIDDEN in zone.cards for zone in game.view(0).zones)


def koloda_rng() -> FastRng:
    return FastRng(5)


def test_a_game_without_drawings_shows_its_tokens() -> None:
    drawn = face("chess", "<queen>")
    assert "&lt;queen&gt;" in drawn
    assert back("chess") != back("karma")
    view = moment("kanobu").view(0)
    other = View(*view)._replace(game="chess")
    ElementTree.fromstring(picture(other))


def test_notebooks_are_given_pictures_and_tables() -> None:
    game = moment("kanobu")
    assert game._repr_svg_() == game.svg(-1)
    assert game.view(0)._repr_svg_() == game.svg(0)
    contest = koloda.contest("kanobu", ["random", "normal"], deals=2)
    assert "<td>normal</td>" in contest._repr_html_()
    strip = game.record()._repr_html_()
    assert strip.count('<figure style="flex:none;') == 12
    assert koloda.new("kanobu", seed=1).record()._repr_html_().count("<figure ") == 1


@pytest.mark.parametrize(("widgets", "kernel"), [(True, True), (False, True), (True, False)])
def test_a_record_has_a_slider_where_widgets_are(
    widgets: bool, kernel: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []
    ipython, display = ModuleType("IPython"), ModuleType("IPython.display")
    ipywidgets, shell = ModuleType("ipywidgets"), ModuleType("shell")
    if kernel:
        shell.kernel = "a notebook's"  # type: ignore[attr-defined]
    ipython.get_ipython = lambda: shell  # type: ignore[attr-defined]
    display.HTML = str  # type: ignore[attr-defined]
    display.display = lambda data, **_: shown.append(data)  # type: ignore[attr-defined]
    ipywidgets.IntSlider = lambda *numbers, **_: numbers  # type: ignore[attr-defined]
    ipywidgets.interact = lambda f, move: shown.append((f(0), move))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    monkeypatch.setitem(sys.modules, "ipywidgets", ipywidgets if widgets else None)
    record: Record = moment("kanobu", 4).record()
    record._ipython_display_()
    if widgets and kernel:
        assert "the deal" in str(shown[0]) and "(0, 0, 4)" in str(shown[0])
    else:
        strip = {"text/html": record._repr_html_(), "text/plain": repr(record)}
        assert shown == [strip] and "<figure " in strip["text/html"]


def test_a_picture_tells_the_facts_as_far_as_they_fit() -> None:
    view = koloda.new("unit", seed=3).view(0)
    assert "points.0 20" in picture(view)
    long = view._replace(facts={"said": "so much " * 60})
    assert "so much" in picture(long) and "…</text>" in picture(long)


@pytest.mark.parametrize("name", NAMES)
def test_a_film_shows_one_moment_after_the_other(name: str) -> None:
    record = moment(name, 6).record()
    svg = record.film(first=2)
    ElementTree.fromstring(svg)
    there, used = references(svg)
    assert used and used <= there
    assert svg.count('<g class="frame"') == 5
    assert f">6. seat {record[5].seat} " in svg
    assert "prefers-reduced-motion" in svg


def test_a_film_for_a_seat_hides_what_it_did_not_see() -> None:
    record = moment("karma").record()
    backs = [record.film(seat, 15).count(back("karma")) for seat in (None, 0)]
    assert backs[0] < backs[1]
    # Cards that are chosen in secret are not named below the picture either.
    chosen = record.film(1 - record[0].seat, 1, 1)
    assert "?" in chosen.split(">1. ")[1].split("<")[0]


def test_a_film_is_of_moves_that_there_are() -> None:
    record = moment("karma", 4).record()
    for first, last in ((5, 5), (3, 2), (0, 9), (-9, 2)):
        with pytest.raises(koloda.KolodaError, match="moments after 0 to 4 moves"):
            record.film(first=first, last=last)
