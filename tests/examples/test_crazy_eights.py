"""The clauses of examples/crazy_eights/rules.md, one test or more for each, and the laws."""

import re
from pathlib import Path

import pytest

import crazy_eights
from crazy_eights.game import CrazyEights
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.laws import check_game, check_one_game
from koloda.engine.values.errors import NotationError, OptionError
from koloda.engine.values.refusal import IllegalAction

GAME = CrazyEights()
RULES = Path(crazy_eights.__file__).parent / "rules.md"
START = {
    "stage": "play",
    "turn": "0",
    "suit": "",
    "direction": "1",
    "drawn": "0",
    "owed": "0",
    "passes": "0",
    "hand.0": "C4 C8 DK",
    "hand.1": "H2 HQ",
    "hand.2": "S3 S5",
    "top": "C5",
    "pile": "",
    "deck": "rest",
}


def given(setup: str = "players=3", **changes: str) -> State:
    """A position in the middle of a game; `hand_0` stands for the field hand.0."""
    words = {**START, **{name.replace("_", "."): text for name, text in changes.items()}}
    words["suit"] = words["suit"] or words["top"][:1] or "-"
    fields = [f"{name}: {text}" for name, text in words.items()]
    return GAME.parse("; ".join([f"crazy_eights 1 {setup}", *fields]))


def special(**changes: str) -> State:
    """A position of three players with special cards; what is not said is the usual."""
    return given("players=3 use_special_cards=yes", **changes)


def empty_deck(setup: str = "players=3", **changes: str) -> State:
    """A position whose deck is empty: all cards that nobody holds lie on the pile."""
    hands = ["C4 C8 DK", "H2 HQ", "S3 S5"]
    held = " ".join(changes.get(f"hand_{seat}", hand) for seat, hand in enumerate(hands)).split()
    out = {*held, changes.get("top", "C5"), *changes.get("deck", "").split()}
    pile = [token for token in GAME.setup(2).tokens if token not in out]
    return given(setup, **{"deck": "", "pile": " ".join(pile), **changes})


def play(state: State, *moves: str) -> list[str]:
    """Play moves written as `seat action` (`* action` is chance); what everybody sees of them."""
    seen: list[str] = []
    for move in moves:
        seat, text = move.split(maxsplit=1)
        events = state.play_text(CHANCE if seat == "*" else int(seat), text)
        seen += [str(sight) for sight in state.sights(events, WATCHER)]
    return seen


def legal(state: State) -> str:
    """The legal actions of the seat to act."""
    return ", ".join(state.view(state.actor()).actions)


def refused(state: State, text: str) -> str:
    """The clause and the sentence that refuse an action; nothing must have changed."""
    before = str(state)
    with pytest.raises(IllegalAction) as caught:
        state.play_text(state.actor(), text)
    assert str(state) == before
    return str(caught.value).removeprefix("crazy_eights ")


def field(state: State, name: str) -> str:
    """A field of the position."""
    return " ".join(state.fields()[name])


def test_every_clause_has_a_test() -> None:
    clauses = re.findall(r"^- \*\*(C\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert clauses == [f"C{number}" for number in range(1, 17)]
    cited = set(re.findall(r"def test_(c\d+)_", Path(__file__).read_text(encoding="utf-8")))
    assert {clause.lower() for clause in clauses} == cited


def test_c1_two_decks_from_six_players_on() -> None:
    assert [len(GAME.new(players).hidden(WATCHER)) for players in (2, 5, 6)] == [52, 52, 104]
    with pytest.raises(OptionError, match="2 to 15 players"):
        GAME.new(16)


def test_c2_the_dealer_gets_the_last_card() -> None:
    state = GAME.new(3)
    seen = play(state, "* dealer 1", "* deal C2", "* deal C3", "* deal C4")
    assert seen == ["seat 1 deals", *(f"seat {seat} is dealt ?" for seat in (2, 0, 1))]
    play(
        state,
        *(
            f"* deal {card}"
            for card in ["D2", "D3", "D4", "H2", "H3", "H4", "S2", "S3", "S4", "S5", "S6", "S7"]
        ),
    )
    assert [field(state, f"hand.{seat}") for seat in range(3)] == [
        "C3 D3 H3 S3 S6", "C4 D4 H4 S4 S7", "C2 D2 H2 S2 S5",
    ]  # fmt: skip
    assert state.prompt() == "turn-up"
    assert refused(given(), "deal C2").startswith("C2: dealing")


def test_c2_two_players_get_seven_cards() -> None:
    state, rng = GAME.new(2), FastRng(1)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample_chance(rng))
    assert [len(state.view(0).zone("hand", seat).cards) for seat in (0, 1)] == [7, 7]


def turned_up(card: str, setup: str = "players=3") -> State:
    """The first card has been turned up; seat 2 dealt."""
    state = given(
        setup,
        stage="turn-up", turn="2", top="", pile="",
        hand_0="C3 C4 C5 C6 C7", hand_1="D3 D4 D5 D6 D7", hand_2="H3 H4 H5 H6 H7",
    )  # fmt: skip
    play(state, f"* deal {card}")
    return state


