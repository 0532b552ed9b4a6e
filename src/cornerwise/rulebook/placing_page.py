"""The rule pages of the placing games. Every number comes out of the game itself."""

from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.games.placing_variant import PlacingVariant, Scoring
from cornerwise.geometry.board import MOST_CUBES
from cornerwise.locales.phrase import Phrase, game_name
from cornerwise.rulebook.examples import example_section
from cornerwise.rulebook.figures import contact_figures, start_figures, strict_figures
from cornerwise.rulebook.options_section import placing_options, scoring_phrase, seat_choices, shape_of
from cornerwise.rulebook.page import Entry, Figure, Page, PageTable, Row, Section, colour_names, own_text, phrase
from cornerwise.rulebook.tips import placing_tips


def placing_page(variant: PlacingVariant) -> Page:
    sections = (
        Section("goal", (*own_text(variant), _goal(variant))),
        _pieces(variant),
        _setup(variant),
        _start(variant),
        Section("turn", (_turn(variant),), ("P1", "P2", "P7")),
        *(_standing(variant) if variant.gravity else _contact(variant)),
        _blocked(variant),
        Section("end", (phrase("end"),), ("P7",)),
        _scoring(variant),
        Section("ties", (phrase("ties"),), ("P10",)) if variant.seats > 1 else None,
        example_section(variant),
        _players(variant),
        placing_options(variant),
        placing_tips(variant),
    )
    return Page(variant.id, variant.facts, tuple(section for section in sections if section))


# What there is


def _goal(variant: PlacingVariant) -> Phrase:
    points = variant.points
    kinds = {
        "complete": points.wins == "complete",
        "seen": points.seen > 0,
        "area": points.cell_placed > 0,
        "pieces": points.piece_placed > 0,
    }
    kind = next((name for name, is_so in kinds.items() if is_so), "left")
    return phrase(f"goal-{kind}", pieces=_all_pieces(variant))


def _all_pieces(variant: PlacingVariant) -> int:
    return sum(variant.full_pieces)


def _pieces(variant: PlacingVariant) -> Section:
    sizes = [shape.size for shape in variant.pieces]
    kind = "cubes" if variant.board.lattice.is_solid else "shared" if variant.supply == "shared" else "own"
    told = phrase(
        f"pieces-{'copies' if variant.copies > 1 else kind}",
        pieces=variant.full_pieces[0],
        cells=variant.full_cells[0],
        smallest=min(sizes),
        largest=max(sizes),
        copies=variant.copies,
        shapes=len(variant.pieces),
        shape=shape_of(variant),
    )
    figure = Figure(f"pieces-{variant.id}", phrase("figure-pieces"))
    return Section("pieces", (told,), ("P1",), (figure,))


def _setup(variant: PlacingVariant) -> Section:
    phrases = (*_board(variant), _seats(variant), phrase("setup-order", colours=colour_names(variant.colours)))
    clauses = ("P11", "R4") if variant.board.lattice.is_solid else ("P11",)
    return Section("setup", phrases, clauses)


