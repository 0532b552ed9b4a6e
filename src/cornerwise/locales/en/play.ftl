## Whose turn it is and what can be done

status-loading = Loading…
status-waiting = Waiting for players
status-waiting-text = The game starts when every seat is taken.
status-paused = Paused
status-paused-text = The clocks are stopped.
status-over = Game over
status-your-turn = Your turn
status-turn-of = { $name } to move
status-viewing = { $ply ->
    [0] at the start
    [one] after 1 move
   *[other] after { $ply } moves
  }
status-sending = sending…
status-planned = Your next move is planned.
status-can-plan = Pick a piece to plan your next move.
status-plan-hint = Put it where you want to play next.
status-watching = You’re watching.
opening-both = Place the first piece of both colours. The other player then chooses a colour.
opening-choose = Choose your colour. { $colour } moves next.
opening-take = Play { $colour }
handover-title = Hand the screen to { $name }
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
status-does-not-fit = It doesn’t fit here
status-lost = Reconnecting…
status-lost-text = Your game is safe. The clocks are paused.
plan-fails = Your planned move is no longer possible. Please choose another.
notice-your-turn = Your turn
## Said on the board for a moment
# A colour has no place left for any of its pieces.
said-out = { $colour } can’t place any more pieces.
said-out-you = You can’t place any more pieces.
# Somebody scored more in Triominos; $name is a name or “You”.
said-bridge = { $name }: bridge, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] hexagon
   *[other] { $count } hexagons
  }, +{ $points }

## Seats

seat-open = Open seat
seat-computer = Computer, level { $level }
seat-engine = Computer
seat-level = level { $level }
seat-number = Player { $number }
seat-guest = Guest
seat-me = You
seat-you = { $name } (you)
seat-replaced = the computer is playing for { $name }
seat-gone = has left
seat-chooses = chooses a colour
# Under a name: this player can’t place any more pieces.
seat-out = is out
seat-cells = { $cells } left
seat-pieces-cells = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }, { $shape ->
    [triangle] { $cells ->
        [one] 1 triangle left
       *[other] { $cells } triangles left
      }
    [cube] { $cells ->
        [one] 1 cube left
       *[other] { $cells } cubes left
      }
   *[square] { $cells ->
        [one] 1 square left
       *[other] { $cells } squares left
      }
  }
seat-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }
seat-points = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
  }
seat-reach = can reach { $shape ->
    [triangle] { $cells ->
        [one] 1 free triangle
       *[other] { $cells } free triangles
      }
    [cube] { $cells ->
        [one] 1 free cube
       *[other] { $cells } free cubes
      }
   *[square] { $cells ->
        [one] 1 free square
       *[other] { $cells } free squares
      }
  }
seat-corners-reach = { $corners ->
    [one] 1 open corner
   *[other] { $corners } open corners
  }, can reach { $shape ->
    [triangle] { $cells ->
        [one] 1 free triangle
       *[other] { $cells } free triangles
      }
    [cube] { $cells ->
        [one] 1 free cube
       *[other] { $cells } free cubes
      }
   *[square] { $cells ->
        [one] 1 free square
       *[other] { $cells } free squares
      }
  }
dropped-resigned = resigned
dropped-time = ran out of time
dropped-left = left the game

## Colours

colour-blue = Blue
colour-yellow = Yellow
colour-red = Red
colour-green = Green
colour-purple = Purple
colour-orange = Orange
# Colours inside a sentence
ink-blue = blue
ink-yellow = yellow
ink-red = red
ink-green = green
ink-purple = purple
ink-orange = orange

## The board

board-label = { $game } board
cell-free = { $cell }, free
cell-corner = { $cell }, free, one of your corners
cell-start = { $cell }, starting { $shape ->
    [triangle] triangle
   *[square] square
  }
cell-start-of = { $cell }, { $colour } starts here
cell-taken = { $cell }, { $colour }, piece { $piece }

## The tray and what is done with a piece

tray-label = Pieces
tray-piece = Piece { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 triangle
       *[other] { $cells } triangles
      }
    [cube] { $cells ->
        [one] 1 cube
       *[other] { $cells } cubes
      }
   *[square] { $cells ->
        [one] 1 square
       *[other] { $cells } squares
      }
  }, { $places ->
    [0] fits nowhere
    [one] fits in 1 place
   *[other] fits in { $places } places
  }, key { $key }
tray-piece-waiting = Piece { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 triangle
       *[other] { $cells } triangles
      }
    [cube] { $cells ->
        [one] 1 cube
       *[other] { $cells } cubes
      }
   *[square] { $cells ->
        [one] 1 square
       *[other] { $cells } squares
      }
  }, key { $key }
piece-cells = Piece { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 triangle
       *[other] { $cells } triangles
      }
    [cube] { $cells ->
        [one] 1 cube
       *[other] { $cells } cubes
      }
   *[square] { $cells ->
        [one] 1 square
       *[other] { $cells } squares
      }
  }
actions-label = Selected piece
action-turn = Rotate
action-flip = Flip
action-next = Next fit
action-next-of = { $number } of { $count }
action-drop = Put back
action-place = Place
action-plan = Plan move
action-sending = Sending…
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
type-what-tile = Tile, and its place if there are several
type-what = Piece and { $shape ->
    [triangle] triangle, or all triangles
    [cube] cube, or all cubes
   *[square] square, or all squares
  } it covers
