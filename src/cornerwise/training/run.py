"""One piece of training: goes on from a folder, plays and learns for some seconds, and leaves everything in the folder.

python -m cornerwise.training.run --game duo --folder FOLDER --seconds 520 --device cuda

Games that differ only in who owns the colours learn one net together: --game classic,classic-2,classic-3,classic-teams
`--student local=64,deep=64` has a small net learn what the large one says of every leaf, while that learns too.
"""

import math
import sys
from pathlib import Path
from time import monotonic

import torch

from cornerwise.training.distil import Classroom, sizes_of
from cornerwise.training.folder import Folder
from cornerwise.training.gate import mean_match, play_match
from cornerwise.training.learner import Learner
from cornerwise.training.net import Folded, Net, NetShape
from cornerwise.training.program import program
from cornerwise.training.report import Log, Stopwatch
from cornerwise.training.selfplay import Evaluator
from cornerwise.training.settings import TrainingSettings, parse_settings
from cornerwise.training.train import LossWeights, Trainer
from cornerwise.training.trained_game import Share, Subject, shares_of

SWITCH = 0.001
"""Seconds after which a thread gives way to another: the play should not wait long for the learner."""


class Run:
    """Self-play and learning side by side."""

    def __init__(self, settings: TrainingSettings, log: Log) -> None:
        self.settings, self.log = settings, log
        self._began = monotonic()
        self.device = torch.device(settings.device)
        shares = shares_of(settings.game)
        self.layouts = [share.layout for share in shares]
        self.folder = Folder(settings.folder)
        resumed = self.folder.saved()
        first = self.layouts[0]
        shape = self.folder.shape(first) if resumed else NetShape.of(first, settings.channels, settings.blocks)
        torch.manual_seed(settings.seed)
        self.trainer = Trainer(Net(shape), self.device, settings.lr, settings.decay, LossWeights())
        self.counters = {"seconds": 0.0, "games": 0.0, "positions": 0.0, "evaluations": 0.0, "samples": 0.0}
        if resumed:
            self.folder.restore(self.trainer)
            self.counters |= self.folder.counters()
        seed = settings.seed + 1_000_003 * self.trainer.steps
        net = self.trainer.folded()
        self.subjects = [Subject(s, net, settings, seed + 104_729 * i, self.device) for i, s in enumerate(shares)]
        for subject in self.subjects:
            subject.load(self.folder.window(subject.layout), self.counters["positions"])
        self.learner = Learner(self.trainer, self.subjects, settings, self._rate)
        self.room = self._classroom(shares[0]) if settings.student else None
        self.watch = Stopwatch()
        self._rounds = 0
        self._before, self._reported, self._samples = dict(self.counters), monotonic(), 0
        weights = sum(p.numel() for p in self.trainer.net.parameters())
        state = f"resumed at step {self.trainer.steps}, window {self._positions()}" if resumed else "from nothing"
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

    def _passed(self) -> float:
        """The part of the time for play and learning that is over."""
        settings = self.settings
        return min((monotonic() - self._began) / max(settings.seconds - settings.reserve, 1e-9), 1.0)

    def _positions(self) -> int:
        return sum(len(subject.window) for subject in self.subjects)

    def loop(self) -> None:
        """Until the time is nearly over."""
        end = self._began + self.settings.seconds - self.settings.reserve
        next_report, next_save = monotonic() + self.settings.report, monotonic() + self.settings.save
        rounds = 0
        with self.learner:
            while monotonic() < end and not self.learner.is_done:
                self._play()
                rounds += 1
                if rounds % 16 == 0:
                    self._collect()
                    self.watch.lap("collect")
                self.learner.go_on()
                self.watch.lap("learn")
                if monotonic() >= next_report:
                    next_report = monotonic() + self.settings.report
                    self._report()
                if monotonic() >= next_save:
                    next_save = monotonic() + self.settings.save
                    self._save()
        self._report()

    def _play(self) -> None:
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
                    self.room.hear(seen, rows, self._passed())
                    self.watch.lap("teach")

    def _collect(self) -> None:
        games, positions = self.learner.collect()
        self.counters["games"] += games
        self.counters["positions"] += positions

    def _rate(self) -> float:
        """Half a cosine from the first learning rate to the last."""
        settings = self.settings
        return settings.lr_end + (settings.lr - settings.lr_end) * (1 + math.cos(math.pi * self._passed())) / 2

    def _report(self) -> None:
        for lane in (lane for subject in self.subjects for lane in subject.lanes):
            self.counters["evaluations"] += lane.evaluations
            lane.evaluations = 0
        self.counters["samples"] += self.learner.samples - self._samples
        self._samples = self.learner.samples
        now = monotonic()
        since = now - self._reported
        rate = {name: (self.counters[name] - self._before[name]) / since for name in self.counters}
        with self.learner.resting():
            parts = " ".join(f"{name} {loss:.4f}" for name, loss in self.trainer.mean_losses().items())
        games = "; ".join(subject.report() for subject in self.subjects)
        self.log(
            f"step {self.trainer.steps}, {self.counters['games']:.0f} games, {rate['games']:.0f} games/s,"
            f" {rate['evaluations'] / 1000:.0f}k evals/s, {rate['samples']:.0f} samples/s,"
            f" {rate['positions']:.0f} positions/s, window {self._positions()}, {parts}; {games};"
            f" {self.watch.parts()}"
        )
        if self.room and (said := self.room.report()):
            self.log(said)
        self._before, self._reported = dict(self.counters), now

    def _save(self) -> None:
        """The nets; the first of them is the one that the next have to beat."""
        with self.learner.resting():
            self.folder.save(self.layouts, self.trainer, self.counters)
            if self.room:
                self.room.save(self.settings.folder)
            if not self.folder.has("best.pt"):
                self.folder.save_net("best.pt", self.trainer.average)

    def finish(self) -> None:
        """The files, then the gate: what has been learned is safe whatever comes."""
        self.counters["seconds"] += monotonic() - self._began
        self.folder.save(self.layouts, self.trainer, self.counters)
        if self.room:
            self.room.save(self.settings.folder)
        for subject in self.subjects:
            subject.save(self.folder.window(subject.layout), int(self.settings.window_mib * (1 << 20)))
        if self._gate():
            self.folder.save_net("best.pt", self.trainer.average)
            self.log("the newest net is the best")
        self.log(f"done after {monotonic() - self._began:.0f} s")

    def _gate(self) -> bool:
        """Whether the newest net is as good as the best, over all games."""
        settings = self.settings
        best = self.folder.load_net("best.pt", self.trainer.net.shape)
        if best is None:
            self.log("gate: the first net")
            return True
        self.learner.refresh()
        champion = Folded(best.to(self.device), self.device)
        matches = []
        for subject in self.subjects:
            match = play_match(
                subject.layout,
                subject.player,
                Evaluator(champion, subject.layout, self.device),
                sets=max(settings.gate_sets // len(self.subjects), 1),
                device=self.device,
                threads=settings.threads,
                seed=self.trainer.steps,
                tuning={**settings.tuning, "cheap": settings.gate_full},
                deadline=self._began + settings.seconds,
            )
            self.log(f"gate: {subject.layout.variant.id} {match}")
            matches.append(match)
        whole = mean_match(matches)
        self.log(f"gate: {whole}")
        return whole.score >= settings.gate_score


@program
def main(arguments: list[str] | None) -> None:
    settings = parse_settings(arguments)
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
