"""The drawn table says what an empty seat has, and counts what is hidden above known cards."""

from koloda.engine.values.view import HIDDEN, TABLE, View, Zone
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal.drawn import Drawing


def drawn(game: str, *zones: Zone) -> list[str]:
    """The lines of a table of two on which these cards lie."""
    chair = find_game(game).new(2).view(0)
    view: View = chair._replace(zones=zones)
    return Drawing(Catalogue("en"), view, ["You", "Player 1"]).board().plain.splitlines()


def test_a_seat_without_cards_is_no_empty_line() -> None:
    assert drawn("karma", Zone("hand", 0, ("7",)))[0].strip() == "Player 1   none"


def test_hidden_cards_above_known_ones_are_counted() -> None:
    deck = Zone("deck", TABLE, (HIDDEN,) * 53 + ("Y-one", "P-cancel"))
    table = drawn("kanobu", deck)[1]
    assert "deck ▒ 53 [Y+1] [P✕]" in table


def test_which_way_play_goes_matters_where_more_than_two_play() -> None:
    def table(players: int, direction: str) -> str:
        view = find_game("kanobu").new(players).view(0)
        told = view._replace(facts={**view.facts, "direction": direction})
        return Drawing(Catalogue("en"), told, ["You", "P1", "P2"][:players]).board().plain

    assert "direction: anticlockwise" in table(3, "-1")
    assert "direction: clockwise" in table(3, "1")
    assert "direction" not in table(2, "-1")
