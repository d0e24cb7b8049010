"""Records: written, read, replayed and verified; everything wrong with one is said."""

import re

import pytest

from koloda.engine.chance.rng import FastRng, commitment, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE
from koloda.engine.records.match import Match
from koloda.engine.records.record import (
    LONGEST,
    LONGEST_NAME,
    Record,
    clean_name,
    read_record,
    verify,
)
from koloda.engine.values.errors import (
    FairnessError,
    KolodaError,
    NotationError,
    RulesVersionError,
)
from koloda.games import find_game
from tests.engine.test_contract_toy import Toy

NAMES = ["Ann", "Bob", "Вера"]


def played(seed: int = 1, moves: int = 10_000) -> Match:
    """A game of Karma, to its end or for some moves."""
    match = Match(find_game("karma").setup(3, {"edition": "en"}), seed_from_number(seed))
    rng = FastRng(seed)
    match.settle()
    while moves and not match.state.is_over():
        seat = match.state.to_act()[0]
        match.play(seat, match.state.random_action(seat, rng))
        moves -= 1
    return match


WHOLE = str(played().record(NAMES))
PART = str(played(2, 12).record(NAMES))


def read(text: str) -> Record:
    """The record of a text about one of the games."""
    return read_record(text, find_game)


def with_line(start: str, line: str) -> str:
    """The whole record with one line, found by its start, replaced."""
    found, count = re.subn(rf"^{re.escape(start)}.*\n", line, WHOLE, count=1, flags=re.M)
    assert count == 1
    return found


@pytest.mark.parametrize("text", [WHOLE, PART])
def test_a_record_survives(text: str) -> None:
    record = read(text)
    assert str(record) == text
    assert record.names == NAMES
    verify(record)


def test_a_record_is_headers_then_actions() -> None:
    headers, _, body = PART.partition("\n\n")
    lines = headers.split("\n")
    assert lines[:7] == [
        "Koloda: 1",
        "Game: karma",
        "Rules: 2",
        "Setup: players=3 voluntary_pickup=yes",
        "Seat 0: Ann",
        "Seat 1: Bob",
        "Seat 2: Вера",
    ]
    assert lines[7] == f"Commitment: {commitment(seed_from_number(2))}"
    assert lines[8] == f"Seed: {seed_from_number(2).hex()}"
    assert lines[9:] == ["Result: unfinished", "Actions: 53"]
    chance = [line for line in body.splitlines() if line.startswith("*")]
    assert re.fullmatch(r"\* dealer \d", chance[0])
    assert [len(line.split()) - 2 for line in chance[1:]] == [13, 13, 13, 1]


def test_the_result_is_in_the_header() -> None:
    record = read(WHOLE)
    assert record.outcome is not None
    assert f"\nResult: {record.outcome}\n" in WHOLE


def test_replaying_a_record_needs_no_chance() -> None:
    match = played()
    state = read(WHOLE).start()
    for seat, action in read(WHOLE).actions:
        state.play(seat, action)
    assert state == match.state


def test_comments_blank_lines_and_spaces_are_ignored() -> None:
    head, _, body = WHOLE.partition("\n\n")
    lines = [f"  {line}   ; a comment ; of two parts" for line in head.split("\n")]
    lines.insert(3, "; a comment between the headers")
    text = "\n\n; first\n" + "\r\n".join(lines) + "\n\n\n" + "\n; a note\n\n".join(body.split("\n"))
    assert str(read(text)) == WHOLE


def test_letter_case_of_actions_is_forgiven() -> None:
    head, _, body = PART.partition("\n\n")
    assert str(read(f"{head}\n\n{body.upper()}")) == PART


def test_a_seed_may_be_kept_back() -> None:
    match = played()
    record = Record(match.setup, NAMES, match.commitment, b"", match.actions, match.state.outcome())
    again = read(str(record))
    assert again.seed == b""
    assert again.commitment == match.commitment
    with pytest.raises(FairnessError, match="no seed"):
        verify(again)


