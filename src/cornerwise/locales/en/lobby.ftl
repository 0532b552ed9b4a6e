## The start page

start-hero = Place your pieces, corner to corner.
start-play-now = Play now
start-play-now-about = { $game } against level { $level }
start-games = Games
sort-by = Sort by
sort-usual = Default order
sort-minutes = Playing time
sort-age = Age
sort-players = Number of players
start-live = Live
start-live-who = { $game }: { $who }
start-sample = Watch a game
start-waiting = Your turn
start-running = Your games
start-all-mine = All your games
start-more = More
start-puzzles = Puzzles
start-puzzles-about = Find the one best move
start-designs = Designs
start-designs-about = Make your own pictures
start-learn = Learn
start-learn-about = Lessons and rules
start-games-about = In progress and finished

## Ways of playing

mode-computer = Computer
mode-computer-about = 9 levels
mode-computer-title = Play the computer
mode-friends = Friends
mode-friends-about = invite with a link
mode-friends-title = Invite friends
mode-anyone = Anyone
mode-anyone-about = people online now
mode-anyone-title = Find an opponent
mode-screen = One screen
mode-screen-about = share this device
mode-screen-title = Play on one screen
lobby-game = Game
lobby-kind = Version
lobby-mode = Opponent
lobby-strength = Level
lobby-anyone-clock = You’ll be paired with someone who chose the same clock.
lobby-begin-computer = Play
lobby-begin-friends = Open a table
lobby-begin-anyone = Find an opponent
lobby-begin-screen = Play
lobby-more-choices = More options
lobby-rules = Rules

## Clocks

setup-clock = Clock
setup-clock-none = No clock
setup-clock-game = { $time } each
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } per move
setup-clock-days = { $time } per move

## Who plays, and how a match stands

lobby-open-seat = Open seat
lobby-open-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
 }
lobby-computer = Computer, level { $level }
lobby-computers = { $count ->
    [one] the computer (level { $level })
   *[other] { $count } computers (level { $level })
 }
lobby-open-match = Open this game
lobby-your-turn = Your turn
lobby-your-turn-left = Your turn. Time left: { $time }
lobby-their-turn = { $name } to move
lobby-running = In progress
lobby-paused = Paused
lobby-awaits-players = { $count ->
    [0] About to start
    [one] 1 open seat
   *[other] { $count } open seats
 }
lobby-move-number = Move { $number }
lobby-ended-won = You won, { $ago }
lobby-ended-lost = You lost, { $ago }
lobby-ended-drawn = Draw, { $ago }
lobby-ended-played = Finished { $ago }
lobby-ended-aborted = Cancelled, { $ago }

## Setting a match up

setup-clock-other = Custom
setup-clock-kind = Time control
setup-clock-kind-game = Per game
setup-clock-kind-move = Per move
setup-clock-kind-days = Days per move
setup-clock-minutes = Minutes each
setup-clock-seconds = Seconds per move
setup-clock-days-count = Days per move
setup-clock-increment = Seconds added after each move
setup-seats = Players
setup-count = Number of players
setup-who = Who plays
setup-options = Rules
setup-table = Table settings
setup-listed = Public
setup-listed-about = Anyone can find this table and join. If off, people need the link.
setup-family = Family table
setup-family-about = Hints for everyone and no chat. Add a handicap to give children and beginners a fair chance.
setup-rated = Rated
setup-rated-about = Everyone needs an account and takes only one seat.
setup-rated-account = Log in to play rated games. Everyone at the table needs an account.
setup-handicap = Handicap
setup-handicap-about = Stronger players start without some of their largest pieces. Games with a handicap aren’t rated.
setup-handicap-count = { $count ->
    [0] All pieces
    [one] Without { $count } piece
   *[other] Without { $count } pieces
 }
setup-chat = Chat
setup-chat-presets = Set phrases
setup-chat-free = Free text
setup-chat-off = Off
setup-clash = These options don’t work together. Please change one of them.
setup-clash-heights = This board can’t be played. Connect all its squares and use 2 to 512 cubes.
setup-step-rules = Clock and rules
# A board of your own for the game with cubes.
heights-about = Choose a height, then tap squares or drag across them. 0 makes a hole.
heights-board = Your board
heights-square = { $square }, height { $height }
heights-columns = Columns
heights-columns-count = { $count ->
    [one] 1 column
   *[other] { $count } columns
  }
