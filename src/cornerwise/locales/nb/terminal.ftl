## Taster

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Skift+{ $key }
terminal-key-characters = bokstaver, tall

## Hva tastene gjør, på én linje

terminal-do-piece = { $key } brikke
terminal-do-tile = { $key } brikke
terminal-do-move = { $key } flytt
terminal-do-turn = { $key } vri
terminal-do-flip = { $key } snu
terminal-do-place = { $key } plass
terminal-do-lay = { $key } legg
terminal-do-draw = { $key } trekk
terminal-do-pass = { $key } pass
terminal-do-keep = { $key } behold
terminal-do-swap = { $key } bytt
terminal-do-hint = { $key } hint
terminal-do-undo = { $key } angre
terminal-do-save = { $key } lagre
terminal-do-marks = { $key } merker
terminal-do-lines = { $key } linjer
terminal-do-look = { $key } se deg rundt
terminal-do-look-at-board = { $key } se på brettet
terminal-do-show-hand = { $key } vis hånden
terminal-do-new-game = { $key } nytt parti
terminal-do-deal = { $key } ny runde
terminal-do-quit = { $key } avslutt
terminal-do-help = { $key } taster
terminal-do-save-and-leave = { $key } lagre og forlat
terminal-do-leave = { $key } forlat
terminal-do-stay = { $key } bli
terminal-do-back = { $key } tilbake
terminal-do-close = { $key } lukk
terminal-do-choose = { $key } velg
terminal-do-change = { $key } endre
terminal-do-go-on = { $key } fortsett
terminal-do-open = { $key } åpne
terminal-do-open-saved = { $key } åpne et lagret parti
terminal-do-language = { $key } språk: { $language }
terminal-quit-key = { $key } forlater Cornerwise.

## Hva tastene gjør, i hjelpen

terminal-help-pick-piece = ta brikken med den tasten
terminal-help-next-piece = ta neste eller forrige brikke som passer
terminal-help-turn = vri den til høyre eller venstre
terminal-help-flip = snu den, eller vipp en brikke av kuber
terminal-help-place = neste eller forrige sted der den passer
terminal-help-lay = legg den, der den passer
terminal-help-hint = hint: hva en sterk spiller ville gjort; igjen: ta det
terminal-help-answer = behold eller bytt, når åpningen spør
terminal-help-undo = ta tilbake det siste trekket ditt, også mens andre tenker
terminal-help-save = lagre partiet
terminal-help-marks = merker som skiller fargene uten fargetone
terminal-help-leave = forlat
terminal-help-pick-tile = ta brikken med den tasten på hånden din
terminal-help-next-tile = ta neste eller forrige brikke som passer
terminal-help-step = til neste sted der den passer; uten brikke: se deg rundt
terminal-help-turn-tile = vri den, der den passer vridd
terminal-help-lay-tile = legg den
terminal-help-draw = trekk en brikke
terminal-help-pass = meld pass, når reglene tillater det
terminal-help-undo-tile = ta tilbake det siste trekket ditt, men aldri en trukket brikke
terminal-help-lines = linjer mellom brikkene, så de kan skilles uten farger
terminal-help-board = Flate brett: En brikke berører din egen farge i et hjørne og aldri langs en side; den første dekker et startfelt (). Brett med kuber, nivå for nivå: Brikken deler en flate med fargen din og etterlater ikke noe hull under seg.
terminal-help-board-notes = En fylt brikke passer; en skravert gjør det ikke, og en linje sier hvorfor. Tonede felter er de den kunne dekke; prikker viser brikkene som ble lagt sist. Grå brikker har ingen plass nå; matte felter har andre over seg. Ovenfra viser rutene høyden sin, eller grensen for den.
terminal-help-tiles = En brikke ligger med en hel side mot en annen, og alle tall som møtes i et hjørne, er like. Den gir summen av dem; en bro, som møter andre over et mellomrom, og en sekskant, den sjette brikken rundt et punkt, gir mer. Den som ikke kan eller vil legge, trekker, opptil tre brikker i en tur.
terminal-help-tiles-notes = Brikken i hånden din vises bare der den passer; prikker viser de andre plassene, en stjerne brikken som ble lagt sist. Grå brikker passer ingen steder nå.

## Sette opp et parti

terminal-person = Noen ved dette tastaturet
terminal-greedy = Datamaskinen, grådig
terminal-random = Datamaskinen, tilfeldig
terminal-seat-keys = På en plass: H noen her, 1 til 9 maskinens nivå, G grådig, R tilfeldig
terminal-no-saved-game = Det er ikke noe lagret parti i denne mappen; { $command } åpner andre.
terminal-open = Fortsett et lagret parti
terminal-nobody = ingen ved navn { $name } kan sitte der (en av: { $known })

## Hvem som sitter der

terminal-level = Nivå { $level }
terminal-is-greedy = Grådig
terminal-is-random = Tilfeldig
terminal-shared = Felles
terminal-seat = { $name } ({ $note })
terminal-column-left = igjen
terminal-column-points = poeng
terminal-column-tiles = brikker
terminal-column-deal = runde
terminal-column-total = i alt
terminal-rests = hviler

## Hvem sin tur det er

