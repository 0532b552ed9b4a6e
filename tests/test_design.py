"""Designs: pieces at will, on the board and not overlapping; kept as files and drawn."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import chosen_variants, played, positions

from cornerwise import (
    CornerwiseError,
    IllegalMove,
    NotationError,
    PlacingPosition,
    RecordError,
    find_placing_variant,
    new_game,
    placing_variants,
)
from cornerwise.cli import main
from cornerwise.drawing import draw_svg, draw_text
from cornerwise.games.placing_variant import COLOURS
from cornerwise.records.design_record import (
    DesignRecord,
    design_record_of,
    format_design,
    is_design,
    parse_design,
    rebuild,
)
from cornerwise.records.record import format_record, record_of
from cornerwise.rules.design import Design
from cornerwise.rules.moves import Move

Captured = pytest.CaptureFixture[str]


def duo() -> Design:
    return Design(find_placing_variant("duo"))


@st.composite
def designs(draw: st.DrawFn) -> Design:
    """Pieces anywhere on any board, in all colours."""
    design = Design(draw(chosen_variants()))
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 12))):
        with suppress(IllegalMove):  # what overlaps is left out
            design.place(rng.choice(COLOURS), Move(rng.randrange(len(design.move_table))))
    return design


# Laying


def test_pieces_lie_where_they_like() -> None:
    design = duo()
    assert design.place("purple", "a1,b1") == 0
    assert design.place("purple", "a2,b2") == 1  # side by side, which no game allows
    assert design.place("green", "n14") == 2  # a colour of another game
    assert [design.format(piece.move) for piece in design.pieces] == ["a1,b1", "a2,b2", "n14"]
    assert repr(design) == "<design on 14x14, 3 pieces>"


@pytest.mark.parametrize(
    ("cells", "clause", "why"),
    [("b1,b2", "P2", "b1 is taken"), ("d1,f1", "P1", "No piece has that shape")],
)
def test_pieces_do_not_overlap_and_are_pieces(cells: str, clause: str, why: str) -> None:
    design = duo()
    design.place("orange", "a1,b1,c1")
    with pytest.raises(IllegalMove, match=why) as caught:
        design.place("purple", cells)
    assert caught.value.clause == clause
    assert len(design) == 1


def test_what_is_no_placement_is_refused() -> None:
    design = duo()
    for text in ("zz", "pass", "swap", "", "a1,a1"):
        with pytest.raises(NotationError):
            design.place("purple", text)
    with pytest.raises(NotationError, match=r"'pink' is not a colour \(choose from: blue"):
        design.place("pink", "a1")
    for row in (-1, len(design.move_table), 0x40000000):
        with pytest.raises(IllegalMove, match="s no such move"):
            design.place("purple", Move(row))
    with pytest.raises(IllegalMove, match=r"Outside the board \(P2\)"):
        design.place("purple", "a14,a15")
    assert not design.pieces


def test_cubes_may_float() -> None:
    design = Design(find_placing_variant("rumis-tower"))
    design.place("blue", "b2/3,b2/4")
    with pytest.raises(IllegalMove, match="b2/3 is taken"):
        design.place("red", "b2/2,b2/3")
    assert design.place("red", "b2/1,b2/2") == 1


def test_a_piece_can_be_moved_turned_and_taken_away() -> None:
    design = duo()
    design.place("purple", "a1,b1,c1")
    design.place("orange", "e5")
    design.move("b1", "b1,b2,b3")  # over its own old place
    assert design.at("b3") == 0 and design.at("a1") is None
    design.move(0, "n12,n13,n14")
    assert design.remove("n13").colour == "purple"
    assert [piece.colour for piece in design.pieces] == ["orange"]


def test_a_move_keeps_the_shape_and_the_others_in_place() -> None:
    design = duo()
    design.place("purple", "a1,b1,c1")
    design.place("orange", "e5")
    for to, clause in (("a1,b1,b2", "P1"), ("e4,e5,e6", "P2")):
        with pytest.raises(IllegalMove) as caught:
            design.move(0, to)
        assert caught.value.clause == clause
    for which in ("h8", 2, -1):
        with pytest.raises(IllegalMove):
            design.remove(which)
    assert design.at("a1") == 0 and len(design) == 2


def test_changes_can_be_taken_back() -> None:
    design = duo()
    design.place("purple", "a1")
    design.move(0, "b2")
    design.remove(0)
    states = []
    for _ in range(3):
        design.undo()
        states.append([design.format(piece.move) for piece in design.pieces])
    assert states == [["b2"], ["a1"], []]
    with pytest.raises(IllegalMove, match="s nothing to undo"):
        design.undo()


def test_it_is_told_how_many_pieces_are_used() -> None:
    design = duo()
    for cell in ("a1", "c1", "e1"):
        design.place("red", cell)
    design.place("red", "a3,b3")
    design.place("blue", "h8,h9,h10")
    assert design.used == {"red": {"1": 3, "2": 1}, "blue": {"I3": 1}}
    assert draw_text(design).splitlines()[-2:] == ["Red 3x1 2", "Blue I3"]


@given(positions())
@settings(max_examples=20)
def test_a_game_can_be_gone_on_from_freely(position: PlacingPosition) -> None:
    design = Design.of(position)
    for colour in position.variant.colours:
        own = {cell for piece in design.pieces if piece.colour == colour for cell in design.move_table.rows[piece.move]}
        assert own == set(position.cells(colour))
    assert draw_text(design, status=False) == draw_text(position, status=False, last=False).replace("+", ".")


# Pictures


@given(designs())
@settings(max_examples=25)
def test_every_design_can_be_drawn(design: Design) -> None:
    root = ElementTree.fromstring(draw_svg(design))
    assert f"{len(design)} piece" in (root[0].text or "")
    assert draw_text(design)


# Files


@given(designs(), st.text(), st.text())
@settings(max_examples=40)
def test_a_design_comes_back_as_it_was(design: Design, title: str, author: str) -> None:
    clean = [text.encode("utf-8", "ignore").decode() for text in (title, author)]
    record = design_record_of(design, title=clean[0], author=clean[1], date="2024-02-29")
    text = format_design(record)
    assert parse_design(text) == parse_design(text.encode()) == record
    assert format_design(parse_design(text)) == text
    assert rebuild(record).pieces == design.pieces


def valid(**changes: object) -> dict[str, object]:
    pieces = [{"colour": "red", "cells": "a1,b1"}, {"colour": "blue", "cells": "a2,b2"}]
    fields = {"format": "cornerwise-design", "version": 1, "variant": "duo", "pieces": pieces}
    return fields | changes


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"format": "cornerwise-record"}, 'format: expected "cornerwise-design"'),
        ({"version": 2}, "version: only 1"),
        ({"version": True}, "version: expected a whole number"),
        ({"pieces": {}}, "pieces: expected a list"),
        ({"pieces": ["a1"]}, r"pieces\[0\]: expected an object"),
        ({"pieces": [{"colour": "red"}]}, r"pieces\[0\]: expected colour, cells"),
        ({"pieces": [{"colour": "red", "cells": 3}]}, r"pieces\[0\].cells: expected a text"),
        ({"pieces": [{"colour": "pink", "cells": "a1"}]}, r"pieces\[0\]: 'pink' is not a colour"),
        ({"pieces": [{"colour": "red", "cells": "a1"}] * 2}, r"pieces\[1\]: .*a1 is taken \(P2\)"),
        ({"pieces": [{"colour": "red", "cells": "a99"}]}, r"pieces\[0\]: 'a99' is not allowed: Outside the board"),
        ({"title": None}, "title: expected a text, not null"),
        ({"title": "\ud800"}, "surrogate"),
        ({"moves": []}, "there is no field called 'moves'"),
        ({"options": []}, "options: expected an object"),
        ({"options": {"start": None}}, "options.'start': expected a text"),
    ],
)
def test_a_damaged_design_is_refused_with_the_place(changes: dict[str, object], text: str) -> None:
    with pytest.raises(RecordError, match=text):
        parse_design(json.dumps(valid(**changes)))


@pytest.mark.parametrize("missing", ["format", "version", "variant", "pieces"])
def test_a_field_that_is_missing_is_named(missing: str) -> None:
    fields = valid()
    del fields[missing]
    with pytest.raises(RecordError, match=f"^{missing} is missing"):
        parse_design(json.dumps(fields))


def test_unknown_games_and_options_have_their_own_errors() -> None:
    for changes in (
        {"variant": "chess"},
        {"variant": "triominos"},
        {"options": {"speed": 3}},
        {"options": {"id": "x"}},
    ):
        with pytest.raises(CornerwiseError):
            parse_design(json.dumps(valid(**changes)))


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.sampled_from(["a1,a2", "red", "duo", "9" * 99]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["colour", "cells", "x"]), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*valid(), "options", "title", "extra"]), json_values))
def test_hostile_fields_raise_only_our_errors(changes: dict[str, Any]) -> None:
    read(json.dumps(valid(**changes)))


@given(st.binary() | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_hostile_bytes_raise_only_our_errors(data: bytes) -> None:
    read(data)


@given(st.data())
def test_cut_and_mangled_files_raise_only_our_errors(data: st.DataObject) -> None:
    text = json.dumps(valid())
    at = data.draw(st.integers(0, len(text)))
    read(text[:at])
    read(text[:at] + data.draw(st.text(max_size=3)) + text[at + 1 :])


@pytest.mark.parametrize("text", ["[" * 100_000, "{" * 1000, " " * 1_000_001, '{"format": 1e999}', "null", ""])
def test_huge_and_deep_files_raise_only_our_errors(text: str) -> None:
    read(text)


def read(text: str | bytes) -> None:
    is_design(text)
    with suppress(CornerwiseError):
        assert isinstance(parse_design(text), DesignRecord)


# The command


@pytest.fixture
def saved(tmp_path: Path) -> str:
    design = duo()
    design.place("red", "a1,b1")
    path = tmp_path / "design.json"
    path.write_text(format_design(design_record_of(design, title="Two")))
    return str(path)


def test_the_command_draws_a_design(saved: str, tmp_path: Path, capsys: Captured) -> None:
    assert main(["draw", saved]) == 0
    assert capsys.readouterr().out.endswith(" 1 R R . . . . . . . . . . . .\n   a b c d e f g h i j k l m n\nRed 2\n")
    picture = tmp_path / "design.svg"
    assert main(["draw", saved, "-o", str(picture)]) == 0
    assert "Design on the Duo board, 1 piece" in picture.read_text()


def test_the_command_tells_designs_from_games(saved: str, tmp_path: Path, capsys: Captured) -> None:
    assert main(["draw", saved, "--ply", "1"]) == 2
    assert "--ply works with a game, not with a design" in capsys.readouterr().err
    assert main(["replay", saved]) == 2
    assert "a design, not a game" in capsys.readouterr().err
    game = tmp_path / "game.json"
    game.write_text(format_record(record_of(played(new_game("duo"), Random(1), 3))))
    assert not is_design(game.read_text()) and is_design(Path(saved).read_bytes())
    assert main(["draw", str(game)]) == 0
    assert "Orange to move" in capsys.readouterr().out


def test_a_damaged_design_is_named_in_one_line(saved: str, capsys: Captured) -> None:
    Path(saved).write_text(json.dumps(valid(variant="dou")))
    assert main(["draw", saved]) == 2
    assert capsys.readouterr().err == f"cornerwise: {saved}: there is no game called 'dou'; did you mean 'duo'?\n"


@pytest.mark.parametrize("variant", placing_variants(), ids=lambda variant: variant.id)
def test_every_board_has_designs(variant: Any) -> None:
    design = Design(variant)
    design.place("purple", Move(0))
    assert rebuild(parse_design(format_design(design_record_of(design)))).pieces == design.pieces
