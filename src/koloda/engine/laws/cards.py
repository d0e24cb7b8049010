# mypyc: interpreted
"""Laws of cards: none appears, none disappears."""

from collections import Counter

from koloda.engine.contract.state import State
from koloda.engine.laws.holding import named, require, viewers
from koloda.engine.values.view import HIDDEN

NO_CARD = "-"


def cards_of(state: State, seat: int) -> Counter[str]:
    """All cards there are: those that the seat sees and those that it cannot see."""
    shown = [card for zone in state.zones(seat) for card in zone.cards]
    cards = Counter(card for card in shown if card not in (HIDDEN, NO_CARD))
    return cards + Counter(state.setup.tokens[kind] for kind in state.hidden(seat))


def check_cards(state: State, whole: Counter[str]) -> None:
    """No card appears or disappears; each lies in a zone, and each that is not seen is hidden."""
    for seat in viewers(state):
        require(
            cards_of(state, seat) == whole, f"all cards are there, as {named(seat)} sees it", state
        )
        places = [card for zone in state.zones(seat) for card in zone.cards if card != NO_CARD]
        require(
            len(places) == whole.total(), f"all cards lie in zones, as {named(seat)} sees it", state
        )
