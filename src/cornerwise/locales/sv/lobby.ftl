## The start page

start-hero = Lägg dina bitar, hörn mot hörn.
start-play-now = Spela nu
start-play-now-about = { $game } mot nivå { $level }
start-games = Spel
sort-by = Sortera efter
sort-usual = Standardordning
sort-minutes = Speltid
sort-age = Ålder
sort-players = Antal spelare
start-live = Just nu
start-live-who = { $game }: { $who }
start-sample = Titta på ett parti
start-waiting = Din tur
start-running = Dina partier
start-all-mine = Alla dina partier
start-more = Mer
start-puzzles = Pussel
start-puzzles-about = Hitta det enda bästa draget
start-designs = Motiv
start-designs-about = Skapa egna bilder
start-learn = Lär dig
start-learn-about = Lektioner och regler
start-games-about = Pågående och avslutade

## Ways of playing

mode-computer = Dator
mode-computer-about = 9 nivåer
mode-computer-title = Spela mot datorn
mode-friends = Vänner
mode-friends-about = bjud in med en länk
mode-friends-title = Bjud in vänner
mode-anyone = Vem som helst
mode-anyone-about = de som är online nu
mode-anyone-title = Hitta en motståndare
mode-screen = En skärm
mode-screen-about = dela den här enheten
mode-screen-title = Spela på en skärm
lobby-game = Spel
lobby-kind = Version
lobby-mode = Motståndare
lobby-strength = Nivå
lobby-anyone-clock = Du får möta någon som har valt samma klocka.
lobby-begin-computer = Spela
lobby-begin-friends = Öppna ett bord
lobby-begin-anyone = Hitta en motståndare
lobby-begin-screen = Spela
lobby-more-choices = Fler alternativ
lobby-rules = Regler

## Clocks

setup-clock = Klocka
setup-clock-none = Utan klocka
setup-clock-game = { $time } var
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } per drag
setup-clock-days = { $time } per drag

## Who plays, and how a match stands

lobby-open-seat = Ledig plats
lobby-open-seats = { $count ->
    [one] 1 ledig plats
   *[other] { $count } lediga platser
  }
lobby-computer = Dator, nivå { $level }
lobby-computers = { $count ->
    [one] datorn (nivå { $level })
   *[other] { $count } datorer (nivå { $level })
  }
lobby-open-match = Öppna det här partiet
lobby-your-turn = Din tur
lobby-your-turn-left = Din tur. Tid kvar: { $time }
lobby-their-turn = { $name } är på tur
lobby-running = Pågår
lobby-paused = Pausat
lobby-awaits-players = { $count ->
    [0] Börjar strax
    [one] 1 ledig plats
   *[other] { $count } lediga platser
  }
lobby-move-number = Drag { $number }
lobby-ended-won = Du vann, { $ago }
lobby-ended-lost = Du förlorade, { $ago }
lobby-ended-drawn = Oavgjort, { $ago }
lobby-ended-played = Avslutat { $ago }
lobby-ended-aborted = Avbrutet, { $ago }

## Setting a match up

setup-clock-other = Anpassad
setup-clock-kind = Tidskontroll
setup-clock-kind-game = Per parti
setup-clock-kind-move = Per drag
setup-clock-kind-days = Dagar per drag
setup-clock-minutes = Minuter var
setup-clock-seconds = Sekunder per drag
setup-clock-days-count = Dagar per drag
setup-clock-increment = Extra sekunder efter varje drag
setup-seats = Spelare
setup-count = Antal spelare
setup-who = Vilka som spelar
setup-options = Regler
setup-table = Bordets inställningar
setup-listed = Offentligt
setup-listed-about = Vem som helst kan hitta bordet och gå med. Om det är av krävs länken.
setup-family = Familjebord
setup-family-about = Förslag för alla och ingen chatt. Lägg till ett handikapp för att ge barn och nybörjare en rättvis chans.
setup-rated = Med rating
setup-rated-about = Alla behöver ett konto och får bara ta en plats.
setup-rated-account = Logga in för att spela partier med rating. Alla vid bordet behöver ett konto.
setup-handicap = Handikapp
setup-handicap-about = Starkare spelare börjar utan några av sina största bitar. Partier med handikapp räknas inte för ratingen.
setup-handicap-count = { $count ->
    [0] Alla bitar
    [one] Utan { $count } bit
   *[other] Utan { $count } bitar
  }
setup-chat = Chatt
setup-chat-presets = Färdiga fraser
setup-chat-free = Fri text
setup-chat-off = Av
setup-clash = De här alternativen fungerar inte tillsammans. Ändra något av dem.
setup-clash-heights = Det går inte att spela på det här brädet. Låt alla rutor hänga ihop och använd 2 till 512 kuber.
setup-step-rules = Klocka och regler
heights-about = Välj en höjd och tryck på rutor eller dra över dem. 0 gör ett hål.
heights-board = Ditt bräde
heights-square = { $square }, höjd { $height }
heights-columns = Kolumner
heights-columns-count = { $count ->
    [one] 1 kolumn
   *[other] { $count } kolumner
  }
