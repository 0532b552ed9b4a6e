"""All figures that the project promises."""

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
from cornerwise.locales.phrase import Phrase

LEAVES = Phrase("cli-unit-leaves")
POSITIONS = Phrase("cli-unit-positions")
GAMES = Phrase("cli-unit-games")
NODES = Phrase("cli-unit-nodes")
TIMES = Phrase("cli-unit-times")
DEALS = Phrase("cli-unit-deals")
MICROSECONDS = Phrase("cli-unit-microseconds")
SECONDS = Phrase("cli-unit-seconds")
BYTES = Phrase("cli-unit-bytes")
MEBIBYTES = Phrase("cli-unit-mebibytes")

FIGURES = (
    Figure(
        "duo-perft-bulk",
        Phrase("cli-figure-perft-bulk"),
        LEAVES,
        800e6,
        "more",
        perft_rate(bulk=True),
    ),
    Figure(
        "duo-perft-make",
        Phrase("cli-figure-perft-make"),
        POSITIONS,
        120e6,
        "more",
        perft_rate(bulk=False),
    ),
    Figure(
        "duo-playouts",
        Phrase("cli-figure-playouts", game="duo"),
        GAMES,
        60e3,
        "more",
        playout_rate(lambda: new_game("duo")),
    ),
    Figure(
        "classic-playouts-middle",
        Phrase("cli-figure-playouts-middle", game="classic", ply=MIDDLE["classic"]),
        GAMES,
        60e3,
        "more",
        playout_rate(lambda: opening("classic")),
    ),
    Figure(
        "trigon-playouts",
        Phrase("cli-figure-playouts", game="trigon"),
        GAMES,
        12e3,
        "more",
        playout_rate(lambda: new_game("trigon")),
    ),
    Figure(
        "trigon-playouts-middle",
        Phrase("cli-figure-playouts-middle", game="trigon", ply=MIDDLE["trigon"]),
        GAMES,
        30e3,
        "more",
        playout_rate(lambda: opening("trigon")),
    ),
    Figure(
        "rumis-playouts",
        Phrase("cli-figure-cubes"),
        GAMES,
        60e3,
        "more",
        playout_rate(lambda: new_game("rumis-tower")),
    ),
    *(
        Figure(
            f"{game}-search" + "-middle" * middle,
            Phrase("cli-figure-search-middle", game=game, ply=MIDDLE[game])
            if middle
            else Phrase("cli-figure-search", game=game),
            NODES,
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
    Figure("search-threads", Phrase("cli-figure-threads"), TIMES, 1.8, "more", threads_gain),
    Figure(
        "triominos-deals",
        Phrase("cli-figure-deals"),
        DEALS,
        30e3,
        "more",
        deal_rate,
    ),
    Figure(
        "triominos-sample",
        Phrase("cli-figure-sample"),
        MICROSECONDS,
        5,
        "less",
        sample_time,
    ),
    Figure(
        "classic-list-moves",
        Phrase("cli-figure-list-moves", call="list(position.legal_moves)", ply=MIDDLE["classic"]),
        MICROSECONDS,
        10,
        "less",
        listing_time,
    ),
    Figure("first-duo", Phrase("cli-figure-first-duo"), SECONDS, 0.6, "less", first_duo),
    Figure(
        "first-other",
        Phrase("cli-figure-first-other"),
        SECONDS,
        1.5,
        "less",
        slowest_first,
    ),
    Figure("position-bytes", Phrase("cli-figure-position-bytes"), BYTES, 1024, "less", largest_position),
    Figure("table-size", Phrase("cli-figure-table-size"), MEBIBYTES, 32, "less", table_size),
)
