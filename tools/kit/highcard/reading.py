"""Reading a position of High Card; what cannot be gets a clear sentence."""

from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards
from tools.kit.highcard.cards import KINDS, TOKENS
from tools.kit.highcard.options import HighcardSetup
from tools.kit.highcard.state import DEALING, NAMING, OVER, PLAYING, STAGES, HighcardState


def read(setup: HighcardSetup, fields: Fields) -> HighcardState:
    """The state that `HighcardState.fields` has written."""
    state = HighcardState(setup)
    state.stage = fields.choice("stage", STAGES)
    state.lead = fields.number("lead", 0, setup.players - 1)
    state.taken = [fields.whole("taken", word, 0, setup.hand) for word in fields.take("taken")]
    state.hands = [sorted(fields.cards(f"hand.{seat}", TOKENS)) for seat in range(setup.players)]
    state.trick = fields.cards("trick", TOKENS)
    state.played = sorted(fields.cards("played", TOKENS))
    state.deck = sorted(fields.cards("deck", TOKENS))
    fields.finish()
    found = sum(state.hands, state.trick + state.played + state.deck)
    check_all_cards("highcard", found, list(range(KINDS)), TOKENS)
    if not possible(state):
        raise NotationError("highcard position: no game comes to these numbers of cards")
    return state


def possible(state: HighcardState) -> bool:
    """Whether a game can come to this moment, as far as the numbers of cards and tricks tell."""
    players, tricks = state.rules.players, sum(state.taken)
    sizes = [len(hand) for hand in state.hands]
    if len(state.taken) != players or len(state.played) != tricks * players:
        return False
    if state.stage == DEALING:
        dealt = sum(sizes)
        fair = [(dealt + players - 1 - seat) // players for seat in range(players)]
        new = tricks == state.lead == len(state.trick) == 0
        return new and sizes == fair and dealt < players * state.rules.hand
    for place in range(players):
        seat = (state.lead + place) % players
        if sizes[seat] != state.rules.hand - tricks - (place < len(state.trick)):
            return False
    fits = {
        PLAYING: len(state.trick) < players and tricks < state.rules.hand,
        NAMING: not state.trick and 0 < tricks < state.rules.hand,
        OVER: not state.trick and tricks == state.rules.hand,
    }
    return fits[state.stage]
