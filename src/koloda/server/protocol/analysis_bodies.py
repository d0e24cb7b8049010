"""The answers about luck and skill of a game that is over."""

from typing import Literal

from msgspec import Struct


class Figure(Struct):
    """Points of winning chance in a hundred, with half the width of their 95 % interval."""

    points: float
    doubt: float


class AccountLine(Struct):
    """One line of a seat's account; with the even start of 50 they are its result."""

    name: str
    points: float
    doubt: float


class AnalysedMoment(Struct):
    """A move that cost something, or after which a card was a stroke of luck."""

    move: int
    """The step of the replay; 0 is the deal."""
    points: float
    doubt: float
    sentence: str
    played: str
    """The action of a move that cost something, in the words of the record; else empty."""
    better: str
    """The action that was better, likewise."""


class AnalysedSeat(Struct):
    """What the cards did to a seat, what the players did, and what stayed hidden."""

    name: str
    account: list[AccountLine]
    result: float
    luck: Figure
    play: Figure
    hidden: Figure
    chances: list[float]
    """After the deal and after every move."""
    doubts: list[float]
    """Half the width of the interval of each chance."""
    strokes: list[AnalysedMoment]
    mistakes: list[AnalysedMoment]
    accuracy: Figure | None
    """100 less what a choice gave up on average; None where there was too little to judge."""
    rating: Figure | None
    """Of the play of this game in the ladder's Elo, where that was measured."""
    given_up: float | None = None
    """Points that a choice gave up on average, from which the rating follows."""


class Analysis(Struct):
    """Luck and skill of a game that is over."""

    moves: int
    seats: list[AnalysedSeat]


class Analysing(Struct):
    """How far an analysis is; its report once it is done."""

    state: Literal["none", "running", "done", "failed"]
    share: float
    """The part of the work that is done."""
    report: Analysis | None
