"""The colours of the house: what every player's tiles and the board round them are painted with.

Both themes are of equal rank. A tile stands out from the board by 3:1 or more, and the four colours
of a game stay apart in usual, protan, deutan and tritan vision; so a colour is changed only together
with a new measurement.
"""

from dataclasses import dataclass
from typing import Literal

ThemeName = Literal["light", "dark"]


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
            raise ValueError(f"there is no colour {colour!r} (one of: {', '.join(self.players)})") from None


LIGHT = Theme(
    name="light",
    page="#f1eee8",
    board="#fdfcfa",
    felt="#e8ebe2",
    grid="#e0dbd1",
    frame="#e3ded4",
    line="#d9d4ca",
    text="#23221f",
    muted="#65615a",
    faint="#8b867c",
    contour=0.75,
    groove=0.5,
    near=0.4,
    far=0.2,
    shadow=None,
    players={
        "blue": Inks("#3a53c7", "#3a53c7", "#3349af", "#25357f", "#c9d4ff", "#e0e3f0", "#ffffff", "#c8cfef"),
        "yellow": Inks("#b98900", "#b98900", "#ab7b00", "#765800", "#ffe596", "#f2ead4", "#1a1300", "#ebdeb8"),
        "red": Inks("#af1a3a", "#af1a3a", "#9a1733", "#701125", "#ffb9c6", "#f0dbdd", "#ffffff", "#e9bfc8"),
        "green": Inks("#26a289", "#26a289", "#218f79", "#186858", "#b6f7e8", "#ddeee8", "#051713", "#c2e5de"),
        "purple": Inks("#6f41b8", "#6f41b8", "#6239a2", "#472a76", "#dfcfff", "#e7e0ee", "#ffffff", "#d7caeb"),
        "orange": Inks("#c65f14", "#c65f14", "#b65810", "#7f3d0d", "#ffd6a8", "#f4e4d7", "#1c0d03", "#efd2bd"),
    },
)

DARK = Theme(
    name="dark",
    page="#131416",
    board="#1b1c20",
    felt="#1d211d",
    grid="#2d2f35",
    frame="#26282d",
    line="#303238",
    text="#f1efea",
    muted="#a9a6a0",
    faint="#7d7b77",
    contour=0.6,
    groove=0.42,
    near=0.6,
    far=0,
    shadow="#000000",
    players={
        "blue": Inks("#517ad9", "#5d83dc", "#476bbf", "#2f477e", "#d3e0ff", "#293248", "#0b111e", "#cbd7f4"),
        "yellow": Inks("#fccf2d", "#fcd23c", "#e2b324", "#92781a", "#fff6cf", "#4b4326", "#231d06", "#715d14"),
        "red": Inks("#e94c4b", "#eb5958", "#cd4342", "#872c2c", "#ffd2cf", "#47292c", "#210b0b", "#f8c9c9"),
        "green": Inks("#37d6b2", "#45d9b7", "#30bc9d", "#207c67", "#d6fff4", "#244440", "#081e19", "#196050"),
        "purple": Inks("#9a7cf0", "#a185f1", "#886dd3", "#59488b", "#e9e0ff", "#38324d", "#161122", "#e1d8fb"),
        "orange": Inks("#ff9f52", "#ffa65e", "#e48d42", "#945c30", "#ffe6cd", "#4c392d", "#24160b", "#734825"),
    },
)

THEMES = (LIGHT, DARK)

MARKS = {
    "blue": ("M-.17 0a.17 .17 0 1 1 .34 0a.17 .17 0 1 1-.34 0", 0.085),  # ring
    "yellow": ("M0 0h.001", 0.3),  # dot
    "red": ("M-.2 .2L.2-.2", 0.11),  # stroke
    "green": ("M0-.21V.21M-.21 0H.21", 0.1),  # plus
    "purple": ("M0-.2L.2 0L0 .2L-.2 0Z", 0.085),  # diamond
    "orange": ("M-.19-.1H.19M-.19 .1H.19", 0.09),  # two bars
}
"""The pattern of every colour: a line about the middle of a cell, and how wide it is drawn."""

IVORY = ("#fffefb", "#efe7d6")
"""Where the light falls on a tile with numbers, and where it leaves it; equal in all themes."""
FIGURE_INKS = ("#4a453e", "#7a5a00", "#af1a3a", "#0b6b53", "#3a53c7", "#6f41b8")
"""One for every number on ivory."""
DOT_INK = "#1d1c1a"
"""The last tile's dot."""

FONT = '"Manrope Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'


def find_theme(name: str) -> Theme:
    """The theme of that name; `ValueError` if there is none."""
    for theme in THEMES:
        if theme.name == name:
            return theme
    raise ValueError(f"there is no theme {name!r} (one of: {', '.join(theme.name for theme in THEMES)})")


def mixed(ink: str, other: str, share: float) -> str:
    """An ink with a share of another in it."""
    pairs = zip(bytes.fromhex(ink[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(own + (its - own) * share):02x}" for own, its in pairs)
