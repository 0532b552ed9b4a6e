## Commands of the terminal: arguments that several of them take

cli-arg-game = a game, such as duo
cli-arg-option = set an option of the game, such as start=own; `cornerwise games` lists them; can be repeated; heights=@FILE reads a height map
cli-arg-file = a record or .blksgf file, or - for standard input
cli-arg-ply = the position after N moves
cli-arg-nth = the N-th game in the file (1)
cli-arg-marks = mark the colours so that they can be told apart without seeing colour
cli-arg-level = playing strength, from 1 to 9
cli-arg-nodes = positions to search for each move, instead of the number of the level
cli-arg-time = seconds for each move
cli-arg-evaluator = what evaluates positions: best, playouts, net, small, guided, or the file of a net
cli-arg-threads = how many processor threads to use
cli-arg-seed = a number that makes random choices the same every time
cli-arg-memory = megabytes for the search tree
# What an argument does, and what it is where nobody says anything else.
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } is not a whole number from { $least } to { $most }
cli-no-pair = { $text } does not have the form NAME=VALUE
cli-no-number = { $text } is not a number
cli-no-seconds = { $text } is not a number of seconds
cli-no-chance = { $text } is not between 0 and 0.5

## What is wrong with a file or with what was asked of it

cli-no-games = there is no game in the folder { $folder }
cli-no-such-game = there is no game { $number }: the file has { $count }
cli-no-such-ply = there is no ply { $ply }: the game has { $count }
cli-one-game-only = { $file }: the file has { $count } games; this command needs a file with only 1

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

cli-games-about = List all games with their seats, colours, boards, pieces and options.
cli-games-game = show only this game
cli-games-sort = sort the list by this
cli-games-json = print everything about every game as JSON
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
cli-games-column-choices = other values
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
cli-games-free-text = any text
cli-games-none = none
cli-games-given = built in
cli-games-more = Seats are numbered from 0. `cornerwise games --json` shows more.

## play

cli-play-about = Play in the terminal, against the computer or with others at one keyboard. Press ? for the keys.
cli-play-game = a game, such as duo; leave it out to choose from a list
cli-play-seat = who plays, in order of seats: human, 1 to 9, greedy, random
cli-play-save = save the game to this file after every move
cli-play-resume = continue a game from a record or .blksgf file
cli-play-theme = the colour theme (dark)
cli-play-seats = seats:
cli-play-human = someone at this keyboard
cli-play-levels = the computer at that level; 3 is easy, 9 is the strongest
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first } to { $last }
cli-play-greedy = the computer places one of its largest pieces, or the tile that scores the most
cli-play-random = the computer plays any legal move
cli-play-usual = By default, one human plays against { $opponent } at all other seats.
# $streams are some of stdin, stdout and stderr.
cli-play-redirected = play needs a terminal; run it without redirecting { $streams }
# $install is a command, here and below.
cli-play-resume-alone = --resume takes the game and its options from the file, so give no other
cli-play-needs-game = --option, --seat and --save need the name of a game
cli-play-too-many-seats = { $game } has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, not { $asked }

## serve

