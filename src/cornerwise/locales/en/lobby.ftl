## The start page

start-hero = Meet at the corners.
start-lead = Seven games of touching tiles, for the kitchen table and the long analysis. Free, without an account and without advertisements.
start-play-now = Play now
start-play-now-about = { $game } against level { $level }
start-games = Games
sort-by = Sort by
sort-usual = Usual order
sort-minutes = Playing time
sort-age = Age
sort-players = Number of players
start-live = Live
start-live-who = { $game }: { $who }
start-sample = Watch what others play
start-waiting = Waiting for you
start-running = Your games
start-all-mine = All your games
start-more = More
start-puzzles = Puzzles
start-puzzles-about = Place every piece, alone
start-designs = Designs
start-designs-about = Lay pictures as you like
start-learn = Learn
start-learn-about = Rules and first steps
start-games-about = Running and finished

## Ways of playing

mode-computer = The computer
mode-computer-about = nine levels
mode-computer-title = Play the computer
mode-friends = Friends
mode-friends-about = invite by link
mode-friends-title = Invite friends
mode-anyone = Anyone
mode-anyone-about = who is here now
mode-anyone-title = Find an opponent
mode-screen = One screen
mode-screen-about = pass it round
mode-screen-title = Around one screen
lobby-game = Game
lobby-kind = Which one
lobby-mode = Against whom
lobby-strength = Strength
lobby-anyone-clock = You meet those who chose the same clock.
lobby-begin-computer = Play
lobby-begin-friends = Open the table
lobby-begin-anyone = Find an opponent
lobby-begin-screen = Play
lobby-more-choices = More choices
lobby-rules = Rules

## Clocks

setup-clock = Clock
setup-clock-none = No clock
setup-clock-game = { $time } each
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } a move
setup-clock-days = { $time } a move

## Who plays, and how a match stands

lobby-open-seat = Open seat
lobby-open-seats = { $count ->
    [one] an open seat
   *[other] { $count } open seats
 }
lobby-computer = Computer, level { $level }
lobby-computers = { $count ->
    [one] the computer (level { $level })
   *[other] { $count } computers (level { $level })
 }
lobby-open-match = Open this game
lobby-your-turn = Your turn
lobby-your-turn-left = Your turn, { $time } left
lobby-their-turn = { $name } is to move
lobby-running = Being played
lobby-paused = Paused
lobby-awaits-players = { $count ->
    [0] About to begin
    [one] One seat is open
   *[other] { $count } seats are open
 }
lobby-move-number = Move { $number }
lobby-ended-won = You won, { $ago }
lobby-ended-lost = You lost, { $ago }
lobby-ended-drawn = A draw, { $ago }
lobby-ended-played = Finished { $ago }
lobby-ended-aborted = Called off, { $ago }

## Setting a match up

setup-clock-other = Another
setup-clock-kind = Time
setup-clock-kind-game = For the game
setup-clock-kind-move = For each move
setup-clock-kind-days = Days for each move
setup-clock-minutes = Minutes each
setup-clock-seconds = Seconds a move
setup-clock-days-count = Days a move
setup-clock-increment = Seconds more after every move
setup-seats = Seats
setup-options = Rules of this game
setup-table = About the table
setup-listed = Listed
setup-listed-about = Anybody can find the table and sit down. Otherwise only those who have the link.
setup-family = Family table
setup-family-about = Hints for everybody and no chat. Children and beginners may have a handicap in their favour.
setup-rated = For the rating
setup-rated-about = Everybody needs an account and plays one seat.
setup-rated-account = Only with an account, for tables of different people.
setup-handicap = Handicap
setup-handicap-about = Who plays better goes without some of the largest pieces. Such a game is not rated.
setup-handicap-count = { $count ->
    [0] All pieces
    [one] Without { $count } piece
   *[other] Without { $count } pieces
 }
setup-chat = Chat
setup-chat-presets = Ready-made phrases
setup-chat-free = Free text
setup-chat-off = None
setup-clash = That does not go together.
setup-play = Play
setup-open = Open the table
setup-rules = How { $game } is played
setup-seat-me = { $name }
setup-seat-beside-me = Somebody at this screen
setup-seat-name = Name of player { $number }
setup-seat-open = Open to others
setup-seat-number = Seat { $seat }
setup-seat-of-colours = Seat { $seat }, { $colours }
setup-seat-with = together with seat { $seats }

## Inviting and joining

copy = Copy
copied = Copied
copy-failed = Please copy it by hand
print = Print
invite-title = Invite
invite-about = { $count ->
    [one] One seat is open. Whoever has the link can take it.
   *[other] { $count } seats are open. Whoever has the link can take one.
 }
invite-link = The link to this table
invite-copy = Copy the link
invite-share = Share
invite-camera = For a camera
invite-camera-about = The link to this table, to be read by a camera
invite-message = Play { $game } with me.
join-title = A seat at { $game }
join-there = At the table: { $names }.
join-nobody = Nobody sits here yet.
join-which = Which seat
join-sit = Take this seat
join-watch = Watch this game
join-own = Open my own table
join-full = This table is full
join-full-text = { $count ->
    [one] The seat is taken.
   *[other] All { $count } seats are taken.
 } You can watch, or open a table of your own with the same rules.

## Lists of games

games-title = Your games
games-running = Going on
games-finished = Finished
games-empty = The first corner is free
games-empty-text = Games you start or join appear here. They stay, also without an account, on this device.
games-export = Take them with you
games-export-about = All your games in one file, for other programs or for later.
watch-all = All games
watch-waiting = Waiting for players
watch-playing = Being played
watch-empty = Nobody plays in public right now
watch-empty-text = Open a listed table and somebody may join you. Games by link stay private.
watch-open = Open a table

## The best players

players-best = The best players of { $game }
players-place = Place
players-name = Name
players-rating = Rating
players-games = Games
players-empty = Nobody is rated in { $game } yet
players-empty-text = Two people with accounts who play for the rating make the beginning.

## What can go wrong

error-match-bad-plan = These choices do not go together.
error-match-seat-taken = Somebody has just taken that seat.
error-match-unknown = There is no such table. It may have been called off.
