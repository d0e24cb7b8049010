"""What the action cards do and how they are answered (N17-N24, N26, R8-R19, R41, R42)."""

import pytest

from tests.clauses.kanobu.positions import FILL, at
from tests.helpers import field, legal, names, play, refused


@pytest.mark.clause("kanobu N17")
def test_skip_costs_one_turn_and_never_more() -> None:
    state = at("R-skip R-rock", "B-skip R-paper", FILL, pile="R-rock")
    play(state, "0 play R-skip")
    assert field(state, "pending") == "skip 1 0"
    assert legal(state, 1) == ["play B-skip", "accept"]
    play(state, "1 play B-skip")
    assert field(state, "pending") == "skip 1 1" and state.to_act() == [2]
    play(state, "2 accept")
    assert state.to_act() == [0] and state.prompt() == "turn"


@pytest.mark.clause("kanobu N17", "kanobu R20")
def test_cancel_as_the_last_card_wins_instead_of_skipping() -> None:
    state = at("R-skip R-rock", "P-cancel", FILL, pile="R-rock")
    play(state, "0 play R-skip", "1 play P-cancel")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (2, 1, 2)


@pytest.mark.clause("kanobu N18", "kanobu R16")
def test_three_cards_add_up() -> None:
    state = at("R-three R-rock", "B-three R-one R-paper", "G-three G-paper", pile="R-rock")
    play(state, "0 play R-three")
    assert refused(state, 1, "play R-one") == "kanobu R16"
    play(state, "1 play B-three", "2 play G-three")
    assert field(state, "pending") == "three 9 2"
    play(state, "0 accept")
    assert len(state.fields()["hand.0"]) == 1 + 9
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu N19")
def test_reverse_turns_the_direction() -> None:
    state = at("R-reverse R-rock", FILL, "BR-paper", pile="R-rock")
    play(state, "0 play R-reverse")
    assert field(state, "direction") == "-1" and state.to_act() == [2]


@pytest.mark.clause("kanobu N20", "kanobu R17", "kanobu R18", "kanobu R41")
def test_one_card_hits_everybody_else_and_costs_no_turn() -> None:
    state = at("R-one R-rock", "G-one G-paper", "BR-paper BY-paper", pile="R-rock")
    play(state, "0 play R-one")
    assert state.to_act() == [1]
    events = play(state, "1 accept")
    drew = [event.seat for event in events if event.kind.name == "drew"]
    assert drew == [1, 2]
    assert state.to_act() == [1] and state.prompt() == "turn"
    assert [len(state.fields()[f"hand.{seat}"]) for seat in range(3)] == [1, 3, 3]


@pytest.mark.clause("kanobu N20", "kanobu R18", "kanobu R41")
def test_a_raised_one_card_hits_all_but_the_one_who_raised() -> None:
    state = at("R-one R-rock", "G-one G-paper", "BR-paper BY-paper", pile="R-rock")
    play(state, "0 play R-one", "1 play G-one")
    assert field(state, "pending") == "one 2 1" and state.to_act() == [2]
    events = play(state, "2 accept")
    drew = [(event.seat, event.amount) for event in events if event.kind.name == "drew"]
    assert drew == [(2, 2), (0, 2)]
    assert [len(state.fields()[f"hand.{seat}"]) for seat in range(3)] == [3, 1, 4]


@pytest.mark.clause("kanobu N21")
def test_two_cards_hits_everybody_else_with_two_then_four() -> None:
    state = at("R-two R-rock", "G-two G-paper", "BR-paper BY-paper", pile="R-rock")
    play(state, "0 play R-two")
    assert field(state, "pending") == "two 2 0"
    play(state, "1 play G-two")
    assert field(state, "pending") == "two 4 1"
    play(state, "2 accept")
    assert [len(state.fields()[f"hand.{seat}"]) for seat in range(3)] == [5, 1, 6]


