"""The keys of the game and what they do, in the line below it and in its help.

Only the keys themselves are written here; every word is a message. So a line is made when it is shown, in the language
that is spoken then, and no binding needs a description.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from cornerwise.locales.lines import padded, wrapped
from cornerwise.locales.terminal_language import here, t

NAMED = ("tab", "enter", "escape", "arrows", "characters")
"""Keys that have a name rather than a letter."""
BETWEEN = "  "


class Does(NamedTuple):
    """A key and the message that says what it does."""

    key: str
    message: str


Keys = tuple[Does, ...]


def key_name(key: str) -> str:
    """A key as people call it: `shift+r`, `enter`, `H`."""
    if key.startswith("shift+"):
        return t("terminal-key-shift", key=key_name(key.removeprefix("shift+")))
    return t(f"terminal-key-{key}") if key in NAMED else key.upper()


def described(does: Does) -> str:
    """A key with a word for what it does."""
    return t(does.message, key=key_name(does.key), language=here().name)


def key_line(keys: Keys, width: int) -> str:
    """As many keys as fit; the last, which opens the help, is always among them."""
    *others, last = map(described, keys)
    while others and cell_len(BETWEEN.join((*others, last))) > width:
        others.pop()
    return BETWEEN.join((*others, last))


def key_lines(keys: Keys, width: int) -> str:
    """All keys, in as many lines as they need."""
    lines: list[str] = []
    for text in map(described, keys):
        if lines and cell_len(lines[-1]) + cell_len(BETWEEN * 2 + text) <= width:
            lines[-1] += BETWEEN * 2 + text
        else:
            lines.append(text)
    return "\n".join(lines)


# The lines


HELP = Does("?", "terminal-do-help")
HINT, UNDO = Does("h", "terminal-do-hint"), Does("u", "terminal-do-undo")
SAVE, QUIT = Does("s", "terminal-do-save"), Does("q", "terminal-do-quit")
MARKS, LINES = Does("m", "terminal-do-marks"), Does("m", "terminal-do-lines")
NEW_GAME = Does("g", "terminal-do-new-game")
TURN, LAY = Does("r", "terminal-do-turn"), Does("enter", "terminal-do-lay")
LOOK = Does("arrows", "terminal-do-look")
DRAW, PASS = Does("d", "terminal-do-draw"), Does("p", "terminal-do-pass")
BACK = Does("escape", "terminal-do-back")

PLACING = (
    Does("tab", "terminal-do-piece"),
    Does("arrows", "terminal-do-move"),
    TURN,
    Does("f", "terminal-do-flip"),
    Does("n", "terminal-do-place"),
    LAY,
    HINT,
    UNDO,
    HELP,
)
ANSWERING = (Does("k", "terminal-do-keep"), Does("w", "terminal-do-swap"), UNDO, SAVE, QUIT, HELP)
WATCHING = (UNDO, SAVE, MARKS, QUIT, HELP)
GAME_OVER = (UNDO, SAVE, MARKS, NEW_GAME, QUIT, HELP)

PASS = Does("p", "terminal-do-pass")
MATCHING = (
    Does("tab", "terminal-do-tile"),
    Does("arrows", "terminal-do-place"),
    TURN,
    LAY,
)
WHILE_MATCHING = (HINT, UNDO, SAVE, HELP)
DRAWING = (DRAW, HINT, UNDO, SAVE, LOOK, QUIT, HELP)
PASSING = (PASS, HINT, UNDO, SAVE, LOOK, QUIT, HELP)
COVERED = (Does("enter", "terminal-do-show-hand"), UNDO, SAVE, QUIT, HELP)
WATCHING_TILES = (LOOK, UNDO, SAVE, LINES, QUIT, HELP)
MATCH_OVER = (LOOK, SAVE, LINES, NEW_GAME, QUIT, HELP)

CHOOSING = (
    Does("↑↓", "terminal-do-choose"),
    Does("←→", "terminal-do-change"),
    Does("enter", "terminal-do-go-on"),
)
LANGUAGE = Does("l", "terminal-do-language")
OPENING_SAVED = Does("o", "terminal-do-open-saved")
CLOSING = Does("escape", "terminal-do-close")
SAVING = (Does("enter", "terminal-do-save"), BACK)
OPENING = (Does("enter", "terminal-do-open"), BACK)
PICKING = (Does("enter", "terminal-do-choose"), BACK)
LEAVING = (
    Does("s", "terminal-do-save-and-leave"),
    Does("q", "terminal-do-leave"),
    Does("escape", "terminal-do-stay"),
)
AFTER_GAME = (Does("escape", "terminal-do-look-at-board"), SAVE, NEW_GAME, QUIT)
AFTER_DEAL = (Does("enter", "terminal-do-deal"), QUIT)


# The help


class Sheet(NamedTuple):
    """All keys of a family of games, and how to read its screen."""

    rules: str
    keys: tuple[tuple[Sequence[str], str], ...]
    notes: str


BOARD_HELP = Sheet(
    "terminal-help-board",
    (
        (["characters"], "terminal-help-pick-piece"),
        (["tab", "shift+tab"], "terminal-help-next-piece"),
        (["arrows"], "keys-move"),
        (["r", "shift+r"], "terminal-help-turn"),
        (["f"], "terminal-help-flip"),
        (["n", "shift+n"], "terminal-help-place"),
        (["enter"], "terminal-help-lay"),
        (["h"], "terminal-help-hint"),
        (["k", "w"], "terminal-help-answer"),
        (["u"], "terminal-help-undo"),
        (["s"], "terminal-help-save"),
        (["m"], "terminal-help-marks"),
        (["q"], "terminal-help-leave"),
    ),
    "terminal-help-board-notes",
)
TILE_HELP = Sheet(
    "terminal-help-tiles",
    (
        (["characters"], "terminal-help-pick-tile"),
        (["tab", "shift+tab"], "terminal-help-next-tile"),
        (["arrows"], "terminal-help-step"),
        (["r", "shift+r"], "terminal-help-turn-tile"),
        (["n", "shift+n"], "terminal-help-place"),
        (["enter"], "terminal-help-lay-tile"),
        (["d"], "terminal-help-draw"),
        (["p"], "terminal-help-pass"),
        (["h"], "terminal-help-hint"),
        (["u"], "terminal-help-undo-tile"),
        (["s"], "terminal-help-save"),
        (["m"], "terminal-help-lines"),
        (["q"], "terminal-help-leave"),
    ),
    "terminal-help-tiles-notes",
)


def help_lines(sheet: Sheet, width: int) -> list[str]:
    """The help in lines of a width."""
    rows = [(" / ".join(map(key_name, keys)), t(message)) for keys, message in sheet.keys]
    indent = max(cell_len(names) for names, _ in rows) + 4
    listed = [
        (padded(f"  {names}", indent) if number == 0 else " " * indent) + line
        for names, does in rows
        for number, line in enumerate(wrapped(does, width - indent))
    ]
    return [*wrapped(t(sheet.rules), width), "", *listed, "", *wrapped(t(sheet.notes), width)]
