"""Which positions of Kanobu can be; one that no rule could go on from is refused."""

from koloda.engine.values.errors import Fault, NotationError
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


def demand(holds: bool, fault: Fault, **values: object) -> None:
    """Refuse a position in which this does not hold."""
    if not holds:
        raise NotationError(fault, **values)


def check(table: KanobuTable) -> None:
    """Refuse a position that cannot be."""
    stage = STAGES[table.stage]
    if table.stage == NAME_FIRST or (table.stage == SHUFFLE and table.task == DEAL):
        empty = not (table.pile.size or len(table.opened) or table.out or any_cards(table))
        demand(empty, faults.ALL_IN_BAG_AND_DECK, stage=stage)
        demand(len(table.bag) > 0, faults.BAG_HOLDS_CARDS, stage=stage)
        demand(table.stage == SHUFFLE or table.deck.size == 0, faults.NO_DECK_YET)
        return
    shuffling = table.stage == SHUFFLE
    demand(shuffling == (len(table.bag) > 0), faults.BAG_IN_SHUFFLE)
    demand(shuffling or table.stage == CHOOSE or len(table.opened) == 0, faults.OPENED_WITHOUT_STAR)
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
        demand(top_symbol(table) == COLOUR, faults.COLOUR_CHANGE_ON_TOP)
        demand(table.top < table.pack.kinds, faults.COLOUR_NAMED)
    elif table.stage == CHOOSE:
        demand(top_symbol(table) == STAR, faults.STAR_ON_TOP)
        demand(1 <= len(table.opened) <= 3, faults.STAR_OPENS_SOME)


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
    demand(sorted(table.out) == empty, faults.OUT_IS_EMPTY_HANDS)
    left = table.options.players - len(table.out)
    places = table.options.play_for_places
    if table.stage == OVER and table.ending == "cards":
        demand(left == 1 if places else len(table.out) == 1, faults.SOMEBODY_FINISHED)
        return
    demand(places or not table.out, faults.NOBODY_OUT)
    demand(left > 1, faults.TWO_HAVE_CARDS)
    if table.stage != OVER:
        demand(table.turn not in table.out, faults.MOVER_HAS_NO_CARDS)
        demand(table.turns < table.options.cap, faults.TURN_LIMIT)
        demand(table.idle < left, faults.IDLE_ROUND)


def check_memory(table: KanobuTable) -> None:
    """Cards of the renewed deck are marked only while they can be told apart."""
    marked = any(hand.fresh_size for hand in table.hands)
    demand(table.apart or not marked, faults.MARKED_APART)


def check_pending(table: KanobuTable) -> None:
    """An effect awaits the answer of the next player and comes from another one."""
    if table.pending != NO_SYMBOL:
        demand(table.stage in (ANSWER, OVER), faults.PENDING_STAGE)
        demand(table.source not in table.out, faults.EFFECT_OF_PLAYER)
        demand(table.stage == OVER or table.source != table.turn, faults.EFFECT_OF_ANOTHER)
        demand(top_symbol(table) == table.pending, faults.EFFECT_ON_PILE)


def check_shuffle(table: KanobuTable) -> None:
    """A shuffle renews the deck for cards that somebody still has to draw or open."""
    demand(table.pile.size == 2, faults.TWO_LEFT_ON_PILE)
    marked = any(hand.fresh_size for hand in table.hands)
    demand(table.apart and not marked, faults.RENEWED_APART)
    demand(table.owed > 0, faults.RENEWED_WHEN_NEEDED)
    if table.task == ALL:
        demand(table.owed <= table.amount, faults.OWED_BY_EVERYBODY)
        demand(table.source not in (table.turn, table.drawer), faults.PLAYER_DRAWS_NOTHING)
        demand(table.source not in table.out, faults.EFFECT_OF_PLAYER)
        demand(table.drawer not in table.out, faults.DRAWER_HAS_NO_CARDS)
    else:
        demand(table.drawer == table.turn, faults.MOVER_DRAWS)
    if table.task == OPEN:
        demand(top_symbol(table) == STAR, faults.OPENED_UNDER_STAR)
        demand(len(table.opened) + table.owed == 3, faults.STAR_OPENS_THREE)
    else:
        demand(len(table.opened) == 0, faults.OPENED_WITHOUT_STAR)
    if table.task == DRAW:
        demand(table.owed == 1, faults.ONE_DRAWN)
    if table.task in (DRAW, ACCEPT, OPEN):
        demand(table.amount == 0, faults.NOTHING_OWED)


def check_drawn(table: KanobuTable) -> None:
    """The card just drawn is in the hand, among the cards it belongs to."""
    hand = table.hands[table.turn]
    cards = hand.known(table.drawn)
    if not table.drawn_seen:
        cards = hand.fresh(table.drawn) if table.apart else hand.old(table.drawn)
    demand(cards > 0, faults.DRAWN_IN_HAND)


def check_laid(table: KanobuTable) -> None:
    """The cards laid so far are Rock, Scissors or Paper, and the others are in the hand."""
    laid = table.pile.cards()[-table.laid :]
    demand(table.pile.size > table.laid, faults.LAID_ON_CHANCE)
    signs = [table.pack.symbol_on(face) for face in laid]
    demand(all(is_sign(sign) for sign in signs), faults.ONLY_SIGNS_LAID)
    twice = table.options.one_of_each and len(set(signs)) < len(signs)
    demand(not twice, faults.ONE_OF_EACH_LAID)
    demand(can_lay(table, table.turn), faults.REST_IN_HAND)
