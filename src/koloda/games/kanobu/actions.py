"""The actions of Kanobu and their numbers: written and read here and nowhere else.

The numbers depend on the kinds of cards in the deck.
"""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.actions import ActionTable
from koloda.games.kanobu.cards import COLOURS, Pack

MOST_SEATS: Final = 8


class KanobuActions(ActionTable):
    """The texts of all actions, in ranges; `plays` to `deals` are the first numbers of a range."""

    def __init__(self, pack: Pack) -> None:
        super().__init__("kanobu")
        self.plays: i64 = self.add_each("play", pack.tokens)
        self.draw: i64 = self.add("draw")
        self.pass_turn: i64 = self.add("pass")
        self.accept: i64 = self.add("accept")
        self.lays: i64 = self.add_each("lay", pack.tokens[: pack.signs])
        self.colours: i64 = self.add_each("colour", list(COLOURS))
        self.uses: i64 = self.add_each("use", pack.tokens)
        self.keeps: i64 = self.add_each("keep", pack.tokens)
        self.end_of_players()
        self.firsts: i64 = self.add_each("first", [str(seat) for seat in range(MOST_SEATS)])
        self.deals: i64 = self.add_each("deal", pack.tokens)

    def add_each(self, verb: str, objects: list[str]) -> int:
        """Enter a range of actions, one for each object of a verb; the number of the first."""
        start = len(self.texts)
        for thing in objects:
            self.add(f"{verb} {thing}")
        return start

    # Writing ---------------------------------------------------------------------------------

    def play(self, kind: i64) -> i64:
        """Play a card of the hand."""
        return self.plays + kind

    def lay(self, kind: i64) -> i64:
        """Lay a card for Chance."""
        return self.lays + kind

    def name_colour(self, colour: i64) -> i64:
        """Name a colour."""
        return self.colours + colour

    def use(self, kind: i64) -> i64:
        """Play a card opened by a Star."""
        return self.uses + kind

    def keep(self, kind: i64) -> i64:
        """Take a card opened by a Star."""
        return self.keeps + kind

    def first(self, seat: i64) -> i64:
        """Chance says that this seat begins."""
        return self.firsts + seat

    def deal(self, kind: i64) -> i64:
        """Chance puts a card of this kind next into the deck."""
        return self.deals + kind

    # Reading ---------------------------------------------------------------------------------

    def is_play(self, action: i64) -> bool:
        """Whether a card of the hand is played."""
        return action < self.draw

    def is_lay(self, action: i64) -> bool:
        """Whether a card is laid for Chance."""
        return self.lays <= action < self.colours

    def is_colour(self, action: i64) -> bool:
        """Whether a colour is named."""
        return self.colours <= action < self.uses

    def is_use(self, action: i64) -> bool:
        """Whether a card opened by a Star is played."""
        return self.uses <= action < self.keeps

    def is_keep(self, action: i64) -> bool:
        """Whether a card opened by a Star is taken."""
        return self.keeps <= action < self.firsts

    def is_first(self, action: i64) -> bool:
        """Whether chance says who begins."""
        return self.firsts <= action < self.deals

    def is_deal(self, action: i64) -> bool:
        """Whether chance puts a card into the deck."""
        return action >= self.deals

    def kind_played(self, action: i64) -> i64:
        """The kind that an action plays."""
        return action - self.plays

    def kind_laid(self, action: i64) -> i64:
        """The kind that an action lays for Chance."""
        return action - self.lays

    def kind_used(self, action: i64) -> i64:
        """The opened kind that an action plays."""
        return action - self.uses

    def kind_kept(self, action: i64) -> i64:
        """The opened kind that an action takes."""
        return action - self.keeps

    def kind_dealt(self, action: i64) -> i64:
        """The kind that chance puts into the deck."""
        return action - self.deals

    def colour_of(self, action: i64) -> i64:
        """The colour that an action names."""
        return action - self.colours

    def seat_of(self, action: i64) -> i64:
        """The seat that begins by this action of chance."""
        return action - self.firsts
