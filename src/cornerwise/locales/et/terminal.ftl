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
terminal-do-save-and-leave = { $key } salvesta ja lahku
terminal-do-leave = { $key } lahku
terminal-do-stay = { $key } jää
terminal-do-back = { $key } mine tagasi
terminal-do-close = { $key } sulge
terminal-do-choose = { $key } vali
terminal-do-change = { $key } muuda
terminal-do-go-on = { $key } edasi
terminal-do-open = { $key } ava
terminal-do-open-saved = { $key } ava salvestatud mäng
terminal-do-language = { $key } keel: { $language }
terminal-quit-key = { $key } sulgeb Cornerwise’i.
terminal-help-pick-piece = võta selle klahvi klots oma klotside hulgast
terminal-help-next-piece = võta järgmine või eelmine klots, mis sobib
terminal-help-turn = pööra seda paremale või vasakule
terminal-help-flip = keera see ümber või kalluta kuubikutest klotsi
terminal-help-place = järgmine või eelmine koht, kuhu see sobib
terminal-help-lay = aseta see, kuhu sobib
terminal-help-hint = vihje: mida teeks tugev mängija; uuesti: võta see kätte
terminal-help-answer = jäta või vaheta, kui avang seda küsib
terminal-help-undo = võta oma viimane käik tagasi, ka teiste mõtlemise ajal
terminal-help-save = salvesta mäng
terminal-help-marks = märgid, mis eristavad värve ilma toonita
terminal-help-leave = lahku
terminal-help-pick-tile = võta selle klahvi kivi oma käest
terminal-help-next-tile = võta järgmine või eelmine kivi, mis sobib
terminal-help-step = järgmisele kohale, kuhu see sobib; kivita vaata ringi
terminal-help-turn-tile = pööra seda, kui see sobib ka pööratult
terminal-help-lay-tile = aseta see
terminal-help-draw = võta kivi
terminal-help-pass = jäta kord vahele, kui reeglid lubavad
terminal-help-undo-tile = võta oma viimane käik tagasi, aga mitte üle kivi võtmise
terminal-help-lines = jooned kivide vahel, eristatavad ka värvideta
terminal-help-board = Lamedad mängulauad: klots puudutab sinu oma värvi nurkapidi ja mitte kunagi külgepidi; esimene katab algusruudu (). Kuubikutega mängulauad, korrus korruse haaval: sel on ühine tahk su värviga ja alla ei jää auku.
terminal-help-board-notes = Täidetud klots sobib; viirutatud ei sobi, ja rida ütleb, miks. Toonitud ruudud on need, mida see võiks katta; täpid märgivad viimati asetatud klotse. Hallidel klotsidel pole praegu kohta; mattide ruutude peal on teisi. Ülalt näitavad ruudud oma kõrgust või selle piiri.
terminal-help-tiles = Kivi on terve küljega vastu teist ja kõik arvud, mis nurgas kohtuvad, on võrdsed. See annab nende summa; rohkem annavad sild, mis kohtub teistega üle vahe, ja kuusnurk, kuues kivi punkti ümber. Kes ei saa või ei taha asetada, võtab kivi, ühel korral kuni kolm.
terminal-help-tiles-notes = Käes olev kivi on näha ainult seal, kuhu see sobib; täpid märgivad selle teisi kohti, tärn viimati asetatud kivi. Hallid kivid ei sobi praegu kuhugi.
terminal-person = Keegi selle klaviatuuri taga
terminal-greedy = Arvuti, ahne
terminal-random = Arvuti, juhuslik
terminal-seat-keys = Kohal: H keegi siin, 1–9 arvuti tase, G ahne, R juhuslik
terminal-no-saved-game = Selles kaustas pole salvestatud mängu; teisi avab { $command }.
terminal-open = Jätka salvestatud mängu
terminal-nobody = keegi nimega { $name } ei saa seal istuda (üks neist: { $known })
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
terminal-rests = ootab
terminal-your-turn = Sinu kord: { $colour }
terminal-keep-or-swap = Kas jätta või vahetada?
terminal-chooses = { $name } valib
terminal-answer = K: jäta ja mängi: { $first }. W: vaheta ja mängi: { $second }. Järgmisena käib { $first }.
terminal-over = Mäng on läbi. { $result }.
terminal-match-over = Matš on läbi. { $result }.
terminal-deal-yours = { $deal }. jagamine: sinu kord
terminal-deal-turn = { $deal }. jagamine: käigul on { $name }
terminal-deal-over = { $deal }. jagamine on läbi
terminal-thinking = { $name } mõtleb ... { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Anna klaviatuur edasi: { $name }. Enter näitab kive.
terminal-fits = { $piece } sobib: { $cells }.
terminal-lay-it = Enter asetab selle. Koht { $number } / { $count }.
terminal-misfit = { $piece } ei sobi.
terminal-places = { $count ->
    [0] Praegu pole sel kohta.
    [one] N näitab selle kohta.
   *[other] N näitab selle { $count } kohta.
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
terminal-stuck-end = { $cost ->
    [0] Miski ei sobi: P lõpetab korra (M6).
   *[other] Miski ei sobi: P lõpetab korra ja maksab veel { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Sa saaksid kivi asetada. D uuesti võtab kivi (M6).
   *[other] Sa saaksid kivi asetada. D uuesti võtab kivi ja maksab { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } ei sobi praegu kuhugi (M4).
terminal-one-way = Teisiti see ei sobi.
terminal-too-small = Mängulauda tuleb kerida; vaja on akent { $width } x { $height }.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } asetas klotsi { $piece }.
terminal-laid-at = { $colour } asetas klotsi { $piece }: { $cells }.
terminal-kept = { $name } jättis. Mängib: { $colours }.
terminal-kept-you = Jätsid. Mängid: { $colours }.
terminal-swapped = { $name } vahetas. Mängib: { $colours }.
terminal-swapped-you = Vahetasid. Mängid: { $colours }.
terminal-passed = { $name } jättis vahele.
terminal-passed-you = Jätsid vahele.
terminal-late = { $name }: aeg sai otsa.
terminal-late-you = Sinu aeg sai otsa.
terminal-cannot-place = { $count ->
    [one] { $colours } ei saa asetada, kord jääb vahele.
   *[other] { $colours } ei saa asetada, kord jääb vahele.
  }
terminal-drew = { $name } võttis { $count ->
    [one] kivi
   *[other] { $count } kivi
  }.
terminal-drew-you = Võtsid { $count ->
    [one] kivi
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
terminal-made-hexagons = { $count ->
    [one] See sulgeb kuusnurga.
   *[other] See sulgeb { $count } kuusnurka.
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
terminal-lots = Loosimine (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = { $deal }. jagamine on ummikus: kõik jätsid korra vahele (M9).
terminal-deal-out = { $deal }. jagamine, kivid otsas: { $names } (M8).
terminal-deal-out-you = { $deal }. jagamine: sul said kivid otsa (M8).
terminal-scored = Said { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
  }
terminal-taken-back = { $count ->
    [one] Üks käik tagasi võetud.
   *[other] { $count } käiku tagasi võetud.
  }
terminal-undo-none = Sul pole käiku, mida tagasi võtta
terminal-undo-none-in-deal = Sul pole selles jagamises käiku, mida tagasi võtta
terminal-undo-deal-over = Jagamine on läbi: midagi ei saa tagasi võtta
terminal-undo-draw = Vahepeal on võetud kivi, ja seda ei saa tagasi võtta
terminal-undo-late = Selle korra aeg sai otsa, ja seda ei saa tagasi võtta
terminal-looking = Otsime head käiku ... { $time }  H näitab seni parimat, Esc katkestab.
terminal-hint = Vihje: { $piece } märgitud kohale.
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
terminal-replace = Sellise nimega fail on olemas. Enter uuesti asendab selle.
terminal-saved = Salvestatud. Seda jätkab { $command }.
terminal-not-saved = Ei salvestatud, { $file }: { $error }.
