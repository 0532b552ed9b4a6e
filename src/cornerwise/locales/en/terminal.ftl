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
terminal-do-turn = { $key } turn
terminal-do-flip = { $key } flip
terminal-do-place = { $key } place
terminal-do-lay = { $key } lay
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
terminal-do-show-hand = { $key } show the hand
terminal-do-new-game = { $key } new game
terminal-do-deal = { $key } deal again
terminal-do-quit = { $key } quit
terminal-do-help = { $key } keys
terminal-do-save-and-leave = { $key } save and leave
terminal-do-leave = { $key } leave
terminal-do-stay = { $key } stay
terminal-do-back = { $key } go back
terminal-do-close = { $key } close
terminal-do-choose = { $key } choose
terminal-do-change = { $key } change
terminal-do-go-on = { $key } go on
terminal-do-open = { $key } open
terminal-do-open-saved = { $key } open a saved game
# The language that is spoken now, in its own words.
terminal-do-language = { $key } language: { $language }
terminal-quit-key = { $key } leaves Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = take the piece with that key in the tray
terminal-help-next-piece = take the next or previous piece that fits
terminal-help-turn = turn it right or left
terminal-help-flip = turn it over, or tip a solid piece
terminal-help-place = next or previous place where it fits
terminal-help-lay = lay it down, where it fits
terminal-help-hint = hint: what a strong player would do; again: take it
terminal-help-answer = keep or swap, when the opening asks for it
terminal-help-undo = take your last move back, also while others think
terminal-help-save = save the game
terminal-help-marks = marks that tell the colours apart without hue
terminal-help-leave = leave
terminal-help-pick-tile = take the tile with that key in your hand
terminal-help-next-tile = take the next or previous tile that fits
terminal-help-step = to the next place where it fits; without a tile, look around
terminal-help-turn-tile = turn it, where it fits turned
terminal-help-lay-tile = lay it down
terminal-help-draw = draw a tile
terminal-help-pass = pass, when the rules allow it
terminal-help-undo-tile = take your last move back, but never over a draw
terminal-help-lines = lines between tiles, to be told without colours
terminal-help-board = Flat boards: a piece touches your own colour at a corner and never along a side; the first covers a start cell (). Solid boards, level by level: it shares a face with your colour and leaves no hole below.
terminal-help-board-notes = A filled piece fits; a hatched one does not, and a line says why. Tinted cells are those it could cover; dots mark the pieces laid last. Grey pieces have no place now; matt cells have others above them. From above, squares show their height, or its limit.
terminal-help-tiles = A tile lies with a whole side against another, and all numbers that meet at a corner are equal. It scores their sum; a bridge, which meets others across a gap, and a hexagon, the sixth tile round a point, score more. Who cannot or will not lay draws, up to three tiles a turn.
terminal-help-tiles-notes = The tile in your hand is shown only where it fits; dots mark its other places, a star the tile laid last. Grey tiles fit nowhere now.

## Setting up a game

terminal-person = Somebody at this keyboard
terminal-greedy = The computer, greedy
terminal-random = The computer, at random
terminal-seat-keys = At a seat: H somebody here, 1 to 9 the computer's level, G greedy, R random
# $command is typed at a prompt.
terminal-no-saved-game = There is no saved game in this folder; { $command } opens others.
terminal-open = Go on with a saved game
terminal-nobody = nobody called { $name } can sit there (one of: { $known })

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
terminal-rests = rests

## Whose turn it is

