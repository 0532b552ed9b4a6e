"""A small net that learns: what it is taught, its loss, its steps, and the average of its weights, which plays."""

import math
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from cornerwise import _kernel
from cornerwise.engine.placements import placements_of
from cornerwise.engine.smallnet import Shape, kernel_net, read_small, write_small
from cornerwise.errors import CornerwiseError, RecordError
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.training.batches import Samples
from cornerwise.training.net import MARGIN_UNIT
from cornerwise.training.replay import TARGETS
from cornerwise.training.student import Moves, Said, Student

SHARES_PART, MARGIN_PART = 2.0, 1.0
"""What shares and margins weigh in the loss, beside the policy: of the three they are the hardest to learn."""


@dataclass
class Lesson:
    """Positions, and what should be said of them."""

    words: Tensor
    numbers: Tensor
    shares: Tensor
    margins: Tensor
    """In `MARGIN_UNIT`s."""
    moves: Moves
    parts: Tensor
    """The policy, over all positions: the parts of the moves, or of the classes where there are some."""
    classes: Tensor | None = None
    """Of every move, `TARGETS + 1` for each position, the last for all that have none of their own."""
    own: bool = False
    """Whether the pupil's search came to them, and not a teacher's."""
    _shown: tuple[Tensor, list[Tensor]] | None = field(default=None, repr=False)

    def __len__(self) -> int:
        return len(self.words)

    def shown(self, student: Student) -> tuple[Tensor, list[Tensor]]:
        """Bits and surroundings, made once for all students."""
        if self._shown is None:
            bits = student.bits(self.words)
            self._shown = bits, student.surroundings(bits)
        return self._shown


