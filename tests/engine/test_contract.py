"""Each law of the contract is broken once, by a game that is right in everything else."""

import pytest

from koloda.engine.laws import BrokenContract, check_game
from koloda.engine.laws import actors as contract
from koloda.engine.values.errors import OptionError
from tests.engine import wrong_toys
from tests.engine.test_contract_toy import PLAYED, Toy, ToyState

LAWS = {
    wrong_toys.Unending: "a game ends within 50 moves",
    wrong_toys.Forgetful: "nobody acts only when the game is over",
    wrong_toys.TwoActors: "chance is to act when it is the actor",
    wrong_toys.Undecided: "a game has an outcome when it is over",
    wrong_toys.Stranger: "the actor is one of those who may act",
    wrong_toys.Curt: "may_ask_several is true where several seats may act",
    wrong_toys.Rude: "whoever is asked next may act",
    wrong_toys.Unranked: "every seat has a rank",
    wrong_toys.GenerousState: "scores add up to nothing",
    wrong_toys.StakesOfOne: "stakes, where there are any, have a number for each seat",
    wrong_toys.StakesFromNowhere: "scores add up to nothing",
    wrong_toys.StakesBeyondMost: "nobody wins or loses more than the most",
    wrong_toys.StakesOfTheLast: "stakes order the seats as ranks do",
    wrong_toys.UnsortedChance: "chance is listed ascending",
    wrong_toys.ImpossibleChance: "chances are above zero",
    wrong_toys.OtherChance: "a quicker sample_chance gives the same",
    wrong_toys.OtherShuffle: "a quicker run_chance gives the same",
    wrong_toys.UnsortedChoices: "legal actions are listed ascending",
    wrong_toys.NoChoice: "whoever owes a choice has one",
    wrong_toys.Stubborn: "random_action draws from the list",
    wrong_toys.Permissive: "legal or refused",
    wrong_toys.Wordless: "a refusal has words",
    wrong_toys.Inventive: "the reason is one of the game's",
    wrong_toys.Pushover: "`play` refuses it too",
    wrong_toys.Sloppy: "nothing has changed after a refusal",
    wrong_toys.Unwritten: "a copy looks the same to",
    wrong_toys.Misread: "a position survives being written and read",
    wrong_toys.Unpicklable: "a state survives pickling",
    wrong_toys.SharedHands: "what happens to a copy leaves the original alone",
    wrong_toys.LateCopy: "a copy waits for the same seats",
    wrong_toys.BareCopy: "a copy looks the same to",
    wrong_toys.OpenHands: "sees the same in every world",
    wrong_toys.OpenFigures: "sees the same in every world",
    wrong_toys.LostInWorlds: "worlds of seat 0 have the same cards",
    wrong_toys.BadWorlds: "a world of seat 0 is a position",
    wrong_toys.TrueWorlds: "nothing true is left in a world of seat 0",
    wrong_toys.OneWorld: (
        r"worlds of a watcher reach every hidden slot: slot 0 of hidden\(\) holds . in all"
    ),
    wrong_toys.Spendthrift: "asking and imagining change nothing|leaves the original alone",
    wrong_toys.TwoWays: "`play` and `apply` do the same",
    wrong_toys.Loud: "events hide what",
    wrong_toys.Silent: "events tell",
    wrong_toys.Wasteful: "all cards are there",
    wrong_toys.Pocketed: "all cards lie in zones",
}


@pytest.mark.parametrize("wrong", LAWS, ids=lambda wrong: wrong.__name__)
def test_a_wrong_game_is_found(wrong: type[ToyState], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "state_type", wrong)
    with pytest.raises(BrokenContract, match=LAWS[wrong]):
        check_game(Toy(), games=6, every=1, most_moves=50)


def test_a_name_is_no_game() -> None:
    with pytest.raises(OptionError, match=r"^a Game is checked, not its name or 'karma'"):
        check_game("karma")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("evidence", "law"),
    [
        (wrong_toys.Forgotten, "evidence survives being written and read"),
        (wrong_toys.Paranoid, "the truth is credible to seat"),
        (wrong_toys.Spying, "evidence is what everybody saw"),
    ],
)
def test_wrong_evidence_is_found(
    evidence: type[wrong_toys.Noted], law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "evidence", lambda *given: evidence(*given[2:]))
    with pytest.raises(BrokenContract, match=law):
        check_game(Toy(), games=20, every=1)


def test_events_must_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "known_events", (PLAYED,))
    with pytest.raises(BrokenContract, match="events are the game's own"):
        check_game(Toy(), games=1)


def test_a_large_table_is_tried_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "TRIES", 3)
    check_game(Toy(), games=3)
    monkeypatch.setattr(Toy, "state_type", wrong_toys.Permissive)
    with pytest.raises(BrokenContract, match="legal or refused"):
        check_game(Toy(), games=6, every=1)


def test_an_action_text_must_mean_one_action() -> None:
    game = Toy()
    game.actions.texts[1] = game.actions.texts[0]
    with pytest.raises(BrokenContract, match="play a: parses back"):
        check_game(game, games=1)
