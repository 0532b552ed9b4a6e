## Startsiden

start-hero = Legg brikkene dine hjørne mot hjørne.
start-play-now = Spill nå
start-play-now-about = { $game } mot nivå { $level }
start-games = Spill
sort-by = Sorter etter
sort-usual = Standard rekkefølge
sort-minutes = Spilletid
sort-age = Alder
sort-players = Antall spillere
start-live = Direkte
start-live-who = { $game }: { $who }
start-sample = Se på et parti
start-waiting = Din tur
start-running = Partiene dine
start-all-mine = Alle partiene dine
start-more = Mer
start-puzzles = Nøtter
start-puzzles-about = Finn det ene beste trekket
start-designs = Motiver
start-designs-about = Lag dine egne bilder
start-learn = Lær
start-learn-about = Leksjoner og regler
start-games-about = Pågående og ferdige

## Måter å spille på

mode-computer = Datamaskinen
mode-computer-about = 9 nivåer
mode-computer-title = Spill mot datamaskinen
mode-friends = Venner
mode-friends-about = inviter med en lenke
mode-friends-title = Inviter venner
mode-anyone = Hvem som helst
mode-anyone-about = folk som er på nett nå
mode-anyone-title = Finn en motstander
mode-screen = Én skjerm
mode-screen-about = del denne enheten
mode-screen-title = Spill på én skjerm
lobby-game = Spill
lobby-kind = Variant
lobby-mode = Motstander
lobby-strength = Nivå
lobby-anyone-clock = Du møter noen som har valgt samme klokke.
lobby-begin-computer = Spill
lobby-begin-friends = Åpne et bord
lobby-begin-anyone = Finn en motstander
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
lobby-open-seats =
    { $count ->
        [one] 1 ledig plass
       *[other] { $count } ledige plasser
    }
lobby-computer = Datamaskin, nivå { $level }
lobby-computers = { $count ->
    [one] datamaskinen (nivå { $level })
   *[other] { $count } datamaskiner (nivå { $level })
  }
lobby-open-match = Åpne dette partiet
lobby-your-turn = Din tur
lobby-your-turn-left = Din tur. Tid igjen: { $time }
lobby-their-turn = { $name } sin tur
lobby-running = Pågår
lobby-paused = Pause
lobby-awaits-players =
    { $count ->
        [0] Begynner straks
        [one] 1 ledig plass
       *[other] { $count } ledige plasser
    }
lobby-move-number = Trekk { $number }
lobby-ended-won = Du vant, { $ago }
lobby-ended-lost = Du tapte, { $ago }
lobby-ended-drawn = Uavgjort, { $ago }
lobby-ended-played = Ferdig { $ago }
lobby-ended-aborted = Avbrutt { $ago }

## Sette opp et parti

setup-clock-other = Egendefinert
setup-clock-kind = Tidskontroll
setup-clock-kind-game = Per parti
setup-clock-kind-move = Per trekk
setup-clock-kind-days = Dager per trekk
setup-clock-minutes = Minutter hver
setup-clock-seconds = Sekunder per trekk
setup-clock-days-count = Dager per trekk
setup-clock-increment = Sekunder lagt til etter hvert trekk
setup-seats = Spillere
setup-count = Antall spillere
setup-who = Hvem spiller
setup-options = Regler
setup-table = Bordinnstillinger
setup-listed = Offentlig
setup-listed-about = Alle kan finne bordet og bli med. Når dette er av, trenger man lenken.
setup-family = Familiebord
setup-family-about = Hint til alle og ingen chat. Legg til handikapp for å gi barn og nybegynnere en rettferdig sjanse.
setup-rated = Rangert
setup-rated-about = Alle trenger en konto og kan bare ta én plass.
setup-rated-account = Logg inn for å spille rangerte partier. Alle ved bordet trenger en konto.
setup-handicap = Handikapp
setup-handicap-about = Sterkere spillere begynner uten noen av de største brikkene sine. Partier med handikapp er ikke rangert.
setup-handicap-count = { $count ->
    [0] Alle brikkene
    [one] Uten { $count } brikke
   *[other] Uten { $count } brikker
  }
setup-chat = Chat
setup-chat-presets = Ferdige fraser
setup-chat-free = Fri tekst
setup-chat-off = Av
setup-clash = Disse valgene passer ikke sammen. Endre ett av dem.
setup-clash-heights = Dette brettet kan ikke spilles. La alle rutene henge sammen, og bruk 2 til 512 kuber.
setup-step-rules = Klokke og regler
heights-about = Velg en høyde, og trykk på ruter eller dra over dem. 0 lager et hull.
heights-board = Brettet ditt
heights-square = { $square }, høyde { $height }
heights-columns = Kolonner
heights-columns-count = { $count ->
    [one] 1 kolonne
   *[other] { $count } kolonner
  }
