"""Our own checks of what Gymnasium's libraries need: vector environments, copies, training."""

import copy
import pickle
import tempfile
from pathlib import Path
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from koloda import envs
from koloda.bots.ladder import find_player
from koloda.engine.chance.rng import Rng, stream
from koloda.engine.contract.evidence import observe
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.driver import Driver
from koloda.envs.registration import identifier
from koloda.envs.vector import VectorEnv


def many(game: str) -> None:
    """Gymnasium's vector environment: what single games give, final looks, limits, wrong use."""
    for opponents, lists in (("normal", False), ("hard#2", True), (None, False)):
        env = gymnasium.make_vec(
            identifier(game),
            num_envs=4,
            opponents=opponents,
            lists=lists,
            seat=0 if opponents is None else -1,
            max_episode_steps=40,
            render_mode="ansi",
        )
        env.action_space.seed(1)
        raises(ResetNeeded, lambda env=env: env.step(env.action_space.sample()))
        looks, _ = env.reset(seed=4)
        assert looks in env.observation_space
        ends = cuts = 0
        while not cuts or not ends:
            games = env.unwrapped.games
            acted = games.seats
            looks, rewards, over, cut, infos = env.step(np.array(games.sample()))
            assert looks in env.observation_space
            assert not (over & cut).any() and (rewards[~over] == 0).all()
            for row in np.flatnonzero(over | cut):
                final = infos["final_obs"][row]
                assert final in env.single_observation_space
                assert infos["_final_obs"][row] and infos["_final_info"][row]
                if not lists:
                    assert final["action_mask"].any() == cut[row]
                    looks["action_mask"][row] = 0  # nobody else's memory
                if over[row]:
                    assert rewards[row] == infos["scores"][row, acted[row]]
            ends, cuts = ends + int(over.sum()), cuts + int(cut.sum())
            if not ends and cuts > 400:  # random players of Kanobu hardly ever get rid of cards
                break
        assert all(len(table) > 20 for table in env.render())
        first = [env.reset(seed=seed)[0] for seed in (7, 7, 8)]
        same = [look if lists else look["observation"] for look in first]
        assert (same[0] == same[1]).all() and (same[0] != same[2]).any()
    wrong_use(game)


def wrong_use(game: str) -> None:
    """A render mode that there is not, and a step before the first deal, are refused at once."""
    makers: dict[Any, type[Exception]] = {
        envs.aec: RuntimeError,
        envs.parallel: RuntimeError,
        envs.gym: ResetNeeded,
        together_many: ResetNeeded,
    }
    for make, error in makers.items():
        raises(ValueError, lambda make=make: make(game, render_mode="human"))
        raises(error, lambda make=make: make(game).step(0))
    for make in (envs.aec, envs.parallel):
        raises(ValueError, lambda make=make: make(game, max_cycles=-1))
    raises(ValueError, lambda: VectorEnv(game, 0))
    raises(ValueError, lambda: VectorEnv(game, 1, max_cycles=-1))
    raises(ValueError, lambda: VectorEnv(game, 2).final(0))
    _, infos = envs.parallel(game).reset(seed=1)
    assert all(info["action_mask"].any() for info in infos.values())
    own_arrays(game)


def own_arrays(game: str) -> None:
    """Whatever the caller writes into arrays of a single environment changes nothing in it."""
    env = envs.aec(game)
    env.reset(seed=1)
    for agent in env.possible_agents:
        look = env.observe(agent)
        look["observation"][:] = 1
        look["action_mask"][:] = 1
        env.infos[agent]["action_mask"][:] = 1
    agent = env.agent_selection
    wrong = set(range(env.table.actions)) - set(env.table.legal(env.seats[agent]))
    env.step(min(wrong))
    assert env.rewards[agent] == -1 and all(env.terminations.values())
    look, info = envs.gym(game).reset(seed=1)
    assert all(array.flags.writeable for array in (*look.values(), *info.values()))


def raises(kind: type[Exception], function: Any) -> None:
    """That a call is refused."""
    try:
        function()
    except kind:
        return
    raise AssertionError(f"{kind.__name__} was expected")