heights-columns-fewer = Ta bort en kolumn
heights-columns-more = Lägg till en kolumn
heights-rows = Rader
heights-rows-count = { $count ->
    [one] 1 rad
   *[other] { $count } rader
  }
heights-rows-fewer = Ta bort en rad
heights-rows-more = Lägg till en rad
setup-play = Spela
setup-open = Öppna bordet
setup-rules = Så spelar du { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Någon annan vid den här skärmen
setup-seat-name = Namn på spelare { $number }
setup-seat-open = Ledig för andra
setup-seat-number = Spelare { $seat }
setup-seat-of-colours = Spelare { $seat }, { $colours }
setup-seat-with = i lag med spelare { $seats }

## Inviting and joining

copy = Kopiera
copied = Kopierat
copy-failed = Det gick inte att kopiera. Markera texten och kopiera den själv.
print = Skriv ut
invite-title = Bjud in
invite-about = { $count ->
    [one] 1 plats är ledig. Den som har länken kan ta den.
   *[other] { $count } platser är lediga. Den som har länken kan ta en.
  }
invite-link = Länk till det här bordet
invite-copy = Kopiera länk
invite-share = Dela
invite-camera = QR-kod
invite-camera-about = QR-kod med länken till det här bordet
invite-message = Kom och spela { $game } med mig.
join-title = Gå med i ett parti { $game }
join-there = Redan här: { $names }.
join-nobody = Ingen har gått med än.
join-which = Välj en plats
join-sit = Ta den här platsen
join-watch = Titta på partiet
join-own = Öppna ett eget bord
join-full = Bordet är fullt
join-full-text = { $count ->
    [one] Platsen är upptagen.
   *[other] Alla { $count } platser är upptagna.
  } Du kan titta på, eller öppna ett eget bord med samma regler.

## Lists of games

games-title = Dina partier
games-running = Pågående
games-finished = Avslutade
games-empty = Inga partier än
games-empty-text = Partier som du startar eller går med i visas här. De sparas på den här enheten, även utan konto.
games-export = Ladda ner dina partier
games-export-about = Alla dina partier i en fil, att spara eller öppna i andra program.
watch-all = Alla spel
watch-waiting = Väntar på spelare
watch-playing = Pågår
watch-empty = Inga offentliga partier just nu
watch-empty-text = Öppna ett offentligt bord så att andra kan gå med. Partier som du delar med länk förblir privata.
watch-open = Öppna ett bord

## The best players

players-best = Bästa spelare: { $game }
players-place = Placering
players-name = Namn
players-rating = Rating
players-games = Partier
players-empty = Ingen har rating i { $game } än
players-empty-text = Bli först: spela ett parti med rating.

## What can go wrong

error-match-bad-plan = De här alternativen fungerar inte tillsammans. Ändra något av dem.
error-match-seat-taken = Någon annan har just tagit den platsen. Välj en annan.
error-match-unknown = Vi hittar inte det bordet. Partiet kan ha avbrutits.
start-what = Sju brädspel för en till sex personer: turas om att lägga bitar, ta plats och lämna de andra utan utrymme.
start-free = Spela mot datorn, vänner eller vem som helst online. Gratis. Inget konto, ingen reklam.
start-watch = Titta
start-watch-about = Pågående partier och repriser
start-tournaments = Turneringar
start-tournaments-about = Gå med i en eller ordna en egen
start-players = Spelare
start-players-about = Rating och topplistor
join-invites = { $name } bjuder in dig att spela { $game }
join-rule = Varje bit måste röra vid en annan bit i sin färg i ett hörn, aldrig längs en sida. Täck så mycket av brädet som du kan.
join-rule-rumis = Varje bit måste röra vid en annan bit i sin färg. Du får poäng för varje ruta i din färg som syns ovanifrån.
join-rule-triominos = Tal som möts måste vara lika. Talen på brickorna du lägger är dina poäng.
search-title = { $count ->
    [one] Söker en motståndare
   *[other] Söker { $count } spelare till
  }
search-time = Har sökt i: { $time }
search-usual = Vanlig väntetid: ungefär { $time }.
search-usual-unknown = Vi kan inte säga än hur lång tid det tar. För få partier har börjat så på sistone.
search-nobody = Ingen annan söker ett parti just nu.
search-others = { $count ->
    [one] 1 annan person söker ett parti:
   *[other] { $count } andra personer söker ett parti:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Spela mot datorn under tiden
search-meanwhile-about = Sökningen fortsätter. Vi säger till när någon går med.
search-stop = Sluta söka
search-goes-on = Söker fortfarande ett parti { $game }
search-back = Visa sökningen
search-found = Ditt parti { $game } kan börja. Någon har gått med.
search-go = Gå till partiet
games-remove = Ta bort från listan
games-remove-back = Det kommer tillbaka om någon gör ett drag.
