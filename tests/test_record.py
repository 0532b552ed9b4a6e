"""Records: whole games in JSON, replayed as they are read."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import played, positions

from cornerwise.errors import BadOption, IllegalMove, NotationError, RecordError, UnknownVariant
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.options import Choice
from cornerwise.records.record import Record, format_record, parse_record, record_of, replay
from cornerwise.rules.placing_position import PlacingPosition

FIXTURES = Path(__file__).parent / "fixtures"
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)

GOLDEN = """\
{
  "format": "cornerwise-record",
  "version": 1,
  "variant": "duo",
  "options": {"start": "own"},
  "players": ["Zoë", ""],
  "date": "2024-02-29",
  "moves": [
    "e8,d9,e9,f9,e10",
    "j5"
  ],
  "comments": {"0": "hello", "2": "short"},
  "result": null
}
"""


def game(name: str, plies: int = 500, seed: int = 1, **options: Choice) -> PlacingPosition:
    return played(PlacingPosition(find_placing_variant(name, **options)), Random(seed), plies)


def fields_of(record: Record) -> dict[str, Any]:
    fields = json.loads(format_record(record))
    assert isinstance(fields, dict)
    return fields


@settings(max_examples=150)
@given(positions(), st.data())
def test_records_can_be_read_again(position: PlacingPosition, data: st.DataObject) -> None:
    seats = position.variant.seats
    record = record_of(
        position,
        players=data.draw(st.just(()) | st.tuples(*[TEXTS] * seats)),
        date=data.draw(TEXTS),
        event=data.draw(TEXTS),
        comments=data.draw(st.dictionaries(st.integers(0, position.ply), TEXTS, max_size=3)),
    )
    text = format_record(record)
    assert parse_record(text) == record
    assert parse_record(text.encode()) == record
    assert format_record(parse_record(text)) == text
    again = replay(record)
    assert (again.plies, again.scores, again.outcome()) == (position.plies, position.scores, position.outcome())
    assert (again.variant.id, again.variant.chosen) == (position.variant.id, position.variant.chosen)


def test_the_text_is_stable_and_readable() -> None:
    position = PlacingPosition(find_placing_variant("duo", start="own"))
    position.push("e10,d9,e9,f9,e8")
    position.push("j5")
    record = record_of(position, players=("Zoë", ""), date="2024-02-29", comments={2: "short", 0: "hello"})
    assert format_record(record) == GOLDEN
    assert parse_record("\ufeff" + GOLDEN) == record
    assert repr(record) == "<record of duo, 2 moves, unfinished>"


def test_options_left_out_have_their_default() -> None:
    text = '{"format": "cornerwise-record", "version": 1, "variant": "classic-3", "moves": []}'
    assert replay(parse_record(text)).variant.chosen == find_placing_variant("classic-3").chosen


@pytest.mark.parametrize("fixture", ["duo", "classic_3", "trigon_2"])
def test_games_of_another_program(fixture: str) -> None:
    """Its passes are written out, ours are not."""
    with (FIXTURES / f"{fixture}.jsonl").open() as lines:
        plies = json.loads(next(lines))["plies"]
    moves = tuple(",".join(ply["move"]) if ply["move"] else "pass" for ply in plies)
    assert "pass" in moves
    choices: dict[str, Choice] = {} if fixture == "classic_3" else {"start": "own" if fixture == "duo" else "any"}
    position = PlacingPosition(find_placing_variant(fixture.replace("_", "-"), **choices))
    for move in moves:
        if move != "pass":
            position.push(move)
    record = record_of(position)
    assert replay(replace(record, moves=moves)).plies == position.plies
    assert parse_record(format_record(replace(record, moves=moves))).moves == moves
    assert record.moves == tuple(move for move in moves if move != "pass")


# Passes


def a_game_with_skips() -> PlacingPosition:
    """A game that stopped where a move has made others miss their turn."""
    position = PlacingPosition(find_placing_variant("classic"))
    rng = Random(3)
    while len(position.skipped) < 2:
        position.push(rng.choice(list(position.legal_moves)))
    return position


def with_passes(position: PlacingPosition, passes: int) -> Record:
    record = record_of(position)
    return replace(record, moves=record.moves + ("pass",) * passes)


def test_a_pass_may_stand_for_every_skipped_colour() -> None:
    position = a_game_with_skips()
    for passes in range(len(position.skipped) + 1):
        assert replay(with_passes(position, passes)).plies == position.plies


def test_a_colour_that_can_place_may_not_pass() -> None:
    position = a_game_with_skips()
    with pytest.raises(RecordError, match=f"move {position.ply + len(position.skipped) + 1}: 'pass'") as caught:
        replay(with_passes(position, len(position.skipped) + 1))
    assert isinstance(caught.value.__cause__, IllegalMove)
    assert caught.value.__cause__.clause == "P6"
    with pytest.raises(RecordError, match=r"move 1: .*\(P6\)"):
        replay(Record(variant="duo", moves=("pass",)))


def test_after_the_end_everybody_passes_but_nobody_places() -> None:
    position = game("duo")
    assert replay(with_passes(position, 5)).plies == position.plies
    record = record_of(position)
    with pytest.raises(RecordError, match=r"The game is over \(P7\)"):
        replay(replace(record, moves=(*record.moves, "pass", record.moves[0])))


def test_nobody_passes_the_swap() -> None:
    with pytest.raises(RecordError, match=r"move 3: .*keep or swap"):
        replay(Record(variant="polyomino-8", moves=("a1", "b1,c1", "pass")))
    assert replay(Record(variant="polyomino-8", moves=("a1", "b1,c1", "swap"))).turn == "blue"


# What is wrong


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "chess"}, "format: expected"),
        ({"version": 2}, "version: only 1"),
        ({"version": True}, "version: expected a whole number, not True"),
        ({"variant": 7}, "variant: expected a text, not 7"),
        ({"options": ["own"]}, "options: expected an object, not a list"),
        ({"options": {"start": None}}, "options.'start': expected .* not null"),
        ({"players": "Ann"}, "players: expected a list"),
        ({"players": ["Ann"]}, "players: duo has 2 players"),
        ({"players": ["Ann", 3]}, r"players\[1\]: expected a text"),
        ({"players": ["Ann", "\ud800"]}, r"players\[1\]: .*surrogate"),
        ({"date": 20240101}, "date: expected a text"),
        ({"moves": {"1": "a1"}}, "moves: expected a list, not an object"),
        ({"moves": ["e10", None]}, r"moves\[1\]: expected a text, not null"),
        ({"moves": ["e10", "e11"]}, "move 2: 'e11' is not allowed: .*P3"),
        ({"moves": ["x"]}, "move 1: there is no 'x' on"),
        ({"moves": ["a1,c1"]}, "move 1: .*No piece has that shape"),
        ({"moves": ["keep"]}, "move 1: .*nothing to keep"),
        ({"comments": {"3": "?"}}, "comments: there is no move 3"),
        ({"comments": {"-1": "?"}}, "comments: expected the number of a move"),
        ({"comments": {"01": "?"}}, "comments: expected the number of a move"),
        ({"comments": {"٣": "?"}}, "comments: expected the number of a move"),
        ({"comments": {"9" * 5000: "?"}}, "comments: expected the number of a move"),
        ({"comments": {"1": ["?"]}}, "comments.1: expected a text"),
        ({"result": {}}, "result: expected scores, totals, winners"),
        ({"result": {"scores": {}, "totals": [], "winners": []}}, "result: the game is not over"),
        ({"result": {"scores": [], "totals": [], "winners": []}}, "result.scores: expected an object"),
        ({"result": {"scores": {}, "totals": [True], "winners": []}}, r"result.totals\[0\]: expected a whole number"),
        ({"site": "here"}, "there is no field called 'site'"),
    ],
)
def test_wrong_fields(changes: dict[str, object], message: str) -> None:
    text = json.dumps({**json.loads(GOLDEN), "comments": {}, **changes})
    with pytest.raises(RecordError, match=message):
        parse_record(text)


@pytest.mark.parametrize("key", ["format", "version", "variant", "moves"])
def test_missing_fields(key: str) -> None:
    fields = json.loads(GOLDEN)
    del fields[key]
    with pytest.raises(RecordError, match=f"{key} is missing"):
        parse_record(json.dumps(fields))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        GOLDEN[:-3],
        GOLDEN + "}",
        GOLDEN.replace("1", "1.0"),
        GOLDEN.replace("1", "NaN", 1),
        GOLDEN.replace("1", "-Infinity", 1),
        GOLDEN.replace("1", "9" * 5000, 1),
        GOLDEN.replace('"version": 1', '"version": 1, "version": 1'),
        GOLDEN.replace('{"start": "own"}', '{"start": "own", "start": "own"}'),
        "[" * 100_000,
        '{"moves":' * 100_000,
        " " * 1_000_001,
        GOLDEN.encode("utf-16"),
        GOLDEN.encode("latin-1"),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_damaged_files(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        parse_record(text)


def test_a_key_that_is_there_twice_is_named() -> None:
    with pytest.raises(RecordError, match="'start' appears twice"):
        parse_record(GOLDEN.replace('{"start": "own"}', '{"start": "own", "start": "any"}'))


def test_wrong_results() -> None:
    record = record_of(game("classic-2"))
    result = record.result
    assert result is not None
    scores = {**result.scores, "red": result.scores["red"] + 1}
    for wrong in (
        replace(result, scores=scores),
        replace(result, totals=result.totals[::-1]),
        replace(result, winners=(0, 1)),
        None,
    ):
        with pytest.raises(RecordError, match="result: the game is over"):
            parse_record(format_record(replace(record, result=wrong)))


def test_every_truncation_is_noticed() -> None:
    text = format_record(record_of(game("polyomino-8"), players=("A", "B")))
    for end in range(0, len(text) - 2, 7):
        with pytest.raises(RecordError):
            parse_record(text[:end])


def test_a_move_left_out_is_noticed() -> None:
    record = record_of(game("duo", seed=4))
    for gone in range(len(record.moves)):
        with pytest.raises(RecordError):
            replay(replace(record, moves=record.moves[:gone] + record.moves[gone + 1 :]))


def test_errors_keep_their_cause() -> None:
    with pytest.raises(RecordError) as caught:
        replay(Record(variant="duo", moves=("e10", "nowhere")))
    assert isinstance(caught.value.__cause__, NotationError)
    assert caught.value.value == "nowhere"


def test_unknown_games_and_options_have_their_own_errors() -> None:
    with pytest.raises(UnknownVariant, match="did you mean 'duo'"):
        parse_record(GOLDEN.replace('"duo"', '"duoo"'))
    with pytest.raises(BadOption):
        parse_record(GOLDEN.replace('"own"', '"spaced"'))
    for name in ("shared", "self", "name", "choices", "strict-corners"):
        with pytest.raises(BadOption, match=f"no option '{name}'"):
            parse_record(GOLDEN.replace('"start"', f'"{name}"'))
