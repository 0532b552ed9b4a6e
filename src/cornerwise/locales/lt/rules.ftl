rules-title = Taisyklės
rules-page-title = { $game }: taisyklės
rules-lead = Kaip žaidžiamas kiekvienas žaidimas: keli sakiniai ir paveikslai.
rules-all = Visi žaidimai
rules-play = Žaisti dabar
rules-tutorial = Mokytis žaidžiant
rules-language = Kalba
rules-allowed = Galima
rules-forbidden = Negalima
rules-clauses = Taisyklių numeriai
rules-trade-marks = „Blokus“, „Trigon“, „Rumis“ ir „Triominos“ yra jų savininkų prekių ženklai. Čia jie minimi tik tam, kad būtų aišku, kokių paskelbtų taisyklių žaidimas laikosi. „Cornerwise“ nuo tų savininkų nepriklauso.
rules-family-classic = Kvadratai, iki keturių žaidėjų
rules-family-duo = Kvadratai dviem
rules-family-trigon = Trikampiai
rules-family-polyomino = Laisva pradžia
rules-family-rumis = Kubeliai
rules-family-triominos = Skaičiai
rules-heading-goal = Tikslas
rules-heading-pieces = Detalės
rules-heading-tiles = Kauliukai
rules-heading-setup = Pasiruošimas
rules-heading-opening = Pradžia
rules-heading-start = Pirmoji detalė
rules-heading-turn = Jūsų ėjimas
rules-heading-contact = Lietimasis
rules-heading-others = Kitos spalvos
rules-heading-strict = Griežti kampai
rules-heading-standing = Atrama
rules-heading-limits = Aukščio ribos
rules-heading-blocked = Nėra kur dėti
rules-heading-draw = Traukimas
rules-heading-end = Pabaiga
rules-heading-scoring = Taškai
rules-heading-ties = Vienodas rezultatas
rules-heading-example = Pavyzdys
rules-heading-players = Žaidėjų skaičius
rules-heading-options = Parinktys
rules-heading-tips = Patarimai
rules-goal-left = Padėkite ant lentos kuo daugiau savo detalių ir nepalikite vietos kitiems. Kas pabaigoje lieka, skaičiuojama prieš jus.
rules-goal-pieces = Padėkite daugiau detalių negu kitas žaidėjas.
rules-goal-area = Uždenkite daugiau langelių negu kitas žaidėjas.
rules-goal-complete = Žaidžiate vieni visomis spalvomis. Padėkite visas detales, jų yra { $pieces }.
rules-goal-seen = Statykite taip, kad, žiūrint tiesiai iš viršaus, kuo daugiau langelių būtų jūsų spalvos.
rules-goal-points = Dėkite kauliukus, kurių skaičiai sutampa, ir surinkite daugiausia taškų.
rules-board-rectangle = Lentos dydis – { $width } × { $height } langelių.
rules-board-hexagon = Lenta yra šešiakampis iš { $cells ->
    [one] { $cells } trikampio
    [few] { $cells } trikampių
    [many] { $cells } trikampio
   *[other] { $cells } trikampių
  }, prie kiekvienos kraštinės po { $side }.
rules-board-inner = Naudojamas tik vidinis lentos šešiakampis: { $cells ->
    [one] { $cells } trikampis
    [few] { $cells } trikampiai
    [many] { $cells } trikampio
   *[other] { $cells } trikampių
  }, prie kiekvienos kraštinės po { $side }.
rules-board-heights = Pagrinde yra { $squares ->
    [one] { $squares } langelis
    [few] { $squares } langeliai
    [many] { $squares } langelio
   *[other] { $squares } langelių
  }. Kiekvienas nurodo, kaip aukštai jame galima statyti; iš viso telpa { $cubes ->
    [one] { $cubes } kubelis
    [few] { $cubes } kubeliai
    [many] { $cubes } kubelio
   *[other] { $cubes } kubelių
  }.
rules-board-reconstructed = Spausdintų šios lentos matmenų nežinome. Ji atkurta pagal formą ir talpą: kiekvienam žaidėjui po { $each ->
    [one] { $each } kubelį
    [few] { $each } kubelius
    [many] { $each } kubelio
   *[other] { $each } kubelių
  }.
