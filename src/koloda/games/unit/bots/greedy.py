"""A rule player of Unit that knows its view and nothing else."""

from typing import Final

from koloda.engine.values.view import View
from koloda.games.unit import actions
from koloda.games.unit.actions import attacker_of, brings_joker, is_word, kind_of, pile_of, verb_of
from koloda.games.unit.cards import SPADES, TOKENS, suit, value

KIND: Final = {token: kind for kind, token in enumerate(TOKENS)}
TASTE: Final = {"joker": 8, "club": 3, "reserve": 2, "gain": 16, "spend": 1, "attack": 1}
"""What the player goes by; `make tune` looks for better numbers."""


class Plan:
    """What a suit allows to play now, and what must be reserved for it first."""

    def __init__(self, reserve: list[int], play: list[int]) -> None:
        self.reserve = reserve
        self.play = play
        self.total = sum(value(kind) for kind in play)


def greedy(view: View) -> int:
    """Recover in need, defend, attack with all that can be paid, reserve what is left."""
    return choose(view, True)


def choose(view: View, thrifty: bool) -> int:
    """The choice of a player that reserves the cards it cannot play, or keeps them in hand."""
    if view.prompt == "danger":
        return recovery(view)
    if view.prompt == "reply":
        return actions.PASS  # the last word is coming anyway
    plans = [plan(view, which) for which in range(4)]
    best = max(plans, key=lambda found: found.total)
    for action in (best_defence(view), first_step(best), best_joker(view)):
        if action >= 0:
            return action
    action = best_club(view)
    return action if action >= 0 else nothing_to_play(view, thrifty)


def recovery(view: View) -> int:
    """The smallest card that saves, else the largest: more points win if both run out (V23)."""
    loss = int(view.figures[f"loss.{view.seat}"])
    points = int(view.facts[f"points.{view.seat}"]) + int(view.facts[f"recovered.{view.seat}"])
    cards = [kind_of(action) for action in view.legal if verb_of(action) == actions.RECOVER]
    saving = [kind for kind in cards if points + value(kind) > loss]
    if saving:
        return actions.recover(min(saving, key=value))
    return actions.recover(max(cards, key=value)) if cards else actions.DONE


def best_defence(view: View) -> int:
    """The defence that changes the score most, with the smallest card; -1 if there is none."""
    rests = unstopped(view)
    best, most = -1, 0
    for action in view.legal:
        if verb_of(action) in (actions.DEFEND, actions.JOKER_DEFEND):
            kind, attacker, joker = kind_of(action), attacker_of(action), brings_joker(action)
            # A spade can stand against another suit only where it writes the card off (U30).
            cancels = suit(kind) == SPADES and suit(attacker) != SPADES
            gain = rests[attacker] if cancels else value(kind)
            if joker and gain < TASTE["joker"]:
                continue
            score = TASTE["gain"] * gain - TASTE["spend"] * value(kind) - joker
            if score > most:
                best, most = action, score
    return best


def unstopped(view: View) -> dict[int, int]:
    """What is left of each attack, by its attacker."""
    attackers = [KIND[zone.cards[0]] for zone in view.zones if zone.name == "field"]
    return dict(zip(attackers, map(int, view.figures["rest"].split()), strict=True))


def free_limit(view: View, which: int) -> int:
    """What the player's limit of a suit can still pay for."""
    return int(view.figures[f"free.{view.seat}"].split()[which])


def first_step(found: Plan) -> int:
    """The next action of a plan; -1 if it plays nothing."""
    if found.total < TASTE["attack"]:
        return -1
    if found.reserve:
        return actions.limit(found.reserve[0])
    return actions.attack(found.play[0])


def usable(view: View, which: int) -> list[int]:
    """The hand cards of a suit that are not locked, largest first."""
    cards = [kind_of(action) for action in view.legal if verb_of(action) == actions.LIMIT]
    return [kind for kind in reversed(cards) if suit(kind) == which]


def plan(view: View, which: int) -> Plan:
    """The most that can be played of a suit, with the fewest cards reserved for it."""
    return best_plan(usable(view, which), free_limit(view, which))


def best_plan(cards: list[int], free: int) -> Plan:
    """Up to two cards into the limit, and those of the others that use it best."""
    best = Plan([], heaviest(cards, free))
    for first, one_card in enumerate(cards):
        for pair in [[one_card], *([one_card, other] for other in cards[first + 1 :])]:
            others = [kind for kind in cards if kind not in pair]
            found = Plan(pair, heaviest(others, free + sum(value(kind) for kind in pair)))
            if found.total > best.total + TASTE["reserve"] * (len(pair) - len(best.reserve)):
                best = found
    return best


def heaviest(cards: list[int], free: int) -> list[int]:
    """The cards with the largest sum that the limit can pay for, largest first."""
    sums: dict[int, list[int]] = {0: []}
    for kind in cards:
        for total, chosen in list(sums.items()):
            sums.setdefault(total + value(kind), [*chosen, kind])
    return sums[max(total for total in sums if total <= free)]


def best_joker(view: View) -> int:
    """A joker brings the largest card it can; -1 if that is not worth it."""
    brought = [kind_of(action) for action in view.legal if verb_of(action) == actions.JOKER_ATTACK]
    if brought and value(max(brought, key=value)) >= TASTE["joker"]:
        return actions.joker_attack(max(brought, key=value))
    return -1


def best_club(view: View) -> int:
    """A club under another suit, if that lets much more be played; -1 if not."""
    best, most = -1, TASTE["club"] - 1
    for action in view.legal:
        if verb_of(action) == actions.ATTACH:
            pile, club = pile_of(action), kind_of(action)
            cards = usable(view, pile)
            free = free_limit(view, pile)
            more = Plan([], heaviest(cards, free + value(club))).total
            gain = more - Plan([], heaviest(cards, free)).total
            if gain > most:
                best, most = action, gain
    return best


def nothing_to_play(view: View, thrifty: bool) -> int:
    """Reserve a card: it pays later, and can become points; else stop."""
    words = [action for action in view.legal if is_word(action)]
    cards = [kind_of(action) for action in view.legal if verb_of(action) == actions.LIMIT]
    if cards and (thrifty or not words):
        return actions.limit(max(cards, key=value))
    return words[0] if words else view.legal[0]
