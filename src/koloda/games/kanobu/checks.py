"""Positions of Kanobu that cannot be: each is refused with a sentence."""

from koloda.engine.values.errors import NotationError
from koloda.games.kanobu import faults
from koloda.games.kanobu.cards import COLOUR, NO_SYMBOL, STAR, is_sign
from koloda.games.kanobu.rules.chance import can_lay
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
    KanobuTable,
)


def check(table: KanobuTable) -> None:
    """Refuse a position that no game can reach and no rule could go on from."""
    stage = STAGES[table.stage]
    if table.stage == NAME_FIRST or (table.stage == SHUFFLE and table.task == DEAL):
        empty = not (table.pile.size or len(table.opened) or table.out or any_cards(table))
        if not empty:
            raise NotationError(faults.ALL_IN_BAG_AND_DECK, stage=stage)
        if len(table.bag) == 0:
            raise NotationError(faults.BAG_HOLDS_CARDS, stage=stage)
        if table.stage != SHUFFLE and table.deck.size:
            raise NotationError(faults.NO_DECK_YET)
        return
    shuffling = table.stage == SHUFFLE
    if shuffling != (len(table.bag) > 0):
        raise NotationError(faults.BAG_IN_SHUFFLE)
    if not shuffling and table.stage != CHOOSE and len(table.opened):
        raise NotationError(faults.OPENED_WITHOUT_STAR)
    check_players(table)
    check_memory(table)
    check_pending(table)
    if shuffling:
        check_shuffle(table)
    elif table.stage == DRAWN:
        check_drawn(table)
    elif table.stage == LAY:
        check_laid(table)
    elif table.stage == NAME_COLOUR:
        if top_symbol(table) != COLOUR:
            raise NotationError(faults.COLOUR_CHANGE_ON_TOP)
        if table.top >= table.pack.kinds:
            raise NotationError(faults.COLOUR_NAMED)
    elif table.stage == CHOOSE:
        if top_symbol(table) != STAR:
            raise NotationError(faults.STAR_ON_TOP)
        if not 1 <= len(table.opened) <= 3:
            raise NotationError(faults.STAR_OPENS_SOME)


def any_cards(table: KanobuTable) -> bool:
    """Whether anybody holds a card."""
    return any(hand.size for hand in table.hands)


def top_symbol(table: KanobuTable) -> int:
    """The symbol on top of the pile, or none."""
    if table.pile.size == 0:
        return NO_SYMBOL
    return table.pack.symbol_on(table.top)


def check_players(table: KanobuTable) -> None:
    """Who has no cards is out of the game; two are still in it until it ends."""
    empty = [seat for seat, hand in enumerate(table.hands) if hand.size == 0]
    by_star = table.stage == CHOOSE or (table.stage == SHUFFLE and table.task == OPEN)
    if by_star and table.options.resolve_last_star and table.turn not in table.out:
        empty = [seat for seat in empty if seat != table.turn]
    if sorted(table.out) != empty:
        raise NotationError(faults.OUT_IS_EMPTY_HANDS)
    left = table.options.players - len(table.out)
    places = table.options.play_for_places
    if table.stage == OVER and table.ending == "cards":
        if left != 1 if places else len(table.out) != 1:
            raise NotationError(faults.SOMEBODY_FINISHED)
        return
    if table.out and not places:
        raise NotationError(faults.NOBODY_OUT)
    if left < 2:
        raise NotationError(faults.TWO_HAVE_CARDS)
    if table.stage != OVER:
        if table.turn in table.out:
            raise NotationError(faults.MOVER_HAS_NO_CARDS)
        if table.turns >= table.options.cap:
            raise NotationError(faults.TURN_LIMIT)
        if table.idle >= left:
            raise NotationError(faults.IDLE_ROUND)


def check_memory(table: KanobuTable) -> None:
    """Cards of the renewed deck are marked only while they can be told apart."""
    marked = any(hand.fresh_size for hand in table.hands)
    if marked and not table.apart:
        raise NotationError(faults.MARKED_APART)


def check_pending(table: KanobuTable) -> None:
    """An effect awaits the answer of the next player and comes from another one."""
    if table.pending != NO_SYMBOL:
        if table.stage not in (ANSWER, OVER):
            raise NotationError(faults.PENDING_STAGE)
        if table.source in table.out:
            raise NotationError(faults.EFFECT_OF_PLAYER)
        if table.stage != OVER and table.source == table.turn:
            raise NotationError(faults.EFFECT_OF_ANOTHER)
        if top_symbol(table) != table.pending:
            raise NotationError(faults.EFFECT_ON_PILE)


def check_shuffle(table: KanobuTable) -> None:
    """A shuffle renews the deck for cards that somebody still has to draw or open."""
    if table.pile.size != 2:
        raise NotationError(faults.TWO_LEFT_ON_PILE)
    marked = any(hand.fresh_size for hand in table.hands)
    if marked or not table.apart:
        raise NotationError(faults.RENEWED_APART)
    if table.owed == 0:
        raise NotationError(faults.RENEWED_WHEN_NEEDED)
    if table.task == ALL:
        if table.owed > table.amount:
            raise NotationError(faults.OWED_BY_EVERYBODY)
        if table.source in (table.turn, table.drawer):
            raise NotationError(faults.PLAYER_DRAWS_NOTHING)
        if table.source in table.out:
            raise NotationError(faults.EFFECT_OF_PLAYER)
        if table.drawer in table.out:
            raise NotationError(faults.DRAWER_HAS_NO_CARDS)
    elif table.drawer != table.turn:
        raise NotationError(faults.MOVER_DRAWS)
    if table.task == OPEN:
        if top_symbol(table) != STAR:
            raise NotationError(faults.OPENED_UNDER_STAR)
        if len(table.opened) + table.owed != 3:
            raise NotationError(faults.STAR_OPENS_THREE)
    elif len(table.opened):
        raise NotationError(faults.OPENED_WITHOUT_STAR)
    if table.task == DRAW and table.owed != 1:
        raise NotationError(faults.ONE_DRAWN)
    if table.task in (DRAW, ACCEPT, OPEN) and table.amount:
        raise NotationError(faults.NOTHING_OWED)


def check_drawn(table: KanobuTable) -> None:
    """The card just drawn is in the hand, among the cards it belongs to."""
    hand = table.hands[table.turn]
    cards = hand.known(table.drawn)
    if not table.drawn_seen:
        cards = hand.fresh(table.drawn) if table.apart else hand.old(table.drawn)
    if cards == 0:
        raise NotationError(faults.DRAWN_IN_HAND)


def check_laid(table: KanobuTable) -> None:
    """The cards laid so far are Rock, Scissors or Paper, and the others are in the hand."""
    laid = table.pile.cards()[-table.laid :]
    if table.pile.size <= table.laid:
        raise NotationError(faults.LAID_ON_CHANCE)
    signs = [table.pack.symbol_on(face) for face in laid]
    if not all(is_sign(sign) for sign in signs):
        raise NotationError(faults.ONLY_SIGNS_LAID)
    twice = table.options.one_of_each and len(set(signs)) < len(signs)
    if twice:
        raise NotationError(faults.ONE_OF_EACH_LAID)
    if not can_lay(table, table.turn):
        raise NotationError(faults.REST_IN_HAND)
