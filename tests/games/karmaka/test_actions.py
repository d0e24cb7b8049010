"""The actions of Karmaka: what is written into a number is read back from it."""

from itertools import pairwise

from koloda.games import find_game
from koloda.games.karmaka import actions
from koloda.games.karmaka.cards import TOKENS

TABLE = find_game("karmaka").setup(3).actions
WITH_A_CARD = {
    actions.POINTS: "points",
    actions.ABILITY: "ability",
    actions.FUTURE: "future",
    actions.PARTNER: "partner",
    actions.RUIN: "ruin",
    actions.SOW: "sow",
    actions.SCORE: "score",
    actions.PLACE: "place",
    actions.RETURN: "return",
    actions.STEAL: "steal",
    actions.DEAL: "deal",
    actions.PICK: "pick",
}
FROM_THE_TOP = {actions.FETCH: "fetch", actions.TAKE: "take", actions.DEED: "deed"}


def test_every_card_of_every_verb() -> None:
    for verb, word in WITH_A_CARD.items():
        for kind, token in enumerate(TOKENS):
            assert TABLE.text(actions.encode(verb, kind)) == f"{word} {token}"


def test_positions_are_counted_from_the_top_and_from_one() -> None:
    for verb, word in FROM_THE_TOP.items():
        assert TABLE.text(actions.encode(verb, 1)) == f"{word} 2"


def test_seats_and_rings_are_counted_from_zero() -> None:
    assert TABLE.text(actions.encode(actions.TARGET, 2)) == "target 2"
    assert TABLE.text(actions.encode(actions.COPY, 1)) == "copy 1"
    assert TABLE.text(actions.encode(actions.RINGS, 3)) == "rings 3"


def test_what_is_written_is_read_back() -> None:
    for verb, after in pairwise(actions.VERBS):
        for number in range(after - verb):
            action = actions.encode(verb, number)
            assert (actions.verb_of(action), actions.number_of(action)) == (verb, number)
    assert len(TABLE.texts) == actions.END
