learn-title = Mokytis
learn-lead = Išmokite taisykles sužaisdami kelis ėjimus. Kiekviena pamoka trunka apie 2 minutes.
learn-steps = { $count ->
    [one] { $count } žingsnis
    [few] { $count } žingsniai
    [many] { $count } žingsnio
   *[other] { $count } žingsnių
  }
learn-begin = Pradėti
learn-again = Kartoti
learn-continue = Tęsti
learn-finished = Baigta
learn-rules = Taisyklės
learn-tips = Patarimai
learn-play = Žaisti dabar
learn-all = Visos pamokos
learn-step = { $number } žingsnis iš { $count }
learn-skip = Praleisti
learn-back = Atgal
learn-show = Parodyti
learn-next = Toliau
learn-done = Puiku.
learn-colour = Dabar jūsų spalva: { $colour }.
learn-elsewhere = Toks ėjimas leidžiamas. Tačiau šiame žingsnyje rinkitės vieną iš pažymėtų vietų.
learn-over = Dabar žinote taisykles
learn-over-text = Sužaiskite partiją su kompiuteriu arba pasižiūrėkite smulkmenas taisyklėse.
learn-marked = Pažymėta: { $cells }
learn-loading = Įkeliama…
learn-start-own = Pradėkite savo kampe
learn-start-own-text = Pirmoji jūsų detalė turi uždengti jūsų pradžios langelį. Pasirinkite detalę ir padėkite ją ten.
learn-start-any =
    Pasirinkite pradžios { $shape ->
        [triangle] trikampį
       *[square] langelį
    }
learn-start-any-text =
    Pirmoji jūsų detalė turi uždengti pradžios { $shape ->
        [triangle] trikampį
       *[square] langelį
    }. Pasirinkite detalę ir padėkite ją ant laisvo pradžios { $shape ->
        [triangle] trikampio
       *[square] langelio
    }.
learn-corner = Lieskite kampus, niekada kraštines
learn-corner-text = Kiekviena nauja detalė kampu turi liesti kurią nors jūsų detalę. Padėkite kitą detalę.
learn-side = Nelieskite savo kraštinių
learn-side-text = Ši detalė kraštine liečia jūsų spalvą, todėl čia jos dėti negalima. Pastumkite arba pasukite ją, kol tiks.
learn-others = Kitas spalvas liesti galima
learn-others-text = Jūsų detalės kitas spalvas gali liesti bet kaip. Padėkite detalę kraštine prie kitos spalvos.
learn-reach = Į laisvą plotą
learn-reach-text =
    Jūsų detalėms reikia vietos. Didele detale pasiekite vieną iš { $shape ->
        [triangle] pažymėtų trikampių
       *[square] pažymėtų langelių
    }.
learn-gap = Pralįskite pro tarpą
learn-gap-text = Didelės detalės tinka jau ne visur. Tęskite maža.
learn-last = Paskutinė jūsų detalė
learn-last-text = Vietos beveik nebeliko. Raskite vietą dar vienai detalei. Tada partija baigiasi ir skaičiuojami taškai.
learn-pairs = Po 2 kiekvienos formos
learn-pairs-text = Kiekvieną formą turite du kartus, o kiekviena padėta detalė duoda 1 tašką. Padėkite tą pačią formą dar kartą.
learn-turn = Pasukite
learn-turn-text = Ant trikampių detalė sukama 6 žingsniais. Sukite ją, kol tiks, tada padėkite.
learn-tip = Kampas gali liesti kraštinę
learn-tip-text = Su trikampiais užtenka vieno bendro taško. Padėkite detalę taip, kad jos kampas liestų tiesios kraštinės vidurį.
learn-strict = Griežti kampai
learn-strict-text = Šioje partijoje kampai griežti: kampas gali liesti tik kitą kampą. Raskite detalei vietą.
learn-open-first = Pradėkite bet kur
learn-open-first-text = Pradžios langelių nėra. Padėkite mėlyną detalę bet kur.
learn-open-second = Dabar kita spalva
learn-open-second-text = Pirmąją oranžinę detalę, kitos formos, taip pat dedate jūs. Tegul abi būna vienodai geros: iš jų rinksis kitas žaidėjas.
learn-choose = Kurią spalvą imtumėte?
learn-choose-text = Dabar jūs antrasis žaidėjas. Palikite spalvas kaip yra arba sukeiskite jas.
learn-floor = Pradėkite ant pagrindo
learn-floor-text = Pirmoji detalė gali stovėti bet kur ant pagrindo. Pasirinkite detalę ir padėkite.
learn-join = Prisijunkite prie kitų
learn-join-text = Dabar jūsų spalva geltona. Pirmoji jūsų detalė turi stovėti ant pagrindo ir siena glaustis prie jau stovinčios detalės.
learn-face = Siena prie sienos
learn-face-text = Kiekviena nauja detalė siena turi glaustis prie jūsų spalvos, iš šono arba iš viršaus. Čia ji liečia tik briauną. Raskite geresnę vietą.
learn-hole = Jokių tuštumų
learn-hole-text = Detalės negali kaboti ore. Po šia yra tuštuma: padėkite ją ten, kur kiekvienas kubelis ant ko nors stovi.
learn-cover = Likite viršuje
learn-cover-text = Skaičiuojama tik tai, kas matyti iš viršaus. Uždenkite kitos spalvos langelį.
learn-tile-first = Pirmasis kauliukas
learn-tile-first-text = Pradėkite bet kuriuo kauliuku. Jis duoda savo skaičių sumą, todėl didelis yra gera pradžia.
learn-tile-match = Suderinkite 2 skaičius
learn-tile-match-text = Pridėkite kauliuką prie kraštinės. Abu tos kraštinės skaičiai turi būti vienodi ant abiejų kauliukų.
learn-tile-hexagon = Užbaikite šešiakampį
learn-tile-hexagon-text = Aplink tašką yra 5 kauliukai. Padėkite šeštąjį ir gaukite 50 papildomų taškų.
learn-tile-bridge = Nutieskite tiltą
learn-tile-bridge-text = Pridėkite kauliuką viena kraštine taip, kad jo viršūnė liestų kitą kauliuką. Tiltas duoda 40 papildomų taškų.
learn-tile-draw = Traukite, kai niekas netinka
learn-tile-draw-text = Nė vienas jūsų kauliukas netinka. Traukite vieną: kiekvienas traukimas kainuoja 5 taškus.
learn-tile-out = Paskutinis jūsų kauliukas
learn-tile-out-text = Padėkite paskutinį kauliuką. Jei kauliukai pirmiausia baigiasi jums, gaunate 25 taškus ir visų kitų žaidėjų kauliukų vertę.
tip-label = Patarimas
tip-dismiss = Slėpti šį patarimą
hint-reason-only-move = Tai vienintelis ėjimas.
hint-reason-nothing-to-lay = Nė vienas jūsų kauliukas netinka.
hint-reason-swap = Anos spalvos padėtis geresnė.
hint-reason-keep = Jūsų spalvos padėtis geresnė.
hint-reason-calculated = Paskaičiavus į priekį, jis geriausias.
hint-reason-blocks =
    Atima iš kitų { $number ->
        [one] { $number } kampą
        [few] { $number } kampus
        [many] { $number } kampo
       *[other] { $number } kampų
    }.
