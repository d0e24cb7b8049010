"""What a record proves: the deal, the promise, one's own contribution, the moves, the end."""

import pytest

from koloda.engine.chance.promise import NOTHING, Promise, contribution_hash
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.state import CHANCE
from koloda.engine.records.match import Match
from koloda.engine.records.proof import COMPLETE, chain, findings
from koloda.engine.records.record import Record, read_record, verify
from koloda.engine.values.errors import FairnessError, NotationError
from koloda.games import find_game

MINE = "11" * 32
UNIT = find_game("unit")


def played(moves: int = 10_000, promise: Promise | None = None) -> Record:
    """A game to which the first seat has added something."""
    setup = UNIT.setup(2)
    origin = promise or Promise(
        f"table unit {UNIT.rules_version} {setup}", seed_from_number(1), [MINE, NOTHING]
    )
    match, rng = Match(setup, origin.seed(), promise=origin), FastRng(4)
    match.settle()
    while not match.state.is_over() and moves:
        seat = match.state.to_act()[0]
        legal = match.state.legal_actions(seat)
        match.play(seat, legal[rng.below(len(legal))])
        moves -= 1
    return match.record(["Anna", "Boris"])


def proved(record: Record, promised: str = "", mine: str = "", seen: str = "") -> str:
    """What is proved (y), disproved (n) and not asked (-)."""
    found = findings(record, promised, mine, seen)
    return "".join(
        "y" if each.proved else "n" if each.error or each.what == COMPLETE else "-"
        for each in found
    )


def test_a_record_keeps_what_its_seed_was_made_of() -> None:
    record = played()
    again = read_record(str(record), find_game)
    assert str(again) == str(record)
    assert again.origin is not None and again.origin.contributions == [MINE, NOTHING]
    verify(again)
    link = chain(record, len(record.actions))
    assert proved(again) == "y---y"
    assert proved(again, record.commitment, MINE, f"{len(record.actions)}:{link}") == "yyyyy"


def test_each_thing_is_told_apart() -> None:
    record = played()
    seen = f"30:{chain(record, 30)}"
    assert proved(record, "00" * 32, MINE, seen) == "ynyyy"
    assert proved(record, record.commitment, "22" * 32, seen) == "yynyy"
    assert proved(record, record.commitment, MINE, f"31:{chain(record, 30)}") == "yyyny"
    for nonsense in ("x:y", "30", "²:", "999999:"):
        assert proved(record, seen=nonsense) == "y--ny"
    short = played(3)
    assert proved(short, short.commitment, MINE) == "yyy-n"
    assert not any(each.error for each in findings(short, short.commitment, MINE))
    assert any(each.error for each in findings(short, "00" * 32))


def test_what_a_record_lacks_is_not_held_against_it() -> None:
    record = played(3)
    assert not any(each.lacks for each in findings(record, "00" * 32))
    record.seed = b""
    assert [each.lacks for each in findings(record, record.commitment)[:3]] == [True, True, False]
    assert not any(each.proved for each in findings(record, record.commitment))


def test_other_moves_have_another_chain() -> None:
    record, other = played(), played(5)
    place = next(n for n, (seat, _) in enumerate(record.actions) if seat != CHANCE)
    assert chain(record, place) == chain(other, place)
    other.actions[place] = (other.actions[place][0], other.actions[place][1] + 1)
    assert chain(record, place + 1) != chain(other, place + 1)
    record.names = ["Anna", "Clara"]
    assert chain(record, 0) != chain(other, 0)
    assert chain(record, 100_000) == ""


def test_a_secret_that_was_not_promised_or_not_used_is_found_out() -> None:
    record = played()
    assert record.origin is not None
    other = Promise(record.origin.terms, seed_from_number(2), [MINE, NOTHING])
    record.origin = other
    assert proved(record, record.commitment, MINE)[:2] == "nn"
    with pytest.raises(FairnessError, match="commitment differs"):
        verify(record)
    record.commitment = other.commitment()
    with pytest.raises(FairnessError, match="not made of the secret"):
        verify(record)


def test_a_promise_for_another_setup_is_none() -> None:
    for terms in ("table unit", f"table karma {UNIT.rules_version} {UNIT.setup(2)}"):
        record = played(promise=Promise(terms, seed_from_number(1), [MINE, NOTHING]))
        with pytest.raises(FairnessError, match="commitment differs"):
            verify(record)


def test_the_commitment_is_bound_to_its_terms() -> None:
    secret = seed_from_number(1)
    commitments = {Promise(terms, secret, []).commitment() for terms in ("a", "b", "a ")}
    assert len(commitments) == 3
    assert Promise("a", secret, [MINE]).seed() != Promise("a", secret, [NOTHING]).seed()
    assert Promise("a", secret, [MINE]).commitment() == Promise("a", secret, []).commitment()
    assert contribution_hash(MINE) != MINE


def test_a_hidden_action_cannot_be_found_out_by_trying_all_of_them() -> None:
    record = played()
    assert record.origin is not None
    known = Promise(record.origin.terms, bytes(32), record.origin.contributions)
    last, link = chain(record, 3), chain(record, 4)
    texts = record.setup.actions.texts
    assert all(known.next_link(last, 3, -1, text) != link for text in texts)


def test_a_record_without_seed_or_origin_proves_less() -> None:
    record = played()
    record.origin = None
    assert proved(record, seen="0:")[3] == "n"
    assert chain(record, 0) == ""
    record.seed = b""
    assert proved(record)[:2] == "nn"
    text = str(played()).replace("Secret: ", "Secret: x")
    with pytest.raises(NotationError, match="'Secret' is not hexadecimal"):
        read_record(text, find_game)
