## Whose turn it is and what can be done

status-loading = One moment
status-waiting = Waiting for players
status-waiting-text = The game begins when every seat is taken.
status-paused = Paused
status-paused-text = Clocks stand still.
status-over = The game is over
status-your-turn = Your turn
status-turn-of = { $name } to move
status-viewing = after { $ply ->
    [0] the set-up
    [one] 1 move
   *[other] { $ply } moves
  }
status-sending = sending
status-planned = Your move is planned.
status-can-plan = Take a piece to plan your next move.
status-plan-hint = Put it where you want it next.
status-watching = You are watching.
opening-both = Lay the first piece of both colours. The other player then chooses one.
opening-choose = Choose your colour. { $colour } moves next.
opening-take = Play { $colour }
handover-title = Give the screen to { $name }
handover-show = Show my tiles
status-places = { $places ->
    [one] 1 move is possible
   *[other] { $places } moves are possible
  }
status-fits = { $places ->
    [0] It fits nowhere now
    [one] It fits in 1 place
   *[other] It fits in { $places } places
  }
status-it-fits = It fits
status-does-not-fit = It does not fit here
status-lost = Reconnecting
status-lost-text = Nothing is lost. Clocks are paused.
plan-fails = Your planned move is no longer possible.
notice-your-turn = Your turn

## Seats

seat-open = Free seat
seat-computer = Computer, level { $level }
seat-engine = Computer
seat-level = level { $level }
seat-number = Player { $number }
seat-guest = Guest
seat-me = You
seat-you = { $name } (you)
seat-replaced = the computer plays for { $name }
seat-gone = has left
seat-chooses = chooses a colour
seat-cells = { $cells } left
seat-pieces-cells = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }, { $cells ->
    [one] 1 cell left
   *[other] { $cells } cells left
  }
seat-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }
seat-points = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
  }
seat-note-points = { $note }, { seat-points }
seat-reach = can reach { $cells ->
    [one] 1 free cell
   *[other] { $cells } free cells
  }
seat-corners-reach = { $corners ->
    [one] 1 open corner
   *[other] { $corners } open corners
  }, within reach of { $cells ->
    [one] 1 free cell
   *[other] { $cells } free cells
  }
dropped-resigned = has resigned
dropped-time = ran out of time
dropped-left = has left

## Colours

colour-blue = Blue
colour-yellow = Yellow
colour-red = Red
colour-green = Green
colour-purple = Purple
colour-orange = Orange

## The board

board-label = { $game } board
cell-free = { $cell }, free
cell-corner = { $cell }, free, your corner
cell-start = { $cell }, start cell
cell-start-of = { $cell }, start of { $colour }
cell-taken = { $cell }, { $colour }, piece { $piece }

## The tray and what is done with a piece

tray-label = Pieces
tray-piece = Piece { $piece }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
  }, { $places ->
    [0] no place
    [one] 1 place
   *[other] { $places } places
  }, key { $key }
tray-piece-waiting = Piece { $piece }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
  }, key { $key }
piece-cells = Piece { $piece }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
  }
actions-label = The piece in your hand
action-turn = Turn
action-flip = Flip
action-next = Next fit
action-next-of = { $number } of { $count }
action-drop = Drop
action-place = Place
action-plan = Plan
action-sending = Sending
nudge-label = Move the piece
nudge-up = Up
nudge-down = Down
nudge-left = Left
nudge-right = Right
nudge-up-left = Up and left
nudge-up-right = Up and right
nudge-down-left = Down and left
nudge-down-right = Down and right
word-keep = Keep my colour
word-swap = Swap colours
word-draw = Draw a tile
word-pass = Pass
type-title = Type a move
type-label = The cells that the piece covers
type-all = { $count ->
    [one] The only legal move
   *[other] All { $count } legal moves
  }
type-piece = Piece { $piece }, { $count ->
    [one] 1 place
   *[other] { $count } places
  }

## Clocks and what was agreed

clock-hours = h
clock-days = d
plan-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s a move
plan-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
  }
plan-rated = rated
plan-family = family game

## Moves, hints, chat

tab-moves = Moves
tab-hints = Hints
tab-chat = Chat
moves-label = Moves so far
moves-none = No move has been made.
moves-steps = Step through the game
moves-first = To the beginning
moves-back = One move back
moves-on = One move on
moves-last = To now
hint-ask = Show me a move
hint-thinking = Thinking
hint-move = A strong move:
chat-label = Chat
chat-empty = Nobody has said anything yet.
chat-is-off = There is no chat at this table.
chat-write = Write something
chat-send = Send
chat-mute = Mute
chat-muted = You will not see what this player says.
chat-report = Report
chat-reported = The operator of this server will look at it.
chat-news = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
  }
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-have-fun = Have fun
phrase-your-turn = Your turn
phrase-one-moment = One moment
phrase-nice-move = Nice move
phrase-oops = Oops
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-good-game = Good game
phrase-again = Another one?
phrase-goodbye = Goodbye

## The menu

menu-title = Menu
menu-undo = Take the last move back
menu-ask-undo = Ask to take a move back
menu-pause = Pause
menu-ask-pause = Ask for a pause
menu-draw = Offer a draw
menu-ask-draw = Offer a draw
menu-abort = Call the game off
menu-ask-abort = Ask to call the game off
menu-resume = Play on
menu-stand = Leave the table
menu-resign = Resign
menu-resign-sure = Give this game up?
menu-play-on = Play on
menu-carry = Go on with another device
menu-keys = Keys
menu-rules = Rules
switch-corners = Show open corners
switch-coordinates = Show coordinates
switch-patterns = A mark on every colour
switch-confirm = Confirm before placing
switch-tips = Show tips
carry-text = Point the camera of the other device at this picture, or type the code there. It is good for five minutes, once.
carry-picture = The code as a picture
carry-where = Type it at { $address }
keys-title = Keys
keys-piece = take a piece
keys-move = move it
keys-turn = turn it
keys-flip = turn it over
keys-next = to the next place where it fits
keys-place = place it
keys-back = one step back
keys-type = type a move
keys-zen = board and pieces only
keys-help = this list

## Asking and answering

proposal-undo = { $name } would like to take a move back.
proposal-pause = { $name } asks for a pause.
proposal-draw = { $name } offers a draw.
proposal-abort = { $name } would like to call the game off.
proposal-rematch = { $name } would like to play again.
proposal-waits = Waiting for the others.
proposal-declined = { $name } declines.
answer-yes = Agree
answer-no = Decline
gone-text = { $name } has left. The seat is kept; what now?
gone-wait = Wait
gone-engine = Let the computer play
gone-result = Claim the result

## At the table before and after

over-rematch = Play again
over-to-rematch = To the new game
over-result = Score
over-review = Review
result-aborted = The game was called off.
result-draw = A draw
result-you = You win
result-you-by = You win by { $points ->
    [one] 1 point
   *[other] { $points } points
  }
result-other = { $name } wins
result-other-by = { $name } wins by { $points ->
    [one] 1 point
   *[other] { $points } points
  }
