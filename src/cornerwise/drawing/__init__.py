"""Pictures of positions, designs and pieces: `draw_text` for terminals, `draw_svg` for everything else."""

from cornerwise.drawing.svg import draw_shape_svg, draw_svg
from cornerwise.drawing.text import draw_pieces, draw_text

__all__ = ["draw_pieces", "draw_shape_svg", "draw_svg", "draw_text"]
