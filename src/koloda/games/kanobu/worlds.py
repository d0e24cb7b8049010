"""The worlds that a seat of Kanobu considers possible: hidden cards and replacements (R29)."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.contract.state import State
from koloda.games.kanobu.hand import count_one, spread
from koloda.games.kanobu.keys import card_key, order_key
from koloda.games.kanobu.rules.chance import can_lay
from koloda.games.kanobu.table import DRAWN, LAY, KanobuTable


def hidden(table: KanobuTable, seat: int) -> list[int]:
    """Others' unseen cards held before, then those of the renewed deck, hands first."""
    slots: list[int] = []
    for fresh in (False, True):
        for owner in range(len(table.hands)):
            if owner != seat:
                slots += unseen(table, owner, fresh)
    slots += table.deck.cards()[table.known_under + len(table.bag) :]
    return slots + [int(kind) for kind in table.bag]


def unseen(table: KanobuTable, owner: int, fresh: bool) -> list[int]:
    """A hand's unseen cards of one group; the one just drawn is the last."""
    hand = table.hands[owner]
    cards = hand.fresh_cards() if fresh else hand.old_cards()
    if fresh == table.apart and holds_drawn(table, owner):
        cards.remove(table.drawn)
        cards.append(table.drawn)
    return cards


def holds_drawn(table: KanobuTable, owner: i64) -> bool:
    """Whether that hand holds the card just drawn, unseen by the others."""
    return table.stage == DRAWN and owner == table.turn and not table.drawn_seen


def refill(table: KanobuTable, seat: int, kinds: list[int]) -> None:
    """Put other kinds into the slots of `hidden(seat)`."""
    fill_slots(table, seat, vec[u8](kinds))


def fill_slots(table: KanobuTable, seat: i64, cards: vec[u8]) -> None:
    """Put other kinds, one byte each, into the slots of `hidden(seat)`."""
    place: i64 = 0
    later = held_before(table, seat)
    key: i64 = 0
    for owner in range(table.seats):
        hand = table.hands[owner]
        if owner == seat:
            key += hand.key(owner)
        else:
            old, fresh = hand.old_size(), hand.fresh_size
            hand.keep_known()
            key += hand.key(owner)
            while old:
                hand.add(i64(cards[place]))
                key += card_key(owner, i64(cards[place]))
                place += 1
                old -= 1
            while fresh:
                hand.add_fresh(i64(cards[later]))
                key += card_key(owner, i64(cards[later]))
                later += 1
                fresh -= 1
            if holds_drawn(table, owner):
                if table.apart:
                    table.drawn = i64(cards[later - 1])
                else:
                    table.drawn = i64(cards[place - 1])
    for slot in range(table.known_under + len(table.bag), table.deck.size):
        table.deck.put(slot, i64(cards[later]))
        later += 1
    table.hands_key = key
    table.deck_key = order_key(table.deck)
    if len(table.bag):
        counts = vec[u8]([0] * table.pack.kinds)
        for place in range(later, len(cards)):
            count_one(counts, i64(cards[place]))
        spread(counts, table.bag, 0)
    keep_newest_position(table)


def keep_newest_position(table: KanobuTable) -> None:
    """Keep only how often this position was met: earlier ones would tell what is hidden."""
    if table.memory.newest >= 0:
        table.memory.keep_newest(table.position_key())


def hidden_size(table: KanobuTable, seat: i64) -> i64:
    """How many slots `hidden(seat)` has."""
    found = max(
        table.deck.size - table.known_under, len(table.bag)
    )  # before the deal there is no deck
    for owner in range(table.seats):
        if owner != seat:
            found += table.hands[owner].unseen_size()
    return found


def held_before(table: KanobuTable, seat: i64) -> i64:
    """How many unseen cards the others have that are not fresh."""
    found: i64 = 0
    for owner in range(table.seats):
        if owner != seat:
            found += table.hands[owner].old_size()
    return found


def determinize(table: KanobuTable, seat: int, rng: Rng) -> State:
    """A world drawn from all those that agree with everything the seat knows."""
    before = vec[u8]([0] * table.pack.kinds)
    renewed = vec[u8]([0] * table.pack.kinds)
    count_hidden(table, seat, before, renewed)
    while True:
        # Ascending, so that the draw depends on nothing the seat cannot know.
        cards = vec[u8]([0] * hidden_size(table, seat))
        first = spread(before, cards, 0)
        spread(renewed, cards, first)
        rng.shuffle_bytes(cards, 0, first)
        rng.shuffle_bytes(cards, first, len(cards))
        world = table.clone()
        assert isinstance(world, KanobuTable)
        fill_slots(world, seat, cards)
        # Whoever lays cards for Chance has three of them; everybody knows that.
        if table.stage != LAY or can_lay(world, table.turn):
            return world


def count_hidden(table: KanobuTable, seat: i64, before: vec[u8], renewed: vec[u8]) -> None:
    """Count hidden cards by kind.

    Those held before the deck was renewed go into `before`, all others into `renewed`; with nothing
    apart, all into `renewed`.
    """
    for owner in range(table.seats):
        if owner != seat:
            if table.apart:
                table.hands[owner].count_unseen(before, renewed)
            else:
                table.hands[owner].count_unseen(renewed, renewed)
    for slot in range(table.known_under + len(table.bag), table.deck.size):
        count_one(renewed, table.deck.at(slot))
    for place in range(len(table.bag)):
        count_one(renewed, i64(table.bag[place]))


def veiled(table: KanobuTable) -> list[list[int]]:
    """The deck without the cards that everybody saw go under it (R29)."""
    return [table.deck.cards()[table.known_under :]]


def reveil(table: KanobuTable, groups: list[list[int]]) -> None:
    """Put other cards into the slots of `veiled`, in the same order."""
    for place, kind in enumerate(groups[0]):
        table.deck.put(table.known_under + place, kind)
    table.deck_key = order_key(table.deck)
    keep_newest_position(table)
