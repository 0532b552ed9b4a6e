"""What can be shown as a picture. Drawing is a layer above the rules, so the package says how."""

from collections.abc import Callable
from typing import Any, ClassVar, Literal, TypedDict, Unpack

ThemeName = Literal["light", "dark"]
CubeView = Literal["both", "isometric", "plan"]
"""How cubes are shown: from a corner, from above, or both side by side."""


class TextOptions(TypedDict, total=False):
    """What `drawing.draw_text` takes."""

    colour: bool
    coordinates: bool
    last: bool
    theme: ThemeName
    language: str


class SvgOptions(TypedDict, total=False):
    """What `drawing.draw_svg` takes."""

    theme: ThemeName
    coordinates: bool
    last: bool
    marks: bool
    size: float
    title: str | None
    view: CubeView
    turn: int
    language: str


class Pictured:
    """Positions, views and designs: all that has a picture."""

    draw_text: ClassVar[Callable[..., str]]
    draw_svg: ClassVar[Callable[..., str]]

    def ascii(self, **options: Unpack[TextOptions]) -> str:
        """The board in plain characters. `str()` also tells whose turn it is, the points and the pieces left."""
        return type(self).draw_text(self, status=False, **options)

    def svg(self, **options: Unpack[SvgOptions]) -> str:
        """The board as an SVG document: `svg(size=480, theme="dark")`."""
        return type(self).draw_svg(self, **options)

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return self.svg(size=NOTEBOOK_SIZE)

    @classmethod
    def draw_with(cls, text: Callable[..., Any], svg: Callable[..., Any]) -> None:
        """Say how pictures are drawn."""
        cls.draw_text, cls.draw_svg = text, svg


NOTEBOOK_SIZE = 480
"""Pixels along the longer side of a picture in a notebook."""