rules-board-own = Pateikiate savo aukščių planą: po skaičių kiekvienam pagrindo langeliui, eilutės skiriamos pasviruoju brūkšniu, tolimiausia eilutė pirma, 0 ten, kur langelio nėra. Visi langeliai susisiekia, o kubelių telpa ne daugiau kaip { $most }.
rules-board-table = Kauliukai dedami ant stalo, kuris neturi krašto.
rules-pieces-own = Kiekviena spalva turi { $pieces ->
    [one] { $pieces } detalę
    [few] { $pieces } detales
    [many] { $pieces } detalės
   *[other] { $pieces } detalių
  } iš { $smallest }–{ $largest } { $shape ->
    [triangle] trikampių
   *[square] kvadratų
  }, kiekviena vis kitos formos. Visos kartu turi { $shape ->
    [triangle] { $cells ->
    [one] { $cells } trikampį
    [few] { $cells } trikampius
    [many] { $cells } trikampio
   *[other] { $cells } trikampių
  }
   *[square] { $cells ->
    [one] { $cells } kvadratą
    [few] { $cells } kvadratus
    [many] { $cells } kvadrato
   *[other] { $cells } kvadratų
  }
  }.
rules-pieces-copies = Kiekviena spalva turi { $pieces ->
    [one] { $pieces } detalę
    [few] { $pieces } detales
    [many] { $pieces } detalės
   *[other] { $pieces } detalių
  }: po { $copies } kiekvienos formos. Formų yra { $shapes }, jas sudaro { $smallest }–{ $largest } kvadratų. Visos detalės kartu turi { $cells ->
    [one] { $cells } kvadratą
    [few] { $cells } kvadratus
    [many] { $cells } kvadrato
   *[other] { $cells } kvadratų
  }.
rules-pieces-shared = Abu žaidėjai ima iš vieno rinkinio. Jame yra { $pieces ->
    [one] { $pieces } detalė
    [few] { $pieces } detalės
    [many] { $pieces } detalės
   *[other] { $pieces } detalių
  } iš { $smallest }–{ $largest } kvadratų, kiekviena vis kitos formos. Vieno žaidėjo padėtos detalės kitas nebeturi.
rules-pieces-cubes = Kiekviena spalva turi { $pieces ->
    [one] { $pieces } detalę
    [few] { $pieces } detales
    [many] { $pieces } detalės
   *[other] { $pieces } detalių
  } iš { $smallest }–{ $largest } kubelių, iš viso { $cells ->
    [one] { $cells } kubelį
    [few] { $cells } kubelius
    [many] { $cells } kubelio
   *[other] { $cells } kubelių
  }. Detalė ir jos veidrodinis atspindys yra dvi detalės. Pavienio kubelio nėra.
rules-pieces-tiles = Yra { $tiles ->
    [one] { $tiles } trikampis kauliukas
    [few] { $tiles } trikampiai kauliukai
    [many] { $tiles } trikampio kauliuko
   *[other] { $tiles } trikampių kauliukų
  }. Ant kiekvieno yra trys skaičiai nuo { $lowest } iki { $highest }, kurie skaitant pagal laikrodžio rodyklę nemažėja, ir dviejų vienodų kauliukų nėra. Kauliuko vertė yra jo skaičių suma.
