"""Game records as JSON, replayed and verified while they are read. Loading is replaying: a record that breaks a
rule or claims a wrong result is no record.

Moves are texts in notation and nothing here looks inside them, so a game with chance moves, hidden
hands or a third dimension needs no other format. Fields and versions are specified in docs/records.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from cornerwise.errors import BadOption, IllegalMove, NotationError, RecordError, WrongFamily, need, quoted
from cornerwise.games.catalogue import find_variant
from cornerwise.games.options import Choice
from cornerwise.games.variant import FIRST_RULES, Variant
from cornerwise.locales.phrase import Phrase
from cornerwise.records.fields import (
    FileFormat,
    parse_number,
    parse_numbers,
    parse_object,
    parse_options,
    parse_text,
    parse_texts,
    refuse,
)
from cornerwise.rules.moves import PASS, WORDS
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position
from cornerwise.rules.position import Position
from cornerwise.rules.scoring import Outcome
from cornerwise.rules.start import start

V = TypeVar("V", bound=Variant)

FORMAT = "cornerwise-record"
FILE = FileFormat(
    name=FORMAT,
    version=1,
    required=("variant", "moves"),
    optional=("rules", "options", "players", "date", "event", "comments", "result"),
    kept=("result",),
    listed="moves",
)


@dataclass(frozen=True, kw_only=True)
class Record:
    """One game, finished or not."""

    variant: str
    rules: int = FIRST_RULES
    """The number of the rules it was played by; see `Configurable.rules`."""
    options: Mapping[str, Choice] = field(default_factory=dict)
    """Choices by option; what is missing has its default."""
    players: tuple[str, ...] = ()
    """A name for every seat, or none at all."""
    date: str = ""
    event: str = ""
    moves: tuple[str, ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict)
    """What was said after so many of the moves; 0 is before the first."""
    result: Outcome | None = None
    """None while the game goes on."""

    def __repr__(self) -> str:
        return f"<record of {self.variant}, {len(self.moves)} moves, {self.result or 'unfinished'}>"


def record_of(
    position: Position,
    *,
    players: tuple[str, ...] = (),
    date: str = "",
    event: str = "",
    comments: Mapping[int, str] | None = None,
) -> Record:
    """The record of a game. Skipped colours are not written: the rules know them (P11)."""
    need(position, Position, "a game")
    return Record(
        variant=position.variant.id,
        rules=position.variant.rules,
        options=position.variant.chosen,
        players=players,
        date=date,
        event=event,
        moves=tuple(map(position.format, position.moves)),
        comments=dict(comments or {}),
        result=position.outcome(),
    )


# Replaying


def replay(record: Record) -> Position:
    """The position at the end of a record, after checking every move and the result."""
    need(record, Record, "a record")
    variant = choose(find_variant(record.variant).under_rules(record.rules), record.options)
    if record.players and len(record.players) != variant.seats:
        raise RecordError(record.players, "error-record-players", game=variant.id, seats=variant.seats)
    for number in record.comments:
        if not 0 <= number <= len(record.moves):
            raise RecordError(number, "error-record-comment", number=number)
    position = start(variant)
    passes = 0
    for number, text in enumerate(record.moves, 1):
        if text.strip() == WORDS[PASS] and _may_pass(position, passes):
            passes += 1
            continue
        try:
            position.push(text)
        except (IllegalMove, NotationError) as error:
            raise RecordError(text, "error-at-move", number=number, problem=error.phrase) from error
        passes = 0
    _check_result(record.result, position)
    return position


def _may_pass(position: Position, passes: int) -> bool:
    """Whether a file may hold one pass more here: for every skipped colour one, after the end any number.

    In a matching game a pass is a move like any other.
    """
    return not position.variant.passes and (position.turn is None or passes < len(position.skipped))


def replay_placing(record: Record) -> PlacingPosition:
    """As `replay`, where only a placing game will do."""
    try:
        return need_placing_position(replay(record))
    except WrongFamily as error:
        raise RecordError(record.variant, "error-record-family", game=record.variant) from error


def _check_result(result: Outcome | None, position: Position) -> None:
    outcome = position.outcome()
    if result == outcome:
        return
    if outcome is None:
        raise RecordError(result, "error-record-not-over")
    if result is None:
        raise RecordError(result, "error-record-no-result", result=str(outcome))
    raise RecordError(result, "error-record-result", result=str(outcome), given=quoted(result, 200))


def choose(variant: V, options: Mapping[str, Choice]) -> V:
    """The variant with options whose names come out of a file, so they may be any text at all."""
    offered = {option.field for option in variant.options}
    for option, value in options.items():
        if option not in offered:
            raise BadOption(variant.id, option, value, variant.no_option(option))
    return variant.with_options(**options)


# JSON


def parse_record(text: str | bytes) -> Record:
    """The record that a file holds, replayed; bytes are UTF-8.

    `RecordError` names the field or the move that is wrong. An unknown game or option raises its own error.
    """
    record = _parse_fields(FILE.parse(text))
    replay(record)
    return record


def format_record(record: Record) -> str:
    """A record as JSON with one move a line; the same record always gives the same text."""
    need(record, Record, "a record")
    fields = {
        "variant": record.variant,
        "rules": record.rules if record.rules != FIRST_RULES else None,
        "options": dict(record.options),
        "players": list(record.players),
        "date": record.date,
        "event": record.event,
        "moves": list(record.moves),
        "comments": {str(number): record.comments[number] for number in sorted(record.comments)},
        "result": record.result and _format_result(record.result),
    }
    return FILE.format(fields)


def _format_result(result: Outcome) -> dict[str, object]:
    return {"scores": result.scores, "totals": list(result.totals), "winners": list(result.winners)}


def _parse_fields(fields: dict[str, object]) -> Record:
    return Record(
        variant=parse_text(fields["variant"], "variant"),
        rules=parse_number(fields.get("rules", FIRST_RULES), "rules"),
        options=parse_options(fields.get("options", {})),
        players=parse_texts(fields.get("players", []), "players"),
        date=parse_text(fields.get("date", ""), "date"),
        event=parse_text(fields.get("event", ""), "event"),
        moves=parse_texts(fields["moves"], "moves"),
        comments=_parse_comments(fields.get("comments", {})),
        result=_parse_result(fields.get("result")),
    )


def _parse_comments(value: object) -> dict[int, str]:
    comments = {}
    for key, comment in parse_object(value, "comments").items():
        if not (key.isascii() and key.isdigit() and len(key) < 7 and key == str(int(key))):
            refuse(key, "comments", Phrase("error-type-move"))
        comments[int(key)] = parse_text(comment, f"comments.{key}")
    return comments


def _parse_result(value: object) -> Outcome | None:
    if value is None:
        return None
    fields = parse_object(value, "result")
    if fields.keys() != {"scores", "totals", "winners"}:
        refuse(value, "result", "scores, totals, winners")
    scores = parse_object(fields["scores"], "result.scores")
    return Outcome(
        scores={colour: parse_number(score, "result.scores") for colour, score in scores.items()},
        totals=parse_numbers(fields["totals"], "result.totals"),
        winners=parse_numbers(fields["winners"], "result.winners"),
    )
