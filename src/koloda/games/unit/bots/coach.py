"""What a coach says about Unit, from a view alone."""

from koloda.engine.values.concept import Concept
from koloda.engine.values.view import View
from koloda.games.unit import actions
from koloda.games.unit.actions import kind_of, verb_of
from koloda.games.unit.bots.greedy import KIND, free_limit, heaviest
from koloda.games.unit.cards import suit, value


def matters(view: View) -> Concept | None:
    """The idea of this choice: the loss to come, defence, what the limits can pay for."""
    seat, verbs = view.seat, {verb_of(action) for action in view.legal}
    loss, points = int(view.figures[f"loss.{seat}"]), int(view.facts[f"points.{seat}"])
    if view.prompt == "danger":
        have = points + int(view.facts[f"recovered.{seat}"])
        return Concept("danger", {"loss": str(loss), "points": str(have)})
    if actions.DEFEND in verbs and loss:
        return Concept("defend", {"loss": str(loss)})
    if view.prompt == "reply" and actions.ATTACK in verbs:
        return Concept("wait", {})
    left = int(view.facts[f"points.{1 - seat}"]) - int(view.figures[f"loss.{1 - seat}"])
    if actions.ATTACK in verbs:
        worth = {"count": str(strongest(view)), "points": str(left)}
        return Concept("attack", worth) if left > 0 else Concept("struck", {})
    return Concept("limit", {}) if actions.LIMIT in verbs else None


def strongest(view: View) -> int:
    """What the attacks are worth that all limits can pay for now."""
    cards = [kind_of(action) for action in view.legal if verb_of(action) == actions.ATTACK]
    most = 0
    for pile in range(4):
        own = [kind for kind in cards if suit(kind) == pile]
        most += sum(value(kind) for kind in heaviest(own, free_limit(view, pile)))
    return most


def why_better(better: list[str], made: list[str]) -> Concept | None:
    """The idea by which one action is better than another."""
    if better[0] == "defend":
        return Concept("why-defend", {"card": better[1], "against": better[3]})
    if better[0] == "recover":
        return why_recover(better, made)
    if made[0] == "back":
        return Concept("why-back", {"card": made[1]})
    if better[0] == "attack":
        return why_attack(better, made)
    if better[0] == "limit" and made[0] == "attack":
        return Concept("why-limit", {"card": better[1]})
    return None


def why_recover(better: list[str], made: list[str]) -> Concept:
    """The idea by which a recovery is better than something else."""
    smaller = made[0] == "recover" and value(KIND[better[1]]) < value(KIND[made[1]])
    return Concept("why-smaller" if smaller else "why-recover", {"card": better[1]})


def why_attack(better: list[str], made: list[str]) -> Concept | None:
    """The idea by which an attack is better than something else."""
    if made[0] == "attack":
        more, less = value(KIND[better[1]]), value(KIND[made[1]])
        return (
            Concept("why-larger", {"count": str(more), "less": str(less)}) if more > less else None
        )
    return Concept("why-attack", {"card": better[1]})
