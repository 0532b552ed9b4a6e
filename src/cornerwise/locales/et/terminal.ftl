terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = tähed, numbrid
terminal-do-piece = { $key } klots
terminal-do-tile = { $key } kivi
terminal-do-move = { $key } nihuta
terminal-do-turn = { $key } pööra
terminal-do-flip = { $key } ümber
terminal-do-place = { $key } koht
terminal-do-lay = { $key } aseta
terminal-do-draw = { $key } võta
terminal-do-pass = { $key } vahele
terminal-do-keep = { $key } jäta
terminal-do-swap = { $key } vaheta
terminal-do-hint = { $key } vihje
terminal-do-undo = { $key } tagasi
terminal-do-save = { $key } salvesta
terminal-do-marks = { $key } märgid
terminal-do-lines = { $key } jooned
terminal-do-look = { $key } vaata ringi
terminal-do-look-at-board = { $key } vaata lauda
terminal-do-show-hand = { $key } näita kive
terminal-do-new-game = { $key } uus mäng
terminal-do-deal = { $key } uus jagamine
terminal-do-quit = { $key } välju
terminal-do-help = { $key } abi
terminal-do-save-and-leave = { $key } salvesta ja välju
terminal-do-leave = { $key } välju
terminal-do-stay = { $key } jää
terminal-do-back = { $key } mine tagasi
terminal-do-close = { $key } sulge
terminal-do-choose = { $key } vali
terminal-do-change = { $key } muuda
terminal-do-go-on = { $key } edasi
terminal-do-open = { $key } ava
terminal-do-open-saved = { $key } ava salvestatud mäng
terminal-do-language = { $key } keel: { $language }
terminal-quit-key = { $key } väljub Cornerwise’ist.
terminal-help-pick-piece = vali selle klahvi klots oma klotside hulgast
terminal-help-next-piece = vali järgmine või eelmine klots, mis sobib
terminal-help-turn = pööra seda paremale või vasakule
terminal-help-flip = keera see ümber või kalluta kuubikutest klotsi
terminal-help-place = liigu järgmisele või eelmisele kohale, kuhu see sobib
terminal-help-lay = aseta see, kui see sobib
terminal-help-hint = näita vihjet; vajuta uuesti, et seda kasutada
terminal-help-answer = jäta või vaheta, kui avang seda küsib
terminal-help-undo = võta oma viimane käik tagasi, ka teiste mõtlemise ajal
terminal-help-save = salvesta mäng
terminal-help-marks = märgid värvidel, et neid eristada ka värve nägemata
terminal-help-leave = välju
terminal-help-pick-tile = vali selle klahvi kivi oma käest
terminal-help-next-tile = vali järgmine või eelmine kivi, mis sobib
terminal-help-step = liigu järgmisele kohale, kuhu see sobib, või vaata ringi
terminal-help-turn-tile = pööra seda, kui see nii sobib
terminal-help-lay-tile = aseta see
terminal-help-draw = võta kivi
terminal-help-pass = jäta kord vahele, kui reeglid lubavad
terminal-help-undo-tile = võta oma viimane käik tagasi, aga mitte üle kivi võtmise
terminal-help-lines = jooned kivide vahel, et neid eristada ka värve nägemata
terminal-help-board = Lamedad mängulauad: klots peab puudutama sinu oma värvi nurkapidi ja mitte kunagi külgepidi; esimene katab algusruudu (). Kuubikud, korrus korruse haaval: sel peab olema ühine tahk su värviga ja alla ei tohi jääda auku.
terminal-help-board-notes = Täidetud klots sobib; viirutatud ei sobi, ja rida ütleb, miks. Toonitud ruudud on need, mida see võiks katta; täpid märgivad viimati asetatud klotse. Hallid klotsid ei sobi praegu kuhugi; mattide ruutude peal on kuubikud. Ülalt näitavad ruudud oma kõrgust või kõrguspiiri.
terminal-help-tiles = Kivi peab olema terve küljega vastu teist ja arvud, mis nurgas kohtuvad, peavad olema võrdsed. See annab nende summa punktides. Sild, mis kohtub kividega üle vahe, ja kuusnurk, kuues kivi punkti ümber, annavad lisa. Kui sa ei saa või ei taha asetada, võta kuni kolm kivi.
terminal-help-tiles-notes = Sinu kivi on näha ainult seal, kuhu see sobib; täpid märgivad selle teisi kohti ja tärn viimati asetatud kivi. Hallid kivid ei sobi praegu kuhugi.
terminal-person = Keegi selle klaviatuuri taga
terminal-greedy = Arvuti, ahne
terminal-random = Arvuti, juhuslik
terminal-seat-keys = Iga koha jaoks: H keegi siin, 1–9 arvuti tase, G ahne, R juhuslik
terminal-no-saved-game = Selles kaustas pole salvestatud mängu. Mujalt saab mängu avada nii: { $command }
terminal-open = Jätka salvestatud mängu
terminal-nobody = { $name } ei saa mängida (vali üks neist: { $known })
terminal-level = { $level }. tase
terminal-is-greedy = Ahne
terminal-is-random = Juhuslik
terminal-shared = Ühine
terminal-seat = { $name } ({ $note })
terminal-column-left = järel
terminal-column-points = punkte
terminal-column-tiles = kive
terminal-column-deal = jagamine
terminal-column-total = kokku
terminal-rests = jääb vahele
terminal-your-turn = Sinu kord: { $colour }
terminal-keep-or-swap = Kas jätta või vahetada?
terminal-chooses = { $name } valib
terminal-answer = K: jäta ja mängi: { $first }. W: vaheta ja mängi: { $second }. Järgmisena käib { $first }.
terminal-over = Mäng on läbi. { $result }.
terminal-match-over = Matš on läbi. { $result }.
terminal-deal-yours = { $deal }. jagamine: sinu kord
terminal-deal-turn = { $deal }. jagamine: käigul on { $name }
terminal-deal-over = { $deal }. jagamine on läbi
terminal-thinking = { $name } mõtleb… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Anna klaviatuur edasi: { $name }. Enter näitab kive.
terminal-fits = { $piece } sobib: { $cells }.
terminal-lay-it = Enter asetab selle. Koht { $number } / { $count }.
terminal-misfit = { $piece } ei sobi.
terminal-places =
    { $count ->
        [0] Praegu ei sobi see kuhugi.
        [one] N näitab kohta, kuhu see sobib.
       *[other] N näitab { $count } kohta, kuhu see sobib.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Võtsid kivi { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Miski ei sobi: D võtab kivi (M6).
   *[other] Miski ei sobi: D võtab kivi ja maksab { $cost } (M6).
  }
terminal-stuck-empty = Miski ei sobi ja varu on tühi: P jätab vahele (M7).
terminal-stuck-end =
    { $cost ->
        [0] Miski ei sobi: P lõpetab su korra (M6).
       *[other] Miski ei sobi: P lõpetab su korra ja maksab veel { $cost } (M6).
    }
terminal-draw-anyway = { $cost ->
    [0] Sa saaksid kivi asetada. D uuesti võtab kivi (M6).
   *[other] Sa saaksid kivi asetada. D uuesti võtab kivi ja maksab { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } ei sobi praegu kuhugi (M4).
terminal-one-way = Teisiti see ei sobi.
terminal-too-small = Mängulauda tuleb kerida; kogu laua nägemiseks kasuta akent { $width } x { $height }.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } asetas klotsi { $piece }.
terminal-laid-at = { $colour } asetas klotsi { $piece }: { $cells }.
terminal-kept = { $name } jäi oma värvi juurde. Mängib nüüd: { $colours }.
terminal-kept-you = Jäid oma värvi juurde. Mängid nüüd: { $colours }.
terminal-swapped = { $name } vahetas. Mängib nüüd: { $colours }.
terminal-swapped-you = Vahetasid. Mängid nüüd: { $colours }.
terminal-passed = { $name } jättis vahele.
terminal-passed-you = Jätsid vahele.
terminal-late = { $name }: aeg sai otsa.
terminal-late-you = Sinu aeg sai otsa.
terminal-cannot-place =
    { $count ->
        [one] { $colours } ei saa klotsi asetada ja jääb vahele.
       *[other] { $colours } ei saa klotsi asetada ja jäävad vahele.
    }
terminal-drew =
    { $name } võttis { $count ->
        [one] 1 kivi
       *[other] { $count } kivi
    }.
terminal-drew-you =
    Võtsid { $count ->
        [one] 1 kivi
       *[other] { $count } kivi
    }.
terminal-laid-tile = { $points ->
    [0] { $name } asetas kivi { $tile }.
   *[other] { $name } asetas kivi { $tile } ja sai { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Asetasid kivi { $tile }.
   *[other] Asetasid kivi { $tile } ja said { $points }.
  }
terminal-made-bridge = See teeb silla.
terminal-made-hexagons =
    { $count ->
        [one] See täidab kuusnurga.
       *[other] See täidab { $count } kuusnurka.
    }
terminal-went-out = { $name }: kivid said otsa.
terminal-went-out-you = Sul said kivid otsa.
terminal-tiles-lie = { $count ->
    [one] { $game }: laual on { $count } kivi.
   *[other] { $game }: laual on { $count } kivi.
  }
terminal-begins = { $name } alustab.
terminal-begins-you = Sina alustad.
terminal-best-first = Esimesena asetatakse parim kivi (M13).
terminal-any-tile = Aseta mis tahes kivi (M3).
terminal-lots = Alustaja selgitamiseks võeti (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = { $deal }. jagamine on ummikus: kõik jätsid korra vahele (M9).
terminal-deal-out = { $deal }. jagamine, kivid otsas: { $names } (M8).
terminal-deal-out-you = { $deal }. jagamine: sul said kivid otsa (M8).
terminal-scored = Said { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
  }
terminal-taken-back =
    { $count ->
        [one] 1 käik tagasi võetud.
       *[other] { $count } käiku tagasi võetud.
    }
terminal-undo-none = Sul pole käiku, mida tagasi võtta
terminal-undo-none-in-deal = Sul pole selles jagamises käiku, mida tagasi võtta
terminal-undo-deal-over = Jagamine on läbi, seega ei saa midagi tagasi võtta
terminal-undo-draw = Vahepeal on võetud kivi, ja kivi võtmist ei saa tagasi võtta
terminal-undo-late = Su aeg sai sel korral otsa, seega ei saa seda tagasi võtta
terminal-looking = Hea käigu otsimine… { $time }  H näitab seni parimat, Esc katkestab.
terminal-hint = Vihje: aseta { $piece } märgitud kohale.
terminal-hint-word = Vihje: { $move }.
terminal-hint-take = H võtab selle kätte.
terminal-ahead = { $points ->
    [one] Võiduvõimalus { $share }, umbes { $points } punkt ees.
   *[other] Võiduvõimalus { $share }, umbes { $points } punkti ees.
  }
terminal-behind = { $points ->
    [one] Võiduvõimalus { $share }, umbes { $points } punkt taga.
   *[other] Võiduvõimalus { $share }, umbes { $points } punkti taga.
  }
terminal-level-so-far = Võiduvõimalus { $share }, umbes tasa.
terminal-unsaved = Mäng on salvestamata.
terminal-save-as = Salvesta mäng nimega
terminal-replace = See fail on juba olemas. Asendamiseks vajuta uuesti Enter.
terminal-saved = Salvestatud. Jätkamiseks: { $command }
terminal-not-saved = Ei salvestatud, { $file }: { $error }.