terminal-your-turn = Din tur: { $colour }
terminal-keep-or-swap = Beholde eller bytte?
terminal-chooses = { $name } velger
terminal-answer = K: behold, og spill { $first }. W: bytt, og spill { $second }. Så er det { $first } sin tur.
terminal-over = Partiet er slutt. { $result }.
terminal-match-over = Hele partiet er slutt. { $result }.
terminal-deal-yours = Runde { $deal }: din tur
terminal-deal-turn = Runde { $deal }: { $name } sin tur
terminal-deal-over = Runde { $deal } er slutt
terminal-thinking = { $name } tenker ... { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Gi tastaturet til { $name }. Enter viser hånden.

## Brikken i hånden

terminal-fits = { $piece } passer: { $cells }.
terminal-lay-it = Enter legger den. Plass { $number } av { $count }.
terminal-misfit = { $piece } passer ikke.
terminal-places = { $count ->
    [0] Den har ingen plass nå.
    [one] N viser plassen.
   *[other] N viser de { $count } plassene.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Du trakk { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Ingenting passer: D trekker en brikke (M6).
   *[other] Ingenting passer: D trekker en brikke og koster { $cost } (M6).
  }
terminal-stuck-empty = Ingenting passer, og haugen er tom: P melder pass (M7).
terminal-stuck-end = { $cost ->
    [0] Ingenting passer: P avslutter turen (M6).
   *[other] Ingenting passer: P avslutter turen og koster { $cost } til (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Du kunne lagt en brikke. D igjen trekker en (M6).
   *[other] Du kunne lagt en brikke. D igjen trekker en og koster { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } passer ingen steder nå (M4).
terminal-one-way = Den passer ikke på noen annen måte.
terminal-too-small = Dette brettet ruller; det trenger et vindu på { $width } x { $height }.

## Hva som skjedde

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } la { $piece }.
terminal-laid-at = { $colour } la { $piece } på { $cells }.
terminal-kept = { $name } beholdt og spiller { $colours }.
terminal-kept-you = Du beholdt og spiller { $colours }.
terminal-swapped = { $name } byttet og spiller { $colours }.
terminal-swapped-you = Du byttet og spiller { $colours }.
terminal-passed = { $name } meldte pass.
terminal-passed-you = Du meldte pass.
terminal-late = Tiden er ute for { $name }.
terminal-late-you = Tiden din er ute.
terminal-cannot-place = { $count ->
    [one] { $colours } kan ikke legge og hviler.
   *[other] { $colours } kan ikke legge og hviler.
  }
terminal-drew = { $name } trakk { $count ->
    [one] en brikke
   *[other] { $count } brikker
  }.
terminal-drew-you = Du trakk { $count ->
    [one] en brikke
   *[other] { $count } brikker
  }.
terminal-laid-tile = { $points ->
    [0] { $name } la { $tile }.
   *[other] { $name } la { $tile } for { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Du la { $tile }.
   *[other] Du la { $tile } for { $points }.
  }
terminal-made-bridge = Det lager en bro.
terminal-made-hexagons = { $count ->
    [one] Det lukker en sekskant.
   *[other] Det lukker { $count } sekskanter.
  }
terminal-went-out = { $name } ble ferdig.
terminal-went-out-you = Du ble ferdig.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } brikke ligger på bordet.
   *[other] { $game }: { $count } brikker ligger på bordet.
  }
terminal-begins = { $name } begynner.
terminal-begins-you = Du begynner.
terminal-best-first = Den beste brikken legges først (M13).
terminal-any-tile = Legg hvilken brikke du vil (M3).
terminal-lots = Loddtrekning (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Runde { $deal } er låst: Alle har meldt pass (M9).
terminal-deal-out = Runde { $deal }: { $names } har ingen brikker igjen (M8).
terminal-deal-out-you = Runde { $deal }: Du har ingen brikker igjen (M8).
terminal-scored = Du fikk { $points } poeng
terminal-taken-back = { $count ->
    [one] Ett trekk tatt tilbake.
   *[other] { $count } trekk tatt tilbake.
  }
terminal-undo-none = Du har ikke noe trekk å ta tilbake
terminal-undo-none-in-deal = Du har ikke noe trekk i denne runden å ta tilbake
terminal-undo-deal-over = Runden er slutt: Ingenting kan tas tilbake
terminal-undo-draw = En brikke er trukket siden, og det kan ikke tas tilbake
terminal-undo-late = Tiden for den turen er ute, og det kan ikke tas tilbake

## Hint

terminal-looking = Leter etter et godt trekk ... { $time }  H viser det beste så langt, Esc avbryter.
terminal-hint = Hint: { $piece } der det er merket.
terminal-hint-word = Hint: { $move }.
terminal-hint-take = H tar det.
terminal-ahead = { $share } sjanse til seier, omtrent { $points } poeng foran.
terminal-behind = { $share } sjanse til seier, omtrent { $points } poeng bak.
terminal-level-so-far = { $share } sjanse til seier, omtrent likt.

## Lagre og forlate

terminal-unsaved = Partiet er ikke lagret.
terminal-save-as = Lagre partiet som
terminal-replace = Det finnes en fil med det navnet. Enter igjen erstatter den.
terminal-saved = Lagret. { $command } fortsetter med det.
terminal-not-saved = Ikke lagret, { $file }: { $error }.
