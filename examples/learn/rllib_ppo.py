"""PPO of RLlib, with its module for action masks, learns a game: examples/learn/rllib_ppo.py karma.

It plays one seat against `normal`, in its own process or in runners, processes of a Ray cluster.
What it has learnt becomes a file that any table knows:
koloda arena karma --players net:build/learn/karma-rllib.npz,normal.
"""

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy import ndarray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from koloda.envs.networks import save_network
from koloda.envs.single import Single

Array = ndarray[Any, Any]
HIDDEN = 128


class Seat(gymnasium.Env[dict[str, Array], int]):
    """One seat against `normal`, first and last in turn, under the names of RLlib's module."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.tables = [Single(config["game"], seat=seat) for seat in (0, 1)]
        self.games = 0
        first = self.tables[0]
        mask = gymnasium.spaces.Box(0.0, 1.0, (int(first.action_space.n),), np.float32)
        cells = gymnasium.spaces.Box(0.0, np.inf, (first.table.size,), np.float32)
        self.observation_space = gymnasium.spaces.Dict({"action_mask": mask, "observations": cells})
        self.action_space = first.action_space

    def seen(self, look: dict[str, Array]) -> dict[str, Array]:
        """An observation as the player `net:FILE` will read it, and the mask."""
        return {
            "action_mask": look["action_mask"].astype(np.float32),
            "observations": np.log1p(look["observation"], dtype=np.float32),
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """A new game in the other seat."""
        self.games += 1
        self.table = self.tables[self.games % 2]
        return self.seen(self.table.reset(seed=seed, options=options)[0]), {}

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """The learner's action, then the other's."""
        look, reward, ended, cut, _ = self.table.step(int(action))
        return self.seen(look), reward, ended, cut, {}


def plan(game: str, runners: int, seed: int) -> PPOConfig:
    """What RLlib is asked for."""
    return (
        PPOConfig()
        .environment(Seat, env_config={"game": game})
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=16)
        .training(
            lr=1e-3,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.01,
            train_batch_size_per_learner=8192,
            minibatch_size=1024,
            num_epochs=4,
        )
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={
                    "fcnet_hiddens": [HIDDEN, HIDDEN],
                    "fcnet_activation": "relu",
                    "vf_share_layers": False,
                    "head_fcnet_hiddens": [],
                },
            )
        )
        .debugging(seed=seed, log_level="ERROR")
    )


def weights(module: Any) -> dict[str, Array]:
    """The layers that choose, named as a network file names them; no score is promised."""
    linear = [
        layer
        for part in (module.encoder.actor_encoder, module.pi)
        for layer in part.modules()
        if hasattr(layer, "weight")
    ]
    layers = dict(zip(("first", "second", "policy"), linear, strict=True))
    found = {name: layer.weight.detach().cpu().numpy().T for name, layer in layers.items()}
    found |= {f"{name}_bias": layer.bias.detach().cpu().numpy() for name, layer in layers.items()}
    nothing = np.zeros((HIDDEN, 1), np.float32)
    return found | {"value": nothing, "value_bias": nothing[0]}


def main(words: list[str] | None = None) -> None:
    """Learn, and keep what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="karma")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--runners", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    given = parser.parse_args(words)
    algorithm = plan(given.game, given.runners, given.seed).build_algo()
    done = 0
    while done < given.steps:
        told = algorithm.train()
        done = int(told["num_env_steps_sampled_lifetime"])
        reward = told["env_runners"].get("episode_return_mean", float("nan"))
        print(f"{done:,} steps, mean score against normal {reward:+.2f}", flush=True)
    given.out.mkdir(parents=True, exist_ok=True)
    file = given.out / f"{given.game}-rllib.npz"
    about = {"by": "RLlib PPO", "steps": done, "seed": given.seed}
    setup = Single(given.game).table.setup
    save_network(file, setup, weights(algorithm.get_module()), about)
    algorithm.stop()
    print(f"kept: {file}")


if __name__ == "__main__":
    main()
