## The command line: what every command shares. Words in capitals (FILE, GAME) and options (--ply) are typed and stay.

cli-about = Blokus-style games and Triominos: rules, records, pictures and play.
cli-commands = commands
cli-examples = examples:
cli-version = show program’s version number and exit
cli-language = use this language, such as de or pt-BR, instead of the system’s
cli-own-games = also load the games that this Python file registers
cli-interrupted = interrupted
# $message says what is wrong, $command is a command to be typed.
cli-see-help = { $message } (see `{ $command }`)

## What each command does, in the list of all commands

cli-games = list all games and their options
cli-play = play in the terminal
cli-serve = run a server for browsers and programs
cli-replay = check and show the games in a file
cli-analyse = show the best moves in a position
cli-review = show which moves of a game cost the most
cli-audit = count the points given away near the end of games
cli-draw = draw a position as SVG or text
cli-perft = count the positions after a number of moves
cli-bench = measure speed and size and compare with targets
cli-solve = find a complete solo game
cli-gtp = talk to other programs over the Go Text Protocol
cli-arena = play computer players against each other
cli-bot = let a GTP program play on a server
cli-backup = write all data of a server to a file
cli-restore = fill an empty database from a backup file
cli-moderate = see reports and act on them
cli-i18n = check the translations
cli-puzzles = make and prove puzzles
cli-explore = look up what was played in a position

## What is said about arguments, whatever the command

cli-usage = usage:
cli-positional-arguments = positional arguments
cli-options = options
cli-help = show this help message and exit
cli-required = the following arguments are required: { $value }
cli-one-required = one of the arguments { $value } is required
cli-unrecognized = unrecognised arguments: { $value }
cli-not-with = not allowed with argument { $value }
cli-ambiguous = ambiguous option: { $option } could match { $matches }
cli-argument = argument { $argument_name }: { $message }
cli-invalid-choice = invalid choice: { $value } (choose from { $choices })
cli-ignored = this option takes no value, but { $value } was given
cli-expected-one = expected one argument
cli-expected-some = expected at least one argument
# $count is the number, $value shows it.
cli-expected = { $count ->
    [one] expected { $value } argument
   *[other] expected { $value } arguments
  }
