"""Builds the file of the engine games for a server: with the lowest priority, a line for every tenth that is done."""

import os
import sys
from pathlib import Path

from cornerwise.explorer.collection import BeingBuilt, build

BUSY = 3
"""Its exit status when another process builds the same file."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)
    told = -1

    def report(done: int, count: int) -> None:
        nonlocal told
        if (tenth := 10 * done // max(1, count)) > told:
            told = tenth
            _say(f"{done} of {count} games")

    try:
        build(Path(sys.argv[1]), report)
    except BeingBuilt as error:
        _say(str(error))
        sys.exit(BUSY)


def _say(line: str) -> None:
    """To the server, which logs it."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
