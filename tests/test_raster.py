"""Pictures as PNG and animated WebP."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from cornerwise import find_variant, new_game
from cornerwise.cli import main
from cornerwise.drawing import draw_svg, raster
from cornerwise.drawing.animation import animate
from cornerwise.drawing.card import draw_card_svg
from cornerwise.drawing.raster import PicturesMissing, to_png
from cornerwise.rules.position import Position
from cornerwise.rules.sample_game import sample_game


def image(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def begun() -> Position:
    game = new_game("polyomino-8")
    for move in ("c4,c5,d4,d5", "e3,f3,f4", "keep", "a6,b6"):
        game.push(move)
    return game


def test_a_picture_is_as_large_as_it_says() -> None:
    shown = image(to_png(draw_svg(begun(), size=200)))
    assert shown.format == "PNG" and max(shown.size) == 200


def test_the_numbers_of_tiles_need_no_font() -> None:
    game = sample_game(find_variant("triominos"))
    svg = draw_svg(game, size=400)
    numbered, plain = image(to_png(svg)), image(to_png(svg.replace('class="figures"', 'class="x" display="none"')))
    assert numbered.tobytes() != plain.tobytes(), "figures are drawn as lines, not as text"


@pytest.mark.parametrize("game", ["duo", "trigon", "rumis-tower", "triominos"])
def test_a_card_has_the_size_that_other_sites_expect(game: str) -> None:
    light, dark = (
        image(to_png(draw_card_svg(sample_game(find_variant(game)), theme=name))) for name in ("light", "dark")
    )
    assert light.size == dark.size == (1200, 630)
    assert sum(light.convert("L").resize((1, 1)).tobytes()) > sum(dark.convert("L").resize((1, 1)).tobytes())


def test_a_game_has_a_frame_for_every_move_that_shows() -> None:
    moving = image(animate(begun()))
    assert getattr(moving, "n_frames", 1) == 5


def test_a_table_of_tiles_grows_and_its_animation_does_not() -> None:
    game = sample_game(find_variant("triominos"))
    moving = image(animate(game, size=200))
    assert max(moving.size) == 200 and getattr(moving, "n_frames", 1) > 5


def test_commands_write_them(tmp_path: Path) -> None:
    for name, kind in (("board.png", "PNG"), ("game.webp", "WEBP")):
        assert main(["draw", "duo", "--moves", "e10", "j5", "-o", str(tmp_path / name)]) == 0
        assert image((tmp_path / name).read_bytes()).format == kind
    command = [sys.executable, "-m", "cornerwise.cli", "draw", "duo", "--format", "png"]
    assert subprocess.run(command, capture_output=True, check=True).stdout.startswith(b"\x89PNG")


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster, "EXTRA", ("no_such_module",))
    with pytest.raises(PicturesMissing, match=r"pip install 'cornerwise\[pictures\]'"):
        to_png("<svg/>")
