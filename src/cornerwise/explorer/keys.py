"""The number of a position: the same however it came about, and however the board is turned.

Each placement of each colour has a number, and a position the exclusive or of them (Zobrist, 1970). Of the numbers that
its images under all motions of the board have, the least stands for all of them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant_text import format_variant
from cornerwise.rules.moves import WORDS, Move, move_table
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.symmetry import same_game_rows

Numbers = npt.NDArray[np.uint64]
Rows = npt.NDArray[np.int64]

_SEATS = 64
"""More than any game has."""


class Seen(NamedTuple):
    """A position as the explorer knows it."""

    key: int
    """Signed, since databases have no other numbers of 64 bits."""
    motions: Rows
    """The motions that give this number; several for a symmetric position."""
    images: Rows
    """The image of every placement under every motion, also under others."""
    backs: Rows
    """The placement that each is the image of, under every motion."""

    def shared(self, move: Move) -> int:
        """The number that a move has in all positions that count as the same: the least of its images."""
        return move if move in WORDS else int(self.images[self.motions, move].min())

    def own(self, shared: int) -> int:
        """A move of this position that has such a number; in a symmetric one there are several."""
        return shared if shared in WORDS else int(self.backs[self.motions[0], shared])

    def same(self, move: Move) -> list[int]:
        """All moves of this position that have the number of this one, which is among them."""
        return (
            [move]
            if move in WORDS
            else sorted(set(self.backs[self.motions, self.images[self.motions[0], move]].tolist()))
        )


class Keys:
    """The numbers of a game's positions."""

    def __init__(self, variant: PlacingVariant) -> None:
        table = move_table(variant.board, variant.pieces)
        self._images = same_game_rows(variant)
        self._backs = self._images.argsort(axis=1)
        self._colours = {name: number for number, name in enumerate(variant.colours)}
        size = len(table) + len(WORDS)
        drawn = _drawn(np.arange(len(self._colours) * size, dtype=np.uint64))
        self._placed = drawn.reshape(-1, size)
        self._words: dict[int, int] = {word: len(table) + i for i, word in enumerate(WORDS)}
        words = np.broadcast_to(np.arange(len(table), size), (len(self._images), len(WORDS)))
        self._all = np.concatenate((self._images, words), axis=1)
        name = f"{format_variant(variant)} {table.fingerprint}"
        self._game = np.uint64(int.from_bytes(blake2b(name.encode(), digest_size=8).digest()))

    def seen(self, position: PlacingPosition) -> Seen:
        """The position of a game as it stands."""
        numbers = self.start()
        for colour, _, move in position.plies:
            self.push(numbers, colour, move)
        return self.of(numbers, position.turn, position.mover)

    def made(self, game: PlacingPosition, depth: int) -> Iterator[tuple[int, int]]:
        """The number of each position of a game, as far as `depth` moves go, with the number of the move made there."""
        numbers = self.start()
        for colour, seat, move in game.plies[:depth]:
            seen = self.of(numbers, colour, seat)
            yield seen.key, seen.shared(move)
            self.push(numbers, colour, move)

    def whole(self, moves: Sequence[int]) -> tuple[int, ...]:
        """The moves of a game, the same however the board was turned: of all its images the least."""
        columns = np.array([self._column(move) for move in moves], np.int64)
        rows: list[list[int]] = self._all[:, columns].tolist()
        return tuple(min(rows))

    def start(self) -> Numbers:
        """What `push` changes: one number for every motion."""
        return np.full(len(self._images), self._game)

    def push(self, numbers: Numbers, colour: str, move: Move) -> None:
        numbers ^= self._placed[self._colours[colour], self._all[:, self._column(move)]]

    def _column(self, move: int) -> int:
        return self._words.get(move, move)

    def of(self, numbers: Numbers, turn: str | None, seat: int | None) -> Seen:
        """The position that they stand for, with a colour and a seat to move."""
        least = numbers.min()
        mover = 0 if turn is None or seat is None else (self._colours[turn] + 1) * _SEATS + seat
        key = _drawn(least ^ np.uint64(mover))
        return Seen(int(key.astype(np.int64)), np.flatnonzero(numbers == least), self._images, self._backs)


class DifferentGames:
    """Knows games that there were already: those with the same moves, also on a turned or reflected board."""

    def __init__(self) -> None:
        self._known: set[tuple[PlacingVariant, tuple[int, ...]]] = set()

    def add(self, variant: PlacingVariant, moves: Sequence[int]) -> bool:
        """Whether there was no such game before."""
        before = len(self._known)
        self._known.add((variant, keys_of(variant).whole(moves)))
        return len(self._known) > before


@lru_cache(maxsize=16)
def keys_of(variant: PlacingVariant) -> Keys:
    return Keys(variant)


def _drawn(seeds: Numbers) -> Numbers:
    """Numbers that look drawn, the same on every machine (SplitMix64)."""
    with np.errstate(over="ignore"):
        mixed = (seeds + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return mixed ^ (mixed >> np.uint64(31))
