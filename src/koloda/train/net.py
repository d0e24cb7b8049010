"""The network that is trained: two layers of rectified units, a policy and expected scores."""

from typing import Any

from numpy import ndarray

from koloda.train.needs import training

with training():
    import numpy as np
    import torch
    from torch import nn
    from torch.nn import functional

Array = ndarray[Any, Any]
PADDING = -1
NEVER = -1e9


class Net(nn.Module):
    """An observation in; a logit for each legal action and every seat's expected score out.

    Scores stand in the order of the seats from the viewer's on. Two seats have one number: what
    one of them wins, the other loses. In training a critic may stand beside it, which expects
    scores from what all seats see; the player's file has nothing of it.
    """

    def __init__(
        self, cells: int, parts: Array, hidden: int, players: int, critic: bool = False
    ) -> None:
        super().__init__()
        self.first = nn.Linear(cells, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, int(parts.max()), bias=False)
        self.policy_bias = nn.Parameter(torch.zeros(len(parts)))
        self.value = nn.Linear(hidden, 1 if players == 2 else players)
        self.critic = (
            new_critic(cells * players, hidden, self.value.out_features) if critic else None
        )
        self.register_buffer("parts", torch.from_numpy(parts), persistent=False)
        with torch.no_grad():
            self.policy.weight.mul_(0.1)
            self.value.weight.mul_(0.1)

    def forward(self, looks: Any, legal: Any) -> tuple[Any, Any]:
        """Logarithms of the legal actions' chances, and the expected scores."""
        body = functional.relu(self.first(torch.log1p(looks.float())))
        body = functional.relu(self.second(body))
        outputs, actions = self.policy(body), legal.clamp(min=0)
        logits = self.policy_bias[actions]
        for column in range(self.parts.shape[1]):
            part = self.parts[:, column][actions]
            given = outputs.gather(1, (part - 1).clamp(min=0))
            logits = logits + (given if column == 0 else given * (part > 0))
        logits = logits.masked_fill(legal == PADDING, NEVER)
        return torch.log_softmax(logits, 1), torch.tanh(self.value(body))

    def judged(self, views: Any) -> Any:
        """The expected scores by the critic, from the views of all seats."""
        assert self.critic is not None
        return torch.tanh(self.critic(torch.log1p(views.float())))

    def best(self, looks: Array, legal: Array) -> Array:
        """The action with the greatest chance in each row."""
        with torch.inference_mode():
            chances, _ = self(torch.from_numpy(looks), torch.from_numpy(legal))
        place = chances.argmax(1).numpy()
        chosen: Array = legal[np.arange(len(legal)), place]
        return chosen

    def arrays(self) -> dict[str, Array]:
        """Copies of all weights by name, as NumPy has them."""
        return {name: array.detach().numpy().copy() for name, array in self.named_parameters()}

    def take(self, arrays: dict[str, Array]) -> None:
        """Take weights over that `arrays` gave."""
        with torch.no_grad():
            for name, array in self.named_parameters():
                array.copy_(torch.from_numpy(arrays[name]))

    def stored(self) -> dict[str, Array]:
        """The weights as a player's file has them: only the viewer's score, matrices turned."""
        own = {name: array for name, array in self.arrays().items() if "critic" not in name}
        kept = {name.replace(".weight", ""): array for name, array in own.items()}
        kept = {name.replace(".bias", "_bias"): array for name, array in kept.items()}
        kept["value"], kept["value_bias"] = kept["value"][:1], kept["value_bias"][:1]
        turned = {name: array.T if array.ndim == 2 else array for name, array in kept.items()}
        if self.parts.shape[1] > 1:
            turned["parts"] = self.parts.numpy()
        return turned


def new_critic(cells: int, hidden: int, outputs: int) -> Any:
    """Two layers of rectified units of its own, so that nothing hidden reaches the policy."""
    critic = nn.Sequential(
        nn.Linear(cells, hidden),
        nn.ReLU(),
        nn.Linear(hidden, hidden),
        nn.ReLU(),
        nn.Linear(hidden, outputs),
    )
    with torch.no_grad():
        critic[-1].weight.mul_(0.1)
    return critic
