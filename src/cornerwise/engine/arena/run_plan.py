"""`RunPlan`: the game, entrants, seed and limits of an arena; the same plan always gives the same games."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256

from cornerwise.engine.arena.entrants import Entrant, check_plays
from cornerwise.engine.methods import METHODS
from cornerwise.errors import CornerwiseError, quoted
from cornerwise.games.catalogue import find_variant
from cornerwise.games.options import Choice
from cornerwise.games.variant import FIRST_RULES, Variant

FORMAT, VERSION = "cornerwise-arena", 1
MOVE_TIMEOUT = 60.0


class ArenaError(CornerwiseError):
    """A run that cannot be begun, gone on with or shown."""


@dataclass(frozen=True, kw_only=True)
class RunPlan:
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
    even: int | None = None
    """The largest chance to win that an opening may give a side, in percent; None takes openings as they come."""
    move_timeout: float = MOVE_TIMEOUT
    """Seconds after which a player that has not moved has lost."""

    def __post_init__(self) -> None:
        if self.rules is None:
            object.__setattr__(self, "rules", find_variant(self.game).rules)
        if self.opening_plies is None:
            object.__setattr__(self, "opening_plies", METHODS.of(self.variant).opening_plies(self.variant))
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
            check_plays(entrant.spec, self.variant)

    @property
    def variant(self) -> Variant:
        """The game with its options, under the rules that the run was begun with."""
        assert self.rules is not None  # set when the plan was made
        return _variant(self.game, self.rules, tuple(sorted(self.options.items())))

    @property
    def plies(self) -> int:
        """How many random plies every game begins with."""
        assert self.opening_plies is not None  # set when the plan was made
        return self.opening_plies

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The sides of the game, each with its seats: an entrant plays a whole team."""
        return self.variant.parties

    def derived_seed(self, *purpose: str | int) -> int:
        """A seed for one purpose; small enough for any program's option."""
        text = "/".join(map(str, (self.seed, *purpose)))
        return int.from_bytes(sha256(text.encode()).digest()[:4]) >> 1


@cache
def _variant(game: str, rules: int, options: tuple[tuple[str, Choice], ...]) -> Variant:
    """Kept, so that the tables of a game are built once in a process."""
    return find_variant(game).under_rules(rules).with_options(**dict(options))


def format_plan(plan: RunPlan) -> str:
    fields = {
        "format": FORMAT,
        "version": VERSION,
        "game": plan.game,
        "rules": plan.rules,
        "options": dict(plan.options),
        "entrants": [{"name": entrant.name, "spec": entrant.spec} for entrant in plan.entrants],
        "seed": plan.seed,
        "opening_plies": plan.plies,
        "even": plan.even,
        "move_timeout": plan.move_timeout,
    }
    return json.dumps(fields, indent=2, ensure_ascii=False) + "\n"


def parse_plan(text: str) -> RunPlan:
    try:
        fields = json.loads(text)
        if (fields["format"], fields["version"]) != (FORMAT, VERSION):
            raise ArenaError(fields["format"], "error-arena-version", version=str(VERSION))
        return RunPlan(
            game=fields["game"],
            rules=fields.get("rules", FIRST_RULES),
            options=fields["options"],
            entrants=tuple(Entrant(entrant["name"], entrant["spec"]) for entrant in fields["entrants"]),
            seed=fields["seed"],
            opening_plies=fields["opening_plies"],
            even=fields.get("even"),
            move_timeout=fields["move_timeout"],
        )
    except (ValueError, TypeError, KeyError) as error:
        raise ArenaError(text, "error-arena-settings", problem=repr(error)) from error
