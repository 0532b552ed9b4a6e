"""Reads and writes `.blksgf` game trees: the meaning of their properties.

Other programs know eight games by name. A game of ours is written under such a name wherever its
moves are a game there too, with our variant and options in a property of our own that those
programs keep; everything else is written under our own name. docs/sgf.md specifies both.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate, islice, pairwise

from cornerwise.errors import IllegalMove, NotationError, SgfError, quoted
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import FIRST_RULES
from cornerwise.locales.phrase import Phrase, colour_name
from cornerwise.records.record import Record, choose, record_of, replay_placing
from cornerwise.records.sgf import Node
from cornerwise.rules.moves import PASS, WORDS
from cornerwise.rules.placing_position import PlacingPosition

OWN_NAME = "Cornerwise"
"""The GM of games that no other program plays."""
OWN_PROPERTY = "CORNERWISE"
"""Our variant and its options: `CORNERWISE[duo][start:any]`."""
RULES_NAME = "rules"
"""The number of the rules stands among the options where it is not the first: `CORNERWISE[classic-3][rules:2]`."""

_OWN_START: dict[str, Choice] = {"start": "own"}
_ANY_START: dict[str, Choice] = {"start": "any"}
COMMON: dict[str, tuple[str, dict[str, Choice]]] = {
    "Blokus": ("classic", _OWN_START),
    "Blokus Two-Player": ("classic-2", _OWN_START),
    "Blokus Three-Player": ("classic-3", _OWN_START),
    "Blokus Duo": ("duo", _OWN_START),
    "Blokus Junior": ("junior", {"start": "own", "scoring": "cells"}),
    "Blokus Trigon": ("trigon", _ANY_START),
    "Blokus Trigon Two-Player": ("trigon-2", _ANY_START),
    "Blokus Trigon Three-Player": ("trigon-3", _ANY_START),
}
"""The games that other programs know, and the options they are played with there."""
NAMES = {variant: name for name, (variant, _) in COMMON.items()} | {
    "classic-teams": "Blokus",
    "trigon-teams": "Blokus Trigon",
}

SETUP = ("AB", "AW", "A1", "A2", "A3", "A4", "AE")
MOVES = ("B", "W", "1", "2", "3", "4", "BLUE", "YELLOW", "RED", "GREEN", "PURPLE", "ORANGE")
"""All properties that are a move in some game. One that is none in this game is an error, never overlooked."""

MOST_VARIATIONS = 500
"""So many are replayed of one game: each takes as long as the game itself."""


@dataclass(frozen=True, eq=False)
class SgfGame:
    """A game out of a file: its tree, and the position at the end of the main line."""

    root: Node
    position: PlacingPosition

    @property
    def variant(self) -> PlacingVariant:
        """The game with its options."""
        return self.position.variant

    @property
    def players(self) -> tuple[str, ...]:
        """A name for every seat, or none at all."""
        names = tuple(self.root.text(name) for name in _player_properties(self.variant))
        return names if any(names) else ()

    @property
    def date(self) -> str:
        """When it was played, as the file has it."""
        return self.root.text("DT")

    @property
    def event(self) -> str:
        """Where it was played, as the file has it."""
        return self.root.text("EV")

    @property
    def comments(self) -> dict[int, str]:
        """What is said along the main line, by the number of moves before it."""
        comments: dict[int, str] = {}
        ply = 0
        for node in self.root.main_line():
            move = _move_of(node)
            ply += move is not None and move[1] != WORDS[PASS]
            if node.comment:
                comments[ply] = _joined(comments.get(ply, ""), node.comment)
        return comments

    @property
    def variations(self) -> tuple[tuple[str, ...], ...]:
        """The other lines, each from the beginning: the first `MOST_VARIATIONS`, without those that break the rules."""
        lines: list[tuple[str, ...]] = []
        for line in islice(self.root.lines(), 1, 1 + MOST_VARIATIONS):
            try:
                position = replay_line(line)
            except SgfError:
                continue
            lines.append(tuple(map(position.format, position.moves)))
        return tuple(lines)

    @property
    def record(self) -> Record:
        """The main line as a record."""
        return record_of(self.position, players=self.players, date=self.date, event=self.event, comments=self.comments)

    @property
    def result(self) -> str:
        """What the file says; the rules may know better: `position.outcome()`."""
        return self.root.text("RE")


# Reading


def game_of(root: Node) -> SgfGame:
    """The game of a tree, its main line replayed."""
    return SgfGame(root, replay_line(root.main_line()))


def position_at(root: Node, node: Node) -> PlacingPosition:
    """The position after a node, anywhere in the tree."""
    return replay_line(root.path_to(node))


def replay_line(line: Iterable[Node]) -> PlacingPosition:
    """The position after nodes that follow each other from a root; `SgfError` says where they break the rules."""
    nodes = iter(line)
    root = next(nodes)
    position = PlacingPosition(variant_of(root))
    for node in (root, *nodes):
        _apply(position, node)
    return position


def variant_of(root: Node) -> PlacingVariant:
    """The game that a root names, with its options."""
    name = root.text("GM")
    if name not in COMMON and name != OWN_NAME:
        raise SgfError(name, root.offset, "error-sgf-game", name=quoted(name))
    if OWN_PROPERTY in root.properties:
        return _own_variant(root, name)
    if name == OWN_NAME:
        raise SgfError(name, root.offset, "error-sgf-own", name=OWN_NAME, property=OWN_PROPERTY)
    return _common_variant(name)


def _common_variant(name: str) -> PlacingVariant:
    variant, choices = COMMON[name]
    return find_placing_variant(variant, **choices)


def _own_variant(root: Node, name: str) -> PlacingVariant:
    variant = find_placing_variant(root.text(OWN_PROPERTY))
    if name not in (OWN_NAME, NAMES.get(variant.id)):
        raise SgfError(name, root.offset, "error-sgf-two-games", name=quoted(name), game=variant.id)
    options: dict[str, Choice] = {}
    numbers: list[str] = []
    for text in root.properties[OWN_PROPERTY][1:]:
        option, _, value = text.partition(":")
        if option == RULES_NAME:
            numbers.append(value)
            continue
        choice = variant.parse_option(option, value)
        if options.keys() & choice.keys():
            raise SgfError(text, root.offset, "error-field-twice", field=quoted(option))
        options |= choice
    return choose(variant.under_rules(_rules_number(numbers, root)), options)


def _rules_number(texts: list[str], root: Node) -> int:
    """Which rules a file names; those without a number are the first."""
    if len(texts) > 1:
        raise SgfError(texts, root.offset, "error-field-twice", field=quoted(RULES_NAME))
    if not texts:
        return FIRST_RULES
    return int(texts[0]) if texts[0].isascii() and texts[0].isdigit() and len(texts[0]) < 4 else -1


def _apply(position: PlacingPosition, node: Node) -> None:
    """Play a node's move, if it has one."""
    for name in SETUP:
        if name in node.properties:
            raise SgfError(name, node.offset, "error-sgf-setup", name=name)
    if "PL" in node.properties:
        _check_turn(position, node.text("PL"), node)
    move = _move_of(node)
    if move:
        _play(position, *move, node)


