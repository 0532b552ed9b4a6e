## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Opening explorer
# Which games are looked up: those of the next three messages
explorer-source = Which games
explorer-source-engine = Computer games
explorer-source-server = Public games
explorer-source-mine = My games
explorer-source-engine-text = Games the computer played against itself.
explorer-source-server-text = Public games finished on this server.
explorer-source-mine-text = Your finished games on this server.
error-explorer-preparing = The computer games are still being prepared. They’ll appear here by themselves in a few minutes.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } game reached this position
   *[other] { $count } games reached this position
}
explorer-moves = Moves played here
# Columns of the table
explorer-column-move = Move
explorer-column-games = Games
# The share of wins of whoever made the move
explorer-column-won = Won
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Points ahead
explorer-column-engine = Computer
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Play { $move }
explorer-last = Last game with { $move }
explorer-none = No games here
explorer-none-text = Nobody has reached this position in these games. Go back a move, or look at other games.
explorer-deep = The explorer covers the first { $count } moves of every game.
explorer-none-mine = None of your finished games on this server reached this position.
explorer-over = The game is over. Go back to see which moves were played.
explorer-engine-on = Analyse
explorer-more = Showing the { $count } most frequent moves.
explorer-flat-only = The opening explorer only covers games on flat boards.
