"""A position of crazy eights as text, written and read; `checks` looks at the whole."""

from typing import Final

from crazy_eights.cards import SUITS, TOKENS, full_deck, names
from crazy_eights.knowledge import facts, top_card
from crazy_eights.table import NOTHING, STAGES, EightsTable
from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards

REST: Final = "rest"
"""Stands for all cards that are named nowhere else; a convenience for people who type positions."""


def write(table: EightsTable) -> dict[str, list[str]]:
    """Everything there is: the facts, and the cards, all of them shown."""
    words = {"stage": [STAGES[table.stage]]}
    for name, fact in facts(table).items():
        words[name] = [fact]
    for owner, hand in enumerate(table.hands):
        words[f"hand.{owner}"] = list(names(hand.cards()))
    words["top"] = list(names(top_card(table)))
    words["pile"] = list(names(table.pile.cards()))
    words["deck"] = list(names(table.deck.cards()))
    return words


def read(table: EightsTable, fields: Fields) -> None:
    """Fill an empty table with what `write` has written."""
    options = table.options
    table.stage = fields.choice("stage", STAGES)
    table.turn = fields.number("turn", 0, options.players - 1)
    table.suit = fields.choice("suit", [*SUITS, "-"])
    if table.suit == len(SUITS):
        table.suit = NOTHING
    table.direction = fields.choice("direction", ["-1", "1"]) * 2 - 1
    table.drawn = fields.number("drawn", 0, options.max_draw_cards)
    table.owed = fields.number("owed", 0, 8 * options.decks)
    table.passes = fields.number("passes", 0, options.players + 1)
    read_cards(table, fields)
    fields.finish()


def read_cards(table: EightsTable, fields: Fields) -> None:
    """Hands, top card, pile and deck, which together are all cards."""
    whole = full_deck(table.options.decks)
    found: list[int] = []
    hands = [fields.cards(f"hand.{seat}", TOKENS) for seat in range(table.options.players)]
    for hand in hands:
        found += hand
    top = fields.cards("top", TOKENS)
    if len(top) > 1:
        raise NotationError("crazy_eights position: one card is on top of the pile")
    table.top = top[0] if top else NOTHING
    pile = fields.cards("pile", TOKENS)
    found += top + pile
    deck = read_deck(fields, whole, found)
    check_all_cards("crazy_eights", found + deck, whole, TOKENS)
    for seat, hand in enumerate(hands):
        table.hands[seat].fill(hand)
    table.pile.fill(pile)
    table.deck.fill(deck)


def read_deck(fields: Fields, whole: list[int], found: list[int]) -> list[int]:
    """The deck card by card, or `rest` for all cards that were not found elsewhere."""
    words = fields.take("deck")
    if words != [REST]:
        return [fields.card("deck", word, TOKENS) for word in words]
    deck = whole[:]
    for card in found:
        if card in deck:
            deck.remove(card)
    return deck