@pytest.mark.clause("kanobu N22", "kanobu R14", "kanobu R42")
def test_chance_is_answered_by_three_cards_in_any_order() -> None:
    hand = "R-rock Y-paper G-scissors B-skip"
    state = at("P-chance R-rock", hand, FILL, pile="B-rock")
    play(state, "0 play P-chance")
    assert set(legal(state, 1)) == {"accept", "lay R-rock", "lay G-scissors", "lay Y-paper"}
    play(state, "1 lay Y-paper")
    assert refused(state, 1, "accept") == "kanobu N22"
    play(state, "1 lay R-rock", "1 lay G-scissors")
    assert field(state, "pile") == "B-rock P-chance Y-paper R-rock G-scissors"
    assert field(state, "hand.1") == "B-skip" and state.to_act() == [2]


@pytest.mark.clause("kanobu N22", "kanobu R13")
def test_chance_may_be_accepted_or_handed_on_unchanged() -> None:
    hand = "R-rock Y-paper G-scissors P-chance"
    state = at("P-chance R-rock", hand, FILL, pile="B-rock")
    play(state, "0 play P-chance", "1 play P-chance")
    assert field(state, "pending") == "chance 3 1"
    play(state, "2 accept")
    assert len(state.fields()["hand.2"]) == 4 + 3 and state.to_act() == [0]


@pytest.mark.clause("kanobu N22", "kanobu R15", "kanobu R20")
def test_no_chance_against_fewer_than_three_cards() -> None:
    state = at("P-chance", "R-rock G-rock", FILL, pile="B-rock")
    assert refused(state, 0, "play P-chance") == "kanobu N22"
    backwards = at("P-chance", "R-rock G-rock", FILL, pile="B-rock", more="direction: -1")
    assert "play P-chance" in legal(backwards, 0)
    drawn = at("R-rock", "G-rock G-paper", FILL, pile="B-rock", deck="P-chance rest")
    play(drawn, "0 draw")
    assert legal(drawn, 0) == ["pass"]


@pytest.mark.clause("kanobu R12")
def test_in_mode_set_chance_takes_one_of_each() -> None:
    hand = "R-rock G-rock Y-paper B-skip"
    any3 = at("P-chance R-rock", hand, FILL, pile="B-rock")
    play(any3, "0 play P-chance")
    assert "lay R-rock" in legal(any3, 1)
    strict = at("P-chance R-rock", hand, FILL, pile="B-rock", options="chance_mode=set")
    play(strict, "0 play P-chance")
    assert legal(strict, 1) == ["accept"]
    assert refused(strict, 1, "lay R-rock") == "kanobu R12"


@pytest.mark.clause("kanobu N23", "kanobu R11", "kanobu R35")
def test_star_opens_three_and_gives_one() -> None:
    opened = "B-skip R-skip Y-two"
    state = at("P-star R-rock", FILL, "BR-paper BY-paper", pile="B-rock", deck=f"{opened} rest")
    play(state, "0 play P-star")
    assert field(state, "open") == opened
    assert refused(state, 0, "draw") == "kanobu N23"
    assert {"keep B-skip", "use B-skip", "use Y-two"} <= set(legal(state, 0))
    kept = state.clone()
    play(kept, "0 keep R-skip")
    assert field(kept, "hand.0").split()[0] == "R-skip!" and kept.to_act() == [1]
    assert kept.fields()["deck"][-2:] == ["B-skip!", "Y-two!"]
    play(state, "0 use Y-two")
    assert field(state, "pile") == "B-rock P-star Y-two"
    assert field(state, "pending") == "two 2 0"


@pytest.mark.clause("kanobu R11")
def test_on_a_coloured_star_the_chosen_card_must_fit() -> None:
    deck = "R-skip B-skip Y-paper rest"
    hands = ("B-star R-rock", FILL, "BR-paper BY-paper")
    state = at(*hands, pile="B-rock", deck=deck, options="deck=drawpurple")
    play(state, "0 play B-star")
    assert "use B-skip" in legal(state, 0) and "use R-skip" not in legal(state, 0)


@pytest.mark.clause("kanobu R35")
def test_a_cancel_from_the_star_cancels_it_and_a_star_opens_three_more() -> None:
    state = at("P-star R-rock", FILL, "BR-paper", pile="B-rock", deck="P-cancel B-skip R-skip rest")
    play(state, "0 play P-star", "0 use P-cancel")
    assert field(state, "pile") == "B-rock"
    assert state.fields()["deck"][-4:] == ["B-skip!", "R-skip!", "P-star!", "P-cancel!"]
    again = at(
        "P-star R-rock", FILL, "BR-paper", pile="B-rock", deck="P-star B-skip R-skip Y-skip rest"
    )
    play(again, "0 play P-star", "0 use P-star")
    assert again.prompt() == "star" and len(again.fields()["open"]) == 3
    assert again.fields()["open"][0] == "Y-skip"


