"""A short stack in one machine integer: at most ten numbers from 1 to 63, six bits each."""

from typing import Final

from koloda.engine.containers.ints import i64

BITS: Final = 6
LOWEST: Final = 63
"""The bits of the topmost number."""
NOTHING: Final = 0
"""What lies on top of an empty stack, and the empty stack itself."""


def stack_of(numbers: list[int]) -> i64:
    """The stack of these numbers, the first one on top."""
    stack: i64 = NOTHING
    for number in reversed(numbers):
        stack = pushed(stack, number)
    return stack


def pushed(stack: i64, number: i64) -> i64:
    """The stack with one more number on top."""
    return (stack << BITS) | number


def top(stack: i64) -> i64:
    """The topmost number, or NOTHING."""
    return stack & LOWEST


def popped(stack: i64) -> i64:
    """The stack without its topmost number."""
    return stack >> BITS


def from_top(stack: i64) -> list[int]:
    """All numbers, the topmost first."""
    numbers: list[int] = []
    while stack:
        numbers.append(top(stack))
        stack = popped(stack)
    return numbers
