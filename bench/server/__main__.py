"""What the server of matches reaches, measured as its clients see it.

    python -m bench.server limit     # as many durable moves a second as there can be
    python -m bench.server load      # 1,000 moves a second over 2,500 games with 10,000 sockets
    python -m bench.server start     # how soon it is ready with 10,000 stored matches
    python -m bench.server hostile   # 2,000 sockets of players beside 50 attackers
    python -m bench.server lobby     # 2,000 people look at the lobby while others play
    python -m bench.server drills    # 1,000 times SIGKILL, and whatever else can fail and come back, while people play
    python -m bench.server levels    # what people cost who play against the computer, on the server and in browsers

The server runs as users run it, in a process of its own on one core, with SQLite in a file; the clients here share the
other core. Every move is a legal one of a classic game, out of the list that the server sent; it is committed with
`synchronous=FULL` before it is acknowledged, and told to all four seats.
"""

import argparse

from bench.server import drills, hostile, levels, lobby, rates, start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_subparsers(dest="mode", required=True)
    for mode, games, rate in (("limit", 1000, 0), ("load", 2500, 1000)):
        moves = modes.add_parser(mode)
        moves.add_argument("--games", type=int, default=games)
        moves.add_argument("--rate", type=float, default=rate, help="moves a second, 0 for as many as possible")
        moves.add_argument("--seconds", type=float, default=20)
        moves.set_defaults(run=lambda given: rates.measure(given.games, given.rate, given.seconds))
    starting = modes.add_parser("start")
    starting.add_argument("--matches", type=int, default=10_000)
    starting.add_argument("--runs", type=int, default=5)
    starting.set_defaults(run=lambda given: start.measure(given.matches, given.runs))
    failing = modes.add_parser("drills")
    failing.add_argument("--quick", action="store_true", help="10 kills at each place, and shorter faults")
    failing.add_argument("--kills", type=int, help="how often the server is killed at each place")
    failing.add_argument("--only", default="", help="drills whose name contains this, as in 'Redis' or 'SIGKILL'")
    failing.add_argument("--on", choices=drills.PLACES, action="append", help="where to do them; else everywhere")
    failing.set_defaults(
        run=lambda given: drills.measure(given.quick, given.kills, given.only, given.on or list(drills.PLACES))
    )
    attacked = modes.add_parser("hostile")
    attacked.add_argument("--games", type=int, default=500)
    attacked.add_argument("--attackers", type=int, default=50)
    attacked.add_argument("--rate", type=float, default=200)
    attacked.add_argument("--seconds", type=float, default=20)
    attacked.add_argument("--kinds", nargs="+", choices=hostile.KINDS, default=list(hostile.KINDS))
    attacked.set_defaults(
        run=lambda given: hostile.measure(given.games, given.attackers, given.rate, given.seconds, given.kinds)
    )
    looking = modes.add_parser("lobby")
    looking.add_argument("--watchers", type=int, default=2000)
    looking.add_argument("--games", type=int, default=50)
    looking.add_argument("--rate", type=float, default=50, help="moves a second")
    looking.add_argument("--seeks", type=float, default=2, help="seeks a second")
    looking.add_argument("--seconds", type=float, default=20)
    looking.set_defaults(
        run=lambda given: lobby.measure(given.watchers, given.games, given.rate, given.seeks, given.seconds)
    )
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
