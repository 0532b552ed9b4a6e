## Profiles

profile-since = Speelt hier sinds { $date }
profile-you = Anderen zien deze pagina ook, maar niet je privépartijen.
profile-settings = Wijzigen wat anderen zien
profile-hidden-others = Alleen jij kunt dit zien.
profile-private = Deze speler houdt ratings en partijen privé.
profile-unknown = Speler niet gevonden
profile-unknown-text = Niemand hier heeft die gebruikersnaam, of het profiel is privé.
profile-of = Profiel van { $name } bekijken

## Ratings

profile-ratings = Ratings
profile-ratings-about = Een vraagteken betekent dat de rating nog onzeker is. Het getal na ± zegt hoe ver die ernaast kan zitten.
profile-no-ratings = Nog geen partijen met rating.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Voorlopig
profile-provisional-about = Een vraagteken betekent dat de rating voorlopig is. Met elke partij met rating wordt hij nauwkeuriger.
# How strong somebody is, compared with the computer.
profile-level = Ongeveer niveau { $level }
profile-level-column = Niveau
profile-rated-games =
    { $count ->
        [one] { $count } partij met rating
       *[other] { $count } partijen met rating
    }
profile-chart = Rating in { $game }
profile-chart-about = De rating na elke partij met rating. De band toont hoe ver hij ernaast kan zitten, en de stippellijnen hoe sterk de computer op elk niveau is.
profile-chart-table = Als tabel tonen
profile-chart-level = Niveau { $level }
profile-date = Datum
profile-puzzles = Puzzels
profile-puzzles-solved = { $solved } van { $tried } opgelost

## Results

profile-results = Resultaten
profile-all-games = Alle spellen
profile-won = Gewonnen
profile-drawn = Remise
profile-lost = Verloren
profile-tally = { $won } gewonnen, { $drawn } remise, { $lost } verloren
profile-opponents = Per tegenstander
profile-opponent = Tegenstander
profile-others = Andere spelers
profile-colours = Per kleur
profile-pieces = Favoriete eerste steentjes
profile-recent = Recente partijen
profile-ended-won = { $name } heeft gewonnen, { $ago }
profile-ended-lost = { $name } heeft verloren, { $ago }
profile-ended-drawn = Remise, { $ago }
profile-ended-played = Afgelopen, { $ago }
profile-empty-text = Afgelopen partijen verschijnen hier.
profile-export = Je partijen downloaden
profile-export-about = Al je partijen in één bestand, om te bewaren of in andere programma’s te openen.

## Privacy

privacy-title = Privacy
privacy-about = Je profiel toont je gebruikersnaam, je ratings en je openbare partijen. Jij bepaalt wat anderen zien.
privacy-open = Je profiel bekijken
privacy-profile = Profiel verbergen
privacy-profile-about = Niemand kan je profiel openen, en je staat niet in de lijst met spelers.
privacy-ratings = Ratings verbergen
privacy-ratings-about = Je ratings staan niet op je profiel en niet in de lijst met spelers.
privacy-games = Partijen verbergen
privacy-games-about = Je partijen en resultaten staan niet op je profiel, en je naam in partijen leidt er niet naartoe.

## Links to profiles on other sites

profile-card = Speelt hier spellen zoals Blokus, en Triominos.
profile-card-rated = Beste rating: { $game }, { $rating }

## Refusals

refused-no-such-player = die speler bestaat niet
