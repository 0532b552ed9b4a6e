"""What the server of matches reaches, measured as its clients see it.

    python -m bench.server limit     # as many durable moves a second as there can be
    python -m bench.server load      # 1,000 moves a second over 2,500 games with 10,000 sockets
    python -m bench.server kills     # 200 times SIGKILL while people play
    python -m bench.server start     # how soon it is ready with 10,000 stored matches
    python -m bench.server levels    # what people cost who play against the computer, on the server and in browsers

The server runs as users run it, in a process of its own on one core, with SQLite in a file; the clients here share the
other core. Every move is a legal one of a classic game, out of the list that the server sent; it is committed with
`synchronous=FULL` before it is acknowledged, and told to all four seats.
"""

import argparse

from bench.server import kills, levels, rates, start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_subparsers(dest="mode", required=True)
    for mode, games, rate in (("limit", 1000, 0), ("load", 2500, 1000)):
        moves = modes.add_parser(mode)
        moves.add_argument("--games", type=int, default=games)
        moves.add_argument("--rate", type=float, default=rate, help="moves a second, 0 for as many as possible")
        moves.add_argument("--seconds", type=float, default=20)
        moves.set_defaults(run=lambda given: rates.measure(given.games, given.rate, given.seconds))
    killing = modes.add_parser("kills")
    killing.add_argument("--kills", type=int, default=200)
    killing.set_defaults(run=lambda given: kills.measure(given.kills))
    starting = modes.add_parser("start")
    starting.add_argument("--matches", type=int, default=10_000)
    starting.add_argument("--runs", type=int, default=5)
    starting.set_defaults(run=lambda given: start.measure(given.matches, given.runs))
    against = modes.add_parser("levels")
    against.add_argument("--people", type=int, default=20)
    against.add_argument("--level", type=int, default=4)
    against.add_argument("--pause", type=float, default=10, help="seconds that people take for a move")
    against.add_argument("--seconds", type=float, default=60)
    against.add_argument("--visits", type=int, default=1000)
    against.set_defaults(
        run=lambda given: levels.measure(given.people, given.level, given.pause, given.seconds, given.visits)
    )
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
