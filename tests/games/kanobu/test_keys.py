"""Positions of Kanobu as numbers."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.containers.ring import empty_ring
from koloda.games.kanobu.keys import (
    INVERSE,
    KEY_BITS,
    key_number,
    key_text,
    order_key,
    popped,
    pushed,
    put_under,
)


@given(st.lists(st.integers(0, 127), max_size=90), st.integers(0, 127))
def test_keys_of_orders(cards: list[int], card: int) -> None:
    row = empty_ring(100)
    row.lay(cards)
    key = order_key(row)
    assert 0 <= key <= KEY_BITS
    assert popped(pushed(key, card), card) == key
    row.push(card)
    assert pushed(key, card) == order_key(row)
    row.pop()
    row.push_under(card)
    assert put_under(key, card, len(cards)) == order_key(row)


def test_keys_of_orders_wrap_round() -> None:
    key = (KEY_BITS * INVERSE) & KEY_BITS
    assert pushed(key, 7) == 7 and popped(7, 7) == key
    assert pushed(key, 0) == 0 and popped(0, 0) == key


def test_keys_as_text() -> None:
    assert key_text(0) == "0" * 15 and key_number("f" * 15) == (1 << 60) - 1
    assert key_number(key_text(123456789)) == 123456789
    assert key_number("12") == key_number("-" + "1" * 14) == -1