type-several = { $count ->
    [one] 1 move fits that. Choose it below.
   *[other] { $count } moves fit that. Choose one.
  }
# $reason is one of the reasons in reasons.ftl.
type-illegal = { $piece } at { $cell }: { $reason }
type-all = { $count ->
    [one] The only legal move
   *[other] All { $count } legal moves
  }
type-piece = Piece { $piece }, { $count ->
    [one] 1 place
   *[other] { $count } places
  }

## What screen readers say when a move is made

said-lays = { $name } placed { $piece } at { $cell }.
said-lays-you = You placed { $piece } at { $cell }.
said-lays-colour = { $name } placed { $piece } at { $cell }, { $colour }.
said-lays-colour-you = You placed { $piece } at { $cell }, { $colour }.
said-lays-tile = { $name } placed tile { $tile }.
said-lays-tile-you = You placed tile { $tile }.
# $word is what was done instead of placing: "Pass", "Draw a tile".
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
said-opened = { $count ->
    [one] 1 new open corner: { $cells }.
   *[other] { $count } new open corners: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 new open corner, such as { $cells }.
   *[other] { $count } new open corners, such as { $cells }.
  }
said-opened-none = No new open corners.
said-undone = The last move was undone.

## Clocks and what was agreed

clock-hours = h
clock-days = d
plan-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s per move
plan-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }
plan-rated = rated
plan-family = family game

## Moves, hints, chat

tab-moves = Moves
tab-hints = Hints
tab-chat = Chat
moves-label = Moves so far
moves-none = No moves yet.
moves-steps = Step through the game
moves-first = First move
moves-back = Previous move
moves-on = Next move
moves-last = Latest move
hint-ask = Show me a move
hint-thinking = Thinking…
hint-move = Try this move:
chat-label = Chat
chat-empty = No messages yet.
chat-is-off = Chat is off at this table.
chat-write = Write a message
chat-send = Send
chat-mute = Mute
chat-muted = You won’t see this player’s messages any more.
chat-report = Report
chat-reported = Reported. The people who run this server will take a look.
chat-news = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
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
phrase-again = Play again?
phrase-goodbye = Goodbye

## The menu

menu-title = Menu
menu-undo = Undo last move
menu-ask-undo = Ask to undo a move
menu-pause = Pause
menu-ask-pause = Ask for a break
menu-draw = Offer a draw
menu-ask-draw = Offer a draw
menu-abort = Cancel the game
menu-ask-abort = Ask to cancel the game
menu-resume = Resume
menu-stand = Leave the table
menu-resign = Resign
menu-resign-sure = Resign this game?
menu-play-on = Keep playing
menu-carry = Continue on another device
menu-keys = Keyboard shortcuts
menu-rules = Rules
switch-corners = Show open corners
switch-coordinates = Show coordinates
switch-patterns = Show a pattern on each colour
switch-confirm = Confirm each move
switch-tips = Show tips
carry-text = Scan this QR code with your other device, or type the code there. It works once, within 5 minutes.
carry-picture = QR code that continues this game on another device
carry-where = Enter the code at { $address }
keys-title = Keyboard shortcuts
keys-piece = pick a piece
keys-move = move it
keys-turn = rotate it
keys-flip = flip it over
keys-next = jump to the next place where it fits
keys-place = place it
keys-back = go back one step
keys-type = type a move
keys-zen = show only the board and pieces
keys-help = show this list

## Asking and answering

proposal-undo = { $name } wants to undo a move.
proposal-pause = { $name } asks for a break.
proposal-draw = { $name } offers a draw.
proposal-abort = { $name } wants to cancel the game.
proposal-rematch = { $name } wants a rematch.
proposal-waits = Waiting for the others…
answer-yes = Accept
proposal-declined = { $name } declined.
answer-no = Decline
gone-text = { $name } has left, and the seat is kept. You can wait, let the computer take over, or count the game as a loss for { $name }.
gone-wait = Wait
gone-engine = Let the computer play
gone-result = Count it as a loss

## At the table before and after

over-rematch = Rematch
over-to-rematch = Go to the rematch
over-result = Score
over-review = Review
result-aborted = The game was cancelled.
result-draw = Draw
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
task-own-start = Cover your starting { $shape ->
    [triangle] triangle
   *[square] square
  } with a piece.
task-start = Cover a starting { $shape ->
    [triangle] triangle
   *[square] square
  } with a piece.
task-anywhere = Pick a piece and place it anywhere.
task-corner = Pick a piece and touch one of your corners.
task-base = Pick a piece and place it on the base.
task-join = Pick a piece and place it on the base beside another one.
task-face = Pick a piece and place it against your own colour.
seat-note-standing = { $note }, { $standing }
# What has been placed so far, in the place of points that would start far below zero.
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] 1 triangle placed
       *[other] { $cells } triangles placed
      }
   *[square] { $cells ->
        [one] 1 square placed
       *[other] { $cells } squares placed
      }
  }
seat-placed-short = { $cells } placed
# How many squares of a colour are seen from above on a board of cubes.
seat-seen = { $cells } seen from above
seat-seen-short = { $cells } seen
tray-more = More pieces
tray-more-fit = More pieces that fit
moves-show = Show moves
