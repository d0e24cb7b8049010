"""The sources of chance; the numbers here are part of the record format and must never change."""

import hashlib
from collections import Counter

import pytest

from koloda.engine.chance.rng import FastRng, Rng, SeedStream, commitment, seed_from_number
from koloda.engine.chance.rng import stream as stream_of
from koloda.engine.containers.ints import u8, vec

SEED = bytes(range(32))
# SHA-256(SEED + eight zero bytes) and the first half of SHA-256(SEED + counter 1), as 32-bit words.
WORDS = [
    2849432832, 691701949, 952885779, 3497703199, 2360485253, 1376201217, 3186738187, 3844601040,
    1617019960, 1836717960,
]  # fmt: skip


def test_seed_stream_vector() -> None:
    stream = SeedStream(SEED)
    assert [stream.word() for _ in WORDS] == WORDS
    blocks = b"".join(hashlib.sha256(SEED + i.to_bytes(8, "big")).digest() for i in range(2))
    assert b"".join(word.to_bytes(4, "big") for word in WORDS) == blocks[: 4 * len(WORDS)]


def test_seed_stream_below() -> None:
    stream = SeedStream(SEED)
    assert [stream.below(40) for _ in range(10)] == [32, 29, 19, 39, 13, 17, 27, 0, 0, 0]
    assert [stream.below(40) for _ in range(10)] != [32, 29, 19, 39, 13, 17, 27, 0, 0, 0]


def test_seed_stream_skips_numbers_that_would_favour_some() -> None:
    stream = SeedStream(SEED)
    bound = (1 << 31) + 1
    assert [stream.below(bound) for _ in range(3)] == [WORDS[1], WORDS[2], WORDS[5]]


def test_a_bound_of_one_uses_up_nothing() -> None:
    stream = SeedStream(SEED)
    assert [stream.below(1) for _ in range(5)] == [0] * 5
    assert stream.word() == WORDS[0]


def test_fast_rng_vector() -> None:
    rng = FastRng(1)
    assert [rng.below(1000) for _ in range(8)] == [809, 430, 681, 712, 74, 222, 111, 545]
    assert [rng.below(1 << 31) for _ in range(3)] == [1224362689, 1186268366, 1357324470]
    rng = FastRng(0)
    assert [rng.below(6) for _ in range(12)] == [1, 5, 0, 0, 1, 2, 4, 0, 3, 2, 2, 5]


@pytest.mark.parametrize("rng", [FastRng(5), SeedStream(b"five")])
def test_numbers_are_spread_evenly(rng: Rng) -> None:
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize(
    ("rng", "order"),
    [
        (SeedStream(seed_from_number(7)), [2, 4, 0, 1, 9, 3, 7, 8, 5, 6]),
        (FastRng(7), [6, 7, 0, 4, 2, 3, 9, 8, 1, 5]),
    ],
)
def test_shuffle_vector(rng: Rng, order: list[int]) -> None:
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == order


def test_shuffling_nothing_and_one_card() -> None:
    stream = SeedStream(SEED)
    for cards in ([], [3]):
        shuffled = cards[:]
        stream.shuffle(shuffled)
        assert shuffled == cards
    assert stream.word() == WORDS[0]


def test_seeds_and_commitments() -> None:
    seed = "cb7d842570e0db49612c8da098cc5e629053018cae3e4305723aa35aaa9cf7aa"
    assert seed_from_number(7).hex() == seed
    assert commitment(bytes(32)) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )


def test_bytes_are_shuffled_like_a_list() -> None:
    cards, row = list(range(9)), vec[u8]([7, *range(9), 7])
    FastRng(4).shuffle(cards)
    FastRng(4).shuffle_bytes(row, 1, 10)
    assert [int(card) for card in row] == [7, *cards, 7]


def test_streams_are_of_one_seed_and_number_only() -> None:
    first = {
        stream_of(seed, number).below(1 << 30) for seed in (-1, 0, 1, 10) for number in range(20)
    }
    assert len(first) == 80
    again, other = stream_of(3, 4), stream_of(3, 4)
    assert [again.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
