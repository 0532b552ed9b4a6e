"""Pictures of positions and pieces: `draw_text` for terminals, `draw_svg` for everything else."""
