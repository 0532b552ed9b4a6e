"""`cornerwise bench`: measures the promised figures on this machine."""

import json
import platform
from argparse import Namespace

from cornerwise.bench import FIGURES, FULL, QUICK, Result, find_figures, measure
from cornerwise.commands.arguments import Parsers, version
from cornerwise.commands.console import console, progress, say

EXAMPLES = """\
examples:
  cornerwise bench --quick
  cornerwise bench duo-playouts trigon-playouts
  cornerwise bench --json > figures.json

figures:
""" + "\n".join(f"  {figure.name}" for figure in FIGURES)


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("bench", help="measure speed and size against the targets", epilog=EXAMPLES)
    parser.description = "Measures speed and size on one thread, the best of some runs, beside targets."
    parser.add_argument("names", nargs="*", metavar="NAME", help="which figures; all of them if none is named")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs: rough figures in seconds")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    figures = find_figures(arguments.names)
    results = []
    with progress(figures[0].name) as advance:
        measured = measure(figures, QUICK if arguments.quick else FULL)
        for done, figure in enumerate(figures):
            advance(done / len(figures), figure.name)
            results.append(next(measured))
    if arguments.json:
        say(json.dumps({"machine": machine(), "figures": [described(result) for result in results]}, indent=2))
    else:
        _print_results(results)
    return 0


def machine() -> dict[str, object]:
    """What the figures were measured on."""
    return {
        "cornerwise": version(),
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": _processor(),
    }


def described(result: Result) -> dict[str, object]:
    """A result as plain data."""
    figure, measured = result.figure, result.measured
    return {
        "name": figure.name,
        "about": figure.about,
        "unit": figure.unit,
        "measured": measured.value,
        "target": figure.target,
        "better": figure.better,
        "ratio": round(result.ratio, 3),
        "reached": result.reached,
        "detail": measured.detail,
    }


def _print_results(results: list[Result]) -> None:
    out = console()
    for result in results:
        figure = result.figure
        value, sign = _number(result.measured.value), ">" if figure.better == "more" else "<"
        style = "green" if result.reached else "red"
        word = "reached" if result.reached else "missed"
        target = f"{sign} {_number(figure.target)}"
        out.print(
            f"[bold]{figure.name:24}[/] {value:>8} {figure.unit:11} target {target:>8}"
            f"  [{style}]{result.ratio:5.2f}x {word}[/]"
        )
        detail = f" ({result.measured.detail})" if result.measured.detail else ""
        out.print(f"  [dim]{figure.about}{detail}[/]")
    out.print(f"\nOn {_processor()}, Python {platform.python_version()}; more than 1x is better than the target.")


def _number(value: float) -> str:
    for size, letter in ((1e6, "M"), (1e4, "k")):
        if value >= size:
            scaled = value / (1e6 if letter == "M" else 1e3)
            return f"{scaled:.0f} {letter}" if scaled >= 100 else f"{scaled:.1f} {letter}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def _processor() -> str:
    """The processor's name where the system tells it, its family otherwise."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()
