# mypyc: interpreted
"""The laws that any game must satisfy, shipped so that other people's games can be checked too."""

import pickle
from collections import Counter

from koloda.engine.blind import Blind
from koloda.engine.chance.rng import FastRng, Rng, SeedStream, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, NOBODY, WATCHER, State
from koloda.engine.records.match import Match
from koloda.engine.records.record import read_record, verify
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.faults import ONLY_A_GAME
from koloda.engine.values.options import Value
from koloda.engine.values.refusal import IllegalAction
from koloda.engine.values.view import HIDDEN

WORLDS = 80
TRIES = 200
"""Actions of a large table that are tried at one moment, besides the legal ones."""
OFTEN = 4
"""Of this many shuffles one changes a slot whose card must differ in some world."""
NO_CARD = "-"
SHARED_REASONS = ("over", "turn", "chance")


class BrokenContract(AssertionError):  # noqa: N818 - it names what is broken
    """A law of the contract does not hold; says which one and where."""


def require(holds: bool, law: str, state: State) -> None:
    """Break off when a law does not hold."""
    if not holds:
        raise BrokenContract(f"{law}\nin {state}")


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


def named(seat: int) -> str:
    """Whoever looks, in words."""
    return "a watcher" if seat == WATCHER else f"seat {seat}"


def viewers(state: State) -> list[int]:
    """Everybody who looks at the table."""
    return [*range(state.setup.players), WATCHER]


def check_table(state: State) -> None:
    """Every action has its own text, which means that action."""
    for action, text in enumerate(state.setup.actions.texts):
        require(state.setup.actions.parse(text) == action, f"{text}: parses back", state)


def check_actors(state: State, rng: Rng) -> None:
    """Who may act, what they may do, and that nothing else is allowed."""
    actor, seats, outcome = state.actor(), state.to_act(), state.outcome()
    require((actor == NOBODY) == (not seats), "nobody acts only when the game is over", state)
    require((actor == CHANCE) == (CHANCE in seats), "chance is to act when it is the actor", state)
    require((outcome is not None) == (not seats), "a game has an outcome when it is over", state)
    require(not seats or actor in seats, "the actor is one of those who may act", state)
    if outcome is not None:
        require(len(outcome.ranks) == state.setup.players, "every seat has a rank", state)
        require(abs(sum(outcome.scores)) < 1e-9, "scores add up to nothing", state)
    if seats == [CHANCE]:
        weights = state.chance_weights()
        found = [action for action, _ in weights]
        require(found == sorted(set(found)) and bool(found), "chance is listed ascending", state)
        require(all(weight > 0 for _, weight in weights), "chances are above zero", state)
        mine, base = SeedStream(b"law"), SeedStream(b"law")
        quick, slow = state.sample_chance(mine), State.sample_chance(state, base)
        require(quick == slow, "a quicker sample_chance gives the same", state)
        return
    for seat in range(state.setup.players):
        legal = state.legal_actions(seat) if seat in seats else []
        require(legal == sorted(set(legal)), "legal actions are listed ascending", state)
        require(bool(legal) or seat not in seats, "whoever owes a choice has one", state)
        if legal:
            check_random(state, seat, legal)
        # A seat that owes no choice is refused, whatever it tries.
        tried = some_actions(state, legal, rng) if legal else [0]
        check_refusals(state, seat, legal, tried)


def check_shuffle(state: State) -> None:
    """A quicker run_chance leads where one action after the other leads."""
    quick, slow = state.clone(), state.clone()
    quick.run_chance(SeedStream(b"law"))
    State.run_chance(slow, SeedStream(b"law"))
    require(str(quick) == str(slow), "a quicker run_chance gives the same", state)


def some_actions(state: State, legal: list[int], rng: Rng) -> list[int]:
    """All actions of the game, or the legal ones and as many others as there is time for."""
    every = len(state.setup.actions.texts)
    if every <= TRIES:
        return list(range(every))
    return sorted({*legal, *(rng.below(every) for _ in range(TRIES))})


def check_refusals(state: State, seat: int, legal: list[int], tried: list[int]) -> None:
    """What is not legal is refused with words of the game, and nothing changes."""
    before, reasons = str(state), state.setup.game.reasons
    for action in tried:
        text = state.setup.actions.text(action)
        refusal = state.refusal(seat, action)
        require((refusal is None) == (action in legal), f"{text}: legal or refused", state)
        if refusal is not None:
            known = refusal.reason.name in SHARED_REASONS or refusal.reason in reasons
            require(known, f"{text}: the reason is one of the game's", state)
            require(bool(refusal.sentence.strip()), f"{text}: a refusal has words", state)
            require(refuses(state, seat, action), f"{text}: `play` refuses it too", state)
    require(str(state) == before, f"nothing has changed after a refusal; it was {before}", state)


def refuses(state: State, seat: int, action: int) -> bool:
    """Whether `play` refuses an action."""
    try:
        state.play(seat, action)
    except IllegalAction:
        return True
    return False


def check_random(state: State, seat: int, legal: list[int]) -> None:
    """A quicker random_action picks the same as drawing from the list of legal actions."""
    for number in range(len(legal)):
        mine, base = FastRng(number), FastRng(number)
        pick = state.random_action(seat, mine)
        require(pick == legal[base.below(len(legal))], "random_action draws from the list", state)


def check_copies(state: State, rng: Rng) -> None:
    """Copies are equal and independent, in memory and as text."""
    text = str(state)
    read = state.setup.game.parse(text)
    require(str(read) == text, "a position survives being written and read", state)
    require(pickle.loads(pickle.dumps(state)) == state, "a state survives pickling", state)
    for copy in (state.clone(), read):
        require(copy.to_act() == state.to_act(), "a copy waits for the same seats", state)
        for seat in range(state.setup.players):
            require(
                copy.view(seat) == state.view(seat),
                f"a copy looks the same to {named(seat)}",
                state,
            )
        if not copy.is_over():
            step(copy, rng)
            require(str(state) == text, "what happens to a copy leaves the original alone", state)


