"""What nets are shown, and where their moves are."""

from random import Random

import numpy as np
import pytest

import cornerwise
from cornerwise.engine.planes import Layout, layout_of
from cornerwise.errors import WrongFamily
from cornerwise.rules.moves import SWAP, WORDS, Move
from cornerwise.rules.native import kernel_core
from cornerwise.rules.placing_position import PlacingPosition

FLAT = ["duo", "junior", "classic", "classic-2", "classic-3", "classic-teams", "polyomino-8", "trigon", "trigon-3"]
SMALL = ["duo", "polyomino-8", "trigon-3"]


def played(name: str, plies: int, seed: int) -> PlacingPosition:
    game, rng = cornerwise.new_game(name), Random(seed)
    for _ in range(plies):
        if game.turn is None:
            break
        game.push(rng.choice(list(game.legal_moves)))
    return game


def shown(game: PlacingPosition) -> tuple[np.ndarray, np.ndarray]:
    layout = layout_of(game.variant)
    shape = layout.shape
    filled = np.zeros((shape.planes, shape.words), np.uint64), np.zeros(shape.numbers, np.uint8)
    core = kernel_core(game.variant)
    for ply in game.plies:
        core.push(ply.move)
    core.features(*filled)
    return filled


def cells_of(plane: np.ndarray) -> set[int]:
    return set(np.flatnonzero(np.unpackbits(plane.view(np.uint8), bitorder="little")).tolist())


@pytest.mark.parametrize("name", FLAT)
def test_every_row_has_a_place_of_its_own(name: str) -> None:
    layout = layout_of(cornerwise.find_placing_variant(name))
    rows = layout.places[: len(layout.table)]
    assert len(set(rows.tolist())) == len(layout.table)
    assert rows.min() >= 0 and rows.max() < layout.policy_size
    pixels, orientations = np.divmod(rows, layout.orientations)
    # The place says which piece it is and where: the same piece turned alike, moved by as much as its pixel.
    addresses = np.array([*layout.variant.board.addresses, (0, 0)])
    for orientation in Random(1).sample(range(layout.orientations), 12):
        of_it = np.flatnonzero(orientations == orientation)
        assert len(set(layout.table.piece[of_it].tolist())) == 1
        cells = addresses[layout.table.cells[of_it]][:, (layout.table.cells[of_it[0]] >= 0)]
        assert (cells - cells[:, :1] == cells[0] - cells[0, 0]).all()
        assert len(set(pixels[of_it].tolist())) == len(of_it)


@pytest.mark.parametrize("name", FLAT)
def test_side_neighbours_stay_near_each_other(name: str) -> None:
    layout = layout_of(cornerwise.find_placing_variant(name))
    y, x = np.divmod(layout.pixel, layout.width)
    for cell, near in enumerate(layout.variant.board.side):
        assert all(abs(y[cell] - y[other]) <= 1 and abs(x[cell] - x[other]) <= 1 for other in near)
    assert layout.on_board.sum() == len(layout.variant.board)


@pytest.mark.parametrize("name", FLAT)
def test_planes_show_the_board_in_the_movers_frame(name: str) -> None:
    for plies in (0, 1, 9):
        game = played(name, plies, seed=plies)
        if game.turn is None:
            continue
        planes, _ = shown(game)
        board, colours = game.variant.board, game.variant.colours
        first = colours.index(game.turn)
        taken = {cell for colour in colours for cell in game.cells(colour)}
        for i in range(len(colours)):
            colour = colours[(first + i) % len(colours)]
            own = set(game.cells(colour))
            closed = taken | {near for cell in own for near in board.side[cell]}
            assert cells_of(planes[3 * i]) == own
            assert cells_of(planes[3 * i + 2]) == closed
            if own:
                corners = {near for cell in own for near in board.corner[cell]}
                assert cells_of(planes[3 * i + 1]) == corners - closed
            elif game.variant.start != "free":
                assert cells_of(planes[3 * i + 1]) <= set(game.variant.start_numbers) - taken


@pytest.mark.parametrize("name", FLAT)
def test_numbers_show_pieces_and_who_plays_what(name: str) -> None:
    game = played(name, 7, seed=3)
    _, numbers = shown(game)
    colours, pieces, seats = game.variant.colours, len(game.variant.pieces), game.variant.seats
    width = pieces + len(colours) + 5
    assert game.turn is not None and game.mover is not None
    first = colours.index(game.turn)
    for i in range(len(colours)):
        colour = colours[(first + i) % len(colours)]
        block = numbers[i * width : (i + 1) * width]
        left = [game.left(colour).count(shape) for shape in game.variant.pieces]
        assert block[:pieces].tolist() == left
        owners, seat = game.owners[colour], block[pieces : pieces + len(colours)].argmax()
        assert (game.mover + int(seat)) % seats in owners
        party, shared, _, laid, _ = block[pieces + len(colours) :].tolist()
        assert shared == (len(owners) > 1)
        assert party == any(owners[0] in mates and game.mover in mates for mates in game.variant.parties)
        assert laid == bool(game.cells(colour))


def moved(layout: Layout, symmetry: int, move: Move) -> Move:
    if move in WORDS:
        return move
    image = layout.table.find(layout.symmetries[symmetry][list(layout.table.rows[move])].tolist())
    assert image is not None
    return image


@pytest.mark.parametrize("name", SMALL)
def test_a_game_and_its_image_are_the_same_game(name: str) -> None:
    layout = layout_of(cornerwise.find_placing_variant(name))
    assert len(layout.symmetries) == {"duo": 4, "polyomino-8": 8, "trigon-3": 12}[name]
    game = played(name, 6, seed=11)
    planes, numbers = shown(game)
    for symmetry in range(0, len(layout.symmetries), 1 if name != "trigon-3" else 5):
        twin = cornerwise.new_game(name)
        for ply in game.plies:
            twin.push(moved(layout, symmetry, ply.move))
        assert {moved(layout, symmetry, move) for move in game.legal_moves} == set(twin.legal_moves)
        twin_planes, twin_numbers = shown(twin)
        assert (twin_numbers == numbers).all()
        for plane, image in zip(planes, twin_planes, strict=True):
            assert {int(layout.symmetries[symmetry][cell]) for cell in cells_of(plane)} == cells_of(image)
        for move in list(game.legal_moves)[::17]:
            assert layout.image_places[symmetry][move] == layout.places[moved(layout, symmetry, move)]


def test_expanding_puts_every_cell_where_it_belongs() -> None:
    for name in SMALL:
        game = played(name, 5, seed=2)
        layout = layout_of(game.variant)
        planes, _ = shown(game)
        wide = layout.expand(planes[None])[0]
        assert wide.shape == (layout.planes, layout.height, layout.width)
        for number, plane in enumerate(planes):
            cells = cells_of(plane)
            both = wide[number * layout.kinds : (number + 1) * layout.kinds].reshape(layout.kinds, -1)
            assert both.sum() == len(cells)
            for cell in cells:
                kind = layout.variant.board.lattice.kind(layout.variant.board.addresses[cell])
                assert both[kind, layout.pixel[cell]] == 1


def test_the_answers_to_a_swap_opening_have_places() -> None:
    layout = layout_of(cornerwise.find_placing_variant("polyomino-8"))
    game = played("polyomino-8", 2, seed=1)
    assert SWAP in game.legal_moves
    assert layout.places[-2:].tolist() == [layout.policy_size - 2, layout.policy_size - 1]


def test_other_games_have_no_planes() -> None:
    for name in ("classic-solo", "rumis-tower"):
        with pytest.raises(WrongFamily, match=name):
            layout_of(cornerwise.find_placing_variant(name))
