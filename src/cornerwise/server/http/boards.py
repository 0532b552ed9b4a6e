"""Games and their boards as encoded data, made once for all who ask."""

from functools import lru_cache

from cornerwise.games.catalogue import find_variant, variants
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.records.record import choose
from cornerwise.server.base.encoded_json import Data, Json, encode
from cornerwise.server.families.families import family_of


@lru_cache
def games_json() -> Json:
    """Every game with its options."""
    return encode([_game(variant) for variant in variants()])


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
