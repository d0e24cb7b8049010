"""Which positions of Kanobu can be; one that no rule could go on from is refused."""

from koloda.engine.values.errors import NotationError
from koloda.games.kanobu.cards import COLOUR, NO_SYMBOL, PAPER, STAR
from koloda.games.kanobu.state import KanobuState
from koloda.games.kanobu.table import (
    ACCEPT,
    ALL,
    ANSWER,
    CHOOSE,
    DEAL,
    DRAW,
    DRAWN,
    LAY,
    NAME_COLOUR,
    NAME_FIRST,
    OPEN,
    OVER,
    SHUFFLE,
    STAGES,
)


def demand(holds: bool, sentence: str) -> None:
    """Refuse a position in which this does not hold."""
    if not holds:
        raise NotationError(f"kanobu position: {sentence}")


def check(state: KanobuState) -> None:
    """Refuse a position that cannot be."""
    stage = STAGES[state.stage]
    if state.stage == NAME_FIRST or (state.stage == SHUFFLE and state.task == DEAL):
        empty = not (state.pile.size or len(state.opened) or state.out or any_cards(state))
        demand(empty, f"in stage {stage} before the deal all cards are in the bag and the deck")
        demand(len(state.bag) > 0, f"in stage {stage} the bag holds cards")
        demand(state.stage == SHUFFLE or state.deck.size == 0, "in stage first there is no deck")
        return
    shuffling = state.stage == SHUFFLE
    demand(shuffling == (len(state.bag) > 0), "the bag holds cards during a shuffle and only then")
    demand(shuffling or state.stage == CHOOSE or len(state.opened) == 0, "only a Star opens cards")
    check_players(state)
    check_memory(state)
    check_pending(state)
    if shuffling:
        check_shuffle(state)
    elif state.stage == DRAWN:
        check_drawn(state)
    elif state.stage == LAY:
        check_laid(state)
    elif state.stage == NAME_COLOUR:
        demand(top_symbol(state) == COLOUR, "in stage colour a Colour change lies on top")
        demand(state.top < state.pack.kinds, "the colour is named already")
    elif state.stage == CHOOSE:
        demand(top_symbol(state) == STAR, "in stage star a Star lies on top of the pile")
        demand(1 <= len(state.opened) <= 3, "a Star opens one to three cards")


def any_cards(state: KanobuState) -> bool:
    """Whether anybody holds a card."""
    return any(hand.size for hand in state.hands)


def top_symbol(state: KanobuState) -> int:
    """The symbol on top of the pile, or none."""
    if state.pile.size == 0:
        return NO_SYMBOL
    return state.pack.symbols[state.pack.face_kinds[state.top]]


def check_players(state: KanobuState) -> None:
    """Who has no cards is out of the game; two are still in it until it ends."""
    empty = [seat for seat, hand in enumerate(state.hands) if hand.size == 0]
    by_star = state.stage == CHOOSE or (state.stage == SHUFFLE and state.task == OPEN)
    if by_star and state.rules.resolve_last_star and state.turn not in state.out:
        empty = [seat for seat in empty if seat != state.turn]
    demand(sorted(state.out) == empty, "'out' names the seats without cards, each once")
    left = state.rules.players - len(state.out)
    places = state.rules.play_for_places
    if state.stage == OVER and state.ending == "cards":
        demand(left == 1 if places else len(state.out) == 1, "somebody has finished the game")
        return
    demand(places or not state.out, "nobody is out before the end")
    demand(left > 1, "a game goes on while two players have cards")
    if state.stage != OVER:
        demand(state.turn not in state.out, "the seat to move has no cards")
        demand(state.turns < state.rules.cap, "the turn limit is reached")
        demand(state.idle < left, "a whole round was idle")


def check_memory(state: KanobuState) -> None:
    """Cards of the renewed deck are marked only while they can be told apart."""
    marked = any(hand.fresh_size for hand in state.hands)
    demand(state.apart or not marked, "cards are marked + only in a position with 'apart: yes'")


def check_pending(state: KanobuState) -> None:
    """An effect awaits the answer of the next player and comes from another one."""
    if state.pending != NO_SYMBOL:
        demand(state.stage in (ANSWER, OVER), "an effect is pending in stage answer only")
        demand(state.source not in state.out, "the effect is from a player of the game")
        demand(
            state.stage == OVER or state.source != state.turn,
            "the effect is from another player than the one to answer",
        )
        demand(top_symbol(state) == state.pending, "the card of the effect lies on the pile")


def check_shuffle(state: KanobuState) -> None:
    """A shuffle renews the deck for cards that somebody still has to draw or open."""
    demand(state.pile.size == 2, "a renewed deck leaves two cards on the pile")
    marked = any(hand.fresh_size for hand in state.hands)
    demand(state.apart and not marked, "a renewed deck can be told apart from all hands")
    demand(state.owed > 0, "a deck is renewed only when a card is needed")
    if state.task == ALL:
        demand(state.owed <= state.amount, "no more is owed than everybody draws")
        demand(state.source not in (state.turn, state.drawer), "who has played it draws nothing")
        demand(state.source not in state.out, "the effect is from a player of the game")
        demand(state.drawer not in state.out, "the seat that draws has no cards")
    else:
        demand(state.drawer == state.turn, "the seat to move draws")
    if state.task == OPEN:
        demand(top_symbol(state) == STAR, "cards are opened while a Star lies on top")
        demand(len(state.opened) + state.owed == 3, "a Star opens three cards")
    else:
        demand(len(state.opened) == 0, "only a Star opens cards")
    if state.task == DRAW:
        demand(state.owed == 1, "one card is drawn on an ordinary turn")
    if state.task in (DRAW, ACCEPT, OPEN):
        demand(state.amount == 0, "nothing is owed by everybody")


def check_drawn(state: KanobuState) -> None:
    """The card just drawn is in the hand, among the cards it belongs to."""
    hand = state.hands[state.turn]
    cards = hand.known(state.drawn)
    if not state.drawn_seen:
        cards = hand.fresh(state.drawn) if state.apart else hand.old(state.drawn)
    demand(cards > 0, "the drawn card is in the hand of the seat to move")


def check_laid(state: KanobuState) -> None:
    """The cards laid so far are Rock, Scissors or Paper, and the others are in the hand."""
    laid = state.pile.cards()[-state.laid :]
    demand(state.pile.size > state.laid, "cards are laid on a Chance")
    signs = [state.pack.symbols[state.pack.face_kinds[face]] for face in laid]
    demand(max(signs) <= PAPER, "only Rock, Scissors and Paper are laid")
    twice = state.rules.one_of_each and len(set(signs)) < len(signs)
    demand(not twice, "one Rock, one Scissors and one Paper are laid")
    demand(state.can_lay(state.turn), "the rest of the three cards is in the hand")
