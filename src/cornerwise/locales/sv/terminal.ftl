## Keys

terminal-key-tab = Tabb
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Skift+{ $key }
terminal-key-characters = bokstäver, siffror

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } bit
terminal-do-tile = { $key } bricka
terminal-do-move = { $key } flytta
terminal-do-turn = { $key } vrid
terminal-do-flip = { $key } vänd
terminal-do-place = { $key } plats
terminal-do-lay = { $key } lägg
terminal-do-draw = { $key } dra
terminal-do-pass = { $key } stå över
terminal-do-keep = { $key } behåll
terminal-do-swap = { $key } byt
terminal-do-hint = { $key } förslag
terminal-do-undo = { $key } ångra
terminal-do-save = { $key } spara
terminal-do-marks = { $key } märken
terminal-do-lines = { $key } linjer
terminal-do-look = { $key } se dig omkring
terminal-do-look-at-board = { $key } se på brädet
terminal-do-show-hand = { $key } visa handen
terminal-do-new-game = { $key } nytt parti
terminal-do-deal = { $key } ny omgång
terminal-do-quit = { $key } avsluta
terminal-do-help = { $key } tangenter
terminal-do-save-and-leave = { $key } spara och lämna
terminal-do-leave = { $key } lämna
terminal-do-stay = { $key } stanna
terminal-do-back = { $key } tillbaka
terminal-do-close = { $key } stäng
terminal-do-choose = { $key } välj
terminal-do-change = { $key } ändra
terminal-do-go-on = { $key } fortsätt
terminal-do-open = { $key } öppna
terminal-do-open-saved = { $key } öppna ett sparat parti
terminal-do-language = { $key } språk: { $language }
terminal-quit-key = { $key } lämnar Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = ta biten med den tangenten
terminal-help-next-piece = ta nästa eller föregående bit som passar
terminal-help-turn = vrid den åt höger eller vänster
terminal-help-flip = vänd på den, eller tippa en bit av kuber
terminal-help-place = nästa eller föregående plats där den passar
terminal-help-lay = lägg den, där den passar
terminal-help-hint = förslag: vad en stark spelare skulle göra; igen: ta det
terminal-help-answer = behåll eller byt, när öppningen frågar
terminal-help-undo = ta tillbaka ditt senaste drag, även medan andra tänker
terminal-help-save = spara partiet
terminal-help-marks = märken som skiljer färgerna åt utan nyans
terminal-help-leave = lämna
terminal-help-pick-tile = ta brickan med den tangenten ur din hand
terminal-help-next-tile = ta nästa eller föregående bricka som passar
terminal-help-step = till nästa plats där den passar; utan bricka: se dig omkring
terminal-help-turn-tile = vrid den, där den passar vriden
terminal-help-lay-tile = lägg den
terminal-help-draw = dra en bricka
terminal-help-pass = stå över, när reglerna tillåter det
terminal-help-undo-tile = ta tillbaka ditt senaste drag, men aldrig förbi en dragning
terminal-help-lines = linjer mellan brickor, för att skilja dem åt utan färger
terminal-help-board = Platta bräden: en bit rör vid din egen färg i ett hörn och aldrig längs en sida; den första täcker en startpunkt (). Bräden med kuber, våning för våning: biten delar en sidoyta med din färg och lämnar inget hål under sig.
terminal-help-board-notes = En fylld bit passar; en streckad gör det inte, och en rad säger varför. Tonade fält är de som den kunde täcka; prickar märker de senast lagda bitarna. Grå bitar har ingen plats nu; matta fält har andra över sig. Ovanifrån visar rutorna sin höjd, eller gränsen för den.
terminal-help-tiles = En bricka ligger med en hel sida mot en annan, och alla tal som möts i ett hörn är lika. Den ger deras summa; en bro, som möter andra över en lucka, och en sexhörning, den sjätte brickan runt en punkt, ger mer. Den som inte kan eller vill lägga drar, upp till tre brickor på en tur.
terminal-help-tiles-notes = Brickan i din hand visas bara där den passar; prickar märker dess andra platser, en stjärna den senast lagda brickan. Grå brickor passar ingenstans nu.

## Setting up a game

