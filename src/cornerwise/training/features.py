"""What the kernel shows, brought to the device that the net runs on."""

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from cornerwise.engine.planes import Layout


class Expander:
    """Bits to planes, on the device: a hundredth of the bytes has to travel there."""

    def __init__(self, layout: Layout, device: torch.device) -> None:
        self.layout, self.device = layout, device
        self._source = torch.from_numpy(layout.source).to(device)
        self._ground = torch.from_numpy(layout.on_board).to(device)
        self._shifts = torch.arange(8, dtype=torch.uint8, device=device)

    def bits(self, words: Tensor, kind: torch.dtype) -> Tensor:
        """(positions, planes, words) of 64 bits to (positions, planes * kinds, height, width)."""
        layout = self.layout
        octets = words.view(torch.uint8)
        bits = ((octets[..., None] >> self._shifts) & 1).flatten(2).index_select(2, self._source)
        return bits.view(len(words), -1, layout.height, layout.width).to(kind)

    def planes(self, words: Tensor, kind: torch.dtype) -> Tensor:
        """All that a net is shown on planes."""
        ground = self._ground.to(kind).expand(len(words), -1, -1, -1)
        whole = torch.cat([self.bits(words, kind), ground], 1)
        return whole.contiguous(memory_format=torch.channels_last)


class Carrier:
    """Arrays that the kernel fills here and the device reads there, at the same time as other work."""

    def __init__(self, device: torch.device) -> None:
        self._pinned = device.type == "cuda"
        self.device = device

    def room(self, *shape: int, kind: torch.dtype) -> Tensor:
        return torch.zeros(shape, dtype=kind, pin_memory=self._pinned)

    def grown(self, old: Tensor, least: int) -> Tensor:
        """Room for at least so many elements: the old one where it is enough."""
        return old if len(old) >= least else self.room(least + least // 2, kind=old.dtype)

    def send(self, there: Tensor) -> Tensor:
        return there.to(self.device, non_blocking=True)


def as_words(words: Tensor) -> npt.NDArray[np.uint64]:
    """The same memory as the kernel knows it."""
    return words.numpy().view(np.uint64)
