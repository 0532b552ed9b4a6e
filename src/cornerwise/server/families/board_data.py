"""Boards and pieces as data, for clients that draw them and hold no rules: polygons, names, turns."""

from functools import lru_cache

from cornerwise.drawing.outline import placer, polygon
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import Address, Lattice
from cornerwise.geometry.shapes import Shape, to_origin
from cornerwise.server.base.encoded_json import Data


@lru_cache(maxsize=16)
def cells_data(board: Board) -> list[Data]:
    """Name, address and, on flat boards, the corners in the plane, in cells with y growing downward."""
    return [
        {"name": name, "address": list(address), "polygon": _polygon(board.lattice, address)}
        for name, address in zip(board.names, board.addresses, strict=True)
    ]


def _polygon(lattice: Lattice, address: Address) -> list[list[float]] | None:
    if lattice.is_solid:
        return None
    place = placer(lattice)
    return [[round(x, 4), round(y, 4)] for x, y in map(place, polygon(lattice, address))]


@lru_cache(maxsize=256)
def piece_data(lattice: Lattice, shape: Shape) -> Data:
    """A piece in all its orientations, and which of them each turn of the hand leads to."""
    number = {cells: i for i, cells in enumerate(shape.orientations)}
    return {
        "name": shape.name,
        "size": shape.size,
        "orientations": [
            {
                "cells": [list(cell) for cell in cells],
                "polygons": [_polygon(lattice, cell) for cell in cells] if not lattice.is_solid else None,
                "turns": [
                    number[to_origin(lattice, (lattice.moved(cell, motion) for cell in cells))]
                    for motion in lattice.generators
                ],
            }
            for cells in shape.orientations
        ],
    }
