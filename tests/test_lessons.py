"""The lessons of the web client agree with the rules: goals can be reached, and what is shown as wrong is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from cornerwise.errors import IllegalMove
from cornerwise.games.catalogue import find_placing_variant, find_variant
from cornerwise.games.editions import TRIOMINOS
from cornerwise.locales.catalogue import Translator
from cornerwise.records.record import choose
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

FOLDER = Path(__file__).parents[1] / "web" / "src" / "learn" / "lessons"
LESSONS = [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))]
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson["steps"]]
TAUGHT = {"classic", "duo", "junior", "trigon", "polyomino-8", "rumis-tower", "triominos"}
Data = dict[str, Any]


def of_steps(steps: list[tuple[Data, Data]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("lesson", "step"), steps, ids=[f"{lesson['game']}-{step['id']}" for lesson, step in steps]
    )


every_step = of_steps(STEPS)


def position_of(lesson: Data, step: Data) -> Position:
    options = lesson.get("options", {}) | step.get("options", {})
    position = start(choose(find_variant(lesson["game"]), options))
    for move in step["moves"]:
        position.push(move)
    return position


def goals(lesson: Data, step: Data) -> list[str]:
    """The moves that finish a step, as the client finds them."""
    legal = position_of(lesson, step).moves_by_piece()
    offered = step.get("pieces") or legal
    covers = set(step.get("covers", []))
    moves = [move for piece in offered for move in legal.get(piece, [])]
    return [move for move in moves if not covers or covers & set(move.split(","))]


def test_every_kind_of_game_has_a_lesson() -> None:
    assert {lesson["game"] for lesson in LESSONS} == TAUGHT
    assert all(len(lesson["steps"]) >= 6 for lesson in LESSONS)


@every_step
def test_steps_can_be_finished(lesson: Data, step: Data) -> None:
    assert step["answer"] in goals(lesson, step)


@every_step
def test_every_piece_and_cell_that_is_offered_serves(lesson: Data, step: Data) -> None:
    found = goals(lesson, step)
    legal = position_of(lesson, step).moves_by_piece()
    for piece in step.get("pieces", []):
        assert set(legal[piece]) & set(found), piece
    for cell in step.get("covers", []):
        assert any(cell in move.split(",") for move in found), cell


@of_steps([(lesson, step) for lesson, step in STEPS if "wrong" in step])
def test_what_is_shown_as_wrong_is_refused_by_the_rule_it_teaches(lesson: Data, step: Data) -> None:
    position = position_of(lesson, step)
    assert isinstance(position, PlacingPosition)
    with pytest.raises(IllegalMove) as refusal:
        position.push(step["wrong"]["move"])
    assert refusal.value.clause == step["wrong"]["refusedBy"]
    shape = position.variant.pieces[position.move_table.piece[position.parse(step["wrong"]["move"])]]
    assert shape.name in step["pieces"]  # what is held at first is in the tray


@every_step
def test_every_step_has_words(lesson: Data, step: Data) -> None:
    words = Translator("en")
    assert words.format(f"learn-{step['id']}") and words.format(f"learn-{step['id']}-text")
    assert not words.missing


def test_the_last_steps_end_their_games() -> None:
    for lesson, step in STEPS:
        if step["id"] == "last":
            position = position_of(lesson, step)
            position.push(step["answer"])
            assert position.turn is None, lesson["game"]


def test_bridges_and_hexagons_are_some() -> None:
    for lesson, step in STEPS:
        if step["id"] in ("tile-bridge", "tile-hexagon"):
            position = position_of(lesson, step)
            before = position.scores["first"]
            position.push(step["answer"])
            assert position.scores["first"] - before >= {"tile-bridge": 40, "tile-hexagon": 50}[step["id"]]


def test_the_points_that_tips_name_are_those_of_the_rules() -> None:
    told = json.loads((FOLDER.parent / "points.json").read_text("utf-8"))
    flat, tiles = find_placing_variant("classic").points, TRIOMINOS.points
    assert told == {
        "everything": flat.all_placed + flat.single_last,
        "single": flat.single_last,
        "bridge": tiles.bridge,
        "hexagon": tiles.hexagons[1],
        "draw": tiles.draw,
    }
