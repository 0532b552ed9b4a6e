## Commands of the terminal: arguments that several of them take

cli-arg-game = a game, such as duo
cli-arg-option = choose an option of the game, such as start=own; `cornerwise games` lists them; may be repeated; heights=@FILE reads a height map
cli-arg-file = a record or .blksgf file, - for standard input
cli-arg-ply = the position after N moves
cli-arg-nth = the N-th game of the file (1)
cli-arg-marks = tell the colours apart without their hue
cli-arg-level = how well it plays, from 1 to 9
cli-arg-nodes = positions to look at for every move, in place of the level's own number
cli-arg-time = seconds for every move
cli-arg-evaluator = what judges positions: best, playouts, net, small, guided, or the file of a net
cli-arg-threads = how many processors to use
cli-arg-seed = a number that makes its choices the same every time
cli-arg-memory = megabytes for the search tree
# What an argument does, and what it is where nobody says anything else.
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } is no whole number from { $least } to { $most }
cli-no-pair = { $text } is not of the form NAME=VALUE
cli-no-number = { $text } is no number
cli-no-seconds = { $text } is no number of seconds
cli-no-chance = { $text } is not between 0 and 0.5

## What is wrong with a file or with what was asked of it

cli-no-games = there is no game in the folder { $folder }
cli-no-such-game = there is no game { $number }, the file has { $count }
cli-no-such-ply = there is no ply { $ply }, the game has { $count }
cli-one-game-only = { $file }: there are { $count } games in it, not one

## Names in tables and lines

cli-seat = seat { $seat }
cli-column-move = move
cli-chance = chance
# Who won, and how many points everybody has.
cli-outcome = { $count ->
    [0] nobody wins
    [one] seat { $seats } wins
   *[other] seats { $seats } win
  } ({ $points })

## games

cli-games-about = Lists all games with their seats, colours, boards, pieces and options.
cli-games-game = only this game
cli-games-sort = what to sort the list by
cli-games-json = everything about every game, as JSON
cli-games-column-game = game
cli-games-column-title = title
cli-games-column-seats = seats
cli-games-column-minutes = minutes
cli-games-column-age = age
cli-games-column-colours = colours
cli-games-column-board = board
cli-games-column-pieces = pieces
cli-games-column-option = option
cli-games-column-default = default
cli-games-column-choices = other choices
cli-games-column-name = name
cli-games-column-about = what it decides
# The table of a game whose board has no edge.
cli-games-no-edge = no edge
cli-games-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
cli-games-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = a text of yours
cli-games-none = none
cli-games-given = as given
cli-games-more = Seats are counted from 0. `cornerwise games --json` tells more.

## play

cli-play-about = Plays in the terminal, with the computer or at one keyboard. ? shows the keys.
cli-play-game = a game, such as duo; without one you can choose
cli-play-seat = who sits at the seats, in order: human, 1 to 9, greedy, random
cli-play-save = keep the game in this file after every move
cli-play-resume = go on with a game out of a record or .blksgf file
cli-play-theme = the colours (dark)
cli-play-seats = seats:
cli-play-human = somebody at this keyboard
cli-play-levels = the computer at that level; 3 is friendly, 9 the strongest
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first } to { $last }
cli-play-greedy = the computer lays a largest piece, or the tile that scores most
cli-play-random = the computer makes any move that is allowed
cli-play-usual = One human and { $opponent } at the other seats, if nothing else is said.
cli-play-needs-terminal = play needs a terminal
# $install is a command, here and below.
cli-play-needs-textual = the terminal game needs Textual: { $install }
cli-play-resume-alone = --resume takes the game and its options from the file
cli-play-needs-game = --option, --seat and --save need the name of a game
cli-play-too-many-seats = { $game } has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, not { $asked }

## serve

