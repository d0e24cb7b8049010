"""`koloda lab`: the same figures however the work was done, in a report that needs nothing else."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from koloda.arena.deals import Job, Luck
from koloda.arena.lab import piece as pieces
from koloda.arena.lab.course import CHECKPOINTS, course_of, moments_at, weight_of
from koloda.arena.lab.measures import MEASURES
from koloda.arena.lab.piece import Piece, play_piece, rotations
from koloda.arena.lab.watch import watch
from koloda.bots.ladder import find_player
from koloda.engine.chance.rng import FastRng
from koloda.engine.values.event import ROLE_FIRST, ROLE_PLAY
from koloda.games import GAMES, find_game
from tests.terminal.running import bad, good, process, run

FILES = ("report.json", "report.html", "measures.csv", "cards.csv")
SMALL: tuple[str, ...] = (
    *("lab", "karma", "--vary", "edition=en,ru", "--seats", "2", "--players", "normal"),
    *("--playouts", "4"),
)


def lab(place: Path, *words: str) -> dict[str, bytes]:
    """The files of a run."""
    good(*words, "--out", str(place))
    return {name: (place / name).read_bytes() for name in FILES}


def test_workers_do_not_change_a_byte(tmp_path: Path) -> None:
    words = (*SMALL, "--deals", "45")
    alone = lab(tmp_path / "one", *words, "--workers", "1")
    assert lab(tmp_path / "two", *words, "--workers", "2") == alone


def test_a_cut_off_run_goes_on(tmp_path: Path) -> None:
    words = (*SMALL, "--deals", "45", "--workers", "1")
    whole = lab(tmp_path / "whole", *words)
    place = tmp_path / "cut"
    lab(place, *words)
    pieces = sorted((place / "pieces").iterdir())
    assert len(pieces) == 6
    kept = pieces[2].stat().st_mtime_ns
    pieces[0].unlink()
    pieces[1].write_bytes(pieces[1].read_bytes()[:-30])
    for name in FILES:
        (place / name).unlink()
    assert lab(place, *words, "--resume") == whole
    assert pieces[2].stat().st_mtime_ns == kept
    assert pieces[0].exists()


def test_more_deals_go_on_from_fewer(tmp_path: Path) -> None:
    lab(tmp_path / "grown", *SMALL, "--deals", "20", "--workers", "1")
    more = lab(tmp_path / "grown", *SMALL, "--deals", "40", "--workers", "1", "--resume")
    assert more == lab(tmp_path / "fresh", *SMALL, "--deals", "40", "--workers", "1")


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    one = lab(tmp_path / "one", *SMALL, "--deals", "5", "--workers", "1")
    two = lab(tmp_path / "two", *SMALL, "--deals", "5", "--workers", "1", "--seed", "2")
    assert one["cards.csv"] != two["cards.csv"]


class Page(HTMLParser):
    """Notes what a page asks for and whether its tags close."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.references: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.references += [name for name, _ in attrs if name in ("src", "href", "srcset", "data")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_needs_nothing_else(tmp_path: Path) -> None:
    text = lab(tmp_path / "lab", *SMALL, "--deals", "30")["report.html"].decode()
    page = Page()
    page.feed(text)
    page.close()
    assert page.open == [] and page.references == []
    assert "svg" in page.seen and "script" not in page.seen and "link" not in page.seen
    assert not re.search(r"https?:|//|url\(|@import", text)
    assert "prefers-color-scheme: dark" in text
    assert "koloda lab karma --vary edition=en,ru --seats 2 --players normal --playouts 4" in text


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_game_has_a_report(tmp_path: Path, name: str) -> None:
    words = ("lab", name, "--players", "2", "--deals", "12", "--playouts", "4", "--workers", "1")
    result = json.loads(lab(tmp_path / "lab", *words)["report.json"])
    (variant,) = result["variants"]
    assert variant["games"] == 12
    assert all(variant["measures"][measure] is not None for measure in ("choices", "turns"))
    assert len(variant["seats"]) == 2
    assert variant["cards"]
    known = {kind.name for kind in find_game(name).events if kind.role == ROLE_PLAY} | {"any"}
    assert {card["way"] for card in variant["cards"]} <= known


