"""MaskablePPO of sb3-contrib learns a game: python examples/learn/maskable_ppo.py karma.

It sits at 64 tables for two against `normal`, in the other seat of each with every new game. What
it has learnt becomes a file that any table knows:
koloda arena karma --players net:build/learn/karma-maskable.npz,normal.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy import ndarray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

from koloda.envs.networks import save_network
from koloda.envs.opposed import IN_TURN
from koloda.envs.registration import identifier

Array = ndarray[Any, Any]
HIDDEN = 128


class Tables(VecEnv):
    """Koloda's vector environment under the interface of Stable Baselines."""

    def __init__(self, game: str, tables: int, seed: int) -> None:
        self.many: Any = gymnasium.make_vec(
            identifier(game), tables, vectorization_mode="vector_entry_point", seat=IN_TURN
        ).unwrapped
        self.first_seed = seed
        cells = self.many.games.size
        super().__init__(
            tables,
            gymnasium.spaces.Box(0, np.inf, (cells,), np.float32),
            self.many.single_action_space,
        )

    def reset(self) -> Array:
        """New games everywhere."""
        return self.seen(self.many.reset(seed=self.first_seed)[0])

    def seen(self, looks: dict[str, Array]) -> Array:
        """Observations as the player `net:FILE` will read them; the masks wait to be asked for."""
        self.masks = looks["action_mask"].astype(bool)
        return np.log1p(looks["observation"], dtype=np.float32)

    def step_async(self, actions: Array) -> None:
        """Keep the actions for `step_wait`."""
        self.chosen = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """One choice at every table; a game that ended begins anew in the same step."""
        looks, rewards, ended, cut, infos = self.many.step(self.chosen)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended | cut):
            last = np.log1p(infos["final_obs"][row]["observation"], dtype=np.float32)
            told[row] = {"terminal_observation": last, "TimeLimit.truncated": bool(cut[row])}
        return self.seen(looks), rewards.astype(np.float32), ended | cut, told

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        """The masks, which is all that MaskablePPO asks tables for."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        """Whether tables have this method."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, _: Any = None) -> list[Any]:
        """An attribute of the vector environment, the same for every table."""
        return [getattr(self.many, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, *_: Any) -> None:
        """Tables have nothing that could be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, *_: Any) -> Sequence[bool]:
        """No table has a wrapper of its own."""
        return [False] * self.num_envs

    def close(self) -> None:
        """End the environment."""
        self.many.close()


def weights(model: MaskablePPO) -> dict[str, Array]:
    """The layers that choose, named as a network file names them; no score is promised."""
    first, _, second, _ = model.policy.mlp_extractor.policy_net
    layers = {"first": first, "second": second, "policy": model.policy.action_net}
    found = {name: layer.weight.detach().numpy().T for name, layer in layers.items()}
    found |= {f"{name}_bias": layer.bias.detach().numpy() for name, layer in layers.items()}
    nothing = np.zeros((HIDDEN, 1), np.float32)
    return found | {"value": nothing, "value_bias": nothing[0]}


def main(words: list[str] | None = None) -> None:
    """Learn, and keep what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="karma")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    given = parser.parse_args(words)
    tables = Tables(given.game, given.tables, given.seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        learning_rate=1e-3,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [HIDDEN, HIDDEN], "activation_fn": nn.ReLU},
        seed=given.seed,
        device="cpu",
        verbose=1,
    )
    model.learn(given.steps)
    given.out.mkdir(parents=True, exist_ok=True)
    file = given.out / f"{given.game}-maskable.npz"
    about = {"by": "MaskablePPO", "steps": given.steps, "seed": given.seed}
    save_network(file, tables.many.games.setup, weights(model), about)
    print(f"kept: {file}")


if __name__ == "__main__":
    main()
