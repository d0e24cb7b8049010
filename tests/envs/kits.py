"""Other people's test kits and our own checks; runs where their libraries are.

python -m tests.envs.kits KIT GAME
"""

import copy
import json
import pickle
import random
import sys
import tempfile
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pettingzoo.test
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.conversions import parallel_to_aec

from koloda import envs
from koloda.bots.ladder import find_player
from koloda.engine.values.options import Value, show
from koloda.envs.registration import identifier
from koloda.envs.vector import VectorEnv
from koloda.games import find_game
from tests.envs.tables import every_table, presets

CYCLES = 60


def tables(game: str) -> list[tuple[int, Any]]:
    """Every preset of a game, with the fewest and the most seats."""
    return [(players, options) for name, players, options in every_table() if name == game]


def name_there(game: str, players: int, options: dict[str, Value]) -> str:
    """The game as OpenSpiel's `load_game` takes it."""
    given: dict[str, Value] = {"players": players, **options}
    return f"koloda_{game}({','.join(f'{name}={show(value)}' for name, value in given.items())})"


def zoo(game: str) -> None:
    """PettingZoo's tests, agents acting by turns."""
    for players, options in tables(game):

        def make(players: int = players, options: Any = options) -> Any:
            return envs.aec(game, players, **options)

        pettingzoo.test.api_test(make(), CYCLES)
        pettingzoo.test.seed_test(make, CYCLES)


def together(game: str) -> None:
    """PettingZoo's tests, agents acting together, and the limit of cycles."""
    for players, options in tables(game):

        def make(players: int = players, options: Any = options, **more: Any) -> Any:
            return envs.parallel(game, players, **more, **options)

        def forgiving(max_cycles: int, make: Any = make) -> Any:
            return make(max_cycles=max_cycles, illegal="random")

        pettingzoo.test.parallel_api_test(make(), CYCLES)
        pettingzoo.test.parallel_seed_test(make, CYCLES)
        pettingzoo.test.max_cycles_test(
            SimpleNamespace(
                parallel_env=forgiving,
                env=lambda max_cycles, forgiving=forgiving: parallel_to_aec(forgiving(max_cycles)),
            )
        )


def gym(game: str) -> None:
    """Gymnasium's checker, and a game to the end against each of the quick players."""
    for players, options in tables(game):
        env = envs.gym(game, players, opponents="random", render_mode="ansi", **options)
        check_env(env, skip_close_check=True)
        for seat, opponent in enumerate(("random", "easy", "normal")):
            env = envs.gym(game, players, seat % players, opponent, **options)
            look, _ = env.reset(seed=seat)
            over, reward = False, 0.0
            while not over:
                action = int(np.flatnonzero(look["action_mask"])[0])
                look, reward, over, _, info = env.step(action)
                assert "illegal" not in info
            assert -1 <= reward <= 1
    for opponent, gathers in (("normal", False), ("hard", True)):
        env = envs.gym(game, opponents=opponent)
        env.reset(seed=1)
        assert env.unwrapped.table.gathers == gathers, "evidence is for whoever uses it"


def vector(game: str) -> None:
    """A batch is the same games as single environments with the same chance and choices."""
    for players, options in tables(game):
        number = 3
        # Random players of Kanobu hardly ever get rid of their cards.
        short = {**options, "cap": 20} if game == "kanobu" else options
        env = VectorEnv(game, number, players, seed=3, **short)
        again = VectorEnv(game, number, players, seed=3, **short)
        endings = steps = 0
        while not endings or steps < 150:
            steps += 1
            states = env.batch.states[:]
            actions = env.sample()
            looks, masks, scores, ended = env.step(actions)
            others = again.step(np.array(actions))
            for ours, theirs in zip((looks, masks, scores, ended), others, strict=True):
                assert (ours == theirs).all()
            assert all(states[row] is env.batch.states[row] or ended[row] for row in range(number))
            assert (masks.sum(axis=1) > 0).all()
            assert (scores[~ended] == 0).all() and np.allclose(scores.sum(axis=1), 0)
            for row, state in enumerate(env.batch.states):
                assert env.seats[row] == state.actor()
                assert np.flatnonzero(masks[row]).tolist() == state.legal_actions(state.actor())
            endings += int(ended.sum())
        refused(env)
    streams(game)


