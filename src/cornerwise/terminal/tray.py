"""The tray: every piece of a colour in its own place, with the key that takes it."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase, digits

from rich.style import Style
from rich.text import Text

from cornerwise.drawing.palette import Theme, mixed
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.terminal.paint import SIGNALS, miniature

COMMANDS = "rfnuhsqmRN"
"""Letters that are keys for something else."""
LAID, WITHHELD = "·", "-"
"""What stands in the place of a piece that is on the board, or that the colour never had."""
PIECE_KEYS = "".join(key for key in ascii_lowercase + digits[1:] + "0" + ascii_uppercase if key not in COMMANDS)


def piece_of_key(key: str, count: int) -> int | None:
    """The piece that a key takes, if any."""
    number = PIECE_KEYS.find(key) if len(key) == 1 else -1
    return number if 0 <= number < count else None


def key_of_piece(piece: int) -> str:
    return PIECE_KEYS[piece] if piece < len(PIECE_KEYS) else " "


@dataclass(frozen=True)
class Slots:
    """How the pieces are laid out in a tray of some width."""

    columns: int
    width: int
    height: int

    def place(self, piece: int) -> tuple[int, int]:
        """The first line and column of a piece."""
        return piece // self.columns * self.height, piece % self.columns * self.width

    def piece_at(self, line: int, column: int, count: int) -> int | None:
        piece = line // self.height * self.columns + column // self.width
        return piece if column < self.columns * self.width and piece < count else None


def slots(position: PlacingPosition, width: int, height: int) -> Slots:
    """The layout that fits into a width; where the height allows it, with space between the rows."""
    variant = position.variant
    pictures = [miniature(variant.board.lattice, shape) for shape in variant.pieces]
    names = max(len(shape.name) for shape in variant.pieces) + 2 + 2 * (variant.copies > 1)
    slot = max(names, *(len(line) for picture in pictures for line in picture)) + 1
    columns = max(1, (width + 1) // slot)  # nothing stands after the last one
    needed = max(map(len, pictures)) + 1
    rows = -(-len(pictures) // columns)
    return Slots(columns, slot, needed + (rows * (needed + 1) <= height))


def painted_tray(
    position: PlacingPosition, colour: str, theme: Theme, layout: Slots, held: int | None, fitting: Collection[int]
) -> Text:
    """All pieces of a colour; `held` is in the hand, those not `fitting` have no place now."""
    left = Counter(shape.name for shape in position.left(colour))
    lines = []
    for first in range(0, len(position.variant.pieces), layout.columns):
        pieces = range(first, min(first + layout.columns, len(position.variant.pieces)))
        for line in range(layout.height):
            text = Text()
            for piece in pieces:
                name = position.variant.pieces[piece].name
                gone = WITHHELD if position.variant.never_has(colour, piece) else LAID
                text.append_text(_slot_line(position, piece, line, left[name], layout, gone))
                style = _style(theme, colour, piece == held, piece in fitting)
                text.stylize(style, len(text) - layout.width, len(text) - 1)
            lines.append(text)
    return Text("\n").join(lines)


def _slot_line(position: PlacingPosition, piece: int, line: int, count: int, layout: Slots, gone: str) -> Text:
    shape = position.variant.pieces[piece]
    if not count:
        return Text((gone if line == layout.height - 1 else "").ljust(layout.width))
    if line < layout.height - 1:
        picture = miniature(position.variant.board.lattice, shape)
        above = layout.height - 1 - len(picture)
        return Text((picture[line - above] if line >= above else "").ljust(layout.width))
    copies = f"x{count}" if position.variant.copies > 1 else ""
    return Text(f"{key_of_piece(piece)} {shape.name}{copies}".ljust(layout.width))


def _style(theme: Theme, colour: str, held: bool, fits: bool) -> Style:
    inks, page = theme.players[colour], SIGNALS[theme.name].page
    ink = inks.face if fits else mixed(page, theme.muted, 0.45)
    return Style(color=theme.text if held else ink, bgcolor=mixed(page, inks.face, 0.4) if held else None, bold=held)