cli-serve-about = Run a server for browsers and programs, until you stop it with Ctrl-C.
cli-serve-host = address to listen on (127.0.0.1)
cli-serve-port = port to listen on, or 0 for any free one (8000)
cli-serve-database = where matches are stored (sqlite:///cornerwise.db)
cli-serve-redis = Redis server that connects several processes
cli-serve-workers = number of processes; more than 1 needs PostgreSQL (1)
cli-serve-engines = searches at the same time in each process
cli-serve-ray = send engine work to a Ray cluster, as in ray://host:10001
cli-serve-environment = You can also set every option in the environment, as in CORNERWISE_PORT=80. See docs/operating.md.
cli-serve-needs = the server needs { $package }: { $install }
cli-serve-ready = Cornerwise is ready at { $address }

## replay

cli-replay-about = Replay a JSON record or .blksgf file, checking every move and the result.
cli-replay-ply = stop after N moves
cli-replay-nth = only the N-th game in the file
cli-replay-verify = only check: print one line for each game
cli-replay-quiet = only check: print nothing, and report by the exit code
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = Game { $number } of { $count }: { $game }
cli-replay-event = event: { $text }
cli-replay-date = date: { $text }
cli-replay-players = players: { $text }
cli-replay-rests = { $colour } cannot place a piece and is skipped
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, game { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, { $state }
cli-replay-unfinished = unfinished, { $turn } to move

## analyse

cli-analyse-about = Search the last position of a game, or an earlier one, for the best moves.
cli-analyse-lines = how many moves to show (5)
cli-analyse-nobody = nobody can move in this position, so there is nothing to analyse; choose an earlier one with --ply
cli-analyse-column-visits = visits
cli-analyse-column-then = then
cli-analyse-searched = { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, searched to the end

## review

cli-review-about = Search every position of a game and show what each move was worth.
cli-review-worst = how many of the worst moves to list ({ $most })
cli-review-json = print everything as JSON
cli-review-searching = searching
cli-review-progress = move { $done } of { $count }
cli-review-cost = move { $number }: { $turn } { $move } cost { $share } of the win and { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; better: { $better }
cli-review-column-made = played
cli-review-column-points = points lost
cli-review-end = end

## audit

cli-audit-about = Solve the ends of games exactly and show how many points each player gave away.
cli-audit-file = records or .blksgf files, folders of them, or the folder of an arena
cli-audit-nodes = positions that the solver may search for each move
cli-audit-costly = how many of the costliest moves to list (20)
cli-audit-none = none of these games can be solved exactly; that works only for games between two players or two teams with nothing hidden
cli-audit-progress = game { $done } of { $count }
# $margin and $kept are the points by which the player would have ended ahead before and after the move.
cli-audit-mistake = move { $number }, { $turn } { $move }: lead { $margin } before, { $kept } after; best: { $better }
cli-audit-skipped = games left out, because they are not between two players or two teams with nothing hidden: { $count }
cli-audit-column-player = player
cli-audit-column-games = games
cli-audit-column-moves = solved moves
cli-audit-column-mistakes = mistakes
cli-audit-column-points = points given away
cli-audit-column-mean = per game

## draw

cli-draw-about = Draw a record, design or .blksgf file, or a game after some moves.
cli-draw-source = a record, design or .blksgf file, - for standard input, or the name of a game
cli-draw-output = the file to write; if left out, the drawing is printed
cli-draw-format = by the ending of the file: svg, png or webp (the whole game, animated); otherwise text
cli-draw-theme = the colour theme of an SVG (light)
cli-draw-view = show cubes from a corner, from above, or both (both)
cli-draw-turn = how many quarters to rotate the cubes by (0)
cli-draw-moves = moves from the start of GAME
cli-draw-file-only = { $game } can only be drawn from a file, because its tiles are drawn at random
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = there is no file called { $name }, and { $problem }
cli-draw-game-only = --moves and --option work with the name of a game, not with a file
cli-draw-no-ply = --ply works with a game, not with a design

## perft

cli-perft-about = Count all ways to play DEPTH moves from the start, and measure the speed.
cli-perft-depth = how many moves to play
cli-perft-divide = show the count for each first move
cli-perft-make = play and undo the last moves, too, instead of counting them in bulk
cli-perft-reference = count with the readable Python rules, which are slow
cli-perft-seed = in a game of chance, which deal to count from (default 0)
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

cli-bench-about = Measure speed and size on one thread, the best of several runs, and compare with targets.
cli-bench-names = which figures to measure; all by default
cli-bench-quick = fewer and shorter runs, for rough figures in seconds
cli-bench-json = print the figures as JSON
cli-bench-figures = figures:
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = target { $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio }x reached
cli-bench-missed = { $ratio }x missed
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = On { $processor }, Python { $python }. More than 1x is better than the target.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo perft 3 with own starts, the last ply counted in bulk
cli-figure-perft-make = duo perft 3 with own starts, every leaf played and undone
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = uniform random games of { $game } from the start to the end
cli-figure-playouts-middle = uniform random games of { $game } from ply { $ply } of a good game to the end
cli-figure-cubes = random games of the tower of cubes with four seats from the start to the end
cli-figure-search = simulations of a search of { $game } from the start
cli-figure-search-middle = simulations of a search of { $game } from ply { $ply } of a good game
cli-figure-threads = simulations of a search of duo, two threads compared with one
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

cli-solve-about = Find a way to place all pieces of a solo game and write it as a record.
cli-solve-game = classic-solo or trigon-solo
cli-solve-from = continue from a record or .blksgf file, - for standard input
cli-solve-seconds = stop after N seconds (300)
cli-solve-seed = a number for a different search (0)
cli-solve-workers = threads for proofs (1: repeatable)
cli-solve-output = the file to write the record to; if left out, it is printed
cli-solve-codes = exit codes:
cli-solve-code-found = a complete game was found
cli-solve-code-not = nothing found in time, or there is no solution; the best game is written anyway
cli-solve-code-stopped = stopped with Ctrl-C; the best game is written anyway
cli-solve-interrupted = interrupted: { $placed } of { $total } placed
cli-solve-options-in-file = --from takes the options from the file, so give no others
cli-solve-other-game = { $file }: this is a game of { $found }, not of { $wanted }
cli-solve-best = best { $placed } of { $total }
cli-solve-playing = playing
cli-solve-proving = proving
cli-solve-found = all { $total } pieces placed in { $seconds } s
cli-solve-nothing = no solution found in { $seconds } s; the best game places { $placed } of { $total }
cli-solve-impossible = not all pieces can be placed: { $reason }
cli-solve-tried = every possibility was tried

## gtp

cli-gtp-about = Answer commands of the Go Text Protocol on standard input.
cli-gtp-game = a game such as classic-2, or its name in .blksgf files, such as 'Blokus Two-Player' (duo)
cli-gtp-verbose = report refused commands on standard error

## arena

cli-arena-about = Play computer players against each other in paired games and rate them.
cli-arena-game = the game to play, as listed by `cornerwise games`
cli-arena-player = the players; two or more
cli-arena-games = the largest number of games (200)
cli-arena-out = folder for the results; if left out, they are only shown
cli-arena-jobs = games at the same time (one per processor)
cli-arena-seed = a number for different openings and random choices (0)
cli-arena-opening-plies = random moves before the players take over
cli-arena-even = use only openings in which nobody’s chance of winning is larger than this
cli-arena-move-timeout = seconds for a move, which is lost after that (60)
cli-arena-sprt = stop as soon as the test has decided between the two
cli-arena-alpha = chance of wrongly accepting ELO1 (0.05)
cli-arena-beta = chance of wrongly accepting ELO0 (0.05)
cli-arena-ray = play on a Ray cluster; without ADDRESS, on a local one
cli-arena-json = print the summary as JSON
cli-arena-show = show the results in a folder without playing
cli-arena-players = players:
cli-arena-with-options = the computer with these search options
cli-arena-gtp = a program that speaks GTP
cli-arena-python = a Python function that takes a seed and returns a player
cli-arena-renamed = any of these with a different name
cli-arena-again = To continue a stopped run, enter the same command again. See docs/arena.md.
cli-arena-goes-on = interrupted; enter the same command again to continue
cli-arena-which-game = which game? Add --game GAME, or --show FOLDER to see earlier results
cli-arena-bounds = --sprt: { $elo0 } must be less than { $elo1 }
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate } games/s, time left: { $left }
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
cli-arena-verdict-yes = the difference is at least { $elo1 }
cli-arena-verdict-no = the difference is at most { $elo0 }
cli-arena-verdict-open = undecided
cli-arena-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
  } of { $game }

## bot

cli-bot-about = Take a seat on a server and let a program choose the moves, until the match is over.
cli-bot-url = the server, such as http://localhost:8000
cli-bot-token = your API key
cli-bot-match = a match in which you have a seat, or which has an open one
cli-bot-pair = play against anyone else who is looking for a game
cli-bot-timeout = seconds for each move (120)
cli-bot-program = the program with its arguments
cli-bot-key = You get a key from POST /api/tokens with the scopes read and play. You can put it into CORNERWISE_TOKEN instead of using --token.
cli-bot-needs = a bot needs { $package }: { $install }
cli-bot-which = which program? Write it after --
cli-bot-failed = the program failed: { $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] over ({ $reason }): nobody won, points { $points }
   *[other] over ({ $reason }): { $seats } won, points { $points }
  }

## backup and restore

cli-backup-about = Write all data of a server to a file. You can restore it into another kind of database.
cli-restore-about = Fill an empty database from a backup file. It may come from another kind of database.
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

cli-i18n-about = Check the translations for missing or unknown messages, text left in English, and wrong arguments, plurals or terms.
cli-i18n-languages = language tags such as de; all by default
cli-i18n-unknown = there is no language { $tag } (choose from: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } language
   *[other] { $languages } languages
  }, { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
  }: nothing is wrong

