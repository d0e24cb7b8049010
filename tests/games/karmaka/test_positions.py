"""Positions of Karmaka as text: what cannot be is refused with a sentence."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.laws import check_moment
from koloda.engine.values.errors import NotationError
from koloda.games import find_game
from tests.helpers import field, given, play

KARMAKA = find_game("karmaka")
HANDS = "hand.0: panic; hand.1: spite; well: rest"
WHOLE = field(KARMAKA.new(2), "loose")
VARIANTS = [(2, "free"), (3, "free"), (4, "free"), (4, "teams"), (3, "wolf")]
OFFER = "steps: offer; turn: 0; inplay: crisis; target: 1"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (f"turn: 0; {HANDS}", "'steps' is missing"),
        (f"steps: sing; turn: 0; {HANDS}", "'sing' is not a step"),
        (f"steps: none; turn: 0; {HANDS}", "'none' is not a step"),
        (f"steps: {'draw ' * 9}; turn: 0; {HANDS}", "never more than 8 steps"),
        (f"steps: play; turn: 2; {HANDS}", "'turn' is a whole number from 0 to 1"),
        (f"steps: play; turn: 0; turns: 2001; {HANDS}", "'turns' is a whole number from 0 to 2000"),
        (f"steps: play; turn: 0; extra: 41; {HANDS}", "'extra' is a whole number from 0 to 40"),
        (f"steps: ; turn: 0; {HANDS}", "'ending' is missing"),
        (f"steps: ; turn: 0; ending: war; {HANDS}", "'ending' is one of transcendence"),
        (f"steps: ; turn: 0; ending: transcendence; {HANDS}", "when somebody reaches rung 4"),
        (f"steps: play; turn: 0; rungs: 0 4; {HANDS}", "when somebody reaches rung 4"),
        (f"steps: play; turn: 0; rungs: 0; {HANDS}", "a number for each seat"),
        (f"steps: play; turn: 0; rings: 0 0 0; {HANDS}", "a number for each seat"),
        (f"steps: play; turn: 0; rings: 0 -1; {HANDS}", "'rings' is a whole number"),
        (f"steps: play; turn: 0; target: 1; {HANDS}", "'target' is not known"),
        (f"steps: play; turn: 0; inplay: crisis; {HANDS}", "only until the offer"),
        (f"steps: play; turn: 0; inplay: crisis peek; {HANDS}", "one card is in play"),
        (f"steps: play; turn: 0; lifted: crisis; {HANDS}", "only until the offer"),
        (f"steps: play; turn: 0; loose: crisis; {HANDS}", "cards are loose while"),
        (f"steps: shuffle fill-deck; turn: 0; {HANDS}", "cards are loose while"),
        (f"steps: play; turn: 0; met: -1; {HANDS}", "'met' is a whole number"),
        ("steps: play; turn: 0; hand.1: spite; well: rest", "whoever plays has a card"),
        ("steps: play; turn: 0; hand.0: spite", "card panic is there 0 times, not 3"),
        (f"steps: play; turn: 0; ruins: {'panic ' * 3}; {HANDS}", "panic is there 4 times"),
        (f"steps: play; turn: 0; ruins: {'panic ' * 32}; {HANDS}", "more than 31 copies of panic"),
        ("steps: play; turn: 0; hand.0: joker; well: rest", "'joker' in 'hand.0' is not a card"),
        ("steps: play; turn: 0; hand.0: panic@0; well: rest", "'panic@0' in 'hand.0' does not say"),
        ("steps: play; turn: 0; hand.0: panic@; well: rest", "'panic@' in 'hand.0' does not say"),
        ("steps: play; turn: 0; hand.0: panic@x; well: rest", "'panic@x' in 'hand.0' does not say"),
        ("steps: play; turn: 0; hand.0: panic@2; well: rest", "'panic@2' in 'hand.0' does not say"),
        ("steps: play; turn: 0; hand.0: panic@1!; well: rest", "'panic@1!' in 'hand.0' does not"),
        (f"steps: play; turn: 0; deeds.0: crisis!; {HANDS}", "'crisis!' in 'deeds.0' does not say"),
        (f"steps: play; turn: 0; deeds.0: crisis@1; {HANDS}", "'crisis@1' in 'deeds.0' does not"),
        (f"steps: spend-rings; turn: 0; rings: 1 0; {HANDS}", "whoever spends Rings has some"),
        ("steps: spend-rings; turn: 0; deck.0: panic; rings: 1 0; well: rest", "whoever spends"),
        ("steps: spend-rings; turn: 0; hand.1: panic; well: rest", "whoever spends Rings"),
        (f"steps: play play; turn: 0; {HANDS}", "these steps do not follow each other"),
        (f"steps: sow; turn: 0; {HANDS}", "these steps do not follow each other"),
        (f"steps: deal-out; turn: 0; {HANDS}", "no cards but those of the Well"),
        ("steps: deal-out; turn: 0; well: rest", "no cards but those of the Well"),
        ("steps: deal-out; turn: 0; deeds.0: panic; well: rest", "no cards but those of the Well"),
        ("steps: play-again; turn: 0; hand.1: panic; well: rest", "nothing to ask for play-again"),
        (f"steps: offer; turn: 0; {HANDS}", "the card to offer is in play"),
        (f"{OFFER}; offered: 0; {HANDS}", "offered to the victim"),
        (f"{OFFER}; {HANDS}", "somebody is offered the card when"),
        (f"{OFFER}; offered: 2; {HANDS}", "'offered' is a whole number from 0 to 1"),
        (f"{OFFER}; offered: 1; used: all; {HANDS}", "'used' is one of -, embody, mimic, both"),
        (f"{OFFER}; offered: 1; lifted: mimic; {HANDS}", "cards are lifted only for Destiny"),
        (f"{OFFER}; offered: 1; shown: spite; {HANDS}", "cards are shown only from the Hand"),
        (
            f"steps: they-ruin-a-deed offer; turn: 0; inplay: crisis; target: 1; {HANDS}",
            "nothing to ask for they-ruin-a-deed",
        ),
        (
            f"steps: steal-one offer; turn: 0; inplay: swindle; target: 1; shown: mimic; {HANDS}",
            "cards are shown only from the Hand",
        ),
        (
            f"steps: they-ruin-a-deed offer; turn: 0; inplay: crisis; target: 0; {HANDS}",
            "seat 0 is not a target here",
        ),
        (
            f"steps: they-ruin-a-card offer; turn: 0; inplay: dwindle; {HANDS}",
            "seat -1 is not a target here",
        ),
        (
            f"steps: sow offer; turn: 0; inplay: sowing; target: 1; {HANDS}",
            "seat 1 is not a target here",
        ),
        (f"steps: draw offer; turn: 0; inplay: sowing; {HANDS}", "nothing to ask for draw"),
        (f"steps: sow offer sow; turn: 0; inplay: sowing; {HANDS}", "nothing but an extra play"),
        (
            f"steps: sow offer play-again; turn: 0; inplay: sowing; {HANDS}",
            "nothing but an extra play",
        ),
        (f"steps: sow draw offer; turn: 0; inplay: sowing; {HANDS}", "these steps are of no card"),
        (
            f"steps: shuffle sow offer; turn: 0; inplay: sowing; loose: mimic; {HANDS}",
            "a shuffle comes before a card of the Well is needed",
        ),
        (
            f"steps: shuffle offer; turn: 0; inplay: sowing; loose: mimic; {HANDS}",
            "a shuffle comes before a card of the Well is needed",
        ),
    ],
)
def test_what_cannot_be_is_refused(fields: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        given(f"karmaka 2 players=2; {fields}")


def test_a_position_says_who_knows_which_card() -> None:
    state = given(
        "karmaka 2 players=3; steps: play; turn: 0; hand.0: panic; hand.1: spite@0 mimic!; "
        "deck.1: peek@12; well: crisis! rest"
    )
    assert field(state, "hand.1") == "spite@0 mimic!"
    assert state.view(0).zone("hand", 1).cards == ("spite", "mimic")
    assert state.view(2).zone("hand", 1).cards == ("mimic", "?")
    assert state.view(WATCHER).zone("hand", 1).cards == ("mimic", "?")
    assert state.view(2).zone("deck", 1).cards == ("peek",)
    assert state.view(WATCHER).zone("deck", 1).cards == ("?",)
    assert state.view(WATCHER).zone("well").cards[:2] == ("crisis", "?")


def test_the_rest_of_the_deck_lies_in_the_well() -> None:
    state = given(f"karmaka 2 players=2; steps: first shuffle deal-out; turn: 0; loose: {WHOLE}")
    assert state.to_act() == [CHANCE]
    state = given(f"karmaka 2 players=2; steps: play; turn: 0; {HANDS}")
    assert len(field(state, "well").split()) == 62


@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_every_moment_of_a_game_holds_the_laws(players: int, variant: str) -> None:
    state: State = KARMAKA.new(players, {"variant": variant})
    rng = FastRng(players)
    moves = 0
    while not state.is_over():
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            assert State.random_action(state, seat, FastRng(moves)) == state.random_action(
                seat, FastRng(moves)
            )
            state.apply(seat, state.random_action(seat, rng))
            moves += 1
        text = str(state)
        assert str(KARMAKA.parse(text)) == text
        if moves % 97 == 0:
            check_moment(state, rng)


def test_a_shuffle_of_equal_cards_hides_nothing() -> None:
    options = "players=2 counts=" + few("panic:5,mimic:1,destiny:1,another_day:1")
    hands = "hand.0: another_day; hand.1: mimic destiny; ruins: panic panic panic panic panic"
    state = given(f"karmaka 2 {options}; steps: play; turn: 0; {hands}")
    play(state, "0 ability another_day", "* deal panic", "* deal panic")
    assert state.view(WATCHER).zone("well").cards == ("panic",)
    assert state.view(1).zone("hand", 0).cards == ("panic",)


def few(counts: str) -> str:
    """Option counts with no other cards than these."""
    named = counts.split(",")
    missing = set(KARMAKA.setup(2).tokens) - {word.split(":")[0] for word in named}
    return ",".join(named + [f"{token}:0" for token in sorted(missing)])
