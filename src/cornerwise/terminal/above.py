"""A board of cubes seen from above in coloured characters: the top colour and the height of every square."""

from collections.abc import Iterator

from rich.text import Text

from cornerwise.drawing.heights import columns_of, ground_plan
from cornerwise.drawing.palette import Theme
from cornerwise.drawing.scene import scene_of
from cornerwise.geometry.board import CellNumbers
from cornerwise.locales.terminal_language import t
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.terminal.paint import Ghost, Look, ghost_look, ground_look, hint_look, painted_board, tile_look


def painted_above(position: PlacingPosition, theme: Theme, ghost: Ghost | None, hint: CellNumbers) -> Text:
    """The board from above, with the held piece and the hint drawn on it."""
    board = position.variant.board
    plan, scene = ground_plan(board), scene_of(position)
    looks = [Look(theme.board, theme.muted)] * len(plan)
    for (x, y), column in columns_of(scene).items():
        odd = (x + y) % 2 == 1
        ground = ground_look(theme, odd)
        if column.piece is not None:
            ground = tile_look(theme, scene.laid[column.piece].colour, odd)
        looks[plan.number[x, y]] = ground._replace(text=_figure(column.height or column.limit))
    for cells, look in _overlays(theme, ghost, hint):
        for x, y, z in sorted(board.addresses[cell] for cell in cells):  # the highest of a column last
            looks[plan.number[x, y]] = look._replace(text=_figure(z + 1))
    return Text.assemble((t("solid-map"), theme.muted), "\n", painted_board(plan, 1, looks, theme))


def _overlays(theme: Theme, ghost: Ghost | None, hint: CellNumbers) -> Iterator[tuple[CellNumbers, Look]]:
    if ghost and ghost.legal:
        yield ghost.cells, ghost_look(theme, ghost.colour)
    yield hint, hint_look(theme)


def _figure(height: int) -> str:
    return f"{height:2}"
