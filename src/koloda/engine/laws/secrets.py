# mypyc: interpreted
"""Laws of hidden information: views, worlds, events and evidence tell what a seat may know."""

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.laws.holding import any_action, named, require, viewers
from koloda.engine.records.match import Match

WORLDS = 80
OFTEN = 4
"""Of this many shuffles one changes a slot whose card must differ in some world."""


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
