"""The puzzles of a game, asked one by one."""

from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError
from koloda.locales.catalogue import Catalogue
from koloda.puzzles import faults
from koloda.puzzles.book import book_of
from koloda.puzzles.solving import Question, best_first, question_of
from koloda.puzzles.telling import answer_sentence
from koloda.terminal.board import show_board
from koloda.terminal.page import Page


def solve(catalogue: Catalogue, page: Page, game: Game) -> None:
    """Ask every puzzle, tell what each answer was worth, and count; an empty line leaves."""
    book, right, asked = book_of(game), 0, 0
    if not book:
        raise OptionError(faults.NO_PUZZLES, game=game.name)
    for number, entry in enumerate(book, 1):
        question = question_of(entry)
        players = names_of(catalogue, question)
        pose(catalogue, page, question, number, players)
        action = ask(catalogue, page, question, players)
        if not action:
            break
        asked += 1
        right += action == entry.best
        page.line(answer_sentence(catalogue, question, action, players), bold=True)
        show_chances(catalogue, page, question, players)
        page.line()
    page.line(catalogue.say("puzzles-solved", right=right, count=asked))


def names_of(catalogue: Catalogue, question: Question) -> list[str]:
    """The bots by their seats; whoever solves is `you`."""
    names = [
        catalogue.say("seat-named", seat=seat, name=name)
        for seat, name in enumerate(question.record.names)
    ]
    names[question.entry.seat] = catalogue.find("web", "you-are") or ""
    return names


def pose(
    catalogue: Catalogue, page: Page, question: Question, number: int, players: list[str]
) -> None:
    """The table as the seat sees it, and the moves to choose from."""
    entry, setup = question.entry, question.state.setup
    head = catalogue.say(
        "puzzle-ask",
        number=number,
        game=catalogue.title(setup.game),
        missed=entry.missed,
        attempts=entry.tried,
    )
    page.line(head, bold=True)
    view = question.state.view(entry.seat)
    show_board(catalogue, page, view, players)
    for place, action in enumerate(view.legal, 1):
        page.item(f"{place:3} ", catalogue.move(setup, action, players))


def ask(catalogue: Catalogue, page: Page, question: Question, players: list[str]) -> str:
    """The move that somebody names by its number or text; nothing for whoever leaves."""
    view, setup = question.state.view(question.entry.seat), question.state.setup
    while True:
        try:
            line = " ".join(input("> ").split())
        except EOFError:
            return ""
        if not line:
            return ""
        for number, action in enumerate(view.legal, 1):
            words = catalogue.move(setup, action, players)
            text = setup.actions.texts[action]
            if line.casefold() in (str(number), text.casefold(), words.casefold()):
                return text
        page.line(catalogue.say("puzzle-not-a-move", text=line[:60]))


def show_chances(catalogue: Catalogue, page: Page, question: Question, players: list[str]) -> None:
    """How often each move wins, the best first."""
    setup = question.state.setup
    for action, win in best_first(question.entry):
        move = catalogue.move(setup, setup.actions.numbers[action], players)
        page.item(f"{round(100 * win):4} %  ", move)