@pytest.mark.clause("kanobu R45", "kanobu R15")
def test_a_chance_from_the_star_obeys_the_rule_for_chance() -> None:
    state = at("P-star R-rock", "G-rock G-paper", FILL, pile="B-rock", deck="P-chance B-skip rest")
    play(state, "0 play P-star")
    assert "use P-chance" not in legal(state, 0) and "keep P-chance" in legal(state, 0)
    assert refused(state, 0, "use P-chance") == "kanobu R45"


@pytest.mark.clause("kanobu N24", "kanobu R8", "kanobu R10")
def test_cancel_removes_the_top_card_and_goes_under_the_deck() -> None:
    state = at("P-cancel R-rock", FILL, "BR-paper BY-paper", pile="P-colour=R B-rock")
    play(state, "0 play P-cancel")
    assert field(state, "pile") == "P-colour=R"
    assert state.fields()["deck"][-2:] == ["B-rock!", "P-cancel!"]
    assert state.to_act() == [1] and state.prompt() == "turn"
    assert refused(state, 0, "play R-rock").startswith("kanobu")


@pytest.mark.clause("kanobu R9", "kanobu R33")
def test_cancelling_a_reverse_turns_back_only_what_it_turned() -> None:
    played = at("R-reverse R-rock", FILL, "P-cancel BR-paper", pile="R-rock")
    play(played, "0 play R-reverse", "2 play P-cancel")
    assert field(played, "direction") == "1" and played.to_act() == [0]
    start = at("P-cancel R-rock", FILL, "BR-paper", pile="R-reverse=idle")
    play(start, "0 play P-cancel")
    assert field(start, "direction") == "1" and start.to_act() == [1]


@pytest.mark.clause("kanobu R34")
def test_cancel_on_an_empty_pile_goes_alone() -> None:
    state = at("P-cancel R-rock", "P-cancel G-rock", FILL, pile="B-rock")
    play(state, "0 play P-cancel", "1 play P-cancel")
    assert field(state, "pile") == ""
    assert state.fields()["deck"][-3:] == ["B-rock!", "P-cancel!", "P-cancel!"]
    assert "play G-paper" in legal(state, 2)


@pytest.mark.clause("kanobu R19")
def test_no_drawing_before_the_answer() -> None:
    state = at("R-three R-rock", "G-paper B-skip", FILL, pile="R-rock")
    play(state, "0 play R-three")
    assert refused(state, 1, "draw") == "kanobu R19"
    assert legal(state, 1) == ["accept"]
    assert refused(at("R-rock", "G-paper", FILL, pile="R-skip"), 0, "accept") == "kanobu R8"


@pytest.mark.clause("kanobu N26", "kanobu R9", "kanobu R10", "kanobu N24")
def test_the_worked_example_of_the_rule_book() -> None:
    state = at(
        "BG-paper Y-rock", "P-colour Y-paper", "G-paper B-rock", pile="B-rock", deck="R-three rest"
    )
    events = play(state, "0 play BG-paper", "1 play P-colour", "1 colour R", "2 draw")
    assert "named-red" in names(events) and field(state, "drawn") == "R-three"
    state = at(
        "B-three Y-rock", "P-cancel Y-paper", "R-three G-paper B-rock",
        pile="B-rock BG-paper P-colour=R", turn=2,
    )  # fmt: skip
    play(state, "2 play R-three")
    assert field(state, "pending") == "three 3 2"
    play(state, "0 play B-three")
    assert field(state, "pending") == "three 6 0"
    play(state, "1 play P-cancel")
    assert field(state, "pile") == "B-rock BG-paper P-colour=R R-three"
    assert state.fields()["deck"][-2:] == ["B-three!", "P-cancel!"]
    assert "pending" not in state.fields() and state.to_act() == [2]
    assert state.prompt() == "turn"
