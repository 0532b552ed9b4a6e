"""One piece of training: goes on from a folder, plays and learns for some seconds, and leaves everything in the folder.

python -m cornerwise.training.run --game duo --folder FOLDER --seconds 520 --device cuda
"""

import math
import sys
from time import monotonic

import torch

from cornerwise.engine.planes import layout_of
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant
from cornerwise.training.batches import Batches
from cornerwise.training.folder import Folder
from cornerwise.training.gate import Match, play_match
from cornerwise.training.net import Folded, Net, NetShape
from cornerwise.training.replay import Window
from cornerwise.training.report import Log, Stopwatch, Tally
from cornerwise.training.selfplay import Evaluator, Lane
from cornerwise.training.settings import Settings, parse_settings
from cornerwise.training.train import LossWeights, Trainer

LEAST_WINDOW = 200_000
"""Positions below which the window is not made smaller."""


class Run:
    """Self-play and learning side by side."""

    def __init__(self, settings: Settings, log: Log) -> None:
        self.settings, self.log = settings, log
        self._began = monotonic()
        self.device = torch.device(settings.device)
        self.layout = layout = layout_of(find_variant(settings.game))
        self.folder = Folder(settings.folder)
        shape = NetShape.of(layout, settings.channels, settings.blocks)
        resumed = self.folder.saved()
        if resumed:
            shape = self.folder.shape(layout)
        torch.manual_seed(settings.seed)
        self.trainer = Trainer(Net(shape), self.device, settings.lr, settings.decay, LossWeights())
        self.window = Window(layout, settings.room)
        self.counters = {"seconds": 0.0, "games": 0.0, "positions": 0.0, "evaluations": 0.0, "samples": 0.0}
        if resumed:
            self.folder.restore(self.trainer)
            self.counters |= self.folder.counters()
            self.window.load(self.folder.window)
        seed = settings.seed + 1_000_003 * self.trainer.steps
        self.batches = Batches(self.window, settings.batch, settings.threads, seed, self.device)
        self.lanes = [
            Lane(layout, self.device, settings.games, settings.threads, 2 * seed + 7919 * i, settings.tuning)
            for i in range(settings.lanes)
        ]
        self.player = self._player()
        self.tally = Tally(layout.variant.first)
        self.watch = Stopwatch()
        self._owed = 0.0
        self._before, self._reported = dict(self.counters), monotonic()
        weights = sum(p.numel() for p in self.trainer.net.parameters())
        state = f"resumed at step {self.trainer.steps}, window {len(self.window)}" if resumed else "from nothing"
        fused = ", fused" if self.player.net.fused else ""
        self.log(f"{settings.game}: {shape.channels} x {shape.blocks}, {weights} weights{fused}, {state}")

    def _player(self) -> Evaluator:
        return Evaluator(self.trainer.folded(), self.layout, self.device)

    def loop(self) -> None:
        """Until the time is nearly over."""
        end = self._began + self.settings.seconds - self.settings.reserve
        next_report, next_save = monotonic() + self.settings.report, monotonic() + self.settings.save
        last_step = self.trainer.steps + self.settings.steps
        rounds = 0
        while monotonic() < end and self.trainer.steps < last_step:
            for lane in self.lanes:
                lane.wait()
                self.watch.lap("wait")
                lane.think()
                self.watch.lap("trees")
                lane.launch(self.player)
                self.watch.lap("launch")
            rounds += 1
            if rounds % 16 == 0:
                self._collect()
                self.watch.lap("collect")
            self._learn()
            if monotonic() >= next_report:
                next_report = monotonic() + self.settings.report
                self._report()
            if monotonic() >= next_save:
                next_save = monotonic() + self.settings.save
                self.folder.save(self.layout, self.trainer, self.counters)
        self._report()

    def _collect(self) -> None:
        for lane in self.lanes:
            games = lane.finished()
            self.window.add(games)
            self.tally.add(games)
            self._owed += self.settings.reuse * len(games.target_at)
            self.counters["games"] += len(games.about)
            self.counters["positions"] += len(games.target_at)

    def _learn(self) -> None:
        """At most one step at a time, so that the trees do not wait."""
        settings = self.settings
        if len(self.window) < settings.warm:
            self._owed = 0.0
        if self._owed < settings.batch:
            return
        self._owed = min(self._owed - settings.batch, 64.0 * settings.batch)
        newest = max(int(settings.window_part * self.counters["positions"]), LEAST_WINDOW)
        self.trainer.step(self.batches.draw(newest), self._rate())
        self.counters["samples"] += settings.batch
        if self.trainer.steps % settings.refresh == 0:
            self.player = self._player()
        self.watch.lap("learn")

    def _rate(self) -> float:
        """Half a cosine from the first learning rate to the last."""
        settings = self.settings
        passed = min((monotonic() - self._began) / max(settings.seconds - settings.reserve, 1e-9), 1.0)
        return settings.lr_end + (settings.lr - settings.lr_end) * (1 + math.cos(math.pi * passed)) / 2

    def _report(self) -> None:
        self.counters["evaluations"] += sum(lane.evaluations for lane in self.lanes)
        for lane in self.lanes:
            lane.evaluations = 0
        now = monotonic()
        since = now - self._reported
        rate = {name: (self.counters[name] - self._before[name]) / since for name in self.counters}
        parts = " ".join(f"{name} {loss:.4f}" for name, loss in self.trainer.mean_losses().items())
        self.log(
            f"step {self.trainer.steps}, {self.counters['games']:.0f} games, {rate['games']:.0f} games/s,"
            f" {rate['evaluations'] / 1000:.0f}k evals/s, {rate['samples']:.0f} samples/s,"
            f" {rate['positions']:.0f} positions/s, window {len(self.window)}, {parts}, {self.tally};"
            f" {self.watch.parts()}"
        )
        self.tally.clear()
        self._before, self._reported = dict(self.counters), now

    def finish(self) -> None:
        """The files, then the gate: what has been learned is safe whatever comes."""
        self.counters["seconds"] += monotonic() - self._began
        self.folder.save(self.layout, self.trainer, self.counters)
        self.window.save(self.folder.window, int(self.settings.window_mib * (1 << 20)))
        best = self.folder.load_net("best.pt", self.trainer.net.shape)
        match = self._gate(best) if best else None
        self.log(f"gate: {match or 'the first net'}")
        if match is None or match.score >= self.settings.gate_score:
            self.folder.save_net("best.pt", self.trainer.average)
            self.log("the newest net is the best")
        self.log(f"done after {monotonic() - self._began:.0f} s")

    def _gate(self, best: Net) -> Match:
        settings = self.settings
        champion = Evaluator(Folded(best.to(self.device), self.device), self.layout, self.device)
        return play_match(
            self.layout,
            self._player(),
            champion,
            sets=settings.gate_sets,
            device=self.device,
            threads=settings.threads,
            seed=self.trainer.steps,
            tuning={**settings.tuning, "cheap": settings.gate_full},
            deadline=self._began + settings.seconds,
        )


def main(arguments: list[str] | None = None) -> int:
    settings = parse_settings(arguments)
    torch.set_num_threads(settings.threads)
    torch.set_float32_matmul_precision("high")
    torch.backends.cudnn.benchmark = True  # batches are all alike, so looking for the fastest way pays
    try:
        folder = Folder(settings.folder)
        run = Run(settings, Log(folder.log, sys.stderr))
        run.loop()
        run.finish()
    except CornerwiseError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
