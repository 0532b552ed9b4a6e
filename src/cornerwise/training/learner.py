"""Learning beside the play.

A step of learning is hundreds of small calls to the device. Made between two rounds of play they would keep both the
trees and the device waiting, so they come from a thread and in a stream of their own. Where the processor does all the
work nothing is gained by that: without `beside` steps are made in turn with the play, always in the same order.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Lock, Thread
from typing import Generic, Protocol, TypeVar

import torch

from cornerwise.training.replay import Window
from cornerwise.training.settings import LearningSettings

MOST_OWED = 2048
"""Steps that learning may be behind, since games begun together end together; what is more is let go."""
NAP = 0.002
"""Seconds after which a learner with nothing to do looks again."""


BatchT = TypeVar("BatchT")
NetT = TypeVar("NetT")
Given = TypeVar("Given", covariant=True)
Asked = TypeVar("Asked", contravariant=True)


class Learning(Protocol[Asked, Given]):
    """A net that learns from batches and gives one that plays."""

    steps: int

    @property
    def device(self) -> torch.device: ...
    def step(self, batches: Sequence[Asked], lr: float) -> None: ...
    def folded(self) -> Given: ...


class Played(Protocol[Given, Asked]):
    """A game that gives batches and is played by a net."""

    @property
    def window(self) -> Window: ...
    def collect(self) -> tuple[int, int]: ...
    def draw(self) -> Given: ...
    def follow(self, net: Asked) -> None: ...


class Learner(Generic[BatchT, NetT]):
    """Makes the steps that the play has earned."""

    def __init__(
        self,
        trainer: Learning[BatchT, NetT],
        subjects: Sequence[Played[BatchT, NetT]],
        settings: LearningSettings,
        rate: Callable[[], float],
    ) -> None:
        self._trainer, self._subjects, self._settings, self._rate = trainer, subjects, settings, rate
        left = sum(len(subject.window) for subject in subjects)
        self._owed = min(settings.reuse * left, float(MOST_OWED * settings.batch))
        """Positions to learn from: at first those that an earlier piece has left, until new games end."""
        self._last_step = trainer.steps + settings.steps
        self.samples = 0
        """Positions learned from so far."""
        self._windows, self._net, self._over = Lock(), Lock(), Event()
        self._failure: BaseException | None = None
        self._stream = torch.cuda.Stream(trainer.device) if trainer.device.type == "cuda" else None
        self._thread = Thread(target=self._work, name="learner", daemon=True) if settings.beside else None

    def __enter__(self) -> "Learner[BatchT, NetT]":
        if self._stream:
            torch.cuda.synchronize(self._trainer.device)  # the net was made in another one
        if self._thread:
            self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._over.set()
        if self._thread:
            self._thread.join()
        if self._failure and kind is None:
            raise self._failure

    @contextmanager
    def resting(self) -> Iterator[None]:
        """While this lasts the net is not changed, and all steps made are done."""
        with self._net:
            if self._stream:
                self._stream.synchronize()
            yield
            if self._stream:  # what was done to the net meanwhile comes before the next step
                self._stream.wait_stream(torch.cuda.current_stream(self._trainer.device))

    def collect(self) -> tuple[int, int]:
        """Take over the games that have ended; says how many games and positions they are."""
        with self._windows:
            games, positions = map(sum, zip(*(subject.collect() for subject in self._subjects), strict=True))
            self._owed += self._settings.reuse * positions
        return games, positions

    @property
    def is_done(self) -> bool:
        """Whether all steps that were wanted have been made."""
        return self._trainer.steps >= self._last_step

    def go_on(self) -> None:
        """Let learning keep up with the play: at most one step at a time, so that the trees do not wait."""
        if self._failure:
            raise self._failure
        if not self._thread:
            with torch.cuda.stream(self._stream):
                self._step()

    def _work(self) -> None:
        try:
            with torch.cuda.stream(self._stream):
                while not self._over.is_set():
                    if not self._step():
                        self._over.wait(NAP)
        except BaseException as error:  # told to the thread that plays
            self._failure = error

    def _step(self) -> bool:
        """One step, if it is owed."""
        settings, trainer = self._settings, self._trainer
        with self._windows:
            positions = sum(len(subject.window) for subject in self._subjects)
            if positions < settings.warm or not all(len(subject.window) for subject in self._subjects):
                self._owed = 0.0
            if self._owed < settings.batch or self.is_done:
                return False
            self._owed = min(self._owed - settings.batch, float(MOST_OWED * settings.batch))
            batches = [subject.draw() for subject in self._subjects]
        with self._net:
            trainer.step(batches, self._rate())
            self.samples += settings.batch
            if trainer.steps % settings.refresh == 0:
                self.refresh()
        return True

    def refresh(self) -> None:
        """Play with the newest average from now on."""
        net = self._trainer.folded()
        for subject in self._subjects:
            subject.follow(net)
