"""Whatever comes in as a cell, a move, an option, a record or an SGF file, only our own errors come out."""

import json
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.records.blksgf import game_of, position_at, sgf_of
from cornerwise.records.record import format_record, parse_record, record_of
from cornerwise.records.sgf import format_sgf, parse_sgf
from cornerwise.rules.moves import move_table
from cornerwise.rules.notation import format_move, parse_move
from cornerwise.rules.placing_position import PlacingPosition

MANY = settings(max_examples=200)
SOME = settings(max_examples=80)

ANY_TEXT = st.text(st.characters(), max_size=60)  # with surrogates and NULs
NEARLY_MOVES = st.text("abefjzt0123456789,,, -/passkeepw\0\ud800", max_size=40)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from((10**4000, -1, 0, "duo", "own", "e10", "pass", "\ud800", "\0", "self", float("nan")))
    | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)


def survives(read: Callable[[], object]) -> None:
    """It works or it raises one of our errors, whose text can be printed."""
    with suppress(CornerwiseError):
        try:
            read()
        except CornerwiseError as error:
            str(error).encode()  # half a surrogate pair would break whoever prints it
            raise


def finished_game(name: str) -> PlacingPosition:
    position, rng = PlacingPosition(find_placing_variant(name)), Random(11)
    while position.turn:
        position.push(rng.choice(list(position.legal_moves)))
    return position


RECORD = record_of(finished_game("polyomino-8"), players=("Ann", "Zoë"), comments={1: "hm [sic]"})
RECORD_TEXT = format_record(RECORD)
SGF_TEXT = format_sgf([sgf_of(RECORD)])


def read_sgf(source: str | bytes) -> None:
    for root in parse_sgf(source):
        format_sgf([root])
        for node in list(root.walk())[:3]:
            survives(partial(position_at, root, node))
        format_record(game_of(root).record)


# Notation


@MANY
@given(st.sampled_from(list(placing_variants())), ANY_TEXT | NEARLY_MOVES)
@example(find_placing_variant("duo"), "a" * 100_000)
@example(find_placing_variant("duo"), "a1," * 100_000)
@example(find_placing_variant("duo"), "a" + "9" * 10_000)
@example(find_placing_variant("trigon"), "\ud800")
def test_moves_and_cells(variant: Any, text: str) -> None:
    table = move_table(variant.board, variant.pieces)
    survives(lambda: variant.board.parse_cell(text))
    survives(lambda: format_move(table, parse_move(table, text)))
    position = PlacingPosition(variant)
    survives(lambda: position.push(text))


@MANY
@given(st.sampled_from(list(placing_variants())), st.sampled_from(("start", "first", "", "id")) | ANY_TEXT, ANY_TEXT)
def test_options(variant: Any, name: str, text: str) -> None:
    survives(lambda: variant.with_options(**variant.parse_option(name, text)))


# Files of any kind


@MANY
@given(ANY_TEXT | st.binary(max_size=60))
@example(b"\xff\xfe(\0;\0")
@example(b"\xef\xbb\xbf")
@example("(" * 100_000)
@example("(;" * 60_000)
@example("(;C[" + "\\" * 99_999)
@example("(;" + "A" * 100_000 + "[])")
@example("{" * 100_000)
@example('{"a":' * 100_000)
@example("[" * 900 + "]" * 900)
@example("-" + "1" * 100_000)
@example("1e" + "9" * 1000)
def test_any_file(source: str | bytes) -> None:
    survives(lambda: parse_record(source))
    survives(lambda: read_sgf(source))


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A file with pieces cut out, doubled or written over."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 30)))
        middle = draw(st.sampled_from(("", text[start:end] * 2)) | st.text('()[];\\"{},:0a\0é', max_size=4) | ANY_TEXT)
        text = text[:start] + middle + text[end:]
    return text[: draw(st.just(len(text)) | st.integers(0, len(text)))]


@MANY
@given(damaged(RECORD_TEXT))
def test_damaged_records(text: str) -> None:
    survives(lambda: parse_record(text))
    survives(lambda: parse_record(text.encode(errors="surrogatepass")))


@MANY
@given(damaged(SGF_TEXT))
def test_damaged_sgf(text: str) -> None:
    survives(lambda: read_sgf(text))
    survives(lambda: read_sgf(text.encode(errors="surrogatepass")))
    survives(lambda: read_sgf(text.encode("latin-1", errors="replace")))


# Well-formed files that say something silly


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value inside a JSON value."""
    inside = list(value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ())
    return [path, *(found for key, inner in inside for found in places(inner, (*path, key)))]


@MANY
@given(st.sampled_from(places(json.loads(RECORD_TEXT))[1:]), JSON)
def test_any_value_in_any_field(path: tuple[Any, ...], value: object) -> None:
    fields = deepcopy(json.loads(RECORD_TEXT))
    inner = fields
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    survives(lambda: parse_record(json.dumps(fields)))


@SOME
@given(st.dictionaries(st.sampled_from(list(json.loads(RECORD_TEXT))) | ANY_TEXT, JSON))
def test_any_object(fields: dict[str, object]) -> None:
    survives(lambda: parse_record(json.dumps({"format": "cornerwise-record", "version": 1, **fields})))
    survives(lambda: parse_record(json.dumps({**json.loads(RECORD_TEXT), **fields})))


@SOME
@given(st.dictionaries(st.sampled_from(("start", "self", "name", "choices")) | ANY_TEXT, JSON, max_size=3))
def test_any_options(options: dict[str, object]) -> None:
    fields = {"format": "cornerwise-record", "version": 1, "variant": "duo", "moves": [], "options": options}
    survives(lambda: parse_record(json.dumps(fields)))


PROPERTIES = st.tuples(
    st.sampled_from(("B", "W", "1", "2", "3", "4", "RED", "AB", "AE", "PL", "C", "RE", "GM", "CA", "CORNERWISE")),
    st.lists(
        st.sampled_from(("e10", "j5", "d9", "a20", "t20", "", "pass", "swap", "keep", "duo", "start:own", "self:1"))
        | NEARLY_MOVES
        | ANY_TEXT,
        min_size=1,
        max_size=3,
    ),
)
GAMES = ("Blokus", "Blokus Duo", "Blokus Trigon Three-Player", "Cornerwise", "Nexos")


@MANY
@given(st.sampled_from(GAMES), st.sampled_from(("", "CORNERWISE[polyomino-8]")), st.lists(PROPERTIES, max_size=8))
def test_any_properties(game: str, own: str, properties: list[tuple[str, list[str]]]) -> None:
    nodes = [name + "".join(f"[{value}]" for value in values) for name, values in properties]
    survives(lambda: read_sgf(f"(;GM[{game}]{own};" + ";".join(nodes) + ")"))
    survives(lambda: read_sgf(f"(;GM[{game}]{own}" + "".join(nodes) + ")"))


@pytest.mark.parametrize(
    "text", ["(;GM[Blokus Duo]" + ";W[]" * 90_000 + ")", "(;GM[Blokus Duo]" + "(;B[]" * 9_000 + ")" * 9_001]
)
def test_long_lines(text: str) -> None:
    survives(lambda: read_sgf(text))
