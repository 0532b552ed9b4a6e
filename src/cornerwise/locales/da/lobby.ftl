## The start page

start-hero = Læg dine brikker, hjørne mod hjørne.
start-play-now = Spil nu
start-play-now-about = { $game } mod niveau { $level }
start-games = Spil
sort-by = Sortér efter
sort-usual = Standardrækkefølge
sort-minutes = Spilletid
sort-age = Alder
sort-players = Antal spillere
start-live = Lige nu
start-live-who = { $game }: { $who }
start-sample = Se et parti
start-waiting = Din tur
start-running = Dine partier
start-all-mine = Alle dine partier
start-more = Mere
start-puzzles = Opgaver
start-puzzles-about = Find det ene bedste træk
start-designs = Motiver
start-designs-about = Lav dine egne billeder
start-learn = Lær
start-learn-about = Lektioner og regler
start-games-about = I gang og afsluttede

## Ways of playing

mode-computer = Computer
mode-computer-about = 9 niveauer
mode-computer-title = Spil mod computeren
mode-friends = Venner
mode-friends-about = inviter med et link
mode-friends-title = Inviter venner
mode-anyone = Hvem som helst
mode-anyone-about = dem, der er online nu
mode-anyone-title = Find en modstander
mode-screen = Én skærm
mode-screen-about = del denne enhed
mode-screen-title = Spil på én skærm
lobby-game = Spil
lobby-kind = Version
lobby-mode = Modstander
lobby-strength = Niveau
lobby-anyone-clock = Du kommer til at spille mod en, der har valgt det samme ur.
lobby-begin-computer = Spil
lobby-begin-friends = Åbn et bord
lobby-begin-anyone = Find en modstander
lobby-begin-screen = Spil
lobby-more-choices = Flere muligheder
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
    [one] 1 ledig plads
   *[other] { $count } ledige pladser
  }
lobby-computer = Computer, niveau { $level }
lobby-computers = { $count ->
    [one] computeren (niveau { $level })
   *[other] { $count } computere (niveau { $level })
  }
lobby-open-match = Åbn dette parti
lobby-your-turn = Din tur
lobby-your-turn-left = Din tur. Tid tilbage: { $time }
lobby-their-turn = { $name } har turen
lobby-running = I gang
lobby-paused = På pause
lobby-awaits-players = { $count ->
    [0] Begynder om lidt
    [one] 1 ledig plads
   *[other] { $count } ledige pladser
  }
lobby-move-number = Træk { $number }
lobby-ended-won = Du vandt, { $ago }
lobby-ended-lost = Du tabte, { $ago }
lobby-ended-drawn = Uafgjort, { $ago }
lobby-ended-played = Afsluttet { $ago }
lobby-ended-aborted = Annulleret, { $ago }

## Setting a match up

setup-clock-other = Tilpasset
setup-clock-kind = Tidskontrol
setup-clock-kind-game = Pr. parti
setup-clock-kind-move = Pr. træk
setup-clock-kind-days = Dage pr. træk
setup-clock-minutes = Minutter til hver
setup-clock-seconds = Sekunder pr. træk
setup-clock-days-count = Dage pr. træk
setup-clock-increment = Sekunder lagt til efter hvert træk
setup-seats = Spillere
setup-count = Antal spillere
setup-who = Hvem der spiller
setup-options = Regler
setup-table = Bordets indstillinger
setup-listed = Offentligt
setup-listed-about = Alle kan finde bordet og være med. Hvis det er slået fra, kræver det linket.
setup-family = Familiebord
setup-family-about = Forslag til alle og ingen chat. Tilføj et handicap for at give børn og begyndere en fair chance.
setup-rated = Med rating
setup-rated-about = Alle skal have en konto og må kun tage én plads.
setup-rated-account = Log ind for at spille partier med rating. Alle ved bordet skal have en konto.
setup-handicap = Handicap
setup-handicap-about = Stærkere spillere begynder uden nogle af deres største brikker. Partier med handicap tæller ikke med i ratingen.
setup-handicap-count = { $count ->
    [0] Alle brikker
    [one] Uden { $count } brik
   *[other] Uden { $count } brikker
  }
setup-chat = Chat
setup-chat-presets = Færdige sætninger
setup-chat-free = Fri tekst
setup-chat-off = Fra
setup-clash = Disse valg kan ikke kombineres. Lav et af dem om.
setup-clash-heights = Der kan ikke spilles på dette bræt. Forbind alle felter, og brug 2 til 512 klodser.
setup-step-rules = Ur og regler
heights-about = Vælg en højde, og tryk på felter, eller træk hen over dem. 0 laver et hul.
heights-board = Dit bræt
heights-square = { $square }, højde { $height }
heights-columns = Kolonner
heights-columns-count = { $count ->
    [one] 1 kolonne
   *[other] { $count } kolonner
  }
