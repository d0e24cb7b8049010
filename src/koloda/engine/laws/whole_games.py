# mypyc: interpreted
"""Laws tried through whole random games, with every seat count and preset."""

from koloda.engine.chance.rng import FastRng, Rng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.laws.actors import check_actors, check_shuffle, check_table
from koloda.engine.laws.blind import Blind
from koloda.engine.laws.cards import cards_of, check_cards
from koloda.engine.laws.copies import check_copies
from koloda.engine.laws.holding import BrokenContract, require, step, viewers
from koloda.engine.laws.secrets import check_events, check_evidence, check_reach, check_secrets
from koloda.engine.records.match import Match
from koloda.engine.records.record import read_record, verify
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.faults import ONLY_A_GAME
from koloda.engine.values.options import Value


def check_game(
    game: Game, games: int = 20, seed: int = 1, most_moves: int = 100_000, every: int = 7
) -> None:
    """Play random games with every seat count and preset; look closely at every n-th moment.

    A law that does not hold raises BrokenContract. A warning says what a seat can tell apart and
    a learner cannot, because different views share one observation.
    """
    if not isinstance(game, Game):
        raise OptionError(ONLY_A_GAME, given=quoted(str(game)))
    presets: list[dict[str, Value]] = [{}]
    presets += [{game.preset_word: preset.name} for preset in game.presets]
    low, high = game.seats
    tables = [
        (players, preset)
        for preset in presets
        for players in range(low, high + 1)
        if can_sit(game, players, preset)
    ]
    if not tables:
        raise BrokenContract(f"{game.name} can be played by nobody")
    blind = Blind(game)
    for number in range(max(games, len(tables))):
        players, preset = tables[number % len(tables)]
        check_one_game(game, players, preset, seed + number, most_moves, every, blind)
    blind.warn()


def can_sit(game: Game, players: int, options: dict[str, Value]) -> bool:
    """Whether the game lets that number of seats play with these options."""
    try:
        game.setup(players, options)
    except ValueError:
        return False
    return True


def check_one_game(
    game: Game,
    players: int,
    options: dict[str, Value],
    seed: int,
    most_moves: int,
    every: int,
    blind: Blind | None = None,
) -> None:
    """One random game through a Match; laws at every n-th moment, at the start and at the end."""
    match = Match(game.setup(players, options), seed_from_number(seed))
    rng = FastRng(seed)
    check_table(match.state)
    check_chance(match.state.clone(), rng, every)
    match.settle()
    if match.state.hidden(WATCHER):
        check_reach(match.state, WATCHER, rng)
    whole = cards_of(match.state, WATCHER)
    moves = 0
    while not match.state.is_over():
        if moves % every == 0:
            check_moment(match.state, rng)
            check_cards(match.state, whole)
            if blind is not None:
                blind.look(match.state)
            ahead = match.state.clone()
            step(ahead, rng)
            check_chance(ahead, rng, every)
        seats = match.state.to_act()
        seat = seats[rng.below(len(seats))]
        action = match.state.random_action(seat, rng)
        if moves % every == 0:
            check_evidence(match, seat, action, rng)
        match.play(seat, action)
        moves += 1
        require(moves < most_moves, f"a game ends within {most_moves} moves", match.state)
    check_moment(match.state, rng)
    check_cards(match.state, whole)
    record = match.record([f"player {seat}" for seat in range(players)])
    verify(record)
    again = read_record(str(record), lambda _: game)
    require(str(again) == str(record), "a record survives being written and read", match.state)
    final = again.start()
    for seat, action in again.actions:
        final.apply(seat, action)
    require(final == match.state, "replaying a record leads to the same state", match.state)


def check_chance(state: State, rng: Rng, every: int) -> None:
    """Laws at every n-th moment while chance acts, which a Match passes over."""
    number = 0
    while state.actor() == CHANCE:
        if number % every == 0:
            check_moment(state, rng)
        step(state, rng)
        number += 1


def check_moment(state: State, rng: Rng) -> None:
    """Every law that one moment can show."""
    text = str(state)
    check_actors(state, rng)
    check_copies(state, rng)
    if state.actor() == CHANCE:
        check_shuffle(state)
    for seat in viewers(state):
        check_secrets(state, seat, rng)
    if not state.is_over():
        check_events(state, rng)
    require(str(state) == text, f"asking and imagining change nothing; it was {text}", state)
