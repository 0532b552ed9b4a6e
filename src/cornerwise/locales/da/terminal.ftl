## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Skift+{ $key }
terminal-key-characters = bogstaver, tal

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } brik
terminal-do-tile = { $key } brik
terminal-do-move = { $key } flyt
terminal-do-turn = { $key } drej
terminal-do-flip = { $key } vend
terminal-do-place = { $key } sted
terminal-do-lay = { $key } læg
terminal-do-draw = { $key } træk
terminal-do-pass = { $key } meld pas
terminal-do-keep = { $key } behold
terminal-do-swap = { $key } byt
terminal-do-hint = { $key } forslag
terminal-do-undo = { $key } fortryd
terminal-do-save = { $key } gem
terminal-do-marks = { $key } mærker
terminal-do-lines = { $key } linjer
terminal-do-look = { $key } se dig om
terminal-do-look-at-board = { $key } se på brættet
terminal-do-show-hand = { $key } vis hånden
terminal-do-new-game = { $key } nyt parti
terminal-do-deal = { $key } ny omgang
terminal-do-quit = { $key } afslut
terminal-do-help = { $key } taster
terminal-do-save-and-leave = { $key } gem og afslut
terminal-do-leave = { $key } afslut
terminal-do-stay = { $key } bliv
terminal-do-back = { $key } tilbage
terminal-do-close = { $key } luk
terminal-do-choose = { $key } vælg
terminal-do-change = { $key } skift
terminal-do-go-on = { $key } fortsæt
terminal-do-open = { $key } åbn
terminal-do-open-saved = { $key } åbn et gemt parti
terminal-do-language = { $key } sprog: { $language }
terminal-quit-key = { $key } afslutter Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = vælg brikken med den tast
terminal-help-next-piece = vælg næste eller forrige brik, der passer
terminal-help-turn = drej den til højre eller venstre
terminal-help-flip = vend den, eller vip en brik af klodser
terminal-help-place = gå til næste eller forrige sted, hvor den passer
terminal-help-lay = læg den, hvis den passer
terminal-help-hint = vis et forslag; tryk igen for at bruge det
terminal-help-answer = behold eller byt, når åbningen spørger
terminal-help-undo = fortryd dit sidste træk, også mens andre tænker
terminal-help-save = gem partiet
terminal-help-marks = mærker på farverne, så de kan skelnes uden farve
terminal-help-leave = afslut
terminal-help-pick-tile = vælg brikken med den tast på din hånd
terminal-help-next-tile = vælg næste eller forrige brik, der passer
terminal-help-step = gå til næste sted, hvor den passer, eller se dig om
terminal-help-turn-tile = drej den, hvis den passer sådan
terminal-help-lay-tile = læg den
terminal-help-draw = træk en brik
terminal-help-pass = meld pas, når reglerne tillader det
terminal-help-undo-tile = fortryd dit sidste træk, men ikke en trukket brik
terminal-help-lines = linjer mellem brikker, så de kan skelnes uden farve
terminal-help-board = Flade brætter: En brik skal røre din egen farve i et hjørne og aldrig langs en side; den første dækker et startfelt (). Klodser, lag for lag: Brikken skal dele en flade med din farve og må ikke efterlade et hul under sig.
terminal-help-board-notes = En udfyldt brik passer; en skraveret gør ikke, og en linje siger hvorfor. Tonede felter er dem, den kunne dække; prikker viser de sidst lagte brikker. Grå brikker passer ingen steder nu; matte felter har klodser over sig. Set fra oven viser felterne deres højde eller deres grænse.
terminal-help-tiles = En brik skal ligge med en hel side mod en anden, og tal, der mødes i et hjørne, skal være ens. Den giver deres sum. En bro, der møder brikker over et mellemrum, og en sekskant, den sjette brik om et punkt, giver ekstra point. Hvis du ikke kan eller vil lægge, så træk op til tre brikker.
terminal-help-tiles-notes = Din brik vises kun, hvor den passer; prikker viser dens andre steder, og en stjerne den sidst lagte brik. Grå brikker passer ingen steder nu.

## Setting up a game

