rules-title = Taisyklės
rules-page-title = { $game }: taisyklės
rules-lead = Kaip žaisti kiekvieną žaidimą, su paveikslais.
rules-all = Visi žaidimai
rules-play = Žaisti dabar
rules-tutorial = Mokytis žaidžiant
rules-language = Kalba
rules-allowed = Galima
rules-forbidden = Negalima
rules-clauses = Taisyklių numeriai
rules-trade-marks = „Blokus“, „Trigon“, „Rumis“ ir „Triominos“ yra jų savininkų prekių ženklai. Minime juos tik tam, kad būtų aišku, kokių paskelbtų taisyklių žaidimas laikosi. „Cornerwise“ nuo tų savininkų nepriklauso.
rules-family-classic = Kvadratai, iki 4 žaidėjų
rules-family-duo = Kvadratai, 2 žaidėjai
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
rules-heading-contact = Ką detalė turi liesti
rules-heading-others = Kitos spalvos
rules-heading-strict = Griežti kampai
rules-heading-standing = Jokių tuštumų
rules-heading-limits = Aukščio ribos
rules-heading-blocked = Jei negalite padėti detalės
rules-heading-draw = Kauliukų traukimas
rules-heading-end = Partijos pabaiga
rules-heading-scoring = Taškai
rules-heading-ties = Vienodas rezultatas
rules-heading-example = Pavyzdys
rules-heading-players = Žaidėjų skaičius
rules-heading-options = Parinktys
rules-heading-tips = Patarimai
rules-goal-left = Padėkite ant lentos kuo daugiau savo detalių ir nepalikite vietos kitiems. Kas jums pabaigoje lieka, skaičiuojama prieš jus.
rules-goal-pieces = Padėkite daugiau detalių negu kitas žaidėjas.
rules-goal-area = Uždenkite daugiau langelių negu kitas žaidėjas.
rules-goal-complete = Visomis spalvomis žaidžiate patys. Padėkite visas detales, jų yra { $pieces }.
rules-goal-seen = Statykite taip, kad, žiūrint tiesiai iš viršaus, kuo daugiau langelių būtų jūsų spalvos.
rules-goal-points = Dėkite kauliukus, kurių skaičiai sutampa, ir surinkite daugiausia taškų.
rules-board-rectangle = Lentos dydis – { $width } × { $height } langelių.
rules-board-hexagon = Lenta yra šešiakampis iš { $cells ->
    [one] { $cells } trikampio
    [few] { $cells } trikampių
    [many] { $cells } trikampio
   *[other] { $cells } trikampių
  }, prie kiekvienos kraštinės po { $side }.
rules-board-inner =
    Naudojate tik vidinį lentos šešiakampį: { $cells ->
        [one] { $cells } trikampis
        [few] { $cells } trikampiai
        [many] { $cells } trikampio
       *[other] { $cells } trikampių
    }, prie kiekvienos kraštinės po { $side }.
rules-board-heights =
    Pagrinde yra { $squares ->
        [one] { $squares } langelis
        [few] { $squares } langeliai
        [many] { $squares } langelio
       *[other] { $squares } langelių
    }, ir kiekvienas turi ribą, kaip aukštai ant jo galima statyti. Iš viso telpa { $cubes ->
        [one] { $cubes } kubelis
        [few] { $cubes } kubeliai
        [many] { $cubes } kubelio
       *[other] { $cubes } kubelių
    }.
rules-board-reconstructed =
    Paskelbtų šios lentos matmenų nežinome. Juos nustatėme pagal lentos formą ir talpą: kiekvienam žaidėjui po { $each ->
        [one] { $each } kubelį
        [few] { $each } kubelius
        [many] { $each } kubelio
       *[other] { $each } kubelių
    }.
