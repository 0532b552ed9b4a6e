"""Colour themes: light and dark inks for players, board and felt.

Both themes are of equal rank. A tile stands out from the board by 3:1 or more, and the four colours
of a game stay apart in usual, protan, deutan and tritan vision; so a colour is changed only together
with a new measurement.
"""

import json
from dataclasses import dataclass, fields
from importlib import resources
from typing import Any

from cornerwise.rules.pictured import ThemeName as ThemeName


@dataclass(frozen=True)
class Inks:
    """What one player's tiles are painted with."""

    face: str
    """The colour itself; `top` and `low` are where the light enters and leaves the tile."""
    top: str
    low: str
    edge: str
    highlight: str
    soft: str
    """A tinted ground."""
    on: str
    """Letters on the face."""
    mark: str
    """The pattern on the face that tells the colour without its hue."""


@dataclass(frozen=True)
class Theme:
    """A board's surfaces and strengths, and the inks of every player."""

    name: ThemeName
    page: str
    board: str
    felt: str
    """The table of games without a board."""
    grid: str
    frame: str
    line: str
    text: str
    muted: str
    faint: str
    """Of no weight: the grid of a terminal."""
    contour: float
    """How strong the line round a piece is; so are `groove`, `near` and `far` for theirs."""
    groove: float
    near: float
    far: float
    shadow: str | None
    """The ink of all shadows; None where every tile casts its own colour."""
    players: dict[str, Inks]

    def inks(self, colour: str) -> Inks:
        """What a colour is painted with; `ValueError` for one that no game has."""
        try:
            return self.players[colour]
        except KeyError:
            raise ValueError(f"there is no colour {colour!r} (choose from: {', '.join(self.players)})") from None


TOKENS: dict[str, Any] = json.loads((resources.files(__package__) / "tokens.json").read_text("utf-8"))
"""The look as data, shared with the web client."""

GLASS: dict[str, Any] = TOKENS["looks"]["glass"]
"""The look of tiles in pictures; the client has others to choose from."""


def _theme(name: ThemeName) -> Theme:
    look, strength = TOKENS["theme"][name], GLASS["strength"]
    surface, text, near = look["surface"], look["text"], TOKENS["tile"]["shadow"]["near"]
    return Theme(
        name=name,
        **{key: surface[key] for key in ("page", "board", "felt", "grid", "frame", "line")},
        text=text["text"],
        muted=text["muted"],
        faint=text["disabled"],
        **{layer: strength[layer][name] for layer in ("contour", "groove", "near", "far")},
        shadow=ink if (ink := near["colour"][name]).startswith("#") else None,
        players={
            colour: Inks(**{field.name: inks[field.name] for field in fields(Inks)})
            for colour, inks in look["player"].items()
        },
    )


LIGHT = _theme("light")
DARK = _theme("dark")

THEMES = (LIGHT, DARK)

MARKS: dict[str, tuple[str, float]] = {
    colour: (mark["path"], mark["width"]) for colour, mark in TOKENS["pattern"]["mark"].items()
}
"""The pattern of every colour: a line about the middle of a cell, and how wide it is drawn."""

IVORY: tuple[str, str] = (GLASS["numbered"]["top"], GLASS["numbered"]["low"])
"""Where the light falls on a tile with numbers, and where it leaves it; equal in all themes."""
FIGURE_INKS: tuple[str, ...] = tuple(TOKENS["ivory"]["figures"])
"""One for every number on ivory."""
DOT_INK: str = TOKENS["ivory"]["dot"]
"""The last tile's dot."""

FONT: str = TOKENS["type"]["family"]["ui"]
"""For words in Latin, Greek and Cyrillic letters."""


def find_theme(name: str) -> Theme:
    """The theme of that name; `ValueError` if there is none."""
    for theme in THEMES:
        if theme.name == name:
            return theme
    raise ValueError(f"there is no theme {name!r} (choose from: {', '.join(theme.name for theme in THEMES)})")


def mixed(ink: str, other: str, share: float) -> str:
    """An ink with a share of another in it."""
    pairs = zip(bytes.fromhex(ink[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(own + (its - own) * share):02x}" for own, its in pairs)


def font_of(language: str) -> str:
    """The fonts for words in the nearest language to that one: some scripts have their own."""
    from cornerwise.locales.catalogue import nearest

    fonts: str = TOKENS["type"]["family"].get(nearest(language), FONT)
    return fonts
