"""Other people's test kits and our own checks; runs where their libraries are.

python -m tests.envs.kits KIT GAME
"""

import json
import pickle
import random
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo.test
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.conversions import parallel_to_aec

from koloda import envs
from koloda.engine.values.options import Value, show
from koloda.envs.vector import VectorEnv
from koloda.games import find_game
from tests.envs.exact_kit import exact
from tests.envs.own_kits import copies, many, ppo, raises, streams, suits, told
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

        asked_in_turn(make())
        pettingzoo.test.api_test(make(), CYCLES)
        pettingzoo.test.seed_test(make, CYCLES)


def asked_in_turn(env: Any) -> None:
    """Where several agents owe a choice, the next one to the left of the last is asked."""
    env.reset(seed=1)
    for _ in range(CYCLES):
        last = env.seats[env.agent_selection]
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
        if env.table.state.is_over():
            return
        assert env.seats[env.agent_selection] == env.table.state.next_to_act(last)


def together(game: str) -> None:
    """PettingZoo's tests, agents acting together, and the limit of cycles."""
    for players, options in tables(game):

        def make(players: int = players, options: Any = options, **more: Any) -> Any:
            return envs.parallel(game, players, **more, **options)

        def forgiving(max_cycles: int, make: Any = make) -> Any:
            return make(max_cycles=max_cycles, illegal="random")

        pettingzoo.test.parallel_api_test(make(), CYCLES)
        pettingzoo.test.parallel_seed_test(make, CYCLES)
        if "tiny" in options.values():
            continue  # A tiny game may be over before the limit that the next test sets.
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
            actions, asked = env.sample(), list(env.seats)
            looks, masks, scores, ended = env.step(actions)
            others = again.step(np.array(actions))
            for ours, theirs in zip((looks, masks, scores, ended), others, strict=True):
                assert (ours == theirs).all()
            assert all(states[row] is env.batch.states[row] or ended[row] for row in range(number))
            assert (masks.sum(axis=1) > 0).all()
            assert (scores[~ended] == 0).all() and np.allclose(scores.sum(axis=1), 0)
            for row, state in enumerate(env.batch.states):
                seat = state.next_to_act(-1 if ended[row] else asked[row])
                assert env.seats[row] == seat
                assert np.flatnonzero(masks[row]).tolist() == state.legal_actions(seat)
            endings += int(ended.sum())
        refused(env)
    streams(game)
    told(game)


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


SHORT = {
    "karma": "edition=tiny",
    "kanobu": "cap=20,recall=200",
    "unit": "preset=tiny",
    "karmaka": "cap=10,recall=200",
}
"""Tables whose games are short enough for a tensor of the past."""


def tensors(game: str) -> None:
    """OpenSpiel's test with tensors of perfect recall, which are different when the texts are."""
    import pyspiel

    import koloda.envs.openspiel as adapter

    del adapter
    assert not pyspiel.load_game(f"koloda_{game}").get_type().provides_information_state_tensor
    loaded = pyspiel.load_game(f"koloda_{game}({SHORT[game]})")
    assert loaded.get_type().provides_information_state_tensor
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)
    rng = random.Random(7)
    known: dict[bytes, str] = {}
    for _ in range(6):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0:
                text = f"{player} {state.information_state_string(player)}"
                seen = remembered(state, player)
                assert known.setdefault(seen, text) == text
                world = state.resample_from_infostate(player, rng.random)
                assert remembered(world, player) == seen
                assert remembered(state.clone(), player) == seen
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(set(known.values())) == len(known)
    too_short(loaded)


def remembered(state: Any, player: int) -> bytes:
    """The tensor of all that a player has seen and done."""
    return np.array(state.information_state_tensor(player), np.float32).tobytes()


def too_short(loaded: Any) -> None:
    """A game that does not fit is refused instead of being forgotten."""
    import pyspiel

    small = pyspiel.load_game(loaded.get_type().short_name, {"recall": 2})
    state = small.new_initial_state()
    while not state.is_terminal() and len(state.history()) < 200:
        state.apply_action(state.legal_actions()[0])
    raises(ValueError, lambda: state.information_state_tensor(0))


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


KITS = {
    kit.__name__: kit
    for kit in (
        *(zoo, together, gym, vector, many, copies, suits, spiel),
        *(recall, tensors, learn, ppo, exact),
    )
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
