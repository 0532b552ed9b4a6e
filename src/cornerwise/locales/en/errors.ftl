
### What is wrong, in one line that begins in small letters: it may follow a file's name and a colon.
### Words in plain ASCII that people type (names of games, options, fields, commands) are arguments or
### stand in quotation marks within braces, and stay as they are.

## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

# $where is the name of a game, an option, a field or a file, or the number of a rule.
error-at = { $where }: { $problem }
error-at-move = move { $number }: { $problem }
error-at-ply = ply { $number }: { $problem }
error-at-character = { $problem } (at character { $offset })

## Games and options

# $name and $near are in quotation marks already, as all that people have typed.
error-no-game-but = there is no game called { $name }; did you mean { $near }?
error-no-game = there is no game called { $name }; { "`cornerwise games`" } lists all games
error-wrong-family = { $wanted ->
    [flat-placing] { $game } cannot be used here: this works only for flat placing games
    [two-party] { $game } cannot be used here: this works only for two-party games
   *[placing] { $game } cannot be used here: this works only for placing games
  }
error-no-option = there is no option { $option } (choose from: { $known })
error-no-options = there is no option { $option }: this game has no options
error-option-value = { $option } cannot be { $value } (choose from: { $choices })
error-option-no-text = { $option } cannot be { $value }: it must be a text
error-few-colours = there are not enough colours for { $each } each
# $edition is typed, such as french.
error-edition-seats = the { $edition } edition is for { $fewest } to { $most } players, not { $seats }
error-deals-no-target = a match with a fixed number of deals has no target: choose one of the two
# $scoring is typed, such as no-points.
error-one-deal = { $scoring } scoring is for one deal, not { $deals }
error-seed = the seed must be a whole number, not { $seed }
error-no-seed = there is nothing random in this game, so it takes no seed
error-few-tiles = { $tiles } tiles are not enough for { $seats } hands of { $hand }

## Handicaps: the option "without"

error-handicap-form = write { "without" } as in { "blue:I5,W5/red:X5" }, not { $text }
error-handicap-twice = { "without" } names a colour twice: { $text }
error-handicap-colour = { "without" }: { $colour } does not play in this game (choose from: { $known })
error-handicap-piece = { "without" }: there is no piece { $piece } (choose from: { $known })
error-handicap-copies = { "without" }: { $colour } has { $piece } only { $copies ->
    [one] once
   *[other] { $copies } times
  }, not { $count } times
