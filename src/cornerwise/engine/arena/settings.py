"""What a run is, apart from how much of it is played and where: the same settings always give the same games."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256

from cornerwise.engine.arena.entrants import GTP, BadEntrant, Entrant
from cornerwise.errors import CornerwiseError, quoted
from cornerwise.games.catalogue import find_variant
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import FIRST_RULES, Variant
from cornerwise.locales.phrase import Phrase

FORMAT, VERSION = "cornerwise-arena", 1
MOVE_TIMEOUT = 60.0
PLIES_A_COLOUR = 2
SWAP_PLIES = 2
"""In a swap opening: both pieces of the first seat. Which colour to take is then for the entrants to say."""


class ArenaError(CornerwiseError):
    """A run that cannot be begun, gone on with or shown."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """A game, those who play it, and the seed that everything random comes from."""

    game: str
    entrants: tuple[Entrant, ...]
    options: Mapping[str, Choice] = field(default_factory=dict)
    """Options of the game; what is missing has its default."""
    rules: int | None = None
    """The number of the game's rules; None is those of now."""
    seed: int = 0
    opening_plies: int | None = None
    """Moves played at random before the entrants take over; None is the usual number for the game."""
    move_timeout: float = MOVE_TIMEOUT
    """Seconds after which a player that has not moved has lost."""

    def __post_init__(self) -> None:
        if self.rules is None:
            object.__setattr__(self, "rules", find_variant(self.game).rules)
        if self.opening_plies is None:
            object.__setattr__(self, "opening_plies", usual_plies(self.variant))
        object.__setattr__(self, "options", dict(self.variant.chosen))
        self._check()

    def _check(self) -> None:
        names = [entrant.name for entrant in self.entrants]
        if len(names) < 2:
            raise ArenaError(names, "error-arena-entrants")
        for name in names:
            if names.count(name) > 1:
                raise ArenaError(name, "error-arena-names", name=quoted(name), spec=name)
        if len(self.parties) < 2:
            raise ArenaError(self.game, "error-arena-alone", game=self.game)
        if self.move_timeout <= 0:
            raise ArenaError(self.move_timeout, "error-arena-time")
        for entrant in self.entrants:
            if entrant.spec.startswith(GTP) and not isinstance(self.variant, PlacingVariant):
                raise BadEntrant(entrant.spec, Phrase("error-programs-play", game=self.game))

    @property
    def variant(self) -> Variant:
        assert self.rules is not None  # set when the settings were made
        return _variant(self.game, self.rules, tuple(sorted(self.options.items())))

    @property
    def plies(self) -> int:
        assert self.opening_plies is not None  # set when the settings were made
        return self.opening_plies

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The sides of the game, each with its seats: an entrant plays a whole team."""
        variant = self.variant
        if isinstance(variant, PlacingVariant):
            return variant.parties
        return tuple((seat,) for seat in range(variant.seats))

    def derived_seed(self, *purpose: str | int) -> int:
        """A seed for one purpose; small enough for any program's option."""
        text = "/".join(map(str, (self.seed, *purpose)))
        return int.from_bytes(sha256(text.encode()).digest()[:4]) >> 1


@cache
def _variant(game: str, rules: int, options: tuple[tuple[str, Choice], ...]) -> Variant:
    """Kept, so that the tables of a game are built once in a process."""
    return find_variant(game).under_rules(rules).with_options(**dict(options))


def usual_plies(variant: Variant) -> int:
    """Matching games differ by their deals, so they need no moves at random."""
    if not isinstance(variant, PlacingVariant):
        return 0
    return SWAP_PLIES if variant.opening == "swap" else PLIES_A_COLOUR * len(variant.colours)


def format_settings(settings: Settings) -> str:
    fields = {
        "format": FORMAT,
        "version": VERSION,
        "game": settings.game,
        "rules": settings.rules,
        "options": dict(settings.options),
        "entrants": [{"name": entrant.name, "spec": entrant.spec} for entrant in settings.entrants],
        "seed": settings.seed,
        "opening_plies": settings.plies,
        "move_timeout": settings.move_timeout,
    }
    return json.dumps(fields, indent=2, ensure_ascii=False) + "\n"


def parse_settings(text: str) -> Settings:
    try:
        fields = json.loads(text)
        if (fields["format"], fields["version"]) != (FORMAT, VERSION):
            raise ArenaError(fields["format"], "error-arena-version", version=str(VERSION))
        return Settings(
            game=fields["game"],
            rules=fields.get("rules", FIRST_RULES),
            options=fields["options"],
            entrants=tuple(Entrant(entrant["name"], entrant["spec"]) for entrant in fields["entrants"]),
            seed=fields["seed"],
            opening_plies=fields["opening_plies"],
            move_timeout=fields["move_timeout"],
        )
    except (ValueError, TypeError, KeyError) as error:
        raise ArenaError(text, "error-arena-settings", problem=repr(error)) from error
