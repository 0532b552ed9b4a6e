"""Everything that can be wrong, one class by cause.

::

    CornerwiseError
    |-- UnknownVariant      no game of that name
    |-- WrongFamily         a game of another family than is needed
    |-- BadOption           the game has no such option, or not that value
    |-- NotationError       a text that is no cell or no move
    |-- IllegalMove         a move the rules forbid; carries the clause
    |   `-- IllegalAction   the same in an environment (envs/faults.py)
    |-- StepAfterEnd        an action in an environment whose game is over (envs/faults.py)
    |-- NotReset            an environment that no game was begun in yet (envs/faults.py)
    |-- NotSolo             a question that only the solo games answer (solo/progress.py)
    |-- SolverMissing       the extra `solve` is not installed (solo/completion.py)
    |-- ArenaError          a run that cannot be begun, gone on with or shown (engine/arena/settings.py)
    |-- BadEntrant          no computer player can be made of this (engine/arena/entrants.py)
    |-- RayMissing          the extra `cluster` is not installed (engine/arena/cluster.py)
    |-- NetError            a net that is damaged or was trained for something else (engine/nets.py)
    |-- NetsMissing         the extra `nets` is not installed (engine/nets.py)
    |-- BrokenPromise       a variant that does not do what every game does (rules/conformance.py)
    `-- RecordError         a file that is damaged or contradicts the rules
        `-- SgfError        a .blksgf file that cannot be read

Each carries the offending `value`; its text is one clear line.
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Protocol


class CornerwiseError(Exception):
    """The root of all errors that this library raises on purpose."""

    def __init__(self, value: object, text: str) -> None:
        super().__init__(text)
        self.value = value

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes; the position they happened in stays behind."""
        return (_restored, (type(self), self.args, {**self.__dict__, "position": None}))


class UnknownVariant(CornerwiseError):
    def __init__(self, name: object, known: Iterable[str]) -> None:
        near = get_close_matches(str(name), list(known), n=1)
        hint = f"; did you mean {near[0]!r}?" if near else "; `cornerwise games` lists them"
        super().__init__(name, f"there is no game {shown(name)}{hint}")


class WrongFamily(CornerwiseError):
    def __init__(self, name: str, wanted: str) -> None:
        super().__init__(name, f"{name} is no {wanted} game, and only such a game will do here")


class BadOption(CornerwiseError):
    def __init__(self, variant: str, option: str, value: object, text: str) -> None:
        super().__init__(value, f"{variant}: {text}")
        self.variant = variant
        self.option = option


class NotationError(CornerwiseError):
    """`position` is the unchanged position where there was one."""

    def __init__(self, text: object, why: str, position: object = None) -> None:
        super().__init__(text, f"{shown(text)} {why}")
        self.position = position


class BrokenRule(Protocol):
    """What an illegal move has to say for itself; `rules/reasons.py` makes them."""

    @property
    def reason(self) -> str: ...
    @property
    def clause(self) -> str: ...
    @property
    def details(self) -> Mapping[str, object]: ...
    @property
    def why(self) -> str: ...
    @property
    def sentence(self) -> str: ...


class IllegalMove(CornerwiseError):
    """The rules say no: `violation` says why, `position` is the unchanged position."""

    def __init__(self, move: object, violation: BrokenRule, position: object = None) -> None:
        super().__init__(move, f"{shown(move)} is not allowed: {violation.why} ({violation.clause})")
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
        """The reason in words."""
        return self.violation.why


class RecordError(CornerwiseError):
    def __init__(self, value: object, text: str) -> None:
        super().__init__(value, text)


class SgfError(RecordError):
    """`offset` is where in the text reading stopped; None for a tree that was never a text."""

    def __init__(self, value: object, text: str, offset: int | None = None) -> None:
        super().__init__(value, text if offset is None else f"{text} (at character {offset})")
        self.offset = offset


def shown(value: object, most: int = 60) -> str:
    """A value for an error line: quoted when text, and never longer than a line should be."""
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= most else text[: most - 3] + "..."


def _restored(kind: type[CornerwiseError], args: tuple[object, ...], state: dict[str, object]) -> CornerwiseError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error
