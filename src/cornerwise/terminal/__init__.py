"""The game in the terminal, with Textual.

`seated_game` is a game with its players, `screen` shows one, and `thinking` runs computer players and hints in threads.
Games on a board add `seated_board_game`, `board_screen` and `turn`, games of tiles `seated_tile_game`, `tile_screen`
and `tile_turn`; `families` says which of them a game needs. Only the application, the screens, dialogs and widgets
import Textual. Rules come from `rules`, and all texts from the catalogue of the language that is spoken.
"""
