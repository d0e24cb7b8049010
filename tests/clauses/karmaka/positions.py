"""Positions of Karmaka in few words."""

from koloda.engine.contract.state import State
from koloda.games import find_game
from tests.helpers import field, given, play

KARMAKA = find_game("karmaka")


def turn_of(seat: int, cards: str, options: str = "players=2") -> State:
    """That seat's main play; cards that are not named lie in the Well."""
    well = "" if "well:" in cards else "; well: rest"
    return given(f"karmaka 2 {options}; steps: play; turn: {seat}; {cards}{well}")


def deck_of(cards: str) -> str:
    """Option counts for a deck of exactly these cards."""
    held = cards.split()
    return "counts=" + ",".join(f"{token}:{held.count(token)}" for token in KARMAKA.setup(2).tokens)


def life_ends(seat: int, cards: str, options: str = "players=2") -> State:
    """The seat before this one lays down a card; then this seat begins its turn by dying."""
    players = int(options.split("players=")[1][0])
    before = (seat - 1) % players
    state = turn_of(before, f"hand.{before}: panic dwindle; {cards}", options)
    play(state, f"{before} points panic")
    return state


def deal(top: str, players: int = 2, options: dict[str, str | int | bool] | None = None) -> State:
    """A game just dealt from a Well with these cards on top and the others ascending below."""
    state = KARMAKA.new(players, {"first": 0, **(options or {})})
    rest = field(state, "loose").split()
    for card in top.split():
        rest.remove(card)
    play(state, *[f"* deal {card}" for card in top.split() + rest])
    return state


def shuffle(state: State, top: str = "") -> None:
    """Finish the running shuffle with these cards on top."""
    cards = field(state, "loose").split()
    for card in top.split():
        cards.remove(card)
    play(state, *[f"* deal {card}" for card in top.split() + cards])


def cards(state: State, name: str) -> str:
    """The cards of a zone without the marks of who knows them."""
    words = state.fields().get(name, [])
    return " ".join(word.partition("@")[0].rstrip("!") for word in words)


def seen(state: State, observer: int, zone: str, owner: int = -1) -> str:
    """A zone as that seat sees it."""
    return " ".join(state.view(observer).zone(zone, owner).cards)


def asked(state: State) -> tuple[int, str]:
    """Who is asked what."""
    return state.actor(), state.prompt()
