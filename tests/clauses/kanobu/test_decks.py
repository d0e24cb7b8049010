"""Kanobu, decks, the deal and who may sit: N1-N5, R5, R6, R23, R33, R40, R46."""

from collections import Counter
from pathlib import Path

import pytest

from koloda.engine.values.errors import OptionError
from tests.clauses.kanobu.positions import KANOBU, deal, deck, hand, pending, pile, turn_of
from tests.helpers import field, legal, names, play

DECKS = ["listed", "drawpurple"]


def cards(profile: str, players: int = 3) -> list[str]:
    """All cards of a deck."""
    return field(KANOBU.new(players, {"profile": profile}), "bag").split()


@pytest.mark.clause("kanobu N1")
@pytest.mark.parametrize("profile", DECKS)
def test_eighty_cards_in_five_colours(profile: str) -> None:
    colours = Counter(card.split("-")[0] for card in cards(profile))
    assert [colours[colour] for colour in ("B", "G", "R", "Y", "P")] == [11, 11, 11, 11, 12]
    pairs = {colour: count for colour, count in colours.items() if len(colour) == 2}
    assert pairs == dict.fromkeys(("BG", "BR", "BY", "GR", "GY", "RY"), 4)
    assert len(cards(profile)) == 80


@pytest.mark.clause("kanobu N1")
def test_every_colour_is_on_four_two_colour_cards_of_each_sign() -> None:
    two = [card.split("-") for card in cards("listed") if card[1] != "-"]
    for colour in "BGRY":
        signs = Counter(sign for colours, sign in two if colour in colours)
        assert signs == {"rock": 4, "scissors": 4, "paper": 4}


@pytest.mark.clause("kanobu N1")
def test_the_two_decks_differ_in_what_is_purple() -> None:
    listed, drawpurple = Counter(cards("listed")), Counter(cards("drawpurple"))
    assert listed["P-chance"] == listed["P-star"] == drawpurple["P-one"] == 3
    assert listed["R-one"] == listed["R-two"] == drawpurple["R-chance"] == drawpurple["R-star"] == 1
    assert listed["P-one"] == drawpurple["P-star"] == drawpurple["R-two"] == 0


@pytest.mark.clause("kanobu N3", "kanobu N4")
def test_six_cards_each_and_one_that_starts_the_pile() -> None:
    first = "B-rock B-rock B-paper B-paper B-skip B-one"
    second = "G-rock G-rock G-paper G-paper G-skip G-one"
    third = "R-rock R-rock R-paper R-paper R-skip R-one"
    state = deal(f"{second} {third} {first} Y-skip Y-rock", first=1)
    assert [hand(state, seat).split() for seat in range(3)] == [
        sorted(each.split()) for each in (first, second, third)
    ]
    assert pile(state) == "Y-skip" and deck(state)[0] == "Y-rock" and len(deck(state)) == 61
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu N5", "kanobu R23")
def test_two_players_have_no_reverse() -> None:
    assert len(cards("listed", 2)) == 76 and not [c for c in cards("listed", 2) if "reverse" in c]
    assert not [text for text in KANOBU.setup(2).actions.texts if "reverse" in text]
    assert len([card for card in cards("listed", 3) if "reverse" in card]) == 4


@pytest.mark.clause("kanobu R23")
def test_two_players_skip_and_draw_cards_between_them() -> None:
    state = turn_of(0, "hand.0: B-skip B-one R-rock; hand.1: G-rock; pile: B-rock", "players=2")
    play(state, "0 play B-skip", "1 accept")
    assert state.to_act() == [0]
    play(state, "0 play B-one", "1 accept")
    assert len(hand(state, 0).split()) == 1 and len(hand(state, 1).split()) == 2
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu R5")
@pytest.mark.parametrize("start", ["P-colour", "P-cancel", "P-star", "P-chance"])
def test_a_purple_start_is_neutral(start: str) -> None:
    state = turn_of(
        0, f"hand.0: B-rock G-skip RY-paper; hand.1: R-rock; hand.2: R-rock; pile: {start}"
    )
    assert legal(state, 0)[:3] == ["play B-rock", "play RY-paper", "play G-skip"]


@pytest.mark.clause("kanobu R5", "kanobu R46")
def test_an_action_start_has_no_effect_and_its_symbol_starts_a_new_count() -> None:
    own = "B-rock B-rock B-paper B-paper B-skip B-one"
    others = "G-rock G-rock G-paper G-paper G-skip G-one R-rock R-rock R-paper R-paper R-skip R-one"
    state = deal(f"{own} {others} R-three")
    assert pending(state) == "" and legal(state, 0)[-1] == "draw"
    state = turn_of(0, "hand.0: B-three R-rock; hand.1: R-rock; hand.2: G-rock; pile: R-three")
    play(state, "0 play B-three")
    assert pending(state) == "three 3 0"
    assert "start_effect" not in {option.name for option in KANOBU.options}


@pytest.mark.clause("kanobu R5", "kanobu R33")
def test_a_reverse_that_starts_has_turned_nothing() -> None:
    top = "B-rock B-rock B-paper B-paper B-skip P-cancel"
    others = "G-rock G-rock G-paper G-paper G-skip G-one R-rock R-rock R-paper R-paper R-skip R-one"
    state = deal(f"{top} {others} B-reverse")
    assert field(state, "direction") == "1" and pile(state) == "B-reverse=idle"
    assert "turned" not in names(play(state, "0 play P-cancel"))
    assert field(state, "direction") == "1" and state.to_act() == [1]


@pytest.mark.clause("kanobu R6", "kanobu R46")
def test_the_first_player_is_drawn_or_named_and_play_goes_clockwise() -> None:
    state = KANOBU.new(4)
    assert [state.setup.actions.text(action) for action, _ in state.chance_weights()] == [
        "first 0", "first 1", "first 2", "first 3",
    ]  # fmt: skip
    assert {weight for _, weight in state.chance_weights()} == {1}
    play(state, "* first 2")
    assert field(state, "turn") == "2" and field(state, "direction") == "1"
    assert field(KANOBU.new(4, {"first": 3}), "turn") == "3"
    with pytest.raises(OptionError, match="first is a seat from 0 to 3 or random"):
        KANOBU.new(4, {"first": 4})


@pytest.mark.clause("kanobu R46")
def test_the_rest_of_a_star_and_the_start_are_no_options() -> None:
    known = {option.name for option in KANOBU.options}
    assert not known & {"star_rest", "start_effect", "starRest", "startEffect"}
    with pytest.raises(OptionError, match="kanobu has no option 'start_effect'"):
        KANOBU.new(3, {"start_effect": True})


@pytest.mark.clause("kanobu N3")
def test_seven_and_eight_players_are_experimental() -> None:
    with pytest.raises(
        OptionError, match="2 to 6 players, not 7; 7 or 8 need option experimental=yes"
    ):
        KANOBU.new(7)
    assert len(KANOBU.new(8, {"experimental": True}).fields()) > 8
    with pytest.raises(
        OptionError, match="2 to 6 players, not 9; 7 or 8 need option experimental=yes"
    ):
        KANOBU.new(9, {"experimental": True})


# A deck of one's own --------------------------------------------------------------------------

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


@pytest.mark.clause("kanobu R40")
def test_an_empty_deck_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"mine\.txt: there are no cards in it"):
        from_file(tmp_path, "# nothing yet")