def refused(env: Any) -> None:
    """An illegal action is refused and nothing has changed."""
    before = env.observations
    wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in env.masks]
    for actions in (wrong, [0]):
        try:
            env.step(actions)
        except ValueError:
            assert (env.observations == before).all()
        else:
            raise AssertionError("an illegal action was taken")


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
        raises(gymnasium.error.ResetNeeded, lambda env=env: env.step(env.action_space.sample()))
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
    raises(ValueError, lambda: gymnasium.make_vec(identifier(game), 2, render_mode="human"))


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


def copies(game: str) -> None:
    """Every environment survives pickle, cloudpickle, deepcopy and another process."""
    for make in (envs.aec, envs.parallel, envs.gym, together_many, single_many):
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


def together_many(game: str) -> Any:
    """Batches in which all seats are the caller's."""
    return envs.gym_vector(game, 2, opponents=None)


def single_many(game: str) -> Any:
    """Batches against bots that gather evidence."""
    return envs.gym_vector(game, 2, opponents="hard#2", lists=True)


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


def spiel(game: str) -> None:
    """OpenSpiel's random simulation with serialisation; worlds for every information state."""
    import pyspiel

    import koloda.envs.openspiel as adapter

    del adapter
    for options in presets(find_game(game)):
        players = next(players for players, given in tables(game) if given == options)
        loaded = pyspiel.load_game(name_there(game, players, options))
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
        resample(loaded)
    state = loaded.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        if len(state.history()) == 60:
            break
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)


def resample(loaded: Any) -> None:
    """Worlds agree with what the player knows, and play on to the end."""
    rng = random.Random(1)
    state = loaded.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0 and rng.random() < 0.2:
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            world.clone().apply_action(rng.choice(world.legal_actions()))
        state.apply_action(rng.choice(state.legal_actions()))


def recall(game: str) -> None:
    """Information states tell apart whatever a player saw or did; observations do not."""
    import pyspiel

    import koloda.envs.openspiel as adapter

    del adapter
    loaded = pyspiel.load_game(f"koloda_{game}")
    rng = random.Random(5)
    came_from: dict[tuple[int, str], tuple[str, int]] = {}
    forgotten = 0
    for _ in range(3):
        state = loaded.new_initial_state()
        last: dict[int, tuple[str, int]] = {}
        while not state.is_terminal():
            player, action = state.current_player(), rng.choice(state.legal_actions())
            if player >= 0:
                text = state.information_state_string(player)
                assert text.endswith(state.observation_string(player))
                # Each information state continues exactly one earlier one and its action.
                before = last.get(player, ("", -1))
                assert text.startswith(before[0]) or not before[0]
                assert came_from.setdefault((player, text), before) == before
                chosen = state.action_to_string(player, action)
                last[player] = (f"{text}\n> {chosen}\n", action)
                forgotten += state.observation_string(player) != text
            state.apply_action(action)
    assert forgotten


def learn(game: str) -> None:
    """OpenSpiel's IS-MCTS bot plays and its outcome-sampling solver learns on a small variant."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    import koloda.envs.openspiel as adapter

    del adapter
    loaded = pyspiel.load_game(f"koloda_{game}(players=2,cap=2)")
    chance = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        loaded, mcts.RandomRolloutEvaluator(1, chance), 1.4, 20, random_state=chance
    )
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() == 1:
            state.apply_action(int(chance.choice(state.legal_actions())))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0
    np.random.seed(3)
    solver = OutcomeSamplingSolver(loaded)
    for _ in range(10):
        solver.iteration()
    assert len(solver._infostates) > 10


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


KITS = {
    kit.__name__: kit
    for kit in (zoo, together, gym, vector, many, copies, spiel, recall, learn, ppo)
}
# PettingZoo takes a dictionary with a mask for odd; the checker wishes more of a render mode.
EXPECTED = ("Observation space for each agent", "Observation is not a NumPy array", "spec")


def main() -> None:
    """Run one kit on one game; unexpected warnings are errors."""
    kit, game = sys.argv[1:]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        KITS[kit](game)
    texts = {str(warning.message) for warning in caught}
    print(json.dumps([text for text in sorted(texts) if not any(e in text for e in EXPECTED)]))


if __name__ == "__main__":
    main()
