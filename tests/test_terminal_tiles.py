"""The state and the pictures behind the matching game in the terminal."""

from random import Random

import pytest
from terminal_pilot import best, free_to_lay, make_tiles, reached

from cornerwise.drawing.palette import DARK
from cornerwise.errors import CornerwiseError
from cornerwise.rules.matching_moves import DRAW, lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.tiles import Joins
from cornerwise.terminal import tile_words
from cornerwise.terminal.tile_paint import HEIGHT, PITCH, WIDTH, Window, extent, follow, painted
from cornerwise.terminal.tile_turn import TileTurn
from cornerwise.terminal.tile_widgets import COMMANDS, TILE_KEYS, field_looks

# Matches


def test_scores_add_up_and_every_deal_is_told() -> None:
    game = make_tiles("greedy", "random", "greedy", target=100)
    deals = 0
    while not game.over:
        if game.ended:
            deals += 1
            assert game.ended.number == deals and game.table == game.ended.table
            assert game.deal_points == tuple(game.position.deals[-1].values())
            assert tile_words.deal_line(game).startswith(f"Deal {deals}")
            game.next_deal()
            assert game.recent == [] and not game.table
            continue
        before = game.deal_points
        seat, move = game.position.mover, best(game)
        assert seat is not None
        game.make(move)
        if not (game.ended or game.over):
            gained = game.deal_points[seat] - before[seat]
            third = game.position.variant.third_cost
            assert gained - game.events[-1].points in (0, 25, -third)
    assert tile_words.score_lines(game)[0].split() == ["deal", *map(str, range(1, deals + 2)), "total"]
    assert sum(game.deal_points) == sum(game.position.deals[-1].values())


def test_bridges_and_hexagons_are_named() -> None:
    game = make_tiles("human", "human", seed=3)
    reached(game, lambda: any(event.joins.bridge for event in game.events))
    told = tile_words.news(game)
    assert "makes a bridge" in told and str(game.events[-1].points) in told and game.events[-1].points > 40
    assert [tile_words.completed(Joins(False, count)) for count in range(4)] == [
        [],
        ["It completes a hexagon."],
        ["It completes 2 hexagons."],
        ["It completes 3 hexagons."],
    ]


def test_what_was_drawn_is_not_told() -> None:
    game = make_tiles("greedy", "greedy", seed=2)
    reached(game, lambda: bool(game.events) and game.events[-1].move == DRAW)
    tile = format_tile(game.position.core.last_drawn)
    assert "drew 1 tile" in tile_words.news(game) and tile not in tile_words.news(game)


def test_lots_are_told_before_the_first_tile() -> None:
    assert tile_words.news(make_tiles("human", "greedy", seed=1)).startswith("Drawn to decide who starts (M3): ")
    assert "(M13)" in tile_words.news(make_tiles("human", "greedy", seed=1, edition="tournament"))
    assert tile_words.news(make_tiles("human")) == "You start. Place any tile (M3)."


def test_a_lay_can_be_taken_back_but_no_draw_and_no_deal() -> None:
    game = make_tiles("human", "greedy", seed=1)
    with pytest.raises(CornerwiseError, match="no move to undo in this deal"):
        game.undo()
    reached(game, lambda: [event.seat for event in game.events[-2:] if lay_of(event.move)] == [0, 1])
    before, held = game.position.ply, game.position.core.held[0]
    assert game.undo() == 2 and game.human
    assert game.position.ply == before - 2 and game.position.core.held[0] == held + 1
    reached(game, lambda: bool(game.events) and game.events[-1].move == DRAW and game.events[-1].seat == 0)
    with pytest.raises(CornerwiseError, match="a draw can"):
        game.undo()
    reached(game, lambda: game.ended is not None)
    with pytest.raises(CornerwiseError, match="deal is over"):
        game.undo()


