## Profiles

profile-since = Itt játszik { $date } óta
profile-you = Ezt az oldalt mások is látják, de a privát játszmáidat nem.
profile-settings = Láthatóság módosítása
profile-hidden-others = Ezt csak te látod.
profile-private = Ez a játékos nem mutatja az értékszámait és a játszmáit.
profile-unknown = Nincs ilyen játékos
profile-unknown-text = Senkinek sincs itt ilyen felhasználóneve, vagy elrejtette a profilját.
profile-of = { $name } profiljának megtekintése

## Ratings

profile-ratings = Értékszámok
profile-ratings-about = A kérdőjel azt jelenti, hogy az értékszám még bizonytalan. A ± utáni szám mutatja, mekkora lehet az eltérés.
profile-no-ratings = Még nincs értékelt játszma.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Ideiglenes
profile-provisional-about = A kérdőjel azt jelenti, hogy az értékszám ideiglenes: további értékelt játszmákkal pontosabb lesz.
# How strong somebody is, compared with the computer.
profile-level = Kb. { $level }. szint
profile-level-column = Szint
profile-rated-games =
    { $count ->
        [one] { $count } értékelt játszma
       *[other] { $count } értékelt játszma
    }
profile-chart = Értékszám: { $game }
profile-chart-about = Az értékszám minden értékelt játszma után. A sáv azt mutatja, mekkora lehet az eltérés, a szaggatott vonalak pedig azt, milyen erős a számítógép az egyes szinteken.
profile-chart-table = Megjelenítés táblázatként
profile-chart-level = { $level }. szint
profile-date = Dátum
profile-puzzles = Rejtvények
profile-puzzles-solved = Megoldva: { $solved } / { $tried }

## Results

profile-results = Eredmények
profile-all-games = Minden játék
profile-won = Győzelem
profile-drawn = Döntetlen
profile-lost = Vereség
profile-tally = { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
profile-opponents = Ellenfelek szerint
profile-opponent = Ellenfél
profile-others = Más játékosok
profile-colours = Színek szerint
profile-pieces = Kedvenc első lapocskák
profile-recent = Legutóbbi játszmák
profile-ended-won = { $name } nyert, { $ago }
profile-ended-lost = { $name } vesztett, { $ago }
profile-ended-drawn = Döntetlen, { $ago }
profile-ended-played = Véget ért { $ago }
profile-empty-text = Itt jelennek meg a befejezett játszmák.
profile-export = Játszmáid letöltése
profile-export-about = Minden játszmád egy fájlban, hogy megőrizd vagy más programban megnyisd.

## Privacy

privacy-title = Adatvédelem
privacy-about = A profilodon a felhasználóneved, az értékszámaid és a nyilvános játszmáid láthatók. Te döntöd el, mit lássanak mások.
privacy-open = Profilod megtekintése
privacy-profile = Profil elrejtése
privacy-profile-about = Senki sem nyithatja meg a profilodat, és nem szerepelsz a játékosok listáján.
privacy-ratings = Értékszámok elrejtése
privacy-ratings-about = Az értékszámaid nem látszanak a profilodon és a játékosok listáján.
privacy-games = Játszmák elrejtése
privacy-games-about = A játszmáid és az eredményeid nem látszanak a profilodon, és a játszmákban a nevedről nem nyílik meg a profilod.

## Links to profiles on other sites

profile-card = Itt játszik Blokus jellegű játékokat és Triominost.
profile-card-rated = Legjobb értékszám: { $game }, { $rating }

## Refusals

refused-no-such-player = nincs ilyen játékos
