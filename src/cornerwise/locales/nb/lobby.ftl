## Startsiden

start-hero = Vi møtes i hjørnene.
start-play-now = Spill nå
start-play-now-about = { $game } mot nivå { $level }
start-games = Spill
sort-by = Sorter etter
sort-usual = Vanlig rekkefølge
sort-minutes = Spilletid
sort-age = Alder
sort-players = Antall spillere
start-live = Direkte
start-live-who = { $game }: { $who }
start-sample = Se hva andre spiller
start-waiting = Venter på deg
start-running = Partiene dine
start-all-mine = Alle partiene dine
start-more = Mer
start-puzzles = Nøtter
start-puzzles-about = Legg alle brikkene, alene
start-designs = Mønstre
start-designs-about = Legg bilder som du vil
start-learn = Lær
start-learn-about = Regler og første skritt
start-games-about = Pågående og ferdige

## Måter å spille på

mode-computer = Datamaskinen
mode-computer-about = ni nivåer
mode-computer-title = Spill mot datamaskinen
mode-friends = Venner
mode-friends-about = inviter med lenke
mode-friends-title = Inviter venner
mode-anyone = Hvem som helst
mode-anyone-about = den som er her nå
mode-anyone-title = Finn en motspiller
mode-screen = Én skjerm
mode-screen-about = send den rundt
mode-screen-title = Rundt én skjerm
lobby-game = Spill
lobby-kind = Variant
lobby-mode = Mot hvem
lobby-strength = Styrke
lobby-anyone-clock = Du møter dem som har valgt samme klokke.
lobby-begin-computer = Spill
lobby-begin-friends = Åpne bordet
lobby-begin-anyone = Finn en motspiller
lobby-begin-screen = Spill
lobby-more-choices = Flere valg
lobby-rules = Regler

## Klokker

setup-clock = Klokke
setup-clock-none = Ingen klokke
setup-clock-game = { $time } hver
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } per trekk
setup-clock-days = { $time } per trekk

## Hvem som spiller, og hvordan partiet står

lobby-open-seat = Ledig plass
lobby-open-seats = { $count ->
    [one] en ledig plass
   *[other] { $count } ledige plasser
  }
lobby-computer = Datamaskin, nivå { $level }
lobby-computers = { $count ->
    [one] datamaskinen (nivå { $level })
   *[other] { $count } datamaskiner (nivå { $level })
  }
lobby-open-match = Åpne dette partiet
lobby-your-turn = Din tur
lobby-your-turn-left = Din tur, { $time } igjen
lobby-their-turn = { $name } sin tur
lobby-running = Pågår
lobby-paused = Pause
lobby-awaits-players = { $count ->
    [0] Begynner straks
    [one] Én plass er ledig
   *[other] { $count } plasser er ledige
  }
lobby-move-number = Trekk { $number }
lobby-ended-won = Du vant, { $ago }
lobby-ended-lost = Du tapte, { $ago }
lobby-ended-drawn = Uavgjort, { $ago }
lobby-ended-played = Ferdig { $ago }
lobby-ended-aborted = Avlyst, { $ago }

## Sette opp et parti

setup-clock-other = En annen
setup-clock-kind = Tid
setup-clock-kind-game = For partiet
setup-clock-kind-move = For hvert trekk
setup-clock-kind-days = Dager for hvert trekk
setup-clock-minutes = Minutter hver
setup-clock-seconds = Sekunder per trekk
setup-clock-days-count = Dager per trekk
setup-clock-increment = Ekstra sekunder etter hvert trekk
setup-seats = Plasser
setup-options = Regler for dette partiet
setup-table = Om bordet
setup-listed = Åpent bord
setup-listed-about = Alle kan finne bordet og sette seg. Ellers bare de som har lenken.
setup-family = Familiebord
setup-family-about = Hint til alle og ingen chat. Barn og nybegynnere kan få et handikapp i sin favør.
setup-rated = Teller for rating
setup-rated-about = Alle trenger en konto og tar én plass.
setup-rated-account = Bare med konto, for bord med ulike personer.
setup-handicap = Handikapp
setup-handicap-about = Den som spiller best, klarer seg uten noen av de største brikkene. Et slikt parti teller ikke for rating.
setup-handicap-count = { $count ->
    [0] Alle brikkene
    [one] Uten { $count } brikke
   *[other] Uten { $count } brikker
  }
setup-chat = Chat
setup-chat-presets = Ferdige fraser
setup-chat-free = Fri tekst
setup-chat-off = Ingen
setup-clash = Det passer ikke sammen.
setup-play = Spill
setup-open = Åpne bordet
setup-rules = Slik spilles { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Noen ved denne skjermen
setup-seat-name = Navn på spiller { $number }
setup-seat-open = Åpen for andre
setup-seat-number = Plass { $seat }
setup-seat-of-colours = Plass { $seat }, { $colours }
setup-seat-with = sammen med plass { $seats }

## Invitere og bli med

copy = Kopier
copied = Kopiert
copy-failed = Kopier det for hånd
print = Skriv ut
invite-title = Inviter
invite-about = { $count ->
    [one] Én plass er ledig. Den som har lenken, kan ta den.
   *[other] { $count } plasser er ledige. Den som har lenken, kan ta en.
  }
invite-link = Lenken til dette bordet
invite-copy = Kopier lenken
invite-share = Del
invite-camera = For et kamera
invite-camera-about = Lenken til dette bordet, til å lese med et kamera
invite-message = Spill { $game } med meg.
join-title = En plass ved { $game }
join-there = Ved bordet: { $names }.
join-nobody = Ingen sitter her ennå.
join-which = Hvilken plass
join-sit = Ta denne plassen
join-watch = Se på dette partiet
join-own = Åpne mitt eget bord
join-full = Dette bordet er fullt
join-full-text = { $count ->
    [one] Plassen er tatt.
   *[other] Alle { $count } plassene er tatt.
  } Du kan se på, eller åpne ditt eget bord med de samme reglene.

## Lister over partier

games-title = Partiene dine
games-running = Pågår
games-finished = Ferdige
games-empty = Det første hjørnet er ledig
games-empty-text = Partier du starter eller blir med i, vises her. De blir værende på denne enheten, også uten konto.
games-export = Ta dem med deg
games-export-about = Alle partiene dine i én fil, for andre programmer eller for senere.
watch-all = Alle spill
watch-waiting = Venter på spillere
watch-playing = Pågår
watch-empty = Ingen spiller åpent akkurat nå
watch-empty-text = Lag et åpent bord, så blir kanskje noen med. Partier med lenke forblir private.
watch-open = Åpne et bord

## De beste spillerne

players-best = De beste spillerne i { $game }
players-place = Plass
players-name = Navn
players-rating = Rating
players-games = Partier
players-empty = Ingen har rating i { $game } ennå
players-empty-text = To personer med konto som spiller for rating, gjør begynnelsen.

## Hva som kan gå galt

error-match-bad-plan = Disse valgene passer ikke sammen.
error-match-seat-taken = Noen har nettopp tatt den plassen.
error-match-unknown = Det bordet finnes ikke. Det kan være avlyst.
