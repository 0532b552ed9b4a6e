"""Games to play in a notebook: `play("duo", level=3)` as the last line of a cell. Needs the extra `notebook`."""

from cornerwise.notebook.widget import GameWidget, play

__all__ = ["GameWidget", "play"]
