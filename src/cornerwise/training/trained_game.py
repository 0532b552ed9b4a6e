"""One of the games that a net learns: where it is played, what is kept of it, and what is learned from that."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import torch

from cornerwise.engine.nets import net_group
from cornerwise.engine.planes import Layout, layout_of
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.training.batches import Batch, Batches
from cornerwise.training.net import Folded
from cornerwise.training.pupil import sizes_of
from cornerwise.training.replay import Window
from cornerwise.training.report import Tally
from cornerwise.training.selfplay import Evaluator, Games, Lane
from cornerwise.training.settings import LearningSettings, TrainingSettings

MOST_TIMES = 64
LEAST_WINDOW = 200_000
"""Positions of all games that are drawn from at least, where there are so many."""


class Share(NamedTuple):
    """A game, and how much of what is played and learned is about it."""

    variant: PlacingVariant
    part: float
    times: int

    @property
    def layout(self) -> Layout:
        """As large nets are shown it: an error where they cannot be."""
        return layout_of(self.variant)


def shares_of(games: str) -> tuple[Share, ...]:
    """`classic*3,classic-2`: games that can share a net; an error names one that cannot.

    Options come after a game's name, as `junior:scoring=cells`.
    """
    times: dict[PlacingVariant, int] = {}
    for text in games.split(","):
        name, star, count = text.partition("*")
        if star and not (count.isdecimal() and 1 <= int(count) <= MOST_TIMES):
            raise CornerwiseError(text, "error-net-part", text=text, most=MOST_TIMES)
        times[_game_of(name)] = int(count or 1)
    first, *others = times
    group = {game.id for game in net_group(first)}
    for variant in others:
        if variant.id not in group:
            raise CornerwiseError(games, "error-net-shared", first=first.id, second=variant.id)
    return tuple(Share(v, n / sum(times.values()), n) for v, n in times.items())


def _game_of(text: str) -> PlacingVariant:
    name, *options = text.split(":")
    return find_placing_variant(name, **{field: value for field, _, value in (o.partition("=") for o in options)})


class Subject(ABC):
    """The window of what was played of a game, whatever plays it and whatever learns from it."""

    def __init__(self, share: Share, settings: LearningSettings, *, searched: bool = False) -> None:
        self.variant = share.variant
        self._part, self._window_part = share.part, settings.window_part
        self._batch = max(int(settings.batch * share.part), 1)
        self.window = Window(share.variant, int(settings.room * share.part), searched=searched)
        self.tally = Tally(share.variant.first)
        self._earlier = 0

    @abstractmethod
    def finished(self) -> Iterator[Games]:
        """The games that have ended since the last call."""

    def load(self, folder: Path, positions: float) -> None:
        """Go on with the window of a run that has seen so many positions of all games, and kept the newest."""
        self.window.load(folder)
        self._earlier = max(0, int(positions * self._part) - self.window.added)

    def save(self, folder: Path, most_bytes: int) -> None:
        """This game's part of so many bytes of windows."""
        self.window.save(folder, int(most_bytes * self._part))

    @property
    def newest(self) -> int:
        """Positions that are drawn from; their number grows with all that were ever played."""
        seen = self._earlier + self.window.added
        return max(int(self._window_part * seen), int(LEAST_WINDOW * self._part))

    def collect(self) -> tuple[int, int]:
        """Put the games that have ended into the window; says how many games and positions they are."""
        games = positions = 0
        for done in self.finished():
            self.window.add(done)
            self.tally.add(done)
            games += len(done.about)
            positions += len(done.target_at)
        return games, positions

    def report(self) -> str:
        said = f"{self.variant.id}: {self.tally}"
        self.tally.clear()
        return said


class NetSubject(Subject):
    """A game that is played in lanes, whose leaves a large net evaluates."""

    def __init__(self, share: Share, net: Folded, settings: TrainingSettings, seed: int, device: torch.device) -> None:
        super().__init__(share, settings)
        threads, layout = settings.threads, share.layout
        self.layout, self._device = layout, device
        self._batches = Batches(self.window, self._batch, threads, seed, device)
        scope = bool(sizes_of(settings.student).get("scope"))
        self.lanes = [
            Lane(layout, device, settings.games, threads, number, settings.tuning, anywhere=True, scope=scope)
            for number in range(2 * seed, 2 * seed + 7919 * settings.lanes * share.times, 7919)
        ]
        self.player = Evaluator(net, layout, device)
        self._played = self.player

    def follow(self, net: Folded) -> None:
        """Play with this net from now on."""
        player = Evaluator(net, self.layout, self._device)
        if self._device.type == "cuda":  # lanes ask it in another stream than it was made in
            torch.cuda.current_stream().synchronize()
        # The device may still be at work with the last one, so that one is kept until the next.
        self._played, self.player = self.player, player

    def draw(self) -> Batch:
        return self._batches.draw(self.newest)

    def finished(self) -> Iterator[Games]:
        return (lane.finished() for lane in self.lanes)
