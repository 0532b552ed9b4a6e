"""The game in the terminal, with Textual (extra `terminal`).

Both families of games share `screen`, the course of a match, and `thinking`, what players work out meanwhile. Games on
a board add `table`, `turn` and `board_match`, games with tiles `tile_screen`, `tile_turn` and `tile_match`. Only the
application, the screens, dialogs and widgets know Textual; the rest is state, pictures and words. No rule is written
down here, and no text: those come from the catalogue in the language that is spoken.
"""
