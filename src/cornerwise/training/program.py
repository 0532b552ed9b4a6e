"""What the programs of this folder share: an error is a line and a status, not a traceback."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Protocol

from cornerwise.errors import CornerwiseError


class Program(Protocol):
    def __call__(self, arguments: list[str] | None = None) -> int: ...


def program(work: Callable[[list[str] | None], None]) -> Program:
    """Work as a program, which gives the status to exit with."""

    @wraps(work)
    def main(arguments: list[str] | None = None) -> int:
        try:
            work(arguments)
        except CornerwiseError as error:
            sys.stderr.write(f"{error}\n")
            return 2
        return 0

    return main
