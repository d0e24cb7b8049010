"""The actions of Kanobu and their numbers, which depend on the kinds of cards in the deck."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.actions import ActionTable
from koloda.games.kanobu.cards import COLOURS, Pack

MOST_SEATS: Final = 8


class KanobuActions(ActionTable):
    """The texts of all actions; `play` of a kind has the kind's own number."""

    def __init__(self, pack: Pack) -> None:
        super().__init__("kanobu")
        for token in pack.tokens:
            self.add(f"play {token}")
        self.draw: i64 = self.add("draw")
        self.end: i64 = self.add("pass")
        self.accept: i64 = self.add("accept")
        self.lay: i64 = len(self.texts)
        for token in pack.tokens[: pack.signs]:
            self.add(f"lay {token}")
        self.colour: i64 = len(self.texts)
        for colour in COLOURS:
            self.add(f"colour {colour}")
        self.use: i64 = len(self.texts)
        for token in pack.tokens:
            self.add(f"use {token}")
        self.keep: i64 = len(self.texts)
        for token in pack.tokens:
            self.add(f"keep {token}")
        self.end_of_players()
        self.first: i64 = len(self.texts)
        for seat in range(MOST_SEATS):
            self.add(f"first {seat}")
        self.deal: i64 = len(self.texts)
        for token in pack.tokens:
            self.add(f"deal {token}")
