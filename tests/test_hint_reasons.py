"""What speaks for a move: ids that say what the move does, and no more than it does."""

from random import Random

import cornerwise
from cornerwise._kernel import contrast
from cornerwise.engine import Engine
from cornerwise.engine.methods import reasons, reasons_between
from cornerwise.engine.reasons import MOST, Reason, placing_contrast
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.native import kernel_core


def ids(game: cornerwise.PlacingPosition | MatchingPosition, move: str) -> list[str]:
    assert game.mover is not None
    return [reason.id for reason in reasons(game.view(game.mover), game.parse(move))]


def test_a_large_piece_is_a_reason_and_a_small_one_is_none() -> None:
    game = cornerwise.new_game("duo", start="own")
    assert Reason("large-piece", 5) in reasons(game.view(0), game.parse("d9,e9,f9,e10,e8"))
    assert "large-piece" not in ids(game, "e10")


def test_taking_a_rivals_corner_blocks() -> None:
    game = cornerwise.new_game("duo", start="own")
    game.push("e10,f10,f9,f8,g8")
    game.push("j5,i5,i6,i7,h7")
    board = game.variant.board
    orange = {board.addresses[cell] for cell in game.cells("orange")}
    corners = {(x + dx, y + dy) for x, y in orange for dx in (-1, 1) for dy in (-1, 1)}
    sides = {(x + dx, y + dy) for x, y in orange for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))}
    for move in game.legal_moves:
        taken = {board.addresses[cell] for cell in game.move_table.rows[move]} & corners - sides - orange
        blocks = [reason.number for reason in reasons(game.view(0), move) if reason.id == "blocks"]
        assert blocks == ([len(taken)] if taken else [])


def test_what_a_tile_scores_speaks_for_it() -> None:
    game = cornerwise.new_game("triominos", seed=5)
    for _ in range(60):
        while game.turn == "chance":
            game.push(min(game.legal_moves))
        if game.turn is None:
            break
        assert game.mover is not None
        move = Engine(level=2, seed=1).choose(game.view(game.mover))
        seat, before, deals = game.turn, game.scores, len(game.deals)
        found = reasons(game.view(game.mover), move)
        game.push(move)
        gained = game.scores[seat] - before[seat]
        scored = [reason.number for reason in found if reason.id not in ("only-move", "nothing-to-lay", "calculated")]
        assert len(found) <= MOST
        assert sum(scored) == max(gained, 0) or len(game.deals) > deals, "hands are counted when a deal ends"


def test_words_have_reasons_too() -> None:
    game = cornerwise.new_game("polyomino-8")
    game.push(min(game.legal_moves))
    assert ids(game, "swap") == ["swap"] and ids(game, "keep") == ["keep"]


# A better move beside the one made


def open_corners(game: cornerwise.PlacingPosition, colour: str) -> set[tuple[int, int]]:
    """Where a colour can go on, by the geometry alone."""
    board = game.variant.board
    cells = {name: {board.addresses[cell] for cell in game.cells(name)} for name in game.variant.colours}
    own, taken = cells[colour], set().union(*cells.values())
    sides = {(x + dx, y + dy) for x, y in own for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))}
    corners = {(x + dx, y + dy) for x, y in own for dx in (-1, 1) for dy in (-1, 1)}
    return (corners - sides - taken) & set(board.addresses)


def within_reach(game: cornerwise.PlacingPosition, colour: str) -> int:
    """The open cells that hang together, by side or corner, with those where a colour can go on."""
    board = game.variant.board
    cells = {name: {board.addresses[cell] for cell in game.cells(name)} for name in game.variant.colours}
    own, taken = cells[colour], set().union(*cells.values())
    closed = taken | {(x + dx, y + dy) for x, y in own for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))}
    waiting = list(open_corners(game, colour))
    found = set(waiting)
    while waiting:
        x, y = waiting.pop()
        for step in ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            if step in board.addresses and step not in closed | found:
                found.add(step)
                waiting.append(step)
    return len(found)


def test_a_better_move_is_compared_with_the_one_made() -> None:
    rng = Random(4)
    compared = 0
    for seed in range(6):
        game = cornerwise.new_game("duo", start="own")
        for _ in range(6 + 2 * seed):
            game.push(rng.choice(list(game.legal_moves)))
        better, made = rng.sample(list(game.legal_moves), 2)
        core = kernel_core(game.variant)
        for ply in game.plies:
            core.push(ply.move)
        between = contrast(core, better, made)
        assert between is not None
        after = []
        for move in (better, made):
            after.append(game.copy())
            after[-1].push(move)
        addresses, mine = game.variant.board.addresses, str(game.turn)
        theirs = next(colour for colour in game.variant.colours if colour != mine)
        covered = {addresses[cell] for cell in game.move_table.rows[made]}
        kept, left = (open_corners(one, mine) for one in after)
        assert {addresses[cell] for cell in between.lost} == open_corners(game, mine) & kept - left - covered
        kept, left = (open_corners(one, theirs) for one in after)
        assert {addresses[cell] for cell in between.shut} == (open_corners(game, theirs) & left) - kept
        assert between.own == tuple(within_reach(one, mine) for one in after)
        assert between.rivals == tuple(within_reach(one, theirs) for one in after)
        compared += bool(between.shut) + bool(between.lost)
    assert compared


def test_what_is_said_of_a_better_move_is_true_of_it_alone() -> None:
    game = cornerwise.new_game("duo", start="own")
    game.push("e10,f10,f9,f8,g8")
    game.push("j5,i5,i6,i7,h7")
    large, small = game.parse("d11,d12,d13,c13,b13"), game.parse("d11")
    said = {reason.id: reason for reason in placing_contrast(game.view(0), large, small)}
    assert (said["larger-piece"].number, said["larger-piece"].than) == (5, 1)
    five = next(move for move in game.legal_moves if move != large and len(game.move_table.rows[move]) == 5)
    assert "larger-piece" not in {reason.id for reason in placing_contrast(game.view(0), large, five)}
    assert len(reasons_between(game.view(0), large, small)) <= MOST
    for reason in reasons_between(game.view(0), large, small):
        assert reason.number > (reason.than or 0) or reason.id == "rival-reach"


def test_cubes_and_words_are_compared_too() -> None:
    game = cornerwise.new_game("rumis-tower")
    for _ in range(8):
        game.push(max(game.legal_moves))
    assert game.mover is not None
    for made in list(game.legal_moves)[:20]:
        found = reasons_between(game.view(game.mover), max(game.legal_moves), made)
        assert {reason.id for reason in found} <= {"covers-more", "shows-more", "larger-piece", "calculated"}
    swap = cornerwise.new_game("polyomino-8")
    swap.push(min(swap.legal_moves))
    assert swap.mover is not None
    found = reasons_between(swap.view(swap.mover), swap.parse("swap"), swap.parse("keep"))
    assert [reason.id for reason in found] == ["swap"]
