"""How well colours can be told apart: contrast as WCAG 2 counts it, and CIEDE2000 in usual and in colour-blind vision.

Vision without one kind of cones is simulated after Machado, Oliveira and Fernandes (2009), at full severity.
"""

from collections.abc import Iterable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]

VISIONS: dict[str, tuple[Triple, Triple, Triple]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

LEAST_DIFFERENCE, LEAST_ON_BOARD, LEAST_TEXT = 20.0, 3.0, 4.5
"""The bars: between two colours of one game, of a tile on its board, of words."""


def linear(ink: str) -> Triple:
    """Of `#rrggbb`: how much light each channel is."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in bytes.fromhex(ink[1:]))
    )
    return red, green, blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other)))
    return (lighter + 0.05) / (darker + 0.05)


def lab(ink: str, vision: str = "usual") -> Triple:
    light = linear(ink)
    r, g, b = (
        min(1.0, max(0.0, sum(part * channel for part, channel in zip(row, light, strict=True))))
        for row in VISIONS[vision]
    )
    x = _bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    y = _bent(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    z = _bent((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(value: float) -> float:
    cube_root: float = value ** (1 / 3)
    return cube_root if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000 between two colours in Lab."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    weight = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.2 * _cos(4 * hue - 63)
    by_lightness = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_lightness**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def _cos(angle: float) -> float:
    return cos(radians(angle))


def least_difference(inks: Iterable[str]) -> float:
    """Of every two of some colours, in every vision."""
    return min(
        difference(lab(one, vision), lab(other, vision)) for one, other in combinations(inks, 2) for vision in VISIONS
    )
