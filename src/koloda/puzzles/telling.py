"""What is said of an answer to a puzzle, in the reader's language."""

from koloda.locales.catalogue import Catalogue
from koloda.locales.coaching import idea_sentence, verdict_sentence
from koloda.puzzles.solving import Question, answer_to, tempting


def answer_sentence(
    catalogue: Catalogue, question: Question, action: str, players: list[str]
) -> str:
    """Right with its reason, or what was clearly better, by how much, and why."""
    entry, setup = question.entry, question.state.setup
    answer, best = answer_to(question, action), setup.actions.numbers[entry.best]
    if not answer.right:
        gain = entry.wins[entry.best] - entry.wins[action]
        return verdict_sentence(catalogue, setup, best, gain, answer.why, players)
    why = answer.why and idea_sentence(catalogue, setup.game.name, answer.why, players)
    other = setup.actions.numbers[tempting(entry)]
    said = catalogue.say(
        "puzzle-right",
        move=catalogue.move(setup, other, players),
        percent=round(100 * (entry.wins[entry.best] - entry.wins[tempting(entry)])),
    )
    return f"{said} {catalogue.say('puzzle-because', reason=why)}" if why else said
