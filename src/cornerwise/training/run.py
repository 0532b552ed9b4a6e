"""One piece of training: goes on from a folder, plays and learns for some seconds, and leaves everything in the folder.

python -m cornerwise.training.run --game duo --folder FOLDER --seconds 520 --device cuda

Games that differ only in who owns the colours learn one net together: --game classic,classic-2,classic-3,classic-teams
`--student local=64,deep=64` has a small net learn what the large one says of every leaf, while that learns too.
"""

import sys
from pathlib import Path

import torch

from cornerwise.training.batches import Batch
from cornerwise.training.distil import Classroom
from cornerwise.training.folder import Folder
from cornerwise.training.gate import GateMatch, play_match
from cornerwise.training.learner import Learner
from cornerwise.training.net import Folded, Net, NetShape
from cornerwise.training.piece import Piece
from cornerwise.training.program import program
from cornerwise.training.pupil import sizes_of
from cornerwise.training.report import Log
from cornerwise.training.selfplay import Evaluator
from cornerwise.training.settings import TrainingSettings, parse_settings
from cornerwise.training.train import LossWeights, Trainer
from cornerwise.training.trained_game import NetSubject, Share, shares_of

SWITCH = 0.001
"""Seconds after which a thread gives way to another: the play should not wait long for the learner."""


class Run(Piece[TrainingSettings, Trainer, NetSubject, Batch, Folded]):
    """A large net that plays itself."""

    def __init__(self, settings: TrainingSettings, log: Log) -> None:
        super().__init__(settings, log)
        shares = shares_of(settings.game)
        first = shares[0].layout
        resumed = self.folder.saved()
        shape = self.folder.shape(first) if resumed else NetShape.of(first, settings.channels, settings.blocks)
        torch.manual_seed(settings.seed)
        self.trainer = Trainer(Net(shape), self.device, settings.lr, settings.decay, LossWeights())
        self.resume()
        net = self.trainer.folded()
        self.subjects = [
            NetSubject(s, net, settings, self.seed + 104_729 * i, self.device) for i, s in enumerate(shares)
        ]
        self.load_windows()
        self.learner = Learner(self.trainer, self.subjects, settings, self.rate)
        self.room = self._classroom(shares[0]) if settings.student else None
        self._rounds = 0
        weights = sum(p.numel() for p in self.trainer.net.parameters())
        state = f"resumed at step {self.trainer.steps}, window {self.positions}" if resumed else "from nothing"
        fused = ", fused" if self.subjects[0].player.net.fused else ""
        self.log(f"{settings.game}: {shape.channels} x {shape.blocks}, {weights} weights{fused}, {state}")

    def _classroom(self, game: Share) -> Classroom:
        """For a small net that learns what the large one says, while that learns too."""
        settings = self.settings
        lanes = [lane for subject in self.subjects for lane in subject.lanes]
        room = Classroom(game, [sizes_of(settings.student)], lanes, self.device, settings.student_lr)
        if settings.begin:
            room.begin_with(Path(settings.begin))
        room.load(settings.folder)
        return room

    def play(self) -> None:
        """One leaf of every game."""
        for subject in self.subjects:
            for lane in subject.lanes:
                lane.wait()
                self.watch.lap("wait")
                lane.think()
                self.watch.lap("trees")
                self._rounds += 1
                rows = self.room.note(lane) if self.room and self._rounds % self.settings.student_every == 0 else None
                seen = lane.launch(subject.player)
                self.watch.lap("launch")
                if self.room and rows is not None:
                    self.room.hear(seen, rows, self.passed)
                    self.watch.lap("teach")

    def losses(self) -> str:
        return " ".join(f"{name} {loss:.4f}" for name, loss in self.trainer.mean_losses().items())

    def count_evaluations(self) -> int:
        count = 0
        for lane in (lane for subject in self.subjects for lane in subject.lanes):
            count += lane.evaluations
            lane.evaluations = 0
        return count

    def report(self) -> None:
        super().report()
        if self.room and (said := self.room.report()):
            self.log(said)

    def save_net(self) -> None:
        super().save_net()
        if self.room:
            self.room.save(self.settings.folder)

    def save_first(self) -> None:
        if not self.folder.has("best.pt"):
            self.save_best()

    def save_best(self) -> None:
        self.folder.save_net("best.pt", self.trainer.average)

    def gate(self) -> bool:
        settings = self.settings
        best = self.folder.load_net("best.pt", self.trainer.net.shape)
        if best is None:
            self.log("gate: the first net")
            return True
        self.learner.refresh()
        champion = Folded(best.to(self.device), self.device)
        tuning = {**settings.tuning, "cheap": settings.gate_full}

        def play(subject: NetSubject, sets: int, deadline: float) -> GateMatch:
            return play_match(
                subject.layout,
                subject.player,
                Evaluator(champion, subject.layout, self.device),
                sets=sets,
                device=self.device,
                threads=settings.threads,
                seed=self.trainer.steps,
                tuning=tuning,
                deadline=deadline,
            )

        return self.passes(play)


@program
def main(arguments: list[str] | None) -> None:
    settings = parse_settings(TrainingSettings, "cornerwise.training.run", arguments)
    torch.set_num_threads(settings.threads)
    torch.set_float32_matmul_precision("high")
    sys.setswitchinterval(SWITCH)
    torch.backends.cudnn.benchmark = True  # batches are all alike, so looking for the fastest way pays
    folder = Folder(settings.folder)
    run = Run(settings, Log(folder.log, sys.stderr))
    run.loop()
    run.finish()


if __name__ == "__main__":
    sys.exit(main())
