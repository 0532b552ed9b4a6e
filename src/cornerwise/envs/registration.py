"""Names of all games for `gymnasium.make`, as in `cornerwise/duo-v0`; `import cornerwise.envs` registers them."""

import gymnasium

from cornerwise.games.catalogue import GAMES
from cornerwise.games.variant import Variant


def _register(variant: Variant) -> None:
    name = f"cornerwise/{variant.id}-v0"
    if name not in gymnasium.registry:  # it says which game, and nothing else about it
        gymnasium.register(
            name,
            "cornerwise.envs.single:EngineEnv",
            vector_entry_point="cornerwise.envs.gym_vector:GymVectorEnv",
            kwargs={"variant": variant.id},
        )


GAMES.each(_register)
