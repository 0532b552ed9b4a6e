"""Reads height maps from files, for boards of cubes of your own (R4)."""

import os

from cornerwise.errors import NotationError
from cornerwise.geometry.board import height_map_fault, heights_in_one_line

MOST_BYTES = 1 << 14
"""The largest map is far smaller, also with generous blanks; whatever is longer is some other file."""


def read_heights(path: str | os.PathLike[str]) -> str:
    """The height map in a text file, ready for the option `heights`.

    A line is a row of the board, the last row first. `NotationError` says what is wrong with the
    map; a file that cannot be read raises its `OSError`.
    """
    with open(path, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    name = os.fspath(path)
    if len(data) > MOST_BYTES:
        raise NotationError(name, "error-heights-long", most=MOST_BYTES)
    try:
        text = data.decode("utf-8-sig")  # some editors begin every file with a mark
    except UnicodeDecodeError:
        raise NotationError(name, "error-heights-no-text") from None
    heights = heights_in_one_line(text)
    if fault := height_map_fault(heights):
        raise NotationError(name, "error-heights-file", problem=fault)
    return heights
