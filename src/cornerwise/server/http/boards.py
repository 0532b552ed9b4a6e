"""Games and their boards as encoded data, made once for all who ask."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from cornerwise.errors import BadOption
from cornerwise.games.catalogue import GAMES, find_variant, variants
from cornerwise.games.options import Choice, Option
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import Board
from cornerwise.geometry.shapes import Shape
from cornerwise.locales.catalogue import SOURCE, translator
from cornerwise.records.record import choose
from cornerwise.server.base.encoded_json import Data, Json, encode
from cornerwise.server.families.families import family_of

OF_CHOICES = ("options", "chosen")
"""Fields of a board that only repeat what was chosen."""
Chosen = tuple[Choice, ...]
"""The values of options, in the order of a list of options."""


def games_json() -> Json:
    """Every game with its options."""
    return _games_json(variants())


@lru_cache(maxsize=1)  # until another game is registered
def _games_json(games: tuple[Variant, ...]) -> Json:
    return encode([_game(variant) for variant in games])


def board_json(variant: Variant) -> Json:
    """What a client needs to draw a game with its choices made."""
    return _board_json(variant.id, tuple(variant.chosen.items()))


@lru_cache(maxsize=64)
def _board_json(variant: str, chosen: tuple[tuple[str, Choice], ...]) -> Json:
    return encode(board_data(choose(find_variant(variant), dict(chosen))))


@lru_cache(maxsize=64)
def board_table_json(variant: str) -> Json:
    """The boards for all choices of a game, each field once for all choices that it does not change with."""
    return encode(board_table(find_variant(variant)))


def board_table(variant: Variant) -> Data:
    """The same before it is encoded."""
    varied = [option for option in family_of(variant).board_options(variant) if not option.quiet]
    names = [option.field for option in varied]
    boards = dict(_boards(variant, varied))
    same: Data = {"options": _game(variant)["options"]}
    parts: dict[tuple[str, ...], list[str]] = {}
    for field in next(iter(boards.values())):
        if by := _changes_with(field, names, boards):
            parts.setdefault(by, []).append(field)
        else:
            same[field] = next(iter(boards.values()))[field]
    return {
        "same": same,
        "parts": [{"options": list(by), "cases": _cases(by, fields, names, boards)} for by, fields in parts.items()],
        "clashes": list(_clashes(variant)),
        "asked": [option.field for option in varied if option.check is not None],
    }


def _boards(variant: Variant, varied: list[Option]) -> Iterator[tuple[Chosen, Data]]:
    """The boards for all choices that go together."""
    for values in product(*(option.choices for option in varied)):
        try:
            chosen = choose(variant, dict(zip((option.field for option in varied), values, strict=True)))
        except BadOption:
            continue
        yield values, {name: value for name, value in board_data(chosen).items() if name not in OF_CHOICES}


def _clashes(variant: Variant) -> Iterator[Data]:
    """Pairs of choices that do not go together, whatever else is chosen."""
    every = [{option.field: value} for option in variant.options for value in option.choices]
    for one, other in combinations(every, 2):
        pair = one | other
        if len(pair) == 2 and not _goes(variant, pair) and not any(_goes(variant, third | pair) for third in every):
            yield pair


def _goes(variant: Variant, chosen: dict[str, Choice]) -> bool:
    try:
        choose(variant, chosen)
    except BadOption:
        return False
    return True


def _changes_with(field: str, names: list[str], boards: dict[Chosen, Data]) -> tuple[str, ...]:
    """The options that the value of a field depends on."""
    by = list(names)
    for name in names:
        fewer = [other for other in by if other != name]
        if _is_determined(field, fewer, names, boards):
            by = fewer
    return tuple(by)


def _is_determined(field: str, by: list[str], names: list[str], boards: dict[Chosen, Data]) -> bool:
    """Whether the options in `by` alone determine the value of a field."""
    known: dict[Chosen, object] = {}
    return all(
        known.setdefault(_values(by, names, values), data[field]) == data[field] for values, data in boards.items()
    )


def _cases(by: tuple[str, ...], fields: list[str], names: list[str], boards: dict[Chosen, Data]) -> list[list[Any]]:
    cases = {_values(by, names, values): {name: data[name] for name in fields} for values, data in boards.items()}
    return [[list(values), data] for values, data in cases.items()]


def _values(by: Collection[str], names: list[str], values: Chosen) -> Chosen:
    return tuple(value for name, value in zip(names, values, strict=True) if name in by)


def board_data(variant: Variant) -> Data:
    """The same before it is encoded."""
    return _game(variant) | {"chosen": dict(variant.chosen)} | family_of(variant).board(variant)


def _game(variant: Variant) -> Data:
    return family_of(variant).game(variant) | {
        "id": variant.id,
        "group": variant.group_name,
        "usual": variant.usual,
        "face": variant.face,
        "drawable": variant.id in _drawable(variants()),
        "words": _words(variant) if GAMES.is_own(variant.id) else {},
        "title": variant.title,
        "about": variant.about,
        "seats": variant.seats,
        "players": variant.players,
        "minutes": variant.minutes,
        "age": variant.age,
        "colours": list(variant.colours),
        "options": [
            {
                "name": option.field,
                "about": option.about,
                "choices": list(option.choices),
                "default": variant.value_of(option),
                "free": option.check is not None,
                "quiet": option.quiet,
            }
            for option in variant.options
        ],
    }


@lru_cache(maxsize=1)
def _drawable(games: tuple[Variant, ...]) -> frozenset[str]:
    """Games for free pictures: of those that share a board the first, and others with pieces that it does not have."""
    found: list[str] = []
    pieces_on: dict[Board, frozenset[Shape]] = {}
    for game in games:
        for board, pieces in family_of(game).design_boards(game):
            if not pieces <= pieces_on.get(board, frozenset()):
                found.append(game.id)
                pieces_on.setdefault(board, pieces)
    return frozenset(found)


def _words(variant: Variant) -> dict[str, dict[str, str]]:
    """What a game of one's own is called, by language, for clients that know only those of the catalogue."""
    messages = (f"game-{variant.id}", f"game-{variant.id}-about", f"game-{variant.id}-kind")
    tags = (SOURCE, *(language for language, _ in variant.texts))
    return {tag: {message: translator(tag).line(message) for message in messages} for tag in tags}
