"""The actions of Kanobu: what is written into a number is read back from it."""

from koloda.games import find_game
from koloda.games.kanobu.actions import MOST_SEATS, KanobuActions
from koloda.games.kanobu.cards import COLOURS

SETUP = find_game("kanobu").setup(2)
TABLE = SETUP.actions
assert isinstance(TABLE, KanobuActions)
ACTIONS: KanobuActions = TABLE


def test_every_card_of_every_verb() -> None:
    for kind, token in enumerate(SETUP.tokens):
        assert ACTIONS.texts[ACTIONS.play(kind)] == f"play {token}"
        assert ACTIONS.texts[ACTIONS.use(kind)] == f"use {token}"
        assert ACTIONS.texts[ACTIONS.keep(kind)] == f"keep {token}"
        assert ACTIONS.texts[ACTIONS.deal(kind)] == f"deal {token}"


def test_colours_seats_and_words() -> None:
    for number, colour in enumerate(COLOURS):
        assert ACTIONS.texts[ACTIONS.name_colour(number)] == f"colour {colour}"
    for seat in range(MOST_SEATS):
        assert ACTIONS.texts[ACTIONS.first(seat)] == f"first {seat}"
    words = [ACTIONS.draw, ACTIONS.pass_turn, ACTIONS.accept]
    assert [ACTIONS.texts[action] for action in words] == ["draw", "pass", "accept"]


def test_every_action_is_of_one_sort() -> None:
    sorts = {
        "play": ACTIONS.is_play,
        "lay": ACTIONS.is_lay,
        "colour": ACTIONS.is_colour,
        "use": ACTIONS.is_use,
        "keep": ACTIONS.is_keep,
    }
    for action, text in enumerate(ACTIONS.texts[: ACTIONS.firsts]):
        verb = text.split()[0]
        assert {name for name, is_one in sorts.items() if is_one(action)} == {verb} & set(sorts)
