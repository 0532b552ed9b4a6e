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
terminal-do-place = { $key } plads
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
terminal-do-save-and-leave = { $key } gem og forlad
terminal-do-leave = { $key } forlad
terminal-do-stay = { $key } bliv
terminal-do-back = { $key } tilbage
terminal-do-close = { $key } luk
terminal-do-choose = { $key } vælg
terminal-do-change = { $key } skift
terminal-do-go-on = { $key } fortsæt
terminal-do-open = { $key } åbn
terminal-do-open-saved = { $key } åbn et gemt parti
terminal-do-language = { $key } sprog: { $language }
terminal-quit-key = { $key } forlader Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = tag brikken med den tast
terminal-help-next-piece = tag næste eller forrige brik, der passer
terminal-help-turn = drej den til højre eller venstre
terminal-help-flip = vend den, eller vip en brik af terninger
terminal-help-place = næste eller forrige sted, hvor den passer
terminal-help-lay = læg den, hvor den passer
terminal-help-hint = forslag: hvad en stærk spiller ville gøre; igen: tag det
terminal-help-answer = behold eller byt, når åbningen spørger
terminal-help-undo = tag dit sidste træk tilbage, også mens andre tænker
terminal-help-save = gem partiet
terminal-help-marks = mærker, der skelner farverne uden nuance
terminal-help-leave = forlad
terminal-help-pick-tile = tag brikken med den tast på din hånd
terminal-help-next-tile = tag næste eller forrige brik, der passer
terminal-help-step = til næste sted, hvor den passer; uden brik: se dig om
terminal-help-turn-tile = drej den, hvor den passer drejet
terminal-help-lay-tile = læg den
terminal-help-draw = træk en brik
terminal-help-pass = meld pas, når reglerne tillader det
terminal-help-undo-tile = tag dit sidste træk tilbage, men aldrig en trukket brik
terminal-help-lines = linjer mellem brikker, så de kan skelnes uden farver
terminal-help-board = Flade brætter: En brik rører din egen farve i et hjørne og aldrig langs en side; den første dækker et startfelt (). Brætter med terninger, lag for lag: Brikken deler en flade med din farve og efterlader intet hul under sig.
terminal-help-board-notes = En udfyldt brik passer; en skraveret gør ikke, og en linje siger hvorfor. Tonede felter er dem, den kunne dække; prikker viser de sidst lagte brikker. Grå brikker har ingen plads nu; matte felter har andre over sig. Set fra oven viser felterne deres højde eller grænsen for den.
terminal-help-tiles = En brik ligger med en hel side mod en anden, og alle tal, der mødes i et hjørne, er ens. Den giver deres sum; en bro, der møder andre over et mellemrum, og en sekskant, den sjette brik om et punkt, giver mere. Den, der ikke kan eller vil lægge, trækker, op til tre brikker på en tur.
terminal-help-tiles-notes = Brikken i din hånd vises kun, hvor den passer; prikker viser dens andre pladser, en stjerne den sidst lagte brik. Grå brikker passer ingen steder nu.

## Setting up a game

terminal-person = En person ved dette tastatur
terminal-greedy = Computeren, grådig
terminal-random = Computeren, tilfældig
terminal-seat-keys = Ved en plads: H en her, 1 til 9 computerens niveau, G grådig, R tilfældig
terminal-no-saved-game = Der er intet gemt parti i denne mappe; { $command } åbner andre.
terminal-open = Fortsæt et gemt parti
terminal-nobody = ingen ved navn { $name } kan sidde der (en af: { $known })

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
terminal-rests = hviler

## Whose turn it is

