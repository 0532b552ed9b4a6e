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
terminal-do-save-and-leave = { $key } spara och avsluta
terminal-do-leave = { $key } avsluta
terminal-do-stay = { $key } stanna
terminal-do-back = { $key } tillbaka
terminal-do-close = { $key } stäng
terminal-do-choose = { $key } välj
terminal-do-change = { $key } ändra
terminal-do-go-on = { $key } fortsätt
terminal-do-open = { $key } öppna
terminal-do-open-saved = { $key } öppna ett sparat parti
terminal-do-language = { $key } språk: { $language }
terminal-quit-key = { $key } avslutar Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = välj biten med den tangenten
terminal-help-next-piece = välj nästa eller föregående bit som passar
terminal-help-turn = vrid den åt höger eller vänster
terminal-help-flip = vänd på den, eller tippa en bit av kuber
terminal-help-place = gå till nästa eller föregående plats där den passar
terminal-help-lay = lägg den, om den passar
terminal-help-hint = visa ett förslag; tryck igen för att använda det
terminal-help-answer = behåll eller byt, när öppningen frågar
terminal-help-undo = ångra ditt senaste drag, även medan andra tänker
terminal-help-save = spara partiet
terminal-help-marks = märken på färgerna, för att skilja dem åt utan färg
terminal-help-leave = avsluta
terminal-help-pick-tile = välj brickan med den tangenten ur din hand
terminal-help-next-tile = välj nästa eller föregående bricka som passar
terminal-help-step = gå till nästa plats där den passar, eller se dig omkring
terminal-help-turn-tile = vrid den, om den passar så
terminal-help-lay-tile = lägg den
terminal-help-draw = dra en bricka
terminal-help-pass = stå över, när reglerna tillåter det
terminal-help-undo-tile = ångra ditt senaste drag, men inte förbi en dragning
terminal-help-lines = linjer mellan brickor, för att skilja dem åt utan färg
terminal-help-board = Platta bräden: en bit måste röra vid din egen färg i ett hörn och aldrig längs en sida; den första täcker en startpunkt (). Kuber, våning för våning: biten måste dela en sidoyta med din färg och inte lämna något hål under sig.
terminal-help-board-notes = En fylld bit passar; en streckad gör det inte, och en rad säger varför. Tonade rutor är de som den kunde täcka; prickar märker de senast lagda bitarna. Grå bitar passar ingenstans nu; matta rutor har kuber över sig. Ovanifrån visar rutorna sin höjd eller sin gräns.
terminal-help-tiles = En bricka måste ligga med en hel sida mot en annan, och tal som möts i ett hörn måste vara lika. Den ger deras summa. En bro, som möter brickor över en lucka, och en sexhörning, den sjätte brickan runt en punkt, ger extra. Om du inte kan eller vill lägga drar du upp till tre brickor.
terminal-help-tiles-notes = Din bricka visas bara där den passar; prickar märker dess andra platser, och en stjärna den senast lagda brickan. Grå brickor passar ingenstans nu.

## Setting up a game

terminal-person = Någon vid det här tangentbordet
terminal-greedy = Datorn, girig
terminal-random = Datorn, på måfå
terminal-seat-keys = För varje plats: H någon här, 1 till 9 datorns nivå, G girig, R på måfå
terminal-no-saved-game = Det finns inget sparat parti i den här mappen. Så öppnar du ett från ett annat ställe: { $command }
terminal-open = Fortsätt ett sparat parti
terminal-nobody = { $name } kan inte spela (välj bland: { $known })

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
terminal-rests = hoppas över

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
terminal-thinking = { $name } tänker… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Lämna tangentbordet till { $name }. Enter visar handen.

## The piece or the tile in the hand

terminal-fits = { $piece } passar: { $cells }.
terminal-lay-it = Enter lägger den. Plats { $number } av { $count }.
terminal-misfit = { $piece } passar inte.
terminal-places = { $count ->
    [0] Den passar ingenstans nu.
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
    [0] Inget passar: P avslutar din tur (M6).
   *[other] Inget passar: P avslutar din tur och kostar { $cost } till (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Du kunde lägga en bricka. D igen drar en (M6).
   *[other] Du kunde lägga en bricka. D igen drar en och kostar { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } passar ingenstans nu (M4).
terminal-one-way = Den passar inte på något annat sätt.
terminal-too-small = Det här brädet rullar; använd ett fönster på { $width } x { $height } för att se allt.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } lade { $piece }.
terminal-laid-at = { $colour } lade { $piece } på { $cells }.
terminal-kept = { $name } behöll och spelar nu { $colours }.
terminal-kept-you = Du behöll och spelar nu { $colours }.
terminal-swapped = { $name } bytte och spelar nu { $colours }.
terminal-swapped-you = Du bytte och spelar nu { $colours }.
terminal-passed = { $name } stod över.
terminal-passed-you = Du stod över.
terminal-late = Tiden tog slut för { $name }.
terminal-late-you = Din tid tog slut.
terminal-cannot-place = { $count ->
    [one] { $colours } kan inte lägga en bit och hoppas över.
   *[other] { $colours } kan inte lägga en bit och hoppas över.
  }
terminal-drew = { $name } drog { $count ->
    [one] 1 bricka
   *[other] { $count } brickor
  }.
terminal-drew-you = Du drog { $count ->
    [one] 1 bricka
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
terminal-went-out = { $name } blev av med alla brickor.
terminal-went-out-you = Du blev av med alla brickor.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } bricka på bordet.
   *[other] { $game }: { $count } brickor på bordet.
  }
terminal-begins = { $name } börjar.
terminal-begins-you = Du börjar.
terminal-best-first = Den bästa brickan läggs först (M13).
terminal-any-tile = Lägg valfri bricka (M3).
terminal-lots = Draget om vem som börjar (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Omgång { $deal } är låst: alla har stått över (M9).
terminal-deal-out = Omgång { $deal }: { $names } blev av med alla brickor (M8).
terminal-deal-out-you = Omgång { $deal }: du blev av med alla brickor (M8).
terminal-scored = Du fick { $points } poäng
terminal-taken-back = { $count ->
    [one] 1 drag ångrat.
   *[other] { $count } drag ångrade.
  }
terminal-undo-none = Du har inget drag att ångra
terminal-undo-none-in-deal = Du har inget drag att ångra i den här omgången
terminal-undo-deal-over = Omgången är slut, så inget kan ångras
terminal-undo-draw = En bricka har dragits sedan dess, och en dragning kan inte ångras
terminal-undo-late = Din tid gick ut på den turen, så den kan inte ångras

## Hints

terminal-looking = Söker ett bra drag… { $time }  H visar det bästa hittills, Esc avbryter.
terminal-hint = Förslag: lägg { $piece } där det är markerat.
terminal-hint-word = Förslag: { $move }.
terminal-hint-take = H tar upp den.
terminal-ahead = { $share } vinstchans, ungefär { $points } poäng före.
terminal-behind = { $share } vinstchans, ungefär { $points } poäng efter.
terminal-level-so-far = { $share } vinstchans, ungefär jämnt.

## Saving and leaving

terminal-unsaved = Partiet är inte sparat.
terminal-save-as = Spara partiet som
terminal-replace = Filen finns redan. Tryck på Enter igen för att ersätta den.
terminal-saved = Sparat. Fortsätt med: { $command }
terminal-not-saved = Inte sparat, { $file }: { $error }.