cli-serve-about = Serves matches over HTTP and WebSockets until it is stopped with Ctrl-C.
cli-serve-host = where to listen (127.0.0.1)
cli-serve-port = which port to listen on, 0 for any free one (8000)
cli-serve-database = where matches are kept (sqlite:///cornerwise.db)
cli-serve-redis = where several processes tell each other what happens
cli-serve-workers = how many processes, on PostgreSQL (1)
cli-serve-engines = how many searches at once in every process
cli-serve-ray = send engine work to a Ray cluster, as in ray://host:10001
cli-serve-environment = Every setting can also come from the environment: CORNERWISE_PORT=80. docs/operating.md explains them.
cli-serve-needs = the server needs { $package }: { $install }
cli-serve-ready = Cornerwise is ready at { $address }

## replay

cli-replay-about = Replays a JSON record or .blksgf file, checking every move and the result.
cli-replay-ply = stop after N moves
cli-replay-nth = only the N-th game of the file
cli-replay-verify = only check: one line for every game
cli-replay-quiet = only check: no line at all, the exit code tells
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = Game { $number } of { $count }: { $game }
cli-replay-event = event: { $text }
cli-replay-date = date: { $text }
cli-replay-players = players: { $text }
cli-replay-rests = { $colour } cannot place and rests
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, game { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, { $state }
cli-replay-unfinished = unfinished, { $turn } to move

## analyse

cli-analyse-about = Searches the last position of a game, or an earlier one, for the best moves.
cli-analyse-lines = so many moves (5)
cli-analyse-nobody = nobody is to move there, so there is nothing to analyse; --ply goes back
cli-analyse-column-visits = visits
cli-analyse-column-then = then
cli-analyse-searched = { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, searched to the end

## review

cli-review-about = Searches every position of a game and shows what its moves were worth.
cli-review-costly = name so many (3)
cli-review-json = everything as JSON
cli-review-searching = searching
cli-review-progress = move { $done } of { $count }
cli-review-cost = move { $number }: { $turn } { $move } cost { $share } of the win and { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; better was { $better }
cli-review-column-made = made
cli-review-column-cost = cost
cli-review-end = end

## audit

cli-audit-about = Solves the ends of games exactly and shows how many points every player gave away there.
cli-audit-file = records or .blksgf files, folders of them, or the folder of an arena
cli-audit-nodes = positions that the solver may look at for every move
cli-audit-costly = name so many of the moves that gave points away (20)
cli-audit-none = exact play is known only in games of two players or two teams where nothing is hidden, and none of these is one
cli-audit-progress = game { $done } of { $count }
# $margin and $kept are the points by which the player would have ended ahead before and after the move.
cli-audit-mistake = move { $number }, { $turn } { $move }: { $margin } became { $kept }; best was { $better }
cli-audit-skipped = games left out, since they are not between two players or two teams with nothing hidden: { $count }
cli-audit-column-player = player
cli-audit-column-games = games
cli-audit-column-moves = solved moves
cli-audit-column-mistakes = mistakes
cli-audit-column-points = points given away
cli-audit-column-mean = a game

## draw

cli-draw-about = Draws what a record, design or .blksgf file holds, or a game with some moves.
cli-draw-source = a record, design or .blksgf file, - for standard input, or a game
cli-draw-output = where to write to; printed if not given
cli-draw-format = svg for files and text otherwise, if not given
cli-draw-theme = the colours of an SVG (light)
cli-draw-view = cubes from a corner, from above, or both (both)
cli-draw-turn = quarters by which the table of cubes is turned (0)
cli-draw-moves = moves from the start of a GAME
cli-draw-file-only = { $game } can be drawn out of a file only: its tiles come by chance
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = no file is called { $name }, and { $problem }
cli-draw-game-only = --moves and --option go with the name of a game, not with a file
cli-draw-no-ply = --ply goes with a game, not with a design

## perft

cli-perft-about = Counts all ways to play DEPTH moves from the start, and how fast that went.
cli-perft-depth = how many moves to play
cli-perft-divide = tell for every first move how many ways begin with it
cli-perft-make = make and take back the last moves too
cli-perft-reference = count with the readable Python rules, which are slow
cli-perft-seed = in a game of chance: which deal to count from (default 0)
cli-perft-progress = depth { $depth }
cli-perft-column-depth = depth
cli-perft-column-nodes = nodes
cli-perft-column-seconds = seconds
cli-perft-column-rate = nodes/s
cli-perft-total = { $game }, depth { $depth }: { $count ->
    [one] { $count } node
   *[other] { $count } nodes
  }, { $seconds } s, { $rate } nodes/s

## bench

cli-bench-about = Measures speed and size on one thread, the best of some runs, beside targets.
cli-bench-names = which figures; all of them if none is named
cli-bench-quick = fewer and shorter runs: rough figures in seconds
cli-bench-json = the figures as JSON
cli-bench-figures = figures:
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = target { $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio }x reached
cli-bench-missed = { $ratio }x missed
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = On { $processor }, Python { $python }; more than 1x is better than the target.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo perft 3 with own starts, the last ply counted in bulk
cli-figure-perft-make = duo perft 3 with own starts, every leaf made and taken back
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = uniform random games of { $game } from the start to the end
cli-figure-playouts-middle = uniform random games of { $game } from ply { $ply } of a good game to the end
cli-figure-cubes = random games of the tower of cubes with four seats from the start to the end
cli-figure-search = simulations of a search of { $game } from the start
cli-figure-search-middle = simulations of a search of { $game } from ply { $ply } of a good game
cli-figure-threads = simulations of a search of duo with two threads for one
cli-figure-deals = random deals of triominos with two seats, bonuses scored
cli-figure-sample = a hidden state of triominos drawn from what a seat knows, called from Python
# $call is a line of Python.
cli-figure-list-moves = { $call } in Python at ply { $ply } of a good game of classic
cli-figure-first-duo = a fresh interpreter: import, first duo game, first move
cli-figure-first-other = a fresh interpreter: the same with the slowest other game
cli-figure-position-bytes = memory of the largest position in the kernel
cli-figure-table-size = memory of the move table of classic in the kernel
cli-figure-pile = { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
  }
cli-figure-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
cli-unit-leaves = leaves/s
cli-unit-positions = positions/s
cli-unit-games = games/s
cli-unit-nodes = nodes/s
cli-unit-times = times
cli-unit-deals = deals/s
cli-unit-microseconds = us
cli-unit-seconds = s
cli-unit-bytes = bytes
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Looks for a way to place all pieces of a solo game and writes it as a record.
cli-solve-game = classic-solo or trigon-solo
cli-solve-from = go on with a record or .blksgf file, - for stdin
cli-solve-seconds = give up after N seconds (300)
cli-solve-seed = another search (0)
cli-solve-workers = threads for proofs (1: repeatable)
cli-solve-output = where to write the record; printed if not given
cli-solve-codes = exit codes:
cli-solve-code-found = a complete game was found
cli-solve-code-not = not in this time, or there is none; the best game is written all the same
cli-solve-code-stopped = stopped with Ctrl-C; the best game is written all the same
cli-solve-interrupted = interrupted: { $placed } of { $total } placed
cli-solve-options-in-file = --from takes the options from the file
cli-solve-other-game = { $file }: a game of { $found }, not of { $wanted }
cli-solve-best = best { $placed } of { $total }
cli-solve-playing = playing
cli-solve-proving = proving
cli-solve-found = all { $total } pieces placed, found in { $seconds } s
cli-solve-nothing = nothing found in { $seconds } s; the best game places { $placed } of { $total }
cli-solve-impossible = not all pieces can be placed: { $reason }
cli-solve-tried = every way was tried

## gtp

cli-gtp-about = Answers the commands of the Go Text Protocol on standard input.
cli-gtp-game = a game such as classic-2, or by a name of .blksgf files, such as 'Blokus Two-Player' (duo)
cli-gtp-verbose = tell on standard error what was refused

## arena

cli-arena-about = Plays computer players against each other in paired games and rates them.
cli-arena-game = what is played, as `cornerwise games` lists it
cli-arena-player = who plays; two or more
cli-arena-games = how many at most (200)
cli-arena-out = where results are kept; without it they are only shown
cli-arena-jobs = games at a time (one for every processor)
cli-arena-seed = other openings, other dice (0)
cli-arena-opening-plies = moves at random before the players take over
cli-arena-move-timeout = seconds after which a move is lost (60)
cli-arena-sprt = stop when it is clear which is true
cli-arena-alpha = how often ELO1 may be believed wrongly (0.05)
cli-arena-beta = how often ELO0 may be believed wrongly (0.05)
cli-arena-ray = play on a Ray cluster; without ADDRESS on a local one
cli-arena-json = print the summary as data
cli-arena-show = show the table of a folder and play nothing
cli-arena-players = players:
cli-arena-with-options = with options of the engine
cli-arena-gtp = a program that speaks GTP
cli-arena-python = called with a seed, it makes a player
cli-arena-renamed = any of these under another name
cli-arena-again = The same line again goes on where a run was stopped. See docs/arena.md.
cli-arena-goes-on = interrupted; the same command goes on from here
cli-arena-which-game = which game? (--game GAME, or --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } must be less than { $elo1 }
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate } games/s, { $left } left
# $pace says how fast games are played; $standing lists the players.
cli-arena-progress = { $done } of { $total } games, { $pace }: { $standing }
cli-arena-column-entrant = entrant
cli-arena-column-elo = elo
cli-arena-column-error = ±95%
cli-arena-column-games = games
cli-arena-column-share = win share
cli-arena-column-points = points
cli-arena-column-seconds = s/move
cli-arena-column-longest = longest
cli-arena-column-faults = faults
# Two players by name; $elo and $error are numbers, $share is a percentage.
cli-arena-duel = { $first } against { $second }: { $share }, { $wins } won, { $draws } drawn, { $losses } lost; Elo { $elo } ± { $error }
cli-arena-pairs = pairs by score 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } against { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } to { $upper })
cli-arena-verdict-yes = at least { $elo1 } is true
cli-arena-verdict-no = at most { $elo0 } is true
cli-arena-verdict-open = undecided
cli-arena-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
  } of { $game }

