"""Teaching small nets: a net out of a file plays itself, and students learn what it says of every position it looks at.

python -m cornerwise.training.distil --game duo --net FILE.onnx --seconds 200 --student local=64,deep=64 --folder FOLDER

No position is learned from twice, so what a student says of a batch before it learns from it tells how good it is.
With `--own 64` half of the positions are those that the first student's own searches look at, with so many simulations
a move: it learns what the net says where the search goes by the student's errors.
Several students (`--student` more than once) learn from the same positions, to be compared. Games that can share a net
(`--game classic*3,classic-2`) are taught together.
"""

import json
import math
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic

import numpy as np
import torch
from torch import Tensor

from cornerwise.engine.smallnet import Shape, small_name
from cornerwise.errors import RecordError
from cornerwise.training.features import Carrier
from cornerwise.training.net import MARGIN_UNIT, Folded
from cornerwise.training.program import program
from cornerwise.training.pupil import Lesson, Pupil, parts_of, sizes_of
from cornerwise.training.report import Log, Stopwatch
from cornerwise.training.revive import revived
from cornerwise.training.selfplay import Evaluator, Lane, Seen
from cornerwise.training.student import Moves
from cornerwise.training.trained_game import Share, shares_of

TUNING: Mapping[str, float] = {
    **{"full": 8, "cheap": 8, "full_part": 0.0, "considered": 8, "noise": 1.0, "children": 48},
    **{"opening": 20, "opening_part": 0.85, "exploration": 1.2},
}
"""Few looks at each move, from many openings: a search meets more odd positions than good games do."""
OWN: Mapping[str, float] = {**TUNING, "exploration": 0.5, "first_play": 0.1}
"""Where the student searches itself, it selects as it does in play, so that it comes to the same errors."""


def heard(seen: Seen, rows: Tensor, table: int, own: bool) -> Lesson:
    """What the teacher has said of the leaves of a lane."""
    # Copies, since what was made without gradients in mind cannot be learned from.
    moves = Moves(torch.div(rows, table + 2, rounding_mode="floor").long(), (rows % (table + 2)).long())
    return Lesson(
        words=seen.words.clone(),
        numbers=seen.numbers.clone().float(),
        shares=seen.values.shares.clone(),
        margins=seen.values.margins.clone() / MARGIN_UNIT,
        moves=moves,
        parts=parts_of(seen.logits.clone(), moves.position, len(seen.words)),
        own=own,
    )


class Classroom:
    """Pupils who hear what a net says of the leaves of lanes, whatever these are played for."""

    def __init__(
        self, game: Share, students: Sequence[Mapping[str, int]], lanes: Sequence[Lane], device: torch.device, lr: float
    ) -> None:
        variant = self._variant = game.variant
        self.pupils = [Pupil(Shape.of(variant, **sizes), variant, device, lr) for sizes in students]
        self._table = len(game.layout.table)
        self._rows = np.arange(self._table + 2, dtype=np.int32)
        self._carrier = Carrier(device)
        self._places = {lane: self._carrier.room(256 * len(lane.searching), kind=torch.int32) for lane in lanes}
        self._device, self._lr = device, lr
        self._last: Lesson | None = None
        self.positions = 0
        self._fresh = False

    def note(self, lane: Lane) -> Tensor:
        """The moves of a lane's leaves, before they are evaluated."""
        moves = lane.move_count
        places = self._places[lane] = self._carrier.grown(self._places[lane], moves)
        lane.games.places(self._rows, self._table + 2, places.numpy())
        return self._carrier.send(places[:moves])

    def hear(self, seen: Seen, rows: Tensor, passed: float, lane: Lane | None = None) -> None:
        """Learn what was said of the leaves before these, while the device is at work on these.

        `passed` is the part of the time for learning that is over: the rate falls along half a cosine. A lane that is
        named here goes on by what the first student says of these.
        """
        lesson, self._last = self._last, heard(seen, rows, self._table, lane is not None)
        if lane is not None:
            lane.answer(*self._say(self._last))
        if lesson is None:
            return
        rate = self._lr * (0.01 + 0.99 * (1 + math.cos(math.pi * min(passed, 1.0))) / 2)
        for pupil in self.pupils:
            pupil.step([lesson], rate)
        self.positions += len(lesson.words)
        self._fresh = True

    @torch.no_grad()
    def _say(self, lesson: Lesson) -> tuple[Tensor, Tensor, Tensor]:
        """Shares, margins and logits as trees are told them."""
        student, seats = self.pupils[0].average, lesson.shares.shape[1]
        said = student(*lesson.shown(student), lesson.numbers, lesson.moves)
        return torch.softmax(said.shares[:, :seats], 1), MARGIN_UNIT * said.margins[:, :seats], said.policy

    def report(self) -> str:
        """Since it was last asked for; nothing where nothing was learned."""
        if not self._fresh:
            return ""
        self._fresh = False
        lines = []
        for number, pupil in enumerate(self.pupils):
            lines.append(f"student {number}: {pupil.report()}")
        return f"{self.positions} positions, {self.pupils[0].steps} steps; " + "; ".join(lines)

    def begin_with(self, path: Path) -> None:
        """Have the first student go on from a file that plays; its hidden layer may be wider."""
        self.pupils[0].begin_with(path)

    def load(self, folder: Path) -> list[int]:
        """Go on with the students that `save` has left, where there are any; says which."""
        found = []
        for number, pupil in enumerate(self.pupils):
            path = folder / f"student-{number}" / "student.pt"
            if not path.exists():
                continue
            try:
                pupil.load(torch.load(path, map_location=self._device, weights_only=True))
            except Exception as error:  # whatever a damaged file makes the reader say
                raise RecordError(str(path), "error-unreadable", file=str(path), problem=str(error)) from None
            found.append(number)
        return found

    def save(self, folder: Path) -> None:
        for number, pupil in enumerate(self.pupils):
            place = folder / f"student-{number}"
            place.mkdir(parents=True, exist_ok=True)
            torch.save(pupil.average.state_dict(), place / "student.pt")
            pupil.write(place / small_name(self._variant))
            (place / "shape.json").write_text(json.dumps(vars(pupil.net.shape)) + "\n")


