## The start page

start-hero = Hjørne mod hjørne.
start-play-now = Spil nu
start-play-now-about = { $game } mod niveau { $level }
start-games = Spil
sort-by = Sortér efter
sort-usual = Sædvanlig rækkefølge
sort-minutes = Spilletid
sort-age = Alder
sort-players = Antal spillere
start-live = Lige nu
start-live-who = { $game }: { $who }
start-sample = Se, hvad andre spiller
start-waiting = Venter på dig
start-running = Dine partier
start-all-mine = Alle dine partier
start-more = Mere
start-puzzles = Opgaver
start-puzzles-about = Læg alle brikker, alene
start-designs = Mønstre
start-designs-about = Læg billeder, som du vil
start-learn = Lær
start-learn-about = Regler og første skridt
start-games-about = Igangværende og afsluttede

## Ways of playing

mode-computer = Computeren
mode-computer-about = ni niveauer
mode-computer-title = Spil mod computeren
mode-friends = Venner
mode-friends-about = inviter med et link
mode-friends-title = Inviter venner
mode-anyone = Hvem som helst
mode-anyone-about = der er her nu
mode-anyone-title = Find en modstander
mode-screen = Én skærm
mode-screen-about = send den rundt
mode-screen-title = Omkring én skærm
lobby-game = Spil
lobby-kind = Variant
lobby-mode = Mod hvem
lobby-strength = Styrke
lobby-anyone-clock = Du møder en, der har valgt det samme ur.
lobby-begin-computer = Spil
lobby-begin-friends = Åbn bordet
lobby-begin-anyone = Find en modstander
lobby-begin-screen = Spil
lobby-more-choices = Flere valg
lobby-rules = Regler

## Clocks

setup-clock = Ur
setup-clock-none = Uden ur
setup-clock-game = { $time } til hver
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } pr. træk
setup-clock-days = { $time } pr. træk

## Who plays, and how a match stands

lobby-open-seat = Ledig plads
lobby-open-seats = { $count ->
    [one] en ledig plads
   *[other] { $count } ledige pladser
  }
lobby-computer = Computer, niveau { $level }
lobby-computers = { $count ->
    [one] computeren (niveau { $level })
   *[other] { $count } computere (niveau { $level })
  }
lobby-open-match = Åbn dette parti
lobby-your-turn = Din tur
lobby-your-turn-left = Din tur, { $time } tilbage
lobby-their-turn = { $name } har turen
lobby-running = I gang
lobby-paused = På pause
lobby-awaits-players = { $count ->
    [0] Begynder om lidt
    [one] En plads er ledig
   *[other] { $count } pladser er ledige
  }
lobby-move-number = Træk { $number }
lobby-ended-won = Du vandt, { $ago }
lobby-ended-lost = Du tabte, { $ago }
lobby-ended-drawn = Uafgjort, { $ago }
lobby-ended-played = Afsluttet { $ago }
lobby-ended-aborted = Afbrudt, { $ago }

## Setting a match up

setup-clock-other = Et andet
setup-clock-kind = Tid
setup-clock-kind-game = For partiet
setup-clock-kind-move = For hvert træk
setup-clock-kind-days = Dage for hvert træk
setup-clock-minutes = Minutter til hver
setup-clock-seconds = Sekunder pr. træk
setup-clock-days-count = Dage pr. træk
setup-clock-increment = Ekstra sekunder efter hvert træk
setup-seats = Pladser
setup-options = Regler for dette parti
setup-table = Om bordet
setup-listed = Åbent for alle
setup-listed-about = Alle kan finde bordet og sætte sig. Ellers kun dem, der har linket.
setup-family = Familiebord
setup-family-about = Forslag til træk for alle og ingen chat. Børn og begyndere kan få et handicap til deres fordel.
setup-rated = Med rating
setup-rated-about = Alle skal have en konto og spille på én plads.
setup-rated-account = Kun med konto, til borde med forskellige personer.
setup-handicap = Handicap
setup-handicap-about = Den, der spiller bedst, må undvære nogle af de største brikker. Sådan et parti tæller ikke med i ratingen.
setup-handicap-count = { $count ->
    [0] Alle brikker
    [one] Uden { $count } brik
   *[other] Uden { $count } brikker
  }
setup-chat = Chat
setup-chat-presets = Færdige sætninger
setup-chat-free = Fri tekst
setup-chat-off = Ingen
setup-clash = Det passer ikke sammen.
setup-play = Spil
setup-open = Åbn bordet
setup-rules = Sådan spilles { $game }
setup-seat-me = { $name }
setup-seat-beside-me = En anden ved denne skærm
setup-seat-name = Navn på spiller { $number }
setup-seat-open = Ledig for andre
setup-seat-number = Plads { $seat }
setup-seat-of-colours = Plads { $seat }, { $colours }
setup-seat-with = sammen med plads { $seats }

## Inviting and joining

copy = Kopiér
copied = Kopieret
copy-failed = Kopiér det selv
print = Udskriv
invite-title = Inviter
invite-about = { $count ->
    [one] En plads er ledig. Den, der har linket, kan tage den.
   *[other] { $count } pladser er ledige. Den, der har linket, kan tage en.
  }
invite-link = Linket til dette bord
invite-copy = Kopiér linket
invite-share = Del
invite-camera = Til et kamera
invite-camera-about = Linket til dette bord, til at læse med et kamera
invite-message = Spil { $game } med mig.
join-title = En plads ved { $game }
join-there = Ved bordet: { $names }.
join-nobody = Her sidder ingen endnu.
join-which = Hvilken plads
join-sit = Tag denne plads
join-watch = Se dette parti
join-own = Åbn mit eget bord
join-full = Bordet er fuldt
join-full-text = { $count ->
    [one] Pladsen er taget.
   *[other] Alle { $count } pladser er taget.
  } Du kan se med eller åbne dit eget bord med de samme regler.

## Lists of games

games-title = Dine partier
games-running = I gang
games-finished = Afsluttede
games-empty = Det første hjørne er frit
games-empty-text = Partier, som du starter eller er med i, vises her. De bliver på denne enhed, også uden konto.
games-export = Tag dem med dig
games-export-about = Alle dine partier i én fil, til andre programmer eller til senere.
watch-all = Alle spil
watch-waiting = Venter på spillere
watch-playing = I gang
watch-empty = Ingen spiller åbent lige nu
watch-empty-text = Åbn et bord for alle, så sætter nogen sig måske. Partier med link forbliver private.
watch-open = Åbn et bord

## The best players

players-best = De bedste spillere i { $game }
players-place = Plads
players-name = Navn
players-rating = Rating
players-games = Partier
players-empty = Ingen har rating i { $game } endnu
players-empty-text = To personer med konto, der spiller med rating, gør begyndelsen.

## What can go wrong

error-match-bad-plan = Disse valg passer ikke sammen.
error-match-seat-taken = Den plads er lige blevet taget.
error-match-unknown = Bordet findes ikke. Måske er partiet afbrudt.
