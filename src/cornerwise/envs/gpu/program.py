"""The program that steps a game on a graphics processor: its rules and tables as C++, with placing.cu after them.

Everything that is known of a game stands in the program as constants, so that the compiler can make the most of them.
The text is also valid C++ for the processor.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cornerwise.envs.placing_spec import PlacingSpec
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.games.variant import Variant
from cornerwise.rules.native import contacts_of, party_of_seats, starts_of

SOURCE = Path(__file__).with_name("placing.cu")
WORD = 32
LINE = 128
"""Bytes that a graphics processor writes at once: rows of masks begin at multiples of it."""
NONE = 0xFFFF
MARGIN = 2
"""Of a frame: no two cells round a corner point are farther apart along a row."""

Numbers = npt.NDArray[Any]


@dataclass(frozen=True)
class Program:
    """A program and the sizes of what it reads and writes, in bytes or numbers for one game."""

    source: str
    threads: int
    """Of the team that steps one game on a graphics processor."""
    state_bytes: int
    actions: int
    mask_stride: int
    mask_words: int
    """Words of 64 bits that hold a bit for every action."""
    planes: tuple[int, int, int]
    seats: int
    longest: int


class UnsupportedGame(ValueError):
    """A game that cannot be stepped on a graphics processor."""


@lru_cache(maxsize=16)
def program_of(variant: Variant, threads: int | None = None) -> Program:
    game = need_placing(variant)
    if game.gravity or game.start == "beside":
        raise UnsupportedGame(f"{game.id}: only games on flat boards are played on a graphics processor")
    return _Writer(game, threads).program()


class _Frame:
    """Where the cells of a board lie in sets of bits: in rows, every kind of cell by itself.

    Along a row there is a place for every cell of the kind, so that two cells of given kinds, a given step apart, are a
    given number of places apart wherever they lie. With a margin, cells that touch the board are empty places, too.
    """

    def __init__(self, variant: PlacingVariant, margin: int) -> None:
        lattice = variant.board.lattice
        x, y = np.array(variant.board.addresses).T
        column = (x + (lattice.kinds - 1) * y) // lattice.kinds
        width = int(np.ptp(column)) + 1 + margin
        within = (y - y.min()) * width + column - column.min()
        self.kind = np.array([lattice.kind(address) for address in variant.board.addresses])
        self.words = (int(within.max()) + margin * (width + 1)) // WORD + 1
        self.kinds = lattice.kinds
        self.place = within + self.kind * self.words * WORD
        """Of every cell, in a set of cells."""
        self.anchor = within
        """Of every cell, among those of its kind."""


class _Writer:
    def __init__(self, variant: PlacingVariant, threads: int | None) -> None:
        spec = PlacingSpec(variant)
        self.spec, self.variant, self.table = spec, variant, spec.table
        self.frame = _Frame(variant, MARGIN if variant.strict_corners else 0)
        self.rows = len(self.table)
        self.sets = self.frame.words * self.frame.kinds
        self.mask_words = spec.mask_words
        self.mask_stride = -(-spec.actions // LINE) * LINE
        self.state_bytes = -(-(3 * 4 * len(variant.colours) * self.sets + 192) // 16) * 16
        # As many as the board keeps busy: the bits of an orientation and its mask are shared out over them.
        self.threads = threads or (64 if self.rows < 20_000 else 128)

    def program(self) -> Program:
        return Program(
            source="\n".join([*self._lines(), SOURCE.read_text()]),
            threads=self.threads,
            state_bytes=self.state_bytes,
            actions=self.spec.actions,
            mask_stride=self.mask_stride,
            mask_words=self.mask_words,
            planes=self.spec.shape,
            seats=self.spec.seats,
            longest=self.spec.longest,
        )

    def _lines(self) -> Iterator[str]:
        yield f"// {self.variant.id}: rules and tables, written by program.py."
        yield from ("using u8 = unsigned char;", "using u16 = unsigned short;")
        yield from ("using u32 = unsigned;", "using u64 = unsigned long long;")
        yield "#if defined(__CUDACC__)"
        yield "#define TABLE static __device__ const"
        yield "#define RULE static __constant__ const"  # all threads of a team read the same entry
        yield "#else"
        yield "#define TABLE static const"
        yield "#define RULE static const"
        yield "#endif"
        for name, number in self._sizes().items():
            yield f"constexpr u32 {name} = {number};"
        for name, number in self._rules().items():
            yield f"constexpr int {name} = {int(number)};"
        for name, numbers in self._rule_lists().items():
            yield _array("RULE int", name, np.array(numbers))
        yield _array("RULE u64", "FULL_ONE", np.array([_bits(own, 1) for own in self.variant.stock]))
        yield _array("RULE u64", "FULL_TWO", np.array([_bits(own, 2) for own in self.variant.stock]))
        yield from self._tables()

    def _sizes(self) -> dict[str, int]:
        return {
            "THREADS": self.threads,
            "PIECES": len(self.variant.pieces),
            "PIECE_CELLS": self.table.widest,
            "ROWS": self.rows,
            "ACTIONS": self.spec.actions,
            "LONGEST": self.spec.longest,
            "WORDS": self.frame.words,
            "SET": self.sets,
            "STATE_BYTES": self.state_bytes,
            "MASK_STRIDE": self.mask_stride,
            "MASK_WORDS": 64 // WORD * self.mask_words,
            "MASK_ROOM": self.mask_stride // WORD,
            "PLANES": self.spec.shape[0],
            "PIXELS": prod(self.spec.shape[1:]),
            "STARTS": len(self.variant.start_cells),
            "NONE": NONE,
        }

    def _rules(self) -> dict[str, int]:
        variant, points = self.variant, self.variant.points
        return {
            "COLOURS": len(variant.colours),
            "SEATS": variant.seats,
            "FIRST_SEAT": variant.first,
            "FIRST_COLOUR": variant.first_colour,
            "SHARED_SUPPLY": variant.supply == "shared",
            "SWAP_OPENING": variant.opening == "swap",
            "SKIP_BLOCKED": variant.blocked == "skip",
            "FREE_START": variant.start == "free",
            "CELL_PLACED": points.cell_placed,
            "CELL_LEFT": points.cell_left,
            "PIECE_PLACED": points.piece_placed,
            "PIECE_LEFT": points.piece_left,
            "ALL_PLACED": points.all_placed,
            "SINGLE_LAST": points.single_last,
            "SEAT_TAKES_BEST": points.seat_takes == "best",
            "LOWEST_WINS": points.wins == "lowest",
            "COMPLETE_WINS": points.wins == "complete",
        }

    def _rule_lists(self) -> dict[str, Sequence[Any]]:
        variant, starts = self.variant, starts_of(self.variant)
        widest = max(map(len, variant.owners))
        return {
            "OWNERS": [[*seats, *[-1] * (widest - len(seats))] for seats in variant.owners],
            "OWNER_COUNT": [len(seats) for seats in variant.owners],
            "PARTIES": party_of_seats(variant),
            "FULL_CELLS": variant.full_cells,
            "FULL_PIECES": variant.full_pieces,
            "START_CHOICES": starts.choices,
            "STARTS_AGREE": starts.agree if starts.numbers else [[[0]] * len(variant.colours)] * len(variant.colours),
            "START_PLACES": self.frame.place[starts.numbers] if starts.numbers else [NONE],
        }

    def _tables(self) -> Iterator[str]:
        frame, cells = self.frame, self.table.cells.astype(np.int64)
        sizes = (cells >= 0).sum(axis=1)
        # Shorter pieces are filled up with their first cell.
        filled = np.where(cells >= 0, cells, cells[:, :1])
        steps = frame.place[filled] - frame.anchor[filled[:, :1]]
        turned = np.flatnonzero((np.diff(steps, axis=0) != 0).any(axis=1) | (np.diff(self.table.piece) != 0)) + 1
        first_rows = np.concatenate([[0], turned])
        orientation = np.repeat(np.arange(len(first_rows)), np.diff([*first_rows, self.rows]))
        beside, opposites = self._opposites(orientation)
        reach = np.concatenate([steps[first_rows].ravel(), beside[beside != NONE]])
        front = max(0, -(int(reach.min()) // WORD))
        offsets = steps[first_rows] + front * WORD
        ground = max(frame.words + front + int(reach.max()) // WORD + 1, front + self.sets)
        segments, segment_of = self._segments(orientation * frame.words * WORD + frame.anchor[cells[:, 0]])
        yield f"constexpr u32 ORIENTATIONS = {len(first_rows)}, FRONT = {front}, GROUND = {ground};"
        yield _array("TABLE u16", "OFFSETS", offsets)
        yield f"constexpr u32 OPPOSITE_CELLS = {opposites.shape[1] if self.variant.strict_corners else 0};"
        yield _array("TABLE u16", "OPPOSITES", np.where(beside != NONE, beside + front * WORD, NONE))
        yield _array("TABLE u16", "ROW_OPPOSITES", opposites)
        yield _array("TABLE u8", "ORIENTATION_PIECE", self.table.piece[first_rows])
        yield _array("TABLE u32", "SEGMENTS", segments)
        yield _array("TABLE u16", "SEGMENT_OF", segment_of)
        yield _array("TABLE u8", "ROW_PIECE", self.table.piece)
        yield _array("TABLE u16", "ROW_CELLS", np.where(cells >= 0, cells, NONE))
        piece_size = np.array([shape.size for shape in self.variant.pieces])
        assert (piece_size[self.table.piece] == sizes).all()
        yield _array("TABLE u8", "PIECE_SIZE", piece_size)
        apart, joint = contacts_of(self.variant.board, self.variant.contact)
        near = np.concatenate([np.arange(len(apart))[:, None], apart, joint], axis=1).astype(np.int64)
        yield f"constexpr u32 APART_CELLS = {apart.shape[1]}, NEAR_CELLS = {near.shape[1]};"
        yield _array("TABLE u16", "NEAR", np.where(near >= 0, frame.place[near], NONE))
        pixels = np.full(prod(self.spec.shape[1:]), NONE)
        pixels[self.spec.pixel_of_cell] = frame.place
        yield _array("TABLE u16", "PIXEL_PLACES", pixels)
        board = np.zeros(self.sets * WORD, np.uint8)
        board[frame.place] = 1
        yield _array("TABLE u32", "BOARD", np.packbits(board, bitorder="little").view("<u4"))

    def _opposites(self, orientation: Numbers) -> tuple[Numbers, Numbers]:
        """Where strict corners forbid own cells: steps from the anchor of every orientation, places of every row."""
        if not self.variant.strict_corners:
            return np.full((1, 1), NONE), np.full((1, 1), NONE)
        cells, anchors = self.table.opposites.astype(np.int64), self.frame.anchor[self.table.cells[:, 0]]
        steps = np.where(cells >= 0, self.frame.place[cells] - anchors[:, None], NONE)
        beside = np.full((orientation[-1] + 1, cells.shape[1]), NONE)
        np.minimum.at(beside, orientation, steps)  # the same for all rows of an orientation that have it on the board
        assert ((steps == beside[orientation]) | (cells < 0)).all()
        beside.sort(axis=1)
        return beside, np.where(cells >= 0, self.frame.place[cells], NONE)

    def _segments(self, sources: Numbers) -> tuple[Numbers, Numbers]:
        """Runs of actions of one word of a mask whose bits follow each other in what is found for the orientations.

        A run is where its bits come from, how many more than one they are, and where in the word they go.
        """
        actions = np.arange(self.rows)
        begins = np.flatnonzero(np.concatenate([[True], np.diff(sources) != 1]) | (actions % WORD == 0))
        more = np.diff([*begins, self.rows]) - 1
        segments = sources[begins] << 10 | more << 5 | begins % WORD
        assert segments.max() < 1 << 32
        words = np.arange(self.mask_stride // WORD + 1) * WORD
        return segments, np.searchsorted(begins, words)


def _bits(copies: Sequence[int], least: int) -> int:
    """The pieces of which there are so many or more, as bits."""
    return sum(1 << piece for piece, count in enumerate(copies) if count >= least)


def _array(kind: str, name: str, numbers: Numbers) -> str:
    shape = "".join(f"[{size}]" for size in numbers.shape)
    return f"{kind} {name}{shape} = {{{','.join(map(str, numbers.ravel().tolist()))}}};"