def streams(game: str) -> None:
    """No two games of two seeds, or of batches of other sizes, share a deal."""
    looks = [
        VectorEnv(game, number, 2, seed).observations for seed in range(3) for number in (3, 4)
    ]
    assert all((looks[at][:3] == looks[at + 1][:3]).all() for at in (0, 2, 4))
    rows = {row.tobytes() for at in (1, 3, 5) for row in looks[at]}
    assert len(rows) == 12


def told(game: str) -> None:
    """With evidence a batch shows what a driver of the same game gathers, behind the view."""
    rngs = [stream(3, row) for row in range(3)]
    env, plain = VectorEnv(game, 3, seed=3, evidence=True), VectorEnv(game, 3, seed=3)
    layout = env.setup.layout()
    drivers = [begun(env.setup, rng) for rng in rngs]
    shown = 0
    for _ in range(400):
        actions, seats = env.sample(), env.seats.tolist()
        looks = env.step(actions)[0]
        assert (looks[:, : plain.size] == plain.step(actions)[0]).all()
        shown += int(looks[:, plain.size :].any())
        for row, rng in enumerate(rngs):
            drivers[row].play(seats[row], actions[row])
            if drivers[row].state.is_over():
                drivers[row] = begun(env.setup, rng)
            sheet, seat = Sheet(env.size), int(env.seats[row])
            observe(drivers[row].state, drivers[row].evidence, layout, seat, sheet)
            assert looks[row].tobytes() == sheet.packed()
            view = env.critic_views(np.array([row]))[0]
            assert (view[: env.size] == looks[row]).all()
    assert shown or not layout.told
    for other in (
        envs.aec(game, evidence=True),
        envs.parallel(game, evidence=True),
        envs.gym(game, evidence=True),
        evident_many(game),
    ):
        advance(other, 5)
        table = getattr(other, "table", None)
        if table is not None:
            assert table.observation(0).size == table.size == layout.size
            assert not layout.told or not table.game.evidence.gathers_nothing()
        else:
            assert other.games.size == layout.size


def begun(setup: Setup, rng: Rng) -> Driver:
    """A game whose first choice is waited for."""
    driver = Driver(setup, rng)
    driver.settle()
    return driver


def copies(game: str) -> None:
    """Every environment survives pickle, cloudpickle, deepcopy and another process."""
    for make in (envs.aec, envs.parallel, envs.gym, together_many, single_many, evident_many):
        for again in (via(pickle), via(cloudpickle), copy.deepcopy):
            env = make(game)
            advance(env, 4)  # so short that no game ends
            other = again(env)
            assert advance(other, 2) == advance(env, 2)
    apart = gymnasium.make_vec(
        identifier(game),
        2,
        "async",
        vector_kwargs={"context": "spawn"},
        opponents=find_player("easy"),
    )
    together = gymnasium.make_vec(identifier(game), 2, "sync", opponents=find_player("easy"))
    for env in (apart, together):
        env.reset(seed=5)
    for _ in range(5):
        masks = together.call("action_masks")
        actions = np.array([int(np.flatnonzero(mask)[0]) for mask in masks])
        theirs, ours = apart.step(actions), together.step(actions)
        assert (theirs[0]["observation"] == ours[0]["observation"]).all()
    apart.close()


def suits(game: str) -> None:
    """SuperSuit makes a vector environment of `parallel`, here and in other processes."""
    import supersuit

    seen = []
    for processes in (0, 2):
        one = supersuit.pettingzoo_env_to_vec_env_v1(envs.parallel(game, illegal="random"))
        env = supersuit.concat_vec_envs_v1(one, 2, processes, base_class="gymnasium")
        env.reset(seed=3)
        for _ in range(5):
            looks = env.step(np.zeros(env.num_envs, np.int64))[0]
        assert looks["observation"].shape[0] == looks["action_mask"].shape[0] == env.num_envs
        seen.append(looks["observation"].tobytes())
        env.close()
    assert seen[0] == seen[1]


