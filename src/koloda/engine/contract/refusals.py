"""Refusals that every game has: it is over, or somebody else is to choose."""

from koloda.engine.values.refusal import Reason, Refusal


def game_is_over(game: str, clause: str) -> Refusal:
    """Nobody may do anything any more."""
    return Refusal(game, Reason("over", clause, "the game is over"), {})


def not_your_choice(game: str, clause: str, to_act: list[int]) -> Refusal:
    """Others are to choose, or chance, which is below all seats."""
    whose = "chance" if to_act[0] < 0 else "seat " + " and ".join(map(str, to_act))
    return Refusal(game, Reason("turn", clause, "the choice is with {whose} now"), {"whose": whose})


def not_by_chance(game: str, clause: str) -> Refusal:
    """Chance is to act, and not like that."""
    return Refusal(game, Reason("chance", clause, "chance cannot do that now"), {})
