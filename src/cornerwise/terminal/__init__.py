"""The game in the terminal, with Textual (extra `terminal`).

`players`, `match`, `hand`, `turn`, `raster`, `paint`, `tray` and `words` know nothing of Textual: they are the state
and the pictures. The other modules are its screens and widgets. No rule is written down here.
"""
