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
terminal-do-place = { $key } sted
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
terminal-do-save-and-leave = { $key } lagre og avslutt
terminal-do-leave = { $key } avslutt
terminal-do-stay = { $key } bli
terminal-do-back = { $key } tilbake
terminal-do-close = { $key } lukk
terminal-do-choose = { $key } velg
terminal-do-change = { $key } endre
terminal-do-go-on = { $key } fortsett
terminal-do-open = { $key } åpne
terminal-do-open-saved = { $key } åpne et lagret parti
terminal-do-language = { $key } språk: { $language }
terminal-quit-key = { $key } avslutter Cornerwise.

## Hva tastene gjør, i hjelpen

terminal-help-pick-piece = velg brikken med den tasten
terminal-help-next-piece = velg neste eller forrige brikke som passer
terminal-help-turn = vri den til høyre eller venstre
terminal-help-flip = snu den, eller vipp en brikke av kuber
terminal-help-place = gå til neste eller forrige sted der den passer
terminal-help-lay = legg den, hvis den passer
terminal-help-hint = vis et hint; trykk igjen for å bruke det
terminal-help-answer = behold eller bytt, når åpningen spør
terminal-help-undo = angre det siste trekket ditt, også mens andre tenker
terminal-help-save = lagre partiet
terminal-help-marks = merker på fargene, så de kan skilles uten å se farger
terminal-help-leave = avslutt
terminal-help-pick-tile = velg brikken med den tasten på hånden din
terminal-help-next-tile = velg neste eller forrige brikke som passer
terminal-help-step = gå til neste sted der den passer, eller se deg rundt
terminal-help-turn-tile = vri den, hvis den passer slik
terminal-help-lay-tile = legg den
terminal-help-draw = trekk en brikke
terminal-help-pass = meld pass, når reglene tillater det
terminal-help-undo-tile = angre det siste trekket ditt, men ikke forbi en trekking
terminal-help-lines = linjer mellom brikkene, så de kan skilles uten å se farger
terminal-help-board = Flate brett: En brikke må berøre din egen farge i et hjørne og aldri langs en side; den første dekker et startpunkt (). Kuber, nivå for nivå: Den må dele en flate med fargen din og ikke etterlate noe hull under seg.
terminal-help-board-notes = En fylt brikke passer; en skravert gjør det ikke, og en linje sier hvorfor. Tonede ruter er de den kan dekke; prikker viser brikkene som ble lagt sist. Grå brikker passer ingen steder nå; matte ruter har kuber over seg. Ovenfra viser rutene høyden sin eller høydegrensen.
terminal-help-tiles = En brikke må ligge med en hel side mot en annen, og tall som møtes i et hjørne, må være like. Den gir summen av tallene i poeng. En bro, som møter brikker over et mellomrom, og en sekskant, den sjette brikken rundt et punkt, gir ekstra. Kan eller vil du ikke legge en brikke, trekker du opptil tre brikker.
terminal-help-tiles-notes = Brikken din vises bare der den passer; prikker viser de andre stedene, og en stjerne viser brikken som ble lagt sist. Grå brikker passer ingen steder nå.

## Sette opp et parti

terminal-person = Noen ved dette tastaturet
terminal-greedy = Datamaskinen, grådig
terminal-random = Datamaskinen, tilfeldig
terminal-seat-keys = For hver plass: H noen her, 1 til 9 nivået på datamaskinen, G grådig, R tilfeldig
terminal-no-saved-game = Det er ikke noe lagret parti i denne mappen. Slik åpner du et fra et annet sted: { $command }
terminal-open = Fortsett et lagret parti
terminal-nobody = { $name } kan ikke spille (velg mellom: { $known })

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
terminal-rests = står over

## Hvem sin tur det er

