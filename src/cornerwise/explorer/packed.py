"""Many games of one kind in a small file.

A move is written as its place among the legal ones, which stand in an order that puts likely moves first: large pieces
before small ones, and those near the middle before others. Only a legal move has a number here, so a file holds nothing
but games that the rules allow. All first moves come first, then all second ones: these are alike, and compress well.
"""

import json
import lzma
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from cornerwise.errors import RecordError
from cornerwise.explorer.index import flat_position
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.games.variant_text import format_variant, parse_variant
from cornerwise.rules.moves import WORDS, MoveTable, move_table
from cornerwise.rules.placing_position import PlacingPosition

Ranks = npt.NDArray[np.int64]

# Numbers that hardly depend on their neighbours: no bits of those, and none of the place, help to guess them.
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "pb": 0}]

_BYTES = 3
"""Of a number: the board of hexominoes has more places than two bytes can count."""


def pack(games: Sequence[PlacingPosition]) -> bytes:
    """Games of one variant, one at least, as a file; the same games give the same bytes."""
    variant = games[0].variant
    chosen = [list(_places(game)) for game in games]
    longest = max(map(len, chosen))
    columns = [places[i] for i in range(longest) for places in chosen if i < len(places)]
    head = {"game": format_variant(variant), "table": _table(variant).fingerprint, "games": len(games)}
    data = json.dumps(head).encode() + b"\n" + _planes([len(places) for places in chosen]) + _planes(columns)
    return lzma.compress(data, lzma.FORMAT_XZ, filters=_FILTERS)


def unpack(data: bytes) -> Iterator[PlacingPosition]:
    """The games of a file one by one, each replayed."""
    variant, chosen = _read(data)
    for places in chosen:
        yield _replayed(variant, places)


def count_games(data: bytes) -> int:
    """How many games a file has."""
    return len(_read(data)[1])


def count_different(data: bytes) -> int:
    """How many of them differ in their moves."""
    return len(set(map(tuple, _read(data)[1])))


def _read(data: bytes) -> tuple[PlacingVariant, list[list[int]]]:
    """The kind of game, and of every game the places of its moves."""
    try:
        line, _, rest = lzma.decompress(data).partition(b"\n")
        head = json.loads(line)
        variant = flat_position(PlacingPosition(need_placing(parse_variant(head["game"])))).variant
        count = int(head["games"])
        sizes, rest = _numbers(rest, count)
        columns, rest = _numbers(rest, sum(sizes))
    except (lzma.LZMAError, ValueError, KeyError, TypeError):
        raise RecordError(data[:20], "error-packed-games") from None
    if rest or head["table"] != _table(variant).fingerprint:
        raise RecordError(data[:20], "error-packed-games")
    chosen: list[list[int]] = [[] for _ in sizes]
    places = iter(columns)
    for i in range(max(sizes, default=0)):
        for row, size in zip(chosen, sizes, strict=True):
            if i < size:
                row.append(next(places))
    return variant, chosen


def _planes(numbers: Sequence[int]) -> bytes:
    """The lowest bytes of all numbers, then the next ones, then the highest: most of these are 0."""
    return np.array(numbers, "<u4").view(np.uint8).reshape(-1, 4)[:, :_BYTES].T.tobytes()


def _numbers(data: bytes, count: int) -> tuple[list[int], bytes]:
    """So many numbers, and what comes after them."""
    planes = np.frombuffer(data, np.uint8, _BYTES * count).reshape(_BYTES, count).astype(np.int64)
    return (planes[0] | planes[1] << 8 | planes[2] << 16).tolist(), data[_BYTES * count :]


def _places(game: PlacingPosition) -> Iterator[int]:
    """The place of every move among the legal ones, where there is a choice."""
    ranks, position = _ranks(_table(game.variant)), PlacingPosition(game.variant)
    for move in game.moves:
        laid, words = _legal(position)
        if len(laid) + len(words) > 1:
            is_word = move in WORDS
            yield len(laid) + words.index(move) if is_word else int((ranks[laid] < ranks[move]).sum())
        position.push(move)


def _replayed(variant: PlacingVariant, places: Iterable[int]) -> PlacingPosition:
    ranks, position, left = _ranks(_table(variant)), PlacingPosition(variant), iter(places)
    try:
        while position.mover is not None:
            laid, words = _legal(position)
            place = next(left) if len(laid) + len(words) > 1 else 0
            if place >= len(laid):
                position.push(position.move_of(words[place - len(laid)]))
            else:
                position.push(position.move_of(int(laid[ranks[laid].argpartition(place)[place]])))
    except (IndexError, StopIteration):
        raise RecordError(variant.id, "error-packed-games") from None
    if next(left, None) is not None:
        raise RecordError(variant.id, "error-packed-games")
    return position


def _legal(position: PlacingPosition) -> tuple[Ranks, list[int]]:
    """The legal placements, and the words; a place counts placements by rank, then words."""
    legal = list(position.core.legal())
    words = [move for move in legal if move in WORDS]
    return np.array([move for move in legal if move not in WORDS] if words else legal, np.int64), words


def _table(variant: PlacingVariant) -> MoveTable:
    return move_table(variant.board, variant.pieces)


@lru_cache(maxsize=8)
def _ranks(table: MoveTable) -> Ranks:
    """The rank of every placement. Whole numbers throughout, so that it is the same on every machine."""
    places = np.array([address[:2] for address in table.board.addresses], np.int64)
    spread = places * 2 - places.min(axis=0) - places.max(axis=0)
    far = (spread**2).sum(axis=1)
    is_cell = table.cells >= 0
    size = is_cell.sum(axis=1)
    mean = np.where(is_cell, far[table.cells], 0).sum(axis=1) * 60 // size
    ranks = np.empty(len(table), np.int64)
    ranks[np.lexsort((mean, -size))] = np.arange(len(table))
    return ranks
