## Profiles

profile-since = Žaidžia nuo: { $date }
profile-you = Šį puslapį mato ir kiti, bet ne jūsų privačias partijas.
profile-settings = Keisti, ką mato kiti
profile-hidden-others = Tai matote tik jūs.
profile-private = Šis žaidėjas savo reitingų ir partijų nerodo.
profile-unknown = Tokio žaidėjo nėra
profile-unknown-text = Niekas čia neturi tokio naudotojo vardo arba profilis yra privatus.
profile-of = Žiūrėti profilį: { $name }

## Ratings

profile-ratings = Reitingai
profile-ratings-about = Klaustukas reiškia, kad reitingas dar netikslus. Skaičius po ± rodo, kiek jis gali skirtis nuo tikrojo.
profile-no-ratings = Reitinginių partijų dar nėra.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Preliminarus
profile-provisional-about = Klaustukas reiškia, kad reitingas preliminarus: daugiau reitinginių partijų jį patikslins.
# How strong somebody is, compared with the computer.
profile-level = Maždaug { $level } lygis
profile-level-column = Lygis
profile-rated-games = { $count ->
    [one] { $count } reitinginė partija
    [few] { $count } reitinginės partijos
    [many] { $count } reitinginės partijos
   *[other] { $count } reitinginių partijų
  }
profile-chart = Reitingas: { $game }
profile-chart-about = Reitingas po kiekvienos reitinginės partijos. Juosta rodo, kiek jis gali skirtis nuo tikrojo, o punktyrinės linijos – kompiuterio stiprumą kiekviename lygyje.
profile-chart-table = Rodyti kaip lentelę
profile-chart-level = { $level } lygis
profile-date = Data
profile-puzzles = Galvosūkiai
profile-puzzles-solved = Išspręsta: { $solved } iš { $tried }

## Results

profile-results = Rezultatai
profile-all-games = Visi žaidimai
profile-won = Laimėta
profile-drawn = Lygiosios
profile-lost = Pralaimėta
profile-tally = Laimėta: { $won }, lygiosios: { $drawn }, pralaimėta: { $lost }
profile-opponents = Pagal varžovą
profile-opponent = Varžovas
profile-others = Kiti žaidėjai
profile-colours = Pagal spalvą
profile-pieces = Mėgstamiausios pirmosios detalės
profile-recent = Naujausios partijos
profile-ended-won = Laimėjo { $name }, { $ago }
profile-ended-lost = Pralaimėjo { $name }, { $ago }
profile-ended-drawn = Lygiosios, { $ago }
profile-ended-played = Baigta { $ago }
profile-empty-text = Čia matysite baigtas partijas.
profile-export = Atsisiųsti savo partijas
profile-export-about = Visos jūsų partijos viename faile, kad išsaugotumėte ar atvertumėte kitomis programomis.

## Privacy

privacy-title = Privatumas
privacy-about = Jūsų profilyje matomas jūsų naudotojo vardas, reitingai ir viešos partijos. Jūs sprendžiate, ką mato kiti.
privacy-open = Žiūrėti savo profilį
privacy-profile = Slėpti profilį
privacy-profile-about = Niekas negali atverti jūsų profilio, ir jūsų nėra žaidėjų sąraše.
privacy-ratings = Slėpti reitingus
privacy-ratings-about = Jūsų reitingų nėra nei profilyje, nei žaidėjų sąraše.
privacy-games = Slėpti partijas
privacy-games-about = Jūsų partijų ir rezultatų profilyje nėra, ir jūsų vardas partijose į jį neveda.

## Links to profiles on other sites

profile-card = Čia žaidžia „Blokus“ tipo žaidimus ir „Triominos“.
profile-card-rated = Geriausias reitingas: { $game }, { $rating }

## Refusals

refused-no-such-player = tokio žaidėjo nėra