rules-board-own = Aukščių planą sukuriate patys: po vieną skaičių kiekvienam pagrindo langeliui, tarp eilučių pasvirasis brūkšnys. Tolimiausia eilutė pirma, o 0 reiškia, kad langelio nėra. Visi langeliai turi susisiekti, o kubelių gali būti iki { $most }.
rules-board-table = Kauliukus dedate ant stalo, kuris neturi krašto.
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
rules-pieces-shared =
    Abu žaidėjai ima detales iš vieno rinkinio: { $pieces ->
        [one] { $pieces } detalė
        [few] { $pieces } detalės
        [many] { $pieces } detalės
       *[other] { $pieces } detalių
    } iš { $smallest }–{ $largest } kvadratų, kiekviena vis kitos formos. Kai vienas žaidėjas detalę padeda, kitas jos naudoti nebegali.
rules-pieces-cubes =
    Kiekviena spalva turi { $pieces ->
        [one] { $pieces } detalę
        [few] { $pieces } detales
        [many] { $pieces } detalės
       *[other] { $pieces } detalių
    } iš { $smallest }–{ $largest } kubelių, iš viso { $cells ->
        [one] { $cells } kubelį
        [few] { $cells } kubelius
        [many] { $cells } kubelio
       *[other] { $cells } kubelių
    }. Detalė ir jos veidrodinis atspindys yra dvi skirtingos detalės. Pavienio kubelio nėra.
rules-pieces-tiles =
    Yra { $tiles ->
        [one] { $tiles } trikampis kauliukas
        [few] { $tiles } trikampiai kauliukai
        [many] { $tiles } trikampio kauliuko
       *[other] { $tiles } trikampių kauliukų
    }. Ant kiekvieno yra trys skaičiai nuo { $lowest } iki { $highest }. Skaitant nuo mažiausio pagal laikrodžio rodyklę, skaičiai niekada nemažėja, ir dviejų vienodų kauliukų nėra. Kauliuko vertė yra jo skaičių suma.
rules-setup-order = Spalvos žaidžia tokia tvarka: { $colours }.
rules-setup-one-each = Žaidėjų yra { $seats }, ir kiekvienas turi vieną spalvą.
rules-setup-two-each = Yra du žaidėjai, ir kiekvienas turi po dvi spalvas. Pirmasis žaidėjas: { $first }. Antrasis žaidėjas: { $second }.
rules-setup-shared = Yra trys žaidėjai, ir kiekvienas turi vieną spalvą. Ketvirtąją spalvą ({ $colour }) jie deda paeiliui, pradedant žaidėju, kuris pradeda partiją. Atėjus eilei, ją dedate ir tada, kai savo spalvos dėti nebegalite.
rules-setup-teams = Keturi žaidėjai sudaro dvi komandas po du, kiekvienas turi vieną spalvą. Pirmoji komanda: { $first }. Antroji komanda: { $second }.
rules-setup-solo = Visas spalvas paeiliui dedate jūs.
rules-setup-left-out = Yra trys žaidėjai, ir kiekvienas turi vieną spalvą. Ketvirtoji spalva ({ $colour }) lieka dėžutėje.
rules-start-own =
    Pirmoji kiekvienos spalvos detalė turi uždengti tos spalvos pradžios { $shape ->
        [triangle] trikampį
       *[square] langelį
    }: { $points }.
rules-start-any =
    Pirmoji kiekvienos spalvos detalė turi uždengti kurį nors dar laisvą pradžios { $shape ->
        [triangle] trikampį
       *[square] langelį
    }: { $points }.
rules-start-free = Pirmąją kiekvienos spalvos detalę galima dėti bet kur lentoje.
rules-start-beside = Pirmąją partijos detalę galima dėti bet kur. Pirmoji kiekvienos kitos spalvos detalė turi liesti jau padėtą detalę.
rules-start-opposite =
    Pirmoji kiekvienos spalvos detalė turi uždengti pradžios { $shape ->
        [triangle] trikampį
       *[square] langelį
    }: { $points }. Dvi jūsų spalvos pradeda viena priešais kitą, todėl kitas žaidėjas negali užimti pradžios { $shape ->
        [triangle] trikampio
       *[square] langelio
    } priešais pirmąją jūsų spalvą.