def together_many(game: str, render_mode: str | None = None) -> Any:
    """Batches in which all seats are the caller's."""
    return envs.gym_vector(game, 2, opponents=None, render_mode=render_mode)


def single_many(game: str) -> Any:
    """Batches against bots that gather evidence."""
    return envs.gym_vector(game, 2, opponents="hard#2", lists=True)


def evident_many(game: str) -> Any:
    """Batches that show evidence."""
    return envs.gym_vector(game, 2, opponents=None, evidence=True)


def via(module: Any) -> Any:
    """What a pickling module brings back."""
    return lambda env: module.loads(module.dumps(env))


def advance(env: Any, steps: int) -> str:
    """Some first legal actions in an environment of any kind, and what it looks like then."""
    if not hasattr(env, "began"):
        env.reset(seed=3)
        env.began = True
    for _ in range(steps):
        if hasattr(env, "agent_selection"):
            mask = env.infos[env.agent_selection]["action_mask"]
            env.step(int(np.flatnonzero(mask)[0]))
            seen = env.observe(env.possible_agents[0])["observation"]
        elif hasattr(env, "possible_agents"):
            looks = env.looks()
            actions = {
                agent: int(np.flatnonzero(look["action_mask"])[0]) for agent, look in looks.items()
            }
            seen = env.step(actions)[0]["seat_0"]["observation"]
        elif hasattr(env, "num_envs"):
            env.step(env.games.legal_lists[:, 0])
            seen = env.games.observations
        else:
            seen = env.step(int(np.flatnonzero(env.action_masks())[0]))[0]["observation"]
    return str(seen.tobytes().hex())


def ppo(game: str) -> None:
    """The example trains a little, goes on after a stop, and its player sits down at a table."""
    from learn import ppo as example

    with tempfile.TemporaryDirectory() as folder:
        words = ["--game", game, "--out", folder]
        small = {"games": 8, "steps": 8, "hidden": 8, "batch": 32, "every": 1, "trial": 4}
        words += [f"--{name}={value}" for name, value in small.items()]
        example.main([*words, "--choices", "60"])
        file = Path(folder) / f"{game}.npz"
        first = file.read_bytes()
        example.main([*words, "--choices", "60", "--resume"])
        assert file.read_bytes() == first, "nothing is left to do"
        example.main([*words, "--choices", "120", "--resume"])
        assert file.read_bytes() != first
        env = envs.gym(game, opponents=f"net:{file}")
        env.reset(seed=1)
        for _ in range(3):
            env.step(int(np.flatnonzero(env.action_masks())[0]))
        judged(example)


def judged(example: Any) -> None:
    """What the network learns from is what the gradient of its loss says."""
    net = example.Net(4, 3, 5, np.random.default_rng(1))
    looks = np.array([[0, 1, 2, 3], [3, 0, 0, 1]], np.uint8)
    legal = np.array([[0, 2], [1, -1]])
    place = np.array([[1], [0]])
    gains, returns = np.array([1, -1], np.float32), np.array([0.5, -0.5], np.float32)
    old = np.take_along_axis(net.forward(looks, legal)[0], place, 1)[:, 0]

    def loss() -> float:
        chances, values, _ = net.forward(looks, legal)
        ratio = np.exp(np.take_along_axis(chances, place, 1)[:, 0] - old)
        odds = np.exp(chances)
        spread = -(odds * np.maximum(chances, -30)).sum(1).mean()
        return float(((values - returns) ** 2).mean() / 2 - (ratio * gains).mean() - 0.1 * spread)

    slopes: dict[str, Any] = {}
    net.adam = lambda found, _: slopes.update(found)
    net.weights = {name: array.astype(np.float64) for name, array in net.weights.items()}
    net.learn((looks, legal, place, old, gains, returns), 0.1, 0.1)
    for name, array in net.weights.items():
        place_of = (0,) * array.ndim
        before = array[place_of]
        array[place_of] = before + 1e-4
        above = loss()
        array[place_of] = before - 1e-4
        below = loss()
        array[place_of] = before
        measured = (above - below) / 2e-4
        assert abs(measured - slopes[name][place_of]) < 1e-4, name