hint-reason-opens-corners =
    Atveria { $number ->
        [one] { $number } naują kampą
        [few] { $number } naujus kampus
        [many] { $number } naujo kampo
       *[other] { $number } naujų kampų
    }.
hint-reason-large-piece = Panaudoja didelę detalę, kol yra vietos.
hint-reason-contests = Užima vietą, kurios nori kiti.
hint-reason-towards-middle = Veda į vidurį.
hint-reason-covers =
    Uždengia { $number ->
        [one] { $number } kitų langelį
        [few] { $number } kitų langelius
        [many] { $number } kitų langelio
       *[other] { $number } kitų langelių
    }.
hint-reason-shows =
    Parodo jūsų spalvą dar { $number ->
        [one] { $number } langelyje
        [few] { $number } langeliuose
        [many] { $number } langelio
       *[other] { $number } langelių
    }.
hint-reason-shuts = Uždaro { $number ->
    [1] { $number } kampą, nuo kurio varžovas galėtų tęsti
    [one] { $number } kampą, nuo kurio varžovai galėtų tęsti
    [few] { $number } kampus, nuo kurių varžovai galėtų tęsti
    [many] { $number } kampo, nuo kurio varžovai galėtų tęsti
   *[other] { $number } kampų, nuo kurių varžovai galėtų tęsti
  }: { $cells }.
hint-reason-gave-up = Sužaistas ėjimas atidavė { $number ->
    [one] { $number } kampą, nuo kurio tęsti
    [few] { $number } kampus, nuo kurių tęsti
    [many] { $number } kampo, nuo kurio tęsti
   *[other] { $number } kampų, nuo kurių tęsti
  }: { $cells }.
hint-reason-own-reach = { $shape ->
    [triangle] Trikampių
   *[square] Langelių
  }, pasiekiamų po jo: { $number }. Po sužaisto ėjimo: { $than }.
hint-reason-rival-reach = { $shape ->
    [triangle] Trikampių
   *[square] Langelių
  }, po jo pasiekiamų varžovams: { $number }. Po sužaisto ėjimo: { $than }.
hint-reason-opens-more = Atveria { $number ->
    [one] { $number } naują kampą
    [few] { $number } naujus kampus
    [many] { $number } naujo kampo
   *[other] { $number } naujų kampų
  }. Sužaistas ėjimas atvėrė { $than }.
hint-reason-covers-more = Uždengia { $number ->
    [one] { $number } kitų langelį
    [few] { $number } kitų langelius
    [many] { $number } kitų langelio
   *[other] { $number } kitų langelių
  }. Sužaistas ėjimas uždengė { $than }.
hint-reason-shows-more = Parodo savo spalvą, langelių: { $number }. Po sužaisto ėjimo: { $than }.
hint-reason-larger-piece = Panaudoja didesnę detalę: { $number }, o ne { $than }.
hint-reason-keeps-going = Palieka jums daugiau galimybių.
hint-reason-tile = Kauliukas duoda { $number }.
hint-reason-bridge = Sudaro tiltą, papildomų taškų: { $number }.
hint-reason-hexagon = Užbaigia šešiakampį, papildomų taškų: { $number }.
hint-reason-opening-triple = Pradėjus 3 vienodais skaičiais, pridedama { $number }.
hint-reason-opening-zero = Pradėjus 3 nuliais, pridedama { $number }.
hint-reason-out = Tai paskutinis jūsų kauliukas, papildomų taškų: { $number }.
coach-pick-piece = Pasirinkite detalę. Ją galite sukti ir apversti.
coach-pick-tile = Pasirinkite kauliuką. Blyškūs dabar netinka.
coach-put-piece = Uždėkite ją ant lentos. Atspalvis rodo, kur ji tinka.
coach-put-tile = Uždėkite jį ant stalo. Žymės rodo, kur jis tinka.
coach-place-piece = Čia ji tinka. Spauskite „Padėti“.
coach-place-tile = Čia jis tinka. Spauskite „Padėti“.
