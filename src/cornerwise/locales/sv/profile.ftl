## Profiles

profile-since = Har spelat här sedan { $date }
profile-you = Andra ser också den här sidan, men inte dina privata partier.
profile-settings = Ändra vad andra ser
profile-hidden-others = Bara du kan se det här.
profile-private = Den här spelaren håller rating och partier privata.
profile-unknown = Spelaren hittades inte
profile-unknown-text = Ingen här har det användarnamnet, eller så är profilen privat.
profile-of = Visa profilen för { $name }

## Ratings

profile-ratings = Rating
profile-ratings-about = Ett frågetecken betyder att ratingen ännu är osäker. Talet efter ± visar hur mycket fel den kan vara.
profile-no-ratings = Inga partier med rating än.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Preliminär
profile-provisional-about = Ett frågetecken betyder att ratingen är preliminär. Den blir säkrare med varje parti med rating.
# How strong somebody is, compared with the computer.
profile-level = Ungefär nivå { $level }
profile-level-column = Nivå
profile-rated-games =
    { $count ->
        [one] { $count } parti med rating
       *[other] { $count } partier med rating
    }
profile-chart = Rating i { $game }
profile-chart-about = Ratingen efter varje parti med rating. Bandet visar hur mycket fel den kan vara, och de streckade linjerna hur stark datorn är på varje nivå.
profile-chart-table = Visa som tabell
profile-chart-level = Nivå { $level }
profile-date = Datum
profile-puzzles = Pussel
profile-puzzles-solved = { $solved } av { $tried } lösta

## Results

profile-results = Resultat
profile-all-games = Alla spel
profile-won = Vunna
profile-drawn = Oavgjorda
profile-lost = Förlorade
profile-tally = Vunna: { $won }, oavgjorda: { $drawn }, förlorade: { $lost }
profile-opponents = Efter motståndare
profile-opponent = Motståndare
profile-others = Andra spelare
profile-colours = Efter färg
profile-pieces = Favoriter som första bit
profile-recent = Senaste partierna
profile-ended-won = { $name } vann, { $ago }
profile-ended-lost = { $name } förlorade, { $ago }
profile-ended-drawn = Oavgjort, { $ago }
profile-ended-played = Avslutat { $ago }
profile-empty-text = Avslutade partier visas här.
profile-export = Ladda ner dina partier
profile-export-about = Alla dina partier i en fil, att spara eller öppna i andra program.

## Privacy

privacy-title = Integritet
privacy-about = Din profil visar ditt användarnamn, din rating och dina offentliga partier. Du bestämmer vad andra ser.
privacy-open = Visa din profil
privacy-profile = Dölj profilen
privacy-profile-about = Ingen kan öppna din profil, och du finns inte med i listan över spelare.
privacy-ratings = Dölj rating
privacy-ratings-about = Din rating visas varken på din profil eller i listan över spelare.
privacy-games = Dölj partier
privacy-games-about = Dina partier och resultat visas inte på din profil, och ditt namn i partier leder inte dit.

## Links to profiles on other sites

profile-card = Spelar spel av Blokus-typ och Triominos här.
profile-card-rated = Bästa rating: { $game }, { $rating }

## Refusals

refused-no-such-player = den spelaren finns inte
