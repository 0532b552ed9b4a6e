"""Parses the entrants of an arena, such as `level-3`, `engine:nodes=5000` or `gtp:COMMAND`, and makes players of them.

An entrant is written down and sent between processes as its text; a player is made of it anew for every seat of every
game.
"""

import importlib
import inspect
import re
import shlex
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cornerwise.engine.arena.gtp_client import GtpPlayer
from cornerwise.engine.evaluator_choice import BEST
from cornerwise.engine.levels import LEVELS
from cornerwise.engine.player import MEMORY, Engine, Player
from cornerwise.engine.simple import GreedyPlayer, RandomPlayer
from cornerwise.engine.strength import Strength
from cornerwise.errors import CornerwiseError, WrongFamily, quoted
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.games.variant import Variant
from cornerwise.locales.phrase import Phrase

Factory = Callable[..., Player]
"""Called with a seed, and with the options of the entrant by name."""
Value = int | float | bool | str | dict[str, "Value"]

_NAMED = re.compile(r"([^=:\s]+)=(.+)", re.DOTALL)
_LEVEL = re.compile(r"level-(\d)")
_SIMPLE: dict[str, Factory] = {"random": RandomPlayer, "greedy": GreedyPlayer}
_WORDS: dict[str, bool] = {"true": True, "on": True, "false": False, "off": False}
ENGINE = "engine"
GTP, PYTHON = "gtp:", "py:"
SEED = "{seed}"
"""What is replaced by the seed in the command line of a program."""


class BadEntrant(CornerwiseError):
    """No entrant can be made of this text."""

    def __init__(self, spec: object, problem: Phrase | str) -> None:
        """The problem in the words of somebody else where it is a text."""
        super().__init__(spec, "error-entrant", spec=quoted(spec), problem=problem)


def make_engine(
    *,
    seed: int | None = None,
    level: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
    slip: float = 0.0,
    evaluator: str = BEST,
    threads: int = 1,
    memory: int = MEMORY,
    tuning: Mapping[str, float] | None = None,
) -> Engine:
    """An engine out of the options of an entrant. `nodes` and `time` take the place of a level's own."""
    limited = nodes is not None or time is not None
    strength = Strength(level=None if limited else level, nodes=nodes, time=time, slip=slip)
    return Engine(strength, evaluator=evaluator, threads=threads, memory=memory, seed=seed, tuning=tuning)


@dataclass(frozen=True)
class Entrant:
    """One of those who are rated: a name for the table, and what it is as a text."""

    name: str
    spec: str


@dataclass(frozen=True, kw_only=True)
class Place:
    """What a player is made for: a game, a seed, and how long it may think."""

    variant: Variant
    seed: int
    timeout: float
    started: Callable[[int], None] = lambda process: None
    """Told the process id of every program that is started."""


def parse_entrant(text: str) -> Entrant:
    """An entrant as typed, with or without a name of its own; `BadEntrant` says what is wrong with it."""
    named = _NAMED.fullmatch(text)
    name, spec = (named[1], named[2]) if named else (text, text)
    check(spec)
    return Entrant(name, spec)


def entrant_of(factory: Factory, name: str | None = None) -> Entrant:
    """An entrant out of Python: a class or function at the top of a module, called with a seed."""
    spec = f"{PYTHON}{factory.__module__}:{factory.__qualname__}"
    check(spec)
    return Entrant(name or factory.__qualname__, spec)


def check(spec: str) -> None:
    """Whether players can be made of this, as far as can be seen without making one."""
    if spec.startswith(GTP):
        words = _command(spec, 0)
        if not words or shutil.which(words[0]) is None:
            raise BadEntrant(spec, Phrase("error-no-program", program=quoted(words[0] if words else "")))
        return
    factory, options = _factory(spec)
    given = {"seed": 0, **options}
    try:
        inspect.signature(factory).bind(**given)
        if not spec.startswith(PYTHON):
            factory(**given)  # what is wrong with a value only the engine knows
    except CornerwiseError as error:
        raise BadEntrant(spec, error.phrase) from error
    except (TypeError, ValueError) as error:
        raise BadEntrant(spec, str(error)) from error


def check_plays(spec: str, variant: Variant) -> None:
    """`BadEntrant` where this cannot play a game."""
    if spec.startswith(GTP):
        _program_game(spec, variant)
    elif not spec.startswith(PYTHON):
        factory, options = _factory(spec)
        player = factory(**{"seed": 0, **options})
        if isinstance(player, Engine):
            try:
                player.check_plays(variant)
            except CornerwiseError as error:
                raise BadEntrant(spec, error.phrase) from error


def _program_game(spec: str, variant: Variant) -> PlacingVariant:
    """The game, where programs that speak GTP know it: they play placing games only."""
    try:
        return need_placing(variant)
    except WrongFamily:
        raise BadEntrant(spec, Phrase("error-programs-play", game=variant.id)) from None


def make_player(spec: str, place: Place) -> Player:
    """A fresh player for one seat of one game."""
    if spec.startswith(GTP):
        variant = _program_game(spec, place.variant)
        return GtpPlayer(_command(spec, place.seed), variant, place.timeout, place.started)
    factory, options = _factory(spec)
    return factory(**{"seed": place.seed, **options})


def _command(spec: str, seed: int) -> list[str]:
    try:
        words = shlex.split(spec.removeprefix(GTP))
    except ValueError as error:
        raise BadEntrant(spec, str(error)) from error
    return [word.replace(SEED, str(seed)) for word in words]


def _factory(spec: str) -> tuple[Factory, dict[str, Value]]:
    """What makes the players, and with which options."""
    if spec.startswith(PYTHON):
        module, _, rest = spec.removeprefix(PYTHON).partition(":")
        attribute, _, options = rest.partition(":")
        return _imported(spec, module, attribute), _options(spec, options)
    kind, _, options = spec.partition(":")
    if kind in _SIMPLE:
        return _SIMPLE[kind], _options(spec, options)
    level = _LEVEL.fullmatch(kind)
    if level and int(level[1]) in LEVELS:
        return make_engine, {"level": int(level[1]), **_options(spec, options)}
    if kind == ENGINE:
        return make_engine, _options(spec, options)
    known = f"random, greedy, level-{LEVELS[0]} .. level-{LEVELS[-1]}, {ENGINE}, gtp:COMMAND, py:MODULE:NAME"
    raise BadEntrant(spec, Phrase("error-not-one-of", known=known))


def _imported(spec: str, module: str, attribute: str) -> Factory:
    try:
        found: object = importlib.import_module(module)
        for name in attribute.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadEntrant(spec, str(error)) from error
    if not callable(found):
        raise BadEntrant(spec, Phrase("error-not-called", name=attribute))
    return found


def _options(spec: str, text: str) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for pair in filter(None, text.split(",")):
        key, equals, value = pair.partition("=")
        name, dot, part = key.partition(".")
        if not (name.isidentifier() and equals and value and bool(dot) == bool(part)):
            raise BadEntrant(spec, Phrase("error-not-pair", text=quoted(pair)))
        if dot:
            inner = options.setdefault(name, {})
            if not isinstance(inner, dict):
                raise BadEntrant(spec, Phrase("error-value-parts", name=name))
            inner[part] = _value(value)
        else:
            options[name] = _value(value)
    return options


def _value(text: str) -> Value:
    """A number or a yes or no where the text is one, so that options yet to be invented need no list here."""
    if text in _WORDS:
        return _WORDS[text]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text