def test_optional_headers() -> None:
    text = re.sub(r"^(Seat|Seed|Commitment).*\n", "", WHOLE, flags=re.M)
    record = read(text)
    assert record.names == ["seat 0", "seat 1", "seat 2"]
    assert (record.seed, record.commitment) == (b"", "")


def test_unknown_headers_are_passed_over() -> None:
    assert (
        str(read(with_line("Rules", "Rules: 2\nEvent: a friendly game\nSeat 7: Nemo\n"))) == WHOLE
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "record: the first line is 'Koloda: 1' in a record of this format"),
        ("Koloda: 2\n", "record: the first line is 'Koloda: 1' in a record of this format"),
        ("hello", "record: the first line is 'Koloda: 1' in a record of this format"),
        ("Game: karma\n", "record: the first line is 'Koloda: 1' in a record of this format"),
        ("Koloda: 1\nhello", "record line 2: 'hello' is not a new 'Name: value'"),
        ("Koloda: 1\n", "record: the header 'Game' is missing"),
        ("Koloda: 1\nGame: chess\n", "there is no game 'chess'; there is "),
        (with_line("Rules", ""), "record: the header 'Rules' is missing"),
        (with_line("Setup", ""), "record: the header 'Setup' is missing"),
        (with_line("Setup", "Setup:\n"), "karma: players=N is missing"),
        (with_line("Setup", "Setup: players=9\n"), "karma is played by 2 to 6 players, not 9"),
        (with_line("Setup", "Setup: players=3 x=1\n"), "karma has no option 'x'; it has "),
        (with_line("Actions", ""), "record: the header 'Actions' is missing"),
        (with_line("Result", ""), "record: the header 'Result' is missing"),
        (with_line("Seed", "Seed: xyz\n"), "record: the header 'Seed' is not hexadecimal"),
        (with_line("Game", "Game: karma\nGame: karma\n"), "record line 3: 'Game: karma' is not a"),
        (with_line("Result", "Result: 1 1 1 x\n"), "header says the result is '1 1 1 x', but the"),
        (
            with_line("* dealer", "* dealer 0 1\n"),
            "record line 13: karma K6: chance cannot do that",
        ),
        (
            with_line("* dealer", "* dealer\n"),
            "record line 13: karma has no action 'dealer'; there",
        ),
        (with_line("* dealer", "* dealer 9\n"), "no action 'dealer 9'; there is 'dealer 0', "),
        (with_line("* dealer", "*\n"), "record line 13: '*' is not a seat and its action"),
        (with_line("* dealer", "0\n"), "record line 13: '0' is not a seat and its action"),
        (with_line("* dealer", "dealer 0\n"), "record line 13: 'dealer 0' is not a seat and its"),
        (with_line("* dealer", "٣ play 7\n"), "record line 13: '٣ play 7' is not a seat and its"),
        (with_line("* dealer", "100 take\n"), "record line 13: '100 take' is not a seat and its"),
        (with_line("* dealer", "0 take\n"), "record line 13: karma K6: the choice is with chance"),
        (with_line("* dealer", "0 fly\n"), "record line 13: karma has no action 'fly'; actions"),
        (WHOLE + "0 take\n", "karma K31: the game is over"),
        ("x" * (LONGEST + 1), f"record: longer than {LONGEST} characters"),
    ],
)
def test_what_is_wrong_is_said(text: str, message: str) -> None:
    with pytest.raises(KolodaError, match=re.escape(message)):
        read(text)


def test_a_huge_record_of_nothing_is_refused_quickly() -> None:
    with pytest.raises(NotationError):
        read("\n" * LONGEST)


def test_another_version_of_the_rules_is_named() -> None:
    text = with_line("Rules", "Rules: 7\n")
    with pytest.raises(RulesVersionError, match="needs karma rules version 7; here is version 2"):
        read(text)


@pytest.mark.parametrize("lines", [1, 5])
def test_a_truncated_record_is_noticed(lines: int) -> None:
    text = "\n".join(WHOLE.split("\n")[: -lines - 1])
    with pytest.raises(NotationError, match=r"the header promises \d+ actions, but \d+ are there"):
        read(text)


