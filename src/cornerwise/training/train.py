"""Learning: the loss, the steps, and the average of the weights that plays."""

import math
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from cornerwise.errors import CornerwiseError
from cornerwise.training.batches import Batch
from cornerwise.training.net import Folded, Guess, Net
from cornerwise.training.replay import TARGETS


@dataclass(frozen=True)
class LossWeights:
    policy: float = 1.0
    shares: float = 1.0
    margins: float = 0.5
    owned: float = 0.5


LOSSES = ("policy", "shares", "margins", "owned")


def policy_loss(policy: Tensor, batch: Batch) -> Tensor:
    """How far the parts of the classes are from what they should be, over legal moves only.

    All moves that are no targets make one class, so that nothing is said about which of them is better.
    """
    count = TARGETS + 1
    logits = policy.reshape(-1).index_select(0, batch.places).float()
    positions = batch.classes // count
    highest = torch.full((len(batch.parts),), -torch.inf, device=logits.device)
    highest = highest.scatter_reduce(0, positions.long(), logits.detach(), "amax")
    weights = torch.exp(logits - highest.index_select(0, positions))
    sums = torch.zeros(len(batch.parts) * count, device=logits.device).index_add(0, batch.classes, weights)
    sums = sums.view(-1, count)
    logs = torch.log(sums.clamp_min(1e-12)) - torch.log(sums.sum(1, keepdim=True))
    return -(batch.parts * logs).sum(1).mean()


def losses(guess: Guess, batch: Batch) -> Tensor:
    """In the order of `LOSSES`."""
    seats = batch.shares.shape[1]
    shares = functional.log_softmax(guess.shares[:, :seats].float(), 1)
    parts = (
        policy_loss(guess.policy, batch),
        -(batch.shares * shares).sum(1).mean(),
        functional.smooth_l1_loss(guess.margins[:, :seats].float(), batch.margins, beta=0.5),
        functional.binary_cross_entropy_with_logits(guess.owned.float(), batch.owned),
    )
    return torch.stack(parts)


class Trainer:
    """A net that learns, and the running average of its weights."""

    def __init__(self, net: Net, device: torch.device, lr: float, decay: float, weights: LossWeights) -> None:
        self.net = net.to(device=device, memory_format=torch.channels_last)
        self.average = deepcopy(self.net).requires_grad_(False).eval()
        self.device, self.decay = device, decay
        matrices = [p for p in self.net.parameters() if p.ndim > 1]
        others = [p for p in self.net.parameters() if p.ndim <= 1]
        self.optimizer = torch.optim.AdamW(
            [{"params": matrices, "weight_decay": 0.01}, {"params": others, "weight_decay": 0.0}],
            lr=lr,
            fused=device.type == "cuda",
        )
        new, old = self.net.state_dict(), self.average.state_dict()
        names = [name for name in new if new[name].is_floating_point()]
        self._new, self._old = [new[name] for name in names], [old[name] for name in names]
        self._weights = torch.tensor([getattr(weights, name) for name in LOSSES], device=device)
        self._sums = torch.zeros(len(LOSSES), device=device)
        self._summed = 0
        self.steps = 0

    def step(self, batches: Sequence[Batch], lr: float) -> None:
        """Learn from batches, one of each game: seen together, each with the values of its own seats."""
        for group in self.optimizer.param_groups:
            group["lr"] = lr * min(1.0, (self.steps + 1) / 100)
        self.net.train()
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            guess = self.net(torch.cat([b.planes for b in batches]), torch.cat([b.numbers for b in batches]))
        sizes = [len(b.planes) for b in batches]
        guesses = zip(*(said.split(sizes) for said in guess), strict=True)
        each = [n / sum(sizes) * losses(Guess(*said), b) for n, said, b in zip(sizes, guesses, batches, strict=True)]
        parts = torch.stack(each).sum(0)
        self.optimizer.zero_grad(set_to_none=True)
        (parts * self._weights).sum().backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0)
        self.optimizer.step()
        self.steps += 1
        self._summed += 1
        self._sums += parts.detach()
        self._follow()

    @torch.no_grad()
    def _follow(self) -> None:
        """The average goes a small step towards the net; a short while after the beginning a larger one."""
        part = max(1 - self.decay, 1 / (self.steps + 1))
        torch._foreach_lerp_(self._old, self._new, part)

    def folded(self) -> Folded:
        """The average, ready to play."""
        return Folded(self.average, self.device)

    def mean_losses(self) -> dict[str, float]:
        """Since they were last asked for; an error when a net has lost its way."""
        means = (self._sums / max(self._summed, 1)).tolist()
        if not all(map(math.isfinite, means)):
            raise CornerwiseError(means, "error-learning", step=self.steps)
        self._sums.zero_()
        self._summed = 0
        return dict(zip(LOSSES, means, strict=True))
