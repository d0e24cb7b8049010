"""Kanobu's engine and the plain referee agree on whole games, step by step."""

import random
from collections import Counter

import pytest

from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.values.options import Value
from koloda.games import find_game
from tests.depth import deep
from tests.referees.kanobu import Referee

GAME = find_game("kanobu")
GAMES_EACH = 12
FACTS = ("turn", "turns", "direction")
OWN_DECK: dict[str, int] = {
    **{f"{colour}-{symbol}": 1 for colour in "BGRY" for symbol in ("rock", "paper", "reverse")},
    **{f"{pair}-skip": 2 for pair in ("BG", "RY")},
    **{f"{pair}-scissors": 3 for pair in ("BG", "BR", "GY")},
    **{"P-reverse": 1, "B-star": 2, "GR-star": 1, "P-chance": 2, "P-three": 2, "P-one": 1},
    **{"P-cancel": 4, "P-colour": 3, "R-two": 2, "BY-one": 1, "G-chance": 1},
}
MANY_KINDS: dict[str, int] = {
    **{
        f"{colours}-{symbol}": 1
        for colours in ("B", "G", "R", "Y", "BG", "BR", "BY", "GR", "GY", "RY")
        for symbol in ("rock", "paper", "skip", "three", "one", "two", "chance", "star")
    },
    **{"P-cancel": 5, "P-colour": 4, "P-star": 2, "P-chance": 2, "P-two": 1, "RY-reverse": 1},
}


def rules(rng: random.Random) -> tuple[int, dict[str, object], dict[str, Value]]:
    """Players, the referee's options and ours, at random."""
    players = rng.choice((2, 2, 3, 3, 4, 5, 6, 8))
    same: dict[str, Value] = {
        "chance_mode": rng.choice(("any3", "set")),
        "voluntary_draw": rng.random() < 0.6,
        "star_last": rng.choice(("win", "resolve")),
        "play_for_places": rng.random() < 0.4,
        "first": rng.choice(("random", rng.randrange(players))),
        "repeat": rng.choice((0, 2, 3, 3)),
        "experimental": players > 6,
    }
    cap = rng.choice((200, 200, 200, 1, 3, 10))
    theirs: dict[str, object] = {**same, "cap": cap * players}
    ours: dict[str, Value] = {**same, "cap": cap}
    deck = rng.choice(("listed", "listed", "drawpurple", "drawpurple", "own", "many"))
    if deck in ("listed", "drawpurple"):
        theirs["deck"] = ours["deck"] = deck
    else:
        counts = OWN_DECK if deck == "own" and players < 6 else MANY_KINDS
        theirs["deck"] = counts
        ours["deck"] = ",".join(f"{token}:{copies}" for token, copies in counts.items())
    return players, theirs, ours


def choose(legal: list[str], style: str, rng: random.Random) -> str:
    """A random action, or one that plays cards, or one that hoards them."""
    verbs = {
        "plain": (),
        "cards": ("play", "use", "lay"),
        "hoard": ("draw", "pass", "accept", "keep"),
    }
    wanted = [text for text in legal if text.split()[0] in verbs[style]]
    return rng.choice(wanted if wanted and rng.random() < 0.85 else legal)


def compare(state: State, referee: Referee, players: int) -> list[str]:
    """The legal actions, after checking that both sides agree on everything."""
    to_act = state.to_act()
    assert to_act == referee.to_act()
    legal: list[str] = []
    texts = state.setup.actions.texts
    for seat in to_act:
        if seat == CHANCE:
            legal = [texts[action] for action, _ in state.chance_weights()]
        else:
            legal = [texts[action] for action in state.legal_actions(seat)]
        assert len(legal) == len(set(legal)) and set(legal) == referee.legal(seat)
    if to_act != [CHANCE]:
        compare_tables(state, referee, players)
    outcome = state.outcome()
    result = referee.result()
    assert (outcome is None) == (result is None)
    if outcome is not None and result is not None:
        assert list(outcome.ranks) == result["ranks"]
        assert outcome.reason == result["reason"]
    return legal


def compare_tables(state: State, referee: Referee, players: int) -> None:
    """Both sides have the same cards in the same places and remember the same."""
    zones = referee.zones()
    facts = state.facts()
    pending = zones["pending"]
    assert facts["pending"] == (" ".join(pending) if pending else "-")
    assert [[facts[name]] for name in FACTS] == [zones[name] for name in FACTS]
    words = state.fields()
    assert [word.rstrip("!") for word in words["deck"]] == zones["deck"]
    assert words["open"] == zones["open"]
    public = state.view(WATCHER)
    assert list(public.zone("pile").cards) == [card.split("=")[0] for card in zones["pile"]]
    assert [word.removesuffix("=idle") for word in words["pile"]] == zones["pile"]
    for seat in range(players):
        hand = sorted(word.rstrip("!+") for word in words[f"hand.{seat}"])
        assert hand == sorted(zones[f"hand.{seat}"])
        # The referee forgets which cards lie under the deck; whoever remembers knows more.
        known = Counter(card for card in public.zone("hand", seat).cards if card != "?")
        assert Counter(referee.knows((seat + 1) % players, seat)) <= known <= Counter(hand)


def play_both(seed: int) -> str:
    """One game on both sides; how it ended."""
    rng = random.Random(seed)
    players, theirs, ours = rules(rng)
    style = rng.choice(("plain", "cards", "cards", "hoard"))
    state = GAME.new(players, ours)
    referee = Referee(players, theirs)
    while True:
        legal = compare(state, referee, players)
        if not legal:
            break
        seat = state.to_act()[0]
        text = choose(legal, style, rng)
        state.apply(seat, state.setup.actions.parse(text))
        referee.apply(seat, text)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.reason


@pytest.mark.parametrize("batch", range(deep(20)))
def test_engine_and_referee_agree(batch: int) -> None:
    for seed in range(GAMES_EACH * batch, GAMES_EACH * (batch + 1)):
        play_both(seed)
