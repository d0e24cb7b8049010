"""Unit: what one stands to lose, what could defend, and whose word is the last."""

from typing import Final

from koloda.terminal.questions.french import SUITS, value
from koloda.terminal.questions.moment import Moment, yes

OPEN: Final = ("may", "reply", "rest")
"""Questions whose answer can still change a loss."""


def question(moment: Moment) -> str:
    """ "You stand to lose 8: to defend you need a ♠ card, and you hold none"."""
    view = moment.view
    values = known(moment)
    loss, points, last = int(values["loss"]), int(values["points"]), view.prompt == "rest"
    if last and (won := winning(moment)):
        return moment.say("ask-winning" if loss < points else "ask-both-struck", values | won)
    threatened = loss > 0 and view.prompt in OPEN
    gap = undefended(moment) if threatened else {}
    if gap:
        told = moment.say("ask-undefended", values | gap)
        return f"{moment.say('ask-last', values)} {told}" if last else told
    if view.prompt == "must" and not moment.cards("deck"):
        # Without a deck the game ends after two turns without a field card (V25).
        return f"{moment.say('ask-must', values)} {moment.say('ask-late')}"
    # What has been struck is not yet lost: the last word can still defend (U6).
    struck = view.prompt == "may" and int(values["struck"]) > 0
    kind = "-threatened" if threatened else "-struck" if struck else ""
    return moment.say(f"ask-{view.prompt}{kind}", values)


def known(moment: Moment) -> dict[str, str | int]:
    """The figures of the person's own danger, and the strongest thing that can be done."""
    seat = moment.view.seat
    loss, points = moment.figures(f"loss.{seat}")[0], moment.fact(f"points.{seat}")
    recovered = moment.fact(f"recovered.{seat}")
    verbs = [verb for verb in ("attack", "limit", "back") if moment.can(verb)]
    return {
        "name": moment.players[1 - seat],
        "loss": loss,
        "points": points,
        "struck": next(iter(moment.figures(f"loss.{1 - seat}")), 0),
        "need": max(0, loss - points - recovered + 1),
        "start": int(moment.setup.options[f"start{seat}"]),
        "can": yes(moment.can("recover")),
        "back": yes(moment.can("back")),
        "do": [*verbs, "none"][0],
    }


def winning(moment: Moment) -> dict[str, str | int]:
    """Whether the other's last points are struck, and what its limit could bring back (U22)."""
    other = 1 - moment.view.seat
    loss, points = moment.figures(f"loss.{other}")[0], moment.fact(f"points.{other}")
    if loss < points:
        return {}
    gain, own = rescue(moment, other), rescue(moment, 1 - other)
    return {"gain": gain, "saved": yes(points + gain > loss), "own": own}


def rescue(moment: Moment, seat: int) -> int:
    """The most that free limit cards of earlier turns can bring a seat in danger (U22, U23)."""
    options, placed = moment.setup.options, moment.view.facts.get("placed", "").split()
    if options["recovery_who"] == "active" and moment.fact("turn") != seat:
        return 0
    most = 0
    for suit, free in zip("shdc", moment.figures(f"free.{seat}"), strict=True):
        old = [card for card in moment.cards(f"limit-{suit}", seat) if card not in placed]
        if suit == "h" or options["recovery_suits"] != "hearts":
            most += largest_sum([value(card) for card in old], free)
    return min(most, int(options[f"start{seat}"]) - moment.fact(f"points.{seat}"))


def largest_sum(values: list[int], most: int) -> int:
    """The largest sum of some of these values that is not above the most."""
    sums = {0}
    for each in values:
        sums |= {total + each for total in sums}
    return max(total for total in sums if total <= most)


def undefended(moment: Moment) -> dict[str, str | int]:
    """Why no open attack can be stopped: no card of its suit, or too little limit."""
    if moment.can("defend"):
        return {}
    field = [zone for zone in moment.view.zones if zone.name == "field"]
    suits = {
        zone.cards[0][-1]: None
        for zone, rest in zip(field, moment.figures("rest"), strict=True)
        if zone.owner != moment.view.seat and rest > 0
    }
    signs = [SUITS[suit] for suit in suits if suit in SUITS]
    if len(signs) != 1:
        return {"why": "several", "suit": " / ".join(signs)} if signs else {}
    return missing(moment, next(iter(suits)), signs[0])


def missing(moment: Moment, suit: str, sign: str) -> dict[str, str | int]:
    """What a defence in one suit lacks."""
    cards = [card for card in moment.hand() if card[-1] == suit]
    if not cards:
        return {"why": "card", "suit": sign}
    least = min(cards, key=value)
    need = value(least)
    free = moment.figures(f"free.{moment.view.seat}")[list(SUITS).index(suit)]
    if need <= free:
        return {}
    return {"why": "limit", "suit": sign, "card": moment.card(least), "need": need, "free": free}
