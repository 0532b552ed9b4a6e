"""The rule pages of the placing games. Every number comes out of the game itself."""

from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import MOST_CUBES
from cornerwise.locales.phrase import Phrase, game_name
from cornerwise.rulebook.examples import example_section
from cornerwise.rulebook.figures import contact_figures, start_figures, strict_figures
from cornerwise.rulebook.options_section import placing_options, scoring_phrase, shape_of
from cornerwise.rulebook.page import Entry, Figure, Page, Section, colour_names, phrase
from cornerwise.rulebook.tips import placing_tips

DOCUMENTED = "rumis-tower"
"""The one board of cubes whose measures are printed; the others are reconstructions."""


def placing_page(variant: PlacingVariant) -> Page:
    sections = (
        Section("goal", (_goal(variant),)),
        _pieces(variant),
        _setup(variant),
        _start(variant),
        Section("turn", (_turn(variant),), ("P1", "P2", "P7")),
        *(_solid_contact(variant) if variant.gravity else _flat_contact(variant)),
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
    goals = {"advanced": "left", "complete": "complete"}
    return phrase(f"goal-{goals.get(variant.scoring, variant.scoring)}", pieces=_all_pieces(variant))


def _all_pieces(variant: PlacingVariant) -> int:
    return sum(variant.full_pieces)


def _pieces(variant: PlacingVariant) -> Section:
    sizes = [shape.size for shape in variant.pieces]
    kind = "cubes" if variant.gravity else "shared" if variant.supply == "shared" else "own"
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
    clauses = ("P11", "R4") if variant.gravity else ("P11",)
    return Section("setup", phrases, clauses)


def _board(variant: PlacingVariant) -> tuple[Phrase, ...]:
    cells = len(variant.board)
    if variant.gravity:
        told = phrase("board-heights", squares=_squares(variant), cubes=cells)
        if variant.heights:
            return told, phrase("board-own", most=MOST_CUBES)
        built = phrase("board-reconstructed", each=variant.full_cells[0])
        return (told,) if variant.id == DOCUMENTED else (told, built)
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
    if variant.gravity:
        return Section("start", (phrase("start-cubes"),), ("R1",))
    if variant.opening == "swap":
        told = phrase("start-swap", colour=Phrase(f"ink-{variant.colours[0]}"))
        return Section("opening", (told,), ("P3",))
    told = phrase(f"start-{variant.start}", points=variant.start_cells)
    board = Figure(f"starts-{variant.id}", phrase("figure-starts"))
    return Section("start", (told,), ("P3",), (board, *start_figures(shape_of(variant))))


def _turn(variant: PlacingVariant) -> Phrase:
    return phrase("turn-cubes") if variant.gravity else phrase("turn-flat", shape=shape_of(variant))


def _flat_contact(variant: PlacingVariant) -> tuple[Section, ...]:
    shape = shape_of(variant)
    phrases = [phrase("contact-corner")]
    if shape == "triangle":
        phrases.append(phrase("contact-triangles"))
    found = [
        Section("contact", tuple(phrases), ("P4",), contact_figures(shape)),
        Section("others", (phrase("contact-others"),), ("P5",)),
    ]
    if shape == "triangle":
        found.append(Section("strict", (phrase("contact-strict"),), ("P4",), strict_figures()))
    return tuple(found)


def _solid_contact(variant: PlacingVariant) -> tuple[Section, ...]:
    return (
        Section("contact", (phrase("contact-cubes"),), ("R2",), contact_figures("cube")),
        Section("standing", (phrase("standing"),), ("R3",)),
        Section("limits", (phrase("limits"),), ("R4",)),
    )


def _blocked(variant: PlacingVariant) -> Section:
    if variant.gravity:
        return Section("blocked", (phrase(f"blocked-{variant.blocked}"),), ("P6", "R5"))
    return Section("blocked", (phrase("blocked-flat"),), ("P6",))


def _scoring(variant: PlacingVariant) -> Section:
    clauses = {"advanced": ("P8",), "seen": ("R6",)}
    phrases = [scoring_phrase(variant, variant.scoring)]
    if variant.shared:
        phrases.append(phrase("scoring-shared"))
    elif variant.teams:
        phrases.append(phrase("scoring-team"))
    elif variant.colours_each > 1 and variant.seats > 1:
        phrases.append(phrase("scoring-sum"))
    return Section("scoring", tuple(phrases), clauses.get(variant.scoring, ()))


# Other numbers of players


def _players(variant: PlacingVariant) -> Section | None:
    if variant.heights:  # one map for any number of players
        return None
    if variant.gravity:
        return Section("players", entries=tuple(_board_for(variant, seats) for seats in _seat_choices(variant)))
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
    family = variant.id.partition("-")[0]
    return other.id != variant.id and other.id.partition("-")[0] == family and bool(other.start_cells)


def _seat_choices(variant: PlacingVariant) -> list[int]:
    return sorted(int(seats) for option in variant.options if option.field == "seats" for seats in option.choices)


def _board_for(variant: PlacingVariant, seats: int) -> Entry:
    game = find_placing_variant(variant.id, seats=seats)
    told = phrase("players-cubes", columns=_squares(game), cubes=len(game.board))
    return Entry(phrase("players", players=seats), (told,), Figure(f"board-{variant.id}-{seats}", told))
