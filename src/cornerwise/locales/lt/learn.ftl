learn-title = Mokytis
learn-lead = Keli ėjimai – ir taisyklės aiškios. Kiekviena pamoka trunka dvi minutes.
learn-steps = { $count ->
    [one] { $count } žingsnis
    [few] { $count } žingsniai
    [many] { $count } žingsnio
   *[other] { $count } žingsnių
  }
learn-begin = Pradėti
learn-again = Dar kartą
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
learn-done = Būtent taip.
learn-colour = Dabar jūsų spalva: { $colour }.
learn-elsewhere = Taip būtų galima. Šiame žingsnyje rinkitės vieną iš pažymėtų vietų.
learn-over = Dabar žinote šio žaidimo taisykles.
learn-over-text = Sužaiskite partiją su kompiuteriu arba pasižiūrėkite smulkmenas taisyklėse.
learn-marked = Pažymėta: { $cells }
learn-loading = Minutėlę
learn-start-own = Pradėkite savo kampe
learn-start-own-text = Pirmoji jūsų detalė uždengia jūsų pradžios tašką. Paimkite detalę ir padėkite ją ten.
learn-start-any = Pradėkite pradžios taške
learn-start-any-text = Pirmoji jūsų detalė uždengia pradžios tašką. Paimkite detalę ir padėkite ją ant laisvo taško.
learn-corner = Kampai, o ne kraštinės
learn-corner-text = Kiekviena nauja detalė kampu liečia kurią nors jūsų detalę. Padėkite kitą detalę.
learn-side = Nelieskite savo kraštinių
learn-side-text = Ši detalė kraštine liečia jūsų spalvą, todėl čia gulėti negali. Pastumkite arba pasukite ją, kol tiks.
learn-others = Kitos spalvos nesvarbios
learn-others-text = Kitas spalvas galite liesti kaip norite. Padėkite detalę šonu prie kitos spalvos.
learn-reach = Į laisvą plotą
learn-reach-text = Žaidžiama dėl vietos. Didele detale pasiekite vieną iš pažymėtų langelių.
learn-gap = Pralįskite
learn-gap-text = Didelės detalės tinka jau ne visur. Tęskite maža.
learn-last = Paskutinė vieta
learn-last-text = Vietos beveik nebeliko. Raskite, kur padėti paskutinę detalę; tada partija baigiasi ir suskaičiuojama, kas liko.
learn-pairs = Kiekvienos po dvi
learn-pairs-text = Kiekvieną formą turite du kartus, ir kiekviena detalė verta taško. Padėkite tą pačią formą dar kartą.
learn-turn = Pasukite
learn-turn-text = Trikampiai sukami šešiais žingsniais. Sukite detalę, kol tiks, tada padėkite.
learn-tip = Kampas gali liesti kraštinę
learn-tip-text = Su trikampiais užtenka bendro taško. Padėkite detalę taip, kad jos kampas liestų tiesios kraštinės vidurį.
learn-strict = Griežti kampai
learn-strict-text = Prie šio stalo žaidžiama su griežtais kampais: kampas gali liesti tik kampą. Raskite detalei vietą.
learn-open-first = Kur tik norite
learn-open-first-text = Pradžios taškų nėra. Padėkite mėlyną detalę bet kur.
learn-open-second = Viena ir kitai pusei
learn-open-second-text = Pirmąją oranžinę detalę, tik kitos formos, taip pat dedate jūs. Tegul abi būna vienodai geros: rinksis kitas žaidėjas.
learn-choose = Kurią spalvą imtumėte?
learn-choose-text = Dabar jūs antrasis žaidėjas. Palikite spalvas kaip yra arba sukeiskite jas.
learn-floor = Pradėkite ant pagrindo
learn-floor-text = Pirmoji detalė stovi bet kur ant pagrindo. Paimkite detalę ir pastatykite.
learn-join = Prisijunkite prie kitų
learn-join-text = Dabar jūs geltona. Pirmoji jūsų detalė stovi ant pagrindo ir siena glaudžiasi prie jau stovinčios detalės.
learn-face = Siena prie sienos
learn-face-text = Kiekviena nauja detalė siena glaudžiasi prie jūsų spalvos, iš šono arba iš viršaus. Čia ji liečia tik briauną; raskite geresnę vietą.
learn-hole = Jokių tuštumų
learn-hole-text = Niekas nekabo ore. Po šia detale yra tuštuma; statykite ją ten, kur kiekvienas kubelis turi atramą.
learn-cover = Likite viršuje
learn-cover-text = Skaičiuojama tik tai, kas matyti iš viršaus. Uždenkite kitos spalvos langelį.
learn-tile-first = Pirmasis kauliukas
learn-tile-first-text = Pradėkite bet kuriuo kauliuku. Jis duoda savo skaičių sumą, todėl didelis yra gera pradžia.
learn-tile-match = Du skaičiai sutampa
learn-tile-match-text = Pridėkite kauliuką prie kraštinės. Abu tos kraštinės skaičiai turi sutapti ant abiejų kauliukų.
learn-tile-hexagon = Užbaikite šešiakampį
learn-tile-hexagon-text = Aplink tašką guli penki kauliukai. Padėkite šeštąjį: jis duoda dar 50 taškų.
learn-tile-bridge = Nutieskite tiltą
learn-tile-bridge-text = Pridėkite kauliuką viena kraštine taip, kad jo viršūnė liestų kitą kauliuką. Tiltas duoda dar 40 taškų.
learn-tile-draw = Traukite, kai niekas netinka
learn-tile-draw-text = Nė vienas jūsų kauliukas netinka. Traukite vieną; tai kainuoja 5 taškus.
learn-tile-out = Paskutinis kauliukas
learn-tile-out-text = Padėkite paskutinį kauliuką. Kas baigia, gauna 25 taškus ir visų kitų žaidėjų kauliukų vertę.
tip-label = Patarimas
tip-dismiss = Slėpti šį patarimą
hint-reason-only-move = Tai vienintelis ėjimas.
hint-reason-nothing-to-lay = Nė vienas jūsų kauliukas netinka.
hint-reason-swap = Anos spalvos padėtis geresnė.
hint-reason-keep = Jūsų spalvos padėtis geresnė.
hint-reason-calculated = Žaidžiant toliau, jis pasiteisina geriausiai.
hint-reason-blocks = Atima iš kitų { $number ->
    [1] vieną kampą
    [one] { $number } kampą
    [few] { $number } kampus
    [many] { $number } kampo
   *[other] { $number } kampų
  }.
