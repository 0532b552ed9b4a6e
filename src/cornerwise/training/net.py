"""The net: one architecture for all boards, and the same net folded for speed.

A tower of residual blocks over the board. It says how the win will be shared among the seats and by how much, who will
own every cell at the end (which is only there to learn from), and how good each placement looks.
"""

from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from cornerwise.engine.planes import Layout

MARGIN_UNIT = 20.0
"""Points that a margin of 1 stands for inside a net."""
VALUE_PLANES, VALUE_WIDTH = 32, 64


@dataclass(frozen=True)
class NetShape:
    planes: int
    numbers: int
    colours: int
    kinds: int
    height: int
    width: int
    orientations: int
    choices: int
    channels: int
    blocks: int

    @classmethod
    def of(cls, layout: Layout, channels: int, blocks: int) -> "NetShape":
        shown = layout.shape
        sides = (layout.kinds, layout.height, layout.width)
        return cls(
            layout.planes, shown.numbers, shown.colours, *sides, layout.orientations, layout.choices, channels, blocks
        )


class Guess(NamedTuple):
    """What a net makes of positions."""

    shares: Tensor
    """(positions, colours): logits, of the seats from the mover's on."""
    margins: Tensor
    """(positions, colours): in `MARGIN_UNIT`s."""
    policy: Tensor
    """(positions, policy size): logits."""
    owned: Tensor
    """(positions, colours * kinds, height, width): logits."""


def _conv(inputs: int, outputs: int, size: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, padding=size // 2, bias=False),
        nn.BatchNorm2d(outputs),
    )


class Net(nn.Module):
    def __init__(self, shape: NetShape) -> None:
        super().__init__()
        self.shape = shape
        channels = shape.channels
        self.stem = _conv(shape.planes, channels, 3)
        self.numbers = nn.Linear(shape.numbers, channels)
        self.tower = nn.ModuleList([_conv(channels, channels, 3) for _ in range(2 * shape.blocks)])
        self.placing = nn.Linear(channels, shape.orientations)
        self.choosing = nn.Linear(channels, max(shape.choices, 1))
        self.owning = nn.Conv2d(channels, shape.colours * shape.kinds, 1)
        self.seeing = _conv(channels, VALUE_PLANES, 1)
        self.judging = nn.Linear(2 * VALUE_PLANES + shape.numbers, VALUE_WIDTH)
        self.result = nn.Linear(VALUE_WIDTH, 2 * shape.colours)
        for second in self.tower[1::2]:  # blocks begin as if they were not there
            nn.init.zeros_(second[1].weight)

    def forward(self, planes: Tensor, numbers: Tensor) -> Guess:
        x = functional.relu(self.stem(planes) + self.numbers(numbers)[:, :, None, None])
        for i in range(0, len(self.tower), 2):
            x = functional.relu(x + self.tower[i + 1](functional.relu(self.tower[i](x))))
        seen = functional.relu(self.seeing(x))
        return heads(self, x, seen, numbers)


def heads(net: "Net | Folded", x: Tensor, seen: Tensor, numbers: Tensor, owned: bool = True) -> Guess:
    policy = net.placing(x.permute(0, 2, 3, 1)).flatten(1)
    if net.shape.choices:
        policy = torch.cat([policy, net.choosing(x.mean((2, 3)))], 1)
    pooled = torch.cat([seen.mean((2, 3)), seen.amax((2, 3)), numbers], 1)
    result = net.result(functional.relu(net.judging(pooled)))
    shares, margins = result[:, : net.shape.colours], result[:, net.shape.colours :]
    return Guess(shares, margins, policy, net.owning(x) if owned else x[:0])


class Folded(nn.Module):
    """A net that only plays: normalisation is part of the convolutions, and a fast device works in half precision."""

    def __init__(self, net: Net, device: torch.device) -> None:
        super().__init__()
        self.shape = net.shape
        kind = torch.float16 if device.type == "cuda" else torch.float32
        self.stem, self.seeing = _folded(net.stem), _folded(net.seeing)
        self.tower = nn.ModuleList([_folded(conv) for conv in net.tower])
        self.numbers, self.placing, self.choosing = deepcopy(net.numbers), deepcopy(net.placing), deepcopy(net.choosing)
        self.owning, self.judging, self.result = deepcopy(net.owning), deepcopy(net.judging), deepcopy(net.result)
        self.to(device=device, dtype=kind, memory_format=torch.channels_last).requires_grad_(False)
        self.fused = device.type == "cuda" and fusing_works(device, net.shape.channels)

    def forward(self, planes: Tensor, numbers: Tensor) -> Guess:
        x = functional.relu_(self.stem(planes).add_(self.numbers(numbers)[:, :, None, None]))
        for i in range(0, len(self.tower), 2):
            x = self._join(self.tower[i + 1], self._bend(self.tower[i], x), x)
        return heads(self, x, self._bend(self.seeing, x), numbers, owned=False)

    def _bend(self, conv: nn.Module, x: Tensor) -> Tensor:
        assert isinstance(conv, nn.Conv2d)
        if not self.fused:
            return functional.relu_(conv(x))
        out: Tensor = torch.cudnn_convolution_relu(x, conv.weight, conv.bias, (1, 1), conv.padding, (1, 1), 1)
        return out

    def _join(self, conv: nn.Module, x: Tensor, old: Tensor) -> Tensor:
        assert isinstance(conv, nn.Conv2d)
        if not self.fused:
            return functional.relu_(conv(x).add_(old))
        out: Tensor = torch.cudnn_convolution_add_relu(
            x, conv.weight, old, 1.0, conv.bias, (1, 1), conv.padding, (1, 1), 1
        )
        return out


@cache
def fusing_works(device: torch.device, channels: int) -> bool:
    """Whether the library's fused convolutions run here and give the same as the plain ones."""
    conv = nn.Conv2d(channels, channels, 3, padding=1).to(device=device, dtype=torch.float16)
    conv = conv.to(memory_format=torch.channels_last).requires_grad_(False)
    x = torch.rand((16, channels, 12, 12), device=device, dtype=torch.float16)
    x = x.contiguous(memory_format=torch.channels_last)
    try:
        bent = torch.cudnn_convolution_relu(x, conv.weight, conv.bias, (1, 1), (1, 1), (1, 1), 1)
        joined = torch.cudnn_convolution_add_relu(x, conv.weight, x, 1.0, conv.bias, (1, 1), (1, 1), (1, 1), 1)
    except (AttributeError, RuntimeError, TypeError):  # another build of the library
        return False
    plain = functional.relu(conv(x)), functional.relu(conv(x) + x)
    return all(torch.allclose(a, b, atol=0.05) for a, b in zip((bent, joined), plain, strict=True))


def _folded(pair: nn.Module) -> nn.Conv2d:
    """A convolution that also does what the normalisation after it does."""
    assert isinstance(pair, nn.Sequential)
    conv, norm = pair
    assert isinstance(conv, nn.Conv2d) and isinstance(norm, nn.BatchNorm2d)
    assert norm.running_var is not None and norm.running_mean is not None
    factor = norm.weight.detach() / torch.sqrt(norm.running_var + norm.eps)
    size = conv.kernel_size[0]
    whole = nn.Conv2d(conv.in_channels, conv.out_channels, size, padding=size // 2).to(norm.weight.device)
    with torch.no_grad():
        whole.weight.copy_(conv.weight * factor[:, None, None, None])
        assert whole.bias is not None
        whole.bias.copy_(norm.bias - norm.running_mean * factor)
    return whole