terminal-your-turn = Your turn: { $colour }
terminal-keep-or-swap = Keep or swap?
terminal-chooses = { $name } is choosing
terminal-answer = K: keep, and play { $first }. W: swap, and play { $second }. { $first } moves next.
terminal-over = The game is over. { $result }.
terminal-match-over = The match is over. { $result }.
terminal-deal-yours = Deal { $deal }: your turn
terminal-deal-turn = Deal { $deal }: { $name } to move
terminal-deal-over = Deal { $deal } is over
terminal-thinking = { $name } is thinking ... { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Pass the keyboard to { $name }. Enter shows the hand.

## The piece or the tile in the hand

# $cells are the names of those it would cover.
terminal-fits = { $piece } fits: { $cells }.
terminal-lay-it = Enter lays it. Place { $number } of { $count }.
terminal-misfit = { $piece } does not fit.
terminal-places = { $count ->
    [0] It has no place now.
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
    [0] Nothing fits: P ends the turn (M6).
   *[other] Nothing fits: P ends the turn and costs { $cost } more (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] You could lay a tile. D again draws one (M6).
   *[other] You could lay a tile. D again draws one and costs { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } fits nowhere now (M4).
terminal-one-way = It fits in no other way.
terminal-too-small = This board scrolls; it wants a window of { $width } x { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } laid { $piece }.
terminal-laid-at = { $colour } laid { $piece } at { $cells }.
terminal-kept = { $name } kept and plays { $colours }.
terminal-kept-you = You kept and play { $colours }.
terminal-swapped = { $name } swapped and plays { $colours }.
terminal-swapped-you = You swapped and play { $colours }.
terminal-passed = { $name } passed.
terminal-passed-you = You passed.
terminal-late = { $name } ran out of time.
terminal-late-you = Your time ran out.
# $colours is a list of $count colours.
terminal-cannot-place = { $count ->
    [one] { $colours } cannot place and rests.
   *[other] { $colours } cannot place and rest.
  }
terminal-drew = { $name } drew { $count ->
    [one] a tile
   *[other] { $count } tiles
  }.
terminal-drew-you = You drew { $count ->
    [one] a tile
   *[other] { $count } tiles
  }.
terminal-laid-tile = { $points ->
    [0] { $name } laid { $tile }.
   *[other] { $name } laid { $tile } for { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] You laid { $tile }.
   *[other] You laid { $tile } for { $points }.
  }
terminal-made-bridge = That makes a bridge.
terminal-made-hexagons = { $count ->
    [one] That closes a hexagon.
   *[other] That closes { $count } hexagons.
  }
terminal-went-out = { $name } went out.
terminal-went-out-you = You went out.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } tile lies on the table.
   *[other] { $game }: { $count } tiles lie on the table.
  }
terminal-begins = { $name } begins.
terminal-begins-you = You begin.
terminal-best-first = The best tile is laid first (M13).
terminal-any-tile = Lay any tile (M3).
# $lots is a list of players with the tiles that they drew.
terminal-lots = Lots (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Deal { $deal } is blocked: all have passed (M9).
# $names is a list.
terminal-deal-out = Deal { $deal }: { $names } went out (M8).
terminal-deal-out-you = Deal { $deal }: you went out (M8).
terminal-scored = You scored { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-taken-back = { $count ->
    [one] One move taken back.
   *[other] { $count } moves taken back.
  }
terminal-undo-none = There is no move of yours to take back
terminal-undo-none-in-deal = There is no move of yours in this deal to take back
terminal-undo-deal-over = The deal is over: nothing can be taken back
terminal-undo-draw = A tile was drawn since, and a draw cannot be taken back
terminal-undo-late = The time of that turn ran out, and that cannot be taken back

## Hints

terminal-looking = Looking for a good move ... { $time }  H shows the best so far, Esc calls it off.
terminal-hint = Hint: { $piece } where marked.
# $move is what one does instead of laying something: Pass.
terminal-hint-word = Hint: { $move }.
terminal-hint-take = H takes it up.
terminal-ahead = { $points ->
    [one] { $share } to win, about { $points } point ahead.
   *[other] { $share } to win, about { $points } points ahead.
  }
terminal-behind = { $points ->
    [one] { $share } to win, about { $points } point behind.
   *[other] { $share } to win, about { $points } points behind.
  }
terminal-level-so-far = { $share } to win, about level.

## Saving and leaving

terminal-unsaved = The game is not saved.
terminal-save-as = Save the game as
terminal-replace = There is a file of that name. Enter again replaces it.
# $command is typed at a prompt.
terminal-saved = Saved. { $command } goes on with it.
# $error is what the system says.
terminal-not-saved = Not saved, { $file }: { $error }.