class School:
    """One teacher, games of one family, some pupils."""

    def __init__(
        self, games: str, net: Path, students: Sequence[Mapping[str, int]], device: torch.device, threads: int,
        lane: int, lr: float, log: Log, seed: int, own: int = 0,
    ) -> None:  # fmt: skip
        shares = shares_of(games)
        self.log = log
        first = shares[0]
        teacher = Folded(revived(net, first.layout).to(device), device)
        torch.manual_seed(seed)
        self.lanes: list[tuple[Lane, Evaluator]] = []
        self._own: set[Lane] = set()
        """Lanes in which the first student searches: every second one."""
        scope = any(sizes.get("scope") for sizes in students)
        for j, share in enumerate(shares):
            for i in range(2 * share.times if len(shares) == 1 else share.times):
                by_student = own > 0 and len(self.lanes) % 2 == 1
                tuning = {**OWN, "full": own, "cheap": own} if by_student else TUNING
                number = seed + 7919 * i + 31 * j
                played = Lane(share.layout, device, lane, threads, number, tuning, anywhere=True, scope=scope)
                self.lanes.append((played, Evaluator(teacher, share.layout, device)))
                if by_student:
                    self._own.add(played)
        self.room = Classroom(first, students, [lane for lane, _ in self.lanes], device, lr)
        self.watch = Stopwatch()

    def loop(self, seconds: float, folder: Path, report: float = 15.0, save: float = 60.0) -> None:
        """Teach, and write the students down every so often, so that a lesson that is cut short is not lost."""
        began = monotonic()
        told = saved = began
        while (passed := monotonic() - began) < seconds:
            for lane, teacher in self.lanes:
                lane.wait()
                self.watch.lap("wait")
                lane.think()
                self.watch.lap("trees")
                rows = self.room.note(lane)
                seen = lane.launch(teacher)
                lane.finished()
                self.watch.lap("launch")
                self.room.hear(seen, rows, passed / seconds, lane if lane in self._own else None)
                self.watch.lap("teach")
            if monotonic() - told > report:
                told = monotonic()
                self.tell()
            if monotonic() - saved > save:
                saved = monotonic()
                self.room.save(folder)
        self.tell()
        self.room.save(folder)

    def tell(self) -> None:
        if said := self.room.report():
            self.log(f"{self.watch.parts()}; {said}")


@program
def main(arguments: list[str] | None) -> None:
    parser = ArgumentParser(prog="python -m cornerwise.training.distil", description="Teaches small nets.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--net", type=Path, required=True, help="the teacher, an ONNX file")
    parser.add_argument("--student", action="append", required=True, type=sizes_of, help="sizes, as local=64,deep=64")
    parser.add_argument("--begin", type=Path, help="a small net that the first student goes on from")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--threads", type=int, default=16)
    parser.add_argument("--lane", type=int, default=8192, help="games at once, and the size of a batch")
    parser.add_argument("--lr", type=float, default=2e-3)
    parser.add_argument("--own", type=int, default=0, help="simulations a move where the first student plays itself")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    torch.set_float32_matmul_precision("high")
    torch.backends.cudnn.benchmark = True
    wanted.folder.mkdir(parents=True, exist_ok=True)
    log = Log(wanted.folder / "log.txt", sys.stderr)
    school = School(
        wanted.game, wanted.net, wanted.student, torch.device(wanted.device), wanted.threads, wanted.lane,
        wanted.lr, log, wanted.seed, wanted.own,
    )  # fmt: skip
    if wanted.begin is not None:
        school.room.begin_with(wanted.begin)
    for number in school.room.load(wanted.folder):
        log(f"student {number} goes on")
    school.loop(wanted.seconds, wanted.folder)


if __name__ == "__main__":
    sys.exit(main())
