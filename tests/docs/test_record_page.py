"""docs/notation.md tells the truth: its examples are read, and its program checks records."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from koloda.engine.chance.rng import FastRng, SeedStream, seed_from_number
from koloda.engine.records.match import Match
from koloda.engine.records.record import read_record, verify
from koloda.games import find_game

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
KARMA = find_game("karma")


def block(kind: str) -> str:
    """The example of that kind."""
    found = re.search(rf"^```{kind}\n(.*?)^```", PAGE, re.M | re.S)
    assert found
    return found[1]


def run_program(record: str) -> subprocess.CompletedProcess[str]:
    """The page's program on a record."""
    command = [sys.executable, "-I", "-c", block("python")]
    return subprocess.run(
        command, input=record, capture_output=True, encoding="utf-8", check=False, timeout=60
    )


def test_the_position_is_one() -> None:
    text = block("position").strip()
    state = KARMA.parse(text)
    printed = str(state)
    assert str(KARMA.parse(printed)) == printed
    left, _, right = text.partition("rest")
    assert printed.startswith(left)
    assert printed.endswith(right)


def test_the_record_is_one() -> None:
    record = read_record(block("record"), find_game)
    verify(record)
    assert re.sub(r" *;.*", "", block("record")) == str(record)


def test_the_clearing_is_where_the_comment_says() -> None:
    record = read_record(block("record"), find_game)
    state = record.start()
    for seat, action in record.actions[:-1]:
        events = state.play(seat, action)
    assert [event.kind.name for event in events][:2] == ["played", "cleared"]


def test_the_numbers_of_the_stream() -> None:
    stream, words = SeedStream(bytes(32)), SeedStream(bytes(32))
    first = [words.word() for _ in range(4)]
    drawn = [stream.below(bound) for bound in (2, 1, 3_000_000_000, 52)]
    assert f"first words are {', '.join(map(str, first))}" in PAGE.replace("\n", " ")
    assert f"52 are {', '.join(map(str, drawn))}: the third skips a word" in PAGE


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (4, {"edition": "en"}), (6, {"edition": "full"}), (3, {"dealer": 2})],
)
def test_the_program_checks_any_record(players: int, options: dict[str, str | int]) -> None:
    match, rng = Match(KARMA.setup(players, options), seed_from_number(players)), FastRng(1)
    match.settle()
    while not match.state.is_over():
        seat = match.state.to_act()[0]
        match.play(seat, match.state.random_action(seat, rng))
    text = str(match.record([f"player {seat}" for seat in range(players)]))
    assert run_program(text).stdout == "this deck comes from the seed\n"


def test_the_program_finds_what_is_wrong() -> None:
    text = block("record")
    assert run_program(text).returncode == 0
    touched = run_program(text.replace("deal 9 3 6 6 2", "deal 3 9 6 6 2"))
    assert "the deck was touched" in touched.stderr
    promised = run_program(text.replace("Commitment: 9", "Commitment: 8"))
    assert "another seed was promised" in promised.stderr
    dealt = run_program(text.replace("* dealer 1", "* dealer 0"))
    assert "another seat deals" in dealt.stderr
