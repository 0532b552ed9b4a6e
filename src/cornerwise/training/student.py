"""The small net that the kernel evaluates itself, as something that learns.

All numbers inside are whole, as in the kernel (`kernel/net.hpp` says what they stand for); they are rounded on the way
forward and not on the way back. In double precision it says to the bit what the kernel says.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from cornerwise.engine.placements import Placements
from cornerwise.engine.smallnet import Shape, Weights

LOCAL, DEEP, WIDE, FORM, MARGIN = 1 << 8, 1 << 6, 1 << 8, 1 << 5, 1 << 18
"""What a weight of 1 is in the local layer, in that of cells, in wide ones, in the policy; what a wide sum of 1 is."""
SCOPE = 128
"""What a cell that can be covered soon counts to the hidden layer, where one that is pooled counts a 64th."""
MOST_CELL, MOST_WIDE = 127, 4095
MOST_DEEP, MOST_WEIGHT = 127, 1023


class Said(NamedTuple):
    """What a student says of positions, in its own units."""

    shares: Tensor
    """(positions, seats of the net): logits."""
    margins: Tensor
    """Likewise, in the unit of the teacher's."""
    policy: Tensor
    """A logit for each of the moves asked for."""


TURNED = ("form", "spread")
"""What the kernel has the other way round."""
LEAK = 0.1
"""The part of a gradient that passes where a number is held at its least or most: so nothing falls silent for good."""


class _Whole(torch.autograd.Function):
    """Rounds; gradients pass as if it had not."""

    @staticmethod
    def forward(_ctx: object, x: Tensor) -> Tensor:
        return torch.floor(x + 0.5)

    @staticmethod
    def backward(_ctx: object, *grads: Tensor) -> Tensor:
        return grads[0]


