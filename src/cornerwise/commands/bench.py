"""`cornerwise bench`: measures the promised figures on this machine."""

import json
import platform
from argparse import Namespace

from cornerwise.bench import FIGURES, FULL, QUICK, Result, find_figures, measure
from cornerwise.commands.arguments import version
from cornerwise.commands.console import console, progress, say
from cornerwise.commands.numbers import decimal, rough
from cornerwise.commands.parser import Parser, epilog, examples, titled
from cornerwise.locales.lines import cell_len, padded
from cornerwise.locales.terminal_language import said, t

EXAMPLES = """
cornerwise bench --quick
cornerwise bench duo-playouts trigon-playouts
cornerwise bench --json > figures.json
"""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-bench-about")
    figures = titled(t("cli-bench-figures"), (figure.name for figure in FIGURES))
    parser.epilog = epilog(examples(EXAMPLES), figures)
    parser.add_argument("names", nargs="*", metavar="NAME", help=t("cli-bench-names"))
    parser.add_argument("--quick", action="store_true", help=t("cli-bench-quick"))
    parser.add_argument("--json", action="store_true", help=t("cli-bench-json"))


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
        "about": str(figure.about),
        "unit": str(figure.unit),
        "measured": measured.value,
        "target": figure.target,
        "better": figure.better,
        "ratio": round(result.ratio, 3),
        "reached": result.reached,
        "detail": str(measured.detail),
    }


def _print_results(results: list[Result]) -> None:
    out = console()
    widest = max(cell_len(said(result.figure.unit)) for result in results)
    for result in results:
        figure = result.figure
        target = f"{'>' if figure.better == 'more' else '<'} {rough(figure.target)}"
        style, word = ("green", "cli-bench-reached") if result.reached else ("red", "cli-bench-missed")
        ratio = t(word, ratio=f"{decimal(result.ratio, 2):>5}")
        out.print(
            f"[bold]{figure.name:24}[/] {rough(result.measured.value):>8} {padded(said(figure.unit), widest)} "
            f"{t('cli-bench-target', value=f'{target:>8}')}  [{style}]{ratio}[/]"
        )
        detail = result.measured.detail
        about = t("cli-bench-detail", about=figure.about, detail=detail) if detail else said(figure.about)
        out.print(f"  [dim]{about}[/]")
    out.print()
    out.print(t("cli-bench-machine", processor=_processor(), python=platform.python_version()))


def _processor() -> str:
    """The processor's name where the system tells it, its family otherwise."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()
