"""Where chance comes from: a quick generator for search, a provable stream for people's games."""

import hashlib
from typing import Final

from koloda.engine.containers.ints import i64, mypyc_attr, u8, vec

MULTIPLIER: Final = 2131995753
LOW: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of whole numbers; the driver of a game owns it, never the game."""

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Put the list into a random order."""
        left: i64 = len(cards)
        while left > 1:
            pick = self.below(left)
            left -= 1
            card = cards[left]
            cards[left] = cards[pick]
            cards[pick] = card

    def shuffle_bytes(self, cards: vec[u8], first: i64, end: i64) -> None:
        """Put a part of a row of bytes into the order that `shuffle` would give a list of them."""
        left = end - first
        while left > 1:
            pick = first + self.below(left)
            left -= 1
            card = cards[first + left]
            cards[first + left] = cards[pick]
            cards[pick] = card


class FastRng(Rng):
    """A multiply-with-carry generator: quick, not secret, the same compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(f"koloda fast {seed}".encode()).digest()
        # 62 bits keep every product below 2**63; an all-zero state would stay zero for ever.
        self.word: i64 = (int.from_bytes(digest[:8], "big") >> 2) | 1

    def __reduce__(self) -> tuple[object, ...]:
        return FastRng, (0,), {"word": self.word}

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely up to one part in 2**32 / bound."""
        word = self.word
        word = MULTIPLIER * (word & LOW) + (word >> 32)
        self.word = word
        return (((word ^ (word >> 32)) & LOW) * bound) >> 32


def stream(seed: int, number: int) -> FastRng:
    """The generator of that number of a seed; other seeds and numbers have other generators."""
    digest = hashlib.sha256(f"koloda stream {seed} {number}".encode()).digest()
    return FastRng(int.from_bytes(digest, "big"))


class SeedStream(Rng):
    """SHA-256 in counter mode over a seed: anyone who has the seed can check every number.

    Block i is SHA-256(seed + i as 8 bytes, big-endian), read as eight 32-bit numbers in order. A
    number at or above the largest multiple of the bound is skipped. A bound of 1 uses up nothing.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.block = b""
        self.next: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        return SeedStream, (self.seed,), {"block": self.block, "next": self.next}

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each exactly equally likely."""
        if bound == 1:
            return 0
        span: i64 = 1 << 32
        limit = span - span % bound
        while True:
            number = self.word()
            if number < limit:
                return number % bound

    def word(self) -> i64:
        """The next 32 bits of the stream."""
        place = self.next % 8
        if place == 0:
            counter: int = self.next // 8
            self.block = hashlib.sha256(self.seed + counter.to_bytes(8, "big")).digest()
        self.next += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")


def seed_from_number(number: int) -> bytes:
    """The 256-bit seed that `--seed N` stands for."""
    return hashlib.sha256(f"koloda seed {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the deal and binds whoever holds the seed."""
    return hashlib.sha256(seed).hexdigest()
