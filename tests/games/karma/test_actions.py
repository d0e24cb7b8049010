"""The actions of Karma: what is written into a number is read back from it."""

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.packed_multiset import multiset
from koloda.games import find_game
from koloda.games.karma import actions
from koloda.games.karma.cards import KINDS, TOKENS

TABLE = find_game("karma").setup(2).actions


def test_plays() -> None:
    for copies in (1, 2, 3):
        for kind, token in enumerate(TOKENS):
            action = actions.play(kind, copies)
            assert TABLE.text(action) == "play" + f" {token}" * copies
            assert actions.is_play(action)
            assert (actions.kind_of(action), actions.copies_of(action)) == (kind, copies)


def test_every_other_action() -> None:
    for slot in range(actions.SLOTS):
        assert actions.slot_of(TABLE.parse(f"flip {slot + 1}")) == slot
    assert TABLE.text(actions.TAKE) == "take"
    assert TABLE.text(actions.FINISH) == "finish"
    for seat in range(actions.MOST_SEATS):
        assert actions.receiver_of(TABLE.parse(f"give {seat}")) == seat
        assert TABLE.text(actions.dealer(seat)) == f"dealer {seat}"
        assert actions.dealer_of(actions.dealer(seat)) == seat
    for kind, token in enumerate(TOKENS):
        assert actions.face_up_kind_of(TABLE.parse(f"table {token}")) == kind
        assert TABLE.text(actions.deal(kind)) == f"deal {token}"
        assert actions.dealt_kind_of(actions.deal(kind)) == kind


def test_every_action_is_of_one_sort() -> None:
    sorts = {
        "play": actions.is_play,
        "flip": actions.is_flip,
        "give": actions.is_give,
        "table": actions.is_face_up,
        "deal": actions.is_deal,
    }
    for action, text in enumerate(TABLE.texts):
        verb = text.split()[0]
        assert {name for name, is_one in sorts.items() if is_one(action)} == {verb} & set(sorts)
        assert actions.is_for_players(action) == (verb not in ("dealer", "deal"))
    assert not actions.is_for_players(-1)


def test_an_action_for_each_kind() -> None:
    each = multiset([0, 7, KINDS - 1])
    found = ActionList()
    actions.add_each(found, actions.PLAY_TWO, each)
    texts = ["play 1 1", "play 8 8", "play FB FB"]
    assert [TABLE.text(action) for action in found.listed()] == texts
    picked = [actions.one_of(actions.PLAY_TWO, each, place) for place in range(3)]
    assert picked == found.listed()