error-handicap-all = { "without" }: { $colour } must keep at least one piece
error-handicap-shared = { "without" }: no handicap is possible, because all players share one set of pieces

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } is not a height map: write rows of numbers with / or a new line between them
error-heights-uneven = { $text } is not a height map: its rows have different lengths
error-heights-cubes = { $text } is not a height map: it has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }, not 2 to { $most }
error-heights-parts = R4: all squares of the height map must be connected
# $text is the name of a file from here on.
error-heights-long = { $text } cannot be used: R4: a height map can have up to { $most } bytes
error-heights-no-text = { $text } cannot be used: R4: a height map must be a text file
error-heights-file = { $text } cannot be used: { $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = { $move } is not allowed: { $why } ({ $clause })
error-no-cell = there is no { $text } on the { $board } board
error-cell-twice = { $text } names the same place twice
error-lays-nothing = { $text } places no piece
error-no-colour = { $text } is not a colour (choose from: { $known })
error-no-such-colour = { $game } has no colour { $colour } (choose from: { $known })
error-no-tile = { $text } is not a tile (write one as in { "0-2-5" })
error-tile-order = { $text } is not a tile: the numbers must not go down (write one as in { "0-2-5" })
error-no-move = { $text } is not a move (write one as in { "0-2-5@1,0/2" })
error-opponent = the opponent is a level, { "random" }, { "self" }, a player or a function that chooses an action, not { $given }
error-seat-idle = { $game }: the player to train never gets a turn
error-text-long = this is too long for a position, which has at most { $most } characters: { $text }
# $text is the name of a colour, as it is typed.
error-text-missing = after { $count ->
    [one] 1 move
   *[other] { $count } moves
  } { $text } can place a piece, and the position has no more of this colour
error-text-twice = { $text } appears twice
error-text-part = a position has no part called { $text } (choose from: { $known })
error-text-points = { $text } should be the points of all { $seats } players, as in { "120,-5" }
error-text-deals = { $text }: the match would be over after these deals
error-text-hidden = the tile { $text } was seen only by another player, so this position cannot become a game
# For those who write a game in Python; $promise is in English.
error-promise = { $game }: { $promise } (after { $moves })

## Files of games

error-file-long = the file has more than { $most } characters
error-file-empty = the file is empty
error-file-no-game = this is neither a record (JSON) nor a { ".blksgf" } file
error-file-design = this is a design, not a game; { "`cornerwise draw`" } shows it
error-file-several = { $file } holds { $count } games; use { "load_games" } to read them all
error-file-suffix = { $file }: the name of a game file must end with one of: { $known }
error-explorer-file = { $file } is not a file of the opening explorer
error-file-json = this is not a JSON file: { $problem }
error-field-missing = { $field } is missing
error-field-twice = { $field } appears twice
error-field-unknown = there is no field called { $field }
error-field-fraction = { $text } is not a whole number, and records have only whole numbers
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }: expected { $wanted }, not { $given }
error-type-object = an object
error-type-list = a list
error-type-number = a whole number
error-type-text = a text
error-type-writable = a text in valid Unicode, without halves of surrogate pairs
error-type-move = the number of a move
error-record-version = { "version" }: only { $version } can be read, not { $given }
error-record-players = { "players" }: { $game } has { $seats } players
error-record-comment = { "comments" }: there is no move { $number }
error-record-family = { "variant" }: { $game } is not a placing game
error-record-not-over = { "result" }: the game is not over
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }: the game is over, { $result }, but no result is given
error-record-result = { "result" }: the game is over, { $result }, not { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = the node is not in this tree
error-sgf-charset = the character set { $charset } is not supported
error-sgf-not-charset = the text is not valid { $charset }
error-sgf-unfinished = the file ends in the middle of a tree
error-sgf-no-tree = there is no game tree in the file
error-sgf-no-node = a tree must begin with a node
error-sgf-node-place = a node must be inside a tree and before its variations
error-sgf-many = there are more than { $most } nodes
error-sgf-close = there is no tree to close here
error-sgf-meaning = unexpected { $sign }
error-sgf-property-place = a property must be inside a node
error-sgf-property-twice = { $name } appears twice in a node
error-sgf-no-value = { $name } has no value
error-sgf-endless = the value has no closing bracket
error-sgf-property = a property needs a name of letters and digits and a value: { $name } lacks one of them
error-sgf-game = unknown game { $name }
error-sgf-own = a game of { $name } needs the property { $property }
error-sgf-two-games = the file says that the game is { $name }, and also { $game }
error-sgf-setup = { $name } sets up a position, so the game cannot be replayed by the rules
error-sgf-two-moves = a node has two moves, { $first } and { $second }
# P11 is the number of a rule.
error-sgf-early = { $colour } moves here, but it is the turn of { $turn }, which can place a piece (P11)
error-sgf-colour = { $game } has no colour { $name }

## What has to be installed. $install is a command.

error-extra-solve = solving needs OR-tools: { $install }
error-extra-nets = nets need onnxruntime: { $install }
error-extra-pictures = PNG and WebP pictures need resvg and Pillow: { $install }
error-extra-cluster = a cluster needs Ray: { $install }

## Puzzles

error-not-solo = { $game } is not a solo game (choose from: { $known })
solo-no-room = { $colour } has no room for { $piece }
solo-no-reach = { $colour } needs room for { $cells } and can reach only { $room }
solo-few-cells = the pieces left need { $needed } free places, and only { $free } are left
error-puzzle = this is not a file of puzzles
error-puzzle-unproven = the puzzle { $id } has another solution, or none

## The computer player

error-level = levels go from { $least } to { $most }, not { $given }
error-strength-both = a level sets its own nodes and time: give either a level, or nodes and time
error-no-parameter = there is no parameter { $name } (choose from: { $known })
# $wanted is one of the next three.
error-value = { $name } must be { $wanted }, not { $given }
error-wants-whole = a whole number from { $least } to { $most }
error-wants-seconds = a number of seconds up to { $most }
error-wants-or = { $wanted }, or { $other }
error-search-nodes = a search needs at least one node, not { $given }
error-search-time = a search needs more than 0 seconds, not { $given }
error-search-memory = a search needs at least { $least } MiB of memory, not { $given }
error-search-limits = a search needs a number of nodes or a time limit
error-search-tuning = the search cannot be set up like this: { $problem }
error-evaluator = there is no evaluator { $name } (choose from: { $known }), and no file with that name
error-slip = the share of slips must be from 0 to 1, not { $given }
error-threads = there can be 1 to { $most } threads, not { $given }
error-no-net = the package has no net for { $game }
error-nobody-moves = nobody can move now, so there is nothing to choose
error-net-large = { $file } is too large to be a net
error-net-damaged = { $file } is not a net: { $problem }
error-net-foreign = { $file } is not a net of this program
error-net-board = { $file } was trained for a different board or different pieces than { $game }
error-net-shape = { $file } has a different shape from a net for { $game }

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = entrant { $spec }: { $problem }
error-no-program = there is no program { $program }
error-programs-play = programs can play only placing games, and { $game } is not one
error-not-one-of = choose from: { $known }
error-not-called = { $name } is not callable
error-not-pair = { $text } does not have the form { "NAME=VALUE" }
error-value-parts = { $name } is a single value, so it has no parts
error-worker-ended = a worker stopped before it could play; its error is shown above
error-no-cluster = there is no Ray cluster at { $address }: { $problem }
error-machines-lost = game { $number }: { $count ->
    [one] 1 machine was lost while playing it
   *[other] { $count } machines were lost while playing it
  }
error-arena-entrants = an arena needs at least 2 entrants
# $name is the same as $spec, in quotation marks.
error-arena-names = two entrants are called { $name }; give one another name with { "NAME=" }{ $spec }
error-arena-alone = { $game } is played alone; an arena needs a game for two or more
error-arena-time = the time for a move must be more than 0
error-arena-two = a sequential test needs exactly 2 entrants
error-arena-plies = { $game } is always over after { $plies } random plies; use fewer
error-arena-even = found no opening of { $game } with { $plies } random plies that is even enough; allow a larger chance
error-arena-version = these settings do not belong to an arena of version { $version }
error-arena-settings = the settings are damaged: { $problem }
error-arena-none = { $folder }: there is no arena in this folder, because it has no { $file }
error-arena-busy = { $folder }: another run is using this folder
error-arena-other = { $folder }: this folder belongs to a run with different settings: { $name } was { $was } and is now { $now }
error-arena-line = { $file }, line { $line }: damaged ({ $problem })

## Training and measuring

error-net-part = { $text } is not a game or GAME*NUMBER, with a number up to { $most }
error-net-shared = { $first } and { $second } are too different to share a net
error-window = { $file } is not a window of { $game }: { $problem }
error-holds-no = { $folder } contains no { $name }
error-no-training = { $folder } contains no training: { $problem }
error-other-training = { $folder } contains the training of another game, not { $game }
error-unreadable = { $file } cannot be read: { $problem }
error-learning = learning failed at step { $step }: the loss is not a number any more
error-no-figure = there is no figure { $name } (choose from: { $known })

## Environments, for programs that learn to play

error-action-of = action { $action } of game { $number }
error-action-type = an action must be a whole number
error-action-range = actions go from 0 to { $most }, not { $given }
error-action-place = there is no open place { $place }
error-step-after-end = the game is over ({ $clause }): reset it before the next action
error-not-reset = call { "reset()" } before { $what }
error-rewards = rewards must be one of { $known }, not { $given }
error-illegal-actions = the setting for illegal actions must be one of { $known }, not { $given }
error-seat = { $game } has seats 0 to { $most } here, not { $given }
error-batch-games = there can be 1 to { $most } games, not { $given }
error-no-observer-parameters = observations have no parameters

## Running a server

error-smtp-url = { "smtp" } must be a URL such as { $first } or { $second }
error-database-url = the database must be a URL such as { $example }
error-database-file = the database URL must name a file, as in { $example }
error-database-open = the database { $file } cannot be opened: { $problem }
error-no-database = there is no database called { $name } (choose from: { $known })
error-database-full = the database is not empty, and restoring would overwrite data; choose an empty one
error-workers-database = several workers need PostgreSQL, because SQLite works for only one process
error-workers-redis = several workers need Redis to exchange events
error-backup-table = { $file }: the backup has a table that this version does not know
error-backup-version = { $file }: this backup is from a different version; restore it with that version
error-backup-damaged = { $file }: this is not a backup, or it is damaged

## A program that plays on a server. $said is what the server says, in English.

error-refused = the server refused: { $said }
error-refused-socket = the server refused the socket; please check the key
error-connection = the connection was lost: { $problem }
error-no-free-seat = there is no open seat in that match

## What a server refuses, for those who write programs for it

refused-no-address = there is nothing at this address
refused-http = the request cannot be answered: { $said }
refused-request-long = a request can have up to { $most } bytes
refused-message-long = a message can have up to { $most } bytes
refused-games = a text can have up to { $games } games on { $boards } different boards
refused-takes-long = that takes too much time or memory; try something smaller
refused-too-many = too many requests of this kind; try again in { $seconds } s
refused-version = this server uses version { $version } of the protocol
refused-followed = a socket can follow up to { $most } matches
refused-origin = this page is not allowed to use this server
refused-host = this server does not answer to that host name
refused-broken = something went wrong on the server; try again
refused-storage = nothing can be stored right now; try again in a little while
refused-closing = the server is shutting down; try again in a moment
refused-searches = too many searches are waiting; try again in a moment
refused-no-answer = the computer found no move
refused-other-server = something changed at the same moment; please try again

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = you have no session; start one with { $how }
refused-no-key = that key does not exist or was deleted
refused-no-such-key = you have no such key
refused-no-such-session = you have no such session
refused-no-such-puzzle = there is no such puzzle
refused-session-old = please log in again first
# $scope is typed: read or play.
refused-scope = this key has no permission to { $scope }
refused-person = only the player can do this, not a program with a key
refused-account-taken = that username is taken, or you already have an account
refused-account-name = a username must have 1 to 24 visible characters
refused-password = wrong username or password
refused-common-password = that password is too common; please choose another
refused-recovery-code = that is not a recovery code of this account
refused-code = that code does not exist, was already used, or has expired
refused-passkey = that passkey does not work here; log in another way
refused-passkey-account = a passkey belongs to an account; create an account first
refused-rating = only players with an account can play rated games
refused-subscription = this server cannot send notifications to this browser
refused-no-mail = this server sends no email
refused-mail-failed = the email could not be sent; try again later
refused-account-letters = a username cannot mix letters of different scripts, such as Latin and Cyrillic

## Refusals: setting up a match

refused-seat-count = { $game } has { $seats } seats with these options, not { $given }
refused-levels = levels go from { $least } to { $most }
refused-handicap-twice = a handicap is the option { "`without`" }; it was given twice
refused-handicap-rated = a game with a handicap cannot be rated
refused-nobody-plays = at least one seat must be for a person
refused-clock = a clock must have 1 second to { $most } days
refused-increment = an increment can be up to 10 minutes, and only with a clock for the whole game
refused-turn-limit = timed turns need a clock with time per move
refused-waiting-matches = you, or your address, can have up to { $most } matches waiting in the lobby; cancel one first

## Refusals: tournaments

refused-no-tournament = there is no such tournament
refused-tournament-phase = this is not possible at this stage of the tournament
refused-tournament-full = this tournament is full: up to { $most } can take part; you can still watch it
refused-tournament-host = only the organiser of the tournament can do this
refused-tournament-few = a tournament of this kind needs at least { $least } players
refused-tournament-clock = a tournament needs a clock, and in an arena it must be set in minutes
refused-tournament-game = tournaments are for games of 2 to { $most } players without teams
refused-tournament-tables = games of more than 2 players need a Swiss tournament or an arena
refused-tournament-time = choose a starting time within the next year
refused-tournament-number = a tournament cannot wait for more players than can take part; choose a smaller number
refused-tournament-engines = at least one player of a tournament must be a person
refused-no-entrant = there is nobody with this number in the tournament
refused-waiting-tournaments = you can have up to { $most } tournaments that have not started; start or cancel one first
refused-in-tournament = this is not possible in a tournament game

## Refusals: clubs

refused-no-club = there is no such club
refused-no-member = nobody with this name is in the club
refused-club-account = you need an account for clubs; log in or sign up first
refused-club-name = the name of a club needs at least { $least } letters or digits
refused-club-letters = the name of a club cannot mix letters of different scripts, such as Latin and Cyrillic
refused-club-taken = there is already a club with this name, or one that looks like it; choose another name
refused-club-members-only = only members of the club can do this
refused-club-organisers = only organisers of the club can do this
refused-club-owner = only the owner of the club can do this
refused-club-invitation = you can join this club by invitation only; ask an organiser for the link
refused-club-full = this club is full: it can have up to { $most } members; choose another one
refused-club-too-many = you can be in up to { $most } clubs; leave one first
refused-club-too-many-owned = you can own up to { $most } clubs; first delete one or make someone else its owner
refused-club-successor = this member already owns { $most } clubs, the most that one can own; choose someone else
refused-club-owner-leaves = make someone else the owner before you leave the club

## Refusals: in a match. Players are counted from 1.

refused-no-match = there is no such match
refused-phase = { $phase ->
    [waiting] the match has not started
    [paused] the match is paused
    [over] the match is over
   *[playing] the match is in progress
  }
refused-seat-out = player { $number } is out of the game
refused-stale = the match is at event { $seq }, not { $given }
refused-no-seat = you cannot play as player { $number } here
refused-seat-not-yours = you are not player { $number }
refused-seat-taken = the seat of player { $number } is taken
refused-have-seat = you already have a seat
refused-turn = it is not your turn; wait for player { $number }
refused-mover-only = you can ask only on your own turn
refused-nobody-moves = nobody can move now
refused-computer-plays = the computer is playing for this seat
refused-computer-plays-on = the computer wants to keep playing
# $proposal is typed, such as undo.
refused-proposal-open = an earlier proposal ({ $proposal }) has not been answered yet; answer it or wait
refused-no-proposal = there is no proposal for you to answer
refused-rematch = the rematch has already started
refused-not-gone = player { $number } has not left
refused-no-undo = you have no move that can be undone
refused-no-hints = hints are off at this table
refused-no-hint-found = no hint was found; try again
refused-hidden-hands = a game with hidden hands can be saved only when it is over, as JSON
refused-match-or-record = give either a match or a record, not both
refused-review-early = a match can be reviewed only when it is over
refused-no-picture = there is no such picture

## Refusals: talking

refused-no-chat = chat is off at this table
refused-speak = only players can write here
refused-presets = only set phrases can be used at this table
refused-preset-or-text = give either a set phrase or a text, not both
refused-said-enough = no more messages can be written at this table
refused-mute = there is nobody at that seat you could mute
refused-no-line = there is no message with that number
refused-free-chat-off = switch on free text in your account first
refused-nobody-reads = nobody else at this table has switched on free text; use a set phrase
refused-chat-taken = you can no longer use chat; ask the people who run this server why
# $date is written as 2026-11-18.
refused-chat-taken-until = you cannot use chat until { $date }

## Refusals: other people

refused-no-account = nobody has that username; please check the spelling
refused-contacts-account = you need an account for this; log in or sign up first
refused-yourself = choose someone other than yourself
refused-contacts-full = this list is full: it can have up to { $most } people; remove someone first
refused-follow = you cannot follow this player
# Told alike to both when one of two has blocked the other, so that nobody learns which.
refused-company = you cannot join this game; choose another one
refused-challenge = this player does not accept challenges from you
refused-challenge-open = this player has not yet answered your last challenge; wait, or withdraw it first
refused-challenges-full = { $most } of your challenges are waiting for an answer; withdraw one first
refused-challenge-seats = one seat must be yours and one theirs
refused-no-challenge = this challenge has already been answered or withdrawn, or it has expired
refused-series-seats = only games of two players can be played as a series
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = a series has one of these lengths: { $lengths }
refused-report-what = say which message or which player you want to report
refused-report-seat = there is nobody at that seat to report
refused-report-table = only players at this table can report it
refused-suspended = your account is suspended; ask the people who run this server why
# $date is written as 2026-11-18.
refused-suspended-until = your account is suspended until { $date }
refused-name-taken = you cannot change your name; ask the people who run this server why
refused-name-taken-until = you cannot change your name until { $date }

## The opening explorer

error-packed-games = this is not a collection of games for the opening explorer, or it is damaged
error-being-built = another process is building { $file } right now
# $command is what to type
refused-no-engine-games = this server has no computer games to show yet; its operator can get them with: { $command }
refused-engine-games-soon = the computer games are being prepared; try again in a few minutes
error-moderate-no-report = there is no report { $number }
error-moderate-bad-name = { $name } cannot be used as a name
error-moderate-name-taken = the name { $name } is taken
