"""The opening explorer: what was played in a position, how often, and how it ended."""

from cornerwise.explorer.index import Explorer, PlayedMove

__all__ = ["Explorer", "PlayedMove"]
