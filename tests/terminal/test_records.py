"""`replay` and `verify`, and every way in which a record can be wrong."""

import subprocess
from pathlib import Path

import pytest

from koloda.engine.records.record import LONGEST
from koloda.games import GAMES
from tests.terminal.running import bad, good, process, run

NAMES = [game.name for game in GAMES]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game of Karma."""
    return played("karma", tmp_path_factory.mktemp("records"))


def played(game: str, place: Path) -> str:
    """The text of a game's record."""
    file = place / f"{game}.txt"
    good("play", game, "--seed", "8", "--record", str(file), typed="1\n" * 3000)
    return file.read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


@pytest.mark.parametrize("game", NAMES)
def test_replay_and_verify(game: str, tmp_path: Path) -> None:
    file = tmp_path / f"{game}.txt"
    played(game, tmp_path)
    text = good("replay", str(file))
    assert "Game over: " in text
    assert "hidden" not in text[text.index("Move 1") : text.rindex("\n- ")]
    assert good("verify", str(file)).startswith("✓ The deal")
    for language in ("ru", "it"):
        assert good("replay", str(file), "--lang", language) != text
        assert "The deal" not in good("verify", str(file), "--lang", language)


def test_replay_as_a_seat_shows_what_it_saw(record: str, file: Path) -> None:
    file.write_text(record, encoding="utf-8")
    own, other = (good("replay", str(file), "--as-seat", seat) for seat in "01")
    assert "human (0) chooses a hidden card" in other
    assert "human (0) draws a hidden card" in other
    assert "human (0) chooses a hidden card" not in own
    assert "normal (1) chooses a hidden card" in own
    whole = good("replay", str(file))
    assert own.count("\nMove ") == other.count("\nMove ") == whole.count("\nMove ")
    assert "hidden" in own.split("Move 1")[0]
    assert "hidden" not in whole, "what nobody saw is shown as well"


def test_the_table_before_a_move_with_what_could_be_done(record: str, file: Path) -> None:
    file.write_text(record, encoding="utf-8")
    whole = good("replay", str(file))
    number = whole.count("\nMove ")
    mover = next(line[0] for line in record.splitlines() if line[:2] in ("0 ", "1 "))
    own = good("replay", str(file), "--before", "1", "--as-seat", mover)
    assert own.count("\nMove ") == own.count("\nTable\n") == 1
    assert "Move 1\n" in own and "\n  lay " in own
    other = good("replay", str(file), "--before", "1", "--as-seat", str(1 - int(mover)))
    assert "\n  lay " not in other, "another seat's choices would tell its cards"
    last = good("replay", str(file), "--before", str(number))
    assert f"Move {number}\n" in last and whole.split(f"Move {number}\n")[1].split("\n")[0] in last
    for wrong in ("0", str(number + 1)):
        assert f"1 to {number}, not {wrong}" in bad("replay", str(file), "--before", wrong)


def test_a_film_of_some_moves_is_written_once(record: str, file: Path) -> None:
    file.write_text(record, encoding="utf-8")
    film = file.with_suffix(".svg")
    words = ("replay", str(file), "--film", str(film))
    assert good(*words, "--from", "3", "--to", "5").strip() == str(film)
    assert film.read_text(encoding="utf-8").count('<g class="frame"') == 3
    assert "exists already" in bad(*words)
    good(*words, "--from", "4", "--to", "4", "--as-seat", "1", "--force")
    assert film.read_text(encoding="utf-8").count('<g class="frame"') == 1
    assert "is not among them" in bad(*words, "--from", "9", "--to", "8", "--force")
    good(*words, "--from", "1", "--to", "1", "--lang", "ru", "--force")
    assert ": рука · " in film.read_text(encoding="utf-8")
    assert "has the seats 0 to" in bad(*words, "--as-seat", "9", "--force")


def test_a_strip_shows_a_game_in_six_pictures(record: str, file: Path) -> None:
    file.write_text(record, encoding="utf-8")
    strip = file.with_suffix(".svg")
    words = ("replay", str(file), "--strip", str(strip))
    good(*words)
    drawn = strip.read_text(encoding="utf-8")
    assert drawn.count('<g class="frame"') == 6 and "animation" not in drawn
    good(*words, "--from", "2", "--to", "4", "--force")
    drawn = strip.read_text(encoding="utf-8")
    assert [number for number in range(9) if f">{number}. " in drawn] == [2, 3, 4]
    good(*words, "--from", "2", "--to", "2", "--force")
    assert strip.read_text(encoding="utf-8").count('<g class="frame"') == 1


