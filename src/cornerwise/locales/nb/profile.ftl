## Profiles

profile-since = Har spilt her siden { $date }
profile-you = Andre ser også denne siden, men ikke de private partiene dine.
profile-settings = Endre hva andre ser
profile-hidden-others = Bare du kan se dette.
profile-private = Denne spilleren holder rating og partier private.
profile-unknown = Fant ikke spilleren
profile-unknown-text = Ingen her har det brukernavnet, eller så er profilen privat.
profile-of = Se profilen til { $name }

## Ratings

profile-ratings = Rating
profile-ratings-about = Et spørsmålstegn betyr at ratingen fortsatt er usikker. Tallet etter ± viser hvor mye den kan bomme.
profile-no-ratings = Ingen rangerte partier ennå.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Foreløpig
profile-provisional-about = Et spørsmålstegn betyr at ratingen er foreløpig. Den blir mer nøyaktig for hvert rangerte parti.
# How strong somebody is, compared with the computer.
profile-level = Omtrent nivå { $level }
profile-level-column = Nivå
profile-rated-games =
    { $count ->
        [one] { $count } rangert parti
       *[other] { $count } rangerte partier
    }
profile-chart = Rating i { $game }
profile-chart-about = Ratingen etter hvert rangerte parti. Båndet viser hvor mye den kan bomme, og de stiplede linjene hvor sterk datamaskinen er på hvert nivå.
profile-chart-table = Vis som tabell
profile-chart-level = Nivå { $level }
profile-date = Dato
profile-puzzles = Nøtter
profile-puzzles-solved = { $solved } av { $tried } løst

## Results

profile-results = Resultater
profile-all-games = Alle spill
profile-won = Vunnet
profile-drawn = Uavgjort
profile-lost = Tapt
profile-tally = { $won } vunnet, { $drawn } uavgjort, { $lost } tapt
profile-opponents = Etter motstander
profile-opponent = Motstander
profile-others = Andre spillere
profile-colours = Etter farge
profile-pieces = Foretrukne første brikker
profile-recent = Siste partier
profile-ended-won = { $name } vant, { $ago }
profile-ended-lost = { $name } tapte, { $ago }
profile-ended-drawn = Uavgjort, { $ago }
profile-ended-played = Ferdig { $ago }
profile-empty-text = Ferdige partier vises her.
profile-export = Last ned partiene dine
profile-export-about = Alle partiene dine i én fil, til å ta vare på eller åpne i andre programmer.

## Privacy

privacy-title = Personvern
privacy-about = Profilen din viser brukernavnet, ratingen og de offentlige partiene dine. Du bestemmer hva andre ser.
privacy-open = Se profilen din
privacy-profile = Skjul profilen
privacy-profile-about = Ingen kan åpne profilen din, og du står ikke på listen over spillere.
privacy-ratings = Skjul rating
privacy-ratings-about = Ratingen din står verken på profilen eller på listen over spillere.
privacy-games = Skjul partier
privacy-games-about = Partiene og resultatene dine står ikke på profilen, og navnet ditt i partier fører ikke dit.

## Links to profiles on other sites

profile-card = Spiller spill av Blokus-typen og Triominos her.
profile-card-rated = Beste rating: { $game }, { $rating }

## Refusals

refused-no-such-player = den spilleren finnes ikke
