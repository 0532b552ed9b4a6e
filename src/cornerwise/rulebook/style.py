"""The style sheet of the rule book, made from the design tokens."""

from functools import cache
from importlib import resources
from pathlib import Path
from re import findall
from typing import Any

from cornerwise.drawing.palette import TOKENS

CLIENT = Path(__file__).parents[1] / "web" / "assets"
"""Where the built web client keeps its fonts; without it the pages use those of the system."""


@cache
def style_sheet() -> str:
    rules = (resources.files(__package__) / "rulebook.css").read_text("utf-8")
    light, dark = (" ".join(_theme(TOKENS["theme"][name])) for name in ("light", "dark"))
    return "\n".join(
        [
            *_fonts(),
            f":root {{ color-scheme: light; {' '.join(_common())} {light} }}",
            f"@media screen and (prefers-color-scheme: dark) {{ :root {{ color-scheme: dark; {dark} }} }}",
            rules,
        ]
    )


def _fonts() -> list[str]:
    """The fonts as the client declares them, seen from the pages; none that the pages' policy would not load."""
    sheets = sorted(CLIENT.glob("*.css")) if CLIENT.is_dir() else []
    faces = (face for sheet in sheets for face in findall(r"@font-face\s*{[^}]*}", sheet.read_text("utf-8")))
    return [face.replace("url(./", "url(../assets/") for face in faces if "url(data:" not in face]


def _common() -> list[str]:
    family, scale = TOKENS["type"]["family"], TOKENS["type"]["scale"]
    return [
        *(f"--font-{name}: {fonts};" for name, fonts in family.items()),
        "--font: var(--font-ui);",
        *(f"--radius-{name}: {size}px;" for name, size in TOKENS["radius"].items()),
        *(f"--{name}: {_font(style)};" for name, style in scale.items()),
    ]


def _font(style: dict[str, Any]) -> str:
    size = style["size"] if isinstance(style["size"], str) else f"{style['size'] / 16}rem"
    return f"{style['weight']} {size}/{style['line']} var(--font)"


def _theme(theme: dict[str, Any]) -> list[str]:
    plain = theme["surface"] | theme["text"] | theme["signal"] | {"shadow": theme["shadow"]}
    faces = {f"{colour}-face": inks["face"] for colour, inks in theme["player"].items()}
    return [f"--{name}: {ink};" for name, ink in (plain | faces).items()]
