"""Every game's table as text and as a picture, with nothing in them that is hidden."""

from xml.etree import ElementTree

import pytest

from koloda.engine.chance.rng import seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import WATCHER
from koloda.engine.records.match import Match
from koloda.envs import draw
from koloda.games import GAMES

SPACE = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("seat", [0, WATCHER])
def test_a_table_is_drawn(game: Game, seat: int) -> None:
    match = Match(game.setup(2), seed_from_number(3))
    match.settle()
    view = match.state.view(seat)
    picture = ElementTree.fromstring(draw.picture(view, "svg"))
    written = [text.text for text in picture.iter(f"{SPACE}text")]
    shown = [card for zone in view.zones for card in zone.cards if card != "?"]
    assert all(card in written for card in shown)
    assert view.prompt in (picture.findtext(f"{SPACE}title") or "")
    assert all(str(zone) in draw.picture(view, "ansi") for zone in view.zones)