def test_a_french_match_is_over_in_the_middle_of_a_deal() -> None:
    game = make_tiles("human", "greedy", edition="french", target=50)
    reached(game, lambda: game.over)
    assert game.ended is None and all(game.position.core.held)
    outcome = game.position.outcome()
    assert outcome is not None and outcome.winners == (game.events[-1].seat,)
    assert game.deal_points == tuple(game.position.deals[-1].values())


def test_an_edition_for_children_has_one_deal() -> None:
    game = make_tiles("human", "greedy", scoring="no-points")
    reached(game, lambda: game.over)
    assert game.ended is None and tile_words.result_line(game)[-5:] in (" wins", "u win")
    alone = reached(make_tiles("human", scoring="children"), lambda: True)
    reached(alone, lambda: alone.over)
    assert tile_words.result_line(alone).startswith("You scored ")


# A human's turn


def test_a_tile_is_held_only_where_it_fits() -> None:
    game = make_tiles("human", "human", seed=5)
    reached(game, lambda: len(game.table) > 8 and free_to_lay(game))
    turn, rng = TileTurn(game), Random(1)
    turn.begin()
    seen = set()
    for _ in range(300):
        action = rng.choice(("tile", "place", "turn", "step", "step"))
        if action == "tile":
            turn.take_next(rng.choice((1, -1)))
        elif action == "place":
            turn.next_place(rng.choice((1, -1)))
        elif action == "turn":
            turn.turn(rng.choice((1, -1)))
        else:
            turn.step(*rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)]))
        assert turn.move in game.position.legal_moves
        seen.add(turn.move)
    assert seen == {move for move in game.position.legal_moves if lay_of(move)}


def test_arrows_go_the_way_they_point() -> None:
    game = make_tiles("human", "human", seed=5)
    reached(game, lambda: len(game.table) > 8 and free_to_lay(game))
    turn = TileTurn(game)
    turn.begin()
    for across, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        for tile in turn.places:
            turn.pick(tile)
            assert turn.lay
            x, y = turn.lay.cell
            if turn.step(across, up):
                assert (turn.lay.cell[0] - x) * across + (turn.lay.cell[1] - y) * up > 0
            else:
                assert not any((c[0] - x) * across + (c[1] - y) * up > 0 for c in (lay.cell for lay in turn.fitting))


# Pictures


def test_the_field_shows_every_tile_with_its_numbers() -> None:
    game = make_tiles("human", "human", seed=5)
    reached(game, lambda: len(game.table) > 8)
    looks = field_looks(game, DARK, None, (), None)
    (top, left), (bottom, right) = extent(looks)
    window = Window(top, left, right - left + 1, bottom - top + 1)
    for marks in (False, True):
        lines = painted(looks, window, DARK, DARK.felt, marks).plain.split("\n")
        assert {len(text) for text in lines} == {window.width} and len(lines) == window.height
        digits = sorted(letter for text in lines for letter in text if letter.isdigit())
        assert digits == sorted(str(number) for laid in game.table for number in laid.tile)
        assert "".join(lines).count("*") == 1
    for x, y in looks:
        upper = -HEIGHT * y - window.line
        assert window.cell_at(upper, PITCH * x + WIDTH // 2 - window.column) == (x, y)


def test_a_window_follows_what_matters() -> None:
    assert follow(None, 20, 0, 9, (0, 1)) == -5  # all of it, in the middle
    assert follow(-8, 20, 0, 9, (0, 1)) == -8  # still all of it: nothing moves
    assert follow(3, 20, 0, 9, (0, 1)) == -5
    assert follow(10, 20, 0, 99, (12, 14)) == 10
    assert follow(10, 20, 0, 99, (40, 42)) == 23
    assert follow(50, 20, 0, 99, (40, 42)) == 40
    assert follow(95, 20, 0, 99, (96, 98)) == 80  # never beyond the last
    assert follow(None, 20, 0, 99, (50, 52)) == 40


def test_tile_keys_are_no_commands() -> None:
    assert not set(TILE_KEYS) & set(COMMANDS) and len(set(TILE_KEYS)) == len(TILE_KEYS) > 30
