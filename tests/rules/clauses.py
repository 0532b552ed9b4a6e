"""What the tests of single clauses share: positions to test, and the rules once more by brute force."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from cornerwise import IllegalMove, Move, PlacingPosition, new_game
from cornerwise.games.options import Choice
from cornerwise.geometry.board import Board

FIXTURES = Path(__file__).parents[1] / "fixtures"


def play(variant: str, *moves: str, **options: Choice) -> PlacingPosition:
    """The position after these moves."""
    game = new_game(variant, **options)
    for move in moves:
        game.push(move)
    return game


def refusal(game: PlacingPosition, move: Move | str) -> str:
    """The clause by which a move is refused. The refusal must leave the position as it was."""
    before = state(game)
    with pytest.raises(IllegalMove) as caught:
        game.push(move)
    assert caught.value.position is game
    assert state(game) == before
    return caught.value.clause


def state(game: PlacingPosition) -> object:
    """All that can be seen of a position."""
    cells = {colour: (game.cells(colour), game.left(colour)) for colour in game.variant.colours}
    return (game.turn, game.mover, sorted(game.legal_moves), game.plies.copy(), cells, game.scores, game.owners)


def random_plies(game: PlacingPosition, seed: int) -> Iterator[PlacingPosition]:
    """Plays a random game to its end; gives the position before every move."""
    rng = Random(seed)
    while game.turn:
        yield game
        game.push(rng.choice(sorted(game.legal_moves)))


def random_game(variant: str, seed: int, plies: int = 999, **options: Choice) -> PlacingPosition:
    """A random game, finished or after so many plies."""
    game = new_game(variant, **options)
    for position in random_plies(game, seed):
        if position.ply == plies:
            break
    return game


def favoured_game(variant: str, colour: str, seed: int) -> PlacingPosition:
    """A game in which one colour lays big pieces first and all others small ones, so that it can lay all."""
    rng = Random(seed)
    game = new_game(variant)
    while game.turn:
        wanted = max if game.turn == colour else min
        moves = sorted(game.legal_moves)
        size = wanted(size_of(game, move) for move in moves)
        game.push(rng.choice([move for move in moves if size_of(game, move) == size]))
    return game


def fixture_game(name: str, number: int, variant: str, **options: Choice) -> PlacingPosition:
    """A finished game from the fixtures."""
    record = json.loads((FIXTURES / f"{name}.jsonl").read_text().splitlines()[number])
    return play(variant, *(",".join(ply["move"]) for ply in record["plies"] if ply["move"]), **options)


def size_of(game: PlacingPosition, move: Move) -> int:
    return len(game.move_table.rows[move])


def shapes_of(game: PlacingPosition) -> list[str]:
    """The name of the piece of every move that lays one."""
    pieces = game.variant.pieces
    return [pieces[game.move_table.piece[ply.move]].name for ply in game.plies if ply.move < len(game.move_table)]


def last_shape(game: PlacingPosition, colour: str) -> str:
    """The name of the piece that a colour placed last."""
    shapes = zip(game.plies, shapes_of(game), strict=True)
    return [shape for ply, shape in shapes if ply.colour == colour][-1]


def leftovers(game: PlacingPosition, colour: str) -> dict[int, int]:
    """How many pieces of each size a colour has not placed."""
    return dict(Counter(shape.size for shape in game.left(colour)))


def covering(game: PlacingPosition, *names: str) -> set[Move]:
    """The legal moves that cover one of these cells."""
    wanted = set(map(game.variant.board.parse_cell, names))
    return {move for move in game.legal_moves if wanted.intersection(game.move_table.rows[move])}


# The rules by brute force, from the corner points of the cells alone


def brute_force(game: PlacingPosition, colour: str, *, lenient: bool = False) -> set[Move]:
    """What a colour that has begun can lay, each placement tried against P1, P2, P4 and the strict corners.

    `lenient` leaves the strict corners out, also where they are played.
    """
    own = game.cells(colour)
    assert own
    taken = {cell for other in game.variant.colours for cell in game.cells(other)}
    left = {shape.name for shape in game.left(colour)}
    pieces = game.variant.pieces
    meets = _Contact(game.variant.board, own, game.variant.strict_corners and not lenient)
    return {
        Move(row)
        for row, (piece, placed) in enumerate(zip(game.move_table.piece.tolist(), game.move_table.rows, strict=True))
        if pieces[piece].name in left and taken.isdisjoint(placed) and meets(placed)
    }


class _Contact:
    """Whether a placement touches the own colour as P4 and the strict corners want it."""

    def __init__(self, board: Board, own: tuple[int, ...], strict: bool) -> None:
        self._board = board
        self._strict = strict
        self._own = Counter(point for cell in own for point in board.points[cell])
        self._edges = {edge for cell in own for edge in combinations(sorted(board.points[cell]), 2)}

    def __call__(self, placed: tuple[int, ...]) -> bool:
        points = Counter(point for cell in placed for point in self._board.points[cell])
        shared = points.keys() & self._own.keys()
        return bool(shared) and not self._shares_side(placed) and not (self._strict and self._blunt(points, shared))

    def _shares_side(self, placed: tuple[int, ...]) -> bool:
        # Two points of a square may also be its diagonal, but no two squares share just that.
        edges = (edge for cell in placed for edge in combinations(sorted(self._board.points[cell]), 2))
        return not self._edges.isdisjoint(edges)

    def _blunt(self, points: Counter[tuple[int, ...]], shared: set[tuple[int, ...]]) -> bool:
        return any(points[point] == 3 or self._own[point] == 3 for point in shared)
