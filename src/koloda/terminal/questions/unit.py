"""Unit: what one stands to lose, what could defend, and whose word is the last."""

from typing import Final

from koloda.engine.values.view import HIDDEN
from koloda.terminal.questions.french import SUITS, value
from koloda.terminal.questions.moment import Moment, yes

OPEN: Final = ("may", "reply", "rest")
"""Questions whose answer can still change a loss."""
OPENINGS: Final = {"rest": "ask-last", "reply": "ask-answer"}
"""What comes first, so that an answer is not taken for a last word."""
BOUNDLESS: Final = 1000
"""More than all cards are worth together."""


def question(moment: Moment) -> str:
    """ "You stand to lose 8: to defend you need a ♠ card, and you hold none"."""
    view = moment.view
    values = known(moment)
    if view.prompt == "danger":
        return in_danger(moment, values)
    loss, points, last = int(values["loss"]), int(values["points"]), view.prompt == "rest"
    if last and (won := winning(moment)):
        if loss >= points:
            return moment.say("ask-both-struck", values | won | standing(moment, values))
        return moment.say("ask-winning", values | won | enough(moment))
    threatened = loss > 0 and view.prompt in OPEN
    gap = undefended(moment) if threatened else {}
    if threatened and hopeless(moment):
        return moment.say("ask-hopeless", values | {"why": "open"} | gap | limits(moment))
    if gap:
        told = moment.say("ask-undefended", values | gap)
        if loss >= points:
            told = f"{told} {moment.say('ask-then', limits(moment))}"
        opening = OPENINGS.get(view.prompt)
        return f"{moment.say(opening, values)} {told}" if opening else told
    # What has been struck is not yet lost: the last word can still defend (U6).
    struck = view.prompt == "may" and int(values["struck"]) > 0
    kind = "-threatened" if threatened else "-struck" if struck else ""
    if last and loss < points:
        values |= enough(moment)
    told = moment.say(f"ask-{view.prompt}{kind}", values)
    sums = {} if kind or view.prompt == "reply" else counted(moment)
    if not sums or (view.prompt == "may" and sums["quiet"] == "no"):
        return told
    return f"{told} {moment.say('ask-late', sums)}"


def counted(moment: Moment) -> dict[str, str | int]:
    """Without a deck: what the game would be counted by now, and whether it may end (V25, V26)."""
    seat, quiet = moment.view.seat, moment.figures("quiet")
    if not quiet:
        return {}
    mine, theirs = (
        moment.fact(f"points.{each}")
        + sum(moment.figures(f"limit.{each}"))
        + sum(value(card) for card in moment.cards("hand", each) if card != HIDDEN)
        for each in (seat, 1 - seat)
    )
    cards = moment.cards("hand", 1 - seat).count(HIDDEN)
    field = any(zone.name == "field" for zone in moment.view.zones)
    ends = yes(bool(quiet[0]) and not field)
    name = moment.players[1 - seat]
    return {"mine": mine, "theirs": theirs, "cards": cards, "quiet": ends, "name": name}


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
        "back": yes(moment.can("back")),
        "do": [*verbs, "none"][0],
        "sure": "none",
    }


def enough(moment: Moment) -> dict[str, str | int]:
    """The hits that win in a last word against every rescue, where that is known (U6, U22)."""
    if not (moment.can("attack") or moment.can("limit")):
        return {"sure": "none"}
    other = 1 - moment.view.seat
    # Hearts of a closed hand may become points as well (U27): only the start bounds them.
    closed = moment.setup.options["ext_hearts"] and moment.cards("hand", other)
    most = room(moment, other) if closed else rescue(moment, other)
    have = moment.fact(f"points.{other}") + moment.fact(f"recovered.{other}")
    missing = have + most - next(iter(moment.figures(f"loss.{other}")))
    # What the whole hand is not worth, it cannot strike.
    return {"sure": missing if 0 < missing <= sum(map(value, playable(moment))) else "none"}


def playable(moment: Moment) -> list[str]:
    """The person's cards that do not rest."""
    locked = moment.view.facts.get("locked", "").split()
    return [card for card in moment.hand() if card not in locked]


def winning(moment: Moment) -> dict[str, str | int]:
    """Whether the other's last points are struck, and what its limit could bring back (U22)."""
    other = 1 - moment.view.seat
    loss, points = moment.figures(f"loss.{other}")[0], moment.fact(f"points.{other}")
    if loss < points:
        return {}
    gain, own = rescue(moment, other), rescue(moment, 1 - other)
    safe = yes(not hopeless(moment))
    return {"gain": gain, "saved": yes(points + gain > loss), "own": own, "safe": safe}