terminal-your-turn = Din tur: { $colour }
terminal-keep-or-swap = Behold eller byt?
terminal-chooses = { $name } vælger
terminal-answer = K: behold, og spil { $first }. W: byt, og spil { $second }. { $first } har turen.
terminal-over = Partiet er slut. { $result }.
terminal-match-over = Hele partiet er slut. { $result }.
terminal-deal-yours = Omgang { $deal }: din tur
terminal-deal-turn = Omgang { $deal }: { $name } har turen
terminal-deal-over = Omgang { $deal } er slut
terminal-thinking = { $name } tænker ... { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Giv tastaturet til { $name }. Enter viser hånden.

## The piece or the tile in the hand

terminal-fits = { $piece } passer: { $cells }.
terminal-lay-it = Enter lægger den. Plads { $number } af { $count }.
terminal-misfit = { $piece } passer ikke.
terminal-places = { $count ->
    [0] Den har ingen plads nu.
    [one] N viser dens plads.
   *[other] N viser dens { $count } pladser.
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
    [0] Intet passer: P slutter turen (M6).
   *[other] Intet passer: P slutter turen og koster { $cost } mere (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Du kunne lægge en brik. D igen trækker en (M6).
   *[other] Du kunne lægge en brik. D igen trækker en og koster { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } passer ingen steder nu (M4).
terminal-one-way = Den passer ikke på andre måder.
terminal-too-small = Dette bræt ruller; det har brug for et vindue på { $width } x { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } lagde { $piece }.
terminal-laid-at = { $colour } lagde { $piece } på { $cells }.
terminal-kept = { $name } beholdt og spiller { $colours }.
terminal-kept-you = Du beholdt og spiller { $colours }.
terminal-swapped = { $name } byttede og spiller { $colours }.
terminal-swapped-you = Du byttede og spiller { $colours }.
terminal-passed = { $name } meldte pas.
terminal-passed-you = Du meldte pas.
terminal-late = Tiden er gået for { $name }.
terminal-late-you = Din tid er gået.
terminal-cannot-place = { $count ->
    [one] { $colours } kan ikke lægge og hviler.
   *[other] { $colours } kan ikke lægge og hviler.
  }
terminal-drew = { $name } trak { $count ->
    [one] en brik
   *[other] { $count } brikker
  }.
terminal-drew-you = Du trak { $count ->
    [one] en brik
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
    [one] Det lukker en sekskant.
   *[other] Det lukker { $count } sekskanter.
  }
terminal-went-out = { $name } blev færdig.
terminal-went-out-you = Du blev færdig.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } brik ligger på bordet.
   *[other] { $game }: { $count } brikker ligger på bordet.
  }
terminal-begins = { $name } begynder.
terminal-begins-you = Du begynder.
terminal-best-first = Den bedste brik lægges først (M13).
terminal-any-tile = Læg en hvilken som helst brik (M3).
terminal-lots = Lodtrækning (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Omgang { $deal } er låst: Alle har meldt pas (M9).
terminal-deal-out = Omgang { $deal }: { $names } har ikke flere brikker (M8).
terminal-deal-out-you = Omgang { $deal }: Du har ikke flere brikker (M8).
terminal-scored = Du fik { $points } point
terminal-taken-back = { $count ->
    [one] Ét træk taget tilbage.
   *[other] { $count } træk taget tilbage.
  }
terminal-undo-none = Du har intet træk at tage tilbage
terminal-undo-none-in-deal = Du har intet træk i denne omgang at tage tilbage
terminal-undo-deal-over = Omgangen er slut: Intet kan tages tilbage
terminal-undo-draw = Siden er der trukket en brik, og det kan ikke tages tilbage
terminal-undo-late = Tiden for den tur er gået, og det kan ikke tages tilbage

## Hints

terminal-looking = Søger et godt træk ... { $time }  H viser det bedste hidtil, Esc afbryder.
terminal-hint = Forslag: { $piece }, hvor der er mærket.
terminal-hint-word = Forslag: { $move }.
terminal-hint-take = H tager det.
terminal-ahead = { $share } chance for sejr, cirka { $points } point foran.
terminal-behind = { $share } chance for sejr, cirka { $points } point bagud.
terminal-level-so-far = { $share } chance for sejr, cirka lige.

## Saving and leaving

terminal-unsaved = Partiet er ikke gemt.
terminal-save-as = Gem partiet som
terminal-replace = Der er en fil med det navn. Enter igen erstatter den.
terminal-saved = Gemt. { $command } fortsætter med det.
terminal-not-saved = Ikke gemt, { $file }: { $error }.
