"""What the trainer does, checked where torch is: python -m tests.train.checks FOLDER."""

import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import numpy as np
import torch

from koloda.arena.cluster import ClusterError
from koloda.bots.ladder import find_player
from koloda.bots.net_player import LAYERS, NetPlayer
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.errors import OptionError
from koloda.envs.vector import VectorEnv
from koloda.games import find_game
from koloda.train import run
from koloda.train.cluster import Corner, Spread, signature
from koloda.train.distil import study
from koloda.train.net import Net
from koloda.train.plan import Plan
from koloda.train.ppo import new_optimizer
from koloda.train.run import Progress, Training
from koloda.train.search_games import Studies, Task, play_one
from koloda.train.selfplay import Turn, judge, spread
from koloda.train.strength import measured
from koloda.train.workers import Alone, new_net
from tests.train.ray_stand_in import Elsewhere, Losing, StandIn

TINY = Plan(steps=2 * 48 * 4, hidden=8, games=4, batch=32, span=1, deals=1)

TOLD: list[Progress] = []
"""What trainings have told since this was emptied."""


def trained(setup: Setup, out: Path, processes: int = 1, plan: Plan = TINY) -> bytes:
    """The player's file after a tiny training to its end."""
    training = Training(setup, plan, out)
    training.go_on()
    training.run(processes, TOLD.append)
    return training.player.read_bytes()


