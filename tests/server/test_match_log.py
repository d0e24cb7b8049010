"""The log of a match: taking an action back plays nothing again, and a stored log is checked."""

import pytest

from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.records.match import Match
from koloda.games import GAMES
from koloda.server.rooms.match_log import BY_PERSON, BY_UNDO, CannotReplay, Entry, Table


def new_table(game: str, seed: int = 5) -> Table:
    found = next(each for each in GAMES if each.name == game)
    return Table(found.setup(found.seats[0]), seed_from_number(seed), 200)


def play_with_undo(table: Table, rng: FastRng, moves: int) -> list[Entry]:
    """Play any legal actions, and take back whatever can be taken back, twice each time."""
    log = table.begin()
    for _ in range(moves):
        if table.state.is_over():
            break
        seat = table.state.to_act()[0]
        for _ in range(3):
            legal = table.state.legal_actions(seat)
            log += table.play(seat, legal[rng.below(len(legal))], BY_PERSON)
            if not table.may_undo(seat):
                break
            log += table.undo(seat)
        else:
            log += table.play(seat, table.state.legal_actions(seat)[0], BY_PERSON)
    return log


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_with_actions_taken_back_is_the_match_without_them(game: object) -> None:
    table = new_table(game.name)  # type: ignore[attr-defined]
    log = play_with_undo(table, FastRng(2), 60)
    plain = Match(table.match.setup, table.match.seed)
    plain.settle()
    for seat, action in table.match.actions:
        if seat >= 0:
            plain.play(seat, action)
    assert plain.actions == table.match.actions
    assert str(plain.state) == str(table.state)
    assert plain.evidence.text() == table.match.evidence.text()
    again = new_table(game.name)  # type: ignore[attr-defined]
    again.restore(log)
    assert str(again.state) == str(table.state)
    assert again.match.evidence.text() == table.match.evidence.text()


def test_nothing_is_played_again_to_take_an_action_back() -> None:
    table = new_table("karma")
    table.begin()
    match, seat = table.match, table.state.to_act()[0]
    for _ in range(10):
        table.play(seat, table.state.legal_actions(seat)[0], BY_PERSON)
        assert table.may_undo(seat)
        kept = table.before.state
        table.undo(seat)
        assert table.match is match and table.state is kept


def test_a_stored_undo_of_what_cannot_be_undone_is_damage() -> None:
    table = new_table("karma")
    log = table.begin()
    with pytest.raises(CannotReplay):
        new_table("karma").restore([*log, Entry(0, "", BY_UNDO)])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_happened_is_told_with_the_turn_it_was_decided_in(game: object) -> None:
    table = new_table(game.name)  # type: ignore[attr-defined]
    table.begin()
    assert [told.turn for told in table.told] == [0]
    for _ in range(40):
        if table.state.is_over():
            break
        over = int(table.state.facts()["turns"])
        seat = table.state.to_act()[0]
        table.play(seat, table.state.legal_actions(seat)[0], BY_PERSON)
        assert table.told[-1].turn == over + 1
