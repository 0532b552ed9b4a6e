"""What speaks for a move: ids that say what the move does, and no more than it does."""

import cornerwise
from cornerwise.engine import Engine
from cornerwise.engine.methods import reasons
from cornerwise.engine.reasons import MOST, Reason
from cornerwise.rules.matching_position import MatchingPosition


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
