"""The level `easy`: the game's rule player with the slips of people.

A slip changes what the rule player is shown, never what it goes by: it plays the best that it has
noticed. So every game has the slips without a line of its own.
"""

from typing import Final

from koloda.bots.player import Player
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.values.view import HIDDEN, TABLE, View, Zone

LOSES_COUNT: Final = 50
"""In how many of 100 choices it forgets how many cards the others have left."""
KEEPS: Final = 50
"""In how many it keeps the favourite card, if another one can be used."""
OVERLOOKS_ANSWER: Final = 40
"""In how many it overlooks the best answer to what is not about cards.

How often it overlooks the best card, and in as many of those the next one, is `Game.overlooks`,
and how often the only card that can be used `Game.overlooks_last`.
"""


class EasyPlayer(Player):
    """Overlooks answers, keeps favourites and forgets how many cards the others have left."""

    def __init__(self) -> None:
        super().__init__("easy")
        self.uses_evidence = False

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """What the game recommends to somebody who has not noticed everything."""
        del evidence  # an easy player does not wonder what the others lack
        game, seen = world.setup.game, world.view(seat)
        if game.is_plain(seen.prompt):
            return game.greedy(seen, rng)
        if rng.below(100) < LOSES_COUNT:
            seen = without_count(seen)
        choice = game.greedy(seen, rng)
        if rng.below(100) < KEEPS:
            seen = without_favourite(seen, world.setup.tokens)
            choice = choice if choice in seen.legal else best_noticed(game, seen, rng)
        while True:
            rest = overlooking(seen, choice)
            if not rest.legal or rng.below(100) >= chance_to_overlook(game, seen, rest):
                return choice
            seen, choice = rest, best_noticed(game, rest, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return EasyPlayer, ()


def best_noticed(game: Game, seen: View, rng: Rng) -> int:
    """The rule player's choice among the actions that were noticed.

    Games need not expect a view with some of the actions only: a rule player that cannot do
    without the others, or takes one of them, leaves the choice to chance.
    """
    try:
        choice = game.greedy(seen, rng)
    except Exception:
        choice = -1
    return choice if choice in seen.legal else seen.legal[rng.below(len(seen.legal))]


def without_count(seen: View) -> View:
    """The view of somebody who takes the others' closed cards to be as many as the own ones."""
    own = {zone.name: len(zone.cards) for zone in seen.zones if zone.owner == seen.seat}
    return seen._replace(zones=tuple(uncounted(zone, seen.seat, own) for zone in seen.zones))


def uncounted(zone: Zone, seat: int, own: dict[str, int]) -> Zone:
    """The zone, or where it has closed cards of another seat, with as many as the own zone has."""
    if zone.owner in (seat, TABLE) or set(zone.cards) != {HIDDEN}:
        return zone
    return zone._replace(cards=(HIDDEN,) * max(1, own.get(zone.name, 1)))


def without_favourite(seen: View, tokens: list[str]) -> View:
    """The view of somebody who keeps the finest card, the last in the deck's order."""
    usable = {card_in(seen, text) for text in seen.actions}
    fine = [card for card in tokens if card in usable]
    rest = without(seen, fine[-1]) if len(fine) > 1 else seen
    return rest if rest.legal else seen


def chance_to_overlook(game: Game, seen: View, rest: View) -> int:
    """In how many of 100 choices somebody notices `rest` only of what can be seen."""
    if uses_cards(rest):
        return game.overlooks()
    return game.overlooks_last() if uses_cards(seen) else OVERLOOKS_ANSWER


def overlooking(seen: View, choice: int) -> View:
    """The view of somebody who does not notice the card of this choice.

    Where a choice is not about cards, the choice itself is overlooked. Nobody overlooks that a
    turn can end or a card be drawn: then nothing is left.
    """
    card = card_in(seen, seen.actions[seen.legal.index(choice)])
    if card:
        return without(seen, card)
    if uses_cards(seen):
        return narrowed(seen, [])
    return narrowed(seen, [action for action in seen.legal if action != choice])


def uses_cards(seen: View) -> bool:
    """Whether something can be done with a card."""
    return any(card_in(seen, text) for text in seen.actions)


def card_in(seen: View, text: str) -> str:
    """The seat's own card that an action names first; empty if it names none."""
    own = [zone.cards for zone in seen.zones if zone.owner == seen.seat]
    return next((word for word in text.split()[1:] if any(word in cards for cards in own)), "")


def without(seen: View, card: str) -> View:
    """The view of somebody who does not notice what can be done with that card."""
    actions = zip(seen.legal, seen.actions, strict=True)
    return narrowed(seen, [action for action, text in actions if card not in text.split()[1:]])


def narrowed(seen: View, noticed: list[int]) -> View:
    """The view with those of its actions that were noticed."""
    actions = zip(seen.legal, seen.actions, strict=True)
    texts = tuple(text for action, text in actions if action in noticed)
    return seen._replace(legal=tuple(noticed), actions=texts)