heights-columns-fewer = Fjern en kolonne
heights-columns-more = Tilføj en kolonne
heights-rows = Rækker
heights-rows-count = { $count ->
    [one] 1 række
   *[other] { $count } rækker
  }
heights-rows-fewer = Fjern en række
heights-rows-more = Tilføj en række
setup-play = Spil
setup-open = Åbn bordet
setup-rules = Sådan spiller du { $game }
setup-seat-me = { $name }
setup-seat-beside-me = En anden ved denne skærm
setup-seat-name = Navn på spiller { $number }
setup-seat-open = Ledig for andre
setup-seat-number = Spiller { $seat }
setup-seat-of-colours = Spiller { $seat }, { $colours }
setup-seat-with = på hold med spiller { $seats }

## Inviting and joining

copy = Kopiér
copied = Kopieret
copy-failed = Det kunne ikke kopieres. Markér teksten, og kopiér den manuelt.
print = Udskriv
invite-title = Inviter
invite-about = { $count ->
    [one] 1 plads er ledig. Alle med linket kan tage den.
   *[other] { $count } pladser er ledige. Alle med linket kan tage en.
  }
invite-link = Link til dette bord
invite-copy = Kopiér link
invite-share = Del
invite-camera = QR-kode
invite-camera-about = QR-kode med linket til dette bord
invite-message = Vil du spille { $game } med mig?
join-title = Vær med i et parti { $game }
join-there = Allerede her: { $names }.
join-nobody = Ingen er med endnu.
join-which = Vælg en plads
join-sit = Tag denne plads
join-watch = Se dette parti
join-own = Åbn dit eget bord
join-full = Bordet er fuldt
join-full-text = { $count ->
    [one] Pladsen er taget.
   *[other] Alle { $count } pladser er taget.
  } Du kan se med, eller åbne dit eget bord med de samme regler.

## Lists of games

games-title = Dine partier
games-running = I gang
games-finished = Afsluttede
games-empty = Ingen partier endnu
games-empty-text = Partier, som du starter eller er med i, vises her. De gemmes på denne enhed, også uden konto.
games-export = Hent dine partier
games-export-about = Alle dine partier i én fil, til at gemme eller åbne i andre programmer.
watch-all = Alle spil
watch-waiting = Venter på spillere
watch-playing = I gang
watch-empty = Ingen offentlige partier lige nu
watch-empty-text = Åbn et offentligt bord, så andre kan være med. Partier, som du deler med link, forbliver private.
watch-open = Åbn et bord

## The best players

players-best = Bedste spillere: { $game }
players-place = Placering
players-name = Navn
players-rating = Rating
players-games = Partier
players-empty = Ingen har rating i { $game } endnu
players-empty-text = Spil et parti med rating, og bliv den første.

## What can go wrong

error-match-bad-plan = Disse valg kan ikke kombineres. Lav et af dem om.
error-match-seat-taken = En anden har lige taget den plads. Vælg en anden.
error-match-unknown = Vi kan ikke finde det bord. Partiet kan være annulleret.
start-what = Syv brætspil for en til seks personer: Læg brikker efter tur, erobr plads, og luk af for de andre.
start-free = Spil mod computeren, venner eller hvem som helst online. Gratis. Ingen konto, ingen reklamer.
start-watch = Se med
start-watch-about = Livepartier og genafspilninger
start-tournaments = Turneringer
start-tournaments-about = Deltag i en, eller hold din egen
start-players = Spillere
start-players-about = Ratings og toplister
join-invites = { $name } inviterer dig til at spille { $game }
join-rule = Hver brik skal røre en anden brik i sin farve i et hjørne, aldrig langs en side. Dæk så meget af brættet, som du kan.
join-rule-rumis = Hver brik skal røre en anden brik i sin farve. Du får point for hvert felt i din farve, der kan ses fra oven.
join-rule-triominos = Tal, der mødes, skal være ens. Tallene på de brikker, du lægger, er dine point.
search-title = { $count ->
    [one] Søger en modstander
   *[other] Søger { $count } spillere mere
  }
search-time = Har søgt i: { $time }
search-usual = Sædvanlig ventetid: cirka { $time }.
search-usual-unknown = Vi kan ikke sige endnu, hvor lang tid det tager. For få partier er begyndt sådan på det seneste.
search-nobody = Ingen andre søger et parti lige nu.
search-others = { $count ->
    [one] 1 anden person søger et parti:
   *[other] { $count } andre personer søger et parti:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Spil mod computeren imens
search-meanwhile-about = Søgningen fortsætter. Vi giver besked, når nogen er med.
search-stop = Stop søgningen
search-goes-on = Søger stadig et parti { $game }
search-back = Vis søgningen
search-found = Dit parti { $game } kan begynde. Nogen er kommet med.
search-go = Gå til partiet
games-remove = Fjern fra listen
games-remove-back = Det kommer tilbage, hvis nogen trækker.
