"""Positions of the window as a net learns from them: what it is shown, and what it should have said."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from cornerwise import _kernel
from cornerwise.rules.native import kernel_core
from cornerwise.training.features import Carrier, Expander, as_words
from cornerwise.training.net import MARGIN_UNIT
from cornerwise.training.replay import PART_UNIT, TARGETS, Index, Window


@dataclass
class Batch:
    """On the device. Classes are the targets of each position, and one more for all its other moves together."""

    planes: Tensor
    numbers: Tensor
    places: Tensor
    """Of all legal moves of all positions, in the flattened policy."""
    classes: Tensor
    """The class of each of these moves, counted through all positions."""
    parts: Tensor
    """(positions, TARGETS + 1): what the classes should get."""
    shares: Tensor
    margins: Tensor
    """(positions, seats) from the mover's seat on, as are the shares; in `MARGIN_UNIT`s."""
    owned: Tensor
    """(positions, colours * kinds, height, width): who has what at the end."""


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


class Batches:
    """Draws batches out of a window, each position under a random symmetry of the board."""

    def __init__(self, window: Window, size: int, threads: int, seed: int, device: torch.device) -> None:
        self.window, self.size = window, size
        self._layout = window.layout
        self._rng = np.random.default_rng(seed)
        self._rerun = _kernel.Rerun(kernel_core(self._layout.variant), slots=size, threads=threads)
        self._carrier = Carrier(device)
        self._expander = Expander(self._layout, device)
        self._rooms = [_Room(self._carrier, size, self._layout.shape) for _ in range(2)]
        self._seats = np.zeros(size, np.uint8)

    def draw(self, newest: int) -> Batch:
        """A batch out of so many of the newest positions."""
        room = self._rooms[0]
        self._rooms.reverse()  # the other one may still be on its way
        if room.sent:
            room.sent.synchronize()
        at = self.window.draw(self.size, self._rng, newest)
        moves = self._show(room, at)
        self._fill_values(room, at)
        send = self._carrier.send
        batch = Batch(
            planes=self._expander.planes(send(room.planes), torch.float32),
            numbers=send(room.numbers).float(),
            places=send(room.places[:moves]),
            classes=send(room.classes[:moves]),
            parts=send(room.parts),
            shares=send(room.shares),
            margins=send(room.margins),
            owned=self._expander.bits(send(room.owned), torch.float32),
        )
        if room.sent:
            room.sent.record()
        return batch

    def _show(self, room: _Room, at: Index) -> int:
        window, layout = self.window, self._layout
        slots = window.game[at] % window.games_room
        total = self._rerun.show(
            moves=window.moves[slots],
            plies=np.stack([window.ply[at], window.plies[slots]], 1),
            targets=window.targets[at],
            images=layout.symmetries,
            symmetry=self._rng.integers(0, len(layout.symmetries), self.size, np.uint8),
            planes=as_words(room.planes),
            numbers=room.numbers.numpy(),
            owned=as_words(room.owned),
            seats=self._seats,
        )
        room.places = self._carrier.grown(room.places, total)
        room.classes = self._carrier.grown(room.classes, total)
        self._rerun.places(layout.image_places, layout.policy_size, room.places.numpy(), room.classes.numpy())
        return total

    def _fill_values(self, room: _Room, at: Index) -> None:
        window, seats = self.window, self._layout.shape.seats
        slots = window.game[at] % window.games_room
        order = (self._seats[:, None].astype(np.int64) + np.arange(seats)) % seats
        room.shares.numpy()[:] = np.take_along_axis(window.shares[slots], order, 1)
        room.margins.numpy()[:] = np.take_along_axis(window.margins[slots], order, 1) / MARGIN_UNIT
        parts = room.parts.numpy()
        parts[:, :TARGETS] = window.parts[at] / np.float32(PART_UNIT)
        parts[:, TARGETS] = np.maximum(0, 1 - parts[:, :TARGETS].sum(1))