rules-start-spaced =
    Pirmoji kiekvienos spalvos detalė turi uždengti pradžios { $shape ->
        [triangle] trikampį
       *[square] langelį
    }: { $points }. Tarp dviejų spalvų turi likti vienas laisvas pradžios { $shape ->
        [triangle] trikampis
       *[square] langelis
    }.
rules-start-swap = Pirmasis žaidėjas padeda pirmosios spalvos detalę, paskui antrosios, abi bet kur lentoje. Jos negali persidengti ir turi būti skirtingos formos. Tada antrasis žaidėjas renkasi spalvą. Toliau eina pirmoji spalva ({ $colour }), kad ir kas ją turėtų.
rules-start-cubes = Pirmoji partijos detalė gali stovėti bet kur ant pagrindo. Pirmoji kiekvienos kitos spalvos detalė taip pat turi stovėti ant pagrindo ir siena glaustis prie jau stovinčios detalės.
rules-turn-flat =
    Padėkite vieną savo detalę ant laisvų lentos { $shape ->
        [triangle] trikampių
       *[square] langelių
    }. Galite ją pasukti ir apversti. Padėtos detalės perkelti nebegalima.
rules-turn-cubes = Padėkite vieną savo detalę. Galite ją sukti bet kuria kryptimi. Padėtos detalės perkelti nebegalima.
rules-contact-corner = Kiekviena nauja detalė kampu turi liesti bent vieną tos pačios spalvos detalę. Kraštine savo spalvos ji niekada negali liesti.
rules-contact-face = Kiekviena nauja detalė kraštine turi liesti tos pačios spalvos detalę. Liesti kampu neužtenka.
rules-contact-triangles = Užtenka vieno bendro taško: kampas gali liesti ir kitos detalės tiesios kraštinės vidurį.
rules-contact-strict = Kai kampai griežti, jūsų spalvos kampas gali liesti tik kitą kampą, niekada tiesios kraštinės vidurio. Tai galioja visur, kur nauja detalė liečia savo spalvą: jau vienas netinkamas lietimasis ėjimą uždraudžia, net jei kitas kampas liečia tinkamai.
rules-contact-others = Jūsų detalė kitas spalvas gali liesti bet kaip: kampais ar kraštinėmis.
rules-contact-cubes = Kiekviena nauja detalė bent viena siena turi glaustis prie tos pačios spalvos detalės, iš šono arba iš viršaus. Liesti briauna ar kampu neužtenka. Kitos spalvos nesvarbios.
rules-standing = Kiekviename detalės užimamame stulpelyje jos kubeliai turi stovėti ant pagrindo arba ant jau pastatytų kubelių. Po detale negali būti tuštumos, ir niekas negali kyšoti virš tuščios vietos.
rules-limits = Niekas negali stovėti už pagrindo ribų ar virš savo langelio aukščio ribos.
rules-blocked-flat = Jei galite padėti detalę, privalote. Spalva, kuri negali padėti detalės, praleidžiama. Naujos vietos jai atsirasti nebegali, todėl ji nebežaidžia iki partijos pabaigos.
rules-blocked-out = Spalva, kuri savo ėjimu negali padėti detalės, nebežaidžia iki partijos pabaigos.
rules-blocked-skip = Spalva, kuri negali padėti detalės, praleidžia tik tą ėjimą. Kiti statydami gali jai atverti vietą.
rules-end = Partija baigiasi, kai nė viena spalva nebegali padėti detalės.
rules-ties = Jei geriausią rezultatą turi keli, jie dalijasi pergale.
rules-scoring-advanced =
    Kiekvienas jums likusių detalių { $shape ->
        [triangle] trikampis
       *[square] kvadratas
    } kainuoja 1 tašką. Jei padedate visas savo detales, gaunate { $all ->
        [one] { $all } tašką
        [few] { $all } taškus
        [many] { $all } taško
       *[other] { $all } taškų
    }, o jei paskutinė buvo mažiausia – dar { $last }. Laimi didžiausias rezultatas.
