## Profiles

profile-since = Hrá od: { $date }
profile-you = Túto stránku vidia aj ostatní, ale bez tvojich súkromných hier.
profile-settings = Zmeniť, čo vidia ostatní
profile-hidden-others = Vidíš to len ty.
profile-private = Tento hráč si hodnotenia a hry necháva pre seba.
profile-unknown = Taký hráč tu nie je
profile-unknown-text = Toto používateľské meno tu nikto nemá, alebo je jeho profil súkromný.
profile-of = Zobraziť profil: { $name }

## Ratings

profile-ratings = Hodnotenia
profile-ratings-about = Otáznik znamená, že hodnotenie je zatiaľ neisté. Číslo za ± hovorí, o koľko sa môže líšiť.
profile-no-ratings = Zatiaľ žiadne hodnotené hry.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Predbežné
profile-provisional-about = Otáznik znamená predbežné hodnotenie: ďalšie hodnotené hry ho spresnia.
# How strong somebody is, compared with the computer.
profile-level = Asi úroveň { $level }
profile-level-column = Úroveň
profile-rated-games = { $count ->
    [one] { $count } hodnotená hra
    [few] { $count } hodnotené hry
    [many] { $count } hodnotenej hry
   *[other] { $count } hodnotených hier
  }
profile-chart = Hodnotenie: { $game }
profile-chart-about = Hodnotenie po každej hodnotenej hre. Pás ukazuje, o koľko sa môže líšiť, a čiarkované čiary, aký silný je počítač na jednotlivých úrovniach.
profile-chart-table = Ukázať ako tabuľku
profile-chart-level = Úroveň { $level }
profile-date = Dátum
profile-puzzles = Hlavolamy
profile-puzzles-solved = Vyriešené: { $solved } z { $tried }

## Results

profile-results = Výsledky
profile-all-games = Všetky hry
profile-won = Výhry
profile-drawn = Remízy
profile-lost = Prehry
profile-tally = Výhry: { $won }, remízy: { $drawn }, prehry: { $lost }
profile-opponents = Podľa súpera
profile-opponent = Súper
profile-others = Ostatní hráči
profile-colours = Podľa farby
profile-pieces = Obľúbené prvé diely
profile-recent = Posledné hry
profile-ended-won = { $name }: výhra, { $ago }
profile-ended-lost = { $name }: prehra, { $ago }
profile-ended-drawn = Remíza, { $ago }
profile-ended-played = Dohrané { $ago }
profile-empty-text = Tu sa objavia dohrané hry.
profile-export = Stiahnuť svoje hry
profile-export-about = Všetky tvoje hry v jednom súbore, na uloženie alebo pre iné programy.

## Privacy

privacy-title = Súkromie
privacy-about = Tvoj profil ukazuje používateľské meno, hodnotenia a verejné hry. Ty rozhoduješ, čo ostatní uvidia.
privacy-open = Zobraziť svoj profil
privacy-profile = Skryť profil
privacy-profile-about = Tvoj profil nemôže nikto otvoriť a nie si v zozname hráčov.
privacy-ratings = Skryť hodnotenia
privacy-ratings-about = Tvoje hodnotenia nie sú v profile ani v zozname hráčov.
privacy-games = Skryť hry
privacy-games-about = Tvoje hry a výsledky nie sú v profile a tvoje meno v hrách naň neodkazuje.

## Links to profiles on other sites

profile-card = Hrá tu hry v štýle Blokus a Triominos.
profile-card-rated = Najlepšie hodnotenie: { $game }, { $rating }

## Refusals

refused-no-such-player = taký hráč neexistuje
