"""`cornerwise arena`: plays computer players against each other and rates them."""

import os
import sys
from argparse import ArgumentTypeError, Namespace
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import Parsers, add_option, chosen_game, whole_number
from cornerwise.commands.standings import display, print_standing
from cornerwise.errors import CornerwiseError

if TYPE_CHECKING:
    from cornerwise.engine.arena import Pool, Settings, Sprt

EXAMPLES = """\
players:
  random  greedy  level-1 .. level-9
  level-3:nodes=5000,threads=1    with options of the engine
  gtp:COMMAND LINE                a program that speaks GTP
  py:MODULE:NAME                  called with a seed, it makes a player
  NAME=PLAYER                     any of these under another name

examples:
  cornerwise arena --game duo --player level-3 --player level-4 --out results
  cornerwise arena --game duo --player new=level-5:nodes=900 --player level-5 \\
      --games 20000 --sprt 0 10 --out test
  cornerwise arena --show results

The same line again goes on where a run was stopped. See docs/arena.md.
"""
INTERRUPTED = 130
MOST_GAMES = 99_999_999


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("arena", help="play computer players against each other", epilog=EXAMPLES)
    parser.description = "Plays computer players against each other in paired games and rates them."
    add = parser.add_argument
    add("--game", metavar="GAME", help="what is played, as `cornerwise games` lists it")
    add("--player", metavar="PLAYER", action="append", default=[], help="who plays; two or more")
    add("--games", type=whole_number(1, MOST_GAMES), default=200, metavar="N", help="how many at most (200)")
    add("--out", metavar="FOLDER", help="where results are kept; without it they are only shown")
    add("--jobs", type=whole_number(1, 4096), metavar="N", help="games at a time (one for every processor)")
    add("--seed", type=whole_number(0, 999_999_999), default=0, metavar="N", help="other openings, other dice (0)")
    add("--opening-plies", type=whole_number(0, 200), metavar="N", help="moves at random before the players take over")
    add("--move-timeout", type=_seconds, default=60.0, metavar="S", help="seconds after which a move is lost (60)")
    add("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="stop when it is clear which is true")
    add("--alpha", type=_chance, default=0.05, metavar="P", help="how often ELO1 may be believed wrongly (0.05)")
    add("--beta", type=_chance, default=0.05, metavar="P", help="how often ELO0 may be believed wrongly (0.05)")
    add("--ray", metavar="ADDRESS", nargs="?", const="", help="play on a Ray cluster; without ADDRESS on a local one")
    add("--json", action="store_true", help="print the summary as data")
    add("--show", metavar="FOLDER", help="show the table of a folder and play nothing")
    add_option(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from cornerwise.engine.arena import Progress, Standing, show
    from cornerwise.engine.arena import run as play

    sprt = _sprt(arguments)
    if arguments.show:
        print_standing(*show(arguments.show, sprt), sprt, json=arguments.json)
        return 0
    settings = _settings(arguments)
    standing: Standing | None = None
    seen: deque[Progress] = deque(maxlen=1)
    with display() as show_progress, suppress(KeyboardInterrupt):

        def report(progress: Progress) -> None:
            seen.append(progress)
            show_progress(progress)

        standing = play(
            settings,
            folder=arguments.out and Path(arguments.out),
            games=arguments.games,
            sprt=sprt,
            jobs=arguments.jobs,
            pool=_pool(arguments),
            report=report,
        )
    if standing is not None:
        print_standing(settings, standing, sprt, json=arguments.json)
        return 0
    if seen and seen[-1].done:
        # A game may be on the disk that was not told of any more.
        standing = show(arguments.out, sprt)[1] if arguments.out else seen[-1].standing()
        print_standing(settings, standing, sprt, json=arguments.json)
    again = "; the same command goes on from here" if arguments.out else ""
    sys.stderr.write(f"interrupted{again}\n")
    return INTERRUPTED


def _settings(arguments: Namespace) -> "Settings":
    from cornerwise.engine.arena import Settings, parse_entrant

    if not arguments.game:
        raise CornerwiseError(None, "which game? (--game GAME, or --show FOLDER)")
    variant = chosen_game(arguments.game, arguments)
    sys.path.append(os.getcwd())  # players out of Python may lie where one works
    return Settings(
        game=variant.id,
        options=variant.chosen,
        entrants=tuple(map(parse_entrant, arguments.player)),
        seed=arguments.seed,
        opening_plies=arguments.opening_plies,
        move_timeout=arguments.move_timeout,
    )


def _sprt(arguments: Namespace) -> "Sprt | None":
    from cornerwise.engine.arena import Sprt

    if not arguments.sprt:
        return None
    elo0, elo1 = arguments.sprt
    if not elo0 < elo1:
        raise CornerwiseError(arguments.sprt, f"--sprt: {elo0:g} must be less than {elo1:g}")
    return Sprt(elo0, elo1, arguments.alpha, arguments.beta)


def _pool(arguments: Namespace) -> "Pool | None":
    if arguments.ray is None:
        return None
    from cornerwise.engine.arena.cluster import RayPool

    return RayPool(arguments.ray or None, arguments.jobs)


def _seconds(text: str) -> float:
    seconds = _number(text)
    if not 0 < seconds < 1e6:
        raise ArgumentTypeError(f"{text!r} is no number of seconds")
    return seconds


def _chance(text: str) -> float:
    chance = _number(text)
    if not 0 < chance < 0.5:
        raise ArgumentTypeError(f"{text!r} is not between 0 and 0.5")
    return chance


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no number") from None