rules-scoring-basic = Suskaičiuokite jums likusių detalių kvadratus. Laimi tas, kam liko mažiausiai kvadratų. Papildomų taškų nėra.
rules-scoring-pieces = Kiekviena padėta detalė duoda 1 tašką. Laimi surinkęs daugiausia taškų. Papildomų taškų nėra.
rules-scoring-area = Kiekvienas uždengtas langelis duoda 1 tašką. Laimi surinkęs daugiausia taškų, o jei taškų po lygiai – lygiosios. Papildomų taškų nėra.
rules-scoring-complete = Laimite, kai visos detalės yra lentoje. Jei nepavyksta, padėtų detalių skaičius rodo, kiek trūko.
rules-scoring-seen = Pažvelkite tiesiai iš viršaus: kiekvienas langelis, kurio viršuje jūsų spalva, duoda 1 tašką. Kiekviena jums likusi detalė kainuoja 1 tašką, kad ir kokia ji didelė. Laimi surinkęs daugiausia taškų.
rules-scoring-sum = Žaidėjo rezultatas yra abiejų spalvų suma.
rules-scoring-team = Komandos rezultatas yra abiejų jos spalvų suma.
rules-scoring-shared = Bendra spalva niekam neskaičiuojama.
rules-example-finished = Baigta partija ir jos taškai.
rules-example-colour = Spalva
rules-example-left = Liko
rules-example-points = Taškai
rules-example-turn = Ėjimas
rules-example-winner = Laimi: { $winners }.
rules-figure-starts =
    Pradžios { $shape ->
        [triangle] trikampiai
       *[square] langeliai
    }
rules-figure-pieces = Vienos spalvos detalės
rules-figure-start =
    Pirmoji detalė uždengia pradžios { $shape ->
        [triangle] trikampį
       *[square] langelį
    }
rules-figure-corner = Kampas prie kampo
rules-figure-side = Kraštine prie savo spalvos
rules-figure-apart = Savo spalvos neliečia
rules-figure-others = Kitos spalvos gali liestis kraštinėmis
rules-figure-tip = Kampas liečia kraštinės vidurį
rules-figure-face = Siena glaudžiasi prie savo spalvos
rules-figure-edge = Savo spalvą liečia tik briauna
rules-figure-hole = Po ja yra tuštuma
rules-figure-match = Abu kraštinės skaičiai vienodi
rules-figure-mismatch = Kraštinės skaičiai skiriasi
rules-figure-bridge =
    Tiltas: { $points ->
        [one] { $points } papildomas taškas
        [few] { $points } papildomi taškai
        [many] { $points } papildomo taško
       *[other] { $points } papildomų taškų
    }
rules-figure-hexagon =
    Šešiakampis: { $points ->
        [one] { $points } papildomas taškas
        [few] { $points } papildomi taškai
        [many] { $points } papildomo taško
       *[other] { $points } papildomų taškų
    }
rules-figure-hexagons =
    Du šešiakampiai vienu kauliuku: { $points ->
        [one] { $points } papildomas taškas
        [few] { $points } papildomi taškai
        [many] { $points } papildomo taško
       *[other] { $points } papildomų taškų
    }
