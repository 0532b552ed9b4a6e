"""Lines of text measured as a terminal shows them: some letters take two columns, some marks none."""

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len, chop_cells

__all__ = ["ELLIPSIS", "cell_len", "columns", "fitted", "padded", "shortened", "wrapped"]

ELLIPSIS = "…"
GAP = 1
"""Columns between two columns of a table."""
_SPACELESS = "\u2e80-\u2fff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
"""Chinese characters and Japanese letters, between which a line may break."""
_OPENS = "「『（《〈【〔“‘"  # noqa: RUF001  # these are meant
_CLOSES = "」』）》〉】〕”’。，、：；！？…—～ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # noqa: RUF001  # likewise
"""What no line ends with, and what no line begins with."""
_UNIT = re.compile(
    rf"(\s*)([{_OPENS}]*(?:[{_CLOSES}]+|(?![{_CLOSES}])[{_SPACELESS}]|[^\s{_SPACELESS}{_OPENS}{_CLOSES}]+)[{_CLOSES}]*)"
)


def padded(text: str, width: int, *, right: bool = False) -> str:
    """The text padded to a width; a longer text is not changed."""
    space = " " * (width - cell_len(text))
    return space + text if right else text + space


def shortened(text: str, width: int) -> str:
    """The text cut to a width, with an ellipsis where something is cut off."""
    if cell_len(text) <= width:
        return text
    return chop_cells(text, width - 1)[0].rstrip() + ELLIPSIS if width > 1 else ELLIPSIS[:width]


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, broken where its language breaks lines, or within a word that is longer than a line."""
    lines = [""]
    for gap, word in _units(text):
        if lines[-1] and cell_len(lines[-1] + gap + word) <= width:
            lines[-1] += gap + word
            continue
        pieces = chop_cells(word, max(1, width))
        lines += pieces if lines[-1] else [lines.pop() + pieces[0], *pieces[1:]]
    return lines


def _units(text: str) -> Iterator[tuple[str, str]]:
    """What stays whole: words, and single characters of languages without spaces; before each the space, if any."""
    for space, unit in _UNIT.findall(text):
        yield " " * bool(space), unit


def fitted(text: str, width: int, most: int) -> list[str]:
    """The lines of a text, at most so many; the last has an ellipsis where something is left out."""
    lines = wrapped(text, width)
    return lines if len(lines) <= most else [*lines[: most - 1], shortened(" ".join(lines[most - 1 :]), width)][:most]


def columns(rows: Sequence[Sequence[str]], numbers: int, room: int | None = None) -> list[str]:
    """The lines of a table. Its last `numbers` columns are right-aligned; the one before them is cut to fit `room`."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    names = len(widths) - numbers
    if room is not None:
        excess = sum(widths) + GAP * (len(widths) - 1) - room
        widths[names - 1] -= max(0, min(excess, widths[names - 1] - 1))
    return [
        (" " * GAP)
        .join(
            padded(shortened(text, width), width, right=number >= names)
            for number, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        .rstrip()
        for row in rows
    ]
