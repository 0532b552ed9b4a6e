"""How strongly the engine plays or thinks, as options of a command."""

from argparse import ArgumentParser, Namespace

from cornerwise.engine.settings import Settings

SETTINGS = {
    "level": ("N", "how well it plays, from 1 to 9"),
    "nodes": ("N", "positions to look at for every move, in place of the level's own number"),
    "time": ("S", "seconds for every move"),
    "threads": ("N", "how many processors to use"),
    "seed": ("N", "a number that makes its choices the same every time"),
    "memory": ("MB", "megabytes for the search tree"),
}

USUAL = Settings()


def add_strength(parser: ArgumentParser, usual: Settings = USUAL) -> None:
    for name, (unit, about) in SETTINGS.items():
        default = getattr(usual, name)
        parser.add_argument(f"--{name}", metavar=unit, help=about if default is None else f"{about} ({default})")


def strength(arguments: Namespace, usual: Settings = USUAL) -> Settings:
    """The settings that were asked for, the usual ones otherwise."""
    settings = usual
    for name in SETTINGS:
        if (text := getattr(arguments, name)) is not None:
            settings = settings.changed(name, text)
    return settings
