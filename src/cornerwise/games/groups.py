"""Games in groups, as people look for them: one entry for all boards and numbers of players of a game."""

from collections.abc import Iterable
from dataclasses import dataclass

from cornerwise.games.variant import Variant


@dataclass(frozen=True)
class Group:
    """Some games under one name."""

    name: str
    games: tuple[Variant, ...]

    @property
    def usual(self) -> Variant:
        """What is played unless somebody chooses otherwise."""
        return next((game for game in self.games if game.usual), self.games[0])

    @property
    def face(self) -> Variant:
        """The game whose cover stands for all."""
        return next((game for game in self.games if game.face), self.usual)


def groups(games: Iterable[Variant]) -> tuple[Group, ...]:
    """The groups of some games, in the order of their first ones."""
    found: dict[str, list[Variant]] = {}
    for game in games:
        found.setdefault(game.group_name, []).append(game)
    return tuple(Group(name, tuple(members)) for name, members in found.items())
