## Profiluri

profile-since = Joacă aici din { $date }
profile-you = Și ceilalți văd această pagină, dar nu și partidele tale private.
profile-settings = Alege ce văd ceilalți
profile-hidden-others = Doar tu vezi asta.
profile-private = Acest jucător nu își arată ratingurile și partidele.
profile-unknown = Jucătorul nu a fost găsit
profile-unknown-text = Nimeni de aici nu are acest nume de utilizator sau profilul este privat.
profile-of = Vezi profilul: { $name }

## Ratinguri

profile-ratings = Ratinguri
profile-ratings-about = Semnul întrebării arată că ratingul este încă nesigur. Numărul de după ± arată cât de mare poate fi eroarea.
profile-no-ratings = Nicio partidă cu rating încă.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Provizoriu
profile-provisional-about = Semnul întrebării înseamnă că ratingul este provizoriu: alte partide cu rating îl vor face mai exact.
# How strong somebody is, compared with the computer.
profile-level = Aproximativ nivelul { $level }
profile-level-column = Nivel
profile-rated-games =
    { $count ->
        [one] o partidă cu rating
        [few] { $count } partide cu rating
       *[other] { $count } de partide cu rating
    }
profile-chart = Rating la { $game }
profile-chart-about = Ratingul după fiecare partidă cu rating. Banda arată cât de mare poate fi eroarea, iar liniile întrerupte, cât de puternic este calculatorul la fiecare nivel.
profile-chart-table = Arată ca tabel
profile-chart-level = Nivelul { $level }
profile-date = Dată
profile-puzzles = Puzzle-uri
profile-puzzles-solved = Rezolvate: { $solved } din { $tried }

## Rezultate

profile-results = Rezultate
profile-all-games = Toate jocurile
profile-won = Câștigate
profile-drawn = Remize
profile-lost = Pierdute
profile-tally = Câștigate: { $won }, remize: { $drawn }, pierdute: { $lost }
profile-opponents = După adversar
profile-opponent = Adversar
profile-others = Alți jucători
profile-colours = După culoare
profile-pieces = Primele piese preferate
profile-recent = Partide recente
profile-ended-won = { $name } a câștigat, { $ago }
profile-ended-lost = { $name } a pierdut, { $ago }
profile-ended-drawn = Remiză, { $ago }
profile-ended-played = Încheiată { $ago }
profile-empty-text = Partidele încheiate apar aici.
profile-export = Descarcă-ți partidele
profile-export-about = Toate partidele tale într-un singur fișier, ca să le păstrezi sau să le deschizi în alte programe.

## Confidențialitate

privacy-title = Confidențialitate
privacy-about = Profilul tău arată numele de utilizator, ratingurile și partidele publice. Tu hotărăști ce văd ceilalți.
privacy-open = Vezi-ți profilul
privacy-profile = Ascunde profilul
privacy-profile-about = Nimeni nu îți poate deschide profilul și nu apari în lista de jucători.
privacy-ratings = Ascunde ratingurile
privacy-ratings-about = Ratingurile tale nu apar pe profil și nici în lista de jucători.
privacy-games = Ascunde partidele
privacy-games-about = Partidele și rezultatele tale nu apar pe profil, iar numele tău din partide nu trimite la el.

## Linkuri către profiluri pe alte site-uri

profile-card = Joacă aici jocuri de tip Blokus și Triominos.
profile-card-rated = Cel mai bun rating: { $game }, { $rating }

## Refuzuri

refused-no-such-player = nu există un astfel de jucător