def kill_in_the_middle(out: Path) -> None:
    """The command itself, killed when its first report has told that a checkpoint is near."""
    given = {name: value for name, value in TINY._asdict().items() if value}
    words = [f"--{name.replace('_', '-')}={value}" for name, value in given.items()]
    command = [sys.executable, "-u", "-m", "koloda", "train", "karma", *words, f"--out={out}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("192 of 384 steps, ")
        while not (out / "karma-2.state.npz").exists():
            time.sleep(0.01)
        process.kill()


def a_killed_training_goes_on_to_the_same_network(folder: Path) -> None:
    setup = find_game("karma").setup(2)
    whole = trained(setup, folder / "whole")
    reports = [now for now in TOLD if now.report]
    assert [now.steps for now in reports] == [192, 384]
    assert reports[0].of == 384
    assert all(now.normal and 0 <= now.normal.points <= 100 for now in reports)
    kill_in_the_middle(folder / "killed")
    (folder / "killed" / "karma-2.state.npz.new").write_bytes(b"half")
    TOLD.clear()
    assert trained(setup, folder / "killed") == whole
    assert [now.steps for now in TOLD if now.report] == [384]
    TOLD.clear()
    assert trained(setup, folder / "whole") == whole
    assert TOLD == [], "nothing was left to do"
    refused(Training(setup, TINY._replace(seed=2), folder / "whole"))
    with mock.patch.object(run, "fingerprint", return_value="cells that mean something else"):
        refused(Training(setup, TINY, folder / "whole"))
    (folder / "whole" / "karma-2.state.npz").write_bytes(b"no checkpoint")
    refused(Training(setup, TINY, folder / "whole"))


def refused(training: Training) -> None:
    """A checkpoint that is another training's, or none, is not taken."""
    try:
        training.go_on()
        raise AssertionError("the checkpoint was taken")
    except OptionError:
        pass


def processes_change_nothing(folder: Path) -> None:
    setup = find_game("karma").setup(3, {"cap": 12})
    plan = TINY._replace(steps=1, deals=0, rival="normal", critic=True, epochs=2)
    assert trained(setup, folder / "one", 1, plan) == trained(setup, folder / "two", 2, plan)


def a_lost_shard_is_played_again_to_the_same_lessons(_: Path) -> None:
    setup = find_game("karma").setup(2, {"cap": 12})
    plan = TINY._replace(rival="normal")
    torch.manual_seed(3)
    nets = [new_net(setup, plan.hidden) for _ in range(3)]
    spread, alone = Spread(StandIn(), setup, plan, "here"), Alone(setup, plan)
    for span in (0, 1):
        spread.begin(span)
        alone.begin(span)
        for number, net in enumerate(nets):
            if number:
                spread.corners[number].lost = True
            for ours, theirs in zip(spread.play(net, 5), alone.play(net, 5), strict=True):
                assert all((one == other).all() for one, other in zip(ours, theirs, strict=True))
    for corner in spread.corners:
        corner.lost = True
    spread.corner = Losing(Corner)
    refused_by(ClusterError, lambda: spread.play(nets[0], 5))


def another_koloda_on_the_cluster_is_refused(_: Path) -> None:
    setup = find_game("karma").setup(2)
    other = find_game("karma").setup(3)
    assert signature(setup) != signature(other)
    refused_by(ClusterError, lambda: Spread(Elsewhere(signature(other)), setup, TINY, "here"))


def refused_by(kind: type[Exception], call: Callable[[], object]) -> None:
    """That a call raises this and nothing else."""
    try:
        call()
    except kind:
        return
    raise AssertionError(f"{kind.__name__} was expected")


def the_player_chooses_as_the_network(folder: Path) -> None:
    """In a game whose actions share outputs, so that their sums are tried, too."""
    setup = find_game("unit").setup(2)
    plan = TINY._replace(steps=1, deals=0)
    training = Training(setup, plan, folder)
    training.run(1, lambda _: None)
    assert training.player.stat().st_size < 1_000_000
    player = find_player(f"net:{training.player}")
    assert isinstance(player, NetPlayer)
    env = VectorEnv(setup.game, 4, setup.players, 7)
    half = training.net
    half.take(
        {name: array.astype(np.float16).astype(np.float32) for name, array in half.arrays().items()}
    )
    same = total = 0
    for _ in range(10):
        legal, looks = env.legal_lists, env.observations
        best = half.best(looks, legal)
        for state, seat, action in zip(
            env.batch.states, env.seats.tolist(), best.tolist(), strict=True
        ):
            evidence = setup.game.evidence(setup)
            same += player.choose(state.clone(), seat, evidence, env.random) == action
            total += 1
        env.step(best)
    assert same >= total - 2, "but for ties in the last bit of a sum"


def a_critic_sees_all_hands_and_the_player_s_file_has_none(folder: Path) -> None:
    setup = find_game("karma").setup(2)
    env = VectorEnv(setup.game, 3, setup.players, 7)
    env.step(env.sample())
    views, seats = env.critic_views(np.array([2, 0])), env.seats
    assert views.shape == (2, 2 * env.size)
    for row, game in enumerate((2, 0)):
        for step, view in enumerate(views[row].reshape(2, -1)):
            sheet = Sheet(env.size)
            env.batch.states[game].observe((int(seats[game]) + step) % 2, sheet)
            assert bytes(view) == sheet.packed()
    plan = TINY._replace(deals=0)
    for name, critic in (("without", False), ("with", True)):
        trained(setup, folder / name, 1, plan._replace(critic=critic))
    files = [np.load(folder / name / "karma-2.npz") for name in ("without", "with")]
    assert set(files[0]) == set(files[1])
    assert all(files[0][name].shape == files[1][name].shape for name in LAYERS)
    assert any((files[0][name] != files[1][name]).any() for name in LAYERS)
    state = np.load(folder / "with" / "karma-2.state.npz")
    assert any("critic" in name for name in state), "a training that goes on needs it"


def search_games_are_the_same_after_a_stop_and_in_any_number_of_processes(folder: Path) -> None:
    setup = find_game("karma").setup(2, {"cap": 12})
    plan = TINY._replace(steps=1, deals=0, critic=True, search=6, search_games=3, search_rounds=2)
    whole = trained(setup, folder / "whole", 1, plan)
    assert trained(setup, folder / "two", 2, plan) == whole
    stopped = Training(setup, plan, folder / "stopped")

    def stop(now: Progress) -> None:
        if now.searched == 2:
            raise InterruptedError

    try:
        stopped.run(1, stop)
        raise AssertionError("it was not stopped")
    except InterruptedError:
        pass
    assert np.load(folder / "stopped" / "karma-2.npz")["about"].size
    TOLD.clear()
    assert trained(setup, folder / "stopped", 1, plan) == whole
    assert [now.searched for now in TOLD if now.report] == [2], "only the last round was left"
    assert trained(setup, folder / "less", 1, plan._replace(search=7)) != whole
    refused(Training(setup, plan._replace(search=8), folder / "whole"))


def a_study_has_the_visits_and_the_result_of_the_seat_that_chose(_: Path) -> None:
    setup = find_game("karma").setup(3, {"cap": 12})
    for number in range(3):
        task = Task("karma", 3, {"cap": 12}, "", 9, 1, 0, (number,))
        expert, scores = play_one(setup, None, task, number)
        studies = expert.studies(scores)
        assert np.allclose(studies.visits.sum(1), 1)
        assert ((studies.legal >= 0) | (studies.visits == 0)).all()
        for seat, mean, row in zip(expert.seats, expert.means, studies.returns, strict=True):
            others = [scores[(seat + step) % 3] for step in (1, 2)]
            assert np.allclose(row, [(scores[seat] + mean) / 2, *others])
        assert [each.tobytes() for each in studies.looks] == expert.looks


def a_network_learns_what_a_search_visits(_: Path) -> None:
    """One position again and again: its most visited action becomes the likely one."""
    setup = find_game("karma").setup(2)
    torch.manual_seed(3)
    net = new_net(setup, 8)
    env = VectorEnv(setup.game, 1, 2, 7)
    legal, looks = env.legal_lists[:1], env.observations[:1]
    wanted = int((legal[0] >= 0).sum()) - 1
    assert wanted > 0
    visits = np.zeros(legal.shape, np.float32)
    visits[0, wanted] = 1
    looked, listed, visited = (np.repeat(array, 64, 0) for array in (looks, legal, visits))
    studies = Studies(looked, listed, visited, np.full((64, 1), 0.5, np.float32))
    optimizer, dice = new_optimizer(net), torch.Generator()
    first = study(net, optimizer, studies, 1e-2, dice)
    for _pass in range(40):
        last = study(net, optimizer, studies, 1e-2, dice)
    assert last.loss < first.loss / 4
    assert net.best(looks, legal)[0] == legal[0, wanted]


def a_training_begins_with_a_network_from_a_file(folder: Path) -> None:
    setup = find_game("karma").setup(2)
    plan = TINY._replace(steps=1, deals=0)
    trained(setup, folder / "first", 1, plan)
    file = str(folder / "first" / "karma-2.npz")
    again = Training(setup, plan._replace(seed=5, begin=file), folder / "second")
    stored = np.load(file)
    assert all((again.net.stored()[name] == stored[name]).all() for name in LAYERS)
    for wrong, table in ((plan._replace(hidden=9), setup), (plan, find_game("karma").setup(3))):
        try:
            Training(table, wrong._replace(begin=file), folder / "third")
            raise AssertionError("another shape was taken")
        except OptionError:
            pass


def gains_go_to_the_seat_that_chose(_: Path) -> None:
    """Three seats, one game, two choices; the second one is forced and hands on the end."""
    expected = np.array([[0.5, -0.25, -0.25]], np.float32)
    none = np.zeros((0, 3), np.float32)
    first = Turn(
        np.array([1]), np.array([0]), spread(expected, np.array([1]), 3), np.array([False]), none
    )
    scores = np.array([[1.0, -1.0, 0.0]], np.float32)
    second = Turn(np.array([2]), np.array([], int), none, np.array([True]), scores)
    first = first._replace(scores=np.zeros((1, 3), np.float32))
    gains, returns = judge([first, second], np.zeros((1, 3), np.float32), 3)
    assert gains.tolist() == [-1.5]
    assert returns.tolist() == [[-1.0, 0.0, 1.0]]
    assert spread(np.array([[0.5]]), np.array([1]), 2).tolist() == [[-0.5, 0.5]]


def a_network_against_itself_has_half(_: Path) -> None:
    setup = find_game("kanobu").setup(2)
    torch.manual_seed(3)
    net: Net = new_net(setup, 8)
    share = measured(net, net, setup, 2, 1)
    assert (share.points, share.doubt) == (50.0, 0.0)


if __name__ == "__main__":
    warnings.simplefilter("error")
    place = Path(sys.argv[1])
    for check in (
        gains_go_to_the_seat_that_chose,
        a_killed_training_goes_on_to_the_same_network,
        processes_change_nothing,
        a_lost_shard_is_played_again_to_the_same_lessons,
        another_koloda_on_the_cluster_is_refused,
        the_player_chooses_as_the_network,
        a_network_against_itself_has_half,
        a_critic_sees_all_hands_and_the_player_s_file_has_none,
        search_games_are_the_same_after_a_stop_and_in_any_number_of_processes,
        a_study_has_the_visits_and_the_result_of_the_seat_that_chose,
        a_network_learns_what_a_search_visits,
        a_training_begins_with_a_network_from_a_file,
    ):
        (place / check.__name__).mkdir()
        check(place / check.__name__)
        print(check.__name__, flush=True)
