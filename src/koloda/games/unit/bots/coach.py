"""What a coach says about Unit, from a view alone."""

from typing import Final

from koloda.engine.values.concept import Concept
from koloda.engine.values.view import View
from koloda.games.unit import actions
from koloda.games.unit.actions import kind_of, verb_of
from koloda.games.unit.bots.greedy import KIND, free_limit, heaviest, unstopped, usable
from koloda.games.unit.cards import HEARTS, TOKENS, suit, value
from koloda.games.unit.events import LIMITS
from koloda.games.unit.options import UnitSetup

WORDS: Final = ("pass", "end", "done")
"""Actions that move no card."""


def matters(setup: UnitSetup, view: View) -> Concept | None:
    """The idea of this choice: the loss to come, defence, what the limits can pay for."""
    seat, verbs = view.seat, {verb_of(action) for action in view.legal}
    loss, points = int(view.figures[f"loss.{seat}"]), int(view.facts[f"points.{seat}"])
    if view.prompt == "danger":
        have = points + int(view.facts[f"recovered.{seat}"])
        return Concept("danger", {"loss": str(loss), "points": str(have)})
    # Nothing can answer what attacks in the last word, and no rescue reaches so far (U6, U22).
    safe = view.prompt == "rest" and loss < points
    sure = decisive(setup, view, 1 - seat) if safe else None
    if actions.ATTACK in verbs and sure and sure <= strongest(view):
        return Concept("strike", {"sure": str(sure), "count": str(strongest(view))})
    if actions.DEFEND in verbs and loss:
        return Concept("defend", {"loss": str(loss)})
    if actions.ATTACK in verbs and loss >= points and saving(setup, view, seat) > 0:
        return Concept("spare", {})
    if view.prompt == "reply" and actions.ATTACK in verbs:
        return Concept("wait", {})
    if actions.ATTACK in verbs:
        return attacking(setup, view, sure)
    if actions.LIMIT not in verbs:
        return None
    stops = actions.JOKER_DEFEND in verbs or not loss
    return Concept("limit", {}) if stops else without_defence(setup, view)


def attacking(setup: UnitSetup, view: View, sure: int | None) -> Concept:
    """What attacks can reach: what is left of the other's points, and the limits behind them."""
    other = 1 - view.seat
    left = int(view.facts[f"points.{other}"]) - int(view.figures[f"loss.{other}"])
    # Whoever has the last word can still defend; it can no longer be answered (U6).
    gain = {
        "gain": str(rescue(setup, view, other)),
        "open": "no" if view.prompt == "rest" else "yes",
        "sure": "none" if sure is None else str(sure),
    }
    if left <= 0:
        return Concept("struck", gain)
    return Concept("attack", {"count": str(strongest(view)), "points": str(left)} | gain)


def without_defence(setup: UnitSetup, view: View) -> Concept:
    """What is left where no card can defend: a limit that would pay for one, or what remains."""
    seat, loss = view.seat, int(view.figures[f"loss.{view.seat}"])
    for attacker, rest in unstopped(view).items():
        pair = brace(view, suit(attacker)) if rest > 0 else None
        if pair is not None:
            reserve, defender = pair
            cards = {"card": TOKENS[reserve], "defender": TOKENS[defender]}
            return Concept("brace", {"loss": str(loss), **cards})
    left = int(view.facts[f"points.{seat}"]) - loss
    if left > 0:
        return Concept("bear", {"points": str(left)})
    return Concept("dying", {"gain": str(saving(setup, view, seat))})


def brace(view: View, which: int) -> tuple[int, int] | None:
    """The smallest card to put into the limit of a suit, and the largest it then pays for."""
    cards, free = usable(view, which), free_limit(view, which)
    for reserve in reversed(cards):
        others = [kind for kind in cards if kind != reserve]
        paid = [kind for kind in others if value(kind) <= free + value(reserve)]
        if paid:
            return reserve, paid[0]
    return None