def keys(value: Any) -> Any:
    """The shape of a JSON value: names and kinds, without the figures."""
    if isinstance(value, dict):
        return {name: keys(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [keys(value[0])] if value else []
    return type(value).__name__


MEAN = {"value": "float", "low": "float", "high": "float"}
CARD = {"card": "str", "way": "str", "plays": MEAN, "seats": "float", "wins": MEAN, "sure": "bool"}
LENGTHS = dict.fromkeys(("p10", "p50", "p90", "p99", "longest", "bin"), "int")
NAMES = tuple(measure.name for measure in MEASURES)


def test_the_json_keeps_its_names(tmp_path: Path) -> None:
    result = json.loads(lab(tmp_path / "lab", *SMALL, "--deals", "30")["report.json"])
    shape = keys(result)
    (variant,) = shape.pop("variants")
    (compared,) = shape.pop("comparisons")
    assert shape == {
        "format": "int",
        "koloda": "str",
        "game": "str",
        "rules_version": "int",
        "bots": ["str"],
        "reproducible": "bool",
        "deals": "int",
        "seed": "int",
        "playouts": "int",
        "weighed": "int",
        "better": "str",
        "swept": "str",
    }
    assert compared == {
        "variant": "str",
        "against": "str",
        "differences": dict.fromkeys(NAMES, MEAN),
        "ratios": dict.fromkeys(("choices", "turns", "branching", "lead_changes"), MEAN),
        "sure": compared["sure"],
        "shared": dict.fromkeys(NAMES, "int"),
    }
    del variant["options"]
    spread = {**LENGTHS, "counts": ["int"]}
    assert variant == {
        "label": "str",
        "players": "int",
        "games": "int",
        "measures": dict.fromkeys(NAMES, MEAN),
        "lengths": {"choices": spread, "turns": spread},
        "endings": {"cards": MEAN},
        "seats": [{"place": "int", "won": MEAN, "points": MEAN}],
        "bots": [{"player": "str", "won": MEAN}],
        "cards": [CARD],
        "pairs": [{"cards": ["str"], "deals": "int", "wins": MEAN, "sure": "bool"}],
        "never": {"legal": "int", "never": "int", "named": variant["never"]["named"]},
        "luck": "NoneType",
        "better": "NoneType",
    }
    assert result["format"] == 2


def test_two_levels_play_every_rotation(tmp_path: Path) -> None:
    words = ("lab", "karma", "--players", "normal,random", "--deals", "10", "--json")
    result = json.loads(good(*words, "--workers", "1", "--out", str(tmp_path / "lab")))
    (variant,) = result["variants"]
    assert (variant["players"], variant["games"]) == (2, 20)
    normal, random = (bot["won"]["value"] for bot in variant["bots"])
    assert normal > random


def test_a_deck_file_is_a_variant(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    cards = [f"{colour}-{sign} 3" for colour in "BGRY" for sign in ("rock", "scissors", "paper")]
    deck.write_text("\n".join(cards), encoding="utf-8")
    words = ("lab", "kanobu", "--vary", f"deck=listed,{deck}", "--players", "2", "--deals", "5")
    result = json.loads(lab(tmp_path / "lab", *words, "--workers", "1")["report.json"])
    assert result["variants"][1]["label"].endswith("mine.txt")
    assert {card["card"] for card in result["variants"][1]["cards"]} <= {
        card.split()[0] for card in cards
    }


def test_rotations_that_seat_alike_are_played_once() -> None:
    assert rotations(("a", "a", "a")) == [0]
    assert rotations(("a", "b", "a", "b")) == [0, 1]
    assert rotations(("a", "b", "b")) == [0, 1, 2]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_begins_is_told_by_every_game(game: Any) -> None:
    assert [kind.role for kind in game.events].count(ROLE_FIRST) == 1
    setup = game.setup(2)
    firsts = {
        watch(setup, [find_player("random")] * 2, 0, 0, n, FastRng(n))[0].first for n in range(8)
    }
    assert firsts == {0, 1}


def test_who_begins_is_known_when_an_option_says_it() -> None:
    for name, option, value, first in (
        ("karma", "dealer", 0, 1),
        ("kanobu", "first", 1, 1),
        ("unit", "first", 1, 1),
        ("karmaka", "first", 1, 1),
    ):
        setup = find_game(name).setup(2, {option: value})
        players = [find_player("random")] * 2
        assert watch(setup, players, 0, 0, 1, FastRng(1))[0].first == first


def test_a_course_has_seven_looks_at_a_game() -> None:
    setup = find_game("karma").setup(2)
    players = [find_player("normal")] * 2
    game, match = watch(setup, players, 0, 0, 5, FastRng(5))
    course = course_of(match, game.choices, 8, FastRng(1))
    assert len(course) == CHECKPOINTS - 1
    assert all(sum(expected) == pytest.approx(0) for expected in course)
    assert course == course_of(match, game.choices, 8, FastRng(1))
    place = game.choices // 2
    state, seat = moments_at(match, [place])[place]
    left = [action for action in match.actions if action[0] >= 0][place:]
    assert left[0][0] == seat and seat in state.to_act()


def test_what_a_choice_weighs_is_a_share_of_a_win_or_unknown() -> None:
    setup = find_game("karma").setup(2)
    players = [find_player("normal")] * 2
    game, match = watch(setup, players, 0, 0, 5, FastRng(5))
    weights = [weight_of(match, game.choices, 4, FastRng(seed)) for seed in range(12)]
    known = [weight for weight in weights if weight is not None]
    assert 0 < len(known) < len(weights)
    assert all(-1 <= weight <= 1 for weight in known)


def test_luck_is_measured_in_the_first_deals_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "luck_of", lambda *_: [Luck(0.5, 0.1), Luck(-0.5, 0.1)])
    job = Job("karma", 2, {}, ("random", "random"), 1, 0, 3)
    assert [game.luck for game in play_piece(Piece(job, 0, 2))] == [[0.5, -0.5], [0.5, -0.5], []]


def test_a_better_player_sits_alone_among_the_others(tmp_path: Path) -> None:
    words = ("lab", "karma", "--players", "random", "--seats", "3", "--deals", "8", "--json")
    better = ("--better", "normal", "--playouts", "1", "--workers", "1")
    result = json.loads(good(*words, *better, "--out", str(tmp_path / "lab")))
    assert result["better"] == "normal"
    assert result["variants"][0]["better"]["value"] > 0.5


def test_numbers_in_a_row_are_a_curve(tmp_path: Path) -> None:
    words = ("lab", "karma", "--vary", "cap=20..60/20", "--players", "random", "--deals", "4")
    files = lab(tmp_path / "lab", *words, "--playouts", "1", "--workers", "1")
    result = json.loads(files["report.json"])
    assert [variant["label"] for variant in result["variants"]] == ["cap=20", "cap=40", "cap=60"]
    assert result["swept"] == "cap"
    assert '<polyline class="line c0"' in files["report.html"].decode()


def test_a_piece_has_its_own_name() -> None:
    job = Job("karma", 2, {}, ("random", "random"), 1, 0, 2)
    piece = Piece(job, 4)
    assert piece.key() == Piece(job._replace(options={}), 4).key()
    others = [Piece(job._replace(seed=2), 4), Piece(job, 5), Piece(job._replace(first_deal=2), 4)]
    assert len({piece.key(), *(other.key() for other in others)}) == 4
    assert play_piece(piece) == play_piece(piece)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["karma", "--vary", "colour=red"], "karma has no option 'colour'; it has edition, copies"),
        (["karma", "--vary", "copies=2,9"], "option copies is one of 2, 3, not '9'"),
        (["karma", "--vary", "copies"], "--vary is OPTION=A,B,…, not 'copies'"),
        (["karma", "--vary", "copies=2,,3"], "--vary is OPTION=A,B,…"),
        (["karma", "--vary", "copies=2,2"], "copies has a value twice"),
        (["karma", "--vary", "clear=2", "--vary", "clear=3"], "varied twice"),
        (["karma", "--vary", "copies=2,3", "--option", "copies=2"], "both set and varied"),
        (["karma", "--players", "2,9"], "karma is played by 2 to 6 players, not 9"),
        (["karma", "--players", "2,2"], "a number of seats is given twice"),
        (["karma", "--players", "hal"], "there is no player 'hal'"),
        (["karma", "--players", "2", "--seats", "3"], "beside --seats, --players is names"),
        (["karma", "--players", "wizard"], "there is no player 'wizard'"),
        (["karma", "--vary", "cap=" + ",".join(map(str, range(1, 40)))], "too many to compare"),
        (["kanobu", "--vary", "deck=listed,nowhere.txt"], "cannot be read"),
        (["karma", "--vary", "cap=9..3"], "'9..3' is no range"),
        (["karma", "--vary", "cap=1..90"], "'1..90' is no range"),
        (["karma", "--better", "hal"], "there is no player 'hal'"),
        (["karma", "--deals", "0"], "--deals"),
    ],
)
def test_bad_input_gets_one_line(tmp_path: Path, words: list[str], sentence: str) -> None:
    place = tmp_path / "lab"
    assert sentence in bad("lab", *words, "--out", str(place))
    assert not place.exists()


def test_a_place_that_is_taken_or_closed_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    words = (*SMALL, "--deals", "1", "--workers", "1", "--out")
    assert "is not empty; --resume goes on" in bad(*words, str(tmp_path))
    assert "there is no folder" in bad(*words, str(tmp_path / "file" / "lab"))
    assert (tmp_path / "file").read_text() == "mine"


def test_ctrl_c_and_pipes_leave_no_traceback(tmp_path: Path) -> None:
    done = process(*SMALL, "--deals", "3", "--workers", "2", "--out", str(tmp_path / "lab"))
    assert done.returncode == 0 and done.stderr == b""
    assert run("lab", "--help").exit_code == 0
