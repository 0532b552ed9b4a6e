"""Small nets in files: whole numbers that the kernel computes with, nothing else needed to play.

A file is compressed (zlib) and holds a line of JSON that says what it is, the arrays one after another in the order of
`Weights.shapes`, little-endian, and at the end a SHA-256 of all that.
"""

import json
import warnings
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import numpy as np
import numpy.typing as npt

from cornerwise import _kernel
from cornerwise.engine.nets import NetError, NetWarning, net_group
from cornerwise.engine.placements import Placements, placements_of
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.native import kernel_core

FORMAT = "cornerwise-small-1"
"""Changes whenever small nets are shown something else or compute otherwise."""
MOST_BYTES = 3 << 19
MOST_WHOLE_BYTES = 16 << 20
SIZES = ("local", "whole", "deep", "hidden", "last", "spread", "scope")
"""What of a shape can be chosen; the rest follows from the game."""
SMALL_SUFFIX = ".small"
_HASH = 32

Array = npt.NDArray[np.signedinteger]


@dataclass(frozen=True)
class Shape:
    """What a small net is shown and how large its layers are; kernel/net.hpp tells how they work together."""

    cells: int
    kinds: int
    slots: int
    planes: int
    numbers: int
    colours: int
    rows: int
    forms: int
    choices: int
    local: int
    """Numbers of a cell, out of what lies around it."""
    whole: int
    """Numbers of the position, out of all cells at once."""
    deep: int
    """Numbers of a cell once the context is known."""
    hidden: int
    last: int
    spread: int
    """Whether a move is also judged by all the cells it covers and gains."""
    scope: int = 0
    """Whether it is shown what every colour can cover soon."""

    @classmethod
    def of(
        cls,
        variant: PlacingVariant,
        *,
        local: int = 32,
        whole: int = 0,
        deep: int = 32,
        hidden: int = 64,
        last: int = 32,
        spread: int = 1,
        scope: int = 0,
    ) -> "Shape":
        placements, core = placements_of(variant), kernel_core(variant)
        features = core.feature_shape
        return cls(
            cells=len(variant.board),
            kinds=placements.kind_count,
            slots=placements.windows.shape[1],
            planes=features.planes,
            numbers=(core.scope_shape if scope else features).numbers,
            colours=features.colours,
            rows=len(placements.table),
            forms=placements.forms,
            choices=2 if variant.opening == "swap" else 0,
            local=local,
            whole=whole,
            deep=deep,
            hidden=hidden,
            last=last,
            spread=spread,
            scope=scope,
        )

    @property
    def scope_planes(self) -> int:
        """For every colour the cells it can cover by its next piece, and by the one after that."""
        return 2 * self.colours if self.scope else 0

    @property
    def sizes(self) -> dict[str, int]:
        """What was chosen."""
        return {name: getattr(self, name) for name in SIZES}

    @property
    def pool(self) -> int:
        """What the sum over all cells is multiplied by, in 65,536ths."""
        return (65536 * 16 + self.cells // 2) // self.cells


@dataclass(frozen=True)
class Weights:
    """The whole numbers of a small net."""

    shape: Shape
    arrays: Mapping[str, Array]

    @staticmethod
    def shapes(s: Shape) -> dict[str, tuple[str, tuple[int, ...]]]:
        """The kind and the sides of every array."""
        first, choices = s.local + s.numbers + s.whole + s.scope_planes, max(s.choices, 1)
        sides = {
            "local": ("<i2", (s.kinds, s.slots, s.planes, s.local)),
            "place": ("<i2", (s.cells, s.local)),
            "whole": ("<i2", (s.planes, s.cells, s.whole)),
            "whole_bias": ("<i2", (s.whole,)),
            "mix": ("<i1", (s.local, s.deep)),
            "scope": ("<i1", (s.scope_planes, s.deep)),
            "form": ("<i1", (s.forms, s.deep)),
            "form_bias": ("<i4", (s.forms,)),
            "spread": ("<i1", (2, s.deep)),
        }
        matrices = {
            "first": (first, s.hidden),
            "context": (s.hidden, s.deep),
            "second": (s.deep + s.hidden, s.hidden),
            "third": (s.hidden, s.last),
            "result": (s.last, 2 * s.colours),
            "choosing": (s.hidden, choices),
        }
        for name, (inputs, outputs) in matrices.items():
            sides[name] = ("<i2", (inputs, outputs))
            sides[f"{name}_bias"] = ("<i4", (outputs,))
        return sides


def small_name(variant: PlacingVariant) -> str:
    """The file of a game's small net: named by the first game that shares it, and by the scoring if it has another."""
    first, *_ = net_group(variant) or (variant,)  # games of cubes share none
    scoring = f"-{variant.scoring}" if isinstance(variant.scoring, str) and variant.scoring != first.scoring else ""
    return f"{first.id}{scoring}-{placements_of(variant).table.fingerprint}{SMALL_SUFFIX}"


def shipped_small(variant: PlacingVariant) -> Path | None:
    """The small net that comes with the package for a game, if there is one: for its scoring, or else for the usual."""
    if variant.seats < 2:
        return None
    usual = replace(variant, scoring=(net_group(variant) or (variant,))[0].scoring)
    folder = Path(str(files("cornerwise.nets")))
    return next((path for game in (variant, usual) if (path := folder / small_name(game)).exists()), None)


def write_small(weights: Weights, placements: Placements, path: Path) -> None:
    about = {"format": FORMAT, "table": placements.table.fingerprint, "shape": asdict(weights.shape)}
    parts = [json.dumps(about, separators=(",", ":")).encode() + b"\n"]
    for name, (kind, sides) in Weights.shapes(weights.shape).items():
        array = weights.arrays[name]
        assert array.shape == sides, name
        parts.append(np.ascontiguousarray(array, kind).tobytes())
    whole = b"".join(parts)
    packed = zlib.compress(whole + sha256(whole).digest(), 9)
    if len(packed) > MOST_BYTES:
        raise ValueError(f"{path.name} would take {len(packed)} bytes, more than {MOST_BYTES}")
    path.write_bytes(packed)


def read_small(path: Path, variant: PlacingVariant) -> Weights:
    """The weights in a file; `NetError` where it is damaged or not for this game."""
    whole = unpacked_small(path)
    head, found, rest = whole.partition(b"\n")
    try:
        about = json.loads(head)
        if not found or about["format"] != FORMAT:
            raise ValueError
        shape, table = Shape(**{name: int(value) for name, value in about["shape"].items()}), about["table"]
    except (ValueError, KeyError, TypeError, AttributeError):
        raise NetError(str(path), "error-net-foreign", file=str(path)) from None
    placements = placements_of(variant)
    if table != placements.table.fingerprint:
        raise NetError(str(path), "error-net-board", file=str(path), game=variant.id)
    if shape != Shape.of(variant, **shape.sizes) or min(shape.sizes.values()) < 0:
        raise NetError(str(path), "error-net-shape", file=str(path), game=variant.id)
    arrays: dict[str, Array] = {}
    at = 0
    for name, (kind, sides) in Weights.shapes(shape).items():
        count = int(np.prod(sides))
        end = at + count * np.dtype(kind).itemsize
        if end > len(rest):
            raise NetError(str(path), "error-net-shape", file=str(path), game=variant.id)
        arrays[name] = np.frombuffer(rest, kind, count, at).reshape(sides)
        at = end
    if at != len(rest):
        raise NetError(str(path), "error-net-shape", file=str(path), game=variant.id)
    return Weights(shape, arrays)


def unpacked_small(path: Path) -> bytes:
    """What the file of a small net holds, once its hash has been looked at: a line of JSON and the arrays."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise NetError(str(path), "error-net-large", file=str(path))
        inflate = zlib.decompressobj()
        whole = inflate.decompress(path.read_bytes(), MOST_WHOLE_BYTES)
    except (OSError, zlib.error) as error:
        raise NetError(str(path), "error-net-damaged", file=str(path), problem=str(error)) from None
    if not inflate.eof or sha256(whole[:-_HASH]).digest() != whole[-_HASH:]:
        raise NetError(str(path), "error-net-damaged", file=str(path), problem="SHA-256")
    return whole[:-_HASH]


def kernel_net(weights: Weights, placements: Placements) -> _kernel.Net:
    """A small net as the kernel wants it, with what it has to know of the game."""
    about = {
        "windows": placements.windows,
        "kinds": placements.kinds,
        "anchor": placements.anchor,
        "form_of": placements.form,
        "covered": placements.table.cells,
        "joints": placements.joints,
    }
    arrays: dict[str, object] = {
        name: np.ascontiguousarray(array) for name, array in {**weights.arrays, **about}.items()
    }
    return _kernel.Net(asdict(weights.shape), arrays)


@lru_cache(maxsize=16)
def small_net_if_usable(path: Path, variant: PlacingVariant) -> _kernel.Net | None:
    """The net in a file; where it cannot be used this says so, and there is none."""
    try:
        return load_small(path, variant)
    except NetError as error:
        warnings.warn(f"{error}; playouts take its place", NetWarning, stacklevel=2)
        return None


@lru_cache(maxsize=16)
def load_small(path: Path, variant: PlacingVariant) -> _kernel.Net:
    """The net in a file, once for all searches; `NetError` where it is damaged or not for this game."""
    weights = read_small(path, variant)
    try:
        return kernel_net(weights, placements_of(variant))
    except ValueError as error:
        raise NetError(str(path), "error-net-damaged", file=str(path), problem=str(error)) from None
