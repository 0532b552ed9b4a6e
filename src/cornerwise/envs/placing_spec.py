"""Placing games as environments: planes for what is known of each colour, an action for each row of the table."""

from collections.abc import Iterator
from functools import cached_property
from math import prod
from random import Random

import numpy as np

from cornerwise import _kernel
from cornerwise.envs.pictures import Pixels, board_pixels
from cornerwise.envs.spec import NUMBERS, EnvSpec, Observation, shared_rewards
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import CHOICES, Move, MoveTable, move_table
from cornerwise.rules.placing_position import PlacingPosition


class PlacingSpec(EnvSpec[PlacingPosition]):
    over_clause = "P7"

    def __init__(self, variant: PlacingVariant) -> None:
        self.variant: PlacingVariant = variant
        self.seats = variant.seats
        self.table: MoveTable = move_table(variant.board, variant.pieces)
        self.highest = variant.copies
        self.actions = len(self.table) + len(CHOICES) * (variant.opening == "swap")

    @cached_property
    def box(self) -> tuple[int, int, int]:
        low, high = self._addresses.min(axis=0), self._addresses.max(axis=0)
        width, height, levels = (*(int(n) for n in high - low + 1), 1)[:3]
        return levels, height, width

    @property
    def plane_names(self) -> tuple[str, ...]:
        whose = (_counted("colour", i) for i in range(len(self.variant.colours)))
        shown = [f"{name}: {what}" for name in whose for what in ("its cells", "where it may go on", "closed to it")]
        return (*shown, *[NUMBERS] * -(-len(self.number_names) // prod(self.box)))

    @cached_property
    def number_names(self) -> tuple[str, ...]:
        return tuple(self._number_names())

    def _number_names(self) -> Iterator[str]:
        colours = range(len(self.variant.colours))
        for i in colours:
            colour = _counted("colour", i)
            yield from (f"{colour}: copies left of {piece.name}" for piece in self.variant.pieces)
            yield from (f"{colour}: laid next by {_counted('seat', seat)}" for seat in colours)
            yield f"{colour}: mine or my party's"
            yield f"{colour}: all seats lay it in turn"
            yield f"{colour}: out for good"
            yield f"{colour}: has begun"
            yield f"{colour}: laid a one-cell piece last"
        yield "an opening is to be kept or swapped"
        yield "an opening was kept or swapped"

    @cached_property
    def _addresses(self) -> "np.ndarray[tuple[int, ...], np.dtype[np.int64]]":
        return np.array(self.variant.board.addresses)

    @cached_property
    def pixel_of_cell(self) -> "np.ndarray[tuple[int, ...], np.dtype[np.int32]]":
        """Where every cell lies in a plane."""
        _, height, width = self.box
        steps = (1, width, width * height)[: self._addresses.shape[1]]
        pixels: np.ndarray[tuple[int, ...], np.dtype[np.int32]]
        pixels = ((self._addresses - self._addresses.min(axis=0)) @ np.array(steps)).astype(np.int32)
        return pixels

    @cached_property
    def _picture(self) -> _kernel.Picture:
        return _kernel.Picture(prod(self.box), self.pixel_of_cell)

    @cached_property
    def blank(self) -> PlacingPosition:
        return PlacingPosition(self.variant)

    def start(self, rng: Random) -> PlacingPosition:
        return self.blank.copy()

    def push(self, game: PlacingPosition, move: Move, rng: Random) -> None:
        game.push(move)

    def look(self, game: PlacingPosition, seat: int) -> Observation:
        seen = self._blank()
        _kernel.observe_placing(_core(game), self._picture, seat, seen["observation"], seen["action_mask"])
        return seen

    def move(self, game: PlacingPosition, action: int) -> Move:
        self._check_action(action)
        return self.table.move_at(action)

    def action(self, game: PlacingPosition, move: Move) -> int:
        return self.table.number_of(move)

    def legal(self, game: PlacingPosition) -> list[int]:
        return sorted(self.action(game, move) for move in game.legal_moves)

    def pixels(self, game: PlacingPosition) -> Pixels:
        return board_pixels(game)

    @property
    def longest(self) -> int:
        pieces = self.variant.full_pieces
        laid = pieces[0] if self.variant.supply == "shared" else sum(pieces)
        return laid + (self.variant.opening == "swap")

    def rewards(self, game: PlacingPosition) -> tuple[float, ...]:
        ended = game.outcome()
        assert ended is not None
        return shared_rewards(self.variant.parties, ended.winners)

    def points(self, game: PlacingPosition) -> tuple[int, ...]:
        return tuple(map(self.variant.rank, game.totals))

    def batch(self, *, points: bool, games: int, threads: int) -> _kernel.Batch:
        return _kernel.Batch(_core(self.blank), self._picture, points=points, games=games, threads=threads)


def _core(game: PlacingPosition) -> _kernel.Position:
    assert isinstance(game.core, _kernel.Position)
    return game.core


def _counted(noun: str, i: int) -> str:
    """Whose something is, counted from the seat that looks."""
    return f"my {noun}" if i == 0 else f"{noun} +{i}"