def _board(variant: PlacingVariant) -> tuple[Phrase, ...]:
    cells = len(variant.board)
    if variant.board.lattice.is_solid:
        told = phrase("board-heights", squares=_squares(variant), cubes=cells)
        if variant.heights:
            return told, phrase("board-own", most=MOST_CUBES)
        built = phrase("board-reconstructed", each=variant.full_cells[0])
        return (told, built) if variant.reconstructed else (told,)
    across, down = ({address[axis] for address in variant.board.addresses} for axis in range(2))
    if shape_of(variant) == "square":
        return (phrase("board-rectangle", width=len(across), height=len(down)),)
    return (phrase("board-inner" if variant.left_out else "board-hexagon", cells=cells, side=len(down) // 2),)


def _squares(variant: PlacingVariant) -> int:
    return len({address[:2] for address in variant.board.addresses})


def _seats(variant: PlacingVariant) -> Phrase:
    owners = list(zip(variant.colours, variant.owners, strict=True))
    first, second = (colour_names(colour for colour, (seat, *_) in owners if seat % 2 == own) for own in range(2))
    if variant.seats == 1:
        return phrase("setup-solo")
    if variant.shared:
        return phrase("setup-shared", colour=Phrase(f"ink-{variant.shared}"))
    if variant.left_out:
        return phrase("setup-left-out", colour=Phrase(f"ink-{variant.left_out}"))
    if variant.teams:
        return phrase("setup-teams", first=first, second=second)
    if variant.colours_each > 1:
        return phrase("setup-two-each", first=first, second=second)
    return phrase("setup-one-each", seats=variant.seats)


# How it is played


def _start(variant: PlacingVariant) -> Section:
    if variant.start == "beside":
        return Section("start", (phrase("start-cubes" if variant.gravity else "start-beside"),), ("R1",))
    if variant.opening == "swap":
        told = phrase("start-swap", colour=Phrase(f"ink-{variant.colours[0]}"))
        return Section("opening", (told,), ("P3",))
    if variant.start == "free":
        return Section("start", (phrase("start-free"),), ("P3",))
    told = phrase(f"start-{variant.start}", points=variant.start_cells, shape=shape_of(variant))
    board = Figure(f"starts-{variant.id}", phrase("figure-starts", shape=shape_of(variant)))
    return Section("start", (told,), ("P3",), (board, *start_figures(shape_of(variant))))


def _turn(variant: PlacingVariant) -> Phrase:
    return phrase("turn-cubes") if variant.board.lattice.is_solid else phrase("turn-flat", shape=shape_of(variant))


def _contact(variant: PlacingVariant) -> tuple[Section, ...]:
    others = Section("others", (phrase("contact-others"),), ("P5",))
    if variant.contact == "face":
        return (Section("contact", (phrase("contact-face"),), ("R2",)), others)
    lattice, shape = variant.board.lattice, shape_of(variant)
    phrases = [phrase("contact-corner")]
    if lattice.has_straight_sides:
        phrases.append(phrase("contact-triangles"))
    figures = () if lattice.is_solid else contact_figures(shape)
    found = [Section("contact", tuple(phrases), ("P4",), figures), others]
    if lattice.has_straight_sides:
        found.append(Section("strict", (phrase("contact-strict"),), ("P4",), strict_figures()))
    return tuple(found)


def _standing(variant: PlacingVariant) -> tuple[Section, ...]:
    touching = Section("contact", (phrase("contact-cubes"),), ("R2",), contact_figures("cube"))
    return (
        *((touching,) if variant.contact == "face" else _contact(variant)),
        Section("standing", (phrase("standing"),), ("R3",)),
        Section("limits", (phrase("limits"),), ("R4",)),
    )


def _blocked(variant: PlacingVariant) -> Section:
    if variant.gravity or variant.blocked == "skip":
        return Section("blocked", (phrase(f"blocked-{variant.blocked}"),), ("P6", "R5"))
    return Section("blocked", (phrase("blocked-flat"),), ("P6",))


def _scoring(variant: PlacingVariant) -> Section:
    name = variant.scoring if isinstance(variant.scoring, str) else ""
    phrases = [scoring_phrase(variant, name)] if name else []
    if variant.shared:
        phrases.append(phrase("scoring-shared"))
    elif variant.teams:
        phrases.append(phrase("scoring-team"))
    elif variant.colours_each > 1 and variant.seats > 1:
        phrases.append(phrase("scoring-sum"))
    clauses = ("P8",) if name == "advanced" else ("R6",) if variant.points.seen else ()
    return Section("scoring", tuple(phrases), clauses, table=None if name else _weights(variant.points))


def _weights(points: Scoring) -> PageTable:
    """What brings how many points, for a way to score that has no name."""
    weights = {
        "cells-placed": points.cell_placed,
        "pieces-placed": points.piece_placed,
        "seen": points.seen,
        "all-placed": points.all_placed,
        "single-last": points.single_last,
    }
    rows = [Row(Phrase(f"sheet-{item}", count=1), total=weight) for item, weight in weights.items() if weight]
    left = points.cell_left or points.piece_left
    rows += [Row(phrase("example-left"), total=left)] if left else []
    return PageTable((phrase("heading-scoring"), phrase("example-points")), tuple(rows))


# Other numbers of players


def _players(variant: PlacingVariant) -> Section | None:
    if variant.heights:  # one map for any number of players
        return None
    if len(variant.boards) > 1:
        return Section("players", entries=tuple(_board_for(variant, seats) for seats in seat_choices(variant)))
    entries = tuple(
        Entry(
            game_name(other.id),
            (*(_board(other) if other.boards != variant.boards else ()), _seats(other)),
            game=other.id,
        )
        for other in placing_variants()
        if _kin(variant, other)
    )
    return Section("players", entries=entries) if entries else None


def _kin(variant: PlacingVariant, other: PlacingVariant) -> bool:
    """Whether two games differ only in who plays."""
    same = other.group_name == variant.group_name and other.piece_set == variant.piece_set
    return other.id != variant.id and same and bool(other.start_cells)


def _board_for(variant: PlacingVariant, seats: int) -> Entry:
    game = find_placing_variant(variant.id, seats=seats)
    told = phrase("players-cubes", columns=_squares(game), cubes=len(game.board))
    return Entry(phrase("players", players=seats), (told,), Figure(f"board-{variant.id}-{seats}", told))