def lesson_from(samples: Samples, moves: int) -> Lesson:
    """Positions out of a window, where a position has so many moves, legal or not."""
    return Lesson(
        words=samples.words,
        numbers=samples.numbers,
        shares=samples.shares,
        margins=samples.margins,
        moves=Moves((samples.places // moves).long(), (samples.places % moves).long()),
        parts=samples.parts.flatten(),
        classes=samples.classes.long(),
    )


def _highest(logits: Tensor, position: Tensor, count: int) -> Tensor:
    empty = torch.full((count,), -torch.inf, device=logits.device, dtype=logits.dtype)
    return empty.scatter_reduce(0, position, logits, "amax")


def parts_of(logits: Tensor, position: Tensor, count: int) -> Tensor:
    """A softmax over the moves of every position."""
    weights = torch.exp(logits - _highest(logits, position, count)[position])
    return weights / torch.zeros(count, device=logits.device).index_add(0, position, weights)[position]


def log_parts_of(logits: Tensor, position: Tensor, count: int) -> Tensor:
    shifted = logits - _highest(logits.detach(), position, count)[position]
    sums = torch.zeros(count, device=logits.device).index_add(0, position, torch.exp(shifted))
    return shifted - torch.log(sums).index_select(0, position)


def _policy(said: Tensor, lesson: Lesson) -> tuple[Tensor, Tensor]:
    """How far the policy is from what it should be; and how often its first choice is the right one."""
    count, position, parts, classes = len(lesson), lesson.moves.position, lesson.parts, lesson.classes
    logs = log_parts_of(said, position, count)
    choices = parts
    if classes is not None:
        # Of moves without a class of their own only the sum is taught, and none of them is a first choice.
        logs = torch.zeros_like(parts).index_add(0, classes, torch.exp(logs)).clamp_min(1e-12).log()
        number = torch.arange(len(parts), device=parts.device)
        choices = torch.where(number % (TARGETS + 1) == TARGETS, 0, parts)
        owner = number // (TARGETS + 1)
    else:
        owner = position
    best = choices >= _highest(choices, owner, count)[owner]
    mine = said >= _highest(said, position, count)[position]
    met = ((best if classes is None else best[classes]) & mine).sum() / count
    return -(parts * logs).sum() / count, met


class Pupil:
    """A small net, its optimiser, the average of its weights, and how well it has done lately."""

    def __init__(self, shape: Shape, variant: PlacingVariant, device: torch.device, lr: float) -> None:
        self._variant = variant
        self.net = Student(shape, placements_of(variant)).to(device)
        self.average = deepcopy(self.net).requires_grad_(False)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=lr, fused=device.type == "cuda")
        self._new, self._old = list(self.net.parameters()), list(self.average.parameters())
        self.steps = 0
        self.device = device
        self._sums = torch.zeros(2, 8, device=device)
        """Of positions out of the teacher's games, and of its own."""

    def step(self, batches: Sequence[Lesson], lr: float) -> None:
        """Learn from lessons together, each weighed by its positions."""
        for group in self.optimizer.param_groups:
            group["lr"] = lr * min(1.0, (self.steps + 1) / 200)
        positions = sum(map(len, batches))
        self.optimizer.zero_grad(set_to_none=True)
        for lesson in batches:
            said = self.net(*lesson.shown(self.net), lesson.numbers, lesson.moves)
            (len(lesson) / positions * self._loss(said, lesson)).backward()
        self.optimizer.step()
        self.steps += 1
        with torch.no_grad():
            torch._foreach_lerp_(self._old, self._new, max(0.002, 1 / self.steps))

    def _loss(self, said: Said, lesson: Lesson) -> Tensor:
        seats = lesson.shares.shape[1]
        policy, met = _policy(said.policy, lesson)
        shares = -(lesson.shares * functional.log_softmax(said.shares[:, :seats], 1)).sum(1).mean()
        margins = functional.smooth_l1_loss(said.margins[:, :seats], lesson.margins, beta=0.5)
        with torch.no_grad():
            away = said.margins[:, :seats] - lesson.margins
            own = -(lesson.parts * torch.log(lesson.parts.clamp_min(1e-12))).sum() / len(lesson)
            sure = -(lesson.shares * torch.log(lesson.shares.clamp_min(1e-9))).sum(1).mean()
            spread = (lesson.margins[:, 0] - lesson.margins[:, 0].mean()).square().mean()
            figures = [policy, own, met, shares - sure, away[:, 0].square().mean(), spread, margins]
            self._sums[int(lesson.own)] += torch.stack([*figures, policy.new_ones(())]).float()
        return policy + SHARES_PART * shares + MARGIN_PART * margins

    def begin_with(self, path: Path) -> None:
        """Go on from a file that plays; the hidden layer may be wider, and it may have had no scope."""
        weights, shape = read_small(path, self._variant), self.net.shape
        known = weights.shape
        fits = Shape.of(self._variant, **{**known.sizes, "hidden": shape.hidden, "scope": shape.scope}) == shape
        # The pieces that fit are told before the sums over the whole board: what has such sums has no room for them.
        if known.scope != shape.scope and known.whole:
            fits = False
        if not fits or known.hidden > shape.hidden or known.scope > shape.scope:
            raise RecordError(str(path), "error-net-shape", file=str(path), game=self._variant.id)
        self.net.take(weights)
        self.average.take(weights)

    def load(self, weights: dict[str, Tensor]) -> None:
        self.net.load_state_dict(weights)
        self.average.load_state_dict(weights)

    def folded(self) -> _kernel.Net:
        """The average, ready to play."""
        return kernel_net(self.average.weights(), placements_of(self._variant))

    def write(self, path: Path) -> None:
        """The average as a file that plays."""
        write_small(self.average.weights(), placements_of(self._variant), path)

    def report(self) -> str:
        """Since it was last asked for."""
        both = [self._figures(*sums) for sums in self._sums.tolist() if sums[-1]]
        self._sums.zero_()
        told = [" ".join(f"{name} {value:.4f}" for name, value in figures.items()) for figures in both]
        return ", in its own games ".join(told)

    def _figures(self, *sums: float) -> dict[str, float]:
        policy, own, met, shares, away, spread, _, _ = (part / sums[-1] for part in sums)
        if not math.isfinite(policy + shares + away):
            raise CornerwiseError(sums, "error-learning", step=self.steps)
        return {
            "explained": 1 - away / max(spread, 1e-9),
            "error": MARGIN_UNIT * away**0.5,
            "policy": policy,
            "entropy": own,
            "top1": met,
            "shares": shares,
        }


def sizes_of(text: str) -> dict[str, int]:
    """`local=64,deep=64`."""
    return {name: int(value) for name, _, value in (part.partition("=") for part in text.split(",") if part)}