rules-players =
    { $players ->
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
rules-option-start = Pirmoji detalė
rules-option-scoring = Taškai
rules-option-first = Kas pradeda
rules-option-shared = Bendra spalva
rules-option-strict-corners = Griežti kampai
rules-option-left-out = Nenaudojama spalva
rules-option-seats = Žaidėjų skaičius
rules-option-colours-each = Spalvos kiekvienam žaidėjui
rules-option-blocked = Jei negalite padėti detalės
rules-option-heights = Aukščių planas
rules-option-without = Handikapas
rules-option-edition = Leidimas
rules-option-target = Siekiama suma
rules-option-deals = Dalijimų skaičius
rules-option-after-draw = Po traukimo
rules-option-time-limit = Ribotas ėjimo laikas
rules-option-usual = numatyta
rules-option-none = Šis žaidimas parinkčių neturi.
rules-choice-first = Pradėti gali bet kuris žaidėjas. Kiti eina pagal laikrodžio rodyklę.
rules-choice-shared = Bendra gali būti bet kuri iš keturių spalvų. Spalvų eilė nesikeičia: jei bendra yra mėlyna, ji vis tiek eina pirma, o ją deda žaidėjas, kuris pradeda.
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
rules-choice-without = Spalvos gali žaisti be kai kurių savo detalių, kad stipresni ir silpnesni žaidėjai žaistų apylygiai. Detalės, be kurių žaidžiate, nekainuoja. Jei likusios detalės skaičiuojamos prieš jus, turėti mažiau didelių detalių padeda. Kitaip su mažiau detalių sunkiau.
rules-choice-target =
    Pasibaigus dalijimui, sumos lyginamos su siekiama suma: { $usual ->
        [one] { $usual } taškas
        [few] { $usual } taškai
        [many] { $usual } taško
       *[other] { $usual } taškų
    } arba bet koks kitas skaičius nuo { $fewest } iki { $most }. Jei kas nors ją pasiekė, mačas baigtas.
rules-choice-deals = Arba žaiskite nuo { $fewest } iki { $most } dalijimų mačą, kad ir kokios būtų sumos.
rules-choice-drawn = Po traukimo galima dėti tik ką tik ištrauktą kauliuką.
rules-choice-any = Po traukimo galima dėti bet kurį savo kauliuką.
rules-choice-time-limit = Kiekvieno ėjimo laikas ribotas. Jei jis baigiasi, traukiate, kol baigiasi jūsų ėjimas. Jei jums dar reikia padėti pirmąjį kauliuką, už jus padedamas vienas iš jūsų kauliukų.
rules-tiles-hands = Kiekvienas žaidėjas pasiima kauliukų ir laiko juos paslėptus. Likusieji yra krūvelė. Matote savo kauliukus, stalą, visų taškus ir kiek kauliukų turi kiti ir kiek yra krūvelėje.
rules-tiles-begin = Prieš kiekvieną dalijimą visi žaidėjai ištraukia po kauliuką ir jį parodo. Pradeda didžiausia vertė, o tie, kurių vertė vienoda, traukia dar kartą. Tada visi kauliukai sumaišomi ir išdalijami. Pirmasis žaidėjas deda bet kurį kauliuką ir gauna jo vertę.
rules-tiles-lay = Padėkite vieną kauliuką. Bent viena visa kraštinė turi glaustis prie kauliuko ant stalo, ir abu tos kraštinės skaičiai turi būti vienodi. Kiekviename kitame kampe, kurį jis liečia, skaičiai taip pat turi būti vienodi.
rules-tiles-score =
    Kauliukas duoda savo vertę. Tiltas duoda { $bridge ->
        [one] { $bridge } papildomą tašką
        [few] { $bridge } papildomus taškus
        [many] { $bridge } papildomo taško
       *[other] { $bridge } papildomų taškų
    }, šešiakampis – dar { $one }, du šešiakampiai vienu kauliuku – dar { $two }, trys – dar { $three }.
rules-tiles-bridge = Tiltas yra kauliukas, pridėtas tik viena kraštine, kurio trečiasis kampas liečia tolimesnį kauliuką: dvi vietos šalia to kampo tuščios, o bent viena iš trijų už jo – ne. Šešiakampį užbaigia šeštasis kauliukas aplink tašką. Vienas kauliukas negali sudaryti abiejų.
rules-tiles-draw =
    Jei kauliuko padėti negalite arba nenorite, traukite vieną iš krūvelės. Kiekvienas traukimas kainuoja { $cost ->
        [one] { $cost } tašką
        [few] { $cost } taškus
        [many] { $cost } taško
       *[other] { $cost } taškų
    }. Kauliuką galite iškart padėti. Per ėjimą galima ištraukti iki { $most ->
        [one] { $most } kauliuko
        [few] { $most } kauliukų
        [many] { $most } kauliuko
       *[other] { $most } kauliukų
    }. Jei ir tada nė vieno nepadedate, netenkate dar { $more }, iš viso { $all }.
rules-tiles-empty = Kai krūvelė tuščia, privalote padėti kauliuką, jei galite. Jei negalite, ėjimą praleidžiate be baudos.
rules-tiles-out =
    Kai padedate paskutinį savo kauliuką, gaunate { $out ->
        [one] { $out } tašką
        [few] { $out } taškus
        [many] { $out } taško
       *[other] { $out } taškų
    } ir visų kitiems likusių kauliukų vertę. Pirma užbaigiamas ratas, kad visų ėjimų skaičius būtų vienodas. Jei tame rate kauliukai baigiasi dar kam nors, jis gauna tik tuos { $out }.
rules-tiles-blocked = Kai visi žaidėjai iš eilės praleido ėjimą, dalijimas užblokuotas. Jį laimi tas, kurio kauliukų vertė mažiausia, ir gauna visų kitų kauliukų vertę, atėmus savo. Kiti nieko nepraranda. Jei vienodai maža vertė yra kelių, taip gauna kiekvienas iš jų.
rules-tiles-match = Laimi didžiausia suma mačo pabaigoje. Sumos gali nukristi žemiau nulio.
rules-tiles-example-sum = Kauliukas
rules-tiles-example-bridge = Kauliukas, kuris sudaro tiltą
rules-tiles-example-hexagon = Kauliukas, kuris užbaigia šešiakampį
rules-tiles-example-draws = Trys traukimai, ir nė vienas kauliukas nepadėtas
rules-tiles-example-out = Paskutinis kauliukas, kai kitiems liko { $hands }
rules-scoring-standard = Taškai, kaip aprašyta aukščiau.
rules-scoring-children =
    Vaikams: { $tile ->
        [one] { $tile } taškas
        [few] { $tile } taškai
        [many] { $tile } taško
       *[other] { $tile } taškų
    } už kauliuką, dar { $bridge } už tiltą, dar { $one }, { $two } arba { $three } už vieną, du ar tris šešiakampius ir { $out } tam, kam kauliukai baigiasi pirmam. Taškų niekada neprarandate. Žaidžiamas vienas dalijimas, jei nepasirenkate kelių arba siekiamos sumos.
rules-scoring-no-points = Be taškų: laimi tas, kam kauliukai baigiasi pirmam. Jei dalijimas užblokuotas, laimi tas, kam liko mažiausiai kauliukų.
rules-edition-international = Tarptautinis: kaip aprašyta aukščiau, nuo { $fewest } iki { $most ->
    [one] { $most } žaidėjo
    [few] { $most } žaidėjų
    [many] { $most } žaidėjo
   *[other] { $most } žaidėjų
  }.
rules-edition-french =
    Prancūziškas: nuo { $fewest } iki { $most ->
        [one] { $most } žaidėjo
        [few] { $most } žaidėjų
        [many] { $most } žaidėjo
       *[other] { $most } žaidėjų
    }. Dalijimas baigiasi, kai tik kam nors baigiasi kauliukai. Užblokavus dalijimą, kiekvienas praranda savo kauliukų vertę. Kai krūvelė tuščia, galite praleisti ėjimą, net jei galėtumėte padėti kauliuką. Mačas baigiasi, kai tik žaidėjas pasiekia siekiamą sumą, ir tas žaidėjas laimi.
rules-edition-spanish =
    Ispaniškas: nuo { $fewest } iki { $most ->
        [one] { $most } žaidėjo
        [few] { $most } žaidėjų
        [many] { $most } žaidėjo
       *[other] { $most } žaidėjų
    }; žaidžiant trims ar keturiems, kiekvienas turi mažiau kauliukų.
rules-edition-portuguese =
    Portugališkas: kaip ispaniškas, tik trys traukimai iš viso kainuoja { $draws ->
        [one] { $draws } tašką
        [few] { $draws } taškus
        [many] { $draws } taško
       *[other] { $draws } taškų
    }.
rules-edition-tournament = Turnyrinis: netraukiama, kas pradės. Pirmas turi būti dedamas didžiausias kieno nors turimas kauliukas su trimis vienodais skaičiais; jis duoda dar { $triple } arba dar { $zero }, jei ant jo trys nuliai. Jei tokio kauliuko niekas neturi, pradeda didžiausia vertė.
