"""All exceptions, one class for each cause.

::

    CornerwiseError
    |-- UnknownVariant      no game of that name
    |-- WrongFamily         a game of another family than is needed
    |-- BadOption           the game has no such option, or not that value
    |-- BadVariant          a game of one's own whose fields do not go together, or that clashes with another
    |-- NotationError       a text that is no cell or no move
    |-- IllegalMove         a move the rules forbid; carries the clause
    |   `-- IllegalAction   the same in an environment (envs/faults.py)
    |-- StepAfterEnd        an action in an environment whose game is over (envs/faults.py)
    |-- NotReset            an environment that no game was begun in yet (envs/faults.py)
    |-- NoSuchAction        a number that is no action of an environment (envs/spec.py)
    |-- NotSolo             a question that only the solo games answer (solo/progress.py)
    |-- SolverMissing       the extra `solve` is not installed (solo/completion.py)
    |-- ArenaError          a run that cannot be begun, gone on with or shown (engine/arena/run_plan.py)
    |-- BadEntrant          no computer player can be made of this (engine/arena/entrants.py)
    |-- RayMissing          the extra `cluster` is not installed (engine/arena/cluster.py)
    |-- NetError            a net that is damaged or was trained for something else (engine/nets.py)
    |-- NetsMissing         the extra `nets` is not installed (engine/nets.py)
    |-- PicturesMissing     the extra `pictures` is not installed (drawing/raster.py)
    |-- BrokenPromise       a variant that does not do what every game does (rules/conformance.py)
    `-- RecordError         a file that is damaged or contradicts the rules
        `-- SgfError        a .blksgf file that cannot be read

Each carries the offending `value`, and says what is wrong in one line: `phrase` in any language, `str()` in English.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from types import UnionType
from typing import Literal, Protocol

from cornerwise.locales.phrase import Argument, Phrase


class CornerwiseError(Exception):
    """The root of all errors that this library raises on purpose."""

    def __init__(self, value: object, message: str | Phrase, /, **arguments: Argument) -> None:
        """`message` is the id of one in locales/en/, or a phrase that something else has said already."""
        self.phrase = Phrase(message, **arguments) if isinstance(message, str) else message
        super().__init__(self.phrase)
        self.value = value

    def __str__(self) -> str:
        return str(self.phrase)

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes; the position they happened in stays behind."""
        return (_restored, (type(self), self.args, {**self.__dict__, "position": None}))


class UnknownVariant(CornerwiseError):
    """There is no game of that name; names the nearest one."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        near = get_close_matches(str(name), list(known), n=1)
        if near:
            super().__init__(name, "error-no-game-but", name=quoted(name), near=quoted(near[0]))
        else:
            super().__init__(name, "error-no-game", name=quoted(name))


class WrongFamily(CornerwiseError):
    """A game of another family than is needed here."""

    def __init__(self, name: str, wanted: Literal["placing", "flat-placing", "two-party"]) -> None:
        super().__init__(name, "error-wrong-family", game=name, wanted=wanted)


class BadOption(CornerwiseError):
    """An option that the game does not have, or a value that the option does not take."""

    def __init__(self, variant: str, option: str, value: object, fault: Phrase) -> None:
        super().__init__(value, "error-at", where=variant, problem=fault)
        self.variant = variant
        self.option = option


class BadVariant(CornerwiseError):
    """What is wrong is told in English, to the author of a game in Python."""

    def __init__(self, variant: object, name: str, fault: str) -> None:
        super().__init__(variant, "error-at", where=name, problem=fault)
        self.fault = fault


class NotationError(CornerwiseError):
    """The message takes the `text` that is none. `position` is the unchanged position where there was one."""

    def __init__(self, text: object, message: str, /, **arguments: Argument) -> None:
        super().__init__(text, message, text=quoted(text), **arguments)
        self.position: object = None


class BrokenRule(Protocol):
    """What an illegal move has to say for itself; `rules/reasons.py` makes them."""

    @property
    def reason(self) -> str:
        """The id of the reason, for programs."""

    @property
    def clause(self) -> str:
        """The rule, as the rule book numbers it."""

    @property
    def details(self) -> Mapping[str, object]:
        """What the reason is about: cells, a piece, numbers."""

    @property
    def phrase(self) -> Phrase:
        """The reason as a message in any language."""


class IllegalMove(CornerwiseError):
    """The rules say no: `violation` says why, `position` is the unchanged position."""

    def __init__(self, move: object, violation: BrokenRule, position: object = None) -> None:
        said = move if isinstance(move, Phrase) else quoted(move)
        super().__init__(move, "error-illegal-move", move=said, why=violation.phrase, clause=violation.clause)
        self.violation = violation
        self.position = position

    @property
    def reason(self) -> str:
        """The id of the rule's breach, for programs."""
        return self.violation.reason

    @property
    def details(self) -> Mapping[str, object]:
        """What the reason is about: cells, a piece, numbers."""
        return self.violation.details

    @property
    def clause(self) -> str:
        """The rule."""
        return self.violation.clause

    @property
    def why(self) -> str:
        """The reason in English."""
        return str(self.violation.phrase)


class RecordError(CornerwiseError):
    """A file that is damaged, or that contradicts the rules."""


class SgfError(RecordError):
    """`offset` is where in the text reading stopped; None for a tree that was never a text."""

    def __init__(self, value: object, offset: int | None, message: str, /, **arguments: Argument) -> None:
        problem = Phrase(message, **arguments)
        where = problem if offset is None else Phrase("error-at-character", problem=problem, offset=offset)
        super().__init__(value, where)
        self.offset = offset


def check(holds: bool, value: object, message: str, /, **arguments: Argument) -> None:
    """An error about a value unless something holds; its message is told the value as `given`."""
    if not holds:
        raise CornerwiseError(value, message, given=quoted(value), **arguments)


def need(value: object, kinds: type | UnionType | tuple[type, ...], wanted: str) -> None:
    """`TypeError` for a value of none of these kinds; told to programmers, so in English."""
    if not isinstance(value, kinds):
        shown = _shortened(" ".join(repr(value).split()), 60)
        raise TypeError(f"wanted {wanted}, not {shown} ({type(value).__name__})")


def quoted(value: object, most: int = 60) -> str:
    """A value for an error line: quoted when text, and never longer than a line should be."""
    return _shortened(repr(value) if isinstance(value, str) else str(value), most)


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def install_command(*extras: str) -> str:
    """What installs extras of the package; quoted, since some shells take brackets for a pattern of file names."""
    return f"pip install 'cornerwise[{','.join(extras)}]'"


@contextmanager
def needing(what: str, *extras: str) -> Iterator[None]:
    """Imports in this block say what to install where a package of somebody else is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "cornerwise").partition(".")[0]
        if package == "cornerwise":
            raise
        told = f"{what} the package {package}: {install_command(*extras)}"
        raise ModuleNotFoundError(told, name=missing.name) from missing


def _restored(kind: type[CornerwiseError], args: tuple[object, ...], state: dict[str, object]) -> CornerwiseError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error
