"""Kanobu, a deck of one's own: R40."""

from collections import Counter
from pathlib import Path

import pytest

from koloda.engine.values.errors import OptionError
from tests.clauses.kanobu.positions import DECKS, KANOBU, cards
from tests.helpers import field

SMALL = "B-rock 5\nB-paper 5  # beats Rock\n\n# purple\nP-cancel 3\n  b-REVERSE 4\nyr-skip 2\n"


def from_file(tmp_path: Path, text: str, players: int = 2) -> str:
    """The deck of a game with this deck file."""
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    options = KANOBU.with_files({"deck": str(file)})
    return str(KANOBU.setup(players, options).options["deck"])


@pytest.mark.clause("kanobu R40")
def test_a_deck_file(tmp_path: Path) -> None:
    deck = from_file(tmp_path, SMALL)
    assert deck == "B-paper:5,B-reverse:4,B-rock:5,P-cancel:3,RY-skip:2"
    two, three = KANOBU.new(2, {"deck": deck}), KANOBU.new(3, {"deck": deck})
    assert len(field(two, "bag").split()) == 15 and len(field(three, "bag").split()) == 19
    assert two.setup.tokens == ["B-rock", "B-paper", "RY-skip", "P-cancel"]
    assert f"deck={deck}" in str(two) and KANOBU.parse(str(two)) == two


@pytest.mark.clause("kanobu R40")
@pytest.mark.parametrize("profile", DECKS)
def test_a_deck_file_equal_to_a_known_deck_has_its_name(tmp_path: Path, profile: str) -> None:
    listing = Counter(cards(profile))
    text = "\n".join(f"{card} {count}" for card, count in listing.items())
    assert from_file(tmp_path, text) == profile


@pytest.mark.clause("kanobu R40")
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("B-stone 2", ":2: 'stone' is no symbol; there are rock, scissors"),
        ("B 2", ":2: '' is no symbol"),
        ("W-rock 2", ":2: 'W' is no colour; there are B, G, R, Y, two of them, or P"),
        ("BGR-rock 2", ":2: 'BGR' is no colour"),
        ("BB-rock 2", ":2: 'BB' is no colour"),
        ("-rock 2", ":2: '' is no colour"),
        ("BP-rock 2", ":2: 'BP' is no colour"),
        ("B-rock", ":2: give a card and its copies, like B-rock 2"),
        ("B-rock 2 3", ":2: give a card and its copies"),
        ("B-rock 0", "the copies of B-rock are a whole number from 1 to 99, not '0'"),
        ("B-rock two", "the copies of B-rock are a whole number from 1 to 99, not 'two'"),
        ("B-rock -2", "from 1 to 99, not '-2'"),
        ("B-rock 100", "from 1 to 99, not '100'"),
        ("G-skip 2", ":2: G-skip stands there twice"),
        ("P-rock 2", ":2: Rock, Scissors and Paper cannot be purple (R40)"),
        ("R-cancel 2", ":2: Cancel and Colour change must be purple (R40)"),
        ("RY-colour 2", ":2: Cancel and Colour change must be purple (R40)"),
    ],
)
def test_mistakes_in_a_deck_file_are_named_with_their_line(
    tmp_path: Path, line: str, sentence: str
) -> None:
    with pytest.raises(OptionError) as error:
        from_file(tmp_path, f"G-skip 20\n{line}\n")
    assert sentence in str(error.value) and "mine.txt" in str(error.value)


@pytest.mark.clause("kanobu R40")
@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ("B-rock:3", "cards"),
        ("P-rock:40", "cannot be purple"),
        ("B-cancel:40", "must be purple"),
        ("B-rock:x", "whole number"),
        ("Q-rock:2", "is no colour"),
        ("B-stone:2", "is no symbol"),
    ],
)
def test_mistakes_in_a_deck_typed_as_an_option_are_named(deck: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        KANOBU.new(2, {"deck": deck})


@pytest.mark.clause("kanobu R40")
def test_a_deck_must_be_large_enough_and_playable(tmp_path: Path) -> None:
    with pytest.raises(
        OptionError, match=r"two players need 13 cards, .* 12 without Reverse \(R40\)"
    ):
        from_file(tmp_path, "G-skip 12\nG-reverse 9")
    assert from_file(tmp_path, "G-skip 13")
    with pytest.raises(OptionError, match=r"3 players need 19 cards, the deck has 13 \(R40\)"):
        from_file(tmp_path, "G-skip 13", 3)
    with pytest.raises(OptionError, match="no card of this deck can ever be played on another"):
        from_file(tmp_path, "B-rock 50\nG-paper 30\n")
    with pytest.raises(OptionError, match="at most 500 cards, this one 594"):
        from_file(tmp_path, "\n".join(f"{c}-skip 99" for c in ("B", "G", "R", "Y", "BG", "BR")))


@pytest.mark.clause("kanobu R40")
def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"listed, drawpurple or a deck file; .* No such file"):
        KANOBU.with_files({"deck": str(tmp_path / "other.txt")})
    (tmp_path / "raw.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OptionError, match="cannot be read: it is no text"):
        KANOBU.with_files({"deck": str(tmp_path / "raw.txt")})
    (tmp_path / "long.txt").write_text("#" * 200_000)
    with pytest.raises(OptionError, match="is too long for a deck file"):
        KANOBU.with_files({"deck": str(tmp_path / "long.txt")})


@pytest.mark.clause("kanobu R40")
def test_an_empty_deck_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"mine\.txt: there are no cards in it"):
        from_file(tmp_path, "# nothing yet")


@pytest.mark.clause("kanobu R40")
def test_only_people_at_this_machine_name_files(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(SMALL)
    with pytest.raises(OptionError, match="option deck is listed, drawpurple or cards like"):
        KANOBU.setup(2, {"deck": str(tmp_path / "mine.txt")})
    assert KANOBU.with_files({"cap": 5}) == {"cap": 5}
    assert KANOBU.with_files({"deck": "drawpurple"}) == {"deck": "drawpurple"}
    assert KANOBU.with_files({"deck": "B-skip:20"}) == {"deck": "B-skip:20"}
    with pytest.raises(OptionError, match="option deck, card 2: 'stone' is no symbol"):
        KANOBU.setup(2, {"deck": "B-skip:20,B-stone:3"})


def test_many_decks_do_not_fill_the_memory() -> None:
    for copies in range(13, 50):
        assert len(field(KANOBU.new(2, {"deck": f"B-skip:{copies}"}), "bag").split()) == copies
