## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = písmená, číslice

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } diel
terminal-do-tile = { $key } kameň
terminal-do-move = { $key } posun
terminal-do-turn = { $key } otoč
terminal-do-flip = { $key } obráť
terminal-do-place = { $key } miesto
terminal-do-lay = { $key } polož
terminal-do-draw = { $key } dober
terminal-do-pass = { $key } pasuj
terminal-do-keep = { $key } nechaj
terminal-do-swap = { $key } vymeň
terminal-do-hint = { $key } nápoveda
terminal-do-undo = { $key } späť
terminal-do-save = { $key } ulož
terminal-do-marks = { $key } značky
terminal-do-lines = { $key } čiary
terminal-do-look = { $key } rozhľad
terminal-do-look-at-board = { $key } pozri si dosku
terminal-do-show-hand = { $key } ukáž svoje kamene
terminal-do-new-game = { $key } nová hra
terminal-do-deal = { $key } nové rozdanie
terminal-do-quit = { $key } koniec
terminal-do-help = { $key } klávesy
terminal-do-save-and-leave = { $key } ulož a skonči
terminal-do-leave = { $key } skonči
terminal-do-stay = { $key } zostaň
terminal-do-back = { $key } späť
terminal-do-close = { $key } zavri
terminal-do-choose = { $key } vyber
terminal-do-change = { $key } zmeň
terminal-do-go-on = { $key } pokračuj
terminal-do-open = { $key } otvor
terminal-do-open-saved = { $key } otvor uloženú hru
terminal-do-language = { $key } jazyk: { $language }
terminal-quit-key = { $key } ukončí Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = vybrať diel s týmto klávesom v zásobníku
terminal-help-next-piece = vybrať ďalší alebo predošlý diel, ktorý pasuje
terminal-help-turn = otočiť ho doprava alebo doľava
terminal-help-flip = obrátiť ho na druhú stranu, diel z kociek preklopiť
terminal-help-place = prejsť na ďalšie alebo predošlé miesto, kam pasuje
terminal-help-lay = položiť ho, ak pasuje
terminal-help-hint = ukázať nápovedu; druhým stlačením ju použiť
terminal-help-answer = nechať alebo vymeniť, keď sa otvorenie pýta
terminal-help-undo = vrátiť svoj posledný ťah, aj keď ostatní premýšľajú
terminal-help-save = uložiť hru
terminal-help-marks = značky na farbách, aby sa dali rozlíšiť aj bez farby
terminal-help-leave = skončiť
terminal-help-pick-tile = vybrať zo svojej ruky kameň s týmto klávesom
terminal-help-next-tile = vybrať ďalší alebo predošlý kameň, ktorý pasuje
terminal-help-step = prejsť na ďalšie miesto, kam pasuje, alebo sa rozhliadnuť
terminal-help-turn-tile = otočiť ho, ak tak pasuje
terminal-help-lay-tile = položiť ho
terminal-help-draw = dobrať kameň
terminal-help-pass = pasovať, keď to pravidlá dovoľujú
terminal-help-undo-tile = vrátiť svoj posledný ťah, nie však dobratie
terminal-help-lines = čiary medzi kameňmi, aby sa dali rozlíšiť aj bez farby
terminal-help-board = Ploché dosky: diel sa musí dotýkať tvojej farby rohom a nikdy stranou; prvý zakrýva štartovací bod (). Kocky, poschodie po poschodí: diel sa musí stenou dotýkať tvojej farby a nesmie pod sebou nechať dieru.
terminal-help-board-notes = Vyplnený diel pasuje; šrafovaný nie a riadok hovorí prečo. Zafarbené políčka by mohol zakryť; bodky značia naposledy položené diely. Sivé diely teraz nikam nepasujú; nad matnými políčkami sú kocky. Zhora políčka ukazujú svoju výšku alebo jej limit.
terminal-help-tiles = Kameň musí celou stranou priliehať k inému a čísla, ktoré sa stretnú v rohu, musia byť rovnaké. Prinesie ich súčet. Most, ktorý cez medzeru siaha k iným kameňom, a šesťuholník, šiesty kameň okolo bodu, prinesú viac. Ak položiť nemôžeš alebo nechceš, dober si, najviac tri kamene.
terminal-help-tiles-notes = Tvoj kameň vidno len tam, kde pasuje; bodky značia jeho ďalšie miesta, hviezdička naposledy položený kameň. Sivé kamene teraz nikam nepasujú.

## Setting up a game