def _move_of(node: Node) -> tuple[str, str] | None:
    """The property of a node that is a move, and the move in notation."""
    names = [name for name in MOVES if name in node.properties]
    if len(names) > 1:
        raise SgfError(names, node.offset, "error-sgf-two-moves", first=names[0], second=names[1])
    for name in names:
        # A piece was a list of cells in the files of long ago: B[e8][e9] for B[e8,e9].
        return name, ",".join(node.properties[name]).strip().lower() or WORDS[PASS]
    return None


def _play(position: PlacingPosition, name: str, text: str, node: Node) -> None:
    colour = _colour(position, name, node)
    if text == WORDS[PASS] and (position.turn is None or colour in position.skipped):
        return
    _check_turn(position, name, node)
    try:
        position.push(text)
    except (IllegalMove, NotationError) as error:
        raise SgfError(text, node.offset, "error-at-ply", number=position.ply + 1, problem=error.phrase) from error


def _check_turn(position: PlacingPosition, name: str, node: Node) -> None:
    """Passes need not be written, so a colour follows another where those between them are blocked."""
    colour = _colour(position, name, node)
    if position.turn not in (colour, None):
        early = Phrase("error-sgf-early", colour=colour_name(colour), turn=colour_name(position.turn))
        raise SgfError(name, node.offset, "error-at-ply", number=position.ply + 1, problem=early)


