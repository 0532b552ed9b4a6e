"""Passes the tables and rules of a variant to the kernel."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from cornerwise import _kernel
from cornerwise.errors import BadVariant
from cornerwise.games.placing_variant import Contact, PlacingVariant
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import add
from cornerwise.rules.moves import Cellwise, MoveTable, move_table

WINDOW = _kernel.WINDOW


def kernel_core(variant: PlacingVariant) -> _kernel.Position:
    """The start of a game in the kernel; `BadVariant` for one that cannot be played."""
    if variant.fault:
        raise BadVariant(variant, variant.id, variant.fault)
    return _kernel.Position(kernel_table(variant), _kernel_rules(variant))


def kernel_table(variant: PlacingVariant) -> _kernel.Table:
    """The move table of a variant in the kernel; games that share it share the memory."""
    return _kernel_table(move_table(variant.board, variant.pieces), variant.contact, variant.gravity)


@lru_cache(maxsize=24)
def _kernel_table(table: MoveTable, contact: Contact, gravity: bool) -> _kernel.Table:
    board = table.board
    below = [-1 if below is None else below for below in board.below] if gravity else []
    apart, joint = contacts_of(board, contact)
    strict = board.lattice.has_straight_sides
    return _kernel.Table(
        pieces=len(table.pieces),
        kinds=np.array([board.lattice.kind(address) for address in board.addresses], np.uint8),
        windows=windows_of(board, table.widest - 1),
        below=np.array(below, np.int16),
        apart=apart,
        joint=joint,
        piece=table.piece,
        cells=table.cells,
        opposites=table.opposites if strict else np.empty((len(table), 0), np.int16),
    )


def contacts_of(board: Board, contact: Contact) -> tuple[Cellwise, Cellwise]:
    """For every cell those that its colour may not cover beside it, and those of which it must cover one; then -1."""
    nowhere: list[tuple[int, ...]] = [()] * len(board)
    apart, joint = (board.side, board.corner) if contact == "corner" else (nowhere, board.side)
    return _padded(apart), _padded(joint)


def windows_of(board: Board, reach: int) -> Cellwise:
    """For every cell the cells that a piece through it can cover, in reading order; -1 off the board.

    No piece reaches farther than 63 cells on any of the lattices, so a window fits one machine
    word with a bit to spare. That is what the kernel's speed rests on.
    """
    windows = np.full((len(board), WINDOW), -1, np.int16)
    balls = [board.lattice.ball(kind, reach) for kind in range(board.lattice.kinds)]
    for cell, address in enumerate(board.addresses):
        for slot, step in enumerate(balls[board.lattice.kind(address)]):
            windows[cell, slot] = board.number.get(add(address, step), -1)
    return windows


def _padded(lists: Sequence[tuple[int, ...]]) -> Cellwise:
    padded = np.full((len(lists), max(map(len, lists))), -1, np.int16)
    for row, numbers in enumerate(lists):
        padded[row, : len(numbers)] = numbers
    return padded


def _kernel_rules(variant: PlacingVariant) -> _kernel.Rules:
    starts = starts_of(variant)
    return _kernel.Rules(
        colours=len(variant.colours),
        stock=[list(own) for own in variant.stock],
        shared_supply=variant.supply == "shared",
        swap_opening=variant.opening == "swap",
        strict_corners=variant.strict_corners,
        skip_blocked=variant.blocked == "skip",
        first_colour=variant.first_colour,
        first_seat=variant.first,
        owners=[list(seats) for seats in variant.owners],
        parties=party_of_seats(variant),
        scoring=_kernel_scoring(variant),
        start_cells=starts.numbers,
        free_start=variant.start == "free",
        beside_start=variant.start == "beside",
        start_choices=starts.choices,
        starts_agree=starts.agree,
    )


def party_of_seats(variant: PlacingVariant) -> list[int]:
    return [party for seat in range(variant.seats) for party, seats in enumerate(variant.parties) if seat in seats]


class Starts(NamedTuple):
    """Where colours may begin (P3). Sets of start cells are bits of a number."""

    numbers: list[int]
    """The cells."""
    choices: list[int]
    """For every colour the start cells that it is offered."""
    agree: list[list[list[int]]]
    """For every colour, another one and the start cell of that: the start cells that are left for it."""


def starts_of(variant: PlacingVariant) -> Starts:
    colours, starts = range(len(variant.colours)), range(len(variant.start_cells))
    return Starts(
        numbers=list(variant.start_numbers),
        choices=[_mask(variant.start_choices(colour, {})) for colour in colours],
        agree=[
            [
                [_mask(mine for mine in starts if variant.starts_agree(colour, mine, other, its)) for its in starts]
                for other in colours
            ]
            for colour in colours
        ],
    )


def _kernel_scoring(variant: PlacingVariant) -> _kernel.Scoring:
    points = variant.points
    return _kernel.Scoring(
        cell_placed=points.cell_placed,
        cell_left=points.cell_left,
        piece_placed=points.piece_placed,
        piece_left=points.piece_left,
        seen=points.seen,
        all_placed=points.all_placed,
        single_last=points.single_last,
        full_cells=list(variant.full_cells),
        full_pieces=list(variant.full_pieces),
        seat_takes_best=points.seat_takes == "best",
        lowest_wins=points.wins == "lowest",
        complete_wins=points.wins == "complete",
    )


def _mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)
