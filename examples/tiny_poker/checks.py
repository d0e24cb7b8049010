"""Positions of tiny poker that no game can reach, each refused with a clear sentence."""

from koloda.engine.values.errors import NotationError
from tiny_poker.table import DEALING, OVER, TURN_UP, PokerTable


def check(table: PokerTable) -> None:
    """Refuse a position that no game can reach."""
    complaint = complaint_about(table)
    if complaint:
        raise NotationError(f"tiny_poker position: {complaint}")


def complaint_about(table: PokerTable) -> str:
    """What is wrong with a position that no game can reach, or nothing."""
    sizes = [int(hand.size) for hand in table.hands]
    dealt = [[0, 0], [1, 0]] if table.stage == DEALING else [[1, 1]]
    if sizes not in dealt:
        return "each seat is dealt one card, seat 0 first"
    turned = 0 if table.stage in (DEALING, TURN_UP) else table.round
    if table.board.size != turned:
        return "the open card lies there in the second round"
    if table.earlier and table.round == 0:
        return "in the first round there are no earlier bets"
    begun = table.checked or table.bets
    if begun and table.stage in (DEALING, TURN_UP):
        return "nobody bets while chance acts"
    if table.stage in (DEALING, TURN_UP) and table.round != (table.stage == TURN_UP):
        return "cards are dealt in round 0, the open card in round 1"
    if table.folded and (table.stage != OVER or table.bets == 0):
        return "one folds after a bet, which ends the game"
    last = table.round == table.options.rounds - 1
    if table.stage == OVER and not table.folded and not (last and begun):
        return "hands are shown after the last round"
    return ""