def strongest(view: View) -> int:
    """What the attacks are worth that all limits can pay for now."""
    cards = [kind_of(action) for action in view.legal if verb_of(action) == actions.ATTACK]
    most = 0
    for pile in range(4):
        own = [kind for kind in cards if suit(kind) == pile]
        most += sum(value(kind) for kind in heaviest(own, free_limit(view, pile)))
    return most


def rescue(setup: UnitSetup, view: View, seat: int) -> int:
    """The most that free limit cards of earlier turns can bring a seat in danger (U22, V21)."""
    if setup.active_only and int(view.facts["turn"]) != seat:
        return 0
    placed, most = view.facts.get("placed", "").split(), 0
    for free, name in zip(view.figures[f"free.{seat}"].split(), LIMITS, strict=True):
        kinds = [KIND[card] for card in view.zone(name, seat).cards if card not in placed]
        fit = [kind for kind in kinds if suit(kind) == HEARTS or not setup.hearts_only]
        most += sum(value(kind) for kind in heaviest(fit, int(free)))
    room: int = setup.start[seat] - int(view.facts[f"points.{seat}"])
    return most if setup.net else min(most, room)


def decisive(setup: UnitSetup, view: View, seat: int) -> int | None:
    """What must still strike a seat so that no rescue can save it (U22), where that is known."""
    points = int(view.facts[f"points.{seat}"]) + int(view.facts[f"recovered.{seat}"])
    most = rescue(setup, view, seat)
    if setup.ext_hearts and view.zone("hand", seat).cards:
        # Hearts of a closed hand may become points as well (U27): only the start bounds them.
        if setup.net:
            return None
        most = setup.start[seat] - points
    return max(0, points + most - int(view.figures[f"loss.{seat}"]))


def saving(setup: UnitSetup, view: View, seat: int) -> int:
    """What limit cards can bring a struck seat, or nothing if that cannot save it (V18)."""
    gain = rescue(setup, view, seat)
    have = int(view.facts[f"points.{seat}"]) + int(view.facts[f"recovered.{seat}"])
    return gain if have + gain > int(view.figures[f"loss.{seat}"]) else 0


def why_better(view: View, better: list[str], made: list[str]) -> Concept | None:
    """The idea by which one action is better than another."""
    if better[0] == "defend":
        return Concept("why-defend", {"card": better[1], "against": better[3]})
    if better[0] == "recover":
        return why_recover(better, made)
    if made[0] == "back" and better[0] != "back":
        return Concept("why-back", {"card": made[1]})
    if better[0] == "back":
        return Concept("why-fetch", {"card": better[1]})
    if better[0] == "attack":
        return why_attack(better, made)
    if better[0] == "limit":
        return why_limit(better, made)
    if better[0] in WORDS and made[0] in ("attack", "defend", "limit"):
        # Whoever may answer has the last word of the turn, too (U6).
        wait = view.prompt == "reply"
        return Concept("why-wait", {}) if wait else Concept("why-stays", {"card": made[1]})
    return None


def why_recover(better: list[str], made: list[str]) -> Concept:
    """The idea by which a recovery is better than something else."""
    smaller = made[0] == "recover" and value(KIND[better[1]]) < value(KIND[made[1]])
    return Concept("why-smaller" if smaller else "why-recover", {"card": better[1]})


def why_limit(better: list[str], made: list[str]) -> Concept | None:
    """The idea by which a card put into the limit is better than something else."""
    if made[0] != "limit":
        plain = made[0] == "attack" or made[0] in WORDS
        return Concept("why-limit", {"card": better[1]}) if plain else None
    more, less = value(KIND[better[1]]), value(KIND[made[1]])
    if more > less:
        return Concept("why-pays", {"card": better[1], "other": made[1]})
    return Concept("why-stays", {"card": made[1]}) if more < less else None


def why_attack(better: list[str], made: list[str]) -> Concept | None:
    """The idea by which an attack is better than something else."""
    if made[0] == "attack":
        more, less = value(KIND[better[1]]), value(KIND[made[1]])
        return (
            Concept("why-larger", {"count": str(more), "less": str(less)}) if more > less else None
        )
    return Concept("why-attack", {"card": better[1]})
