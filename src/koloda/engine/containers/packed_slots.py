"""Numbers from 0 to 30 packed into one integer, five bits each: slots on a table, short stacks.

Every number is stored plus one, so that 0 is an empty slot and an empty stack is 0.
"""

from typing import Final

from koloda.engine.containers.bits import bit, popcount
from koloda.engine.containers.ints import i64

BITS: Final = 5
SLOT: Final = 31
"""All bits of one slot."""
LOW_BITS: Final = 0x84210842108421
"""The lowest bit of each of twelve slots."""
EMPTY: Final = -1


# Slots, at most twelve: a machine integer -----------------------------------------------------


def slots_of(numbers: list[int]) -> i64:
    """Slots with these numbers; EMPTY leaves one empty."""
    slots: i64 = 0
    for place, number in enumerate(numbers):
        slots += (number + 1) * bit(BITS * place)
    return slots


def in_slot(slots: i64, place: i64) -> i64:
    """The number in a slot, or EMPTY."""
    return ((slots >> (BITS * place)) & SLOT) - 1


def emptied(slots: i64, place: i64) -> i64:
    """The slots after one was emptied."""
    return slots & ~(SLOT * bit(BITS * place))


def refilled(slots: i64, place: i64, number: i64) -> i64:
    """The slots with another number in one of them."""
    return emptied(slots, place) + (number + 1) * bit(BITS * place)


def filled(slots: i64) -> i64:
    """The number of slots that are not empty."""
    # A popcount of the slots' low bits, after any bit of a slot was moved there.
    slots |= slots >> 1
    slots |= slots >> 2
    slots |= slots >> 1
    return popcount(slots & LOW_BITS)


# Stacks, of any size: up to twelve numbers as quick as a machine integer ----------------------


def push(stack: int, number: i64) -> int:
    """The stack with one more number on top, in its lowest bits."""
    digit: int = number + 1  # no machine integer: the stack may be longer than one
    return (stack << BITS) + digit


def run_on_top(stack: int, number: i64, most: i64) -> i64:
    """How many of the topmost numbers are this one, looking no deeper than `most`."""
    run: i64 = 0
    while run < most and stack & SLOT == number + 1:
        stack >>= BITS
        run += 1
    return run


def at_bottom(stack: int, size: i64) -> i64:
    """The lowest number of a stack of that size, at least one."""
    above: int = BITS * (size - 1)
    return (stack >> above) - 1


def from_bottom(stack: int) -> list[int]:
    """All numbers, the topmost last."""
    numbers: list[int] = []
    while stack:
        numbers.append((stack & SLOT) - 1)
        stack >>= BITS
    numbers.reverse()
    return numbers
