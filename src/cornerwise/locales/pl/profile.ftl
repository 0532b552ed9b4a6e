## Profiles

profile-since = Gra od: { $date }
profile-you = Inni też widzą tę stronę, ale bez twoich prywatnych partii.
profile-settings = Zmień, co widzą inni
profile-hidden-others = Tylko ty to widzisz.
profile-private = Ten gracz nie pokazuje rankingów ani partii.
profile-unknown = Nie ma takiego gracza
profile-unknown-text = Nikt tu nie ma takiej nazwy użytkownika albo ukrywa swój profil.
profile-of = Zobacz profil: { $name }

## Ratings

profile-ratings = Rankingi
profile-ratings-about = Znak zapytania oznacza, że ranking jest jeszcze niepewny. Liczba po ± mówi, o ile może się różnić.
profile-no-ratings = Nie ma jeszcze partii rankingowych.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Tymczasowy
profile-provisional-about = Znak zapytania oznacza ranking tymczasowy: kolejne partie rankingowe go uściślą.
# How strong somebody is, compared with the computer.
profile-level = Około poziomu { $level }
profile-level-column = Poziom
profile-rated-games = { $count ->
    [one] { $count } partia rankingowa
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowej
  }
profile-chart = Ranking: { $game }
profile-chart-about = Ranking po każdej partii rankingowej. Pas pokazuje, o ile może się różnić, a linie przerywane, jak silny jest komputer na każdym poziomie.
profile-chart-table = Pokaż jako tabelę
profile-chart-level = Poziom { $level }
profile-date = Data
profile-puzzles = Łamigłówki
profile-puzzles-solved = Rozwiązane: { $solved } z { $tried }

## Results

profile-results = Wyniki
profile-all-games = Wszystkie gry
profile-won = Wygrane
profile-drawn = Remisy
profile-lost = Przegrane
profile-tally = Wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
profile-opponents = Według przeciwnika
profile-opponent = Przeciwnik
profile-others = Inni gracze
profile-colours = Według koloru
profile-pieces = Ulubione pierwsze elementy
profile-recent = Ostatnie partie
profile-ended-won = { $name }: wygrana, { $ago }
profile-ended-lost = { $name }: przegrana, { $ago }
profile-ended-drawn = Remis, { $ago }
profile-ended-played = Zakończona { $ago }
profile-empty-text = Tu pojawiają się zakończone partie.
profile-export = Pobierz swoje partie
profile-export-about = Wszystkie twoje partie w jednym pliku, do zachowania albo otwarcia w innych programach.

## Privacy

privacy-title = Prywatność
privacy-about = Twój profil pokazuje nazwę użytkownika, rankingi i publiczne partie. Ty decydujesz, co widzą inni.
privacy-open = Zobacz swój profil
privacy-profile = Ukryj profil
privacy-profile-about = Nikt nie może otworzyć twojego profilu i nie ma cię na liście graczy.
privacy-ratings = Ukryj rankingi
privacy-ratings-about = Twoich rankingów nie ma na profilu ani na liście graczy.
privacy-games = Ukryj partie
privacy-games-about = Twoich partii i wyników nie ma na profilu, a twoja nazwa w partiach do niego nie prowadzi.

## Links to profiles on other sites

profile-card = Gra tu w gry typu Blokus i Triominos.
profile-card-rated = Najlepszy ranking: { $game }, { $rating }

## Refusals

refused-no-such-player = nie ma takiego gracza
