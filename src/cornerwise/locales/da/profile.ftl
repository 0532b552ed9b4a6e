## Profiles

profile-since = Har spillet her siden { $date }
profile-you = Andre ser også denne side, men ikke dine private partier.
profile-settings = Vælg, hvad andre ser
profile-hidden-others = Kun du kan se dette.
profile-private = Denne spiller holder ratings og partier private.
profile-unknown = Spilleren blev ikke fundet
profile-unknown-text = Ingen her har det brugernavn, eller profilen er privat.
profile-of = Se profilen for { $name }

## Ratings

profile-ratings = Ratings
profile-ratings-about = Et spørgsmålstegn betyder, at ratingen stadig er usikker. Tallet efter ± viser, hvor meget den kan være ved siden af.
profile-no-ratings = Ingen partier med rating endnu.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Foreløbig
profile-provisional-about = Et spørgsmålstegn betyder, at ratingen er foreløbig. Hvert parti med rating gør den mere præcis.
# How strong somebody is, compared with the computer.
profile-level = Cirka niveau { $level }
profile-level-column = Niveau
profile-rated-games =
    { $count ->
        [one] { $count } parti med rating
       *[other] { $count } partier med rating
    }
profile-chart = Rating i { $game }
profile-chart-about = Rating efter hvert parti med rating. Båndet viser, hvor meget den kan være ved siden af, og de stiplede linjer viser, hvor stærk computeren er på hvert niveau.
profile-chart-table = Vis som tabel
profile-chart-level = Niveau { $level }
profile-date = Dato
profile-puzzles = Opgaver
profile-puzzles-solved = { $solved } af { $tried } løst

## Results

profile-results = Resultater
profile-all-games = Alle spil
profile-won = Vundet
profile-drawn = Uafgjort
profile-lost = Tabt
profile-tally = { $won } vundet, { $drawn } uafgjort, { $lost } tabt
profile-opponents = Efter modstander
profile-opponent = Modstander
profile-others = Andre spillere
profile-colours = Efter farve
profile-pieces = Foretrukne første brikker
profile-recent = Seneste partier
profile-ended-won = { $name } vandt, { $ago }
profile-ended-lost = { $name } tabte, { $ago }
profile-ended-drawn = Uafgjort, { $ago }
profile-ended-played = Afsluttet { $ago }
profile-empty-text = Afsluttede partier vises her.
profile-export = Hent dine partier
profile-export-about = Alle dine partier i én fil, til at gemme eller åbne i andre programmer.

## Privacy

privacy-title = Privatliv
privacy-about = Din profil viser dit brugernavn, dine ratings og dine offentlige partier. Du bestemmer, hvad andre ser.
privacy-open = Se din profil
privacy-profile = Skjul profil
privacy-profile-about = Ingen kan åbne din profil, og du står ikke på listen over spillere.
privacy-ratings = Skjul ratings
privacy-ratings-about = Dine ratings står hverken på din profil eller på listen over spillere.
privacy-games = Skjul partier
privacy-games-about = Dine partier og resultater står ikke på din profil, og dit navn i partier fører ikke derhen.

## Links to profiles on other sites

profile-card = Spiller spil i stil med Blokus og Triominos her.
profile-card-rated = Bedste rating: { $game }, { $rating }

## Refusals

refused-no-such-player = den spiller findes ikke
