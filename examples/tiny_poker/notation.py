"""A position of tiny poker as text, written and read; `checks` looks at the whole."""

from koloda.engine.values.notation import Fields, check_all_cards
from tiny_poker.cards import TOKENS, full_deck, names
from tiny_poker.options import SEATS
from tiny_poker.table import STAGES, PokerTable


def write(table: PokerTable) -> dict[str, list[str]]:
    """Everything there is, as words under names."""
    words = {"stage": [STAGES[table.stage]], "round": [str(table.round)]}
    words["checked"] = [str(table.checked)]
    words["bets"] = [str(table.bets)]
    words["earlier"] = [str(table.earlier)]
    words["folded"] = ["1" if table.folded else "0"]
    for seat, hand in enumerate(table.hands):
        words[f"hand.{seat}"] = list(names(hand.cards()))
    words["board"] = list(names(table.board.cards()))
    words["deck"] = list(names(table.deck.cards()))
    return words


def read(table: PokerTable, fields: Fields) -> None:
    """Fill an empty table with what `write` has written."""
    options = table.options
    table.stage = fields.choice("stage", STAGES)
    table.round = fields.number("round", 0, options.rounds - 1)
    table.checked = fields.number("checked", 0, 1)
    table.bets = fields.number("bets", 0, options.bets)
    table.earlier = fields.number("earlier", 0, options.bets)
    table.folded = fields.number("folded", 0, 1) == 1
    hands = [fields.cards(f"hand.{seat}", TOKENS) for seat in range(SEATS)]
    board, deck = fields.cards("board", TOKENS), fields.cards("deck", TOKENS)
    fields.finish()
    check_all_cards("tiny_poker", sum(hands, board + deck), full_deck(options.copies), TOKENS)
    for seat, hand in enumerate(hands):
        table.hands[seat].fill(hand)
    table.board.fill(board)
    table.deck.fill(deck)
