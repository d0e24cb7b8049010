"""The table of a game's actions."""

import pytest

from koloda.engine.values.actions import ActionTable
from koloda.engine.values.errors import NotationError


def table() -> ActionTable:
    """Four actions of players and one of chance."""
    actions = ActionTable("game")
    for text in ("play GP", "play 7", "take", "pass"):
        actions.add(text)
    actions.end_of_players()
    actions.add("deal 7")
    return actions


def test_actions_are_numbered_in_order() -> None:
    actions = table()
    assert actions.add("deal 8") == 5
    assert [actions.parse(text) for text in actions.texts] == list(range(6))
    assert [actions.text(number) for number in (0, 4)] == ["play GP", "deal 7"]
    assert actions.players_end == 4


def test_the_parts_of_an_action() -> None:
    assert table().decode(0) == ("play", ("GP",))
    assert table().decode(2) == ("take", ())


@pytest.mark.parametrize("text", ["play GP", "  play   GP ", "play gp", "PLAY Gp", "play\tGP"])
def test_spaces_and_letter_case_are_forgiven(text: str) -> None:
    assert table().parse(text) == 0


@pytest.mark.parametrize("text", ["", "jump", "jump 7"])
def test_an_unknown_action_is_refused_with_the_verbs_there_are(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        table().parse(text)
    assert str(caught.value) == f"game has no action {text!r}; actions start with pass, play, take"


@pytest.mark.parametrize("text", ["play", "play 8", "PLAY 7 7"])
def test_a_verb_that_is_there_is_shown_with_what_may_follow(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        table().parse(text)
    assert str(caught.value) == f"game has no action {text!r}; there is 'play GP', 'play 7'"


def test_of_many_actions_the_first_are_shown() -> None:
    many = ActionTable("game")
    for card in range(20):
        many.add(f"play {card}")
    many.end_of_players()
    with pytest.raises(NotationError, match=r"'play 7', …$"):
        many.parse("play 20")


def test_hostile_texts_are_cut_short() -> None:
    with pytest.raises(NotationError) as caught:
        table().parse("play " + "7" * 1_000_000)
    assert len(str(caught.value)) < 150
