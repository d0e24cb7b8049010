# mypyc: interpreted
"""The laws that any game must satisfy, shipped so that other people's games can be checked too."""

import pickle

from koloda.engine.game import Game
from koloda.engine.match import Match
from koloda.engine.options import Value
from koloda.engine.record import read_record, verify
from koloda.engine.rng import FastRng, Rng, SeedStream, seed_from_number
from koloda.engine.state import CHANCE, NOBODY, WATCHER, State

WORLDS = 80


class BrokenContract(AssertionError):  # noqa: N818 - it names what is broken
    """A law of the contract does not hold; says which one and where."""


def hold(holds: bool, law: str, state: State) -> None:
    """Break off when a law does not hold."""
    if not holds:
        raise BrokenContract(f"{law}\nin {state}")


def check_game(
    game: Game, games: int = 20, seed: int = 1, most_moves: int = 100_000, every: int = 7
) -> None:
    """Play random games with every seat count and preset; look closely at every n-th moment."""
    presets: list[dict[str, Value]] = [{}]
    presets += [{game.preset_word: preset.name} for preset in game.presets]
    low, high = game.seats
    tables = [
        (players, preset)
        for preset in presets
        for players in range(low, high + 1)
        if can_sit(game, players, preset)
    ]
    for number in range(max(games, len(tables))):
        players, preset = tables[number % len(tables)]
        check_one_game(game, players, preset, seed + number, most_moves, every)


def can_sit(game: Game, players: int, options: dict[str, Value]) -> bool:
    """Whether the game lets so many seats play with these options."""
    try:
        game.setup(players, options)
    except ValueError:
        return False
    return True


def check_one_game(
    game: Game, players: int, options: dict[str, Value], seed: int, most_moves: int, every: int
) -> None:
    """One random game through a Match; laws at every n-th moment, at the start and at the end."""
    match = Match(game.setup(players, options), seed_from_number(seed))
    rng = FastRng(seed)
    check_moment(match.state, rng)
    match.settle()
    if match.state.hidden(WATCHER):
        check_reach(match.state, WATCHER, rng)
    moves = 0
    while not match.state.is_over():
        if moves % every == 0:
            check_moment(match.state, rng)
        seats = match.state.to_act()
        seat = seats[rng.below(len(seats))]
        match.play(seat, match.state.random_action(seat, rng))
        moves += 1
        hold(moves < most_moves, f"a game ends within {most_moves} moves", match.state)
    check_moment(match.state, rng)
    record = match.record([f"player {seat}" for seat in range(players)])
    verify(record)
    again = read_record(str(record), lambda name: game)
    hold(str(again) == str(record), "a record survives being written and read", match.state)
    final = again.start()
    for seat, action in again.actions:
        final.apply(seat, action)
    hold(final == match.state, "replaying a record leads to the same state", match.state)


def check_moment(state: State, rng: Rng) -> None:
    """Every law that one moment can show."""
    check_actors(state)
    check_copies(state, rng)
    for seat in [*range(state.setup.players), WATCHER]:
        check_secrets(state, seat, rng)


def check_actors(state: State) -> None:
    """Who may act, what they may do, and that nothing else is allowed."""
    actor, seats, outcome = state.actor(), state.to_act(), state.outcome()
    hold((actor == NOBODY) == (not seats), "nobody acts only when the game is over", state)
    hold((outcome is not None) == (not seats), "a game has an outcome when it is over", state)
    hold(not seats or actor in seats, "the actor is one of those who may act", state)
    if outcome is not None:
        hold(len(outcome.ranks) == state.setup.players, "every seat has a rank", state)
        hold(abs(sum(outcome.scores)) < 1e-9, "scores add up to nothing", state)
    if seats == [CHANCE]:
        weights = state.chance_weights()
        found = [action for action, _ in weights]
        hold(found == sorted(set(found)) and bool(found), "chance is listed ascending", state)
        hold(all(weight > 0 for _, weight in weights), "chances are above zero", state)
        mine, base = SeedStream(b"law"), SeedStream(b"law")
        quick, slow = state.sample_chance(mine), State.sample_chance(state, base)
        hold(quick == slow, "a quicker sample_chance gives the same", state)
        return
    for seat in range(state.setup.players):
        legal = state.legal_actions(seat) if seat in seats else []
        hold(legal == sorted(set(legal)), "legal actions are listed ascending", state)
        hold(bool(legal) or seat not in seats, "whoever owes a choice has one", state)
        if legal:
            check_random(state, seat, legal)
        for action in range(len(state.setup.actions.texts)):
            refusal = state.refusal(seat, action)
            text = state.setup.actions.text(action)
            hold((refusal is None) == (action in legal), f"{text}: legal or refused", state)
            hold(refusal is None or len(str(refusal)) > 5, f"{text}: a refusal has words", state)
            hold(state.setup.actions.parse(text) == action, f"{text}: parses back", state)


def check_random(state: State, seat: int, legal: list[int]) -> None:
    """A quicker random_action picks the same as drawing from the list of legal actions."""
    for number in range(len(legal)):
        mine, base = FastRng(number), FastRng(number)
        pick = state.random_action(seat, mine)
        hold(pick == legal[base.below(len(legal))], "random_action draws from the list", state)


def check_copies(state: State, rng: Rng) -> None:
    """Copies are equal and independent, in memory and as text."""
    text = str(state)
    read = state.setup.game.parse(text)
    hold(str(read) == text, "a position survives being written and read", state)
    hold(pickle.loads(pickle.dumps(state)) == state, "a state survives pickling", state)
    for copy in (state.clone(), read):
        hold(copy.to_act() == state.to_act(), "a copy waits for the same seats", state)
        for seat in range(state.setup.players):
            hold(copy.view(seat) == state.view(seat), f"a copy looks the same to {seat}", state)
        if not copy.is_over():
            step(copy, rng)
            hold(str(state) == text, "what happens to a copy leaves the original alone", state)


def step(state: State, rng: Rng) -> None:
    """Any action of whoever must act."""
    seat = state.actor()
    if seat == CHANCE:
        state.apply(seat, state.sample_chance(rng))
    else:
        state.apply(seat, state.random_action(seat, rng))


def check_secrets(state: State, seat: int, rng: Rng) -> None:
    """What a seat sees, and the worlds it can imagine, do not depend on what it cannot know."""
    view, slots = state.view(seat), sorted(state.hidden(seat))
    world = state.determinize(seat, rng)
    hold(world.view(seat) == view, f"seat {seat} sees the same in every world", state)
    hold(sorted(world.hidden(seat)) == slots, f"worlds of seat {seat} have the same cards", state)
    read = state.setup.game.parse(str(world))
    hold(str(read) == str(world), f"a world of seat {seat} is a position", state)
    rng.shuffle(slots)
    from_truth, from_world = state.clone(), world.clone()
    from_truth.refill(seat, slots)
    from_world.refill(seat, slots)
    hold(from_truth == from_world, f"nothing true is left in a world of seat {seat}", state)
    hold(from_truth.view(seat) == view, f"seat {seat} sees the same in every world", state)


def check_reach(state: State, seat: int, rng: Rng) -> None:
    """Somewhere in the worlds of a seat every slot it cannot tell holds another card."""
    slots = state.hidden(seat)
    same = set(range(len(slots)))
    for _ in range(WORLDS):
        kinds = state.determinize(seat, rng).hidden(seat)
        same = {slot for slot in same if kinds[slot] == slots[slot]}
    hold(not same, f"worlds of seat {seat} reach every hidden slot", state)
