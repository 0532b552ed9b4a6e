"""Checks an action of an environment and makes the move."""

from operator import index
from random import Random

from cornerwise.envs.faults import IllegalAction, NoAction, StepAfterEnd
from cornerwise.envs.spec import NoSuchAction
from cornerwise.envs.specs import AnySpec
from cornerwise.errors import IllegalMove
from cornerwise.locales.phrase import Phrase
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position


def act(spec: AnySpec, game: Position, action: object, rng: Random) -> None:
    """Make the move that an action is; `IllegalAction` or `StepAfterEnd` change nothing."""
    if game.turn is None:
        raise StepAfterEnd(action, spec.over_clause)
    move = find_move(spec, game, action)
    try:
        spec.push(game, move, rng)
    except IllegalMove as error:
        raise IllegalAction(error.value, error.violation, game) from None


def find_move(spec: AnySpec, game: Position, action: object) -> Move:
    """The move that an action is, legal or not; `IllegalAction` for what is no action at all."""
    try:
        return spec.move(game, index(action))  # type: ignore[arg-type]  # what it cannot take is caught
    except TypeError:
        fault = Phrase("error-action-type")
    except NoSuchAction as error:
        fault = error.phrase
    raise IllegalAction(action, NoAction(game.NO_SUCH_MOVE.clause, fault), game)
