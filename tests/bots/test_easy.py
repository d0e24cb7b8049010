"""The level `easy` slips as people do: it overlooks, keeps favourites and loses count."""

from collections import Counter

import pytest

from koloda.bots.easy import EasyPlayer, overlooking, without_count, without_favourite
from koloda.bots.ladder import find_player
from koloda.engine.chance.rng import FastRng, Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.view import View
from koloda.games import GAMES, find_game
from tiny_poker.game import TinyPoker

KARMA, KANOBU, KARMAKA = GAMES[0], GAMES[1], find_game("karmaka")
EASY = EasyPlayer()
MANY = 300


def karma(hand: str, pile: str) -> State:
    """Seat 0 is to play from that hand."""
    return KARMA.parse(
        f"karma 2 players=2; stage: play; turn: 0; hand.0: {hand}; hand.1: 16!; pile: {pile}; "
        "removed: rest"
    )


def kanobu(hand: str, others: str) -> State:
    """Seat 0 is to play from that hand onto blue scissors."""
    return KANOBU.parse(
        f"kanobu 1 players=2; stage: turn; turn: 0; hand.0: {hand}; hand.1: {others}; "
        "pile: B-scissors; deck: rest"
    )


def answers(state: State) -> Counter[str]:
    """What an easy player on seat 0 does, by many dice."""
    choices = [EASY.choose(state, 0, Evidence(), FastRng(seed)) for seed in range(MANY)]
    return Counter(map(state.setup.actions.text, choices))


def number(view: View, text: str) -> int:
    return view.legal[view.actions.index(text)]


def test_the_best_card_is_overlooked_at_times_and_then_the_next_best_is_played() -> None:
    found = answers(karma("5 7 9 11", "4"))
    assert [text for text, _ in found.most_common()] == ["play 5", "play 7", "play 9", "play 11"]
    assert found["play 5"] > MANY * 2 // 5


def test_nobody_miscounts_the_rings_that_a_life_lacks() -> None:
    state = KARMAKA.parse(
        "karmaka 2 players=2; steps: spend-rings; turn: 0; rings: 2 0; deeds.0: spite; "
        "hand.1: panic; well: rest"
    )
    assert set(answers(state)) == {"rings 1"}


def test_the_same_dice_make_the_same_slips() -> None:
    state = karma("5 7 9 11", "4")
    assert answers(state) == answers(state)


def test_with_a_card_everything_that_it_could_do_is_overlooked() -> None:
    view = karma("5 5 7", "4").view(0)
    assert view.actions == ("play 5", "play 7", "play 5 5")
    seen = overlooking(view, number(view, "play 5 5"))
    assert seen.actions == ("play 7",)
    assert seen.legal == (number(view, "play 7"),)


def test_the_only_card_that_fits_is_overlooked_less_often() -> None:
    found = answers(kanobu("B-rock R-skip", "G-rock G-paper"))
    assert found["play B-rock"] > 3 * found["draw"] > 0


def test_nobody_overlooks_that_a_card_can_be_drawn() -> None:
    view = kanobu("P-cancel R-skip", "G-rock").view(0)
    assert overlooking(view, number(view, "draw")).legal == ()


def test_the_favourite_is_the_finest_card_that_can_be_played() -> None:
    state = karma("5 7 FB FB", "4")
    kept = without_favourite(state.view(0), state.setup.tokens)
    assert kept.actions == ("play 5", "play 7")
    found = answers(state)
    assert find_player("normal").choose(state, 0, Evidence(), FastRng(1)) == number(
        state.view(0), "play FB FB"
    )
    assert found["play 5"] > found["play FB FB"] > 0


def test_a_favourite_is_played_when_nothing_else_fits() -> None:
    state = karma("3 9", "8")
    assert without_favourite(state.view(0), state.setup.tokens) == state.view(0)
    assert set(answers(state)) == {"play 9"}


def test_who_loses_count_takes_the_others_hands_to_be_as_long_as_the_own_one() -> None:
    view = kanobu("B-rock B-three R-skip", "G-rock").view(0)
    seen = without_count(view)
    assert len(view.zone("hand", 1).cards) == 1 and len(seen.zone("hand", 1).cards) == 3
    assert [zone for zone in seen.zones if zone.owner != 1] == [
        zone for zone in view.zones if zone.owner != 1
    ]
    found = answers(kanobu("B-rock B-three R-skip", "G-rock"))
    assert found["play B-rock"] > found["play B-three"] > 0  # normal attacks a short hand


def test_cards_that_everybody_sees_are_counted_right() -> None:
    view = karma("5 7", "4").view(0)
    assert view.zone("hand", 1).cards == ("16",)
    assert without_count(view) == view


class Stubborn(TinyPoker):
    """A game whose rule player bets, whatever it is shown."""

    def greedy(self, view: View, rng: Rng) -> int:
        del view, rng
        return self.actions.parse("bet")


@pytest.mark.parametrize("game", [TinyPoker(), Stubborn()])
def test_a_rule_player_that_cannot_do_without_its_choice_leaves_it_to_chance(
    game: TinyPoker,
) -> None:
    state = game.new(2, {"preset": "kuhn"})
    for text in ("deal K", "deal Q"):
        state.play_text(CHANCE, text)
    found = answers(state)  # no action names a card, so that the choice itself is overlooked
    assert found["bet"] > found["check"] > MANY // 5
