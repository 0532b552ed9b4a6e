"""A piece of training, whatever learns: play and learning side by side until the time is nearly over."""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Generic, TypeVar

import torch

from cornerwise.training.folder import Folder
from cornerwise.training.gate import GateMatch, mean_match
from cornerwise.training.learner import Learner
from cornerwise.training.pupil import Pupil
from cornerwise.training.report import Log, Stopwatch
from cornerwise.training.settings import LearningSettings
from cornerwise.training.train import Trainer
from cornerwise.training.trained_game import Subject

SettingsT = TypeVar("SettingsT", bound=LearningSettings)
TrainerT = TypeVar("TrainerT", Trainer, Pupil)
SubjectT = TypeVar("SubjectT", bound=Subject)
BatchT = TypeVar("BatchT")
NetT = TypeVar("NetT")


class Piece(ABC, Generic[SettingsT, TrainerT, SubjectT, BatchT, NetT]):
    """Goes on from a folder and leaves everything there."""

    collect_every = 16
    """Rounds of play."""
    trainer: TrainerT
    subjects: Sequence[SubjectT]
    learner: Learner[BatchT, NetT]

    def __init__(self, settings: SettingsT, log: Log) -> None:
        self.settings, self.log = settings, log
        self.began = monotonic()
        self.device = torch.device(settings.device)
        self.folder = Folder(settings.folder)
        self.counters = {"seconds": 0.0, "games": 0.0, "positions": 0.0, "evaluations": 0.0, "samples": 0.0}
        self.watch = Stopwatch()
        self._before, self._reported, self._samples = dict(self.counters), monotonic(), 0

    def resume(self) -> bool:
        """Take up the net and the counters of the folder, where it has some."""
        resumed = self.folder.saved()
        if resumed:
            self.folder.restore(self.trainer)
            self.counters |= self.folder.counters()
            self._before = dict(self.counters)
        return resumed

    def load_windows(self) -> None:
        for subject in self.subjects:
            subject.load(self.folder.window(subject.variant), self.counters["positions"])

    @property
    def seed(self) -> int:
        """Another one in every piece."""
        return self.settings.seed + 1_000_003 * self.trainer.steps

    @property
    def passed(self) -> float:
        """The part of the time for play and learning that is over."""
        settings = self.settings
        return min((monotonic() - self.began) / max(settings.seconds - settings.reserve, 1e-9), 1.0)

    @property
    def positions(self) -> int:
        """In all windows."""
        return sum(len(subject.window) for subject in self.subjects)

    def loop(self) -> None:
        """Until the time is nearly over."""
        end = self.began + self.settings.seconds - self.settings.reserve
        next_report, next_save = monotonic() + self.settings.report, monotonic() + self.settings.save
        rounds = 0
        with self.learner:
            while monotonic() < end and not self.learner.is_done:
                self.play()
                rounds += 1
                if rounds % self.collect_every == 0:
                    self._collect()
                    self.watch.lap("collect")
                self.learner.go_on()
                self.watch.lap("learn")
                if monotonic() >= next_report:
                    next_report = monotonic() + self.settings.report
                    self.report()
                if monotonic() >= next_save:
                    next_save = monotonic() + self.settings.save
                    with self.learner.resting():
                        self.save_net()
                        self.save_first()
        self.report()

    @abstractmethod
    def play(self) -> None:
        """A little of every game."""

    @abstractmethod
    def losses(self) -> str:
        """Since they were last asked for."""

    @abstractmethod
    def save_first(self) -> None:
        """Keep the first net that is saved as the best: the one that the next have to beat."""

    @abstractmethod
    def save_best(self) -> None:
        """The newest net is the best."""

    @abstractmethod
    def gate(self) -> bool:
        """Whether the newest net is as good as the best, over all games."""

    def passes(self, play: Callable[[SubjectT, int, float], GateMatch]) -> bool:
        """Whether the newest net scores enough: `play` is given each game, the number of sets and the deadline."""
        sets = max(self.settings.gate_sets // len(self.subjects), 1)
        matches = []
        for subject in self.subjects:
            match = play(subject, sets, self.began + self.settings.seconds)
            self.log(f"gate: {subject.variant.id} {match}")
            matches.append(match)
        whole = mean_match(matches)
        self.log(f"gate: {whole}")
        return whole.score >= self.settings.gate_score

    def save_net(self) -> None:
        """All that is needed to go on, but for the windows."""
        self.folder.save([subject.variant for subject in self.subjects], self.trainer, self.counters)

    def _collect(self) -> None:
        games, positions = self.learner.collect()
        self.counters["games"] += games
        self.counters["positions"] += positions

    def rate(self) -> float:
        """Half a cosine from the first learning rate to the last."""
        settings = self.settings
        return settings.lr_end + (settings.lr - settings.lr_end) * (1 + math.cos(math.pi * self.passed)) / 2

    def count_evaluations(self) -> int:
        """Of the leaves since the last call, where they are counted."""
        return 0

    def report(self) -> None:
        """Tell how it goes."""
        self.counters["evaluations"] += self.count_evaluations()
        self.counters["samples"] += self.learner.samples - self._samples
        self._samples = self.learner.samples
        now = monotonic()
        since = now - self._reported
        rate = {name: (count - self._before.get(name, 0.0)) / since for name, count in self.counters.items()}
        with self.learner.resting():
            losses = self.losses()
        games = "; ".join(subject.report() for subject in self.subjects)
        evaluations = f" {rate['evaluations'] / 1000:.0f}k evals/s," if self.counters["evaluations"] else ""
        self.log(
            f"step {self.trainer.steps}, {self.counters['games']:.0f} games, {rate['games']:.0f} games/s,"
            f"{evaluations} {rate['samples']:.0f} samples/s,"
            f" {rate['positions']:.0f} positions/s, window {self.positions}, {losses}; {games};"
            f" {self.watch.parts()}"
        )
        self._before, self._reported = dict(self.counters), now

    def finish(self) -> None:
        """The files, then the gate: what has been learned is safe whatever comes."""
        self.counters["seconds"] += monotonic() - self.began
        self.save_net()
        for subject in self.subjects:
            subject.save(self.folder.window(subject.variant), int(self.settings.window_mib * (1 << 20)))
        if self.gate():
            self.save_best()
            self.log("the newest net is the best")
        self.log(f"done after {monotonic() - self.began:.0f} s")
