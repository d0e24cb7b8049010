"""Kanobu: the colours and signs that fit, or the effect that awaits an answer."""

from typing import Final

from koloda.terminal.questions.moment import Moment, yes

BEATEN_BY: Final = {"rock": "paper", "scissors": "rock", "paper": "scissors"}
WEB: Final = "web"
"""Where the names of the colours are."""
ALL: Final = 4
"""As many colours fit where nothing is asked for."""


def question(moment: Moment) -> str:
    """ "Play red: Paper beats Rock, any action fits; or purple, or draw"."""
    prompt = moment.view.prompt
    if prompt == "answer":
        return answer(moment)
    if prompt == "drawn":
        return moment.say("ask-drawn" if moment.can("play") else "ask-unfit")
    if prompt != "turn":
        return moment.say(f"ask-{prompt}")
    if not moment.can("play"):
        return moment.say("ask-draw" if moment.can("draw") else "ask-pass")
    top = (moment.cards("pile") or ("",))[-1]
    values: dict[str, str | int] = {
        "colours": ", ".join(colours(moment)),
        "sign": sign(moment, symbol(top)),
        "beater": sign(moment, BEATEN_BY.get(symbol(top), "")),
        "draw": yes(moment.can("draw")),
    }
    return moment.say(f"ask-turn-{on_top(moment, top)}", values)


def symbol(card: str) -> str:
    """What is drawn on a card."""
    return card.partition("=")[0].partition("-")[2]


def sign(moment: Moment, name: str) -> str:
    """The name of a sign."""
    return moment.say(f"sign-{name}") or name


def colours(moment: Moment) -> list[str]:
    """The names of the colours that fit."""
    letters = moment.view.figures.get("colours", "").split()
    return [moment.catalogue.find(WEB, f"colour-{letter.lower()}") or letter for letter in letters]


def on_top(moment: Moment, card: str) -> str:
    """What the pile asks for: a colour with a hand sign, a colour or a sign, or nothing."""
    kind, _, named = card.partition("=")
    if not card or len(colours(moment)) >= ALL:
        return "any"
    if kind.startswith("P") and not named:
        return "named"
    return "sign" if symbol(card) in BEATEN_BY else "action"


def answer(moment: Moment) -> str:
    """What is coming, and which cards in hand could meet it."""
    owed, amount, *_ = [*moment.view.facts.get("pending", "-").split(), "0"]
    symbols = {symbol(move[5:]) for move in moment.view.actions if move.startswith("play ")}
    same, cancel = owed in symbols, "cancel" in symbols
    values: dict[str, str | int] = {
        "count": 0 if owed == "skip" else int(amount),
        "can": "both" if same and cancel else "same" if same else "cancel" if cancel else "none",
        "lay": yes(moment.can("lay")),
    }
    return moment.say(f"ask-answer-{owed}", values)
