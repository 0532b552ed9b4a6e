## The start page

start-hero = Hörn mot hörn.
start-play-now = Spela nu
start-play-now-about = { $game } mot nivå { $level }
start-games = Spel
sort-by = Sortera efter
sort-usual = Vanlig ordning
sort-minutes = Speltid
sort-age = Ålder
sort-players = Antal spelare
start-live = Just nu
start-live-who = { $game }: { $who }
start-sample = Se vad andra spelar
start-waiting = Väntar på dig
start-running = Dina partier
start-all-mine = Alla dina partier
start-more = Mer
start-puzzles = Pussel
start-puzzles-about = Lägg ut alla bitar, på egen hand
start-designs = Mönster
start-designs-about = Lägg bilder som du vill
start-learn = Lär dig
start-learn-about = Regler och första steg
start-games-about = Pågående och avslutade

## Ways of playing

mode-computer = Datorn
mode-computer-about = nio nivåer
mode-computer-title = Spela mot datorn
mode-friends = Vänner
mode-friends-about = bjud in med länk
mode-friends-title = Bjud in vänner
mode-anyone = Vem som helst
mode-anyone-about = som är här nu
mode-anyone-title = Hitta en motståndare
mode-screen = En skärm
mode-screen-about = skicka runt den
mode-screen-title = Runt en skärm
lobby-game = Spel
lobby-kind = Variant
lobby-mode = Mot vem
lobby-strength = Styrka
lobby-anyone-clock = Du möter den som har valt samma klocka.
lobby-begin-computer = Spela
lobby-begin-friends = Öppna bordet
lobby-begin-anyone = Hitta en motståndare
lobby-begin-screen = Spela
lobby-more-choices = Fler val
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
    [one] en ledig plats
   *[other] { $count } lediga platser
  }
lobby-computer = Dator, nivå { $level }
lobby-computers = { $count ->
    [one] datorn (nivå { $level })
   *[other] { $count } datorer (nivå { $level })
  }
lobby-open-match = Öppna det här partiet
lobby-your-turn = Din tur
lobby-your-turn-left = Din tur, { $time } kvar
lobby-their-turn = { $name } är på tur
lobby-running = Pågår
lobby-paused = Pausat
lobby-awaits-players = { $count ->
    [0] Börjar strax
    [one] En plats är ledig
   *[other] { $count } platser är lediga
  }
lobby-move-number = Drag { $number }
lobby-ended-won = Du vann, { $ago }
lobby-ended-lost = Du förlorade, { $ago }
lobby-ended-drawn = Oavgjort, { $ago }
lobby-ended-played = Avslutat { $ago }
lobby-ended-aborted = Avbrutet, { $ago }

## Setting a match up

setup-clock-other = Annan
setup-clock-kind = Tid
setup-clock-kind-game = För partiet
setup-clock-kind-move = För varje drag
setup-clock-kind-days = Dagar för varje drag
setup-clock-minutes = Minuter var
setup-clock-seconds = Sekunder per drag
setup-clock-days-count = Dagar per drag
setup-clock-increment = Extra sekunder efter varje drag
setup-seats = Platser
setup-options = Regler för partiet
setup-table = Om bordet
setup-listed = Öppet för alla
setup-listed-about = Vem som helst kan hitta bordet och sätta sig. Annars bara de som har länken.
setup-family = Familjebord
setup-family-about = Förslag på drag för alla och ingen chatt. Barn och nybörjare kan få ett handikapp till sin fördel.
setup-rated = Med rating
setup-rated-about = Alla behöver ett konto och spelar på en plats.
setup-rated-account = Bara med konto, för bord med olika personer.
setup-handicap = Handikapp
setup-handicap-about = Den som spelar bättre är utan några av de största bitarna. Ett sådant parti påverkar inte ratingen.
setup-handicap-count = { $count ->
    [0] Alla bitar
    [one] Utan { $count } bit
   *[other] Utan { $count } bitar
  }
setup-chat = Chatt
setup-chat-presets = Färdiga fraser
setup-chat-free = Fri text
setup-chat-off = Ingen
setup-clash = Det går inte ihop.
setup-play = Spela
setup-open = Öppna bordet
setup-rules = Så spelas { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Någon vid den här skärmen
setup-seat-name = Namn på spelare { $number }
setup-seat-open = Ledig för andra
setup-seat-number = Plats { $seat }
setup-seat-of-colours = Plats { $seat }, { $colours }
setup-seat-with = tillsammans med plats { $seats }

## Inviting and joining

copy = Kopiera
copied = Kopierat
copy-failed = Kopiera det för hand
print = Skriv ut
invite-title = Bjud in
invite-about = { $count ->
    [one] En plats är ledig. Den som har länken kan ta den.
   *[other] { $count } platser är lediga. Den som har länken kan ta en.
  }
invite-link = Länken till det här bordet
invite-copy = Kopiera länken
invite-share = Dela
invite-camera = För en kamera
invite-camera-about = Länken till det här bordet, att läsa med en kamera
invite-message = Spela { $game } med mig.
join-title = En plats vid { $game }
join-there = Vid bordet: { $names }.
join-nobody = Ingen sitter här än.
join-which = Vilken plats
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
games-empty = Det första hörnet är ledigt
games-empty-text = Partier som du startar eller går med i visas här. De stannar på den här enheten, även utan konto.
games-export = Ta dem med dig
games-export-about = Alla dina partier i en fil, för andra program eller för senare.
watch-all = Alla spel
watch-waiting = Väntar på spelare
watch-playing = Pågår
watch-empty = Ingen spelar öppet just nu
watch-empty-text = Öppna ett bord för alla, så kanske någon sätter sig. Partier med länk förblir privata.
watch-open = Öppna ett bord

## The best players

players-best = De bästa spelarna i { $game }
players-place = Plats
players-name = Namn
players-rating = Rating
players-games = Partier
players-empty = Ingen har rating i { $game } än
players-empty-text = Två personer med konto som spelar med rating gör början.

## What can go wrong

error-match-bad-plan = De här valen går inte ihop.
error-match-seat-taken = Någon har just tagit den platsen.
error-match-unknown = Bordet finns inte. Partiet kan ha avbrutits.
