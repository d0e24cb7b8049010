"""Which positions of Kanobu can be; one that no rule could go on from is refused."""

from koloda.engine.values.errors import NotationError
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


def demand(holds: bool, sentence: str) -> None:
    """Refuse a position in which this does not hold."""
    if not holds:
        raise NotationError(f"kanobu position: {sentence}")


def check(table: KanobuTable) -> None:
    """Refuse a position that cannot be."""
    stage = STAGES[table.stage]
    if table.stage == NAME_FIRST or (table.stage == SHUFFLE and table.task == DEAL):
        empty = not (table.pile.size or len(table.opened) or table.out or any_cards(table))
        demand(empty, f"in stage {stage} before the deal all cards are in the bag and the deck")
        demand(len(table.bag) > 0, f"in stage {stage} the bag holds cards")
        demand(table.stage == SHUFFLE or table.deck.size == 0, "in stage first there is no deck")
        return
    shuffling = table.stage == SHUFFLE
    demand(shuffling == (len(table.bag) > 0), "the bag holds cards during a shuffle and only then")
    demand(shuffling or table.stage == CHOOSE or len(table.opened) == 0, "only a Star opens cards")
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
        demand(top_symbol(table) == COLOUR, "in stage colour a Colour change lies on top")
        demand(table.top < table.pack.kinds, "the colour is named already")
    elif table.stage == CHOOSE:
        demand(top_symbol(table) == STAR, "in stage star a Star lies on top of the pile")
        demand(1 <= len(table.opened) <= 3, "a Star opens one to three cards")


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
    demand(sorted(table.out) == empty, "'out' names the seats without cards, each once")
    left = table.options.players - len(table.out)
    places = table.options.play_for_places
    if table.stage == OVER and table.ending == "cards":
        demand(left == 1 if places else len(table.out) == 1, "somebody has finished the game")
        return
    demand(places or not table.out, "nobody is out before the end")
    demand(left > 1, "a game goes on while two players have cards")
    if table.stage != OVER:
        demand(table.turn not in table.out, "the seat to move has no cards")
        demand(table.turns < table.options.cap, "the turn limit is reached")
        demand(table.idle < left, "a whole round was idle")


def check_memory(table: KanobuTable) -> None:
    """Cards of the renewed deck are marked only while they can be told apart."""
    marked = any(hand.fresh_size for hand in table.hands)
    demand(table.apart or not marked, "cards are marked + only in a position with 'apart: yes'")


def check_pending(table: KanobuTable) -> None:
    """An effect awaits the answer of the next player and comes from another one."""
    if table.pending != NO_SYMBOL:
        demand(table.stage in (ANSWER, OVER), "an effect is pending in stage answer only")
        demand(table.source not in table.out, "the effect is from a player of the game")
        demand(
            table.stage == OVER or table.source != table.turn,
            "the effect is from another player than the one to answer",
        )
        demand(top_symbol(table) == table.pending, "the card of the effect lies on the pile")


def check_shuffle(table: KanobuTable) -> None:
    """A shuffle renews the deck for cards that somebody still has to draw or open."""
    demand(table.pile.size == 2, "a renewed deck leaves two cards on the pile")
    marked = any(hand.fresh_size for hand in table.hands)
    demand(table.apart and not marked, "a renewed deck can be told apart from all hands")
    demand(table.owed > 0, "a deck is renewed only when a card is needed")
    if table.task == ALL:
        demand(table.owed <= table.amount, "no more is owed than everybody draws")
        demand(table.source not in (table.turn, table.drawer), "who has played it draws nothing")
        demand(table.source not in table.out, "the effect is from a player of the game")
        demand(table.drawer not in table.out, "the seat that draws has no cards")
    else:
        demand(table.drawer == table.turn, "the seat to move draws")
    if table.task == OPEN:
        demand(top_symbol(table) == STAR, "cards are opened while a Star lies on top")
        demand(len(table.opened) + table.owed == 3, "a Star opens three cards")
    else:
        demand(len(table.opened) == 0, "only a Star opens cards")
    if table.task == DRAW:
        demand(table.owed == 1, "one card is drawn on an ordinary turn")
    if table.task in (DRAW, ACCEPT, OPEN):
        demand(table.amount == 0, "nothing is owed by everybody")


def check_drawn(table: KanobuTable) -> None:
    """The card just drawn is in the hand, among the cards it belongs to."""
    hand = table.hands[table.turn]
    cards = hand.known(table.drawn)
    if not table.drawn_seen:
        cards = hand.fresh(table.drawn) if table.apart else hand.old(table.drawn)
    demand(cards > 0, "the drawn card is in the hand of the seat to move")


def check_laid(table: KanobuTable) -> None:
    """The cards laid so far are Rock, Scissors or Paper, and the others are in the hand."""
    laid = table.pile.cards()[-table.laid :]
    demand(table.pile.size > table.laid, "cards are laid on a Chance")
    signs = [table.pack.symbol_on(face) for face in laid]
    demand(all(is_sign(sign) for sign in signs), "only Rock, Scissors and Paper are laid")
    twice = table.options.one_of_each and len(set(signs)) < len(signs)
    demand(not twice, "one Rock, one Scissors and one Paper are laid")
    demand(can_lay(table, table.turn), "the rest of the three cards is in the hand")
