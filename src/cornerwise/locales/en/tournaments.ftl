
## Tournaments: the list, the form, the page of one

nav-tournaments = Tournaments
tournaments-create = Create a tournament
tournaments-mine = Your tournaments
tournaments-waiting = Open to join
tournaments-running = In progress
tournaments-finished = Finished
tournaments-empty = No tournaments right now
tournaments-empty-text = Create one and share its link. Anyone with the link can join, with or without an account.

tournament-format-swiss = Swiss
tournament-format-arena = Arena
tournament-format-knockout = Knockout
tournament-format-round-robin = Round robin
tournament-format-swiss-about = A set number of rounds. In each round, you play someone with about as many points as you. Nobody is knocked out.
tournament-format-arena-about = Play as many games as you can before time runs out. From your third win in a row, wins count double.
tournament-format-knockout-about = Lose once and you’re out. The last player left wins.
tournament-format-round-robin-about = Everyone plays everyone. Best for small groups.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } player.
   *[other] { $count } players.
}
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-starts-at = Starts { $time }
tournament-starts-with = Starts with { $count } players
tournament-starts-host = Starts when the organiser is ready
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $round }
tournament-running = In progress
tournament-finished = Finished
tournament-cancelled = Cancelled
tournament-cancelled-host = The organiser cancelled this tournament.
tournament-cancelled-few = This tournament was cancelled because too few players joined.
tournament-cancelled-operator = The people who run this server cancelled this tournament.
tournament-cancelled-old = This tournament was cancelled because it wasn’t started within 30 days.
tournament-time-left = Time left: { $time }
tournament-last-games = Time is up. The last games are being played.
tournament-next-round = Time to the next round: { $time }
tournament-wait-round = { $count ->
    [one] { $count } game of this round is still being played.
   *[other] { $count } games of this round are still being played.
}
tournament-wait-arena = You’ll be paired in a moment.
tournament-unknown = We can’t find that tournament
tournament-started = Started
tournament-unlisted = By link only
tournament-rated = Rated

## Taking part

tournament-join = Join
tournament-join-late = Join now
tournament-return = Rejoin
tournament-withdraw = Withdraw
tournament-withdraw-sure = Withdraw from this tournament?
tournament-withdraw-about = You won’t be paired any more. A game in progress continues.
tournament-stay = Stay
tournament-joined = You’re in
tournament-withdrawn = You’ve withdrawn
tournament-play = Play your game
tournament-your-game = Your game is ready
tournament-bye-now = You have a bye: no opponent this round, and you get the points for a win.
tournament-start = Start now
tournament-start-needs = At least { $count } players are needed to start.
tournament-cancel = Cancel the tournament
tournament-cancel-sure = Cancel the tournament for everyone?
tournament-keep = Keep it
tournament-won = { $name } won the tournament
tournament-won-several = { $names } share first place
tournament-you-won = You won the tournament!
tournament-your-place = Your rank: { $place } of { $count }
tournament-needs-account = Games in this tournament are rated, so you need an account to join.
tournament-full = All places are taken. You can still watch.

tournament-call = Your tournament game is ready: { $title }
tournament-back = Back to the tournament
tournament-open = Open the tournament

## Standings, games, bracket

tournament-view = View
tournament-standings = Standings
tournament-games = Games
tournament-bracket = Bracket
tournament-no-standings = Nobody has joined yet
tournament-no-standings-text = Share the link to invite players.
tournament-no-games = No games yet
tournament-no-games-text = They appear here when the tournament starts.
tournament-place = Rank
tournament-name = Name
tournament-points = Points
tournament-played = Games
tournament-buchholz = Buchholz
tournament-buchholz-about = Your opponents’ points, added up.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = The points of opponents you beat, plus half the points of those you drew with.
tournament-board = Points ahead
tournament-board-about = How far you were ahead in your games, added up.
tournament-wins = Wins
tournament-wins-about = Games won.
tournament-byes = Byes
tournament-streak = { $count ->
    [one] { $count } win in a row
   *[other] { $count } wins in a row
}
tournament-computer = Computer, level { $level }
tournament-left = withdrew
tournament-you = you
tournament-details = Details of { $name }
tournament-lines = { $from }–{ $to } of { $count }
tournament-first-lines = First page
tournament-earlier-lines = Previous page
tournament-later-lines = Next page
tournament-last-lines = Last page
tournament-my-line = My rank
tournament-earlier-round = Previous round
tournament-later-round = Next round
tournament-playing = Playing
tournament-bye = Bye
tournament-absent = { $name } didn’t show up
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Round of { $left }
}
tournament-profile = Show profile
tournament-to-come = To be decided
tournament-goes-on = { $name } goes through

## Sharing

tournament-invite = Invite players
tournament-share = Share the tournament
tournament-invite-message = Join our Cornerwise tournament: { $title }
tournament-link = Link to this tournament
tournament-invite-qr = QR code with the link to this tournament
tournament-csv = Standings as a spreadsheet (CSV)
tournament-json = All data (JSON)
tournament-print = Print

## Setting one up

tournament-new = New tournament
tournament-step-game = Game
tournament-step-format = Format
tournament-step-clock = Clock
tournament-step-start = Start and players
tournament-title = Title
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } { $format }
tournament-format = Format
tournament-tables-note = With { $count } players at a table, you can choose Swiss or arena.
tournament-rounds = Rounds
tournament-rounds-auto = Automatic
tournament-rounds-auto-about = As many rounds as it takes to find one winner.
tournament-times = Games against each opponent
tournament-once = One
tournament-twice = Two
tournament-minutes = Duration
tournament-start-how = Start
tournament-start-hand = When I’m ready
tournament-start-time = At a set time
tournament-start-number = When enough have joined
tournament-start-when = Date and time
tournament-start-count = Number of players
tournament-listed = Show in the list
tournament-listed-about = Anyone can find it and join. Otherwise only people with the link can.
tournament-rated-about = Games count towards ratings. Everyone needs an account to join.
tournament-rated-account = To play rated games, create an account first.
tournament-more = More options
tournament-late = Late entry
tournament-late-about = People can join, or rejoin, after the start.
tournament-most = Maximum players
tournament-pause = Break between rounds
tournament-no-show = Time for the first move
tournament-no-show-about = A player who doesn’t make their first move in this time loses the game and is withdrawn.
tournament-engines = Computer players
tournament-engines-about = The computer takes part like everyone else. At least one person has to play.
tournament-engine-add = Add a computer player
tournament-engine-number = Computer player { $number }
tournament-engine-remove = Remove computer player { $number }
tournament-tie-breaks = Tie-breaks
tournament-tie-breaks-about = If players are level on points, the first of these decides, then the next.
tournament-tie-up = Move up: { $name }
tournament-submit = Create tournament
