"""Teaching small nets: a net out of a file plays itself, and students learn what it says of every position it looks at.

python -m cornerwise.training.distil --game duo --net FILE.onnx --seconds 200 --student local=64,deep=64 --folder FOLDER

No position is learned from twice, so what a student says of a batch before it learns from it tells how good it is.
Several students (`--student` more than once) learn from the same positions, to be compared. Games that can share a net
(`--game classic*3,classic-2`) are taught together.
"""

import json
import math
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from time import monotonic

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from cornerwise.engine.placements import placements_of
from cornerwise.engine.smallnet import Shape, small_name, write_small
from cornerwise.errors import CornerwiseError, RecordError
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.training.features import Carrier
from cornerwise.training.net import MARGIN_UNIT, Folded
from cornerwise.training.report import Log, Stopwatch
from cornerwise.training.revive import revived
from cornerwise.training.selfplay import Evaluator, Lane, Seen
from cornerwise.training.student import Moves, Said, Student
from cornerwise.training.trained_game import Share, shares_of

TUNING: Mapping[str, float] = {
    **{"full": 8, "cheap": 8, "full_part": 0.0, "considered": 8, "noise": 1.0, "children": 48},
    **{"opening": 20, "opening_part": 0.85, "exploration": 1.2},
}
"""Few looks at each move, from many openings: a search meets more odd positions than good games do."""
SHARES_PART, MARGIN_PART = 2.0, 1.0
"""What shares and margins weigh in the loss, beside the policy: of the three they are the hardest to learn."""


class Lesson:
    """What the teacher has said of the leaves of a lane."""

    def __init__(self, seen: Seen, rows: Tensor, table: int) -> None:
        # Copies, since what was made without gradients in mind cannot be learned from.
        self.words, self.numbers = seen.words.clone(), seen.numbers.clone().float()
        self.shares, self.margins = seen.values.shares.clone(), seen.values.margins.clone() / MARGIN_UNIT
        self.moves = Moves(torch.div(rows, table + 2, rounding_mode="floor").long(), (rows % (table + 2)).long())
        self.parts = parts_of(seen.logits.clone(), self.moves.position, len(self.words))


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


class Pupil:
    """A student, its optimiser, the average of its weights, and how well it has done lately."""

    def __init__(self, shape: Shape, game: Share, device: torch.device, lr: float) -> None:
        self.student = Student(shape, placements_of(game.layout.variant)).to(device)
        self.average = deepcopy(self.student).requires_grad_(False)
        self._optimizer = torch.optim.Adam(self.student.parameters(), lr=lr, fused=device.type == "cuda")
        self._new, self._old = list(self.student.parameters()), list(self.average.parameters())
        self.steps = 0
        self._device = device
        self._sums = torch.zeros(8, device=device)

    def learn(self, lesson: Lesson, bits: Tensor, around: list[Tensor], rate: float) -> None:
        for group in self._optimizer.param_groups:
            group["lr"] = rate * min(1.0, (self.steps + 1) / 200)
        said = self.student(bits, around, lesson.numbers, lesson.moves)
        loss = self._loss(said, lesson)
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self._optimizer.step()
        self.steps += 1
        with torch.no_grad():
            torch._foreach_lerp_(self._old, self._new, max(0.002, 1 / self.steps))

    def _loss(self, said: Said, lesson: Lesson) -> Tensor:
        count, seats = lesson.shares.shape
        position = lesson.moves.position
        logs = log_parts_of(said.policy, position, count)
        policy = -(lesson.parts * logs).sum() / count
        shares = -(lesson.shares * functional.log_softmax(said.shares[:, :seats], 1)).sum(1).mean()
        margins = functional.smooth_l1_loss(said.margins[:, :seats], lesson.margins, beta=0.5)
        with torch.no_grad():
            away = said.margins[:, :seats] - lesson.margins
            own = -(lesson.parts * torch.log(lesson.parts.clamp_min(1e-12))).sum() / count
            sure = -(lesson.shares * torch.log(lesson.shares.clamp_min(1e-9))).sum(1).mean()
            best = lesson.parts >= _highest(lesson.parts, position, count)[position]
            mine = said.policy >= _highest(said.policy, position, count)[position]
            met = (best & mine).sum() / count
            spread = (lesson.margins[:, 0] - lesson.margins[:, 0].mean()).square().mean()
            figures = [policy, own, met, shares - sure, away[:, 0].square().mean(), spread, margins]
            self._sums += torch.stack([*figures, policy.new_ones(())]).float()
        return policy + SHARES_PART * shares + MARGIN_PART * margins

    def load(self, weights: dict[str, Tensor]) -> None:
        self.student.load_state_dict(weights)
        self.average.load_state_dict(weights)

    def report(self) -> dict[str, float]:
        """Since it was last asked for."""
        *sums, count = self._sums.tolist()
        self._sums.zero_()
        policy, own, met, shares, away, spread, _ = (part / max(count, 1) for part in sums)
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


