"""What a coach says: an idea of the game before a move, a clearly better move after it."""

from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.values.concept import Concept
from koloda.locales.catalogue import Catalogue, number, player


def idea_sentence(catalogue: Catalogue, game: str, idea: Concept, players: list[str]) -> str:
    """An idea in words; nothing if the catalogue has none for it."""
    values: dict[str, str | int] = {
        name: player(word, players) if name == "player" else card_or_number(catalogue, game, word)
        for name, word in idea.values.items()
    }
    return catalogue.find(game, f"coach-{idea.name}", values) or ""


def card_or_number(catalogue: Catalogue, game: str, word: str) -> str | int:
    """A number as such, so that plural forms work; a card by its name."""
    return number(word) if word.isdigit() else catalogue.card(game, word)


def verdict_sentence(
    catalogue: Catalogue,
    setup: Setup,
    better: int,
    gain: float,
    idea: Concept | None,
    players: list[str],
) -> str:
    """The move that was clearly better, how much better it was, and why if that is known."""
    move, percent = catalogue.move(setup, better, players), round(100 * gain)
    why = "" if idea is None else idea_sentence(catalogue, setup.game.name, idea, players)
    if not why:
        return catalogue.say("coach-after-plain", move=move, percent=percent)
    return catalogue.say("coach-after", move=move, percent=percent, reason=why)


def why_sentence(
    catalogue: Catalogue, state: State, seat: int, best: str, other: str, players: list[str]
) -> str:
    """Why one action is better than another, by the seat's view; nothing if no idea fits."""
    setup = state.setup
    idea = setup.game.why_better(setup, state.view(seat), best.split(), other.split())
    return "" if idea is None else idea_sentence(catalogue, setup.game.name, idea, players)


def too_slow_sentence(catalogue: Catalogue) -> str:
    """Why the coach never speaks after a move where the engine is not compiled."""
    return catalogue.say("coach-uncompiled")