terminal-person = Niekto pri tejto klávesnici
terminal-greedy = Počítač, hltavo
terminal-random = Počítač, náhodne
terminal-seat-keys = Pre každé miesto: H niekto tu, 1 až 9 úroveň počítača, G hltavo, R náhodne
terminal-no-saved-game = V tomto priečinku nie je uložená hra. Hru z iného miesta otvorí: { $command }
terminal-open = Pokračovať v uloženej hre
terminal-nobody = { $name } hrať nemôže (na výber: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Úroveň { $level }
terminal-is-greedy = Hltavý
terminal-is-random = Náhodný
terminal-shared = Spoločná
terminal-seat = { $name } ({ $note })
terminal-column-left = zostáva
terminal-column-points = body
terminal-column-tiles = kamene
terminal-column-deal = rozdanie
terminal-column-total = spolu
terminal-rests = vynecháva

## Whose turn it is

terminal-your-turn = Si na ťahu: { $colour }
terminal-keep-or-swap = Nechať alebo vymeniť?
terminal-chooses = { $name } vyberá
terminal-answer = K: nechaj ({ $first }). W: vymeň ({ $second }). Ďalej ťahá { $first }.
terminal-over = Koniec hry. { $result }.
terminal-match-over = Koniec zápasu. { $result }.
terminal-deal-yours = Rozdanie { $deal }: si na ťahu
terminal-deal-turn = Rozdanie { $deal }: na ťahu { $name }
terminal-deal-over = Rozdanie { $deal } sa skončilo
terminal-thinking = { $name } premýšľa… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Teraz je pri klávesnici { $name }. Enter ukáže kamene.

## The piece or the tile in the hand

terminal-fits = { $piece } pasuje: { $cells }.
terminal-lay-it = Enter ho položí. Miesto { $number } z { $count }.
terminal-misfit = { $piece } nepasuje.
terminal-places =
    { $count ->
        [0] Teraz nikam nepasuje.
        [one] N ukáže jeho miesto.
        [few] N ukáže jeho { $count } miesta.
        [many] N ukáže jeho { $count } miesta.
       *[other] N ukáže jeho { $count } miest.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Dobratý kameň: { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Nič nepasuje: D doberie kameň (M6).
    [one] Nič nepasuje: D doberie kameň a stojí { $cost } (M6).
    [few] Nič nepasuje: D doberie kameň a stojí { $cost } (M6).
    [many] Nič nepasuje: D doberie kameň a stojí { $cost } (M6).
   *[other] Nič nepasuje: D doberie kameň a stojí { $cost } (M6).
  }
terminal-stuck-empty = Nič nepasuje a kôpka je prázdna: P pasuje (M7).
terminal-stuck-end = { $cost ->
    [0] Nič nepasuje: P ukončí ťah (M6).
    [one] Nič nepasuje: P ukončí ťah a stojí ďalší { $cost } (M6).
    [few] Nič nepasuje: P ukončí ťah a stojí ďalšie { $cost } (M6).
    [many] Nič nepasuje: P ukončí ťah a stojí ďalších { $cost } (M6).
   *[other] Nič nepasuje: P ukončí ťah a stojí ďalších { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Kameň položiť môžeš. Ďalšie D jeden doberie (M6).
    [one] Kameň položiť môžeš. Ďalšie D jeden doberie a stojí { $cost } (M6).
    [few] Kameň položiť môžeš. Ďalšie D jeden doberie a stojí { $cost } (M6).
    [many] Kameň položiť môžeš. Ďalšie D jeden doberie a stojí { $cost } (M6).
   *[other] Kameň položiť môžeš. Ďalšie D jeden doberie a stojí { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } teraz nikam nepasuje (M4).
terminal-one-way = Inak nepasuje.
terminal-too-small = Táto doska sa posúva; celú ju uvidíš v okne { $width } × { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } kladie { $piece }.
terminal-laid-at = { $colour } kladie { $piece } na { $cells }.
terminal-kept = { $name } necháva farby a hrá: { $colours }.
terminal-kept-you = Nechávaš farby a hráš: { $colours }.
terminal-swapped = { $name } mení farby a hrá: { $colours }.
terminal-swapped-you = Meníš farby a hráš: { $colours }.
terminal-passed = { $name } pasuje.
terminal-passed-you = Pasuješ.
terminal-late = { $name }: čas vypršal.
terminal-late-you = Vypršal ti čas.
terminal-cannot-place =
    { $count ->
        [one] { $colours } nemôže položiť diel a vynecháva.
        [few] { $colours } nemôžu položiť diel a vynechávajú.
        [many] { $colours } nemôžu položiť diel a vynechávajú.
       *[other] { $colours } nemôžu položiť diel a vynechávajú.
    }
terminal-drew =
    { $name } doberá { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
        [many] { $count } kameňa
       *[other] { $count } kameňov
    }.
terminal-drew-you =
    Doberáš { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
        [many] { $count } kameňa
       *[other] { $count } kameňov
    }.
terminal-laid-tile = { $points ->
    [0] { $name } kladie { $tile }.
    [one] { $name } kladie { $tile } za { $points }.
    [few] { $name } kladie { $tile } za { $points }.
    [many] { $name } kladie { $tile } za { $points }.
   *[other] { $name } kladie { $tile } za { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Kladieš { $tile }.
    [one] Kladieš { $tile } za { $points }.
    [few] Kladieš { $tile } za { $points }.
    [many] Kladieš { $tile } za { $points }.
   *[other] Kladieš { $tile } za { $points }.
  }
terminal-made-bridge = Tvorí most.
terminal-made-hexagons =
    { $count ->
        [one] Dokončuje šesťuholník.
        [few] Dokončuje { $count } šesťuholníky.
        [many] Dokončuje { $count } šesťuholníka.
       *[other] Dokončuje { $count } šesťuholníkov.
    }
terminal-went-out = { $name } už nemá žiadne kamene.
terminal-went-out-you = Už nemáš žiadne kamene.
terminal-tiles-lie = { $count ->
    [one] { $game }: na stole leží { $count } kameň.
    [few] { $game }: na stole ležia { $count } kamene.
    [many] { $game }: na stole leží { $count } kameňa.
   *[other] { $game }: na stole leží { $count } kameňov.
  }
terminal-begins = Začína { $name }.
terminal-begins-you = Začínaš.
terminal-best-first = Ako prvý sa kladie najlepší kameň (M13).
terminal-any-tile = Polož ktorýkoľvek kameň (M3).
terminal-lots = Ťahalo sa o to, kto začne (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Rozdanie { $deal } je zablokované: všetci pasovali (M9).
terminal-deal-out = Rozdanie { $deal }, bez kameňov: { $names } (M8).
terminal-deal-out-you = Rozdanie { $deal }: už nemáš kamene (M8).
terminal-scored = Získavaš { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }
terminal-taken-back =
    { $count ->
        [one] { $count } ťah vrátený.
        [few] { $count } ťahy vrátené.
        [many] { $count } ťahu vráteného.
       *[other] { $count } ťahov vrátených.
    }
terminal-undo-none = Nemáš ťah, ktorý by sa dal vrátiť
terminal-undo-none-in-deal = V tomto rozdaní nemáš ťah, ktorý by sa dal vrátiť
terminal-undo-deal-over = Rozdanie sa skončilo, takže sa už nič vrátiť nedá
terminal-undo-draw = Odvtedy bol dobratý kameň a dobratie sa vrátiť nedá
terminal-undo-late = V tom ťahu ti vypršal čas, takže sa vrátiť nedá

## Hints

terminal-looking = Hľadá sa dobrý ťah… { $time }  H ukáže zatiaľ najlepší, Esc hľadanie zruší.
terminal-hint = Nápoveda: polož { $piece } na označené miesto.
terminal-hint-word = Nápoveda: { $move }.
terminal-hint-take = H ho vyberie.
terminal-ahead = { $points ->
    [one] { $share } na výhru, náskok asi { $points } bodu.
    [few] { $share } na výhru, náskok asi { $points } bodov.
    [many] { $share } na výhru, náskok asi { $points } bodu.
   *[other] { $share } na výhru, náskok asi { $points } bodov.
  }
terminal-behind = { $points ->
    [one] { $share } na výhru, strata asi { $points } bodu.
    [few] { $share } na výhru, strata asi { $points } bodov.
    [many] { $share } na výhru, strata asi { $points } bodu.
   *[other] { $share } na výhru, strata asi { $points } bodov.
  }
terminal-level-so-far = { $share } na výhru, zhruba vyrovnané.

## Saving and leaving

terminal-unsaved = Hra nie je uložená.
terminal-save-as = Uložiť hru ako
terminal-replace = Taký súbor už existuje. Ďalším stlačením Enter ho nahradíš.
terminal-saved = Uložené. Pokračovať môžeš takto: { $command }
terminal-not-saved = Neuložené, { $file }: { $error }.
