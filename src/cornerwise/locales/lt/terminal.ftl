terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = raidės, skaitmenys
terminal-do-piece = { $key } detalė
terminal-do-tile = { $key } kauliukas
terminal-do-move = { $key } stumti
terminal-do-turn = { $key } sukti
terminal-do-flip = { $key } versti
terminal-do-place = { $key } vieta
terminal-do-lay = { $key } padėti
terminal-do-draw = { $key } traukti
terminal-do-pass = { $key } praleisti
terminal-do-keep = { $key } palikti
terminal-do-swap = { $key } sukeisti
terminal-do-hint = { $key } užuomina
terminal-do-undo = { $key } atšaukti
terminal-do-save = { $key } įrašyti
terminal-do-marks = { $key } ženklai
terminal-do-lines = { $key } linijos
terminal-do-look = { $key } apsidairyti
terminal-do-look-at-board = { $key } žiūrėti į lentą
terminal-do-show-hand = { $key } rodyti kauliukus
terminal-do-new-game = { $key } nauja partija
terminal-do-deal = { $key } naujas dalijimas
terminal-do-quit = { $key } baigti
terminal-do-help = { $key } klavišai
terminal-do-save-and-leave = { $key } įrašyti ir išeiti
terminal-do-leave = { $key } išeiti
terminal-do-stay = { $key } likti
terminal-do-back = { $key } grįžti
terminal-do-close = { $key } užverti
terminal-do-choose = { $key } rinktis
terminal-do-change = { $key } keisti
terminal-do-go-on = { $key } toliau
terminal-do-open = { $key } atverti
terminal-do-open-saved = { $key } atverti įrašytą partiją
terminal-do-language = { $key } kalba: { $language }
terminal-quit-key = { $key } – išeiti iš Cornerwise.
terminal-help-pick-piece = pasirinkti detalę, kuri pažymėta tuo klavišu
terminal-help-next-piece = pasirinkti kitą arba ankstesnę tinkamą detalę
terminal-help-turn = pasukti ją dešinėn arba kairėn
terminal-help-flip = apversti ją arba pakreipti kubelių detalę
terminal-help-place = pereiti į kitą arba ankstesnę vietą, kur ji tinka
terminal-help-lay = padėti ją, jei tinka
terminal-help-hint = rodyti užuominą; paspaudus dar kartą – ja pasinaudoti
terminal-help-answer = palikti arba sukeisti, kai to reikia pradžioje
terminal-help-undo = atšaukti paskutinį savo ėjimą, net kai galvoja kiti
terminal-help-save = įrašyti partiją
terminal-help-marks = ženklai ant spalvų, kad atskirtumėte jų nematydami
terminal-help-leave = išeiti
terminal-help-pick-tile = pasirinkti savo kauliuką, kuris pažymėtas tuo klavišu
terminal-help-next-tile = pasirinkti kitą arba ankstesnį tinkamą kauliuką
terminal-help-step = pereiti į kitą vietą, kur jis tinka, arba apsidairyti
terminal-help-turn-tile = pasukti jį, jei taip tinka
terminal-help-lay-tile = padėti jį
terminal-help-draw = traukti kauliuką
terminal-help-pass = praleisti ėjimą, kai leidžia taisyklės
terminal-help-undo-tile = atšaukti paskutinį savo ėjimą, bet niekada ne traukimą
terminal-help-lines = linijos tarp kauliukų, kad atskirtumėte nematydami spalvų
terminal-help-board = Plokščios lentos: detalė kampu turi liesti jūsų spalvą ir niekada kraštine; pirmoji uždengia pradžios langelį (). Kubeliai, lygis po lygio: detalė siena turi glaustis prie jūsų spalvos ir nepalikti po savimi tuštumos.
terminal-help-board-notes = Užpildyta detalė tinka; brūkšniuota netinka, ir eilutė pasako kodėl. Nuspalvinti tie langeliai, kuriuos ji galėtų uždengti; taškeliai žymi paskutines padėtas detales. Pilkos detalės dabar niekur netinka; ant blankių langelių yra kubelių. Iš viršaus langeliai rodo savo aukštį arba jo ribą.
terminal-help-tiles = Kauliukas visa kraštine turi glaustis prie kito, o kampe susitinkantys skaičiai turi būti vienodi. Jis duoda jų sumą taškais. Tiltas, kuris liečia kauliukus per tarpą, ir šešiakampis, šeštasis kauliukas aplink tašką, duoda dar. Jei negalite ar nenorite dėti, traukite iki trijų kauliukų.
terminal-help-tiles-notes = Jūsų kauliukas rodomas tik ten, kur tinka; taškeliai žymi kitas jo vietas, žvaigždutė – paskutinį padėtą kauliuką. Pilki kauliukai dabar niekur netinka.
terminal-person = Kas nors prie šios klaviatūros
terminal-greedy = Kompiuteris, godus
terminal-random = Kompiuteris, atsitiktinis
terminal-seat-keys = Kiekvienai vietai: H kas nors čia, 1–9 kompiuterio lygis, G godus, R atsitiktinis
terminal-no-saved-game = Šiame aplanke įrašytų partijų nėra. Norėdami atverti partiją iš kitur: { $command }
terminal-open = Tęsti įrašytą partiją
terminal-nobody = { $name } žaisti negali (rinkitės iš: { $known })
terminal-level = { $level } lygis
terminal-is-greedy = Godus
terminal-is-random = Atsitiktinis
terminal-shared = Bendra
terminal-seat = { $name } ({ $note })
terminal-column-left = liko
terminal-column-points = taškai
terminal-column-tiles = kauliukai
terminal-column-deal = dalij.
terminal-column-total = suma
terminal-rests = praleidžia
terminal-your-turn = Jūsų ėjimas: { $colour }
terminal-keep-or-swap = Palikti ar sukeisti?
terminal-chooses = Renkasi { $name }
terminal-answer = K: palikti, jūsų spalva – { $first }. W: sukeisti, jūsų spalva – { $second }. Toliau eina { $first }.
terminal-over = Partija baigta. { $result }.
terminal-match-over = Mačas baigtas. { $result }.
terminal-deal-yours = { $deal } dalijimas: jūsų ėjimas
terminal-deal-turn = { $deal } dalijimas: eina { $name }
terminal-deal-over = { $deal } dalijimas baigtas
terminal-thinking = { $name } galvoja… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Prie klaviatūros sėda { $name }. Enter parodo kauliukus.
terminal-fits = { $piece } tinka: { $cells }.
terminal-lay-it = Enter padeda. { $number } vieta iš { $count }.
terminal-misfit = { $piece } netinka.
terminal-places =
    { $count ->
        [0] Dabar ji niekur netinka.
        [1] N parodo vietą, kur ji tinka.
        [one] N parodo { $count } vietą, kur ji tinka.
        [few] N parodo { $count } vietas, kur ji tinka.
        [many] N parodo { $count } vietos, kur ji tinka.
       *[other] N parodo { $count } vietų, kur ji tinka.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Ištraukėte { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Niekas netinka: D traukia kauliuką (M6).
   *[other] Niekas netinka: D traukia kauliuką ir kainuoja { $cost } (M6).
  }
terminal-stuck-empty = Niekas netinka ir krūvelė tuščia: P praleidžia (M7).
terminal-stuck-end =
    { $cost ->
        [0] Niekas netinka: P baigia jūsų ėjimą (M6).
       *[other] Niekas netinka: P baigia jūsų ėjimą ir kainuoja dar { $cost } (M6).
    }
terminal-draw-anyway = { $cost ->
    [0] Galite padėti kauliuką. Dar kartą D – traukti (M6).
   *[other] Galite padėti kauliuką. Dar kartą D – traukti; kainuoja { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } dabar niekur netinka (M4).
terminal-one-way = Kitaip jis netinka.
terminal-too-small = Lenta slenka; kad matytumėte visą, reikia { $width } × { $height } lango.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } padėjo { $piece }.
terminal-laid-at = { $colour } padėjo { $piece } ties { $cells }.
terminal-kept = { $name } paliko spalvas ir dabar žaidžia: { $colours }.
terminal-kept-you = Palikote spalvas ir dabar žaidžiate: { $colours }.
terminal-swapped = { $name } sukeitė spalvas ir dabar žaidžia: { $colours }.
terminal-swapped-you = Sukeitėte spalvas ir dabar žaidžiate: { $colours }.
terminal-passed = { $name } praleido ėjimą.
terminal-passed-you = Praleidote ėjimą.
terminal-late = { $name }: laikas baigėsi.
terminal-late-you = Jūsų laikas baigėsi.
terminal-cannot-place =
    { $count ->
        [one] { $colours } negali padėti detalės ir praleidžia ėjimą.
        [few] { $colours } negali padėti detalės ir praleidžia ėjimą.
        [many] { $colours } negali padėti detalės ir praleidžia ėjimą.
       *[other] { $colours } negali padėti detalės ir praleidžia ėjimą.
    }
terminal-drew = { $name } ištraukė { $count ->
    [one] { $count } kauliuką
    [few] { $count } kauliukus
    [many] { $count } kauliuko
   *[other] { $count } kauliukų
  }.
terminal-drew-you = Ištraukėte { $count ->
    [one] { $count } kauliuką
    [few] { $count } kauliukus
    [many] { $count } kauliuko
   *[other] { $count } kauliukų
  }.
terminal-laid-tile = { $points ->
    [0] { $name } padėjo { $tile }.
   *[other] { $name } padėjo { $tile } už { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Padėjote { $tile }.
   *[other] Padėjote { $tile } už { $points }.
  }
terminal-made-bridge = Jis sudaro tiltą.
terminal-made-hexagons =
    { $count ->
        [one] Jis užbaigia { $count } šešiakampį.
        [few] Jis užbaigia { $count } šešiakampius.
        [many] Jis užbaigia { $count } šešiakampio.
       *[other] Jis užbaigia { $count } šešiakampių.
    }
terminal-went-out = { $name }: kauliukai baigėsi.
terminal-went-out-you = Jums baigėsi kauliukai.
terminal-tiles-lie =
    { $count ->
        [one] { $game }: ant stalo yra { $count } kauliukas.
        [few] { $game }: ant stalo yra { $count } kauliukai.
        [many] { $game }: ant stalo yra { $count } kauliuko.
       *[other] { $game }: ant stalo yra { $count } kauliukų.
    }
terminal-begins = Pradeda { $name }.
terminal-begins-you = Pradedate jūs.
terminal-best-first = Pirmas dedamas geriausias kauliukas (M13).
terminal-any-tile = Dėkite bet kurį kauliuką (M3).
terminal-lots = Ištraukta, kas pradės (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = { $deal } dalijimas užblokuotas: visi praleido ėjimą (M9).
terminal-deal-out = { $deal } dalijimas, kauliukai baigėsi: { $names } (M8).
terminal-deal-out-you = { $deal } dalijimas: jums baigėsi kauliukai (M8).
terminal-scored = Surinkote { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
  }
terminal-taken-back =
    { $count ->
        [one] Atšauktas { $count } ėjimas.
        [few] Atšaukti { $count } ėjimai.
        [many] Atšaukta { $count } ėjimo.
       *[other] Atšaukta { $count } ėjimų.
    }
terminal-undo-none = Neturite ėjimo, kurį būtų galima atšaukti
terminal-undo-none-in-deal = Šiame dalijime neturite ėjimo, kurį būtų galima atšaukti
terminal-undo-deal-over = Dalijimas baigtas, todėl nieko atšaukti nebegalima
terminal-undo-draw = Po to ištrauktas kauliukas, o traukimo atšaukti negalima
terminal-undo-late = Tuo ėjimu jūsų laikas baigėsi, todėl jo atšaukti negalima
terminal-looking = Ieškoma gero ėjimo… { $time }  H rodo geriausią, Esc nutraukia.
terminal-hint = Užuomina: dėkite { $piece }, kur pažymėta.
terminal-hint-word = Užuomina: { $move }.
terminal-hint-take = H ją paima.
terminal-ahead = { $points ->
    [one] { $share } laimėti, pirmaujate maždaug { $points } tašku.
    [few] { $share } laimėti, pirmaujate maždaug { $points } taškais.
    [many] { $share } laimėti, pirmaujate maždaug { $points } taško.
   *[other] { $share } laimėti, pirmaujate maždaug { $points } taškų.
  }
terminal-behind = { $points ->
    [one] { $share } laimėti, atsiliekate maždaug { $points } tašku.
    [few] { $share } laimėti, atsiliekate maždaug { $points } taškais.
    [many] { $share } laimėti, atsiliekate maždaug { $points } taško.
   *[other] { $share } laimėti, atsiliekate maždaug { $points } taškų.
  }
terminal-level-so-far = { $share } laimėti, maždaug po lygiai.
terminal-unsaved = Partija neįrašyta.
terminal-save-as = Įrašyti partiją kaip
terminal-replace = Toks failas jau yra. Kad jį pakeistumėte, dar kartą spauskite Enter.
terminal-saved = Įrašyta. Tęsti: { $command }
terminal-not-saved = Neįrašyta, { $file }: { $error }.
