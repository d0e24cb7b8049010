"""What a loss came from, as those who saw the turn can tell."""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import Sight
from koloda.games.unit.cards import CARDS, TOKENS, value
from koloda.games.unit.events import AGAINST, ATTACKED, CLEARED, DEFENDED, LOST


class Attack:
    """An attacker and the defenders that were laid against it."""

    def __init__(self, owner: i64, card: str) -> None:
        self.owner = owner
        self.card = card
        self.against: list[str] = []


def cause(sight: Sight, before: list[Sight]) -> list[str]:
    """Attackers that came through, and defenders that struck back (U11, U12, U16)."""
    found: list[str] = []
    if sight.kind.name != LOST.name:
        return found
    total: i64 = 0
    for attack in fought(before):
        rest = worth(attack.card) - sum([worth(card) for card in attack.against])
        struck = -rest if attack.owner == sight.seat else rest
        if struck > 0:
            total += struck
            found += attack.against if attack.owner == sight.seat else [attack.card]
    # Who has not seen the whole turn cannot tell all of them.
    return found if total >= sight.amount else []


def fought(before: list[Sight]) -> list[Attack]:
    """What was laid onto the field since it was last cleared."""
    attacks: list[Attack] = []
    defender = ""
    for sight in before:
        name = sight.kind.name
        cards = [card for card in sight.cards if worth(card) > 0]
        if name == CLEARED.name:
            attacks = []
        elif name == ATTACKED.name:
            attacks += [Attack(sight.seat, card) for card in cards]
        elif name == DEFENDED.name:
            defender = next(iter(cards), "")
        elif name == AGAINST.name:
            for attack in attacks:
                if attack.card in cards:
                    attack.against.append(defender)
    return attacks


def worth(token: str) -> i64:
    """A card's value; a joker, and a card that is not known, has none."""
    return value(TOKENS.index(token)) if token in TOKENS[:CARDS] else 0