heights-columns-fewer = Fjern en kolonne
heights-columns-more = Legg til en kolonne
heights-rows = Rader
heights-rows-count = { $count ->
    [one] 1 rad
   *[other] { $count } rader
  }
heights-rows-fewer = Fjern en rad
heights-rows-more = Legg til en rad
setup-play = Spill
setup-open = Åpne bordet
setup-rules = Slik spilles { $game }
setup-seat-me = { $name }
setup-seat-beside-me = En annen ved denne skjermen
setup-seat-name = Navn på spiller { $number }
setup-seat-open = Åpen for andre
setup-seat-number = Spiller { $seat }
setup-seat-of-colours = Spiller { $seat }, { $colours }
setup-seat-with = på lag med spiller { $seats }

## Invitere og bli med

copy = Kopier
copied = Kopiert
copy-failed = Kunne ikke kopiere. Merk teksten og kopier den selv.
print = Skriv ut
invite-title = Inviter
invite-about =
    { $count ->
        [one] 1 plass er ledig. Alle som har lenken, kan ta den.
       *[other] { $count } plasser er ledige. Alle som har lenken, kan ta en.
    }
invite-link = Lenke til dette bordet
invite-copy = Kopier lenke
invite-share = Del
invite-camera = QR-kode
invite-camera-about = QR-kode med lenken til dette bordet
invite-message = Bli med på et parti { $game }.
join-title = Bli med på et parti { $game }
join-invites = { $name } inviterer deg til å spille { $game }
join-rule = Hver brikke må berøre en annen brikke i samme farge i et hjørne, aldri langs en side. Dekk så mye av brettet du kan.
join-rule-rumis = Hver brikke må berøre en annen brikke i samme farge. Du får poeng for hver rute i din farge som synes ovenfra.
join-rule-triominos = Tall som møtes, må være like. Tallene på brikkene du legger, er poengene dine.
join-there = Allerede her: { $names }.
join-nobody = Ingen har blitt med ennå.
join-which = Velg en plass
join-sit = Ta denne plassen
join-watch = Se på dette partiet
join-own = Åpne ditt eget bord
join-full = Dette bordet er fullt
join-full-text = { $count ->
    [one] Plassen er tatt.
   *[other] Alle { $count } plassene er tatt.
  } Du kan se på, eller åpne ditt eget bord med de samme reglene.
search-title = { $count ->
    [one] Leter etter en motstander
   *[other] Leter etter { $count } spillere til
  }
search-time = Har lett i { $time }
search-usual = Ventetiden er vanligvis rundt { $time }.
search-usual-unknown = Vi kan ikke si ennå hvor lang tid dette tar. For få partier har startet slik i det siste.
search-nobody = Ingen andre leter etter et parti akkurat nå.
search-others = { $count ->
    [one] 1 annen person leter etter et parti:
   *[other] { $count } andre leter etter et parti:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Spill mot datamaskinen imens
search-meanwhile-about = Søket fortsetter. Vi sier fra når noen blir med.
search-stop = Stopp søket
search-goes-on = Leter fortsatt etter et parti { $game }
search-back = Vis søket
search-found = Partiet { $game } kan begynne. Noen har blitt med.
search-go = Gå til partiet

## Lister over partier

games-title = Partiene dine
games-running = Pågår
games-finished = Ferdige
games-remove = Fjern fra listen
games-remove-back = Det kommer tilbake hvis noen gjør et trekk.
games-empty = Ingen partier ennå
games-empty-text = Partier du starter eller blir med i, vises her. De lagres på denne enheten, også uten konto.
games-export = Last ned partiene dine
games-export-about = Alle partiene dine i én fil, til å ta vare på eller åpne i andre programmer.
watch-all = Alle spill
watch-waiting = Venter på spillere
watch-playing = Pågår
watch-empty = Ingen offentlige partier akkurat nå
watch-empty-text = Åpne et offentlig bord, så kan andre bli med. Partier du deler med lenke, forblir private.
watch-open = Åpne et bord

## De beste spillerne

players-best = De beste spillerne: { $game }
players-place = Plass
players-name = Navn
players-rating = Rating
players-games = Partier
players-empty = Ingen har rating i { $game } ennå
players-empty-text = Spill et rangert parti og bli den første.

## Hva som kan gå galt

error-match-bad-plan = Disse valgene passer ikke sammen. Endre ett av dem.
error-match-seat-taken = Noen andre har nettopp tatt den plassen. Velg en annen.
error-match-unknown = Vi finner ikke det bordet. Det kan være avbrutt.
start-what = Sju brettspill for én til seks personer: Legg brikker etter tur, ta plass på brettet og la de andre stå uten rom.
start-free = Spill mot datamaskinen, venner eller hvem som helst på nett. Gratis. Uten konto, uten reklame.
start-players = Spillere
start-players-about = Rating og topplister
start-watch = Se på
start-watch-about = Pågående partier og repriser
start-tournaments = Turneringer
start-tournaments-about = Bli med i en, eller hold din egen
