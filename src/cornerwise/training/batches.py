"""Positions of the window as a net learns from them: what it is shown, and what it should have said."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from cornerwise import _kernel
from cornerwise.engine.planes import Layout, Places, layout_of
from cornerwise.rules.native import kernel_core
from cornerwise.training.features import Carrier, Expander, as_words
from cornerwise.training.net import MARGIN_UNIT
from cornerwise.training.replay import PART_UNIT, TARGETS, Index, Window


class Motions(NamedTuple):
    """What the motions of a board do to its cells and to its moves."""

    cells: npt.NDArray[np.uint16]
    """(motions, cells): the image of every cell."""
    places: Places
    """(motions, moves): where the image of every move is in what a net says."""
    size: int
    """How many places there are."""

    @classmethod
    def of(cls, layout: Layout) -> "Motions":
        return cls(layout.symmetries, layout.image_places, layout.policy_size)


@dataclass
class Samples:
    """On the device. Classes are the targets of each position, and one more for all its other moves together."""

    words: Tensor
    """Bit planes."""
    numbers: Tensor
    places: Tensor
    """Of all legal moves of all positions, each `Motions.size` after those of the one before."""
    classes: Tensor
    """The class of each of these moves, counted through all positions."""
    parts: Tensor
    """(positions, TARGETS + 1): what the classes should get."""
    shares: Tensor
    margins: Tensor
    """(positions, seats) from the mover's seat on, as are the shares; in `MARGIN_UNIT`s."""
    owned: Tensor
    """Bit planes: who has what at the end."""


@dataclass
class Batch:
    """What a large net learns from: as `Samples`, with planes in place of bits."""

    planes: Tensor
    numbers: Tensor
    places: Tensor
    classes: Tensor
    parts: Tensor
    shares: Tensor
    margins: Tensor
    owned: Tensor
    """(positions, colours * kinds, height, width)."""


class _Room:
    """Arrays for one batch on its way to the device."""

    def __init__(self, carrier: Carrier, size: int, shape: _kernel.FeatureShape) -> None:
        self.planes = carrier.room(size, shape.planes, shape.words, kind=torch.int64)
        self.numbers = carrier.room(size, shape.numbers, kind=torch.uint8)
        self.owned = carrier.room(size, shape.colours, shape.words, kind=torch.int64)
        self.shares, self.margins = (carrier.room(size, shape.seats, kind=torch.float32) for _ in range(2))
        self.parts = carrier.room(size, TARGETS + 1, kind=torch.float32)
        self.places, self.classes = (carrier.room(256 * size, kind=torch.int32) for _ in range(2))
        self.sent = torch.cuda.Event() if carrier.device.type == "cuda" else None


class Sampler:
    """Draws positions out of a window, each under a random motion of the board."""

    def __init__(
        self, window: Window, size: int, threads: int, seed: int, device: torch.device, motions: Motions,
        found_part: float = 0.0, scope: bool = False,
    ) -> None:  # fmt: skip
        """`found_part` is the part of a value that its search found; the rest is how the game ended.

        With `scope` there is also shown what colours can cover soon, as some small nets want it.
        """
        self.window, self.size = window, size
        self._motions, self._found_part = motions, found_part
        self._rng = np.random.default_rng(seed)
        core = kernel_core(window.variant)
        self._rerun = _kernel.Rerun(core, slots=size, threads=threads, scope=scope)
        self._carrier = Carrier(device)
        self._rooms = [_Room(self._carrier, size, self._rerun.shape) for _ in range(2)]
        self._seats = np.zeros(size, np.uint8)

    def draw(self, newest: int) -> Samples:
        """Out of so many of the newest positions."""
        room = self._rooms[0]
        self._rooms.reverse()  # the other one may still be on its way
        if room.sent:
            room.sent.synchronize()
        at = self.window.draw(self.size, self._rng, newest)
        moves = self._show(room, at)
        self._fill_values(room, at)
        send = self._carrier.send
        samples = Samples(
            words=send(room.planes),
            numbers=send(room.numbers).float(),
            places=send(room.places[:moves]),
            classes=send(room.classes[:moves]),
            parts=send(room.parts),
            shares=send(room.shares),
            margins=send(room.margins),
            owned=send(room.owned),
        )
        if room.sent:
            room.sent.record()
        return samples

    def _show(self, room: _Room, at: Index) -> int:
        window, motions = self.window, self._motions
        slots = window.game[at] % window.games_room
        total = self._rerun.show(
            moves=window.moves[slots],
            plies=np.stack([window.ply[at], window.plies[slots]], 1),
            targets=window.targets[at],
            images=motions.cells,
            symmetry=self._rng.integers(0, len(motions.cells), self.size, np.uint8),
            planes=as_words(room.planes),
            numbers=room.numbers.numpy(),
            owned=as_words(room.owned),
            seats=self._seats,
        )
        room.places = self._carrier.grown(room.places, total)
        room.classes = self._carrier.grown(room.classes, total)
        self._rerun.places(motions.places, motions.size, room.places.numpy(), room.classes.numpy())
        return total

    def _fill_values(self, room: _Room, at: Index) -> None:
        window = self.window
        slots, seats = window.game[at] % window.games_room, window.variant.seats
        order = (self._seats[:, None].astype(np.int64) + np.arange(seats)) % seats
        shares, margins = window.shares[slots], window.margins[slots]
        if window.found is not None:
            found = window.found[at]
            shares = shares + self._found_part * (found[:, 0] - shares)
            margins = margins + self._found_part * (found[:, 1] - margins)
        room.shares.numpy()[:] = np.take_along_axis(shares, order, 1)
        room.margins.numpy()[:] = np.take_along_axis(margins, order, 1) / MARGIN_UNIT
        parts = room.parts.numpy()
        parts[:, :TARGETS] = window.parts[at] / np.float32(PART_UNIT)
        parts[:, TARGETS] = np.maximum(0, 1 - parts[:, :TARGETS].sum(1))


class Batches:
    """Batches for large nets."""

    def __init__(self, window: Window, size: int, threads: int, seed: int, device: torch.device) -> None:
        layout = layout_of(window.variant)
        self._sampler = Sampler(window, size, threads, seed, device, Motions.of(layout))
        self._expander = Expander(layout, device)

    def draw(self, newest: int) -> Batch:
        """A batch out of so many of the newest positions."""
        drawn = self._sampler.draw(newest)
        return Batch(
            planes=self._expander.planes(drawn.words, torch.float32),
            numbers=drawn.numbers,
            places=drawn.places,
            classes=drawn.classes,
            parts=drawn.parts,
            shares=drawn.shares,
            margins=drawn.margins,
            owned=self._expander.bits(drawn.owned, torch.float32),
        )
