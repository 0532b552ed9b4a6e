## Profiles

profile-since = Playing since { $date }
profile-you = Others see this page too, but not your private games.
profile-settings = Change what others see
profile-hidden-others = Only you can see this.
profile-private = This player keeps ratings and games private.
profile-unknown = Player not found
profile-unknown-text = Nobody here has that username, or they keep their profile private.
profile-of = View profile of { $name }

## Ratings

profile-ratings = Ratings
profile-ratings-about = A question mark means that the rating is still uncertain. The number after ± shows how far it may be off.
profile-no-ratings = No rated games yet.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Provisional
profile-provisional-about = A question mark means that the rating is provisional. It becomes more exact with every rated game.
# How strong somebody is, compared with the computer.
profile-level = About level { $level }
profile-level-column = Level
profile-rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
profile-chart = Rating in { $game }
profile-chart-about = Rating after each rated game. The band shows how far it may be off, and the dashed lines show how strong the computer is at each level.
profile-chart-table = Show as a table
profile-chart-level = Level { $level }
profile-date = Date
profile-puzzles = Puzzles
profile-puzzles-solved = { $solved } of { $tried } solved

## Results

profile-results = Results
profile-all-games = All games
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-tally = { $won } won, { $drawn } drawn, { $lost } lost
profile-opponents = By opponent
profile-opponent = Opponent
profile-others = Other players
profile-colours = By colour
profile-pieces = Favourite first pieces
profile-recent = Recent games
profile-ended-won = { $name } won, { $ago }
profile-ended-lost = { $name } lost, { $ago }
profile-ended-drawn = Draw, { $ago }
profile-ended-played = Finished { $ago }
profile-empty-text = Finished games show up here.
profile-export = Download your games
profile-export-about = All your games in one file, to keep or to open in other programs.

## Privacy

privacy-title = Privacy
privacy-about = Your profile shows your username, your ratings and your public games. You decide what others see.
privacy-open = View your profile
privacy-profile = Hide profile
privacy-profile-about = Nobody can open your profile, and you’re not on the list of players.
privacy-ratings = Hide ratings
privacy-ratings-about = Your ratings aren’t on your profile or on the list of players.
privacy-games = Hide games
privacy-games-about = Your games and results aren’t on your profile, and your name in games doesn’t link to it.

## Links to profiles on other sites

profile-card = Plays Blokus-style games and Triominos here.
profile-card-rated = Best rating: { $game }, { $rating }

## Refusals

refused-no-such-player = there is no such player
