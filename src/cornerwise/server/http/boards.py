"""Games and their boards as encoded data, made once for all who ask."""

from functools import lru_cache

from cornerwise.games.catalogue import GAMES, find_variant, variants
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import Board
from cornerwise.geometry.shapes import Shape
from cornerwise.locales.catalogue import SOURCE, translator
from cornerwise.records.record import choose
from cornerwise.server.base.encoded_json import Data, Json, encode
from cornerwise.server.families.families import family_of


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