class School:
    """One teacher, games of one family, some pupils."""

    def __init__(
        self, games: str, net: Path, students: Sequence[Mapping[str, int]], device: torch.device, threads: int,
        lane: int, lr: float, log: Log, seed: int,
    ) -> None:  # fmt: skip
        self.shares = shares_of(games)
        self.log, self._device, self._lr = log, device, lr
        first = self.shares[0]
        teacher = Folded(revived(net, first.layout).to(device), device)
        torch.manual_seed(seed)
        self.pupils = [Pupil(Shape.of(first.layout.variant, **sizes), first, device, lr) for sizes in students]
        self._table = len(first.layout.table)
        self._rows = np.arange(self._table + 2, dtype=np.int32)
        self._carrier = Carrier(device)
        self.lanes = [
            (
                Lane(share.layout, device, lane, threads, seed + 7919 * i + 31 * j, TUNING),
                Evaluator(teacher, share.layout, device),
            )
            for j, share in enumerate(self.shares)
            for i in range(2 * share.times if len(self.shares) == 1 else share.times)
        ]
        self._places = [self._carrier.room(256 * lane, kind=torch.int32) for _ in self.lanes]
        self.positions = 0
        self.watch = Stopwatch()

    def loop(self, seconds: float, report: float = 15.0) -> None:
        began = monotonic()
        told = began
        lessons: list[Lesson | None] = [None] * len(self.lanes)
        while (passed := monotonic() - began) < seconds:
            rate = self._lr * (0.01 + 0.99 * (1 + math.cos(math.pi * passed / seconds)) / 2)
            for i, (lane, teacher) in enumerate(self.lanes):
                lane.wait()
                self.watch.lap("wait")
                lane.think()
                self.watch.lap("trees")
                rows = self._list(i, lane)
                seen = lane.launch(teacher)
                lane.finished()
                self.watch.lap("launch")
                lessons[i] = Lesson(seen, rows, self._table)
                self.teach(lessons[i - 1], rate)
                self.watch.lap("teach")
            if monotonic() - told > report:
                told = monotonic()
                self.tell()
        if self.pupils[0].steps:
            self.tell()

    def _list(self, i: int, lane: Lane) -> Tensor:
        moves = lane.move_count
        self._places[i] = self._carrier.grown(self._places[i], moves)
        lane.games.places(self._rows, self._table + 2, self._places[i].numpy())
        return self._carrier.send(self._places[i][:moves])

    def teach(self, lesson: Lesson | None, rate: float) -> None:
        if lesson is None:
            return
        student = self.pupils[0].student
        bits = student.bits(lesson.words)
        around = student.surroundings(bits)
        for pupil in self.pupils:
            pupil.learn(lesson, bits, around, rate)
        self.positions += len(bits)

    def tell(self) -> None:
        lines = []
        for number, pupil in enumerate(self.pupils):
            said = pupil.report()
            figures = " ".join(f"{name} {value:.4f}" for name, value in said.items())
            lines.append(f"student {number}: {figures}")
        self.log(f"{self.positions} positions, {self.pupils[0].steps} steps, {self.watch.parts()}; " + "; ".join(lines))

    def load(self, folder: Path) -> None:
        """Go on with the students that `save` has left, where there are any."""
        for number, pupil in enumerate(self.pupils):
            path = folder / f"student-{number}" / "student.pt"
            if not path.exists():
                continue
            try:
                pupil.load(torch.load(path, map_location=self._device, weights_only=True))
            except Exception as error:  # whatever a damaged file makes the reader say
                raise RecordError(str(path), "error-unreadable", file=str(path), problem=str(error)) from None
            self.log(f"student {number} goes on")

    def save(self, folder: Path) -> None:
        variant = self.shares[0].layout.variant
        for number, pupil in enumerate(self.pupils):
            place = folder / f"student-{number}"
            place.mkdir(parents=True, exist_ok=True)
            torch.save(pupil.average.state_dict(), place / "student.pt")
            weights = pupil.average.weights()
            write_small(weights, placements_of(variant), place / small_name(variant))
            (place / "shape.json").write_text(json.dumps(vars(weights.shape)) + "\n")


def sizes_of(text: str) -> dict[str, int]:
    """`local=64,deep=64`."""
    return {name: int(value) for name, _, value in (part.partition("=") for part in text.split(",") if part)}


def main(arguments: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m cornerwise.training.distil", description="Teaches small nets.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--net", type=Path, required=True, help="the teacher, an ONNX file")
    parser.add_argument("--student", action="append", required=True, type=sizes_of, help="sizes, as local=64,deep=64")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--threads", type=int, default=16)
    parser.add_argument("--lane", type=int, default=8192, help="games at once, and the size of a batch")
    parser.add_argument("--lr", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    torch.set_float32_matmul_precision("high")
    torch.backends.cudnn.benchmark = True
    wanted.folder.mkdir(parents=True, exist_ok=True)
    try:
        find_placing_variant(wanted.game.split(",")[0].split("*")[0])
        log = Log(wanted.folder / "log.txt", sys.stderr)
        school = School(
            wanted.game, wanted.net, wanted.student, torch.device(wanted.device), wanted.threads, wanted.lane,
            wanted.lr, log, wanted.seed,
        )  # fmt: skip
        school.load(wanted.folder)
        school.loop(wanted.seconds)
        school.save(wanted.folder)
    except CornerwiseError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
