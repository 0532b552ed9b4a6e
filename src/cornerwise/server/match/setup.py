"""Plans a match: checks the game, options, seats and clock before it is created."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cornerwise.engine.levels import LEVELS
from cornerwise.errors import BadOption, UnknownVariant
from cornerwise.games.catalogue import find_variant
from cornerwise.games.handicap import format_withheld
from cornerwise.games.options import Choice
from cornerwise.locales.phrase import Phrase
from cornerwise.records.record import choose
from cornerwise.server.base.refusal import Refused
from cornerwise.server.families.families import family_of
from cornerwise.server.match.chance import new_seed
from cornerwise.server.match.clock import DAY, ClockPlan
from cornerwise.server.match.events import Created, Occupant
from cornerwise.server.match.match import Match
from cornerwise.server.match.series import SERIES, continued_series

MOST_DAYS = 14


def plan_match(
    variant: str,
    options: Mapping[str, Choice],
    seats: Sequence[Occupant],
    *,
    host: str,
    handicap: Mapping[str, Sequence[str]] = MappingProxyType({}),
    clock: ClockPlan = ClockPlan(),  # noqa: B008  # it never changes
    listed: bool = False,
    family: bool = False,
    rated: bool = False,
    chat: str = "presets",
    rules: int | None = None,
    tournament: str = "",
    best_of: int = 0,
) -> Created:
    """The first event of a match; `Refused` says what does not fit."""
    without: dict[str, Choice] = {"without": format_withheld(handicap)} if handicap else {}
    try:
        known = find_variant(variant)
        game = choose(known if rules is None else known.under_rules(rules), {**options, **without})
    except (UnknownVariant, BadOption) as error:
        raise Refused("match/bad-plan", error.phrase) from error
    clock_fits = clock.kind == "none" or 1000 <= clock.budget <= MOST_DAYS * DAY
    increment_fits = not clock.increment or (clock.kind == "game" and 0 <= clock.increment <= 600_000)
    somebody_plays = any(seat.player == host or not seat.level for seat in seats)
    levels_fit = all(not seat.level or seat.level in LEVELS for seat in seats)
    needs = (
        (len(seats) == game.seats, Phrase("refused-seat-count", game=variant, seats=game.seats, given=len(seats))),
        (levels_fit, Phrase("refused-levels", least=LEVELS[0], most=LEVELS[-1])),
        (not options.keys() & without, Phrase("refused-handicap-twice")),
        (not (rated and "without" in game.chosen), Phrase("refused-handicap-rated")),
        (somebody_plays, Phrase("refused-nobody-plays")),
        (clock_fits, Phrase("refused-clock", most=MOST_DAYS)),
        (increment_fits, Phrase("refused-increment")),
        (clock.kind == "move" or not game.time_limit, Phrase("refused-turn-limit")),
        (not best_of or game.seats == 2, Phrase("refused-series-seats")),
        (not best_of or best_of in SERIES, Phrase("refused-series-length", lengths=", ".join(map(str, SERIES)))),
    )
    for holds, otherwise in needs:
        if not holds:
            raise Refused("match/bad-plan", otherwise)
    return Created(
        variant=variant,
        options=dict(game.chosen),
        seats=tuple(seats),
        clock=clock,
        host=host,
        seed=new_seed(),
        listed=listed,
        family=family,
        rated=rated,
        chat="off" if family else chat,
        rules=game.rules,
        tournament=tournament,
        best_of=best_of,
    )


def brings_board(created: Created) -> bool:
    """Whether a match is on a custom board: an option has a value that is not among the listed choices."""
    return any(
        option.check and not option.quiet and created.options.get(option.field, option.choices[0]) not in option.choices
        for option in find_variant(created.variant).options
    )


def rematch_plan(match: Match) -> Created:
    """The same match once more, with everybody one seat further on, so that somebody else begins."""
    kept = {name: getattr(match.created, name) for name in ("clock", "host", "listed", "family", "rated", "chat")}
    options = family_of(match.variant).rematch_options(match.variant)
    seats = [Occupant(seat.player, seat.name, seat.level) for seat in match.seats]
    plan = plan_match(match.created.variant, options, seats[-1:] + seats[:-1], **kept)
    return continued_series(match, plan)
