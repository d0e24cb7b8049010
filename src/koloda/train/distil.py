"""Expert Iteration, the pupil's part: a network learns what a search visits and what came of it."""

from typing import Any, Final

from koloda.train.needs import training
from koloda.train.net import Net
from koloda.train.ppo import FLOOR, NORM, Notes
from koloda.train.search_games import Studies

with training():
    import numpy as np
    import torch
    from torch import nn
    from torch.nn import functional

BATCH: Final = 256
PASSES: Final = 2
"""How often the kept rounds are learnt from after each round."""


def study(net: Net, optimizer: Any, studies: Studies, rate: float, dice: Any) -> Notes:
    """Some passes in batches of a random order; the means of the last one."""
    optimizer.param_groups[0]["lr"] = rate
    arrays = [torch.from_numpy(np.ascontiguousarray(array)) for array in studies]
    for _ in range(PASSES):
        order = torch.randperm(len(studies.looks), generator=dice)
        found = [
            follow(net, optimizer, [array[rows] for array in arrays])
            for rows in order.tensor_split(max(1, len(order) // BATCH))
        ]
    return Notes(*(float(mean) for mean in np.mean(found, 0)))


def follow(net: Net, optimizer: Any, part: list[Any]) -> tuple[float, ...]:
    """One step towards the visits (cross entropy) and the results (squared error)."""
    looks, legal, visits, returns = part
    chances, values = net(looks, legal)
    surprise = -(visits * chances.clamp(min=FLOOR)).sum(1).mean()
    error = functional.mse_loss(values, returns)
    loss = surprise + error
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), NORM)
    optimizer.step()
    spread = -(chances.exp() * chances.clamp(min=FLOOR)).sum(1).mean()
    return loss.item(), error.item(), spread.item()
