"""Command-line options for the strength of the engine."""

from argparse import ArgumentParser, Namespace

from cornerwise.engine.parameters import Parameters
from cornerwise.errors import CornerwiseError
from cornerwise.locales.terminal_language import t

UNITS = {"level": "N", "nodes": "N", "time": "S", "evaluator": "NAME", "threads": "N", "seed": "N", "memory": "MB"}
"""Every parameter of an engine, and the unit it is given in."""
LIMITS = ("nodes", "time")

USUAL = Parameters()


def add_strength(parser: ArgumentParser, usual: Parameters = USUAL, *, without: tuple[str, ...] = ()) -> None:
    """The options, all or some of them."""
    defaults = usual.values()
    for name, unit in UNITS.items():
        if name not in without:
            about, default = t(f"cli-arg-{name}"), defaults[name]
            shown = about if default is None else t("cli-with-default", about=about, default=str(default))
            parser.add_argument(f"--{name}", metavar=unit, help=shown)


def strength(arguments: Namespace, usual: Parameters = USUAL) -> Parameters:
    """The parameters that were asked for, the usual ones otherwise; either a level or nodes and time."""
    given = {name: text for name in UNITS if (text := getattr(arguments, name, None)) is not None}
    if "level" in given and any(name in given for name in LIMITS):
        raise CornerwiseError(given, "error-strength-both")
    parameters = usual
    for name, text in given.items():
        parameters = parameters.changed(name, text)
    return parameters
