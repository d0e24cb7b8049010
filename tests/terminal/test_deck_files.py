"""A deck of one's own: played, recorded, replayed and verified without its file."""

from pathlib import Path

from tests.terminal.running import run

DECK = "# a small deck\nB-rock 5\nB-paper 5\nB-scissors 5\nP-cancel 2\nG-skip 4\n"


def test_a_deck_file_from_the_command_line(tmp_path: Path) -> None:
    file, record = tmp_path / "mine.txt", tmp_path / "game.txt"
    file.write_text(DECK, encoding="utf-8")
    table = ("--players", "2", "--option", f"deck={file}")
    assert run("simulate", "kanobu", "--games", "2", *table).exit_code == 0
    played = run(
        "play", "kanobu", *table, "--seed", "3", "--record", str(record), typed="1\n" * 400
    )
    assert played.exit_code == 0, played.output
    file.unlink()
    text = record.read_text(encoding="utf-8")
    assert "deck=B-paper:5,B-rock:5,B-scissors:5,G-skip:4,P-cancel:2" in text
    assert run("verify", str(record)).exit_code == 0
    assert run("replay", str(record)).exit_code == 0


def test_a_mistake_in_a_deck_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(DECK + "B-stone 3\n", encoding="utf-8")
    result = run("simulate", "kanobu", "--option", f"deck={file}")
    assert result.exit_code == 2
    assert ":7: 'stone' is no symbol" in result.output