def test_c3_an_eight_goes_back_unseen() -> None:
    state = turned_up("S8")
    assert state.prompt() == "turn-up" and "S8" in field(state, "deck")
    events = state.play(CHANCE, state.setup.actions.parse("deal C8"))
    assert [str(sight) for sight in state.sights(events, 2)] == ["an eight goes back into the deck"]
    assert state.sights(events, 2)[0].cards == ("?",)
    assert play(state, "* deal S9") == ["S9 is turned up"]


def test_c4_the_seat_after_the_dealer_begins() -> None:
    state = turned_up("C9")
    assert state.to_act() == [0]
    play(state, "0 play C3")
    assert state.to_act() == [1]
    with pytest.raises(IllegalAction, match="C4: the choice is with seat 1 now"):
        state.play_text(0, "play C4")


def test_c5_suit_or_rank() -> None:
    state = given(hand_0="C4 D5 DK HK")
    assert legal(state) == "play C4, play D5, draw"
    assert refused(state, "play DK") == "C5: DK is neither of suit C nor like C5"
    assert refused(state, "play SA") == "C5: you do not have SA"
    assert play(state, "0 play D5") == ["seat 0 plays D5"]
    assert field(state, "suit") == "D" and field(state, "pile") == "C5"


def test_c6_an_eight_fits_and_names_the_suit() -> None:
    state = given(hand_0="H4 C8 DK")
    assert legal(state) == "play C8, draw"
    assert refused(state, "suit H").startswith("C6: a suit is named only")
    play(state, "0 play C8")
    assert legal(state) == "suit C, suit D, suit H, suit S"
    assert refused(state, "draw") == "C6: you played an eight: name a suit"
    assert play(state, "0 suit H") == ["seat 0 names hearts"]
    assert legal(state) == "play H2, play HQ, draw"


def test_c7_draw_up_to_five_and_play_on() -> None:
    state = given(hand_0="HK")
    assert play(state, "0 draw", "* deal C2") == ["seat 0 draws ?"]
    assert legal(state) == "play C2, draw"
    for card in ("D9", "HT", "S9", "SJ"):
        play(state, "0 draw", f"* deal {card}")
    assert legal(state) == "play C2, pass"
    assert refused(state, "draw") == "C7: you have drawn 5 cards in this turn, no more"
    assert refused(empty_deck(), "draw") == "C7: the deck is empty"


def test_c7_the_owner_sees_the_drawn_card() -> None:
    state = given()
    play(state, "0 draw")
    events = state.play(CHANCE, state.setup.actions.parse("deal C2"))
    assert [str(state.sights(events, seat)[0]) for seat in (0, 1)] == [
        "seat 0 draws C2", "seat 0 draws ?",
    ]  # fmt: skip
    assert "C2" not in str(state.view(1)) and "C2" in str(state.view(0))


def test_c8_pass_when_nothing_can_be_drawn() -> None:
    assert refused(given(), "pass") == "C8: you may still draw, so you may not pass"
    state = given("players=3 max_draw_cards=1", hand_0="HK")
    play(state, "0 draw", "* deal D9")
    assert legal(state) == "pass"
    assert play(state, "0 pass") == ["seat 0 passes"]
    assert state.to_act() == [1] and field(state, "drawn") == "0"
    assert legal(empty_deck()) == "play C4, play C8, pass"


def test_c9_a_queen_skips() -> None:
    state = special(hand_0="CQ DK")
    assert play(state, "0 play CQ") == ["seat 0 plays CQ", "seat 1 is skipped"]
    assert state.to_act() == [2]
    plain = given(hand_0="CQ DK")
    play(plain, "0 play CQ")
    assert plain.to_act() == [1]


def test_c10_an_ace_turns_around() -> None:
    state = special(hand_0="CA DK", hand_2="S3 SA")
    assert play(state, "0 play CA")[1] == "the direction of play changes"
    assert state.to_act() == [2]
    play(state, "2 play SA")
    assert state.to_act() == [0]


def test_c11_twos_add_up() -> None:
    state = special(hand_0="C2 DK", hand_1="H2 H8")
    assert play(state, "0 play C2")[1] == "seat 1 owes 2 cards"
    assert legal(state) == "play H2, draw"
    assert refused(state, "play H8") == "C11: 2 cards are owed: play a two or draw them"
    assert refused(state, "pass").startswith("C8")
    play(state, "1 play H2", "2 draw", "* deal D2", "* deal D3", "* deal D4")
    assert state.to_act() == [CHANCE]
    play(state, "* deal D5")
    assert state.to_act() == [0] and field(state, "hand.2") == "D2 D3 S3 D4 D5 S5"
    assert field(state, "owed") == "0"


