"""The looks of boards and pieces: everything on them can be told apart and read."""

from itertools import product
from typing import Any

import pytest
from colour_measures import (
    LEAST_DIFFERENCE,
    LEAST_ON_BOARD,
    LEAST_TEXT,
    contrast,
    difference,
    lab,
    least_difference,
)

from cornerwise.drawing.palette import FIGURE_INKS, TOKENS

TONES = ("light", "dark")
BOARDS: dict[str, Any] = TOKENS["boards"]
PIECES: dict[str, Any] = TOKENS["looks"]
EVERY_BOARD = tuple(product(BOARDS, TONES))
GAMES = {tuple(colours) for colours in TOKENS["seats"].values()}
"""The colours of every game."""


def surfaces(board: str, tone: str) -> dict[str, str]:
    """What a board is painted with: the theme's own inks but for those of its look."""
    theme = TOKENS["theme"][tone]
    return {**theme["surface"], "label": theme["text"]["muted"], **BOARDS[board][tone]}


def faces(board: str, tone: str) -> dict[str, str]:
    theme = TOKENS["theme"][tone]["player"]
    toned = TOKENS["toned"] if BOARDS[board][tone].get("toned") else {}
    return {colour: toned.get(colour, inks)["face"] for colour, inks in theme.items()}


@pytest.mark.parametrize(("board", "tone"), EVERY_BOARD)
def test_pieces_stand_out_from_every_board_and_from_each_other(board: str, tone: str) -> None:
    inks = faces(board, tone)
    ground = surfaces(board, tone)["board"]
    assert {colour: ink for colour, ink in inks.items() if contrast(ink, ground) < LEAST_ON_BOARD} == {}
    for colours in GAMES:
        assert least_difference([inks[colour] for colour in colours]) >= LEAST_DIFFERENCE, colours


@pytest.mark.parametrize(("board", "tone"), EVERY_BOARD)
def test_what_is_written_on_a_board_can_be_read(board: str, tone: str) -> None:
    painted, theme = surfaces(board, tone), TOKENS["theme"][tone]
    pairs = {
        "coordinates": (painted["label"], painted["frame"]),
        "heights": (theme["text"]["muted"], painted["board"]),
        "points of a tile": (theme["signal"]["ok"], painted["felt"]),
        "the bill of a move": (painted["board"], theme["ink"]["ghost"]),
        **{f"letters on {colour}": (theme["player"][colour]["on"], ink) for colour, ink in faces(board, tone).items()},
    }
    assert {what: pair for what, pair in pairs.items() if contrast(*pair) < LEAST_TEXT} == {}


@pytest.mark.parametrize("look", PIECES)
def test_numbers_can_be_read_on_every_tile(look: str) -> None:
    tile = PIECES[look]["numbered"]
    for ink in FIGURE_INKS:
        assert min(contrast(ink, tile["top"]), contrast(ink, tile["low"])) >= LEAST_TEXT, ink


def test_the_difference_is_that_of_the_published_examples() -> None:
    """Sharma, Wu and Dalal, The CIEDE2000 Color-Difference Formula (2005), table 1."""
    for one, other, known in (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ):
        assert difference(one, other) == pytest.approx(known, abs=1e-4)
    assert lab("#ffffff")[0] == pytest.approx(100)
