"""Whatever is wrong with a command is said in one line, and nothing is touched."""

from pathlib import Path

import pytest

from tests.terminal.running import bad, run


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("fly", "There is no command 'fly'; there are games, rules, play,"),
        ("--fly", "No such option"),
        ("new-game karma", "'karma' is a game of koloda already: choose another name"),
        ("play", "Missing argument 'GAME': karma, kanobu, unit, karmaka"),
        ("arena karma --players mine.py,normal", "mine.py is a file: say which bot of it"),
        ("play bridge", "there is no game 'bridge'; there is karma"),
        ("games bridge", "there is no game 'bridge'"),
        ("rules bridge", "there is no game 'bridge'"),
        ("simulate bridge", "there is no game 'bridge'"),
        ("rules karma K99", "karma has no clause 'K99'"),
        ("rules karma --lang de", "there is no language 'de'; there is en, ru, it"),
        ("games --lang ../en", "there is no language '../en'"),
        ("play karma --lang xx", "there is no language 'xx'"),
        ("play karma --players 7", "karma is played by 2 to 6 players, not 7"),
        ("play karma --players 5", "5 players need 45 cards"),
        ("play karma --players x", "there is no player 'x'; there is random, easy"),
        ("play karma --players 2.5", "there is no player '2.5'"),
        ("play karma --players -1", "is played by 2 to 6 players, not -1"),
        ("play karma --players 3,hard", "--players is a number of seats like 3 or names like"),
        ("play karma --players 2,3", "this command plays at one table: one number of seats"),
        ("play karma --players 3 --seats 3", "beside --seats, --players is names like hard"),
        ("play karma --seats many", "--seats is a number of seats like 3, not 'many'"),
        ("play karma --players you,you,hard", "`you` stands once in --players"),
        ("play karma --players hard,you --seat 1", "and then --seat is not given"),
        ("play karma --players 99999999999999999999", "is played by 2 to 6 players"),
        ("play karma --edition fr", "edition is one of ru, en, full, tiny, not 'fr'"),
        ("play karma -o colour=red", "karma has no option 'colour'; it has edition, copies"),
        ("play karma -o copies=9", "option copies is one of 2, 3, not '9'"),
        ("play karma -o copies", "--option is NAME=VALUE, not 'copies'"),
        ("play karma -o =2", "--option is NAME=VALUE, not '=2'"),
        ("play karma -o cap=1 -o cap=2", "option 'cap' is given twice"),
        ("play karma --edition ru -o edition=en", "option 'edition' is given twice"),
        ("play karma --seat 3", "has the seats 0 to 2, not 3"),
        ("play karma --seat -1", "has the seats 0 to 2, not -1"),
        ("play karma --players hal", "there is no player 'hal'; there is random, easy"),
        ("play karma --players easy,easy --seats 2", "3 names were given for 2 seats"),
        ("play karma --seed x", "--seed is a whole number, not 'x'"),
        ("play karma --record /nowhere/game.txt", "cannot write /nowhere/game.txt: No such file"),
        ("play karma --record / --force", "/ is not a file that a record could replace"),
        ("play karma --record /dev/null --force", "is not a file that a record could replace"),
        ("simulate karma --games 0", "--games is a whole number from 1 to 1000000000, not 0"),
        ("simulate karma --games ten", "--games is a whole number from 1 to 1000000000, not 'ten'"),
        ("arena karma --deals 0.5", "--deals is a whole number from 1, not '0.5'"),
        ("analyse x --seconds many", "--seconds is a number from 0.1 to 600, not 'many'"),
        ("analyse x --seconds nan", "--seconds is a number from 0.1 to 600, not nan"),
        ("serve --analysis-seconds nan", "--analysis-seconds is a number from 0.1 to 600, not nan"),
        ("simulate karma --players hal", "there is no player 'hal'"),
        ("simulate karma --players random,,greedy", "names like hard,normal, not 'random,,greedy'"),
        ("simulate karma --seats 2 --players a,b,c", "3 names were given for 2 seats"),
        ("arena karma", "at least two players, as in --players hard,normal"),
        ("arena karma --players 3", "at least two players, as in --players hard,normal"),
        ("arena karma --players easy,random,normal --seats 2", "3 names were given for 2 seats"),
        ("replay", "Missing argument 'RECORD'"),
    ],
)
def test_one_line_and_exit_code_2(line: str, complaint: str) -> None:
    assert complaint in bad(*line.split())
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stdout == ""


def test_an_existing_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear friend")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    assert f"{file} exists already; --force would replace it" in bad(
        "play", "karma", "--record", str(file)
    )
    assert "not a file" in bad("play", "karma", "--record", str(link))
    assert file.read_text() == "dear friend"
    assert sorted(tmp_path.iterdir()) == [file, link]


def test_long_words_are_cut() -> None:
    assert len(bad("play", "x" * 100_000)) < 300
    assert len(bad("play", "karma", "-o", "y" * 100_000 + "=1")) < 500
    assert len(bad("play", "karma", "--players", "z" * 100_000)) < 300
