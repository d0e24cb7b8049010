"""Karmaka: what this life has and needs, and what a card in play does."""

from typing import Final

from koloda.terminal.questions.moment import Moment

BY_TWO: Final = ("sow", "may-ruin", "may-score", "may-place")
"""Questions of abilities that move cards one by one, two in all (C4, C12, C14, C17)."""

PLAIN: Final = ("play", "play-again", "offer", "spend-rings")
"""Questions of no ability, or of the card itself whatever it has copied."""


def question(moment: Moment) -> str:
    """ "Play one card: points, ability or next life. 2 of 4, cards left in this life: 5"."""
    view = moment.view
    if view.prompt in ("play", "play-again") and (winner := about_to_win(moment)):
        return moment.say("ask-peril", {"name": winner})
    used = in_play(moment)
    values: dict[str, str | int] = {
        "card": moment.card(used) if used else "",
        "text": moment.say(f"text-{used}") if used else "",
        "name": moment.players[moment.fact("turn")],
        "pass": passing(moment),
        "draws": next(iter(moment.figures("alike")), 1),
        **life(moment),
    }
    told = moment.say(f"ask-{view.prompt}", values) or moment.say(f"prompt-{view.prompt}")
    return part(as_copy(told, used, moment), moment)


def in_play(moment: Moment) -> str:
    """The card whose ability is used; what is offered is the one that was played (M2.4)."""
    copied = moment.view.facts.get("copied", "none")
    if copied != "none" and moment.view.prompt != "offer":
        return copied
    return next(iter(moment.cards("inplay")), "")


def as_copy(told: str, used: str, moment: Moment) -> str:
    """The question of a copied ability names the card that was played, too: "Mimic as Crisis"."""
    played = next(iter(moment.cards("inplay")), used)
    if played == used or moment.view.prompt in PLAIN:
        return told
    copied = moment.card(used)
    both = moment.say("ask-as", {"card": moment.card(played), "copied": copied})
    return told.replace(copied, both, 1) if copied in told else f"*{both}*. {told}"


def passing(moment: Moment) -> str:
    """Passing needs a Deck (M2.7); with the last card gone the next turn is rebirth (M2.8)."""
    if moment.can("pass"):
        return "yes"
    return "no" if len(moment.hand()) > 1 else "last"


def about_to_win(moment: Moment) -> str:
    """A rival on the last rung whose life is over and has points enough, Rings included (M2.8)."""
    last = len(moment.figures("asked")) - 1
    if moment.setup.has_teams():
        return ""
    for seat, name in enumerate(moment.players):
        rival = seat != moment.view.seat and moment.fact(f"rung.{seat}") == last
        spent = not moment.cards("hand", seat) and not moment.cards("deck", seat)
        points, asked, rings = worth(moment, seat)
        if rival and spent and points + rings >= asked:
            return name
    return ""


def worth(moment: Moment, seat: int) -> tuple[int, int, int]:
    """The points of a seat's best colour, what its next rung asks, and its Rings."""
    points = max([0, *moment.figures(f"points.{seat}")])
    asked = [*moment.figures("asked"), 0][moment.fact(f"rung.{seat}")]
    return points, asked, moment.fact(f"rings.{seat}")


def life(moment: Moment) -> dict[str, str | int]:
    """What this life is worth, what the next rung asks, and the Rings to make up for the rest."""
    seat = moment.view.seat
    points, asked, rings = worth(moment, seat)
    need = max(0, asked - points)
    values: dict[str, str | int] = {"points": points, "asked": asked, "rings": rings, "need": need}
    return values | {
        "now": moment.say("ask-now", {**values, "sum": points + rings}),
        "left": len(moment.hand()) + len(moment.cards("deck", seat)),
        "enough": "none" if need == 0 else "yes" if need <= rings else "no",
        "last": "yes" if moment.fact(f"rung.{seat}") + 1 == len(moment.figures("asked")) else "no",
    }


def part(told: str, moment: Moment) -> str:
    """Of two cards that an ability moves, which one this is: "1 of 2"."""
    prompt = moment.view.prompt
    left = next(iter(moment.figures("alike")), 1)
    there = moment.cards("shown") if prompt == "may-place" else moment.hand()
    number = 3 - left
    total = number - 1 + min(left, len(there))
    if prompt not in BY_TWO or number < 1 or total < 2:
        return told
    return moment.say("ask-part", {"text": told, "number": number, "total": total})
