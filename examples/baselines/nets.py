"""What the learners see and the net that they learn with, alike for all methods that go by the environments' planes.

Boards go through a few convolutions of 3 x 3; the logit of a placement is read at the cell where its piece begins, from
a plane for its orientation. In triominos every open place is seen with the cells round it, and gives a logit for every
tile. Nothing else of a game is known to a net.
"""

from typing import Protocol, cast

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from cornerwise.engine.planes import layout_of
from cornerwise.envs.matching_spec import PLACES, MatchingSpec
from cornerwise.envs.placing_spec import PlacingSpec
from cornerwise.envs.spec import NUMBERS
from cornerwise.envs.specs import AnySpec
from cornerwise.rules.tiles import TILES

Bytes = npt.NDArray[np.uint8]


class Eye(Protocol):
    """Reduces observations to what a net is shown of them."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Of what is shown of one observation."""

    def look(self, planes: Bytes) -> Bytes:
        """Many observations at once."""


class ActionNet(nn.Module):
    """Features of what is shown, and out of them a logit for every action and a value for the position."""

    features_dim: int

    def features(self, shown: Tensor) -> Tensor:
        """(positions, features_dim), of what an eye gave, as floats."""
        raise NotImplementedError

    def logits(self, features: Tensor) -> Tensor:
        """(positions, actions)."""
        raise NotImplementedError

    def value(self, features: Tensor) -> Tensor:
        """(positions, 1)."""
        raise NotImplementedError


def make_net(spec: AnySpec) -> tuple[Eye, ActionNet]:
    """A fresh net for a game, and the eye that it sees with."""
    if isinstance(spec, MatchingSpec):
        eye = TableEye(spec)
        return eye, TableNet(spec, eye)
    assert isinstance(spec, PlacingSpec)
    return BoardEye(spec), BoardNet(spec)


class BoardEye:
    """Sees a board as it is."""

    def __init__(self, spec: PlacingSpec) -> None:
        self.shape = spec.shape

    def look(self, planes: Bytes) -> Bytes:
        return planes


class BoardNet(ActionNet):
    """For placing games on squares."""

    def __init__(self, spec: PlacingSpec, channels: int = 16, layers: int = 2) -> None:
        super().__init__()
        layout = layout_of(spec.variant)
        planes, self._height, self._width = spec.shape
        self._numbers = len(spec.number_names)
        self._pictures = planes - spec.plane_names.count(NUMBERS)
        self._channels = channels
        self.features_dim = channels * self._height * self._width
        self.stem = nn.Conv2d(self._pictures, channels, 3, padding=1)
        self.told = nn.Linear(self._numbers, channels)
        self.tower = nn.ModuleList(nn.Conv2d(channels, channels, 3, padding=1) for _ in range(layers))
        self.placing = nn.Linear(channels, layout.orientations)
        self.choosing = nn.Linear(channels, max(layout.choices, 1))
        self.judging = nn.Sequential(nn.Linear(2 * channels, 64), nn.ReLU(), nn.Linear(64, 1))
        self.register_buffer("places", torch.from_numpy(layout.places[: spec.actions].astype(np.int64)))

    def features(self, shown: Tensor) -> Tensor:
        told = self.told(shown[:, self._pictures :].flatten(1)[:, : self._numbers])
        x = functional.relu(self.stem(shown[:, : self._pictures]) + told[:, :, None, None])
        for layer in self.tower:
            x = functional.relu(x + layer(x))
        return x.flatten(1)

    def logits(self, features: Tensor) -> Tensor:
        board = self._board(features)
        everywhere = self.placing(board.permute(0, 2, 3, 1)).flatten(1)
        choices = self.choosing(board.mean((2, 3)))
        return torch.cat([everywhere, choices], 1).index_select(1, cast(Tensor, self.places))

    def value(self, features: Tensor) -> Tensor:
        board = self._board(features)
        return cast(Tensor, self.judging(torch.cat([board.mean((2, 3)), board.amax((2, 3))], 1)))

    def _board(self, features: Tensor) -> Tensor:
        return features.view(-1, self._channels, self._height, self._width)


SHOWN_PLANES = 4
"""The three numbers of a tile and who laid it; the open places are in the plane after these."""
ROWS, COLUMNS = 1, 2
"""How far is looked round an open place: all tiles that share a corner with it lie within."""
YES = 6
"""In a byte beside numbers of tiles, which are 5 at most and told plus one."""
EVEN = 128
"""How far ahead I am, in a byte, when nobody is."""


