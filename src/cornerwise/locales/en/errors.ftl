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
error-no-game-but = there is no game { $name }; did you mean { $near }?
error-no-game = there is no game { $name }; { "`cornerwise games`" } lists them
error-wrong-family = { $wanted ->
    [flat-placing] { $game } is no flat placing game, and only such a game will do here
    [two-party] { $game } is no two-party game, and only such a game will do here
   *[placing] { $game } is no placing game, and only such a game will do here
  }
error-no-option = no option { $option } (there is: { $known })
error-no-options = no option { $option } (there is: none)
error-option-value = { $option } cannot be { $value } (one of: { $choices })
error-option-no-text = { $option } cannot be { $value } (it is a text)
error-few-colours = there are not enough colours for { $each } each
# $edition is typed, such as french.
error-edition-seats = the { $edition } edition is for { $fewest } to { $most } seats, not { $seats }
error-deals-no-target = a match of a fixed number of deals has no target
# $scoring is typed, such as no-points.
error-one-deal = { $scoring } scoring is for one deal, not { $deals }
error-seed = a seed is a whole number, not { $seed }
error-no-seed = nothing is left to chance, so there is no seed
error-few-tiles = { $tiles } tiles are not enough for { $seats } hands of { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } is written as in { "blue:I5,W5/red:X5" }, not { $text }
error-handicap-twice = { "without" } names a colour twice: { $text }
error-handicap-colour = { "without" }: { $colour } does not play (there is: { $known })
error-handicap-piece = { "without" }: there is no piece { $piece } (there is: { $known })
error-handicap-copies = { "without" }: { $colour } has { $piece } { $copies ->
    [one] once
   *[other] { $copies } times
  }, not { $count } times
