"""The content of a rule page: sections of phrases and figures, not yet in a language."""

from collections.abc import Iterable
from dataclasses import dataclass

from cornerwise.games.variant import Variant
from cornerwise.locales.phrase import Argument, Phrase, game_name


def phrase(message: str, /, **arguments: Argument) -> Phrase:
    return Phrase(f"rules-{message}", **arguments)


def own_text(variant: Variant) -> tuple[Phrase, ...]:
    """What a game of one's own says about itself, paragraph by paragraph."""
    return tuple(Phrase(f"game-{variant.id}-rules-{number}") for number, _ in enumerate(variant.paragraphs, 1))


def colour_names(colours: Iterable[str]) -> tuple[Phrase, ...]:
    return tuple(Phrase(f"ink-{colour}") for colour in colours)


@dataclass(frozen=True)
class Figure:
    """A picture, by the name under which it is drawn, and what it shows."""

    picture: str
    caption: Phrase
    right: bool | None = None
    """Whether it shows what is allowed or what is not, if either."""


@dataclass(frozen=True)
class Entry:
    """A named point of a list: an option with its choices, a number of players with what it changes."""

    name: Phrase
    phrases: tuple[Phrase, ...] = ()
    figure: Figure | None = None
    game: str = ""
    """The game that the name links to, if any."""
    usual_first: bool = False
    """Whether the phrases are choices, of which the first is the usual one."""


@dataclass(frozen=True)
class Row:
    """A line of a worked example."""

    name: Phrase
    picture: str = ""
    """What is left over or placed, if it can be drawn."""
    terms: tuple[int, ...] = ()
    """What is added up."""
    total: int = 0
    colour: str = ""


@dataclass(frozen=True)
class PageTable:
    """A worked example. `headings` name the columns: what, its picture or sum, its points."""

    headings: tuple[Phrase, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Section:
    """One subject of a page."""

    name: str
    """As in the ids of the headings: goal, pieces, contact ..."""
    phrases: tuple[Phrase, ...] = ()
    clauses: tuple[str, ...] = ()
    """The rules that it tells, by the names that errors use."""
    figures: tuple[Figure, ...] = ()
    entries: tuple[Entry, ...] = ()
    table: PageTable | None = None

    @property
    def heading(self) -> Phrase:
        return phrase(f"heading-{self.name}")


@dataclass(frozen=True)
class Page:
    """All about one game."""

    game: str
    facts: tuple[Phrase, ...]
    """Number of players, playing time, age."""
    sections: tuple[Section, ...]

    @property
    def title(self) -> Phrase:
        """The name of the game."""
        return game_name(self.game)

    @property
    def phrases(self) -> Iterable[Phrase]:
        """Everything the page says, section after section."""
        yield from self.facts
        for section in self.sections:
            yield section.heading
            yield from section.phrases
            yield from (figure.caption for figure in section.figures)
            for entry in section.entries:
                yield entry.name
                yield from entry.phrases
                if entry.figure:
                    yield entry.figure.caption
            if section.table:
                yield from section.table.headings
                yield from (row.name for row in section.table.rows)

    @property
    def pictures(self) -> Iterable[str]:
        """The names of all pictures on the page."""
        for section in self.sections:
            yield from (figure.picture for figure in section.figures)
            yield from (entry.figure.picture for entry in section.entries if entry.figure)
            yield from (row.picture for row in (section.table.rows if section.table else ()) if row.picture)