rules-setup-order = Spalvos žaidžia tokia tvarka: { $colours }.
rules-setup-one-each = Žaidėjų yra { $seats }, ir kiekvienas turi vieną spalvą.
rules-setup-two-each = Du žaidėjai turi po dvi spalvas. Pirmasis: { $first }. Antrasis: { $second }.
rules-setup-shared = Trys žaidėjai turi po vieną spalvą. Ketvirtąją ({ $colour }) jie deda paeiliui, pradedant tuo, kas pradėjo partiją. Ją deda net tada, kai savo spalvos dėti nebėra kur.
rules-setup-teams = Keturi žaidėjai sudaro dvi komandas po du, kiekvienas turi vieną spalvą. Pirmoji komanda: { $first }. Antroji: { $second }.
rules-setup-solo = Visas spalvas paeiliui dedate jūs.
rules-setup-left-out = Trys žaidėjai turi po vieną spalvą. Viena spalva ({ $colour }) lieka dėžutėje.
rules-start-own = Pirmoji kiekvienos spalvos detalė uždengia tos spalvos pradžios tašką: { $points }.
rules-start-any = Pirmoji kiekvienos spalvos detalė uždengia bet kurį dar laisvą pradžios tašką: { $points }.
rules-start-free = Pirmoji kiekvienos spalvos detalė dedama bet kur lentoje.
rules-start-beside = Pirmoji partijos detalė dedama bet kur. Pirmoji kiekvienos kitos spalvos detalė liečia jau padėtą detalę.
rules-start-opposite = Pirmoji kiekvienos spalvos detalė uždengia pradžios tašką: { $points }. Dvi žaidėjo spalvos pradeda viena priešais kitą, todėl taško priešais kito žaidėjo spalvą užimti negalima.
rules-start-spaced = Pirmoji kiekvienos spalvos detalė uždengia pradžios tašką: { $points }. Tarp dviejų spalvų lieka vienas laisvas pradžios taškas.
rules-start-swap = Pirmasis žaidėjas padeda pirmosios spalvos detalę, paskui antrosios, abi bet kur ant lentos. Jos negali persidengti ir turi būti skirtingos formos. Tada antrasis žaidėjas renkasi spalvą. Toliau eina pirmoji spalva ({ $colour }), kad ir kas ją turėtų.
rules-start-cubes = Pirmoji partijos detalė stovi bet kur ant pagrindo. Pirmoji kiekvienos kitos spalvos detalė taip pat stovi ant pagrindo ir siena glaudžiasi prie jau stovinčios detalės.
rules-turn-flat = Padėkite vieną savo detalę ant laisvų lentos { $shape ->
    [triangle] trikampių
   *[square] langelių
  }. Galite ją pasukti ir apversti. Padėta ji lieka vietoje.
rules-turn-cubes = Pastatykite vieną savo detalę. Galite ją sukti kaip norite. Pastatyta ji lieka vietoje.
rules-contact-corner = Kiekviena nauja detalė liečia tos pačios spalvos detalę kampu ir niekada kraštine.
rules-contact-face = Kiekviena nauja detalė liečia tos pačios spalvos detalę kraštine. Kampo neužtenka.
rules-contact-triangles = Užtenka bendro taško: kampas gali liesti ir kitos detalės tiesios kraštinės vidurį.
rules-contact-strict = Kai kampai griežti, jūsų spalvos kampas gali liesti tik kampą. Kur nauja detalė liečia savo spalvą, nė viena iš abiejų negali eiti tiesiai per tą tašką. Jau vienas toks lietimasis vietą uždraudžia, net jei kitas kampas liečia tinkamai.
rules-contact-others = Nesvarbu, kaip jūsų detalė liečia kitas spalvas: kampais ar kraštinėmis.
rules-contact-cubes = Kiekviena nauja detalė bent viena siena glaudžiasi prie tos pačios spalvos detalės, iš šono arba iš viršaus. Briaunos ar kampo neužtenka. Kitos spalvos nesvarbios.
rules-standing = Kiekviename detalės užimamame stulpelyje jos kubeliai stovi ant pagrindo arba ant to, kas jau pastatyta. Apačioje nelieka tuštumų, ir niekas nekyšo virš tuščios vietos.
rules-limits = Niekas nestovi už pagrindo ribų ar virš savo langelio aukščio ribos.
rules-blocked-flat = Kas gali padėti detalę, tas privalo. Spalva, kuriai vietos nėra, praleidžiama; kadangi vietos tik mažėja, ji nebežaidžia iki pabaigos.
rules-blocked-out = Spalva, kurios eilei atėjus nėra kur dėti detalės, nebežaidžia iki pabaigos.
rules-blocked-skip = Spalva, kuri negali padėti detalės, praleidžia tik tą ėjimą: kitiems statant, vieta gali vėl atsirasti.
rules-end = Partija baigiasi, kai nė viena spalva nebeturi kur dėti.
rules-ties = Vienodai geriausius rezultatus turintys žaidėjai dalijasi pergale.
rules-scoring-advanced = Kiekvienas likusios detalės { $shape ->
    [triangle] trikampis
   *[square] kvadratas
  } kainuoja tašką. Jei padėtos visos jūsų detalės, gaunate { $all ->
    [one] { $all } tašką
    [few] { $all } taškus
    [many] { $all } taško
   *[other] { $all } taškų
  }, o jei paskutinė buvo mažiausia – dar { $last }. Laimi didžiausias rezultatas.
