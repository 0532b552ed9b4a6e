"""Draws how nets learned: `python bench/curves.py docs/training/*.log > docs/training/curves.svg`.

Each log is what one training folder kept as log.txt (docs/training.md); the pieces of a training follow each other.
"""

import re
import sys
from argparse import ArgumentParser
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

LINE = re.compile(
    r" *([\d.]+) s  step [1-9]\d*, (\d+) games, .* (\d+)k evals/s, .*policy ([\d.]+) shares ([\d.]+) margins ([\d.]+)"
)
PANELS = ("games, thousands", "evaluations a second, thousands", "loss of policy", "loss of shares", "loss of margins")
COLOURS = ("#0b6e99", "#c4422b", "#2f7d32", "#7b4fa3", "#b07a00", "#444444")
WIDTH, HEIGHT, LEFT, GAP = 640, 150, 70, 34


@dataclass
class Curve:
    """One training: minutes, and for every panel the value at each of them."""

    name: str
    minutes: list[float] = field(default_factory=list)
    values: list[list[float]] = field(default_factory=lambda: [[] for _ in PANELS])

    @classmethod
    def read(cls, path: Path) -> "Curve":
        curve, before, last = cls(path.stem), 0.0, 0.0
        games_before = games_last = 0.0
        for line in path.read_text().splitlines():
            found = LINE.match(line)
            if not found:
                continue
            seconds, games, *others = map(float, found.groups())
            if seconds < last:  # another piece, which counts from its own beginning
                before += last
            if games < games_last:  # one that went on from a file, which does not know how many there were
                games_before += games_last
            last, games_last = seconds, games
            if not others[1]:  # nothing was learned in this while
                continue
            curve.minutes.append((before + seconds) / 60)
            for values, value in zip(curve.values, ((games_before + games) / 1000, *others), strict=True):
                values.append(value)
        return curve


def panel(title: str, top: int, curves: list[Curve], number: int, most_minutes: float) -> list[str]:
    highest = max(max(curve.values[number]) for curve in curves) * 1.05
    bottom = top + HEIGHT
    parts = [f'<text x="{LEFT}" y="{top - 8}" class="title">{escape(title)}</text>']
    for step in range(5):
        y = bottom - step * HEIGHT / 4
        label = f"{highest * step / 4:,.0f}" if highest > 10 else f"{highest * step / 4:.2f}"
        parts.append(f'<path d="M{LEFT} {y:.1f}h{WIDTH}" class="grid"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>')
    for curve, colour in zip(curves, COLOURS, strict=False):
        points = " ".join(
            f"{LEFT + x / most_minutes * WIDTH:.1f},{bottom - y / highest * HEIGHT:.1f}"
            for x, y in zip(curve.minutes, curve.values[number], strict=True)
        )
        parts.append(f'<polyline points="{points}" stroke="{colour}"/>')
    return parts


def draw(curves: list[Curve]) -> str:
    most_minutes = max(curve.minutes[-1] for curve in curves)
    height = (len(PANELS) * (HEIGHT + GAP)) + 2 * GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 20} {height}" font-family="sans-serif"'
        ' font-size="11" fill="#333">',
        "<style>polyline{fill:none;stroke-width:1.6}.grid{stroke:#ddd}.title{font-weight:bold}</style>",
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for number, (curve, colour) in enumerate(zip(curves, COLOURS, strict=False)):
        x = LEFT + 125 * number
        parts.append(f'<rect x="{x}" y="12" width="14" height="4" fill="{colour}"/>')
        parts.append(f'<text x="{x + 20}" y="18">{escape(curve.name)}</text>')
    for number, title in enumerate(PANELS):
        parts += panel(title, 2 * GAP - 10 + number * (HEIGHT + GAP), curves, number, most_minutes)
    bottom = 2 * GAP - 10 + len(PANELS) * (HEIGHT + GAP) - GAP
    for minute in range(0, int(most_minutes) + 1, 5):
        at = LEFT + minute / most_minutes * WIDTH
        parts.append(f'<text x="{at:.1f}" y="{bottom + 16}" text-anchor="middle">{minute} min</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("logs", type=Path, nargs="+")
    sys.stdout.write(draw([Curve.read(path) for path in parser.parse_args().logs]))


if __name__ == "__main__":
    main()
