"""Pictures of matching games: every tile where it lies, and no hand that the viewer may not see."""

import re
from pathlib import Path
from random import Random

import pytest
from colour_measures import contrast
from hypothesis import given, settings
from hypothesis import strategies as st
from test_svg import Element, ids, inside, layer, parsed, references, spot

from cornerwise import new_game
from cornerwise.cli import main
from cornerwise.drawing import draw_svg, draw_text
from cornerwise.drawing.palette import DOT_INK, FIGURE_INKS, IVORY, THEMES, Theme
from cornerwise.drawing.tile_table import Field, FieldTile, field_of, field_tile
from cornerwise.drawing.tile_table_svg import draw_field_svg
from cornerwise.drawing.tile_table_text import draw_field_text
from cornerwise.games.editions import TRIOMINOS
from cornerwise.records.record import format_record, record_of
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import LaidTile

HEXAGON = (
    FieldTile((0, 0), (2, 5, 5)),
    FieldTile((1, 0), (5, 2, 1)),
    FieldTile((2, 0), (1, 4, 5)),
    FieldTile((0, -1), (3, 5, 5)),
    FieldTile((1, -1), (5, 2, 3)),
    FieldTile((2, -1), (2, 5, 4)),
)
PICTURE = r"""
    /2\2 1/1\
 0 /5 5\5/5 4\
   \5 5/5\5*4/
-1  \3/3 2\2/
     0     2"""


@st.composite
def matches(draw: st.DrawFn) -> MatchingPosition:
    rng = Random(draw(st.integers(0, 2**32)))
    position = MatchingPosition(TRIOMINOS.with_options(seats=draw(st.sampled_from((1, 2, 3, 6)))))
    for _ in range(draw(st.integers(0, 120))):
        if position.turn:
            position.push(rng.choice(sorted(position.legal_moves)))
    return position


# Text


def test_tiles_as_a_person_reads_them() -> None:
    assert "\n" + draw_field_text(Field(HEXAGON, last=5)) == PICTURE


def numbers_in(picture: str) -> list[str]:
    return re.findall("[0-5]", "".join(re.findall(r"(?<=[/\\])[0-5](?:[ *][0-5])?(?=[/\\])", picture)))


@given(matches())
@settings(max_examples=30)
def test_every_number_of_every_tile_is_written(position: MatchingPosition) -> None:
    written = draw_text(position, status=False)
    assert sorted(numbers_in(written)) == sorted(str(number) for laid in position.table for number in laid.tile)
    assert written.count("*") == bool(position.table)
    assert "*" not in draw_text(position, status=False, last=False)


def test_colours_are_added_and_replace_nothing() -> None:
    plain, painted = (draw_field_text(Field(HEXAGON, last=5), colour=colour) for colour in (False, True))
    assert re.sub("\x1b\\[[0-9;]*m", "", painted) == plain
    assert painted.count("\x1b[1;") == 3 * 6 + 6 + 1 - 1


def test_a_tile_of_the_rules_lies_as_they_say() -> None:
    assert field_tile(LaidTile(0, (1, 2, 5), (1, 0), 1)) == FieldTile((1, 0), (2, 5, 1))


# What is hidden


@given(matches(), st.integers(0, 5))
@settings(max_examples=40)
def test_nobody_sees_another_hand(position: MatchingPosition, seat: int) -> None:
    seat %= position.variant.seats
    assert field_of(position).hand == ()
    assert field_of(position.view(seat)).hand == position.hand(seat)
    held = [len(position.hand(other)) for other in range(position.variant.seats)]
    for shown in (position, position.view(seat)):
        field = field_of(shown)
        assert list(field.held.values()) == held and field.pile == position.pile


def test_two_positions_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    position = MatchingPosition(TRIOMINOS)
    rng = Random(5)
    while len(position.table) < 5:
        position.push(rng.choice(sorted(position.legal_moves)))
    view = position.view(0)
    for other in (view.sample(Random(seed)).view(0) for seed in range(3)):
        assert draw_svg(other) == draw_svg(view)
        assert draw_text(other) == draw_text(view)


# SVG


def figures(root: Element) -> dict[tuple[float, float], str]:
    return {spot(text): text.text or "" for text in inside(root, "figures")}


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_numbers_stand_at_the_corners_of_their_tiles(theme: Theme) -> None:
    root = parsed(draw_field_svg(Field(HEXAGON, last=5), theme=theme.name))
    found = figures(root)
    assert len(found) == 18
    # Round the common point in the middle stand six figures, all equal: it is a 5.
    x = sum(at[0] for at in found) / 18
    y = sum(at[1] for at in found) / 18
    nearest = sorted(found, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)[:6]
    assert {found[at] for at in nearest} == {"5"}
    assert len(layer(root, "last")) == 1
    assert all(reference in ids(root) for reference in references(root))


@given(matches())
@settings(max_examples=15)
def test_matches_can_be_drawn(position: MatchingPosition) -> None:
    for shown in (position, position.view(0)):
        root = parsed(draw_svg(shown, size=500))
        assert max(float(root.attrib["width"]), float(root.attrib["height"])) == pytest.approx(500)
        hand = 0 if shown is position else len(position.hand(0))
        assert len(inside(root, "figures")) == 3 * (len(position.table) + hand)
        assert len(layer(root, "last")) == bool(position.table)
    assert not layer(parsed(draw_svg(position, last=False)), "last")


def test_a_picture_says_what_it_shows() -> None:
    position = MatchingPosition(TRIOMINOS)
    root = parsed(draw_svg(position))
    assert root[0].text == "Triominos, 0 tiles"
    assert root[1].text == "A tile is about to be drawn. Tiles: Player 1 0, Player 2 0 and pile 56."
    assert parsed(draw_svg(position, title="Mine"))[0].text == "Mine"


def test_a_picture_for_everybody_has_no_words() -> None:
    position = MatchingPosition(TRIOMINOS)
    assert [line.text for line in layer(parsed(draw_svg(position)), "counts")]
    assert not layer(parsed(draw_svg(position, coordinates=False)), "counts")


def test_the_end_of_a_match_names_the_winner() -> None:
    position = MatchingPosition(TRIOMINOS.with_options(scoring="children"))
    rng = Random(1)
    while position.turn:
        position.push(rng.choice(sorted(position.legal_moves)))
    outcome = position.outcome()
    assert outcome
    names = " and ".join(f"Player {seat + 1}" for seat in outcome.winners)
    assert f"Match over. {names} win" in draw_text(position)
    assert "Match over." in draw_text(position.view(0))


def test_figures_can_be_read_on_ivory() -> None:
    for ink in (*FIGURE_INKS, DOT_INK):
        assert min(contrast(ink, ivory) for ivory in IVORY) >= 4.5
    assert len(set(FIGURE_INKS)) == 6


def test_the_command_draws_the_record_of_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = new_game("triominos", seed=3)
    rng = Random(1)
    while len(position.table) < 4:
        position.push(rng.choice(sorted(position.legal_moves)))
    path = tmp_path / "match.json"
    path.write_text(format_record(record_of(position)))
    assert main(["draw", str(path)]) == 0
    assert capsys.readouterr().out == draw_text(position) + "\n"
    assert main(["draw", "triominos"]) == 2
    assert "only be drawn from a file" in capsys.readouterr().err
