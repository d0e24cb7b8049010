"""The question put to a person, in every game."""

from collections.abc import Callable
from typing import Final

from koloda.terminal.questions import kanobu, karma, karmaka, unit
from koloda.terminal.questions.moment import Moment

QUESTIONS: Final[dict[str, Callable[[Moment], str]]] = {
    "karma": karma.question,
    "kanobu": kanobu.question,
    "unit": unit.question,
    "karmaka": karmaka.question,
}
STRESS: Final = "*"
"""Stands around what matters most."""


def question(moment: Moment) -> str:
    """What is wanted and what is possible; in a game that has no such words, what is asked."""
    view = moment.view
    told = QUESTIONS[view.game](moment) if view.game in QUESTIONS else ""
    plain = moment.catalogue.prompt(view.game, view.prompt, view.zones)
    return told.replace(STRESS, "") or plain
