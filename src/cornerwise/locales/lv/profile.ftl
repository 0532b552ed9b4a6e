## Profiles

profile-since = Spēlē kopš: { $date }
profile-you = Šo lapu redz arī citi, bet ne jūsu privātās partijas.
profile-settings = Mainīt, ko redz citi
profile-hidden-others = To redzat tikai jūs.
profile-private = Šis spēlētājs savus reitingus un partijas nerāda.
profile-unknown = Tāda spēlētāja nav
profile-unknown-text = Šeit nevienam nav šāda lietotājvārda, vai arī profils ir privāts.
profile-of = Skatīt profilu: { $name }

## Ratings

profile-ratings = Reitingi
profile-ratings-about = Jautājuma zīme nozīmē, ka reitings vēl nav drošs. Skaitlis aiz ± rāda, par cik tas var atšķirties no īstā.
profile-no-ratings = Partiju ar reitingu vēl nav.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Pagaidu
profile-provisional-about = Jautājuma zīme nozīmē pagaidu reitingu: vairāk partiju ar reitingu to padarīs precīzāku.
# How strong somebody is, compared with the computer.
profile-level = Aptuveni { $level }. līmenis
profile-level-column = Līmenis
profile-rated-games = { $count ->
    [zero] { $count } partijas ar reitingu
    [one] { $count } partija ar reitingu
   *[other] { $count } partijas ar reitingu
  }
profile-chart = Reitings: { $game }
profile-chart-about = Reitings pēc katras partijas ar reitingu. Josla rāda, par cik tas var atšķirties no īstā, un pārtrauktās līnijas – cik stiprs ir dators katrā līmenī.
profile-chart-table = Rādīt kā tabulu
profile-chart-level = { $level }. līmenis
profile-date = Datums
profile-puzzles = Uzdevumi
profile-puzzles-solved = Atrisināti: { $solved } no { $tried }

## Results

profile-results = Rezultāti
profile-all-games = Visas spēles
profile-won = Uzvaras
profile-drawn = Neizšķirti
profile-lost = Zaudējumi
profile-tally = Uzvaras: { $won }, neizšķirti: { $drawn }, zaudējumi: { $lost }
profile-opponents = Pēc pretinieka
profile-opponent = Pretinieks
profile-others = Citi spēlētāji
profile-colours = Pēc krāsas
profile-pieces = Iecienītākie pirmie kauliņi
profile-recent = Nesenās partijas
profile-ended-won = Uzvarēja { $name }, { $ago }
profile-ended-lost = Zaudēja { $name }, { $ago }
profile-ended-drawn = Neizšķirts, { $ago }
profile-ended-played = Beigusies { $ago }
profile-empty-text = Te parādās pabeigtās partijas.
profile-export = Lejupielādēt savas partijas
profile-export-about = Visas jūsu partijas vienā failā, ko paturēt vai atvērt citās programmās.

## Privacy

privacy-title = Privātums
privacy-about = Jūsu profilā redzams jūsu lietotājvārds, reitingi un publiskās partijas. Jūs izlemjat, ko redz citi.
privacy-open = Skatīt savu profilu
privacy-profile = Slēpt profilu
privacy-profile-about = Neviens nevar atvērt jūsu profilu, un jūsu nav spēlētāju sarakstā.
privacy-ratings = Slēpt reitingus
privacy-ratings-about = Jūsu reitingu nav ne profilā, ne spēlētāju sarakstā.
privacy-games = Slēpt partijas
privacy-games-about = Jūsu partiju un rezultātu profilā nav, un jūsu vārds partijās uz to neved.

## Links to profiles on other sites

profile-card = Šeit spēlē Blokus tipa spēles un Triominos.
profile-card-rated = Labākais reitings: { $game }, { $rating }

## Refusals

refused-no-such-player = tāda spēlētāja nav
