"""SVG pictures as PNG, and several of them as an animated WebP (the extra `pictures`: resvg and Pillow)."""

import re
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

from cornerwise.drawing.ground import HALF_FIGURE
from cornerwise.errors import CornerwiseError, install_command

if TYPE_CHECKING:
    from PIL import Image

EXTRA = ("resvg_py", "PIL")
QUALITY, EFFORT = 70, 3
"""Of WebP: on tiles and plain grounds more quality shows no difference, and more effort saves a tenth of the bytes."""

FIGURES = (
    "M0 -.36C.16 -.36 .22 -.2 .22 0S.16 .36 0 .36S-.22 .2 -.22 0S-.16 -.36 0 -.36Z",
    "M-.14 -.22L.04 -.36L.04 .36",
    "M-.2 -.18C-.2 -.3 -.11 -.36 0 -.36C.12 -.36 .2 -.29 .2 -.17C.2 -.02 .02 .1 -.2 .36L.22 .36",
    "M-.19 -.27C-.13 -.34 -.07 -.36 0 -.36C.12 -.36 .19 -.29 .19 -.19C.19 -.09 .11 -.03 -.02 -.03"
    "C.12 -.03 .21 .04 .21 .16C.21 .28 .12 .36 -.01 .36C-.1 .36 -.17 .33 -.22 .25",
    "M.1 .36L.1 -.36L-.24 .16L.24 .16",
    "M.18 -.36L-.15 -.36L-.18 -.04C-.1 -.09 -.05 -.1 0 -.1C.13 -.1 .21 -.01 .21 .12"
    "C.21 .27 .12 .36 -.02 .36C-.11 .36 -.17 .33 -.22 .27",
)
"""The numbers of tiles as lines about their middle, in sizes of the font: a server has no font for certain."""
FIGURE_LINE = 0.15
_GROUP = re.compile(r'<g class="figures" fill="([^"]+)"[^>]*? font-size="([^"]+)"[^>]*>(.*?)</g>')
_FIGURE = re.compile(r'<text x="([^"]+)" y="([^"]+)">(\d)</text>')


class PicturesMissing(CornerwiseError):
    """resvg or Pillow is not installed."""

    def __init__(self) -> None:
        super().__init__(None, "error-extra-pictures", install=install_command("pictures"))


def to_png(svg: str) -> bytes:
    """An SVG document of ours as PNG, as large as it says it is. Words in it need a font of the system."""
    _check()
    import resvg_py

    drawn = _GROUP.sub(_lines, svg)
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, skip_system_fonts="<text" not in drawn))


def _lines(group: re.Match[str]) -> str:
    """The figures of one ink as lines in place of text."""
    ink, size, inside = group.groups()
    font = float(size)
    paths = (
        f'<path transform="translate({x} {float(y) - HALF_FIGURE * font:g})scale({size})" d="{FIGURES[int(figure)]}"/>'
        for x, y, figure in _FIGURE.findall(inside)
    )
    style = f'fill="none" stroke="{ink}" stroke-width="{FIGURE_LINE}" stroke-linejoin="round"'
    return f"<g {style}>{''.join(paths)}</g>"


def to_webp(frames: Iterable[str], milliseconds: Sequence[int]) -> bytes:
    """SVG documents, shown one after the other for so long each, again and again."""
    _check()
    first, *rest = _same_size([_image(svg) for svg in frames])
    file = BytesIO()
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=rest,
        duration=list(milliseconds),
        loop=0,
        quality=QUALITY,
        method=EFFORT,
    )
    return file.getvalue()


def _image(svg: str) -> "Image.Image":
    from PIL import Image

    return Image.open(BytesIO(to_png(svg))).convert("RGBA")


def _same_size(images: "list[Image.Image]") -> "list[Image.Image]":
    """A table of tiles grows with the game; an animation has one size, so smaller pictures stand in the middle."""
    from PIL import Image

    width, height = (max(image.size[side] for image in images) for side in (0, 1))
    framed = []
    for image in images:
        whole = Image.new("RGBA", (width, height))
        whole.paste(image, ((width - image.width) // 2, (height - image.height) // 2))
        framed.append(whole)
    return framed


def _check() -> None:
    if any(find_spec(module) is None for module in EXTRA):
        raise PicturesMissing