terminal-your-turn = Din tur: { $colour }
terminal-keep-or-swap = Beholde eller bytte?
terminal-chooses = { $name } velger
terminal-answer = K: behold, og spill { $first }. W: bytt, og spill { $second }. Så er det { $first } sin tur.
terminal-over = Partiet er slutt. { $result }.
terminal-match-over = Partiet er slutt. { $result }.
terminal-deal-yours = Runde { $deal }: din tur
terminal-deal-turn = Runde { $deal }: { $name } sin tur
terminal-deal-over = Runde { $deal } er slutt
terminal-thinking = { $name } tenker … { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Gi tastaturet til { $name }. Enter viser hånden.

## Brikken i hånden

terminal-fits = { $piece } passer: { $cells }.
terminal-lay-it = Enter legger den. Sted { $number } av { $count }.
terminal-misfit = { $piece } passer ikke.
terminal-places =
    { $count ->
        [0] Den passer ingen steder nå.
        [one] N viser stedet der den passer.
       *[other] N viser de { $count } stedene der den passer.
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
terminal-stuck-end =
    { $cost ->
        [0] Ingenting passer: P avslutter turen din (M6).
       *[other] Ingenting passer: P avslutter turen din og koster { $cost } til (M6).
    }
terminal-draw-anyway = { $cost ->
    [0] Du kunne lagt en brikke. D igjen trekker en (M6).
   *[other] Du kunne lagt en brikke. D igjen trekker en og koster { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } passer ingen steder nå (M4).
terminal-one-way = Den passer ikke på noen annen måte.
terminal-too-small = Brettet ruller; bruk et vindu på { $width } x { $height } for å se alt.

## Hva som skjedde

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } la { $piece }.
terminal-laid-at = { $colour } la { $piece } på { $cells }.
terminal-kept = { $name } beholdt og spiller nå { $colours }.
terminal-kept-you = Du beholdt og spiller nå { $colours }.
terminal-swapped = { $name } byttet og spiller nå { $colours }.
terminal-swapped-you = Du byttet og spiller nå { $colours }.
terminal-passed = { $name } meldte pass.
terminal-passed-you = Du meldte pass.
terminal-late = Tiden er ute for { $name }.
terminal-late-you = Tiden din gikk ut.
terminal-cannot-place =
    { $count ->
        [one] { $colours } kan ikke legge en brikke og står over.
       *[other] { $colours } kan ikke legge en brikke og står over.
    }
terminal-drew =
    { $name } trakk { $count ->
        [one] 1 brikke
       *[other] { $count } brikker
    }.
terminal-drew-you =
    Du trakk { $count ->
        [one] 1 brikke
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
terminal-made-bridge = Den lager en bro.
terminal-made-hexagons =
    { $count ->
        [one] Den fullfører en sekskant.
       *[other] Den fullfører { $count } sekskanter.
    }
terminal-went-out = { $name } gikk tom for brikker.
terminal-went-out-you = Du gikk tom for brikker.
terminal-tiles-lie =
    { $count ->
        [one] { $game }: { $count } brikke på bordet.
       *[other] { $game }: { $count } brikker på bordet.
    }
terminal-begins = { $name } begynner.
terminal-begins-you = Du begynner.
terminal-best-first = Den beste brikken legges først (M13).
terminal-any-tile = Legg hvilken brikke du vil (M3).
terminal-lots = Trukket om hvem som begynner (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Runde { $deal } er låst: Alle meldte pass (M9).
terminal-deal-out = Runde { $deal }: { $names } gikk tom for brikker (M8).
terminal-deal-out-you = Runde { $deal }: Du gikk tom for brikker (M8).
terminal-scored = Du fikk { $points } poeng
terminal-taken-back =
    { $count ->
        [one] 1 trekk angret.
       *[other] { $count } trekk angret.
    }
terminal-undo-none = Du har ingen trekk å angre
terminal-undo-none-in-deal = Du har ingen trekk å angre i denne runden
terminal-undo-deal-over = Runden er slutt, så ingenting kan angres
terminal-undo-draw = En brikke er trukket siden, og en trekking kan ikke angres
terminal-undo-late = Tiden din gikk ut i den turen, så den kan ikke angres

## Hint

terminal-looking = Leter etter et godt trekk … { $time }  H viser det beste så langt, Esc avbryter.
terminal-hint = Hint: legg { $piece } der det er merket.
terminal-hint-word = Hint: { $move }.
terminal-hint-take = H tar den opp.
terminal-ahead = { $share } sjanse til seier, omtrent { $points } poeng foran.
terminal-behind = { $share } sjanse til seier, omtrent { $points } poeng bak.
terminal-level-so-far = { $share } sjanse til seier, omtrent likt.

## Lagre og forlate

terminal-unsaved = Partiet er ikke lagret.
terminal-save-as = Lagre partiet som
terminal-replace = Filen finnes allerede. Trykk Enter igjen for å erstatte den.
terminal-saved = Lagret. For å fortsette: { $command }
terminal-not-saved = Ikke lagret, { $file }: { $error }.
