"""The rulings on options, limits, modes and memory (G19 to G36)."""

import pytest

from koloda.engine.values.errors import OptionError
from koloda.games.karmaka.cards import CARDS
from tests.clauses.karmaka.positions import (
    KARMAKA,
    asked,
    cards,
    deal,
    deck_of,
    life_ends,
    seen,
    turn_of,
)
from tests.helpers import field, given, legal, names, play, refused

DEALT = (
    "panic dwindle crisis roulette hells_heart vengeance spite another_day recycle salvage peek "
    "mimic"
)


@pytest.mark.clause("karmaka G19")
def test_chance_or_an_option_names_the_first_player() -> None:
    state = KARMAKA.new(3)
    weights = [(state.setup.actions.text(action), many) for action, many in state.chance_weights()]
    assert weights == [("first 0", 1), ("first 1", 1), ("first 2", 1)]
    assert names(play(state, "* first 2")) == ["first"]
    assert field(state, "turn") == "2"
    assert KARMAKA.new(3, {"first": 1}).prompt() == "shuffle"
    with pytest.raises(OptionError, match="first"):
        KARMAKA.new(3, {"first": 3})


@pytest.mark.clause("karmaka G20")
def test_the_wolfs_opponents_play_onto_each_others_future_life_by_option_only() -> None:
    cards_held = "hand.0: spite; hand.1: panic mimic; hand.2: crisis"
    state = turn_of(1, cards_held, "players=3 mode=wolf")
    assert refused(state, 1, "partner panic") == "karmaka G20"
    play(state, "1 ability panic")
    assert legal(state, 1) == ["target 0", "target 1", "target 2"]
    state = turn_of(1, cards_held, "players=3 mode=wolf wolf_partner_future=yes")
    play(state, "1 partner panic")
    assert cards(state, "future.2") == "panic"
    state = turn_of(0, cards_held, "players=3 mode=wolf wolf_partner_future=yes")
    assert refused(state, 0, "partner spite") == "karmaka M2.7"


@pytest.mark.clause("karmaka G21")
def test_passing_needs_a_deck_after_the_draw() -> None:
    state = turn_of(0, "hand.0: panic mimic; hand.1: crisis; deck.1: peek")
    play(state, "0 points panic")
    assert cards(state, "deck.1") == "" and "pass" not in legal(state, 1)
    assert refused(state, 1, "pass") == "karmaka G21"
    assert refused(state, 1, "skip") == "karmaka M2.7"


@pytest.mark.clause("karmaka G22")
def test_longevity_does_not_reach_the_player_opposite() -> None:
    state = turn_of(1, "hand.1: longevity panic; hand.2: spite", "players=4")
    play(state, "1 ability longevity")
    assert legal(state, 1) == ["target 0", "target 1", "target 2"]
    assert refused(state, 1, "target 3") == "karmaka M2.5"


@pytest.mark.clause("karmaka G23")
def test_copies_are_data() -> None:
    copies = {card.name: card.copies for card in CARDS}
    assert copies["embody"] == 5 and copies["mimic"] == 2 and sum(copies.values()) == 64
    state = KARMAKA.new(2, {"counts": "mimic:0, panic:4,embody:5", "first": 0})
    assert field(state, "loose").split().count("panic") == 4
    assert "mimic" not in field(state, "loose")
    assert str(state.setup) == "players=2 first=0 counts=panic:4,mimic:0"


