"""Bots of one's own, and contests between bots."""

import pytest

import koloda
from koloda.bots.player import PlayerFailed
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State


@koloda.bot
def first(view: koloda.View, rng: Rng) -> str:
    """Takes the first move there is."""
    return view.actions[0]


@koloda.bot
def last(view: koloda.View, rng: Rng) -> int:
    """Takes the last move, by its place."""
    return len(view.actions) - 1


@koloda.bot
def broken(view: koloda.View, rng: Rng) -> str:
    """Fails always."""
    raise ZeroDivisionError("a mistake of the bot's author")


def test_a_function_is_a_bot_everywhere() -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    assert game.ask(first) == game.legal()[0]
    assert game.ask(last) == game.legal()[-1]
    assert game.ask(lambda view, _: view.actions[0]) == game.legal()[0]
    assert repr(first) == "<koloda.bot first>"


def test_a_contest_prints_shares_with_intervals() -> None:
    result = koloda.contest("kanobu", [first, "normal"], deals=10)
    assert (result.game, result.seats, result.games) == ("kanobu", 2, 20)
    assert result.best == "normal"
    assert [entrant.name for entrant in result.entrants] == ["first", "normal"]
    points = [entrant.points for entrant in result.entrants]
    assert sum(point.value for point in points) == pytest.approx(1)
    assert all(point.low <= point.value <= point.high for point in points)
    assert "normal" in str(result) and "[" in str(result)


def test_the_columns_are_explained_and_names_told_apart() -> None:
    result = koloda.contest("kanobu", ["random", "random"], deals=1)
    assert [entrant.name for entrant in result.entrants] == ["random", "random (2)"]
    assert str(result).endswith(
        "won: share of games won; points: share of the other seats beaten; [95 % interval]"
    )


def test_games_without_a_winner_are_told_with_their_reasons() -> None:
    lost = koloda.contest("karma", ["random", "random"], deals=2, cap=1)
    assert lost.nobody_won == {"cap": 2} and lost.draws == {}
    assert "\n  nobody won 2 games (cap 2)\n" in str(lost)
    assert "nobody won 2 games (cap 2); won: share" in lost._repr_html_()
    decided = koloda.contest("kanobu", ["easy", "normal"], deals=1)
    assert decided.nobody_won == {} and "nobody" not in str(decided)
    assert str(decided).startswith("kanobu, 2 seats, 1 deal, 2 games\n")


def test_the_same_seed_gives_the_same_contest() -> None:
    first_run, second_run = (
        koloda.contest("karma", ["easy", "normal"], deals=3, seed=4) for _ in range(2)
    )
    assert str(first_run) == str(second_run)


def test_a_bot_that_raises_stops_the_contest_with_its_traceback_and_the_position() -> None:
    with pytest.raises(
        PlayerFailed, match=r"^\w+: .*; broken failed on seat \d in kanobu"
    ) as caught:
        koloda.contest("kanobu", [broken, "normal"], deals=1)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_bot_that_answers_nonsense_stops_the_contest() -> None:
    with pytest.raises(PlayerFailed):
        koloda.contest("kanobu", [lambda *_: "fly away", "normal"], deals=1)
    with pytest.raises(PlayerFailed):
        koloda.contest("kanobu", [lambda *_: 999, "normal"], deals=1)


def test_what_a_contest_refuses() -> None:
    with pytest.raises(koloda.KolodaError, match="at least two bots, not 1"):
        koloda.contest("kanobu", ["normal"])
    with pytest.raises(koloda.KolodaError, match="deals is at least 1, not 0"):
        koloda.contest("kanobu", ["normal", "easy"], deals=0)
    with pytest.raises(koloda.KolodaError, match="3 bots were given for 2 seats"):
        koloda.contest("kanobu", ["normal"] * 3, players=2)
    with pytest.raises(koloda.KolodaError, match="take bots by name"):
        koloda.contest("kanobu", [first, "normal"], workers=2)
    with pytest.raises(koloda.KolodaError, match="there is no player"):
        koloda.contest("kanobu", ["deep blue", "normal"])


class Lowest(koloda.Player):
    """Takes the first legal action."""

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """The first one."""
        return world.legal_actions(seat)[0]


def test_a_class_of_players_takes_part_under_its_name() -> None:
    result = koloda.contest("kanobu", [Lowest, "random"], deals=1, cap=20)
    assert "Lowest" in str(result)
