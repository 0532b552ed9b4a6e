## Profiles

profile-since = Mängib alates: { $date }
profile-you = Ka teised näevad seda lehte, kuid mitte sinu privaatseid mänge.
profile-settings = Muuda, mida teised näevad
profile-hidden-others = Seda näed ainult sina.
profile-private = See mängija hoiab oma reitinguid ja mänge privaatsena.
profile-unknown = Sellist mängijat pole
profile-unknown-text = Kellelgi siin pole sellist kasutajanime või on profiil privaatne.
profile-of = Vaata profiili: { $name }

## Ratings

profile-ratings = Reitingud
profile-ratings-about = Küsimärk tähendab, et reiting on veel ebakindel. Arv märgi ± järel näitab, kui palju see võib tegelikust erineda.
profile-no-ratings = Reitinguga mänge veel pole.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Esialgne
profile-provisional-about = Küsimärk tähendab, et reiting on esialgne: iga reitinguga mäng muudab selle täpsemaks.
# How strong somebody is, compared with the computer.
profile-level = Umbes { $level }. tase
profile-level-column = Tase
profile-rated-games = { $count ->
    [one] { $count } reitinguga mäng
   *[other] { $count } reitinguga mängu
  }
profile-chart = Reiting: { $game }
profile-chart-about = Reiting pärast iga reitinguga mängu. Riba näitab, kui palju see võib tegelikust erineda, ja katkendjooned näitavad arvuti tugevust igal tasemel.
profile-chart-table = Näita tabelina
profile-chart-level = { $level }. tase
profile-date = Kuupäev
profile-puzzles = Ülesanded
profile-puzzles-solved = Lahendatud { $solved }/{ $tried }

## Results

profile-results = Tulemused
profile-all-games = Kõik mängud
profile-won = Võite
profile-drawn = Viike
profile-lost = Kaotusi
profile-tally = Võite: { $won }, viike: { $drawn }, kaotusi: { $lost }
profile-opponents = Vastaste kaupa
profile-opponent = Vastane
profile-others = Teised mängijad
profile-colours = Värvide kaupa
profile-pieces = Lemmikklotsid esimeseks käiguks
profile-recent = Viimased mängud
profile-ended-won = { $name } võitis, { $ago }
profile-ended-lost = { $name } kaotas, { $ago }
profile-ended-drawn = Viik, { $ago }
profile-ended-played = Lõppes { $ago }
profile-empty-text = Siia ilmuvad lõppenud mängud.
profile-export = Laadi oma mängud alla
profile-export-about = Kõik sinu mängud ühes failis, alleshoidmiseks või teistes programmides avamiseks.

## Privacy

privacy-title = Privaatsus
privacy-about = Sinu profiilil on näha su kasutajanimi, reitingud ja avalikud mängud. Sina otsustad, mida teised näevad.
privacy-open = Vaata oma profiili
privacy-profile = Peida profiil
privacy-profile-about = Keegi ei saa sinu profiili avada ja sind pole mängijate loendis.
privacy-ratings = Peida reitingud
privacy-ratings-about = Sinu reitinguid pole näha ei profiilil ega mängijate loendis.
privacy-games = Peida mängud
privacy-games-about = Sinu mänge ja tulemusi pole profiilil näha ning su nimi mängudes ei vii profiilile.

## Links to profiles on other sites

profile-card = Mängib siin Blokuse-laadseid mänge ja Triominost.
profile-card-rated = Parim reiting: { $game }, { $rating }

## Refusals

refused-no-such-player = sellist mängijat ei ole
