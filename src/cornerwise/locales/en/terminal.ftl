### The game in the terminal. Lines of a terminal are short: 80 characters, beside the board 36.
### Single capital letters, Enter, Esc and Tab are keys: letters stay as they are, the names of keys as keyboards have them.
### M3, P4 and the like are clauses of the rule book and stay.

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = letters, digits

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } piece
terminal-do-tile = { $key } tile
terminal-do-move = { $key } move
# There is no room for "rotate" in 80 columns.
terminal-do-turn = { $key } turn
terminal-do-flip = { $key } flip
terminal-do-place = { $key } fit
terminal-do-lay = { $key } place
terminal-do-draw = { $key } draw
terminal-do-pass = { $key } pass
terminal-do-keep = { $key } keep
terminal-do-swap = { $key } swap
terminal-do-hint = { $key } hint
terminal-do-undo = { $key } undo
terminal-do-save = { $key } save
terminal-do-marks = { $key } marks
# Lines between the tiles.
terminal-do-lines = { $key } lines
terminal-do-look = { $key } look around
terminal-do-look-at-board = { $key } look at the board
terminal-do-show-hand = { $key } show your hand
terminal-do-new-game = { $key } new game
terminal-do-deal = { $key } deal again
terminal-do-quit = { $key } quit
terminal-do-help = { $key } keys
terminal-do-save-and-leave = { $key } save and quit
terminal-do-leave = { $key } quit
terminal-do-stay = { $key } stay
terminal-do-back = { $key } go back
terminal-do-close = { $key } close
terminal-do-choose = { $key } choose
terminal-do-change = { $key } change
terminal-do-go-on = { $key } continue
terminal-do-open = { $key } open
terminal-do-open-saved = { $key } open a saved game
# The language that is spoken now, in its own words.
terminal-do-language = { $key } language: { $language }
terminal-quit-key = { $key } quits Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = pick the piece with that key in the tray
terminal-help-next-piece = pick the next or previous piece that fits
terminal-help-turn = rotate it right or left
terminal-help-flip = flip it over, or tip a piece of cubes
terminal-help-place = go to the next or previous place where it fits
terminal-help-lay = place it, if it fits
terminal-help-hint = show a hint; press again to use it
terminal-help-answer = keep or swap, when the opening asks for it
terminal-help-undo = undo your last move, even while others think
terminal-help-save = save the game
terminal-help-marks = marks on colours, to tell them apart without colour
terminal-help-leave = quit
terminal-help-pick-tile = pick the tile with that key in your hand
terminal-help-next-tile = pick the next or previous tile that fits
terminal-help-step = go to the next place where it fits, or look around
terminal-help-turn-tile = rotate it, if it fits that way
terminal-help-lay-tile = place it
terminal-help-draw = draw a tile
terminal-help-pass = pass, when the rules allow it
terminal-help-undo-tile = undo your last move, but not past a draw
terminal-help-lines = lines between tiles, to tell them apart without colour
terminal-help-board = Flat boards: a piece must touch your own colour at a corner and never along a side; the first covers a starting square (). Cubes, level by level: it must share a face with your colour and leave no hole below.
terminal-help-board-notes = A filled piece fits; a hatched one doesn’t, and a line says why. Tinted squares are those it could cover; dots mark the last pieces placed. Grey pieces fit nowhere now; dull squares have cubes above them. From above, squares show their height or their limit.
terminal-help-tiles = A tile must lie with a whole side against another, and numbers that meet at a corner must be equal. It scores their sum. A bridge, which meets tiles across a gap, and a hexagon, the sixth tile around a point, score extra. If you can’t or won’t place one, draw up to three tiles.
terminal-help-tiles-notes = Your tile is shown only where it fits; dots mark its other places, and a star marks the last tile placed. Grey tiles fit nowhere now.

## Setting up a game

