"""The mosaic cards (C22, C23)."""

import pytest

from tests.clauses.karmaka.positions import asked, cards, turn_of
from tests.helpers import legal, play, refused


@pytest.mark.clause("karmaka C22")
def test_embody_copies_any_own_deed_which_stays() -> None:
    state = turn_of(
        0, "hand.0: embody peek; deeds.0: mimic salvage; hand.1: spite; ruins: panic crisis"
    )
    play(state, "0 ability embody")
    assert legal(state, 0) == ["deed 1", "deed 2"]
    assert refused(state, 0, "deed 3") == "karmaka M2.1"
    assert refused(state, 0, "done") == "karmaka C22"
    play(state, "0 deed 2", "0 fetch 1")
    assert cards(state, "deeds.0") == "mimic salvage" and cards(state, "hand.0") == "panic peek"
    assert asked(state) == (1, "offer") and cards(state, "inplay") == "embody"


@pytest.mark.clause("karmaka C23")
def test_mimic_copies_a_rivals_exposed_deed_and_may_hit_it() -> None:
    state = turn_of(
        0,
        "hand.0: mimic peek; hand.1: spite; deeds.1: thievery panic; hand.2: spite; deeds.2: peek",
        "players=3",
    )
    play(state, "0 ability mimic")
    assert legal(state, 0) == ["copy 1", "copy 2"]
    assert refused(state, 0, "copy 0") == "karmaka M2.5"
    assert refused(state, 0, "copy 3") == "karmaka M2.5"
    assert refused(state, 0, "target 1") == "karmaka C23"
    play(state, "0 copy 1", "0 target 1")
    assert cards(state, "hand.0") == "peek thievery" and cards(state, "deeds.1") == "panic"
    assert asked(state) == (1, "offer") and cards(state, "inplay") == "mimic"


@pytest.mark.clause("karmaka C23")
def test_the_owner_of_the_copied_deed_is_no_victim() -> None:
    state = turn_of(
        0, "hand.0: mimic peek; hand.1: spite; hand.2: spite; deeds.2: another_day", "players=3"
    )
    play(state, "0 ability mimic")
    assert asked(state) == (1, "offer")
    play(state, "1 decline", "2 accept")
    assert cards(state, "future.2") == "mimic" and asked(state) == (0, "play-again")