def test_c12_an_empty_deck_forgives() -> None:
    setup = "players=3 use_special_cards=yes max_turns=1000"
    state = empty_deck(setup, hand_0="C2 DK", hand_1="HK HQ", deck="D9")
    play(state, "0 play C2")
    assert play(state, "1 draw", "* deal D9")[1] == "the deck is empty: seat 1 owes no more"
    assert state.to_act() == [2] and field(state, "passes") == "0"
    state = empty_deck(setup, hand_0="C2 DK", hand_1="HK HQ", deck="D9 DT")
    play(state, "0 play C2", "1 draw", "* deal D9", "* deal DT")
    assert state.to_act() == [2] and field(state, "passes") == "1"


def test_c13_a_two_on_an_empty_deck_is_plain() -> None:
    state = empty_deck("players=3 use_special_cards=yes", hand_0="C2 DK")
    play(state, "0 play C2")
    assert field(state, "owed") == "0"


@pytest.mark.parametrize(
    ("card", "turn", "owed"), [("SQ", 1, "0"), ("SA", 1, "0"), ("S2", 0, "2"), ("S9", 0, "0")]
)
def test_c14_the_first_card_works(card: str, turn: int, owed: str) -> None:
    state = turned_up(card, "players=3 use_special_cards=yes")
    assert state.to_act() == [turn] and field(state, "owed") == owed
    assert field(state, "direction") == ("-1" if card == "SA" else "1")


def test_c15_the_last_card_ends_the_game() -> None:
    for card in ("C4", "C8"):
        state = given(hand_0=card)
        play(state, f"0 play {card}")
        assert state.is_over() and str(state.outcome()).endswith("out")
    with pytest.raises(IllegalAction, match="C15: the game is over"):
        state.play_text(0, "draw")


def test_c15_max_turns() -> None:
    state = given("players=3 max_turns=2", pile="D5")
    play(state, "0 play C4")
    assert str(state.outcome()).endswith("turns")


def test_c15_a_round_of_passes_and_one_more() -> None:
    state = empty_deck()
    play(state, "0 pass", "1 pass", "2 play S5", "0 pass", "1 pass", "2 pass")
    assert not state.is_over()
    play(state, "0 pass")
    assert str(state.outcome()).endswith("passes")


def test_c16_penalties() -> None:
    state = given("players=3 max_turns=1", hand_0="C4 C8 DK", hand_1="C2 D2 ST", hand_2="CJ HA SQ")
    play(state, "0 play C4")
    assert state.view(WATCHER).figures["penalties"] == "60 42 30"
    assert state.outcome() is not None and str(state.outcome()) == "3 2 1 turns"
    assert state.view(1).zone("hand", 0).cards == ("C8", "DK")


def test_greedy_plays_whole_games() -> None:
    state, rng = GAME.new(3), FastRng(5)
    while not state.is_over():
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            state.play(seat, GAME.greedy(state.view(seat), rng))
    assert state.outcome() is not None


def test_the_laws() -> None:
    check_game(GAME, games=14, every=1000)
    for seed, players in enumerate((2, 4, 7)):
        check_one_game(GAME, players, {"use_special_cards": True}, seed, 10_000, 20)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"top": ""}, "a card lies on top"),
        ({"top": "C5 C6"}, "one card is on top"),
        ({"suit": "D"}, "unless it is an eight"),
        ({"stage": "suit"}, "a suit is named only for an eight"),
        ({"passes": "1"}, "when the deck is empty"),
        ({"owed": "2"}, "without special cards"),
        ({"direction": "-1"}, "without special cards"),
        ({"stage": "draw", "drawn": "5"}, "no more cards may be drawn"),
        ({"stage": "draw-owed"}, "owed cards are drawn in stage draw-owed"),
        ({"hand_0": ""}, "the game is over when"),
        ({"hand_0": "", "hand_1": ""}, "the game was over before this"),
        ({"stage": "over"}, "the game is over when"),
        ({"stage": "deal"}, "no pile in stage deal"),
        ({"stage": "deal", "top": "", "drawn": "1"}, "nobody has played"),
        ({"stage": "deal", "top": ""}, "cards are dealt one at a time"),
        ({"hand_0": "C5 DK"}, "card C5 is there 2 times, not 1"),
        ({"deck": "XX"}, "'XX' in 'deck' is not a card"),
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, str], complaint: str) -> None:
    with pytest.raises(NotationError, match=re.escape(complaint)):
        given(**changes)


def test_impossible_debts_are_refused() -> None:
    for changes, complaint in [
        ({"top": "C2", "owed": "1"}, "two cards each"),
        ({"top": "C2", "owed": "2", "drawn": "1"}, "before anything is drawn"),
        ({"owed": "2"}, "only for a two on top"),
    ]:
        with pytest.raises(NotationError, match=complaint):
            special(**changes)
    with pytest.raises(NotationError, match="nothing to draw from"):
        empty_deck(stage="draw")