terminal-person = Someone at this keyboard
terminal-greedy = The computer, greedy
terminal-random = The computer, at random
terminal-seat-keys = For each seat: H someone here, 1 to 9 the level of the computer, G greedy, R random
# $command is typed at a prompt.
terminal-no-saved-game = There’s no saved game in this folder. To open one from elsewhere: { $command }
terminal-open = Continue a saved game
terminal-nobody = { $name } cannot play (choose from: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Level { $level }
terminal-is-greedy = Greedy
terminal-is-random = Random
terminal-shared = Shared
# A player, and what they play or who that is: Level 3 (Orange), Player 2 (Level 3).
terminal-seat = { $name } ({ $note })
terminal-column-left = left
terminal-column-points = points
terminal-column-tiles = tiles
terminal-column-deal = deal
terminal-column-total = total
# Of a colour that has no place on this turn, in a column.
terminal-rests = skipped

## Whose turn it is

terminal-your-turn = Your turn: { $colour }
terminal-keep-or-swap = Keep or swap?
terminal-chooses = { $name } is choosing
terminal-answer = K: keep, and play { $first }. W: swap, and play { $second }. { $first } moves next.
terminal-over = Game over. { $result }.
terminal-match-over = Match over. { $result }.
terminal-deal-yours = Deal { $deal }: your turn
terminal-deal-turn = Deal { $deal }: { $name } to move
terminal-deal-over = Deal { $deal } is over
terminal-thinking = { $name } is thinking… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Pass the keyboard to { $name }. Enter shows the hand.

## The piece or the tile in the hand

# $cells are the names of those it would cover.
terminal-fits = { $piece } fits: { $cells }.
terminal-lay-it = Enter places it. Fit { $number } of { $count }.
terminal-misfit = { $piece } doesn’t fit.
terminal-places = { $count ->
    [0] It fits nowhere now.
    [one] N shows its place.
   *[other] N shows its { $count } places.
  }
# A reason as a sentence, with the clause of the rule book.
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = You drew { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Nothing fits: D draws a tile (M6).
   *[other] Nothing fits: D draws a tile and costs { $cost } (M6).
  }
terminal-stuck-empty = Nothing fits and the pile is empty: P passes (M7).
terminal-stuck-end = { $cost ->
    [0] Nothing fits: P ends your turn (M6).
   *[other] Nothing fits: P ends your turn and costs { $cost } more (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] You could place a tile. D again draws one (M6).
   *[other] You could place a tile. D again draws one and costs { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } fits nowhere now (M4).
terminal-one-way = It doesn’t fit any other way.
terminal-too-small = This board scrolls; to see it all, use a window of { $width } x { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } placed { $piece }.
terminal-laid-at = { $colour } placed { $piece } at { $cells }.
terminal-kept = { $name } kept and now plays { $colours }.
terminal-kept-you = You kept and now play { $colours }.
terminal-swapped = { $name } swapped and now plays { $colours }.
terminal-swapped-you = You swapped and now play { $colours }.
terminal-passed = { $name } passed.
terminal-passed-you = You passed.
terminal-late = { $name } ran out of time.
terminal-late-you = You ran out of time.
# $colours is a list of $count colours.
terminal-cannot-place = { $count ->
    [one] { $colours } can’t place a piece and is skipped.
   *[other] { $colours } can’t place a piece and are skipped.
  }
terminal-drew = { $name } drew { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }.
terminal-drew-you = You drew { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }.
terminal-laid-tile = { $points ->
    [0] { $name } placed { $tile }.
   *[other] { $name } placed { $tile } for { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] You placed { $tile }.
   *[other] You placed { $tile } for { $points }.
  }
terminal-made-bridge = It makes a bridge.
terminal-made-hexagons = { $count ->
    [one] It completes a hexagon.
   *[other] It completes { $count } hexagons.
  }
terminal-went-out = { $name } ran out of tiles.
terminal-went-out-you = You ran out of tiles.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } tile on the table.
   *[other] { $game }: { $count } tiles on the table.
  }
terminal-begins = { $name } starts.
terminal-begins-you = You start.
terminal-best-first = The best tile is placed first (M13).
terminal-any-tile = Place any tile (M3).
# $lots is a list of players with the tiles that they drew.
terminal-lots = Drawn to decide who starts (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Deal { $deal } is blocked: everyone passed (M9).
# $names is a list.
terminal-deal-out = Deal { $deal }: { $names } ran out of tiles (M8).
terminal-deal-out-you = Deal { $deal }: you ran out of tiles (M8).
terminal-scored = You scored { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-taken-back = { $count ->
    [one] 1 move undone.
   *[other] { $count } moves undone.
  }
terminal-undo-none = You have no move to undo
terminal-undo-none-in-deal = You have no move to undo in this deal
terminal-undo-deal-over = The deal is over, so nothing can be undone
terminal-undo-draw = A tile was drawn since then, and a draw can’t be undone
terminal-undo-late = Your time ran out in that turn, so it can’t be undone

## Hints

terminal-looking = Looking for a good move… { $time }  H shows the best so far, Esc cancels.
terminal-hint = Hint: place { $piece } where marked.
# $move is what one does instead of laying something: Pass.
terminal-hint-word = Hint: { $move }.
terminal-hint-take = H picks it up.
terminal-ahead = { $points ->
    [one] { $share } to win, about { $points } point ahead.
   *[other] { $share } to win, about { $points } points ahead.
  }
terminal-behind = { $points ->
    [one] { $share } to win, about { $points } point behind.
   *[other] { $share } to win, about { $points } points behind.
  }
terminal-level-so-far = { $share } to win, about even.

## Saving and leaving

terminal-unsaved = The game isn’t saved.
terminal-save-as = Save the game as
terminal-replace = That file already exists. Press Enter again to replace it.
# $command is typed at a prompt.
terminal-saved = Saved. To continue it: { $command }
# $error is what the system says.
terminal-not-saved = Not saved, { $file }: { $error }.