def test_a_truncated_record_can_be_declared_unfinished() -> None:
    record = read(WHOLE)
    cut = Record(record.setup, NAMES, record.commitment, record.seed, record.actions[:-1], None)
    verify(read(str(cut)))
    assert "Result: unfinished" in str(cut)


def test_another_seed_breaks_the_commitment() -> None:
    record = read(with_line("Seed", f"Seed: {seed_from_number(99).hex()}\n"))
    with pytest.raises(FairnessError, match="the seed is not the one that was promised"):
        verify(record)


def test_a_touched_deck_is_noticed() -> None:
    """Two cards of the shuffle change places; all later actions stay legal in a short record."""
    match = played(3, 0)
    first = next(
        place for place in range(1, 40) if match.actions[place] != match.actions[place + 1]
    )
    actions = match.actions[:]
    actions[first], actions[first + 1] = actions[first + 1], actions[first]
    record = Record(match.setup, NAMES, match.commitment, match.seed, actions, None)
    with pytest.raises(FairnessError, match=rf"action {first + 1}: the seed gives 'deal \w+', the"):
        verify(read(str(record)))


def test_another_seed_and_its_commitment_give_another_deck() -> None:
    other = seed_from_number(99)
    text = with_line("Seed", f"Seed: {other.hex()}\n")
    text = text.replace(read(WHOLE).commitment, commitment(other))
    with pytest.raises(FairnessError, match="the seed gives"):
        verify(read(text))


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann \t B.\n", "Ann B."),
        ("Ann; Result: 1", "Ann, Result: 1"),
        ("a\nSeed: 00", "aSeed: 00"),
        ("a\x00b\x1b[31m\u202ec\u2028d", "ab[31mcd"),
        ("", ""),
        ("x" * 100, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME - 1) + " y", "x" * (LONGEST_NAME - 1)),
        ("Koloda: 1", "Koloda: 1"),
        ("🂡 Ёж", "🂡 Ёж"),
        ("\ud800", ""),
    ],
)
def test_names_cannot_break_a_record(name: str, clean: str) -> None:
    assert clean_name(name) == clean
    text = str(played(2, 12).record([name, "Bob", "Вера"]))
    again = read(text)
    assert again.names == [clean, "Bob", "Вера"]
    assert str(again) == text


class Wordy(Toy):
    """The toy with deals of one, two and three words, one of which looks like two deals."""

    def __init__(self) -> None:
        super().__init__()
        for kind, text in enumerate(("deal a", "deal b", "deal a b", "surprise", "deal c d", "x")):
            self.actions.numbers[text] = 6 + kind
            self.actions.texts[6 + kind] = text


@pytest.mark.parametrize("seed", range(12))
def test_chance_may_use_any_number_of_words(seed: int) -> None:
    game: Game = Wordy()
    match = Match(game.setup(3, {}), seed_from_number(seed))
    match.settle()
    record = match.record(NAMES)
    again = read_record(str(record), lambda _: game)
    assert again.actions == match.actions
    assert str(again) == str(record)
    verify(again)


def test_lines_of_chance_are_shared_only_when_no_other_action_is_meant() -> None:
    game = Wordy()
    numbers = [game.actions.numbers[text] for text in ("deal a", "deal b", "deal b", "surprise")]
    actions = [(CHANCE, number) for number in [*numbers, numbers[0]]]
    record = Record(game.setup(3, {}), NAMES, "", b"", actions, None)
    assert record.action_lines() == ["* deal a", "* deal b b", "* surprise", "* deal a"]


def test_a_record_may_go_on_from_a_position() -> None:
    position = played(moves=20).state
    match = Match(position.setup, seed_from_number(2), position)
    match.settle()
    seat = match.state.to_act()[0]
    match.play(seat, match.state.random_action(seat, FastRng(3)))
    record = read_record(str(match.record(NAMES)), find_game)
    assert str(record.start()) == match.position
    assert len(record.actions) == 1
    with pytest.raises(FairnessError, match="goes on from a position"):
        verify(record)
    other = re.sub(r"Setup: .*", "Setup: players=3 edition=ru", str(record))
    with pytest.raises(NotationError, match="not one of the table"):
        read_record(other, find_game)
