"""Karma: what the top of the pile asks for."""

from typing import Final

from koloda.terminal.questions.moment import Moment, yes

CHOSEN: Final = 3
"""Cards that each player lays face up at the start (K6)."""


def question(moment: Moment) -> str:
    """ "Play 8 or higher, a karma card, or take the pile"."""
    view, pile = moment.view, moment.cards("pile")
    if view.prompt == "choose":
        left = CHOSEN - len(moment.cards("up", view.seat))
        return moment.say("ask-choose", {"left": left})
    if view.prompt in ("give", "follow"):
        return moment.say(f"ask-{view.prompt}", {"count": len(pile)})
    top = pile[-1] if pile else ""
    values: dict[str, str | int] = {
        "number": int(top) if top.isdigit() else 0,
        "take": yes(moment.can("take")),
        "count": len(pile),
    }
    if not moment.can("play"):
        return moment.say("ask-flip" if moment.can("flip") else "ask-take", values)
    return moment.say(f"ask-{wanted(top)}", values)


def wanted(top: str) -> str:
    """What may lie on the card that is seen on the pile."""
    if not top:
        return "open"
    if top.isdigit():
        return "number"
    return "five" if top == "FB" else "any"