def any_action(state: State, rng: Rng) -> int:
    """Any action of whoever must act."""
    seat = state.actor()
    return state.sample_chance(rng) if seat == CHANCE else state.random_action(seat, rng)


def step(state: State, rng: Rng) -> None:
    """Take any action."""
    state.apply(state.actor(), any_action(state, rng))


def check_secrets(state: State, seat: int, rng: Rng) -> None:
    """What a seat sees, and the worlds it can imagine, do not depend on what it cannot know."""
    view, slots = state.view(seat), sorted(state.hidden(seat))
    world = state.determinize(seat, rng)
    require(world.view(seat) == view, f"{named(seat)} sees the same in every world", state)
    require(
        sorted(world.hidden(seat)) == slots, f"worlds of {named(seat)} have the same cards", state
    )
    read = state.setup.game.parse(str(world))
    require(str(read) == str(world), f"a world of {named(seat)} is a position", state)
    rng.shuffle(slots)
    from_truth, from_world = state.clone(), world.clone()
    from_truth.refill(seat, slots)
    from_world.refill(seat, slots)
    require(from_truth == from_world, f"nothing true is left in a world of {named(seat)}", state)
    require(from_truth.view(seat) == view, f"{named(seat)} sees the same in every world", state)


def check_events(state: State, rng: Rng) -> None:
    """A viewer learns what the events show, and nothing else."""
    seat, action = state.actor(), any_action(state, rng)
    truth, quick = state.clone(), state.clone()
    events = truth.play(seat, action)
    quick.apply(seat, action)
    require(quick == truth, "`play` and `apply` do the same", state)
    known = state.setup.game.events
    require(all(event.kind in known for event in events), "events are the game's own", state)
    for viewer in viewers(state):
        seen = truth.sights(events, viewer)
        world = state.determinize(viewer, rng)
        for other in (action, any_action(world, rng)):
            there = world.clone()
            if there.refusal(seat, other) is None:
                hears_same = there.sights(there.play(seat, other), viewer) == seen
                looks_same = there.view(viewer) == truth.view(viewer)
                require(
                    hears_same or not looks_same,
                    f"events hide what {named(viewer)} cannot see",
                    truth,
                )
                # A deal may be summed up in one event, and at the end the cards are laid open.
                short = seat == CHANCE or truth.is_over() or there.is_over()
                told = looks_same or not hears_same or short or other != action
                require(told, f"events tell {named(viewer)} what has changed", truth)


def check_evidence(match: Match, seat: int, action: int, rng: Rng) -> None:
    """Evidence survives as text, leaves the truth credible, and knows only what everybody saw."""
    game, state, text = match.setup.game, match.state, match.evidence.text()
    again = game.evidence(match.setup, text)
    require(again.text() == text, "evidence survives being written and read", state)
    for viewer in range(match.setup.players):
        credence = match.evidence.credence(state, viewer)
        require(0 < credence <= 1, f"the truth is credible to {named(viewer)}", state)
    truth, world = state.clone(), state.determinize(WATCHER, rng)
    truth.apply(seat, action)
    if world.refusal(seat, action) is None:
        other = world.clone()
        other.apply(seat, action)
        there = game.evidence(match.setup, text)
        again.note(state, seat, action, truth)
        there.note(world, seat, action, other)
        looks_same = other.view(WATCHER) == truth.view(WATCHER)
        same = again.text() == there.text()
        require(same or not looks_same, "evidence is what everybody saw", state)


def cards_of(state: State, seat: int) -> Counter[str]:
    """All cards there are: those that the seat sees and those that it cannot see."""
    shown = [card for zone in state.zones(seat) for card in zone.cards]
    cards = Counter(card for card in shown if card not in (HIDDEN, NO_CARD))
    return cards + Counter(state.setup.tokens[kind] for kind in state.hidden(seat))


def check_cards(state: State, whole: Counter[str]) -> None:
    """No card appears or disappears; each lies in a zone, and each that is not seen is hidden."""
    for seat in viewers(state):
        require(
            cards_of(state, seat) == whole, f"all cards are there, as {named(seat)} sees it", state
        )
        places = [card for zone in state.zones(seat) for card in zone.cards if card != NO_CARD]
        require(
            len(places) == whole.total(), f"all cards lie in zones, as {named(seat)} sees it", state
        )


def check_reach(state: State, seat: int, rng: Rng) -> None:
    """In some world of a seat every slot it cannot see holds another card.

    A slot whose card hardly changes when the hidden cards are shuffled is left out: the first card
    of a place that is kept in order is nearly always one of the lowest.
    """
    slots = state.hidden(seat)
    same, changes = set(range(len(slots))), [0] * len(slots)
    for _ in range(WORLDS):
        kinds = state.determinize(seat, rng).hidden(seat)
        same = {slot for slot in same if kinds[slot] == slots[slot]}
        mixed, shuffled = list(slots), state.clone()
        rng.shuffle(mixed)
        shuffled.refill(seat, mixed)
        for slot, kind in enumerate(shuffled.hidden(seat)):
            changes[slot] += kind != slots[slot]
    stuck = sorted(slot for slot in same if changes[slot] >= WORLDS // OFTEN)
    where = ""
    if stuck:
        token = state.setup.tokens[slots[stuck[0]]]
        where = (
            f": slot {stuck[0]} of hidden() holds {token} in all of {WORLDS} worlds, "
            "though refill() can put another card there"
        )
    require(not stuck, f"worlds of {named(seat)} reach every hidden slot{where}", state)
