"""`cornerwise arena`: plays computer players against each other and rates them."""

import os
import sys
from argparse import ArgumentTypeError, Namespace
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import add_option, chosen_game, number, seconds, whole_number
from cornerwise.commands.parser import Parser, epilog, examples, glossary
from cornerwise.commands.standings import display, print_standing
from cornerwise.errors import CornerwiseError
from cornerwise.locales.terminal_language import t

if TYPE_CHECKING:
    from cornerwise.engine.arena import Pool, RunPlan, Sprt

EXAMPLES = r"""
cornerwise arena --game duo --player level-3 --player level-4 --out results
cornerwise arena --game duo --player new=engine:nodes=9 --player level-8 \
    --games 20000 --sprt 0 10 --out test
cornerwise arena --show results
"""
PLAYERS = "random  greedy  level-1 .. level-9  engine"
INTERRUPTED = 130
MOST_GAMES = 99_999_999


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-arena-about")
    players = {
        "engine:nodes=5000,threads=2": t("cli-arena-with-options"),
        "gtp:COMMAND LINE": t("cli-arena-gtp"),
        "py:MODULE:NAME": t("cli-arena-python"),
        "NAME=PLAYER": t("cli-arena-renamed"),
    }
    known = f"{t('cli-arena-players')}\n  {PLAYERS}"
    parser.epilog = epilog(glossary(known, players), examples(EXAMPLES), t("cli-arena-again"))
    add = parser.add_argument
    add("--game", metavar="GAME", help=t("cli-arena-game"))
    add("--player", metavar="PLAYER", action="append", default=[], help=t("cli-arena-player"))
    add("--games", type=whole_number(1, MOST_GAMES), default=200, metavar="N", help=t("cli-arena-games"))
    add("--out", metavar="FOLDER", help=t("cli-arena-out"))
    add("--jobs", type=whole_number(1, 4096), metavar="N", help=t("cli-arena-jobs"))
    add("--seed", type=whole_number(0, 999_999_999), default=0, metavar="N", help=t("cli-arena-seed"))
    add("--opening-plies", type=whole_number(0, 200), metavar="N", help=t("cli-arena-opening-plies"))
    add("--even", type=whole_number(1, 100), metavar="PERCENT", help=t("cli-arena-even"))
    add("--move-timeout", type=seconds(1e6), default=60.0, metavar="S", help=t("cli-arena-move-timeout"))
    add("--sprt", type=number, nargs=2, metavar=("ELO0", "ELO1"), help=t("cli-arena-sprt"))
    add("--alpha", type=_chance, default=0.05, metavar="P", help=t("cli-arena-alpha"))
    add("--beta", type=_chance, default=0.05, metavar="P", help=t("cli-arena-beta"))
    add("--ray", metavar="ADDRESS", nargs="?", const="", help=t("cli-arena-ray"))
    add("--json", action="store_true", help=t("cli-arena-json"))
    add("--show", metavar="FOLDER", help=t("cli-arena-show"))
    add_option(parser)


def run(arguments: Namespace) -> int:
    from cornerwise.engine.arena import Progress, Standing, show
    from cornerwise.engine.arena import run as play

    sprt = _sprt(arguments)
    if arguments.show:
        print_standing(*show(arguments.show, sprt), sprt, json=arguments.json)
        return 0
    plan = _plan(arguments)
    standing: Standing | None = None
    seen: deque[Progress] = deque(maxlen=1)
    with display() as show_progress, suppress(KeyboardInterrupt):

        def report(progress: Progress) -> None:
            seen.append(progress)
            show_progress(progress)

        standing = play(
            plan,
            folder=arguments.out and Path(arguments.out),
            games=arguments.games,
            sprt=sprt,
            jobs=arguments.jobs,
            pool=_pool(arguments),
            report=report,
        )
    if standing is not None:
        print_standing(plan, standing, sprt, json=arguments.json)
        return 0
    if seen and seen[-1].done:
        # A game may be on the disk that was not told of any more.
        standing = show(arguments.out, sprt)[1] if arguments.out else seen[-1].standing()
        print_standing(plan, standing, sprt, json=arguments.json)
    sys.stderr.write(t("cli-arena-goes-on" if arguments.out else "cli-interrupted") + "\n")
    return INTERRUPTED


def _plan(arguments: Namespace) -> "RunPlan":
    from cornerwise.engine.arena import RunPlan, parse_entrant

    if not arguments.game:
        raise CornerwiseError(None, "cli-arena-which-game")
    variant = chosen_game(arguments.game, arguments)
    sys.path.append(os.getcwd())  # players out of Python may lie where one works
    return RunPlan(
        game=variant.id,
        options=variant.chosen,
        entrants=tuple(map(parse_entrant, arguments.player)),
        seed=arguments.seed,
        opening_plies=arguments.opening_plies,
        even=arguments.even,
        move_timeout=arguments.move_timeout,
    )


def _sprt(arguments: Namespace) -> "Sprt | None":
    from cornerwise.engine.arena import Sprt

    if not arguments.sprt:
        return None
    elo0, elo1 = arguments.sprt
    if not elo0 < elo1:
        raise CornerwiseError(arguments.sprt, "cli-arena-bounds", elo0=f"{elo0:g}", elo1=f"{elo1:g}")
    return Sprt(elo0, elo1, arguments.alpha, arguments.beta)


def _pool(arguments: Namespace) -> "Pool | None":
    if arguments.ray is None:
        return None
    from cornerwise.engine.arena.cluster import RayPool

    return RayPool(arguments.ray or None, arguments.jobs)


def _chance(text: str) -> float:
    chance = number(text)
    if not 0 < chance < 0.5:
        raise ArgumentTypeError(t("cli-no-chance", text=repr(text)))
    return chance