terminal-person = Någon vid det här tangentbordet
terminal-greedy = Datorn, girig
terminal-random = Datorn, på måfå
terminal-seat-keys = På en plats: H någon här, 1 till 9 datorns nivå, G girig, R på måfå
terminal-no-saved-game = Det finns inget sparat parti i den här mappen; { $command } öppnar andra.
terminal-open = Fortsätt ett sparat parti
terminal-nobody = ingen som heter { $name } kan sitta där (en av: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Nivå { $level }
terminal-is-greedy = Girig
terminal-is-random = Slump
terminal-shared = Gemensam
terminal-seat = { $name } ({ $note })
terminal-column-left = kvar
terminal-column-points = poäng
terminal-column-tiles = brickor
terminal-column-deal = omgång
terminal-column-total = summa
terminal-rests = vilar

## Whose turn it is

terminal-your-turn = Din tur: { $colour }
terminal-keep-or-swap = Behålla eller byta?
terminal-chooses = { $name } väljer
terminal-answer = K: behåll, och spela { $first }. W: byt, och spela { $second }. { $first } är på tur härnäst.
terminal-over = Partiet är slut. { $result }.
terminal-match-over = Matchen är slut. { $result }.
terminal-deal-yours = Omgång { $deal }: din tur
terminal-deal-turn = Omgång { $deal }: { $name } är på tur
terminal-deal-over = Omgång { $deal } är slut
terminal-thinking = { $name } tänker ... { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Lämna tangentbordet till { $name }. Enter visar handen.

## The piece or the tile in the hand

terminal-fits = { $piece } passar: { $cells }.
terminal-lay-it = Enter lägger den. Plats { $number } av { $count }.
terminal-misfit = { $piece } passar inte.
terminal-places = { $count ->
    [0] Den har ingen plats nu.
    [one] N visar dess plats.
   *[other] N visar dess { $count } platser.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Du drog { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Inget passar: D drar en bricka (M6).
   *[other] Inget passar: D drar en bricka och kostar { $cost } (M6).
  }
terminal-stuck-empty = Inget passar och högen är tom: med P står du över (M7).
terminal-stuck-end = { $cost ->
    [0] Inget passar: P avslutar turen (M6).
   *[other] Inget passar: P avslutar turen och kostar { $cost } till (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Du kunde lägga en bricka. D igen drar en (M6).
   *[other] Du kunde lägga en bricka. D igen drar en och kostar { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } passar ingenstans nu (M4).
terminal-one-way = Den passar inte på något annat sätt.
terminal-too-small = Det här brädet rullar; det vill ha ett fönster på { $width } x { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } lade { $piece }.
terminal-laid-at = { $colour } lade { $piece } på { $cells }.
terminal-kept = { $name } behöll och spelar { $colours }.
terminal-kept-you = Du behöll och spelar { $colours }.
terminal-swapped = { $name } bytte och spelar { $colours }.
terminal-swapped-you = Du bytte och spelar { $colours }.
terminal-passed = { $name } stod över.
terminal-passed-you = Du stod över.
terminal-late = Tiden tog slut för { $name }.
terminal-late-you = Din tid tog slut.
terminal-cannot-place = { $count ->
    [one] { $colours } kan inte lägga och vilar.
   *[other] { $colours } kan inte lägga och vilar.
  }
terminal-drew = { $name } drog { $count ->
    [one] en bricka
   *[other] { $count } brickor
  }.
terminal-drew-you = Du drog { $count ->
    [one] en bricka
   *[other] { $count } brickor
  }.
terminal-laid-tile = { $points ->
    [0] { $name } lade { $tile }.
   *[other] { $name } lade { $tile } för { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Du lade { $tile }.
   *[other] Du lade { $tile } för { $points }.
  }
terminal-made-bridge = Det bildar en bro.
terminal-made-hexagons = { $count ->
    [one] Det fullbordar en sexhörning.
   *[other] Det fullbordar { $count } sexhörningar.
  }
terminal-went-out = { $name } lade sin sista bricka.
terminal-went-out-you = Du lade din sista bricka.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } bricka ligger på bordet.
   *[other] { $game }: { $count } brickor ligger på bordet.
  }
terminal-begins = { $name } börjar.
terminal-begins-you = Du börjar.
terminal-best-first = Den bästa brickan läggs först (M13).
terminal-any-tile = Lägg valfri bricka (M3).
terminal-lots = Lottdragning (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Omgång { $deal } är låst: alla har stått över (M9).
terminal-deal-out = Omgång { $deal }: { $names } blev av med alla brickor (M8).
terminal-deal-out-you = Omgång { $deal }: du blev av med alla brickor (M8).
terminal-scored = Du fick { $points } poäng
terminal-taken-back = { $count ->
    [one] Ett drag taget tillbaka.
   *[other] { $count } drag tagna tillbaka.
  }
terminal-undo-none = Du har inget drag att ta tillbaka
terminal-undo-none-in-deal = Du har inget drag i den här omgången att ta tillbaka
terminal-undo-deal-over = Omgången är slut: inget kan tas tillbaka
terminal-undo-draw = En bricka har dragits sedan dess, och en dragning kan inte tas tillbaka
terminal-undo-late = Tiden för den turen tog slut, och det kan inte tas tillbaka

## Hints

terminal-looking = Söker ett bra drag ... { $time }  H visar det bästa hittills, Esc avbryter.
terminal-hint = Förslag: { $piece } där det är märkt.
terminal-hint-word = Förslag: { $move }.
terminal-hint-take = H tar det.
terminal-ahead = { $share } vinstchans, ungefär { $points } poäng före.
terminal-behind = { $share } vinstchans, ungefär { $points } poäng efter.
terminal-level-so-far = { $share } vinstchans, ungefär jämnt.

## Saving and leaving

terminal-unsaved = Partiet är inte sparat.
terminal-save-as = Spara partiet som
terminal-replace = Det finns en fil med det namnet. Enter igen ersätter den.
terminal-saved = Sparat. { $command } fortsätter med det.
terminal-not-saved = Inte sparat, { $file }: { $error }.
