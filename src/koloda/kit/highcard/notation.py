"""A position of High Card as text, written and read; `checks` looks at the whole."""

from koloda.engine.values.notation import Fields, check_all_cards
from koloda.kit.highcard.cards import KINDS, TOKENS, names
from koloda.kit.highcard.table import STAGES, HighcardTable


def write(table: HighcardTable) -> dict[str, list[str]]:
    """Everything there is, as words under names."""
    words = {"stage": [STAGES[table.stage]], "lead": [str(table.lead)]}
    words["taken"] = [str(tricks) for tricks in table.taken]
    for seat, hand in enumerate(table.hands):
        words[f"hand.{seat}"] = list(names(hand.cards()))
    words["trick"] = list(names(table.trick))
    words["played"] = list(names(table.played.cards()))
    words["deck"] = list(names(table.deck.cards()))
    return words


def read(table: HighcardTable, fields: Fields) -> None:
    """Fill an empty table with what `write` has written."""
    options = table.options
    table.stage = fields.choice("stage", STAGES)
    table.lead = fields.number("lead", 0, options.players - 1)
    table.taken = [fields.whole("taken", word, 0, options.hand) for word in fields.take("taken")]
    hands = [fields.cards(f"hand.{seat}", TOKENS) for seat in range(options.players)]
    table.trick = fields.cards("trick", TOKENS)
    played, deck = fields.cards("played", TOKENS), fields.cards("deck", TOKENS)
    fields.finish()
    found = sum(hands, table.trick + played + deck)
    check_all_cards("highcard", found, list(range(KINDS)), TOKENS)
    for seat, hand in enumerate(hands):
        table.hands[seat].fill(hand)
    table.played.fill(played)
    table.deck.fill(deck)