def test_a_record_from_the_standard_input(record: str) -> None:
    assert good("verify", "-", typed=record).startswith("✓ The deal")
    assert good("verify", "-", typed=record.replace("\n", "\r\n")).startswith("✓ The deal")
    assert good("verify", "-", typed="\ufeff" + record).startswith("✓ The deal")


def test_every_truncated_record_is_noticed(record: str) -> None:
    lines = record.splitlines(keepends=True)
    for end in range(0, len(lines), 3):
        assert bad("verify", "-", typed="".join(lines[:end]))


def other_line(text: str, start: str, line: str) -> str:
    """The text with the first line that starts so replaced."""
    old = next(part for part in text.splitlines() if part.startswith(start))
    return text.replace(old, line, 1)


@pytest.mark.parametrize(
    ("start", "line", "complaint"),
    [
        ("Koloda:", "Koloda: 9", "the first line is 'Koloda: 1'"),
        ("Game:", "Game: bridge", "there is no game 'bridge'"),
        ("Rules:", "Rules: 77", "needs karma rules version 77"),
        ("Setup:", "Setup: players=9", "not 9"),
        ("Setup:", "Setup: players=3 cap=no", "option cap is a whole number"),
        ("Setup:", "Setup: players=3 colour=red", "no option 'colour'"),
        ("Seed:", "Seed: zz", "'Seed' is not hexadecimal"),
        ("Seed:", "Seed: 00", "the commitment differs"),
        ("Seed:", "; no seed", "no seed"),
        ("Commitment:", "Commitment: 00", "the commitment differs"),
        ("Result:", "Result: 1 1 1 cards", "the result is '1 1 1 cards'"),
        ("Actions:", "Actions: 3", "promises 3 actions"),
        ("0 table", "0 table 99", "no action 'table 99'"),
        ("0 table", "1 take", "record line"),
        ("0 table", "7 take", "record line"),
        ("0 table", "nonsense", "'nonsense' is not a seat and its action"),
        ("* dealer", "* dealer 5", "record line"),
    ],
)
def test_a_tampered_record_is_refused(record: str, start: str, line: str, complaint: str) -> None:
    tampered = other_line(record, start, line)
    assert complaint in bad("verify", "-", typed=tampered)
    assert run("verify", "-", typed=tampered).exit_code == 1


def test_what_a_record_lacks_is_unknown_and_what_is_kept_must_be_a_hash(record: str) -> None:
    result = run("verify", "-", typed=other_line(record, "Seed:", "; no seed"))
    assert [line[0] for line in result.stdout.splitlines()[:5]] == ["–", "–", "–", "–", "✓"]
    for name in ("--commitment", "--contribution", "--chain"):
        said = bad("verify", "-", name, "zz", typed=record)
        assert f"{name} is a hash of 64 hexadecimal digits" in said and "'zz'" in said


def test_a_touched_deck_is_noticed(record: str) -> None:
    deal = next(line for line in record.splitlines() if line.startswith("* deal "))
    star, verb, *cards = deal.split()
    swapped = record.replace(deal, " ".join((star, verb, *cards[1:], cards[0])))
    assert bad("verify", "-", typed=swapped)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "the first line is"),
        (b"\xff\xfe\x00K", "not UTF-8"),
        ("Koloda: 1\nGame: карма".encode("cp1251"), "not UTF-8"),
        (b"Koloda: 1\0\n", "not text"),
        (bytes(range(256)), "not UTF-8"),
        (b"a" * (LONGEST + 1), "longer than"),
        (b"\n" * (4 * LONGEST + 1), "too large"),
        (b"Koloda: 1\n\n0 take\n", "'Game' is missing"),
    ],
)
def test_what_is_no_record_is_refused(
    command: str, content: bytes, complaint: str, file: Path
) -> None:
    file.write_bytes(content)
    assert complaint in bad(command, str(file))
    assert file.read_bytes() == content


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    assert "No such file" in bad(command, str(tmp_path / "absent"))
    assert "Is a directory" in bad(command, str(tmp_path))
    assert "too large" in bad(command, "/dev/zero")


def test_no_such_seat(record: str, file: Path) -> None:
    file.write_text(record, encoding="utf-8")
    assert "has the seats 0 to 2, not 3" in bad("replay", str(file), "--as-seat", "3")
    assert "has the seats 0 to 2, not -1" in bad("replay", str(file), "--as-seat", "-1")


def test_a_process_says_so_too(record: str) -> None:
    done: subprocess.CompletedProcess[bytes] = process("verify", "-", typed=record.encode()[:300])
    assert done.returncode == 1
    assert done.stdout == b""
    assert done.stderr.startswith(b"koloda: record")
    assert done.stderr.count(b"\n") == 1
