"""How fast and how small it is: the figures that the project promises, each with its target.

All but one are measured on one thread. Other programs disturb a measurement in one direction only, so the
best of several runs is the one that tells most about this program.
"""

from collections.abc import Iterator, Sequence

from cornerwise.bench.figure import FULL, QUICK, Effort, Figure, Measured, Result
from cornerwise.bench.figures import FIGURES
from cornerwise.errors import CornerwiseError, quoted

__all__ = ["FIGURES", "FULL", "QUICK", "Effort", "Figure", "Measured", "Result", "find_figures", "measure"]


def find_figures(names: Sequence[str]) -> list[Figure]:
    """The figures of these names, all without any; `CornerwiseError` for one that is none."""
    known = {figure.name: figure for figure in FIGURES}
    for name in names:
        if name not in known:
            raise CornerwiseError(name, "error-no-figure", name=quoted(name), known=", ".join(known))
    return [figure for figure in FIGURES if figure.name in names or not names]


def measure(figures: Sequence[Figure], effort: Effort) -> Iterator[Result]:
    """Each figure as soon as it is measured."""
    for figure in figures:
        yield Result(figure, figure.measure(effort))