## puzzles

cli-puzzles-about = Make puzzles from games of the computer, or check that existing ones have exactly one solution.
cli-puzzles-path = make: the folder to write to; verify: a file of puzzles instead of those that come with the program
cli-puzzles-game = only this game; you can give it more than once
cli-puzzles-count = how many puzzles for each game
cli-puzzles-sample = check only this many for each game, chosen at random
cli-puzzles-where = to which folder? Write it after make
cli-puzzles-made = puzzles of { $game }: { $count }
cli-puzzles-proven = puzzles proven: { $count }, in { $seconds } s

## explore

cli-explore-about = Look up which moves were made in a position, how often, and how those games ended.
cli-explore-work = show: what was played in a position; add: put games into the explorer’s file; build: make the file of the computer games that come with Cornerwise; make: let the computer play games against itself; pack: write games as small files
cli-explore-path = show, add, build: the explorer’s file (by default, that of the computer games); make, pack: the folder to write to
cli-explore-source = show: a game, or a file with a game; add: files or folders with games
cli-explore-count = make: how many games to play
cli-explore-nodes = make: how many positions to search for each move
cli-explore-one = show needs one game or one file after the explorer’s file
cli-explore-nothing = No game in this file reached this position.
cli-explore-added = games added: { $count }
# Columns of a table
cli-explore-column-games = games
cli-explore-column-won = won
cli-explore-column-margin = points ahead
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = moves shown: { $shown } of { $moves }; games: { $games }

