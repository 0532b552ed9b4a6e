"""Every figure that the project promises."""

from functools import partial

from cornerwise import new_game
from cornerwise.bench.figure import Figure
from cornerwise.bench.measures import (
    MIDDLE,
    deal_rate,
    first_duo,
    largest_position,
    listing_time,
    opening,
    perft_rate,
    playout_rate,
    sample_time,
    search_rate,
    slowest_first,
    start_of,
    table_size,
    threads_gain,
)

FIGURES = (
    Figure(
        "duo-perft-bulk",
        "duo perft 3 with own starts, the last ply counted in bulk",
        "leaves/s",
        800e6,
        "more",
        perft_rate(bulk=True),
    ),
    Figure(
        "duo-perft-make",
        "duo perft 3 with own starts, every leaf made and taken back",
        "positions/s",
        120e6,
        "more",
        perft_rate(bulk=False),
    ),
    Figure(
        "duo-playouts",
        "uniform random games of duo from the start to the end",
        "games/s",
        60e3,
        "more",
        playout_rate(lambda: new_game("duo")),
    ),
    Figure(
        "classic-playouts-middle",
        f"uniform random games of classic from ply {MIDDLE['classic']} of a good game to the end",
        "games/s",
        60e3,
        "more",
        playout_rate(lambda: opening("classic")),
    ),
    Figure(
        "trigon-playouts",
        "uniform random games of trigon from the start to the end",
        "games/s",
        12e3,
        "more",
        playout_rate(lambda: new_game("trigon")),
    ),
    Figure(
        "trigon-playouts-middle",
        f"uniform random games of trigon from ply {MIDDLE['trigon']} of a good game to the end",
        "games/s",
        30e3,
        "more",
        playout_rate(lambda: opening("trigon")),
    ),
    Figure(
        "rumis-playouts",
        "random games of the tower of cubes with four seats from the start to the end",
        "games/s",
        60e3,
        "more",
        playout_rate(lambda: new_game("rumis-tower")),
    ),
    *(
        Figure(
            f"{game}-search" + "-middle" * middle,
            f"simulations of a search of {game} from "
            + (f"ply {MIDDLE[game]} of a good game" if middle else "the start"),
            "nodes/s",
            target,
            "more",
            search_rate(partial(opening, game) if middle else partial(start_of, game)),
        )
        for game, middle, target in (
            ("duo", True, 100e3),
            ("duo", False, 25e3),
            ("classic", True, 30e3),
            ("classic", False, 9e3),
            ("trigon", True, 12e3),
            ("trigon", False, 3e3),
        )
    ),
    Figure(
        "search-threads", "simulations of a search of duo with two threads for one", "times", 1.8, "more", threads_gain
    ),
    Figure(
        "triominos-deals",
        "random deals of triominos with two seats, bonuses scored",
        "deals/s",
        30e3,
        "more",
        deal_rate,
    ),
    Figure(
        "triominos-sample",
        "a hidden state of triominos drawn from what a seat knows, called from Python",
        "us",
        5,
        "less",
        sample_time,
    ),
    Figure(
        "classic-list-moves",
        f"list(position.legal_moves) in Python at ply {MIDDLE['classic']} of a good game of classic",
        "us",
        60,
        "less",
        listing_time,
    ),
    Figure("first-duo", "a fresh interpreter: import, first duo game, first move", "s", 0.6, "less", first_duo),
    Figure(
        "first-other",
        "a fresh interpreter: the same with the slowest other game",
        "s",
        1.5,
        "less",
        slowest_first,
    ),
    Figure("position-bytes", "memory of the largest position in the kernel", "bytes", 1024, "less", largest_position),
    Figure("table-size", "memory of the move table of classic in the kernel", "MiB", 32, "less", table_size),
)
