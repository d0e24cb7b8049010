"""What teaches: the steps of the lessons, the puzzles, and the rules on paper."""

from typing import Final

from koloda.games import GAMES, find_game
from koloda.lessons.lesson import read_lesson
from koloda.locales.fluent_files import LANGUAGES
from koloda.puzzles.book import book_of
from tests.web.conftest import People
from tests.web.driving import CORNER, OFFERED
from tests.web.screens.album import FEW, Album, Page

CARD: Final = ".stage [data-piece]:visible"
ANSWER: Final = "[data-testid=answer]"


def begin(page: Page, game: str, step: int, steps: int) -> None:
    """A lesson goes on where it was left, so it can be left anywhere."""
    kept = f'{{"{game}": {{"at": {step}, "all": {steps}}}}}'
    page.evaluate("kept => localStorage.setItem('koloda.lessons', kept)", kept)


def lessons(people: People, album: Album) -> None:
    """Every step of every lesson, as it begins."""
    page = people.come()
    for game in GAMES:
        steps = len(read_lesson(find_game(game.name)).steps)
        for step in range(steps):
            name = f"lesson-{game.name}-{step + 1:02}"
            if album.wants(name):
                page.goto(people.address)
                begin(page, game.name, step, steps)
                page.goto(f"{people.address}/learn/{game.name}")
                album.take(page, name, ".coach", matrix=FEW)


def answer(page: Page) -> None:
    """Make any move, so that the puzzle tells what each of them was worth."""
    for _ in range(4):
        if page.locator(ANSWER).count():
            return
        page.locator(OFFERED).first.click(position=CORNER)
        page.wait_for_timeout(300)


def puzzles(people: People, album: Album) -> None:
    """The shelves, and a puzzle of each game before and after its answer."""
    page = people.come("/puzzles")
    album.take(page, "puzzles", "h2", whole=True)
    for game in GAMES:
        book = book_of(find_game(game.name))
        if book:
            page.goto(f"{people.address}/puzzles/{game.name}/{book[0].id}")
            album.take(page, f"puzzle-{game.name}", CARD, matrix=FEW)
            album.take(page, f"puzzle-{game.name}-answered", CARD, answer, matrix=FEW)


def on_paper(people: People, album: Album) -> None:
    """The rules as a printer has them: a PDF for each game and language."""
    for game in GAMES:
        for lang in LANGUAGES:
            name = f"paper-{game.name}-{lang}"
            if album.wants(name):
                page = people.come(f"/rules/{game.name}", lang=lang)
                page.locator(".text p").first.wait_for()
                page.locator(".examples svg").first.wait_for()
                page.wait_for_load_state("networkidle")
                page.pdf(path=album.folder / f"{name}.pdf", format="A4", print_background=True)
                page.close()
