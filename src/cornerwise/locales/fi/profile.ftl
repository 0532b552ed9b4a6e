## Profiles

profile-since = Liittynyt: { $date }
profile-you = Muutkin näkevät tämän sivun, mutta eivät yksityisiä pelejäsi.
profile-settings = Muuta, mitä muut näkevät
profile-hidden-others = Vain sinä näet tämän.
profile-private = Tämä pelaaja pitää vahvuuslukunsa ja pelinsä yksityisinä.
profile-unknown = Pelaajaa ei löytynyt
profile-unknown-text = Kenelläkään täällä ei ole tätä käyttäjänimeä, tai profiili on yksityinen.
profile-of = Katso pelaajan { $name } profiili

## Ratings

profile-ratings = Vahvuusluvut
profile-ratings-about = Kysymysmerkki tarkoittaa, että vahvuusluku on vielä epävarma. ±-merkin jälkeinen luku kertoo, kuinka paljon se voi heittää.
profile-no-ratings = Ei vielä rankattuja pelejä.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Alustava
profile-provisional-about = Kysymysmerkki tarkoittaa, että vahvuusluku on alustava. Se tarkentuu jokaisella rankatulla pelillä.
# How strong somebody is, compared with the computer.
profile-level = Noin tasoa { $level }
profile-level-column = Taso
profile-rated-games =
    { $count ->
        [one] { $count } rankattu peli
       *[other] { $count } rankattua peliä
    }
profile-chart = Vahvuusluku: { $game }
profile-chart-about = Vahvuusluku jokaisen rankatun pelin jälkeen. Vyöhyke näyttää, kuinka paljon se voi heittää, ja katkoviivat tietokoneen vahvuuden kullakin tasolla.
profile-chart-table = Näytä taulukkona
profile-chart-level = Taso { $level }
profile-date = Päivämäärä
profile-puzzles = Pulmat
profile-puzzles-solved = Ratkaistu { $solved }/{ $tried }

## Results

profile-results = Tulokset
profile-all-games = Kaikki pelit
profile-won = Voitot
profile-drawn = Tasapelit
profile-lost = Tappiot
profile-tally = Voittoja { $won }, tasapelejä { $drawn }, tappioita { $lost }
profile-opponents = Vastustajittain
profile-opponent = Vastustaja
profile-others = Muut pelaajat
profile-colours = Väreittäin
profile-pieces = Suosituimmat ensimmäiset laatat
profile-recent = Viimeisimmät pelit
profile-ended-won = { $name } voitti, { $ago }
profile-ended-lost = { $name } hävisi, { $ago }
profile-ended-drawn = Tasapeli, { $ago }
profile-ended-played = Päättyi { $ago }
profile-empty-text = Päättyneet pelit näkyvät tässä.
profile-export = Lataa pelisi
profile-export-about = Kaikki pelisi yhdessä tiedostossa, talteen tai muissa ohjelmissa avattavaksi.

## Privacy

privacy-title = Yksityisyys
privacy-about = Profiilissasi näkyvät käyttäjänimesi, vahvuuslukusi ja julkiset pelisi. Sinä päätät, mitä muut näkevät.
privacy-open = Katso profiilisi
privacy-profile = Piilota profiili
privacy-profile-about = Kukaan ei voi avata profiiliasi, etkä näy pelaajien luettelossa.
privacy-ratings = Piilota vahvuusluvut
privacy-ratings-about = Vahvuuslukusi eivät näy profiilissasi eivätkä pelaajien luettelossa.
privacy-games = Piilota pelit
privacy-games-about = Pelisi ja tuloksesi eivät näy profiilissasi, eikä nimesi peleissä vie sinne.

## Links to profiles on other sites

profile-card = Pelaa täällä Blokus-tyylisiä pelejä ja Triominosia.
profile-card-rated = Paras vahvuusluku: { $game }, { $rating }

## Refusals

refused-no-such-player = tällaista pelaajaa ei ole