## moderate

cli-moderate-about = See what players have reported, and act on it. A running server applies it within seconds.
cli-moderate-works = Actions:
cli-moderate-list = the reports that are waiting
cli-moderate-show = one report, with the chat around it
cli-moderate-close = take a report off the list
cli-moderate-mute = stop a player from chatting
cli-moderate-suspend = stop a player from playing
cli-moderate-rename = give a player another name, which they cannot change
cli-moderate-lift = end all mutes and suspensions of a player
cli-moderate-log = what was done so far
cli-moderate-clear-club = remove the texts of a club (by its link) and give it another name
cli-moderate-close-club = close a club (by its link); its tournaments stay
cli-moderate-rename-tournament = give a tournament (by its link) another title
cli-moderate-cancel-tournament = cancel a tournament (by its link)
cli-moderate-what = the number of a report, or the username of a player (without an account: the id that show gives)
cli-moderate-new-name = rename: the new name
cli-moderate-for = mute, suspend: for how long, such as 12h, 7d or 4w; without it, for good
cli-moderate-note = why; it is kept in the log
cli-moderate-closed = list: the reports that were closed
cli-moderate-bad-time = { $time } is not a time such as 12h, 7d or 4w
cli-moderate-empty = No reports are waiting.
cli-moderate-reporter = reported by { $reporter }, id { $id }
cli-moderate-reported = about { $name }, id { $id }
cli-moderate-times = reports about this player: { $count }
cli-moderate-match = match { $match }, { $game }
cli-moderate-which-report = which report? Write its number
cli-moderate-who = which player? Write the username
cli-moderate-which-name = which new name? Write it after the username
cli-moderate-nobody = there is no player { $name }
cli-moderate-was-closed = report { $number } closed
cli-moderate-done-until = done: { $name }, until { $time }
cli-moderate-done-for-good = done: { $name }, for good
cli-moderate-done = done: { $name }
cli-moderate-lifted = lifted: { $name }
cli-moderate-renamed = the player is now called { $name }
cli-explore-needs-path = name the file or folder to write to
# $command is what to type
cli-explore-not-built = the computer games have not been prepared yet; run: { $command }
cli-explore-built = computer games in { $file }: { $count }
cli-explore-packed = { $file }: { $count } games, { $size } bytes
