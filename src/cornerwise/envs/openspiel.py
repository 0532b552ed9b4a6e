"""Every game registered with OpenSpiel as a Python game, so that its algorithms run on them.

>>> import pyspiel
>>> import cornerwise.envs.openspiel
>>> game = pyspiel.load_game("cornerwise_triominos(seats=3,deals=1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 56)

Options of a game are parameters. Utilities are those of `EnvSpec.rewards`, paid at the end. Where hands are hidden,
tiles come by chance nodes, an information state is all that a seat has seen, and `resample_from_infostate` draws a
state that the seat could not tell from the true one.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import numpy as np

from cornerwise.drawing.draw import draw_text
from cornerwise.envs.spec import NoSuchAction, env_name
from cornerwise.envs.specs import AnySpec, find_spec
from cornerwise.errors import CornerwiseError, needing
from cornerwise.games.catalogue import GAMES, find_variant
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_moves import outcome_move, outcome_of
from cornerwise.rules.position import Ply, Position
from cornerwise.rules.tiles import TILES

with needing("environments of OpenSpiel need", "openspiel"):
    import pyspiel


class SpielGame(pyspiel.Game):
    """A game of the catalogue with the options that its parameters chose."""

    variant_id: str

    def __init__(self, params: dict[str, Choice]) -> None:
        self.spec: AnySpec = find_spec(self.variant_id, **params)
        alone = self.spec.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.actions,
            max_chance_outcomes=len(TILES) if self.spec.variant.hides else 0,
            num_players=self.spec.seats,
            min_utility=0 if alone else -1,
            max_utility=1,
            utility_sum=None if alone else 0,
            max_game_length=self.spec.longest,
        )
        super().__init__(_type_of(self.spec.variant), info, params)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """The most chance moves that a game can have."""
        return self.spec.most_chance_moves

    def new_initial_state(self) -> "SpielState":
        """The state before the first move."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What is seen now, or with perfect recall all that was ever seen."""
        if params:
            raise CornerwiseError(params, "error-no-observer-parameters")
        return Observer(self.spec, perfect_recall=kind is not None and kind.perfect_recall)


def load_game(text: str) -> Any:
    """As OpenSpiel has it, in a process that may not know the games of this module yet."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):
    """A game in progress. Chance moves by the numbers of the tiles, seats by the actions of the environments."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game: Position = game.spec.blank.copy()  # OpenSpiel copies and pickles all that a state holds

    @property
    def spec(self) -> AnySpec:
        """How the game is seen and acted in."""
        spec: AnySpec = self.get_game().spec
        return spec

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's numbers for chance and for the end."""
        if self.game.turn is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.game.mover is None else self.game.mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.turn is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.spec.legal(self.game)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The tiles that may come next with their probabilities, which are equal."""
        tiles = sorted(tile for move in self.game.legal_moves if (tile := outcome_of(move)) is not None)
        return [(tile, 1 / len(tiles)) for tile in tiles]

    def _apply_action(self, action: int) -> None:
        game = self.game
        move = outcome_move(action) if game.mover is None else self.spec.move(game, action)
        game.push(move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.game.format(outcome_move(action))
        try:
            return self.game.format(self.spec.move(self.game, action))
        except NoSuchAction:  # a place that is not open now
            return f"action {action}"

    def returns(self) -> list[float]:
        """The utility of every seat; zeros until the game is over."""
        return list(self.spec.rewards(self.game)) if self.is_terminal() else [0.0] * self.spec.seats

    def __str__(self) -> str:
        """All moves, those of chance too: short to make, and no two states share it."""
        return self._told(self.game.plies)

    def _told(self, plies: Iterable[Ply]) -> str:
        return "; ".join(f"{ply.colour} {self.game.format(ply.move)}" for ply in plies)

    def recalled_by(self, player: int) -> str:
        """Everything that a seat ever saw, in words."""
        return f"seat {player}: {self._told(self._seen_by(player))}"

    def _seen_by(self, player: int) -> Iterable[Ply]:
        """All plies of the game as a seat saw them; a tile that only another seat saw is hidden."""
        return self.game.seen_by(player)

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> "SpielState":
        """A state that a seat cannot tell from this one, each as likely as it is; `sample` draws from 0 to 1."""
        game = self.game
        twin: SpielState = self.get_game().new_initial_state()
        sampled = game.view(player).sample(Random(sample())).plies
        # A match is sampled from its deal on. What lay in hands before is of no use to anybody, so it stays as it is.
        for ply in [*game.plies[: game.ply - len(sampled)], *sampled]:
            tile = outcome_of(ply.move)
            twin.apply_action(self.spec.action(twin.game, ply.move) if tile is None else tile)
        return twin


class Observer:
    """What a player sees of a state, by the interface of OpenSpiel's Python observers."""

    def __init__(self, spec: AnySpec, perfect_recall: bool) -> None:
        self._spec = spec
        self._recalls = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(int(np.prod(spec.shape)), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor.reshape(spec.shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees of a state into `tensor`."""
        if not self._recalls:
            self.dict["observation"][:] = self._spec.look(state.game, player)["observation"]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees of a state, or has seen so far, as text."""
        if self._recalls:
            return state.recalled_by(player)
        return draw_text(state.game.view(player))


def _type_of(variant: Variant) -> Any:
    kinds = pyspiel.GameType
    hidden = variant.hides
    seats = [choice for option in variant.options if option.field == "seats" for choice in option.choices]
    return kinds(
        short_name=env_name(variant),
        long_name=f"Cornerwise {variant.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if hidden else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if variant.seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats, default=variant.seats),
        min_num_players=min(seats, default=variant.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=find_variant(variant.id).chosen,
    )


def _register(variant: Variant) -> None:
    # A class of its own: OpenSpiel lets go of what makes a game after Python has ended, and only classes outlive that.
    made = type(f"Spiel{variant.title}", (SpielGame,), {"variant_id": variant.id})
    pyspiel.register_game(_type_of(variant), made)


GAMES.each(_register)