class TableEye:
    """Sees the open places of triominos for two, with the cells round each, and what I know of hands and points."""

    place_bytes = SHOWN_PLANES * (2 * ROWS + 1) * (2 * COLUMNS + 1) + 2
    """The cells, whether the place points up, and whether it is there."""
    known = len(TILES) + 4
    """My tiles; how many I have, the other has and the pile has; how far I am ahead."""
    scale = (*[1.0] * len(TILES), 10.0, 10.0, 50.0, 100.0)
    """What the known numbers are divided by."""

    def __init__(self, spec: MatchingSpec) -> None:
        self._names = spec.number_names
        self.shape = (PLACES * self.place_bytes + self.known,)

    def look(self, planes: Bytes) -> Bytes:
        return np.concatenate([self._places(planes), self._known(planes)], axis=1)

    def _places(self, planes: Bytes) -> Bytes:
        height, width = planes.shape[2:]
        shown = np.zeros((len(planes), PLACES, self.place_bytes), np.uint8)
        game, row, column = np.nonzero(planes[:, SHOWN_PLANES])
        place = planes[game, SHOWN_PLANES, row, column] - 1
        steps = [(down, right) for down in range(-ROWS, ROWS + 1) for right in range(-COLUMNS, COLUMNS + 1)]
        for i, (down, right) in enumerate(steps):
            y, x = row + down, column + right
            inside = (y >= 0) & (y < height) & (x >= 0) & (x < width)
            cells = planes[game, :SHOWN_PLANES, y % height, x % width] * inside[:, None]
            shown[game, place, SHOWN_PLANES * i : SHOWN_PLANES * (i + 1)] = cells
        shown[game, place, -2] = YES * ((row + column) % 2)
        shown[game, place, -1] = YES
        return shown.reshape(len(planes), -1)

    def _known(self, planes: Bytes) -> Bytes:
        numbers = planes[:, SHOWN_PLANES + 1].reshape(len(planes), -1)
        known = np.empty((len(planes), self.known), np.uint8)
        known[:, : len(TILES)] = numbers[:, : len(TILES)]
        counts = [self._names.index(name) for name in ("tiles of me", "tiles of seat +1", "tiles in the pile")]
        known[:, len(TILES) : -1] = numbers[:, counts]
        known[:, -1] = np.clip(self._points(numbers, "me") - self._points(numbers, "seat +1") + EVEN, 0, 255)
        return known

    def _points(self, numbers: Bytes, who: str) -> npt.NDArray[np.int64]:
        at = self._names.index(f"points of {who} + 32768, high byte")
        return numbers[:, at].astype(np.int64) * 256 + numbers[:, at + 1]


class TableNet(ActionNet):
    """For triominos, with the eye above."""

    def __init__(self, spec: MatchingSpec, eye: TableEye, width: int = 64) -> None:
        super().__init__()
        self._width, self._eye = width, eye
        self.features_dim = (PLACES + 1) * width
        self.place = nn.Linear(eye.place_bytes, width)
        self.mixing = nn.Linear(width, width)
        self.told = nn.Linear(eye.known, width)
        self.hand = nn.Linear(eye.known, width)
        self.laying = nn.Linear(width, len(TILES))
        self.waiting = nn.Linear(width, spec.actions - PLACES * len(TILES))
        self.judging = nn.Sequential(nn.Linear(3 * width, 64), nn.ReLU(), nn.Linear(64, 1))
        self.register_buffer("scale", torch.tensor(eye.scale))

    def features(self, shown: Tensor) -> Tensor:
        round_places, known = shown.split([PLACES * self._eye.place_bytes, self._eye.known], 1)
        cells = round_places.reshape(-1, PLACES, self._eye.place_bytes) / YES
        known = known / cast(Tensor, self.scale)
        x = functional.relu(self.place(cells) + self.told(known)[:, None])
        x = functional.relu(x + self.mixing(x)) * cells[..., -1:]  # places that are not there say nothing
        return torch.cat([x.flatten(1), functional.relu(self.hand(known))], 1)

    def logits(self, features: Tensor) -> Tensor:
        places, hand = self._parts(features)
        return torch.cat([self.laying(places).flatten(1), self.waiting(hand)], 1)

    def value(self, features: Tensor) -> Tensor:
        places, hand = self._parts(features)
        return cast(Tensor, self.judging(torch.cat([places.mean(1), places.amax(1), hand], 1)))

    def _parts(self, features: Tensor) -> tuple[Tensor, Tensor]:
        places, hand = features.split([PLACES * self._width, self._width], 1)
        return places.view(-1, PLACES, self._width), hand
