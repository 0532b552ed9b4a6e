## Profiles

profile-since = Hraje od: { $date }
profile-you = Tuto stránku vidí i ostatní, ale bez tvých soukromých her.
profile-settings = Změnit, co vidí ostatní
profile-hidden-others = Vidíš to jen ty.
profile-private = Tento hráč si hodnocení a hry nechává pro sebe.
profile-unknown = Takový hráč tu není
profile-unknown-text = Toto uživatelské jméno tu nikdo nemá, nebo je jeho profil soukromý.
profile-of = Zobrazit profil: { $name }

## Ratings

profile-ratings = Hodnocení
profile-ratings-about = Otazník znamená, že hodnocení je zatím nejisté. Číslo za ± říká, o kolik se může lišit.
profile-no-ratings = Zatím žádné hodnocené hry.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Předběžné
profile-provisional-about = Otazník znamená předběžné hodnocení: další hodnocené hry ho zpřesní.
# How strong somebody is, compared with the computer.
profile-level = Asi úroveň { $level }
profile-level-column = Úroveň
profile-rated-games = { $count ->
    [one] { $count } hodnocená hra
    [few] { $count } hodnocené hry
    [many] { $count } hodnocené hry
   *[other] { $count } hodnocených her
  }
profile-chart = Hodnocení: { $game }
profile-chart-about = Hodnocení po každé hodnocené hře. Pás ukazuje, o kolik se může lišit, a čárkované čáry ukazují, jak silný je počítač na jednotlivých úrovních.
profile-chart-table = Ukázat jako tabulku
profile-chart-level = Úroveň { $level }
profile-date = Datum
profile-puzzles = Hlavolamy
profile-puzzles-solved = Vyřešeno { $solved } z { $tried }

## Results

profile-results = Výsledky
profile-all-games = Všechny hry
profile-won = Výhry
profile-drawn = Remízy
profile-lost = Prohry
profile-tally = Výhry: { $won }, remízy: { $drawn }, prohry: { $lost }
profile-opponents = Podle soupeře
profile-opponent = Soupeř
profile-others = Ostatní hráči
profile-colours = Podle barvy
profile-pieces = Oblíbené první díly
profile-recent = Poslední hry
profile-ended-won = { $name }: výhra, { $ago }
profile-ended-lost = { $name }: prohra, { $ago }
profile-ended-drawn = Remíza, { $ago }
profile-ended-played = Dohráno { $ago }
profile-empty-text = Tady se objeví dohrané hry.
profile-export = Stáhnout své hry
profile-export-about = Všechny tvoje hry v jednom souboru, k uschování nebo k otevření v jiných programech.

## Privacy

privacy-title = Soukromí
privacy-about = Tvůj profil ukazuje uživatelské jméno, hodnocení a veřejné hry. Ty rozhoduješ, co ostatní uvidí.
privacy-open = Zobrazit svůj profil
privacy-profile = Skrýt profil
privacy-profile-about = Tvůj profil nemůže nikdo otevřít a nejsi v seznamu hráčů.
privacy-ratings = Skrýt hodnocení
privacy-ratings-about = Tvoje hodnocení není v profilu ani v seznamu hráčů.
privacy-games = Skrýt hry
privacy-games-about = Tvoje hry a výsledky nejsou v profilu a tvoje jméno ve hrách na něj neodkazuje.

## Links to profiles on other sites

profile-card = Hraje tu hry ve stylu Blokus a Triominos.
profile-card-rated = Nejlepší hodnocení: { $game }, { $rating }

## Refusals

refused-no-such-player = takový hráč neexistuje