def standing(moment: Moment, values: dict[str, str | int]) -> dict[str, str | int]:
    """What both would have: below zero on both sides more points win (V23)."""
    mine = int(values["points"]) - int(values["loss"])
    theirs = moment.fact(f"points.{1 - moment.view.seat}") - int(values["struck"])
    return {"mine": signed(mine), "theirs": signed(theirs)}


def signed(number: int) -> str:
    """A number as people write it, with a minus and not with a hyphen."""
    return str(number).replace("-", "−")


def in_danger(moment: Moment, values: dict[str, str | int]) -> str:
    """What is still needed; or that no card can bring so much, where more points may win (V23)."""
    seat = moment.view.seat
    can = "no" if not moment.can("recover") else "short" if hopeless(moment) else "yes"
    other = next(iter(moment.figures(f"loss.{1 - seat}")), 0)
    both = yes(other >= moment.fact(f"points.{1 - seat}"))
    missing = int(values["need"]) - gain_of(moment, seat)
    return moment.say("ask-danger", values | {"can": can, "both": both, "missing": missing})


def hopeless(moment: Moment) -> bool:
    """Whether every point is lost unless a defence comes: no card can bring back enough (V18)."""
    seat = moment.view.seat
    loss = moment.figures(f"loss.{seat}")[0]
    have = moment.fact(f"points.{seat}") + moment.fact(f"recovered.{seat}")
    struck = loss > 0 and loss >= moment.fact(f"points.{seat}")
    return struck and have + gain_of(moment, seat) <= loss


def limits(moment: Moment) -> dict[str, str | int]:
    """How far limit cards go that are not enough: no further than the points of the start (V18)."""
    seat = moment.view.seat
    own = rescue(moment, seat)
    reach = "none" if not own else "full" if own == room(moment, seat) else "part"
    return {"own": own, "limit": reach, "prompt": moment.view.prompt}


def gain_of(moment: Moment, seat: int) -> int:
    """The most that the limit and, where they may, ♥ of the own hand can bring (U27)."""
    if not moment.setup.options["ext_hearts"]:
        return rescue(moment, seat)
    hearts = [card for card in playable(moment) if card[-1] == "H"]
    gain = rescue(moment, seat) + sum(value(card) for card in hearts)
    return min(gain, room(moment, seat))


def room(moment: Moment, seat: int) -> int:
    """How much can be won back before the losses (V18); with them, as much as there is (V40)."""
    if moment.setup.options["recovery_order"] == "net":
        return BOUNDLESS
    return int(moment.setup.options[f"start{seat}"]) - moment.fact(f"points.{seat}")


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
    return min(most, room(moment, seat))


def largest_sum(values: list[int], most: int) -> int:
    """The largest sum of some of these values that is not above the most."""
    sums = {0}
    for each in values:
        sums |= {total + each for total in sums}
    return max(total for total in sums if total <= most)


def undefended(moment: Moment) -> dict[str, str | int]:
    """Why no loss can be stopped: no card, too little limit, or nothing may stand against it."""
    if moment.can("defend"):
        return {}
    field = [zone for zone in moment.view.zones if zone.name == "field"]
    suits = {
        zone.cards[0][-1]: None
        for zone, rest in zip(field, moment.figures("rest"), strict=True)
        if zone.owner != moment.view.seat and rest > 0 and takes_defender(zone.cards)
    }
    signs = [SUITS[suit] for suit in suits if suit in SUITS]
    # With an empty hand nothing can be defended: a card that is taken back cannot be played (V15).
    if not signs or not moment.hand():
        return {"why": "fixed"}
    if len(signs) != 1:
        return {"why": "several", "suit": " / ".join(signs)}
    return missing(moment, next(iter(suits)), signs[0])


def takes_defender(cards: tuple[str, ...]) -> bool:
    """Whether fewer than two defenders stand against the attacker (U13)."""
    return len([card for card in cards[1:] if card[0] != "X"]) < 2


def missing(moment: Moment, suit: str, sign: str) -> dict[str, str | int]:
    """What a defence in one suit lacks."""
    cards = [card for card in moment.hand() if card[-1] == suit]
    if not cards:
        return {"why": "card", "suit": sign}
    usable = [card for card in playable(moment) if card in cards]
    if not usable:
        return {"why": "rests", "card": moment.card(cards[0])}
    least = min(usable, key=value)
    need = value(least)
    free = moment.figures(f"free.{moment.view.seat}")[list(SUITS).index(suit)]
    if need <= free:
        return {}
    # A second card of the suit could go into its limit and pay; with that extension any of clubs.
    paid = len(usable) > 1 or moment.setup.options["ext_clubs"]
    why = "limit" if paid else "alone"
    return {"why": why, "suit": sign, "card": moment.card(least), "need": need, "free": free}