hint-reason-opens-corners = Atveria { $number ->
    [1] naują kampą
    [one] { $number } naują kampą
    [few] { $number } naujus kampus
    [many] { $number } naujo kampo
   *[other] { $number } naujų kampų
  }.
hint-reason-large-piece = Panaudoja didelę detalę, kol yra vietos.
hint-reason-contests = Eina ten, kur nori eiti kiti.
hint-reason-towards-middle = Veda į vidurį.
hint-reason-covers = Uždengia { $number ->
    [1] kitų langelį
    [one] { $number } kitų langelį
    [few] { $number } kitų langelius
    [many] { $number } kitų langelio
   *[other] { $number } kitų langelių
  }.
hint-reason-shows = Parodo jūsų spalvą dar { $number ->
    [1] viename langelyje
    [one] { $number } langelyje
    [few] { $number } langeliuose
    [many] { $number } langelio
   *[other] { $number } langelių
  }.
hint-reason-keeps-going = Palieka jums kelių toliau.
hint-reason-tile = Kauliuko vertė – { $number }.
hint-reason-bridge = Sudaro tiltą, taškų: { $number }.
hint-reason-hexagon = Užbaigia šešiakampį, taškų: { $number }.
hint-reason-opening-triple = Už tris vienodus skaičius pridedama { $number }.
hint-reason-opening-zero = Už tris nulius pridedama { $number }.
hint-reason-out = Tai paskutinis jūsų kauliukas, taškų: { $number }.
