"""Pictures of positions, designs and pieces: `draw_text` for terminals, `draw_svg` for everything else."""

from cornerwise.drawing.draw import draw_svg, draw_text
from cornerwise.drawing.svg import draw_shape_svg
from cornerwise.drawing.text import draw_pieces

__all__ = ["draw_pieces", "draw_shape_svg", "draw_svg", "draw_text"]