## bot

cli-bot-about = Takes a seat at a server and makes the moves that a program chooses, until the match is over.
cli-bot-url = the server, such as http://localhost:8000
cli-bot-token = the key to play with
cli-bot-match = a match: with a seat of yours, or with an open one
cli-bot-pair = play a game with whoever else wants to
cli-bot-timeout = for each move (120)
cli-bot-program = the program with its arguments
cli-bot-key = A key comes from POST /api/tokens with the scopes read and play. CORNERWISE_TOKEN will do in place of --token.
cli-bot-needs = a bot needs { $package }: { $install }
cli-bot-which = which program? Give it after --
cli-bot-failed = the program failed: { $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] over ({ $reason }): nobody won, points { $points }
   *[other] over ({ $reason }): { $seats } won, points { $points }
  }

## backup and restore

cli-backup-about = Writes everything that a server knows to a file. The databases may be of different kinds.
cli-restore-about = Fills an empty database from such a file. The databases may be of different kinds.
cli-backup-database = the database ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } row written to { $file }
   *[other] { $rows } rows written to { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } row read from { $file }
   *[other] { $rows } rows read from { $file }
  }

## i18n

cli-i18n-about = Check the translations: messages missing, unknown or left in English, other arguments, plurals or terms left out.
cli-i18n-languages = tags such as de; all, unless told
cli-i18n-unknown = there is no language { $tag } (one of: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } language
   *[other] { $languages } languages
  }, { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
  }: nothing is wrong
