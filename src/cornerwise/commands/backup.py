"""`cornerwise backup` and `cornerwise restore`: all data of a server in one file, and back."""

from argparse import Namespace
from pathlib import Path

from cornerwise.commands.arguments import Parsers
from cornerwise.commands.console import say

DATABASE = "sqlite:///cornerwise.db"


def add_to(parsers: Parsers) -> None:
    for name, text in (
        ("backup", "write everything that a server knows to a file"),
        ("restore", "fill an empty database from such a file"),
    ):
        parser = parsers.add_parser(name, help=text)
        parser.description = f"{text.capitalize()}. The databases may be of different kinds."
        parser.add_argument("file", type=Path, metavar="FILE")
        parser.add_argument("--database", default=DATABASE, metavar="URL", help=f"the database ({DATABASE})")
        parser.set_defaults(run=run, work=name)


def run(arguments: Namespace) -> int:
    import asyncio

    from cornerwise.server import backup

    rows = asyncio.run(getattr(backup, arguments.work)(arguments.database, arguments.file))
    say(f"{rows} rows {'written to' if arguments.work == 'backup' else 'read from'} {arguments.file}")
    return 0
