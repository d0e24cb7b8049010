# mypyc: interpreted
"""Laws of choosing: who may act, what is legal, what is refused, what chance does."""

from koloda.engine.chance.rng import FastRng, Rng, SeedStream
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.laws.holding import require
from koloda.engine.laws.outcomes import check_outcome
from koloda.engine.values.refusal import IllegalAction

TRIES = 200
"""Actions of a large table that are tried at one moment, besides the legal ones."""
SHARED_REASONS = ("over", "turn", "chance")


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
    several = len(seats) < 2 or state.may_ask_several()
    require(several, "may_ask_several is true where several seats may act", state)
    asked = state.next_to_act(CHANCE)
    require(asked in seats or not seats, "whoever is asked next may act", state)
    if outcome is not None:
        check_outcome(outcome, state)
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
