"""Tricks: playing a card, taking the trick, naming who leads the next one (H2-H4)."""

from koloda.engine.containers.ints import i64
from koloda.kit.highcard import events
from koloda.kit.highcard.table import NAMING, OVER, PLAYING, HighcardTable


def next_to_play(table: HighcardTable) -> i64:
    """The seat whose turn it is in the trick (H2)."""
    return (table.lead + len(table.trick)) % table.options.players


def play_card(table: HighcardTable, seat: i64, card: i64) -> None:
    """A card goes into the trick; the last one decides it (H2)."""
    table.hands[seat].remove(card)
    table.trick.append(card)
    table.tell(events.PLAYED, seat, card)
    if len(table.trick) == table.options.players:
        take_trick(table)


def take_trick(table: HighcardTable) -> None:
    """The highest card takes the trick (H3); after the last one the game is over (H5)."""
    winner = table.trick.index(max(table.trick))
    table.lead = (table.lead + winner) % table.options.players
    table.taken[table.lead] += 1
    for card in table.trick:
        table.played.add(card)
    table.trick = []
    table.stage = NAMING if table.hands[table.lead].size else OVER
    table.tell(events.TOOK, table.lead)


def name_leader(table: HighcardTable, seat: i64, leader: i64) -> None:
    """Whoever took the trick says who leads the next one (H4)."""
    table.lead = leader
    table.stage = PLAYING
    table.tell(events.NAMED, seat, other=leader)