heights-columns-fewer = Remove a column
heights-columns-more = Add a column
heights-rows = Rows
heights-rows-count = { $count ->
    [one] 1 row
   *[other] { $count } rows
  }
heights-rows-fewer = Remove a row
heights-rows-more = Add a row
setup-play = Play
setup-open = Open the table
setup-rules = How to play { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Someone else on this screen
setup-seat-name = Name of player { $number }
setup-seat-open = Open to others
setup-seat-number = Player { $seat }
setup-seat-of-colours = Player { $seat }, { $colours }
setup-seat-with = in a team with player { $seats }

## Inviting and joining

copy = Copy
copied = Copied
copy-failed = Couldn’t copy it. Please select it and copy it yourself.
print = Print
invite-title = Invite
invite-about = { $count ->
    [one] 1 seat is open. Anyone with the link can take it.
   *[other] { $count } seats are open. Anyone with the link can take one.
 }
invite-link = Link to this table
invite-copy = Copy link
invite-share = Share
invite-camera = QR code
invite-camera-about = QR code with the link to this table
invite-message = Join me for a game of { $game }.
join-title = Join a game of { $game }
join-invites = { $name } invites you to play { $game }
join-rule = Each piece must touch another piece of its colour at a corner, never along a side. Cover as much of the board as you can.
join-rule-rumis = Each piece must touch another piece of its colour. You score every square of your colour that can be seen from above.
join-rule-triominos = Numbers that meet must be the same. The numbers on the tiles you place are your points.
join-there = Already here: { $names }.
join-nobody = Nobody has joined yet.
join-which = Choose a seat
join-sit = Take this seat
join-watch = Watch this game
join-own = Open your own table
join-full = This table is full
join-full-text = { $count ->
    [one] The seat is taken.
   *[other] All { $count } seats are taken.
 } You can watch, or open your own table with the same rules.

## Looking for an opponent

search-title = { $count ->
    [one] Looking for an opponent
   *[other] Looking for { $count } more players
  }
search-time = Searching for { $time }
search-usual = People usually wait about { $time }.
search-usual-unknown = We can’t say yet how long this takes. Too few games have started this way lately.
search-nobody = Nobody else is looking for a game right now.
search-others = { $count ->
    [one] 1 other person is looking for a game:
   *[other] { $count } other people are looking for a game:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Play the computer meanwhile
search-meanwhile-about = The search continues. We’ll tell you when someone joins.
search-stop = Stop searching
search-goes-on = Still looking for a game of { $game }
search-back = Show the search
search-found = Your game of { $game } can start. Someone has joined.
search-go = Go to the game

## Lists of games

games-title = Your games
games-running = In progress
games-finished = Finished
games-remove = Remove from list
games-remove-back = It comes back if someone makes a move.
games-empty = No games yet
games-empty-text = Games you start or join appear here. They’re saved on this device, even without an account.
games-export = Download your games
games-export-about = All your games in one file, to keep or to open in other programs.
watch-all = All games
watch-waiting = Waiting for players
watch-playing = In progress
watch-empty = No public games right now
watch-empty-text = Open a public table so that others can join. Games you share by link stay private.
watch-open = Open a table

## The best players

players-best = Top players: { $game }
players-place = Rank
players-name = Name
players-rating = Rating
players-games = Games
players-empty = Nobody has a { $game } rating yet
players-empty-text = Play a rated game and be the first.

## What can go wrong

error-match-bad-plan = These options don’t work together. Please change one of them.
error-match-seat-taken = Someone else has just taken that seat. Please choose another.
error-match-unknown = We can’t find that table. It may have been cancelled.
start-what = Seven board games for one to six people: take turns placing pieces, claim space and leave the others without room.
start-free = Play the computer, friends or anyone online. Free. No account, no ads.
start-watch = Watch
start-watch-about = Live games and replays
start-tournaments = Tournaments
start-tournaments-about = Join one or host your own
start-players = Players
start-players-about = Ratings and top lists