rules-scoring-basic = Suskaičiuokite likusių detalių kvadratus. Laimi tas, kas jų turi mažiausiai. Premijų nėra.
rules-scoring-pieces = Kiekviena padėta detalė yra taškas. Laimi surinkęs daugiausia taškų. Premijų nėra.
rules-scoring-area = Kiekvienas uždengtas langelis yra taškas. Laimi surinkęs daugiausia taškų; jei taškų po lygiai – lygiosios. Premijų nėra.
rules-scoring-complete = Laimite, kai visos detalės yra lentoje. Padėtų detalių skaičius rodo, kiek trūko.
rules-scoring-seen = Pažvelkite tiesiai iš viršaus: kiekvienas langelis, kurio viršuje jūsų spalva, yra taškas. Kiekviena likusi detalė kainuoja tašką, kad ir kokia ji didelė. Laimi surinkęs daugiausia taškų.
rules-scoring-sum = Žaidėjo rezultatas yra abiejų spalvų suma.
rules-scoring-team = Komandos rezultatas yra abiejų jos spalvų suma.
rules-scoring-shared = Bendra spalva niekam neskaičiuojama.
rules-example-finished = Baigta partija ir jos taškai.
rules-example-colour = Spalva
rules-example-left = Liko
rules-example-points = Taškai
rules-example-turn = Ėjimas
rules-example-winner = Laimi: { $winners }.
rules-figure-starts = Pradžios taškai
rules-figure-pieces = Vienos spalvos detalės
rules-figure-start = Pirmoji detalė uždengia pradžios tašką
rules-figure-corner = Kampas prie kampo
rules-figure-side = Kraštine prie savo spalvos
rules-figure-apart = Savo spalvos neliečia
rules-figure-others = Kitos spalvos gali liestis kraštinėmis
rules-figure-tip = Kampas liečia kraštinės vidurį
rules-figure-face = Siena glaudžiasi prie savo spalvos
rules-figure-edge = Savo spalvą liečia tik briauna
rules-figure-hole = Po ja yra tuštuma
rules-figure-match = Abu kraštinės skaičiai sutampa
rules-figure-mismatch = Kraštinės skaičiai skiriasi
rules-figure-bridge = Tiltas: dar { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
rules-figure-hexagon = Šešiakampis: dar { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
rules-figure-hexagons = Du šešiakampiai vienu kauliuku: dar { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
rules-players = { $players ->
    [1] Vienas žaidėjas
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
    [many] { $players } žaidėjo
   *[other] { $players } žaidėjų
  }
rules-players-cubes = { $columns ->
    [one] { $columns } langelis
    [few] { $columns } langeliai
    [many] { $columns } langelio
   *[other] { $columns } langelių
  }, telpa { $cubes ->
    [one] { $cubes } kubelis
    [few] { $cubes } kubeliai
    [many] { $cubes } kubelio
   *[other] { $cubes } kubelių
  }
rules-players-tiles = po { $tiles ->
    [one] { $tiles } kauliuką
    [few] { $tiles } kauliukus
    [many] { $tiles } kauliuko
   *[other] { $tiles } kauliukų
  }
rules-option-start = Pradžia
rules-option-scoring = Taškai
rules-option-first = Kas pradeda
rules-option-shared = Bendra spalva
rules-option-strict-corners = Griežti kampai
rules-option-left-out = Nenaudojama spalva
rules-option-seats = Žaidėjų skaičius
rules-option-colours-each = Kiekvieno žaidėjo spalvos
rules-option-blocked = Nėra kur dėti
rules-option-heights = Aukščių planas
rules-option-without = Handikapas
rules-option-edition = Leidimas
rules-option-target = Siekiama suma
rules-option-deals = Dalijimų skaičius
rules-option-after-draw = Po traukimo
rules-option-time-limit = Laiko riba
rules-option-usual = įprasta
rules-option-none = Parinkčių nėra.
rules-choice-first = Pradėti gali bet kuris žaidėjas. Kiti eina pagal laikrodžio rodyklę.
rules-choice-shared = Visų paeiliui dedama gali būti bet kuri iš keturių spalvų. Spalvų eilė nesikeičia: jei bendra yra mėlyna, pradeda mėlyna, o ją deda žaidėjas, kuris pradeda partiją.
rules-choice-left-out = Dėžutėje gali likti bet kuri iš keturių spalvų.
rules-choice-seats-cubes = Nuo { $fewest } iki { $most ->
    [one] { $most } žaidėjo
    [few] { $most } žaidėjų
    [many] { $most } žaidėjo
   *[other] { $most } žaidėjų
  }. Kai žaidėjų mažiau, kubelių telpa mažiau, o paskutinės spalvos nenaudojamos.
rules-choice-seats = Nuo { $fewest } iki { $most ->
    [one] { $most } žaidėjo
    [few] { $most } žaidėjų
    [many] { $most } žaidėjo
   *[other] { $most } žaidėjų
  }.
rules-choice-colours-each = Du žaidėjai gali turėti po dvi spalvas keturių žaidėjų lentoje. Skaičiuojama tik geresnioji žaidėjo spalva.
rules-choice-heights = Bet koks aukščių planas iki { $most ->
    [one] { $most } kubelio
    [few] { $most } kubelių
    [many] { $most } kubelio
   *[other] { $most } kubelių
  }.
rules-choice-without = Spalvos gali neturėti kai kurių detalių, kad galėtų žaisti stiprūs su silpnesniais. Tai, ko neduota, nekainuoja. Kur skaičiuojami likę langeliai, turėti mažiau didelių detalių padeda; kitur turinčiam mažiau detalių sunkiau.
rules-choice-target = Pasibaigus dalijimui, sumos lyginamos su siekiama suma: { $usual ->
    [one] { $usual } taškas
    [few] { $usual } taškai
    [many] { $usual } taško
   *[other] { $usual } taškų
  } arba kitas skaičius nuo { $fewest } iki { $most }. Jei kas nors ją pasiekė, mačas baigtas.
rules-choice-deals = Arba nuo { $fewest } iki { $most } dalijimų mačas, kad ir kokios būtų sumos.
rules-choice-drawn = Po traukimo galima dėti tik ką tik ištrauktą kauliuką.
rules-choice-any = Po traukimo galima dėti bet kurį savo kauliuką.
rules-choice-time-limit = Kiekvieno ėjimo laikas ribotas. Jam pasibaigus traukiate, kol ėjimas baigiasi. Jei jums dar reikia padėti pirmąjį kauliuką, už jus padedamas vienas iš jūsų kauliukų.
rules-tiles-hands = Kiekvienas žaidėjas pasiima kauliukų ir laiko juos paslėptus. Likusieji yra krūvelė. Matote savo kauliukus, stalą, visų taškus ir kiek kauliukų turi kiti ir kiek yra krūvelėje.
rules-tiles-begin = Prieš kiekvieną dalijimą visi žaidėjai atvirai ištraukia po kauliuką. Pradeda didžiausia vertė; kieno vertė vienoda, traukia dar kartą. Tada visi kauliukai sumaišomi ir išdalijami. Pirmasis žaidėjas deda bet kurį kauliuką ir gauna jo vertę.
rules-tiles-lay = Padėkite vieną kauliuką. Bent viena visa kraštinė glaudžiasi prie kauliuko ant stalo, abu tos kraštinės skaičiai sutampa, taip pat ir kiekvienas kitas kampas, kurį jis liečia.
rules-tiles-score = Kauliukas duoda savo vertę. Tiltas prideda { $bridge ->
    [one] { $bridge } tašką
    [few] { $bridge } taškus
    [many] { $bridge } taško
   *[other] { $bridge } taškų
  }, šešiakampis – { $one }, du šešiakampiai vienu kauliuku – { $two }, trys – { $three }.
rules-tiles-bridge = Tiltas yra kauliukas, pridėtas tik viena kraštine, kurio trečiasis kampas siekia kitą kauliuką: dvi vietos šalia to kampo tuščios, o bent viena iš trijų už jo – ne. Šešiakampį užbaigia šeštasis kauliukas aplink tašką. Joks kauliukas negali sudaryti abiejų.
rules-tiles-draw = Jei kauliuko padėti negalite arba nenorite, traukite iš krūvelės; tai kainuoja { $cost ->
    [one] { $cost } tašką
    [few] { $cost } taškus
    [many] { $cost } taško
   *[other] { $cost } taškų
  }. Ištrauktą galite iškart padėti. Per ėjimą galima ištraukti { $most ->
    [one] { $most } kauliuką
    [few] { $most } kauliukus
    [many] { $most } kauliuko
   *[other] { $most } kauliukų
  }; jei ir tada nė vieno nepadedate, netenkate dar { $more }, iš viso { $all }.
rules-tiles-empty = Kai krūvelė tuščia, kas gali padėti kauliuką, tas privalo. Kitaip ėjimą praleidžiate be baudos.
rules-tiles-out = Kas padeda paskutinį savo kauliuką, gauna { $out ->
    [one] { $out } tašką
    [few] { $out } taškus
    [many] { $out } taško
   *[other] { $out } taškų
  } ir visų kitiems likusių kauliukų vertę. Pirma užbaigiamas ratas, kad visų ėjimų skaičius būtų vienodas. Kas tame rate baigia antras, gauna tik { $out }.
rules-tiles-blocked = Kai visi žaidėjai iš eilės praleido ėjimą, dalijimas užblokuotas. Jį laimi tas, kurio kauliukų vertė mažiausia: jis gauna visų kitų kauliukų vertę, atėmus savo. Kiti nieko nepraranda. Jei mažiausia vertė kelių žaidėjų vienoda, tiek gauna kiekvienas iš jų.
rules-tiles-match = Laimi didžiausia suma mačo pabaigoje. Sumos gali nukristi žemiau nulio.
rules-tiles-example-sum = Kauliukas
rules-tiles-example-bridge = Kauliukas, kuris sudaro tiltą
rules-tiles-example-hexagon = Kauliukas, kuris užbaigia šešiakampį
rules-tiles-example-draws = Trys traukimai, ir nė vienas kauliukas nepadėtas
rules-tiles-example-out = Paskutinis kauliukas, kai kitų kauliukų vertė – { $hands }
rules-scoring-standard = Taškai, kaip aprašyta aukščiau.
rules-scoring-children = Vaikams: { $tile ->
    [one] { $tile } taškas
    [few] { $tile } taškai
    [many] { $tile } taško
   *[other] { $tile } taškų
  } už kauliuką, dar { $bridge } už tiltą, dar { $one }, { $two } arba { $three } už vieną, du ar tris šešiakampius ir { $out } pirmam baigusiam. Taškai niekada neatimami. Žaidžiamas vienas dalijimas, jei nepasirenkate kelių arba siekiamos sumos.
rules-scoring-no-points = Be taškų: laimi pirmas baigęs. Jei dalijimas užblokuotas, laimi turintis mažiausiai kauliukų.
rules-edition-international = Tarptautinis: kaip aprašyta aukščiau, nuo { $fewest } iki { $most ->
    [one] { $most } žaidėjo
    [few] { $most } žaidėjų
    [many] { $most } žaidėjo
   *[other] { $most } žaidėjų
  }.
rules-edition-french = Prancūziškas: nuo { $fewest } iki { $most ->
    [one] { $most } žaidėjo
    [few] { $most } žaidėjų
    [many] { $most } žaidėjo
   *[other] { $most } žaidėjų
  }. Dalijimas baigiasi, kai tik kas nors baigia. Užblokavus dalijimą, kiekvienas praranda savo kauliukų vertę. Kai krūvelė tuščia, praleisti ėjimą gali ir tas, kas nenori dėti kauliuko. Mačas baigiasi iškart, kai žaidėjas pasiekia siekiamą sumą, ir tas žaidėjas laimi.
rules-edition-spanish = Ispaniškas: nuo { $fewest } iki { $most ->
    [one] { $most } žaidėjo
    [few] { $most } žaidėjų
    [many] { $most } žaidėjo
   *[other] { $most } žaidėjų
  }, trims ir keturiems dalijama mažiau kauliukų.
rules-edition-portuguese = Portugališkas: kaip ispaniškas, tik trys traukimai iš viso kainuoja { $draws }.
rules-edition-tournament = Turnyrinis: dėl pradžios netraukiama. Pirmas dedamas didžiausias kieno nors turimas kauliukas su trimis vienodais skaičiais; jis duoda dar { $triple }, o trys nuliai – net { $zero }. Jei tokio kauliuko nėra, pradeda didžiausia vertė.
ink-blue = mėlyna
ink-yellow = geltona
ink-red = raudona
ink-green = žalia
ink-purple = violetinė
ink-orange = oranžinė