def _hold(x: Tensor, bias: Tensor, divisor: int, most: int) -> tuple[Tensor, Tensor]:
    """What comes out, and where it was not held."""
    out = torch.floor((x + bias + divisor // 2) * (1 / divisor))
    return out.clamp(0, most).to(x.dtype), (out >= 0) & (out <= most)


def _pass_on(grad: Tensor, inside: Tensor, divisor: int) -> Tensor:
    return torch.where(inside, grad, LEAK * grad) * (1 / divisor)


Fused = tuple[Callable[[Tensor, Tensor], tuple[Tensor, Tensor]], Callable[[Tensor, Tensor], Tensor]]


@cache
def _fused(divisor: int, most: int, device: torch.device) -> Fused | None:
    """Both, each as one operation of the device, where that works: apart they were most of what a step cost."""
    if device.type != "cuda":
        return None

    def hold(x: Tensor, bias: Tensor) -> tuple[Tensor, Tensor]:
        return _hold(x, bias, divisor, most)

    def pass_on(grad: Tensor, inside: Tensor) -> Tensor:
        return _pass_on(grad, inside, divisor)

    fused = torch.compile(hold), torch.compile(pass_on)
    x, bias = torch.arange(-99, 99, device=device).to(torch.bfloat16).reshape(2, 9, 11), torch.ones(11, device=device)
    try:
        out, inside = fused[0](x, bias)
        passed = fused[1](x, inside)
    except Exception:  # whatever is missing on this machine
        return None
    plain = hold(x, bias)
    same = torch.equal(out, plain[0]) and torch.equal(inside, plain[1])
    return fused if same and torch.allclose(passed, pass_on(x, inside), rtol=0.02) else None


class _Held(torch.autograd.Function):
    """Adds, divides, rounded half up, and holds what comes out between 0 and a most."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, bias: Tensor, divisor: int, most: int) -> Tensor:
        fused = _fused(divisor, most, x.device) if x.dim() == 3 else None
        out, inside = fused[0](x, bias) if fused else _hold(x, bias, divisor, most)
        ctx.save_for_backward(inside, bias)
        ctx.divisor, ctx.fused = divisor, fused
        return out

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor, Tensor | None, None, None]:
        inside, bias = ctx.saved_tensors
        grad = ctx.fused[1](grads[0], inside) if ctx.fused else _pass_on(grads[0], inside, ctx.divisor)
        return grad, _summed_to(grad, bias) if ctx.needs_input_grad[1] else None, None, None


def _summed_to(grad: Tensor, bias: Tensor) -> Tensor:
    """What reaches a bias that was the same for several."""
    shape = (1,) * (grad.dim() - bias.dim()) + tuple(bias.shape)
    over = [side for side, (many, one) in enumerate(zip(grad.shape, shape, strict=True)) if many > one]
    return (grad.sum(over, dtype=bias.dtype) if over else grad).reshape(bias.shape)


def _held(x: Tensor, divisor: int, most: int, bias: Tensor | None = None) -> Tensor:
    held: Tensor = _Held.apply(x, x.new_zeros(()) if bias is None else bias, divisor, most)
    return held


def _rounded(x: Tensor, divisor: int = 1) -> Tensor:
    rounded: Tensor = _Whole.apply(x / divisor)
    return rounded


def _whole(x: Tensor, unit: int, most: int) -> Tensor:
    """Weights as whole numbers of so many to one."""
    return _rounded((x * unit).clamp(-most, most))


@dataclass(frozen=True)
class Moves:
    """Legal moves of a batch of positions."""

    position: Tensor
    row: Tensor
    """Rows of the table; the answers to a swap opening come after them."""


class Student(nn.Module):
    def __init__(self, shape: Shape, placements: Placements) -> None:
        super().__init__()
        self.shape = shape
        s = shape
        self.local = nn.Parameter(torch.randn(s.kinds, s.slots * s.planes, s.local) * (2 / (s.slots * s.planes)) ** 0.5)
        self.place = nn.Parameter(torch.zeros(s.cells, s.local))
        self.whole = nn.Parameter(torch.randn(s.planes * s.cells, s.whole) * (s.planes * s.cells) ** -0.5)
        self.whole_bias = nn.Parameter(torch.zeros(s.whole))
        first = s.local + s.numbers + s.whole + s.scope_planes
        self.first, self.first_bias = _matrix(first, s.hidden)
        self.context, self.context_bias = _matrix(s.hidden, s.deep)
        self.mix = nn.Parameter(torch.randn(s.local, s.deep) * (2 / s.local) ** 0.5)
        self.scope = nn.Parameter(torch.zeros(s.scope_planes, s.deep))
        self.second, self.second_bias = _matrix(s.deep + s.hidden, s.hidden)
        self.third, self.third_bias = _matrix(s.hidden, s.last)
        self.result, self.result_bias = _matrix(s.last, 2 * s.colours, scale=0.1)  # at first it knows nothing
        self.form = nn.Parameter(torch.randn(s.deep, s.forms) * 0.1 * s.deep**-0.5)
        self.form_bias = nn.Parameter(torch.zeros(s.forms))
        self.spread = nn.Parameter(torch.zeros(s.deep, 2))
        self.choosing, self.choosing_bias = _matrix(s.hidden, max(s.choices, 1))

        windows = torch.from_numpy(placements.windows.astype(np.int64))
        windows = torch.where(windows < 0, s.cells, windows)
        kinds = torch.from_numpy(placements.kinds.astype(np.int64))
        order = [torch.nonzero(kinds == kind).flatten() for kind in range(s.kinds)]
        self.register_buffer("_order", torch.argsort(torch.cat(order)), persistent=False)
        self._around = [f"_around{kind}" for kind in range(s.kinds)]
        for name, cells in zip(self._around, order, strict=True):
            self.register_buffer(name, windows[cells].flatten(), persistent=False)
        cells = placements.table.cells.astype(np.int64)
        for name, lists in (("_cells", cells), ("_joints", placements.joints.astype(np.int64))):
            self.register_buffer(name, torch.from_numpy(np.where(lists < 0, s.cells, lists)), persistent=False)
        at = placements.anchor.astype(np.int64) * s.forms + placements.form
        self.register_buffer("_at", torch.from_numpy(at), persistent=False)

    def bits(self, words: Tensor) -> Tensor:
        """(positions, planes, words) of 64 bits to (positions, cells + 1, planes), the last cell always empty.

        There may be more planes than this student is shown.
        """
        shifts = torch.arange(8, dtype=torch.uint8, device=words.device)
        bits = ((words.view(torch.uint8)[..., None] >> shifts) & 1).flatten(2)[..., : self.shape.cells]
        # Numbers of cells are whole and small, so half the bytes do on a device; learning rounds sums anyway.
        bits = bits.to(torch.bfloat16 if words.is_cuda else self.mix.dtype).transpose(1, 2)
        return torch.cat([bits, bits.new_zeros(len(bits), 1, bits.shape[2])], 1)

    def surroundings(self, bits: Tensor) -> list[Tensor]:
        """For every kind of cells (positions, cells, slots * planes): the same for all students of a game."""
        wide = self.shape.slots * self.shape.planes
        kind, bits = bits.dtype, bits[..., : self.shape.planes]
        if kind is torch.bfloat16:  # several at once, since each that is fetched costs as much as any
            together = next(size for size in (4, 2, 1) if self.shape.planes % size == 0)
            bits = bits.contiguous().view({4: torch.int64, 2: torch.int32, 1: torch.int16}[together])
        near = [bits.index_select(1, self.get_buffer(name)) for name in self._around]
        return [cells.view(kind).reshape(len(bits), -1, wide) for cells in near]

    def forward(self, bits: Tensor, around: list[Tensor], numbers: Tensor, moves: Moves) -> Said:
        s = self.shape
        kind = bits.dtype
        sums = [near @ _whole(weight, LOCAL, 32767).to(kind) for near, weight in zip(around, self.local, strict=True)]
        local = torch.cat(sums, 1).index_select(1, self._order) if len(sums) > 1 else sums[0]
        cells = _held(local, 4, MOST_CELL, _whole(self.place, LOCAL, 32767))
        given = [self._pool(cells), 1024 * numbers[:, : s.numbers]]
        if s.whole:
            flat = bits[:, : s.cells, : s.planes].transpose(1, 2).reshape(len(bits), -1).to(self.mix.dtype)
            sums = flat @ _whole(self.whole, LOCAL, 32767) + _whole(self.whole_bias, LOCAL, 32767)
            given.append(_held(4 * sums, 1, MOST_WIDE))
        scopes = bits[:, : s.cells, s.planes : s.planes + s.scope_planes]
        if s.scope:
            given.append(_held(scopes.sum(1, dtype=self.mix.dtype) * (SCOPE * s.pool), 65536, MOST_WIDE))
        hidden = _wide(torch.cat(given, 1), self.first, self.first_bias)
        context = _rounded(_sums(hidden, self.context, self.context_bias), 64)
        mixed = cells @ _whole(self.mix, DEEP, MOST_DEEP).to(kind)
        if s.scope:
            mixed = mixed + scopes @ (64 * _whole(self.scope, DEEP, MOST_DEEP)).to(kind)
        deep = _held(mixed, 64, MOST_CELL, context[:, None])
        seen = _wide(torch.cat([self._pool(deep), hidden], 1), self.second, self.second_bias)
        last = _wide(seen, self.third, self.third_bias)
        result = _sums(last, self.result, self.result_bias) / MARGIN
        return Said(result[:, : s.colours], result[:, s.colours :], self._policy(deep, seen, moves) / 2048)

    def _pool(self, cells: Tensor) -> Tensor:
        return _held(cells.sum(1, dtype=self.mix.dtype) * self.shape.pool, 65536, MOST_WIDE)

    def _policy(self, deep: Tensor, seen: Tensor, moves: Moves) -> Tensor:
        s = self.shape
        kind, exact = deep.dtype, self.mix.dtype
        forms = deep @ _whole(self.form, FORM, MOST_DEEP).to(kind)
        row = moves.row.clamp_max(s.rows - 1)
        logits = forms.reshape(-1).index_select(0, moves.position * (s.cells * s.forms) + self._at[row]).to(exact)
        logits = logits + _whole(self.form_bias, 2048, 1 << 24).index_select(0, self._at[row] % s.forms)
        if s.spread:
            spread = (deep @ _whole(self.spread, FORM, MOST_DEEP).to(kind)).to(exact)
            spread = torch.cat([spread, spread.new_zeros(len(spread), 1, 2)], 1)
            base = (moves.position * (s.cells + 1))[:, None]
            for part, lists in enumerate((self._cells, self._joints)):
                at = (base + lists[row]).reshape(-1)
                logits = logits + spread[..., part].reshape(-1).index_select(0, at).view(len(row), -1).sum(1)
        if not s.choices:
            return logits
        choices = _rounded(_sums(seen, self.choosing, self.choosing_bias), 128)
        which = moves.position * s.choices + (moves.row - s.rows).clamp_min(0)
        return torch.where(moves.row >= s.rows, choices.reshape(-1).index_select(0, which), logits)

    def _units(self) -> Iterator[tuple[str, int, int, str]]:
        """Every array of `Weights` with what a weight of 1 is in it, the most there can be, and its kind."""
        for name in ("local", "place", "whole", "whole_bias"):
            yield name, LOCAL, 32767, "i2"
        for name in ("mix", "scope"):
            yield name, DEEP, MOST_DEEP, "i1"
        for name in ("form", "spread"):
            yield name, FORM, MOST_DEEP, "i1"
        yield "form_bias", 2048, 1 << 24, "i4"
        for name in ("first", "context", "second", "third", "result", "choosing"):
            yield name, WIDE, MOST_WEIGHT, "i2"
            yield f"{name}_bias", MARGIN, 1 << 28, "i4"

    @torch.no_grad()
    def weights(self) -> Weights:
        """What the kernel computes with."""
        arrays, shapes = {}, Weights.shapes(self.shape)
        for name, unit, most, kind in self._units():
            whole = _whole(self.get_parameter(name).double(), unit, most).cpu().numpy().astype(kind)
            arrays[name] = np.ascontiguousarray(whole.T if name in TURNED else whole).reshape(shapes[name][1])
        return Weights(self.shape, arrays)

    @torch.no_grad()
    def take(self, weights: Weights) -> None:
        """Go on from what the kernel computes with, also where its hidden layer was narrower or it had no scope.

        What there is more says nothing at first: nothing is made of it, and it learns from there.
        """
        for name, unit, _, _ in self._units():
            parameter = self.get_parameter(name)
            array = weights.arrays[name].T if name in TURNED else weights.arrays[name]
            known = torch.from_numpy(array.astype(np.float32) / unit)
            if known.numel() == parameter.numel():
                known = known.reshape(parameter.shape)
            parameter[known.shape[0] :] = 0
            parameter[tuple(slice(side) for side in known.shape)] = known.to(parameter)


def _matrix(inputs: int, outputs: int, scale: float = 1.0) -> tuple[nn.Parameter, nn.Parameter]:
    spread = scale * (2 / inputs) ** 0.5
    return nn.Parameter(torch.randn(inputs, outputs) * spread), nn.Parameter(torch.zeros(outputs))


def _sums(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return x @ _whole(weight, WIDE, MOST_WEIGHT) + _whole(bias, MARGIN, 1 << 28)


def _wide(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    return _held(_sums(x, weight, bias), 256, MOST_WIDE)
