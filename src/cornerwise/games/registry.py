"""Games by id: those of the catalogue, and games of one's own that were registered.

A game of one's own comes from one of three places: a program that calls `cornerwise.register`, an installed package
with an entry point in the group `cornerwise.games`, or a Python file named in the environment variable
`CORNERWISE_GAMES`. The last two are read when games are first asked for, in every process of a server or an arena.
"""

import os
import re
import sys
import warnings
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from typing import TypeVar

from cornerwise.errors import BadVariant, CornerwiseError, UnknownVariant, quoted
from cornerwise.games.variant import Variant
from cornerwise.locales.phrase import SOURCE

VARIABLE = "CORNERWISE_GAMES"
"""Files with games, divided as paths are."""
ENTRY_POINTS = "cornerwise.games"

V = TypeVar("V", bound=Variant)


class Registry:
    """Every game by its id, in the order in which they came."""

    def __init__(self, games: Iterable[Variant]) -> None:
        self._by_id = {variant.id: variant for variant in games}
        self._built_in = frozenset(self._by_id)
        self._loading = RLock()
        self._loaded = False
        self._watching: list[Callable[[Variant], None]] = []

    @property
    def games(self) -> tuple[Variant, ...]:
        self.load()
        return tuple(self._by_id.values())

    def find(self, name: str) -> Variant:
        self.load()
        try:
            return self._by_id[name]
        except (KeyError, TypeError):  # also what no name can be
            raise UnknownVariant(name, self._by_id) from None

    def is_own(self, name: str) -> bool:
        """Whether this is no game of the catalogue."""
        return name not in self._built_in

    def register(self, variant: V) -> V:
        """Add a game of one's own; `BadVariant` says what is wrong with it. The same game may come twice."""
        if not isinstance(variant, Variant):
            raise BadVariant(variant, quoted(variant), "only a variant can be registered")
        if fault := variant.fault or str(variant.clash() or ""):
            raise BadVariant(variant, variant.id, fault)
        there = self._by_id.get(variant.id)
        if there is not None and there != variant:
            raise BadVariant(variant, variant.id, "there is another game of that id already")
        if there is None:
            _add_texts(variant)
            self._by_id[variant.id] = variant
            for tell in self._watching:
                tell(variant)
        return variant

    def each(self, tell: Callable[[Variant], None]) -> None:
        """Tell somebody of every game, and of those that are registered later."""
        for variant in self.games:
            tell(variant)
        self._watching.append(tell)

    def load(self) -> None:
        """Read the games of installed packages and of the files that `CORNERWISE_GAMES` names, once."""
        if self._loaded:
            return
        with self._loading:
            if self._loaded:  # by another thread, or by this one: the files ask for games, too
                return
            self._loaded = True
            for point in entry_points(group=ENTRY_POINTS):
                self._load_entry_point(point)
            for path in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
                load_file(Path(path))

    def _load_entry_point(self, point: EntryPoint) -> None:
        """A package that is broken must not keep others from their games."""
        try:
            found = point.load()
            for variant in (found,) if isinstance(found, Variant) else found if isinstance(found, tuple | list) else ():
                self.register(variant)
        except Exception as error:
            warnings.warn(f"the games of {point.value} were not loaded: {error}", RuntimeWarning, stacklevel=2)


def load_file(path: Path) -> None:
    """Run a Python file, which registers games."""
    name = "cornerwise_games_" + re.sub(r"\W", "_", path.stem)
    spec = spec_from_file_location(name, path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise BadVariant(path, str(path), "there is no such Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module  # what the file defines can be pickled
    try:
        spec.loader.exec_module(module)
    except CornerwiseError:
        raise
    except Exception as error:
        raise BadVariant(path, str(path), f"{type(error).__name__}: {error}") from error


def use_file(path: str) -> None:
    """Have a file read here and by all processes that are started from now on."""
    others = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = os.pathsep.join(filter(None, (others, str(Path(path).resolve()))))


# Texts


def _add_texts(variant: Variant) -> None:
    """Make the texts of a game messages, so that it is spoken of like all others."""
    from fluent.runtime import FluentResource  # only who has games of one's own waits for these

    from cornerwise.locales.catalogue import add_messages, languages, plain_message

    game = f"game-{variant.id}"
    name = variant.name or variant.id.replace("-", " ").capitalize()
    plain = {game: name, f"{game}-about": variant.summary or variant.measure, f"{game}-kind": name}
    plain |= {f"{game}-rules-{number}": text for number, text in enumerate(variant.paragraphs, 1)}
    add_messages(SOURCE, "\n".join(plain_message(id, text) for id, text in plain.items()))
    for language, source in variant.texts:
        if language not in languages():
            known = ", ".join(languages())
            raise BadVariant(variant, variant.id, f"there are texts in {language!r}, and the languages are {known}")
        for entry in FluentResource(source).body:
            _check_entry(variant, game, language, entry)
        add_messages(language, source)


def _check_entry(variant: Variant, game: str, language: str, entry: object) -> None:
    if junk := getattr(entry, "content", "") if type(entry).__name__ == "Junk" else "":
        raise BadVariant(variant, variant.id, f"the texts in {language!r} are no Fluent: {quoted(junk)}")
    name = getattr(getattr(entry, "id", None), "name", "")
    if name and name != game and not name.startswith(f"{game}-"):
        raise BadVariant(variant, variant.id, f"the texts in {language!r} are for {game}*, not {name}")
