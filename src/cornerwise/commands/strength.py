"""Command-line options for the strength of the engine."""

from argparse import ArgumentParser, Namespace

from cornerwise.engine.settings import Settings
from cornerwise.locales.terminal_language import t

SETTINGS = {"level": "N", "nodes": "N", "time": "S", "threads": "N", "seed": "N", "memory": "MB"}
"""Every setting, and the unit it is given in."""

USUAL = Settings()


def add_strength(parser: ArgumentParser, usual: Settings = USUAL) -> None:
    for name, unit in SETTINGS.items():
        about, default = t(f"cli-arg-{name}"), getattr(usual, name)
        shown = about if default is None else t("cli-with-default", about=about, default=str(default))
        parser.add_argument(f"--{name}", metavar=unit, help=shown)


def strength(arguments: Namespace, usual: Settings = USUAL) -> Settings:
    """The settings that were asked for, the usual ones otherwise."""
    settings = usual
    for name in SETTINGS:
        if (text := getattr(arguments, name)) is not None:
            settings = settings.changed(name, text)
    return settings
