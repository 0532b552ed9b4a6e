"""Starts the same server again and again without importing everything anew: `python -m bench.server.warm serve ...`.

For every line on its standard input it forks a process that runs the command. Importing takes seconds of processor
time, which would be most of what a thousand kills cost, and tests nothing.
"""

import multiprocessing
import os
import signal
import sys

import uvicorn._subprocess

import cornerwise.server.app  # noqa: F401  # this is what takes long
from cornerwise.cli import main


def run() -> None:
    uvicorn._subprocess.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]  # workers too
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready to start", flush=True)
    for _ in sys.stdin:
        if not os.fork():
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            print("ended with", code := main(sys.argv[1:]), flush=True)
            os._exit(code)


if __name__ == "__main__":
    run()
