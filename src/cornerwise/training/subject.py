"""One of the games that a net learns: where it is played, what is kept of it, and what is learned from that."""

from collections.abc import Sequence

import torch

from cornerwise.engine.nets import family_of
from cornerwise.engine.planes import Layout, layout_of
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant
from cornerwise.training.batches import Batches
from cornerwise.training.net import Folded
from cornerwise.training.replay import Window
from cornerwise.training.report import Tally
from cornerwise.training.selfplay import Evaluator, Lane
from cornerwise.training.settings import Settings


def layouts_of(names: str) -> tuple[Layout, ...]:
    """Of games that can share a net; an error names one that cannot."""
    wanted = [find_variant(name) for name in dict.fromkeys(names.split(","))]
    family = {game.id for game in family_of(wanted[0])}
    for variant in wanted[1:]:
        if variant.id not in family:
            raise CornerwiseError(names, "error-net-shared", first=wanted[0].id, second=variant.id)
    return tuple(map(layout_of, wanted))


class Subject:
    """Lanes in which a game is played, the window of what was played, batches out of it."""

    def __init__(self, layout: Layout, settings: Settings, parts: int, seed: int, device: torch.device) -> None:
        """One of so many parts of what is learned."""
        threads = settings.threads
        self.layout, self._device = layout, device
        self.window = Window(layout, settings.room // parts)
        self.batches = Batches(self.window, max(settings.batch // parts, 1), threads, seed, device)
        self.lanes = [
            Lane(layout, device, settings.games, threads, 2 * seed + 7919 * i, settings.tuning)
            for i in range(settings.lanes)
        ]
        self.tally = Tally(layout.variant.first)

    def follow(self, net: Folded) -> None:
        """Play with this net from now on."""
        self.player = Evaluator(net, self.layout, self._device)

    def collect(self) -> tuple[int, int]:
        """Put the games that have ended into the window; says how many games and positions they are."""
        games = positions = 0
        for lane in self.lanes:
            done = lane.finished()
            self.window.add(done)
            self.tally.add(done)
            games += len(done.about)
            positions += len(done.target_at)
        return games, positions

    def report(self) -> str:
        said = f"{self.layout.variant.id}: {self.tally}"
        self.tally.clear()
        return said


def make_subjects(layouts: Sequence[Layout], settings: Settings, seed: int, device: torch.device) -> list[Subject]:
    parts = len(layouts)
    return [Subject(layout, settings, parts, seed + 104_729 * i, device) for i, layout in enumerate(layouts)]