error-handicap-all = { "without" }: { $colour } must keep a piece
error-handicap-shared = { "without" }: nobody has pieces of their own

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } is no height map: rows of numbers are divided by / or line ends
error-heights-uneven = { $text } is no height map: its rows have different lengths
error-heights-cubes = { $text } is no height map: it has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }, not 2 to { $most }
error-heights-parts = R4: the height map falls into several parts
# $text is the name of a file from here on.
error-heights-long = { $text } cannot be used: R4: a height map has at most { $most } bytes
error-heights-no-text = { $text } cannot be used: R4: a height map is a text
error-heights-file = { $text } cannot be used: { $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = { $move } is not allowed: { $why } ({ $clause })
error-no-cell = { $text } is no cell of the { $board } board
error-cell-twice = { $text } names a cell twice
error-lays-nothing = { $text } lays no piece
error-no-colour = { $text } is no colour (one of: { $known })
error-no-such-colour = { $game } has no colour { $colour } (there is: { $known })
error-no-tile = { $text } is no tile (as in { "0-2-5" })
error-tile-order = { $text } is no tile: the numbers of a tile ascend
error-no-move = { $text } is no move (as in { "0-2-5@1,0/2" })
# For those who write a game in Python; $promise is in English.
error-promise = { $game }: { $promise } (after { $moves })

## Files of games

error-file-long = the file is longer than { $most } characters
error-file-empty = the file is empty
error-file-no-game = neither a record (JSON) nor a { ".blksgf" } file
error-file-design = a design, not a game; { "`cornerwise draw`" } shows it
error-file-json = not a JSON file: { $problem }
error-field-missing = { $field }: missing
error-field-twice = { $field } is there twice
error-field-unknown = no field is called { $field }
error-field-fraction = { $text } is no whole number, and records hold no others
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }: expected { $wanted }, not { $given }
error-type-object = an object
error-type-list = a list
error-type-number = a whole number
error-type-text = a text
error-type-writable = a text that can be written again, without halves of surrogate pairs
error-type-move = the number of a move
error-record-version = { "version" }: only { $version } can be read, not { $given }
error-record-players = { "players" }: { $game } has { $seats } seats
error-record-comment = { "comments" }: there is no move { $number }
error-record-family = { "variant" }: { $game } is no placing game
error-record-not-over = { "result" }: the game is not over
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }: the game is over, { $result }, none is given
error-record-result = { "result" }: the game is over, { $result }, not { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = the node is not in this tree
error-sgf-charset = the character set { $charset } cannot be read
error-sgf-not-charset = the text is not { $charset }
error-sgf-unfinished = the file ends inside a tree
error-sgf-no-tree = there is no tree in the file
error-sgf-no-node = a tree must begin with a node
error-sgf-node-place = a node must be inside a tree and before its variations
error-sgf-many = there are more than { $most } nodes
error-sgf-close = there is no tree to close here
error-sgf-meaning = { $sign } has no meaning here
error-sgf-property-place = a property must be inside a node
error-sgf-property-twice = { $name } is twice in a node
error-sgf-no-value = { $name } has no value
error-sgf-endless = the value never ends
error-sgf-property = a property needs a name of letters and digits and a value, which { $name } lacks
error-sgf-game = the game { $name } is not known
error-sgf-own = a game { $name } needs the property { $property }
error-sgf-two-games = the game is { $name } and yet { $game }
error-sgf-setup = { $name } sets up a position, which cannot be replayed by the rules
error-sgf-two-moves = a node has two moves, { $first } and { $second }
# P11 is the number of a rule.
error-sgf-early = { $colour } moves, but { $turn } can place and comes first (P11)
error-sgf-colour = { $game } has no colour { $name }

## What has to be installed. $install is a command.

error-extra-solve = solving needs OR-tools: { $install }
error-extra-nets = nets need onnxruntime: { $install }
error-extra-cluster = a cluster needs Ray: { $install }

## Puzzles

error-not-solo = { $game } is no solo game (those that can be completed: { $known })
solo-no-room = { $colour } has no room for { $piece }
solo-no-reach = { $colour } needs { $cells } cells and can reach only { $room }
solo-few-cells = { $needed } cells are needed and only { $free } are free

## The computer player

error-level = levels go from { $least } to { $most }, not { $given }
error-strength-both = a level has its own nodes and time: give either a level, or nodes and time
error-no-parameter = there is no parameter { $name } (there is: { $known })
# $wanted is one of the next three.
error-value = { $name } is { $wanted }, not { $given }
error-wants-whole = a whole number from { $least } to { $most }
error-wants-seconds = a number of seconds up to { $most }
error-wants-or = { $wanted }, or { $other }
error-search-nodes = a search needs at least one node, not { $given }
error-search-time = a search needs some time, not { $given }
error-search-memory = a search needs at least { $least } MiB of memory, not { $given }
error-search-limits = a search needs a number of nodes or a time
error-search-tuning = the search cannot be set so: { $problem }
error-evaluator = there is no evaluator { $name } (there is: { $known }), and no file of that name
error-slip = slips are a part from 0 to 1, not { $given }
error-threads = there can be 1 to { $most } threads, not { $given }
error-no-net = no net comes with the package for { $game }
error-nobody-moves = nobody is to move, so there is nothing to choose
error-net-large = { $file } is too large for a net
error-net-damaged = { $file } is no net: { $problem }
error-net-foreign = { $file } is no net of this program
error-net-board = { $file } was trained for another board or other pieces than { $game }
error-net-shape = { $file } has another shape than a net for { $game }

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = entrant { $spec }: { $problem }
error-no-program = there is no program { $program }
error-programs-play = programs play placing games only, and { $game } is none
error-not-one-of = not one of { $known }
error-not-called = { $name } cannot be called
error-not-pair = { $text } is not of the form { "NAME=VALUE" }
error-value-parts = { $name } is one value and yet has parts
error-worker-ended = a worker ended before it could play; see above for its error
error-no-cluster = no Ray cluster at { $address }: { $problem }
error-machines-lost = game { $number }: { $count ->
    [one] 1 machine was lost over it
   *[other] { $count } machines were lost over it
  }
error-arena-entrants = an arena needs two entrants or more
# $name is the same as $spec, in quotation marks.
error-arena-names = two entrants are called { $name }; name one with { "NAME=" }{ $spec }
error-arena-alone = { $game } is played alone here; an arena needs two sides or more
error-arena-time = the time for a move must be more than nothing
error-arena-two = a sequential test is between two entrants
error-arena-plies = after { $plies } plies at random no game of { $game } goes on
error-arena-version = not the settings of an arena, version { $version }
error-arena-settings = damaged settings: { $problem }
error-arena-none = { $folder }: no arena was played here, there is no { $file }
error-arena-busy = { $folder }: another run is writing here
error-arena-other = { $folder }: a run with other settings is there: { $name } was { $was } and is now { $now }
error-arena-line = { $file }, line { $line }: damaged ({ $problem })

## Training and measuring

error-net-part = { $text } is not a game or GAME*NUMBER, the number up to { $most }
error-net-shared = { $first } and { $second } differ too much to share a net
error-window = { $file } is no window of { $game }: { $problem }
error-holds-no = { $folder } holds no { $name }
error-no-training = { $folder } holds no training: { $problem }
error-other-training = { $folder } holds the training of another game, not { $game }
error-unreadable = { $file } cannot be read: { $problem }
error-learning = learning has failed at step { $step }: the loss is no number any more
error-no-figure = there is no figure { $name } (one of: { $known })

## Environments, for programs that learn to play

error-action-of = action { $action } of game { $number }
error-action-type = an action is a whole number
error-action-range = actions go from 0 to { $most }, not { $given }
error-action-place = there is no open place { $place }
error-step-after-end = the game is over ({ $clause }): reset it before the next action
error-not-reset = { "reset()" } needs to be called before { $what }
error-rewards = rewards are for one of { $known }, not for { $given }
error-illegal-actions = what an illegal action does is one of { $known }, not { $given }
error-seat = { $game } has seats 0 to { $most } here, not { $given }
error-batch-games = there can be 1 to { $most } games, not { $given }
error-no-observer-parameters = observations have no parameters

## Running a server

error-smtp-url = { "smtp" } is no URL such as { $first } or { $second }
error-database-url = the database is no URL such as { $example }
error-database-file = the database needs a file, as in { $example }
error-database-open = the database { $file } cannot be opened: { $problem }
error-no-database = there is no database { $name } (one of: { $known })
error-database-full = the database is not empty, and nothing in it is overwritten
error-workers-database = several workers need PostgreSQL: SQLite is for one process
error-workers-redis = several workers need Redis to tell each other what happens
error-backup-table = { $file }: a table that this version does not know
error-backup-version = { $file }: no backup of this version
error-backup-damaged = { $file }: this is no backup, or it is damaged

## A program that plays on a server. $said is what the server says, in English.

error-refused = the server refused: { $said }
error-refused-socket = the server refused the socket: is the key right?
error-connection = the connection broke: { $problem }
error-no-free-seat = there is no free seat in that match

## What a server refuses, for those who write programs for it

refused-no-address = there is no such address
refused-http = the request cannot be answered: { $said }
refused-request-long = a request has at most { $most } bytes
refused-message-long = a message has at most { $most } bytes
refused-games = a text may hold at most { $games } games on { $boards } different boards
refused-takes-long = that takes too long, or too much memory, to work out
refused-too-many = too many of these; try again in { $seconds } s
refused-version = this server speaks version { $version } of the protocol
refused-followed = at most { $most } matches can be followed over one socket
refused-origin = this page may not use this server
refused-host = this server does not answer to that name
refused-broken = something went wrong here; try again
refused-storage = nothing can be stored at the moment; try again in a little while
refused-closing = the server shuts down
refused-searches = too many searches wait already
refused-no-answer = the engine found no answer
refused-other-server = another server was faster

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = there is no session; begin one with { $how }
refused-no-key = that key does not exist or was taken back
refused-no-such-key = you have no such key
refused-no-such-session = you have no such session
refused-session-old = please log in again first
# $scope is typed: read or play.
refused-scope = this key does not allow to { $scope }
refused-person = only the player in person may do this
refused-account-taken = there is an account of that name, or you have one
refused-account-name = the name of an account has 1 to 24 visible characters
refused-password = that is not the name and password of an account
refused-common-password = that password is too common; please choose another
refused-recovery-code = that is no recovery code of that account
refused-code = that code does not exist, was used, or is too old
refused-passkey = that passkey does not fit
refused-passkey-account = a passkey belongs to an account; make one first
refused-rating = only those who have an account can play for a rating
refused-subscription = that is no subscription of a push service that this server knows
refused-no-mail = this server sends no mail
refused-mail-failed = the mail could not be sent; try again later

## Refusals: setting up a match

refused-seat-count = { $game } has { $seats } seats here, not { $given }
refused-levels = levels go from { $least } to { $most }
refused-handicap-twice = a handicap is the option { "`without`" }; it is there twice
refused-handicap-rated = a game with a handicap does not count for ratings
refused-nobody-plays = nobody plays
refused-clock = a clock has 1 second to { $most } days
refused-increment = an increment is at most 10 minutes, and only for a clock for the whole game
refused-turn-limit = a turn limit needs a clock for each move
refused-waiting-matches = at most { $most } matches of yours, or from your address, can wait in the lobby

## Refusals: in a match. Seats are counted from 0.

refused-no-match = there is no such match
refused-phase = { $phase ->
    [waiting] the match has not begun
    [paused] the match is paused
    [over] the match is over
   *[playing] the match is being played
  }
refused-seat-out = seat { $seat } takes no part any more
refused-stale = the match is at event { $seq }, not { $given }
refused-no-seat = there is no seat { $seat } for you
refused-seat-not-yours = seat { $seat } is not yours
refused-seat-taken = somebody has taken seat { $seat }
refused-have-seat = you have a seat already
refused-turn = it is the turn of seat { $seat }
refused-mover-only = only the mover can ask
refused-nobody-moves = nobody is to move
refused-computer-plays = the computer plays for this seat
refused-computer-plays-on = the computer plays on
# $proposal is typed, such as undo.
refused-proposal-open = an earlier proposal ({ $proposal }) waits for its answer
refused-no-proposal = nobody waits for your answer
refused-rematch = the rematch has begun already
refused-not-gone = nobody is missing at seat { $seat }
refused-no-undo = there is no move of yours that can be taken back
refused-no-hints = there are no hints at this table
refused-no-hint-found = no hint could be found
refused-hidden-hands = a game with hidden hands can be saved when it is over, as JSON
refused-match-or-record = either a match or a record
refused-review-early = a match is reviewed when it is over
refused-no-picture = there is no such picture

## Refusals: talking

refused-no-chat = there is no chat at this table
refused-speak = only those who play can speak
refused-presets = at this table only the preset phrases can be said
refused-preset-or-text = either a preset phrase or a text
refused-said-enough = enough has been said at this table
refused-mute = there is nobody at that seat whom you could mute
refused-no-line = nothing of that number was said