@pytest.mark.clause("karmaka G23")
@pytest.mark.parametrize(
    ("counts", "why"),
    [
        ("tarot:2", "tarot:2"), ("panic", "'panic'"), ("panic:x", "panic:x"),
        ("panic:1000", "like"), ("panic:1,panic:1", "twice"), ("panic:31,peek:31", "120 cards"),
        ("panic:32", "at most 31 copies"),
    ],
)  # fmt: skip
def test_a_wrong_count_is_refused(counts: str, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        KARMAKA.new(2, {"counts": counts})


@pytest.mark.clause("karmaka G24")
def test_every_card_has_its_row() -> None:
    assert [card.clause for card in CARDS] == [f"C{number}" for number in range(1, 24)]
    colours = [sum(card.copies for card in CARDS if card.colour == colour) for colour in range(4)]
    assert colours == [19, 19, 19, 7]
    assert {card.points for card in CARDS} == {1, 2, 3}


@pytest.mark.clause("karmaka G25")
def test_any_number_of_rings_may_be_spent() -> None:
    state = life_ends(1, "deeds.1: spite spite; rings: 0 3")
    assert legal(state, 1) == ["rings 0", "rings 1", "rings 2", "rings 3"]
    assert refused(state, 1, "rings 4") == "karmaka G25"
    assert refused(state, 1, "pass") == "karmaka M2.8"
    play(state, "1 rings 3")
    assert field(state, "rungs") == "0 1" and field(state, "rings") == "0 0"
    state = life_ends(1, "deeds.1: spite")
    assert asked(state)[0] == 0


@pytest.mark.clause("karmaka G26")
def test_an_extra_play_may_go_to_the_partner() -> None:
    state = turn_of(0, "hand.0: panic mimic; hand.1: spite", "players=4 mode=teams")
    play(state, "0 ability panic", "0 target 0", "1 decline", "3 decline", "0 partner mimic")
    assert cards(state, "future.2") == "mimic"


@pytest.mark.clause("karmaka G27")
def test_the_well_is_renewed_between_the_two_cards_of_longevity() -> None:
    state = turn_of(
        0,
        "hand.0: longevity panic; hand.1: spite; well: crisis; ruins: peek panic denial mimic",
        "players=2 " + deck_of("longevity panic panic spite crisis peek denial mimic"),
    )
    play(state, "0 ability longevity", "0 target 1")
    assert cards(state, "deck.1") == "crisis" and asked(state) == (-1, "shuffle")
    play(state, "* deal mimic")
    assert cards(state, "deck.1") == "mimic crisis"


@pytest.mark.clause("karmaka G28")
def test_nobody_is_asked_about_rings_draws_and_extra_plays_that_cannot_be() -> None:
    options = "players=2 " + deck_of("roulette peek spite")
    state = turn_of(0, "hand.0: roulette peek; hand.1: spite; well:", options)
    play(state, "0 ability roulette", "0 done")
    assert asked(state) == (1, "offer")
    assert asked(life_ends(1, "deeds.1: spite")) == (0, "play")
    state = turn_of(0, "hand.0: peek; hand.1: spite")
    play(state, "0 ability peek", "1 decline")
    assert asked(state) == (1, "play")


@pytest.mark.clause("karmaka G28")
@pytest.mark.parametrize(
    ("seat", "options"), [(0, "players=2"), (2, "players=3 mode=wolf wolf_seat=0")]
)
def test_the_only_rival_is_chosen_at_once(seat: int, options: str) -> None:
    state = turn_of(seat, f"hand.{seat}: vengeance peek; deeds.0: mimic; deeds.1: panic", options)
    events = play(state, f"{seat} ability vengeance")
    assert names(events) == ["ability", "aimed", "ruined-deed"]
    assert asked(state) == (1 - seat // 2, "offer")


@pytest.mark.clause("karmaka G28")
@pytest.mark.parametrize(
    ("position", "events"),
    [
        ("hand.0: denial crisis", ["ruined", "copied", "aimed"]),
        ("hand.0: dwindle peek", ["aimed", "ruined"]),
        ("hand.0: crisis peek; deeds.1: mimic", ["aimed", "ruined-deed"]),
        ("hand.0: embody peek; deeds.0: embody", ["copied"]),
        ("hand.0: mimic peek; deeds.1: mimic", ["copied"]),
        ("hand.0: recycle peek; ruins: mimic", ["recycled"]),
        ("hand.0: salvage peek; ruins: mimic", ["fetched"]),
        ("hand.0: transmigrate peek; future.0: mimic", ["took-back"]),
    ],
)
def test_the_only_card_is_chosen_at_once(position: str, events: list[str]) -> None:
    state = turn_of(0, f"{position}; hand.1: spite")
    card = position.split()[1]
    happened = play(state, f"0 ability {card}", *["0 target 1"] * (card == "dwindle"))
    assert names(happened) == ["ability", *events]
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka G28")
def test_the_last_card_to_sow_or_to_put_back_is_no_question() -> None:
    options = "players=2 " + deck_of("sowing peek crisis spite")
    state = turn_of(0, "hand.0: sowing peek crisis; hand.1: spite; well:", options)
    events = play(state, "0 ability sowing", "0 sow peek")
    assert names(events) == ["ability", "future", "future"]
    assert asked(state) == (1, "offer") and cards(state, "future.0") == "crisis peek"
    state = turn_of(0, "hand.0: destiny peek; hand.1: spite; well: crisis panic mimic rest")
    play(state, "0 ability destiny", "0 place panic", "0 place mimic")
    assert asked(state) == (1, "offer") and cards(state, "well").startswith("crisis")


@pytest.mark.clause("karmaka G28")
def test_the_only_card_that_swindle_has_shown_is_taken() -> None:
    state = turn_of(0, "hand.0: swindle peek; hand.1: crisis")
    events = play(state, "0 ability swindle", "* pick crisis")
    assert names(events) == ["ability", "aimed", "shown", "stole"]
    assert cards(state, "hand.0") == "crisis peek"


@pytest.mark.clause("karmaka G28")
@pytest.mark.parametrize(
    ("card", "prompt"), [("jubilee", "offer"), ("roulette", "may-draw"), ("destiny", "offer")]
)
def test_nobody_is_asked_whether_to_stop_when_nothing_is_left(card: str, prompt: str) -> None:
    well = "well: ; ruins: spite spite vengeance" if card == "destiny" else "well: spite rest"
    options = "players=2 " + deck_of("destiny peek spite spite vengeance")
    state = turn_of(
        0, f"hand.0: {card}; hand.1: peek; {well}", options if card == "destiny" else "players=2"
    )
    play(state, f"0 ability {card}")
    assert state.prompt() == prompt


@pytest.mark.clause("karmaka G28")
def test_equal_cards_that_not_everybody_knows_are_asked_about() -> None:
    state = turn_of(0, "hand.0: denial panic panic; hand.1: spite")
    play(state, "0 ability denial")
    assert legal(state, 0) == ["ruin panic"]
    state = turn_of(0, "hand.0: denial panic@1 panic@1; hand.1: spite")
    play(state, "0 ability denial")
    assert legal(state, 0) == ["ruin panic"]  # onlookers do not know the Hand
    state = turn_of(0, "hand.0: swindle peek; hand.1: crisis crisis")
    play(state, "0 ability swindle", "* pick crisis", "* pick crisis")
    assert legal(state, 0) == ["steal crisis"]


@pytest.mark.clause("karmaka G28")
def test_equal_cards_that_everybody_knows_are_not_asked_about() -> None:
    state = turn_of(0, "hand.0: denial panic! panic!; hand.1: spite")
    play(state, "0 ability denial")
    assert asked(state) == (0, "choose-any-player")
    state = turn_of(0, "hand.0: denial panic! peek!; hand.1: spite")
    play(state, "0 ability denial")
    assert asked(state) == (0, "ruin-and-copy")
    state = turn_of(0, "hand.0: swindle peek; hand.1: crisis! crisis!")
    play(state, "0 ability swindle", "* pick crisis", "* pick crisis")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka G29")
def test_swindles_victim_learns_the_card_taken_only() -> None:
    state = turn_of(0, "hand.0: swindle peek; hand.1: crisis mimic panic denial")
    play(state, "0 ability swindle", "* pick mimic", "* pick panic", "* pick denial")
    assert seen(state, 1, "shown") == "" and seen(state, 0, "shown") == "panic denial mimic"
    world = state.clone()
    world.refill(1, state.hidden(1))
    assert field(world, "shown") != field(state, "shown")
    play(state, "0 steal panic")
    assert seen(state, 1, "hand", 0) == "panic ?"


@pytest.mark.clause("karmaka G30")
def test_extra_plays_are_limited() -> None:
    state = turn_of(0, "hand.0: peek peek peek; hand.1: spite", "players=2 extra_plays=1")
    play(state, "0 ability peek", "1 decline")
    assert asked(state) == (0, "play-again")
    play(state, "0 ability peek", "1 decline")
    assert asked(state) == (1, "play")


@pytest.mark.clause("karmaka G30")
def test_the_third_time_of_one_position_ends_the_game() -> None:
    # Nobody has cards but in the Ruins; each death costs the Ring that it brings.
    options = "players=2 " + deck_of("panic dwindle peek")
    state = given(
        f"karmaka 2 {options}; steps: spend-rings; turn: 0; ruins: panic dwindle peek; rings: 2 2"
    )
    events = play(state, "0 rings 1", "1 rings 1", "0 rings 1")
    assert "repeated" in names(events)
    assert state.view(1).facts["met"] == "2"
    events = play(state, "1 rings 1", "0 rings 1")
    outcome = state.outcome()
    assert names(events)[-1] == "ended-loop"
    assert outcome is not None and outcome.reason == "repetition" and outcome.ranks == (1, 1)


@pytest.mark.clause("karmaka G30")
def test_with_repeat_0_no_repetition_ends_the_game() -> None:
    options = "players=2 repeat=0 " + deck_of("panic dwindle peek")
    state = given(
        f"karmaka 2 {options}; steps: spend-rings; turn: 0; ruins: panic dwindle peek; rings: 2 2"
    )
    play(state, *["0 rings 1", "1 rings 1"] * 5)
    assert asked(state) == (0, "spend-rings") and field(state, "met") == ""


@pytest.mark.clause("karmaka G30")
def test_only_the_time_before_the_last_is_a_warning() -> None:
    options = "players=2 repeat=4 " + deck_of("panic dwindle peek")
    state = given(
        f"karmaka 2 {options}; steps: spend-rings; turn: 0; ruins: panic dwindle peek; rings: 2 2"
    )
    assert "repeated" not in names(play(state, "0 rings 1", "1 rings 1", "0 rings 1"))
    assert "repeated" in names(play(state, "1 rings 1", "0 rings 1"))
    play(state, "1 rings 1", "0 rings 1")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "repetition"


@pytest.mark.clause("karmaka G30")
def test_the_cap_ends_the_game_and_rungs_rings_and_deeds_decide() -> None:
    state = turn_of(
        1,
        "hand.0: panic; deeds.1: spite; hand.1: mimic peek; rings: 1 1; turns: 5",
        "players=2 cap=3",
    )
    events = play(state, "1 points mimic")
    outcome = state.outcome()
    assert names(events)[-1] == "ended-cap"
    assert outcome is not None and outcome.reason == "cap" and outcome.ranks == (2, 1)
    ladder = "rungs: 1 1 2; rings: 3 1 0"
    state = turn_of(2, f"hand.2: panic peek; {ladder}; turns: 2", "players=3 cap=1")
    play(state, "2 points panic")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (2, 3, 1)


@pytest.mark.clause("karmaka G30")
def test_a_team_counts_as_its_best_member() -> None:
    state = turn_of(3, "hand.3: panic peek; rungs: 0 1 2 1; turns: 3", "players=4 mode=teams cap=1")
    play(state, "3 points panic")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (1, 2, 1, 2)


@pytest.mark.clause("karmaka G31")
@pytest.mark.parametrize(
    ("mode", "players", "why"),
    [
        ("teams", 3, "teams needs exactly 4"),
        ("wolf", 4, "wolf needs exactly 3"),
        ("wolf", 2, "G31"),
    ],
)
def test_a_mode_needs_its_number_of_players(mode: str, players: int, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        KARMAKA.new(players, {"mode": mode})
    with pytest.raises(OptionError, match="2 to 4 players"):
        KARMAKA.new(5)


@pytest.mark.clause("karmaka G32")
@pytest.mark.parametrize("card", ["embody", "mimic"])
def test_a_copy_that_fizzles_is_offered_to_each_rival(card: str) -> None:
    state = turn_of(
        0,
        f"hand.0: {card} peek; deeds.0: embody; hand.1: spite; hand.2: spite; deeds.2: mimic",
        "players=3",
    )
    play(state, f"0 ability {card}")
    assert asked(state) == (1, "offer")
    play(state, "1 decline")
    assert asked(state) == (2, "offer")


@pytest.mark.clause("karmaka G33")
def test_rings_spent_in_vain_are_lost_but_failing_brings_one() -> None:
    state = life_ends(1, "deeds.1: peek; rings: 0 2")
    play(state, "1 rings 2")
    assert field(state, "rungs") == "0 0" and field(state, "rings") == "0 1"


@pytest.mark.clause("karmaka G34")
def test_the_deal_goes_round_card_by_card() -> None:
    state = deal(DEALT)
    assert cards(state, "hand.1") == "dwindle roulette vengeance another_day"
    assert cards(state, "deck.1") == "mimic salvage"
    assert cards(state, "hand.0") == "panic crisis hells_heart spite peek"
    assert cards(state, "deck.0") == "recycle"
    assert field(state, "rungs") == "0 0"


@pytest.mark.clause("karmaka G34")
def test_dealing_stops_when_the_well_runs_out() -> None:
    state = deal("spite", 2, {"counts": deck_of("panic spite peek")[7:]})
    assert cards(state, "hand.0") == "spite peek" and cards(state, "hand.1") == "panic"
    assert cards(state, "deck.0") == "" and cards(state, "well") == ""


@pytest.mark.clause("karmaka G34")
def test_the_wolf_starts_as_wolf_and_wins_or_loses_alone() -> None:
    state = deal(DEALT, 3, {"mode": "wolf", "wolf_seat": 1})
    assert field(state, "rungs") == "0 2 0"
    state = life_ends(
        2, "deeds.2: spite spite embody; rungs: 0 2 3", "players=3 mode=wolf wolf_seat=1"
    )
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (1, 2, 1)
    state = life_ends(
        1, "deeds.1: spite spite embody; rungs: 0 3 3", "players=3 mode=wolf wolf_seat=1"
    )
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (2, 1, 2)


@pytest.mark.clause("karmaka G34")
def test_partners_sit_opposite_each_other_and_win_together() -> None:
    state = life_ends(2, "deeds.2: spite spite embody; rungs: 0 0 3 3", "players=4 mode=teams")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (1, 2, 1, 2)
    assert refused(state, 3, "pass") == "karmaka M2.8"


@pytest.mark.clause("karmaka G35")
def test_chance_picks_whenever_the_hand_is_not_empty() -> None:
    state = turn_of(0, "hand.0: swindle peek; hand.1: crisis crisis")
    play(state, "0 ability swindle")
    assert asked(state) == (-1, "show-at-random")
    play(state, "* pick crisis", "* pick crisis")
    assert asked(state) == (0, "steal-one")
    state = turn_of(0, "hand.0: spite peek; deck.1: crisis")
    play(state, "0 ability spite")
    assert asked(state) == (1, "offer")


@pytest.mark.clause("karmaka G36")
def test_a_peeked_hand_stays_known_until_it_cannot_be_told_apart() -> None:
    state = turn_of(0, "hand.0: peek; hand.1: crisis crisis mimic; deck.0: panic")
    play(state, "0 ability peek", "1 decline")
    assert seen(state, 0, "hand", 1) == "crisis crisis mimic"
    play(state, "1 future mimic")
    assert seen(state, 0, "hand", 1) == "crisis ?" and seen(state, 0, "future", 1) == "?"
    play(state, "0 points panic", "1 points crisis")
    assert seen(state, 0, "hand", 1) == "?"


@pytest.mark.clause("karmaka G36")
def test_a_known_hand_of_one_kind_gives_no_secrets() -> None:
    state = turn_of(0, "hand.0: peek; hand.1: crisis crisis; deck.0: panic")
    play(state, "0 ability peek", "1 decline", "1 future crisis")
    assert seen(state, 0, "hand", 1) == "crisis" and seen(state, 0, "future", 1) == "crisis"


@pytest.mark.clause("karmaka G36")
def test_a_gift_stays_known_when_it_becomes_hand() -> None:
    state = turn_of(0, "hand.0: crisis; deck.0: panic peek; future.1: mimic")
    play(state, "0 ability crisis", "1 accept")
    assert seen(state, 0, "hand", 1) == "crisis ?"
    assert seen(state, 1, "hand", 1) == "crisis mimic"


@pytest.mark.clause("karmaka G36")
def test_destinys_cards_stay_known_on_the_well_and_on_the_deck() -> None:
    state = turn_of(
        0, "hand.0: destiny longevity; hand.1: spite dwindle; well: panic crisis mimic rest"
    )
    play(state, "0 ability destiny", "0 done", "0 return mimic", "0 return crisis")
    play(state, "1 decline", "1 points spite", "0 ability longevity", "0 target 1")
    assert seen(state, 0, "deck", 1) == "crisis panic" and seen(state, 1, "deck", 1) == "? ?"
    play(state, "1 decline")
    assert seen(state, 0, "hand", 1) == "crisis ?"


@pytest.mark.clause("karmaka G36")
def test_a_known_card_stays_known_while_others_are_played_openly() -> None:
    state = turn_of(0, "hand.0: panic! crisis mimic; hand.1: spite dwindle")
    play(state, "0 points crisis")
    assert seen(state, 1, "hand", 0) == "panic ?"
    play(state, "1 points spite", "0 future mimic")
    assert seen(state, 1, "hand", 0) == "?"