terminal-person = En person ved dette tastatur
terminal-greedy = Computeren, grådig
terminal-random = Computeren, tilfældig
terminal-seat-keys = For hver plads: H en her, 1 til 9 computerens niveau, G grådig, R tilfældig
terminal-no-saved-game = Der er intet gemt parti i denne mappe. Sådan åbner du et fra et andet sted: { $command }
terminal-open = Fortsæt et gemt parti
terminal-nobody = { $name } kan ikke spille (vælg blandt: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Niveau { $level }
terminal-is-greedy = Grådig
terminal-is-random = Tilfældig
terminal-shared = Fælles
terminal-seat = { $name } ({ $note })
terminal-column-left = tilbage
terminal-column-points = point
terminal-column-tiles = brikker
terminal-column-deal = omgang
terminal-column-total = i alt
terminal-rests = springes over

## Whose turn it is

terminal-your-turn = Din tur: { $colour }
terminal-keep-or-swap = Behold eller byt?
terminal-chooses = { $name } vælger
terminal-answer = K: behold, og spil { $first }. W: byt, og spil { $second }. { $first } har turen.
terminal-over = Partiet er slut. { $result }.
terminal-match-over = Partiet er slut. { $result }.
terminal-deal-yours = Omgang { $deal }: din tur
terminal-deal-turn = Omgang { $deal }: { $name } har turen
terminal-deal-over = Omgang { $deal } er slut
terminal-thinking = { $name } tænker… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Giv tastaturet til { $name }. Enter viser hånden.

## The piece or the tile in the hand

terminal-fits = { $piece } passer: { $cells }.
terminal-lay-it = Enter lægger den. Sted { $number } af { $count }.
terminal-misfit = { $piece } passer ikke.
terminal-places = { $count ->
    [0] Den passer ingen steder nu.
    [one] N viser stedet.
   *[other] N viser dens { $count } steder.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Du trak { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Intet passer: D trækker en brik (M6).
   *[other] Intet passer: D trækker en brik og koster { $cost } (M6).
  }
terminal-stuck-empty = Intet passer, og bunken er tom: P melder pas (M7).
terminal-stuck-end = { $cost ->
    [0] Intet passer: P slutter din tur (M6).
   *[other] Intet passer: P slutter din tur og koster { $cost } mere (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Du kunne lægge en brik. D igen trækker en (M6).
   *[other] Du kunne lægge en brik. D igen trækker en og koster { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } passer ingen steder nu (M4).
terminal-one-way = Den passer ikke på nogen anden måde.
terminal-too-small = Dette bræt ruller; brug et vindue på { $width } x { $height } for at se det hele.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } lagde { $piece }.
terminal-laid-at = { $colour } lagde { $piece } på { $cells }.
terminal-kept = { $name } beholdt og spiller nu { $colours }.
terminal-kept-you = Du beholdt og spiller nu { $colours }.
terminal-swapped = { $name } byttede og spiller nu { $colours }.
terminal-swapped-you = Du byttede og spiller nu { $colours }.
terminal-passed = { $name } meldte pas.
terminal-passed-you = Du meldte pas.
terminal-late = Tiden er gået for { $name }.
terminal-late-you = Din tid er gået.
terminal-cannot-place = { $count ->
    [one] { $colours } kan ikke lægge en brik og springes over.
   *[other] { $colours } kan ikke lægge en brik og springes over.
  }
terminal-drew = { $name } trak { $count ->
    [one] 1 brik
   *[other] { $count } brikker
  }.
terminal-drew-you = Du trak { $count ->
    [one] 1 brik
   *[other] { $count } brikker
  }.
terminal-laid-tile = { $points ->
    [0] { $name } lagde { $tile }.
   *[other] { $name } lagde { $tile } for { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Du lagde { $tile }.
   *[other] Du lagde { $tile } for { $points }.
  }
terminal-made-bridge = Det danner en bro.
terminal-made-hexagons = { $count ->
    [one] Det fuldender en sekskant.
   *[other] Det fuldender { $count } sekskanter.
  }
terminal-went-out = { $name } løb tør for brikker.
terminal-went-out-you = Du løb tør for brikker.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } brik på bordet.
   *[other] { $game }: { $count } brikker på bordet.
  }
terminal-begins = { $name } begynder.
terminal-begins-you = Du begynder.
terminal-best-first = Den bedste brik lægges først (M13).
terminal-any-tile = Læg en hvilken som helst brik (M3).
terminal-lots = Trukket om, hvem der begynder (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Omgang { $deal } er låst: Alle har meldt pas (M9).
terminal-deal-out = Omgang { $deal }: { $names } løb tør for brikker (M8).
terminal-deal-out-you = Omgang { $deal }: Du løb tør for brikker (M8).
terminal-scored = Du fik { $points } point
terminal-taken-back = { $count ->
    [one] 1 træk fortrudt.
   *[other] { $count } træk fortrudt.
  }
terminal-undo-none = Du har intet træk at fortryde
terminal-undo-none-in-deal = Du har intet træk at fortryde i denne omgang
terminal-undo-deal-over = Omgangen er slut, så intet kan fortrydes
terminal-undo-draw = Siden er der trukket en brik, og det kan ikke fortrydes
terminal-undo-late = Din tid gik i den tur, så den kan ikke fortrydes

## Hints

terminal-looking = Søger et godt træk… { $time }  H viser det bedste hidtil, Esc afbryder.
terminal-hint = Forslag: læg { $piece }, hvor der er markeret.
terminal-hint-word = Forslag: { $move }.
terminal-hint-take = H tager den op.
terminal-ahead = { $share } chance for sejr, cirka { $points } point foran.
terminal-behind = { $share } chance for sejr, cirka { $points } point bagud.
terminal-level-so-far = { $share } chance for sejr, cirka lige.

## Saving and leaving

terminal-unsaved = Partiet er ikke gemt.
terminal-save-as = Gem partiet som
terminal-replace = Filen findes allerede. Tryk på Enter igen for at erstatte den.
terminal-saved = Gemt. Fortsæt med: { $command }
terminal-not-saved = Ikke gemt, { $file }: { $error }.
