"""A view as numbers: every kind of feature, and the default for games that declare none."""

from crazy_eights.game import CrazyEights
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, WATCHER
from koloda.engine.learning.features import (
    Counts,
    End,
    Feature,
    Number,
    Prompt,
    Seats,
    Slots,
    Words,
)
from koloda.engine.learning.fingerprint import fingerprint
from koloda.engine.learning.layout import Layout, plain_features
from koloda.engine.learning.sheet import Sheet, count, mark_set, write
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.view import TABLE, View, Zone

ZONES = (
    Zone("hand", 0, ("a", "?", "?")),
    Zone("hand", 1, ("a", "b", "a")),
    Zone("pile", TABLE, ("b", "x", "a")),
    Zone("empty", TABLE, ()),
    Zone("row", TABLE, ("-", "?", "a", "b")),
)
FACTS = {"points.0": "300", "points.1": "7", "turn": "0", "pending": "draw 2 1", "out": "-"}


def view(seat: int) -> View:
    """A moment made up for this test."""
    return View("toy", seat, 2, (0,), "ask", ZONES, FACTS, (), (), None, {})


def written(feature: Feature, seat: int = 1) -> list[int]:
    """The cells of one feature, without those common to all games."""
    layout = Layout(2, [feature], [])
    sheet = Sheet(layout.size)
    layout.write(view(seat), sheet)
    return sheet.cells[4:]


def test_the_head_says_who_looks_and_who_must_choose() -> None:
    layout = Layout(2, [], [])
    for seat, cells in ((1, [0, 1, 0, 1]), (0, [1, 0, 1, 0]), (WATCHER, [0, 0, 1, 0])):
        sheet = Sheet(layout.size)
        layout.write(view(seat), sheet)
        assert sheet.cells == cells
    sheet = Sheet(layout.size)
    layout.write(view(0)._replace(to_act=(CHANCE,)), sheet)
    assert sheet.cells == [1, 0, 0, 0]


def test_counts_from_the_viewer_on() -> None:
    assert written(Counts("hand", ["a", "b"], True)) == [2, 1, 0, 1, 0, 2]
    assert written(Counts("pile", ["a", "b"])) == [1, 1, 0]


def test_ends_of_a_pile() -> None:
    assert written(End("pile", ["a", "b"], True)) == [1, 0]
    assert written(End("pile", ["a", "b"], False)) == [0, 1]
    assert written(End("pile", ["b"], True)) == [0]
    assert written(End("empty", ["a"], True)) == [0]


def test_slots() -> None:
    assert written(Slots("row", 3)) == [0, 1, 1]


def test_facts() -> None:
    assert written(Number("points", True)) == [7, 255]
    assert written(Number("pending", part=1)) == [2]
    assert written(Number("pending")) == [0]
    assert written(Words("pending", ["skip", "draw"])) == [0, 1]
    assert written(Seats("turn", 2)) == [0, 1]
    assert written(Seats("pending", 2, 2)) == [1, 0]
    assert written(Seats("out", 2)) == [0, 0]


def test_the_open_question() -> None:
    assert written(Prompt(["tell", "ask"])) == [0, 1]
    assert written(Prompt(["tell"])) == [0]


def test_what_is_written_at_once() -> None:
    sheet = Sheet(6)
    mark_set(sheet.memory, 1, 0b1011)
    assert sheet.cells == [0, 1, 1, 0, 1, 0]
    count(sheet.memory, 1)
    write(sheet.memory, 0, 300)
    write(sheet.memory, 5, 3)
    assert sheet.cells == [255, 2, 1, 0, 1, 3]
    assert sheet.packed() == bytes([255, 2, 1, 0, 1, 3])


def test_a_sheet_may_be_a_part_of_more_memory() -> None:
    sheet = Sheet(6)
    sheet.start = 3
    sheet.put(1, 2)
    assert sheet.cells == [0, 0, 0, 0, 2, 0]


def test_a_game_shows_its_zones_and_numbers() -> None:
    state, rng = CrazyEights().new(3), FastRng(1)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample_chance(rng))
    layout = state.setup.layout()
    assert layout is state.setup.layout()
    sheet = Sheet(layout.size)
    state.observe(1, sheet)
    rows = {row.name: row for row in layout.rows()}
    own = rows["hand +0"]
    hand = state.view(1).zone("hand", 1).cards
    assert sum(sheet.cells[own.first : own.last]) == len(hand)
    assert sheet.cells[rows["hand +1"].last] == len(state.view(1).zone("hand", 2).cards)


def test_numbers_of_seats_are_found_by_their_names() -> None:
    found = plain_features(list(ZONES), FACTS, ["a", "b"])
    names = [(feature.name, feature.each_seat) for feature in found]
    assert names == [
        ("hand", True),
        ("pile", False),
        ("empty", False),
        ("row", False),
        ("points", True),
        ("turn", False),
    ]


def test_a_fingerprint_is_of_what_cells_and_actions_mean() -> None:
    small, large = CrazyEights().setup(2), CrazyEights().setup(3)
    known = fingerprint(small.layout(), small.actions)
    assert known == fingerprint(CrazyEights().setup(2).layout(), small.actions)
    assert known != fingerprint(large.layout(), small.actions)
    fewer = ActionTable("crazy_eights")
    fewer.add(small.actions.text(0))
    fewer.end_of_players()
    assert known != fingerprint(small.layout(), fewer)
