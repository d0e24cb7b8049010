"""Karmaka's engine and its referee, written independently from the rules, play the same games."""

import random
from collections.abc import Callable

import pytest

from koloda.engine.contract.state import CHANCE, State
from koloda.games import find_game
from koloda.games.karmaka.state import KarmakaState
from tests.depth import deep
from tests.referees.karmaka import Referee

Policy = Callable[[random.Random, list[str]], str]

HURTFUL = ("mimic", "embody", "denial", "swindle", "destiny", "stolen_dreams", "peek", "sowing")


def any_action(rng: random.Random, legal: list[str]) -> str:
    """Each action equally likely."""
    return rng.choice(legal)


def abilities_first(rng: random.Random, legal: list[str]) -> str:
    """Mostly abilities, the tricky ones above all; seldom a stop."""
    for words in (HURTFUL, None):
        found = [text for text in legal if text.startswith("ability")]
        found = [text for text in found if words is None or text.split()[1] in words]
        if found and rng.random() < 0.7:
            return rng.choice(found)
    going_on = [text for text in legal if text not in ("done", "skip", "pass")]
    return rng.choice(going_on if going_on and rng.random() < 0.8 else legal)


def save_cards(rng: random.Random, legal: list[str]) -> str:
    """Mostly onto the Future Life, and every offer taken: large Hands, scarce Ruins."""
    found = [text for text in legal if text.startswith(("future", "partner", "accept"))]
    return rng.choice(found if found and rng.random() < 0.7 else legal)


def decline_all(rng: random.Random, legal: list[str]) -> str:
    """Abilities whose cards nobody takes: large Ruins, many shuffles."""
    found = [text for text in legal if text.startswith(("ability", "decline"))]
    return rng.choice(found if found and rng.random() < 0.8 else legal)


POLICIES: list[Policy] = [any_action, abilities_first, save_cards, decline_all]


def make_options(rng: random.Random, players: int) -> dict[str, object]:
    """Any options that suit the number of players."""
    options: dict[str, object] = {}
    modes = {2: ["free"], 3: ["free", "wolf"], 4: ["free", "teams"]}[players]
    options["mode"] = rng.choice(modes)
    if rng.random() < 0.5:
        options["first"] = rng.randrange(players)
    if options["mode"] == "wolf":
        options["wolf_seat"] = rng.randrange(3)
        options["wolf_partner_future"] = rng.random() < 0.5
    if rng.random() < 0.3:
        options["extra_plays"] = rng.choice([0, 1, 2])
    if rng.random() < 0.5:
        options["repeat"] = rng.choice([0, 2, 3])
    if rng.random() < 0.3:
        options["counts"] = make_counts(rng)
    options["cap"] = rng.choice([1, 3, 10, 10, 20, 40])
    return options


def make_counts(rng: random.Random) -> dict[str, int]:
    """Other decks: a few kinds only, or a few more copies."""
    tokens = find_game("karmaka").setup(2).tokens
    if rng.random() < 0.5:
        return {rng.choice(tokens): rng.randrange(5)}
    few = rng.sample(tokens, rng.randrange(1, 6))
    return {token: rng.randrange(1, 5) if token in few else 0 for token in tokens}


def deal(players: int, options: dict[str, object]) -> tuple[KarmakaState, Referee]:
    """The same game twice; here the cap counts turns per player."""
    ours = {name: value for name, value in options.items() if isinstance(value, bool | int | str)}
    counts = options.get("counts")
    if isinstance(counts, dict):
        ours["counts"] = ",".join(f"{name}:{number}" for name, number in counts.items())
    state = find_game("karmaka").new(players, ours)
    assert isinstance(state, KarmakaState)
    cap = options["cap"]
    assert isinstance(cap, int)
    return state, Referee(players, {**options, "cap": cap * players})


def zones(state: KarmakaState) -> dict[str, list[str]]:
    """Our position as the referee prints it."""
    words = state.fields()
    bare = {name: [word.partition("@")[0].rstrip("!") for word in words[name]] for name in words}
    found: dict[str, list[str]] = {}
    for seat in range(state.options.players):
        found[f"hand.{seat}"] = sorted(bare[f"hand.{seat}"])
        for zone in ("deck", "future", "deeds"):
            found[f"{zone}.{seat}"] = bare[f"{zone}.{seat}"]
    found["well"] = bare["well"]
    found["ruins"] = bare["ruins"]
    found["inplay"] = bare.get("inplay", [])
    found["shown"] = sorted(bare.get("lifted", []) + bare.get("shown", []))
    before = state.prompt() == "first"
    found["loose"] = [] if before else sorted(bare.get("loose", []))
    found["rung"] = bare["rungs"]
    found["rings"] = bare["rings"]
    found["turn"] = [] if before else bare["turn"]
    found["turns"] = bare["turns"]
    return found


def check_zones(state: KarmakaState, referee: Referee) -> None:
    """Every card lies in the same place."""
    theirs = {name: [str(word) for word in words] for name, words in referee.zones().items()}
    assert zones(state) == theirs


def check_knowledge(state: KarmakaState, referee: Referee) -> None:
    """Every seat knows the same."""
    for observer in range(state.options.players):
        view = state.view(observer)
        for owner in range(state.options.players):
            hand = [card for card in view.zone("hand", owner).cards if card != "?"]
            if state.prompt() == "steal-one" and observer == state.turn and owner == state.target:
                hand += view.zone("shown").cards
            assert sorted(hand) == sorted(referee.knows(observer, owner)), (observer, owner)
            for zone in ("deck", "future"):
                pile = list(view.zone(zone, owner).cards)
                assert pile == referee.knows_pile(observer, f"{zone}.{owner}")
        assert list(view.zone("well").cards) == referee.knows_pile(observer, "well")


def check_result(state: KarmakaState, referee: Referee) -> None:
    """The same end, or none."""
    outcome = state.outcome()
    ours = outcome and {"ranks": list(outcome.ranks), "reason": outcome.reason}
    assert ours == referee.result()


def compare(players: int, options: dict[str, object], rng: random.Random, policy: Policy) -> int:
    """Play one game on both sides and compare every moment; how many actions it took."""
    state, referee = deal(players, options)
    actions = 0
    while True:
        assert state.to_act() == referee.to_act()
        check_zones(state, referee)
        check_result(state, referee)
        if state.is_over():
            return actions
        seat = state.actor()
        if seat == CHANCE:
            legal = texts(state, [action for action, _ in state.chance_weights()])
        else:
            legal = texts(state, state.legal_actions(seat))
            check_knowledge(state, referee)
        assert sorted(legal) == sorted(referee.legal(seat))
        text = rng.choice(legal) if seat == CHANCE else policy(rng, legal)
        state.apply(seat, state.setup.actions.parse(text))
        referee.apply(seat, text)
        actions += 1


def texts(state: State, actions: list[int]) -> list[str]:
    """Actions as their texts."""
    return [state.setup.actions.text(action) for action in actions]


@pytest.mark.parametrize("seed", range(deep(240)))
def test_random_games_agree_with_the_referee(seed: int) -> None:
    rng = random.Random(seed)
    players = 2 + seed % 3
    options = make_options(rng, players)
    assert compare(players, options, rng, POLICIES[seed // 3 % 4]) > 0
