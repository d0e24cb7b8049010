"""Proximal policy optimisation: one pass over the lessons of a round."""

from typing import Any, Final, NamedTuple

from koloda.train.needs import training
from koloda.train.net import Net
from koloda.train.selfplay import Lessons

with training():
    import numpy as np
    import torch
    from torch import nn
    from torch.nn import functional

CLIP: Final = 0.2
NORM: Final = 0.5
VALUE_WEIGHT: Final = 0.5
FLOOR: Final = -30.0
"""The least logarithm of a chance in the entropy, where an action is all but ruled out."""


class Notes(NamedTuple):
    """What a round of learning tells: the loss, the value's error, the policy's entropy."""

    loss: float
    error: float
    entropy: float


def new_optimizer(net: Net) -> Any:
    """Adam over all weights."""
    return torch.optim.Adam(net.parameters(), 1.0, eps=1e-5)


def learn(
    net: Net,
    optimizer: Any,
    lessons: Lessons,
    batch: int,
    rate: float,
    entropy: float,
    dice: Any,
) -> Notes:
    """One pass in batches of a random order; the means over them."""
    optimizer.param_groups[0]["lr"] = rate
    arrays = [torch.from_numpy(np.ascontiguousarray(array)) for array in lessons]
    order = torch.randperm(len(lessons.gains), generator=dice)
    found = [
        improve(net, optimizer, [array[rows] for array in arrays], entropy)
        for rows in order.tensor_split(max(1, len(order) // batch))
    ]
    return Notes(*(float(mean) for mean in np.mean(found, 0)))


def improve(net: Net, optimizer: Any, part: list[Any], entropy: float) -> tuple[float, ...]:
    """One step on the clipped objective."""
    looks, legal, place, old, gains, returns, views = part
    chances, values = net(looks, legal)
    ratio = (chances.gather(1, place[:, None])[:, 0] - old).exp()
    gain = (gains - gains.mean()) / (gains.std(correction=0) + 1e-5)
    better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
    spread = -(chances.exp() * chances.clamp(min=FLOOR)).sum(1).mean()
    error = functional.mse_loss(values, returns)
    loss = VALUE_WEIGHT * error - better - entropy * spread
    if net.critic is not None:
        loss = loss + VALUE_WEIGHT * functional.mse_loss(net.judged(views), returns)
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), NORM)
    optimizer.step()
    return loss.item(), error.item(), spread.item()