def _colour(position: PlacingPosition, name: str, node: Node) -> str:
    """The colour that a property or the value of PL names."""
    for colour, own in zip(position.variant.colours, colour_properties(position.variant), strict=True):
        if name in (own, colour.upper()):
            return colour
    raise SgfError(name, node.offset, "error-sgf-colour", game=position.variant.id, name=quoted(name))


# Writing


def sgf_of(record: Record, variations: Iterable[Iterable[str]] = ()) -> Node:
    """A game as a tree, after replaying it and its variations, each from the beginning. Passes are not written."""
    position = replay_placing(record)
    variant = position.variant
    root = Node({"GM": [_name_for(position)], "CA": ["UTF-8"], "AP": [OWN_NAME]})
    if not _is_common(variant):
        root.properties[OWN_PROPERTY] = _own_values(variant)
    info = dict(zip(_player_properties(variant), record.players, strict=False))  # no names at all is fine
    info |= {"DT": record.date, "EV": record.event, "RE": _format_result(position)}
    root.properties |= {name: [text] for name, text in info.items() if text}
    nodes = [root, *_move_nodes(position)]
    for number, comment in _comments_by_ply(record).items():
        nodes[number].properties["C"] = [comment]
    for node, following in pairwise(nodes):
        node.children.append(following)
    for line in variations:
        _add_variation(root, variant, line)
    return root


def _add_variation(root: Node, variant: PlacingVariant, line: Iterable[str]) -> None:
    position = PlacingPosition(variant)
    for text in line:
        position.push(text)
    node = root
    for move in _move_nodes(position):
        known = (child for child in node.children if _move_of(child) == _move_of(move))
        following = next(known, move)
        if following is move:
            node.children.append(move)
        node = following


def _move_nodes(position: PlacingPosition) -> list[Node]:
    names = dict(zip(position.variant.colours, colour_properties(position.variant), strict=True))
    return [Node({names[ply.colour]: [position.format(ply.move)]}) for ply in position.plies]


def _comments_by_ply(record: Record) -> dict[int, str]:
    """The comments by the number of moves before them, passes not counted."""
    plies = [0, *accumulate(text.strip() != WORDS[PASS] for text in record.moves)]
    comments: dict[int, str] = {}
    for number, comment in sorted(record.comments.items()):
        ply = plies[number]
        comments[ply] = _joined(comments.get(ply, ""), comment)
    return comments


def _joined(first: str, second: str) -> str:
    return f"{first}\n{second}" if first and second else first or second


def _own_values(variant: PlacingVariant) -> list[str]:
    rules = [f"{RULES_NAME}:{variant.rules}"] if variant.rules != FIRST_RULES else []
    return [variant.id, *rules, *(f"{name}:{text}" for name, text in variant.chosen_texts.items())]


def _is_common(variant: PlacingVariant) -> bool:
    """Whether the common name alone says all about a variant.

    The rules never differ there: with the usual options every number of them plays alike.
    """
    name = NAMES.get(variant.id)
    common = _common_variant(name) if name else None
    return common is not None and (common.id, common.chosen) == (variant.id, variant.chosen)


def _name_for(position: PlacingPosition) -> str:
    """The common name if the game could have been played under it, move by move; otherwise our own."""
    name = NAMES.get(position.variant.id)
    if name is None:
        return OWN_NAME
    twin = PlacingPosition(_common_variant(name))
    for ply in position.plies:
        if (twin.core.turn, twin.mover) != (position.variant.colours.index(ply.colour), ply.seat):
            return OWN_NAME
        if ply.move not in twin.legal_moves:
            return OWN_NAME
        twin.push(ply.move)
    return name if twin.core.turn == position.core.turn else OWN_NAME


def _format_result(position: PlacingPosition) -> str:
    """SGF has a way to write results between two players only."""
    outcome = position.outcome()
    if outcome is None or position.variant.seats != 2:
        return ""
    if len(outcome.winners) == 2:
        return "0"
    return f"{'BW'[outcome.winners[0]]}+{abs(outcome.totals[0] - outcome.totals[1])}"


def _player_properties(variant: PlacingVariant) -> tuple[str, ...]:
    return ("PB", "PW") if variant.seats == 2 else tuple(f"P{seat + 1}" for seat in range(variant.seats))


def colour_properties(variant: PlacingVariant) -> tuple[str, ...]:
    """What every colour is called in files."""
    count = len(variant.colours)
    return ("B", "W") if count == 2 else tuple(str(colour + 1) for colour in range(count))
