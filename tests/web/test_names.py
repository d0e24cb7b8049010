"""No word of a card's name is broken or cut, on no face, in no hand, at no size, in no language."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from koloda.games import find_game
from tests.web.conftest import People
from tests.web.driving import BOT, QUESTION, Page, make_table

SIZES: Final = (
    (1440, 900),
    (1280, 720),
    (820, 1180),
    (720, 450),
    (390, 844),
    (390, 692),
    (844, 390),
)
HANDS: Final = (5, 6, 7, 10, 13)
"""From cards that are seen whole to a fan of strips, and two rows."""
OPEN: Final = {"karma": "pile", "kanobu": "pile", "karmaka": "deeds"}
"""Where cards lie on the cloth with their faces up."""
NAMED: Final = {
    "karma": re.compile("[A-Z]{2}"),
    "kanobu": re.compile("[A-Z]+-[a-z]+"),
    "karmaka": re.compile("[a-z_]+"),
}
"""The cards that have names, as moves write them."""
DRAWN: Final = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
"""Sizes that are measured are those of the window when a frame has been drawn."""
CUTS: Final = (Path(__file__).parent / "names.js").read_text(encoding="utf-8")


def faces(game: str) -> list[str]:
    """One card for every name that is printed on cards of a game."""
    words = find_game(game).setup(3).actions.texts
    cards = {card for text in words for card in text.split()[1:] if NAMED[game].fullmatch(card)}
    return sorted({card.split("-")[-1]: card for card in sorted(cards)}.values())


class Dealer:
    """Stands between page and server and puts other cards into the reader's hand."""

    def __init__(self, page: Page, game: str) -> None:
        self.game = game
        self.last: dict[str, Any] = {}
        page.route_web_socket(re.compile("/ws"), self.listen)

    def listen(self, line: Any) -> None:
        """Pass everything on, and remember the table as it was told."""
        self.line = line
        server = line.connect_to_server()

        def tell(text: str) -> None:
            message = json.loads(text)
            if message.get("view"):
                self.last = message
            line.send(text)

        server.on_message(tell)

    def deal(self, cards: list[str]) -> None:
        """Say that the reader holds these cards, and that they lie on the cloth as well."""
        self.last["seq"] += 1
        for zone in self.last["view"]["zones"]:
            if zone["owner"] == 0 and zone["name"] == "hand":
                zone["cards"] = cards
            elif zone["name"] == OPEN[self.game]:
                zone["cards"] = cards[:4]
        view, seq = self.last["view"], self.last["seq"]
        told = {"t": "update", "seq": seq, "events": [], "view": view, "undo": False}
        told |= {"undone": -1, "replaced": -1, "clocks": self.last["clocks"]}
        self.line.send(json.dumps(told))


def hands(cards: list[str]) -> Iterator[list[str]]:
    """Hands of each size in which every card is covered by its neighbour once."""
    for size in HANDS:
        for start in range(0, len(cards), size - 1):
            yield [cards[(start + at) % len(cards)] for at in range(size)]


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("game", sorted(OPEN))
def test_no_word_of_a_name_is_broken_inside(people: People, game: str, lang: str) -> None:
    page = people.come(size=SIZES[0], lang=lang)
    dealer = Dealer(page, game)
    make_table(page, game, players=2, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    page.evaluate("() => document.fonts.ready.then(() => {})")
    found: dict[str, str] = {}
    for hand in hands(faces(game)):
        dealer.deal(hand)
        page.wait_for_function(
            "hand => [...document.querySelectorAll('.front .card')].map((card) =>"
            " card.dataset.card).join() === hand",
            arg=",".join(hand),
        )
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            for cut in page.evaluate(CUTS):
                found.setdefault(cut, f"{len(hand)} cards at {width}x{height}")
    assert found == {}
