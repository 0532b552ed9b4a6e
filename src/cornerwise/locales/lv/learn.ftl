learn-title = Mācīties
learn-lead = Apgūstiet noteikumus, izspēlējot dažus gājienus. Katra nodarbība ilgst aptuveni 2 minūtes.
learn-steps = { $count ->
    [zero] { $count } soļi
    [one] { $count } solis
   *[other] { $count } soļi
  }
learn-begin = Sākt
learn-again = Atkārtot
learn-continue = Turpināt
learn-finished = Pabeigts
learn-rules = Noteikumi
learn-tips = Padomi
learn-play = Spēlēt tūlīt
learn-all = Visas nodarbības
learn-step = { $number }. solis no { $count }
learn-skip = Izlaist
learn-back = Atpakaļ
learn-show = Parādīt
learn-next = Tālāk
learn-done = Labi padarīts.
learn-colour = Tagad jūsu krāsa: { $colour }.
learn-elsewhere = Šis gājiens ir atļauts. Tomēr šajā solī izmantojiet kādu no atzīmētajām vietām.
learn-over = Tagad jūs zināt noteikumus
learn-over-text = Izspēlējiet partiju ar datoru vai ieskatieties noteikumos.
learn-marked = Atzīmēts: { $cells }
learn-loading = Ielādē…
learn-start-own = Sāciet savā stūrī
learn-start-own-text = Jūsu pirmajam kauliņam jānosedz jūsu sākuma lauciņš. Izvēlieties kauliņu un nolieciet to tur.
learn-start-any =
    Izvēlieties sākuma { $shape ->
        [triangle] trīsstūri
       *[square] lauciņu
    }
learn-start-any-text =
    Jūsu pirmajam kauliņam jānosedz sākuma { $shape ->
        [triangle] trīsstūris
       *[square] lauciņš
    }. Izvēlieties kauliņu un nolieciet to uz brīva sākuma { $shape ->
        [triangle] trīsstūra
       *[square] lauciņa
    }.
learn-corner = Skariet stūrus, nekad malas
learn-corner-text = Katram jaunam kauliņam ar stūri jāskar kāds jūsu kauliņš. Nolieciet nākamo kauliņu.
learn-side = Neskariet savas malas
learn-side-text = Šis kauliņš ar malu skar jūsu krāsu, tāpēc to te nevar nolikt. Pabīdiet vai pagrieziet to, līdz tas der.
learn-others = Citas krāsas drīkst skart
learn-others-text = Jūsu kauliņi citas krāsas drīkst skart jebkā. Nolieciet kauliņu ar malu pie citas krāsas.
learn-reach = Uz brīvo vietu
learn-reach-text =
    Jūsu kauliņiem vajag vietu. Ar lielu kauliņu sasniedziet kādu no { $shape ->
        [triangle] atzīmētajiem trīsstūriem
       *[square] atzīmētajiem lauciņiem
    }.
learn-gap = Izspraucieties pa spraugu
learn-gap-text = Lielie kauliņi vairs neder visur. Turpiniet ar mazu.
learn-last = Jūsu pēdējais kauliņš
learn-last-text = Vietas gandrīz vairs nav. Atrodiet vietu vēl vienam kauliņam. Tad partija beidzas un saskaita punktus.
learn-pairs = 2 no katras formas
learn-pairs-text = Katra forma jums ir divreiz, un katrs noliktais kauliņš dod 1 punktu. Nolieciet to pašu formu vēlreiz.
learn-turn = Pagrieziet
learn-turn-text = Uz trīsstūriem kauliņu griež 6 soļos. Grieziet to, līdz tas der, tad nolieciet.
learn-tip = Stūris drīkst skart malu
learn-tip-text = Ar trīsstūriem pietiek ar vienu kopīgu punktu. Nolieciet kauliņu tā, lai tā stūris skar taisnas malas vidu.
learn-strict = Stingrie stūri
learn-strict-text = Šajā partijā ir stingrie stūri: stūris drīkst skart tikai citu stūri. Atrodiet kauliņam vietu.
learn-open-first = Sāciet jebkur
learn-open-first-text = Sākuma lauciņu nav. Nolieciet zilo kauliņu jebkur.
learn-open-second = Tagad otra krāsa
learn-open-second-text = Arī pirmo oranžo kauliņu, citas formas, liekat jūs. Lai abi ir vienlīdz labi: otrs spēlētājs izvēlēsies starp tiem.
learn-choose = Kuru krāsu jūs ņemtu?
learn-choose-text = Tagad jūs esat otrais spēlētājs. Paturiet krāsas, kā ir, vai samainiet tās.
learn-floor = Sāciet uz pamatnes
learn-floor-text = Pirmais kauliņš var stāvēt jebkur uz pamatnes. Izvēlieties kauliņu un nolieciet to.
learn-join = Pievienojieties citiem
learn-join-text = Tagad jums ir dzeltenā krāsa. Jūsu pirmajam kauliņam jāstāv uz pamatnes un ar skaldni jāpiekļaujas kauliņam, kas tur jau ir.
learn-face = Skaldne pie skaldnes
learn-face-text = Katram jaunam kauliņam ar skaldni jāpiekļaujas jūsu krāsai, no sāniem vai no augšas. Te tas skar tikai šķautni. Atrodiet labāku vietu.
learn-hole = Bez tukšumiem
learn-hole-text = Kauliņi nevar karāties gaisā. Zem šī ir tukšums: nolieciet to tur, kur katrs klucītis uz kaut kā stāv.
learn-cover = Palieciet virspusē
learn-cover-text = Skaita tikai to, kas redzams no augšas. Nosedziet citas krāsas lauciņu.
learn-tile-first = Pirmā plāksnīte
learn-tile-first-text = Sāciet ar jebkuru plāksnīti. Tā dod savu skaitļu summu, tāpēc liela ir labs sākums.
learn-tile-match = Saskaņojiet 2 skaitļus
learn-tile-match-text = Pielieciet plāksnīti pie malas. Abiem šīs malas skaitļiem jābūt vienādiem uz abām plāksnītēm.
learn-tile-hexagon = Pabeidziet sešstūri
learn-tile-hexagon-text = Ap punktu ir 5 plāksnītes. Nolieciet sesto un saņemiet 50 papildpunktus.
learn-tile-bridge = Uzbūvējiet tiltu
learn-tile-bridge-text = Pielieciet plāksnīti ar vienu malu tā, lai tās virsotne skar citu plāksnīti. Tilts dod 40 papildpunktus.
learn-tile-draw = Velciet, kad nekas neder
learn-tile-draw-text = Neviena jūsu plāksnīte neder. Velciet vienu: katra vilkšana maksā 5 punktus.
learn-tile-out = Jūsu pēdējā plāksnīte
learn-tile-out-text = Nolieciet pēdējo plāksnīti. Ja jums plāksnītes beidzas pirmajam, saņemat 25 punktus un visu pārējo spēlētāju plāksnīšu vērtību.
tip-label = Padoms
tip-dismiss = Paslēpt šo padomu
hint-reason-only-move = Tas ir vienīgais gājiens.
hint-reason-nothing-to-lay = Neviena jūsu plāksnīte neder.
hint-reason-swap = Tai krāsai ir labāks stāvoklis.
hint-reason-keep = Jūsu krāsai ir labāks stāvoklis.
hint-reason-calculated = Rēķinot uz priekšu, tas ir labākais.
hint-reason-blocks =
    Atņem citiem { $number ->
        [zero] { $number } stūrus
        [one] { $number } stūri
       *[other] { $number } stūrus
    }.
hint-reason-opens-corners =
    Atver { $number ->
        [zero] { $number } jaunus stūrus
        [one] { $number } jaunu stūri
       *[other] { $number } jaunus stūrus
    }.
hint-reason-large-piece = Izmanto lielu kauliņu, kamēr ir vieta.
hint-reason-contests = Aizņem vietu, ko grib citi.
hint-reason-towards-middle = Ved uz vidu.
hint-reason-covers =
    Nosedz { $number ->
        [zero] { $number } pretinieku lauciņus
        [one] { $number } pretinieku lauciņu
       *[other] { $number } pretinieku lauciņus
    }.
hint-reason-shows =
    Rāda jūsu krāsu vēl { $number ->
        [zero] { $number } lauciņos
        [one] { $number } lauciņā
       *[other] { $number } lauciņos
    }.
hint-reason-shuts = Slēdz { $number ->
    [1] { $number } stūri, no kura pretinieks varētu turpināt
    [zero] { $number } stūrus, no kuriem pretinieki varētu turpināt
    [one] { $number } stūri, no kura pretinieki varētu turpināt
   *[other] { $number } stūrus, no kuriem pretinieki varētu turpināt
  }: { $cells }.
hint-reason-gave-up = Izspēlētais gājiens atdeva { $number ->
    [zero] { $number } stūrus, no kuriem turpināt
    [one] { $number } stūri, no kura turpināt
   *[other] { $number } stūrus, no kuriem turpināt
  }: { $cells }.
hint-reason-own-reach = Pēc tā sasniedzamie { $shape ->
    [triangle] trīsstūri
   *[square] lauciņi
  }: { $number }. Pēc izspēlētā gājiena: { $than }.
hint-reason-rival-reach = Pēc tā pretiniekiem sasniedzamie { $shape ->
    [triangle] trīsstūri
   *[square] lauciņi
  }: { $number }. Pēc izspēlētā gājiena: { $than }.
hint-reason-opens-more = Atver { $number ->
    [zero] { $number } jaunus stūrus
    [one] { $number } jaunu stūri
   *[other] { $number } jaunus stūrus
  }. Izspēlētais gājiens atvēra { $than }.
hint-reason-covers-more = Nosedz { $number ->
    [zero] { $number } pretinieku lauciņus
    [one] { $number } pretinieku lauciņu
   *[other] { $number } pretinieku lauciņus
  }. Izspēlētais gājiens nosedza { $than }.
hint-reason-shows-more = Rāda savu krāsu { $number ->
    [zero] { $number } lauciņos
    [one] { $number } lauciņā
   *[other] { $number } lauciņos
  }. Pēc izspēlētā gājiena: { $than }.
hint-reason-larger-piece = Izmanto lielāku kauliņu: { $number }, nevis { $than }.
hint-reason-keeps-going = Saglabā jūsu iespējas.
hint-reason-tile = Plāksnīte dod { $number }.
hint-reason-bridge = Veido tiltu, papildpunkti: { $number }.
hint-reason-hexagon = Pabeidz sešstūri, papildpunkti: { $number }.
hint-reason-opening-triple = Sākums ar 3 vienādiem skaitļiem dod vēl { $number }.
hint-reason-opening-zero = Sākums ar 3 nullēm dod vēl { $number }.
hint-reason-out = Tā ir jūsu pēdējā plāksnīte, papildpunkti: { $number }.
coach-pick-piece = Izvēlieties kauliņu. To var griezt un apmest.
coach-pick-tile = Izvēlieties plāksnīti. Bālās tagad neder.
coach-put-piece = Uzlieciet to uz laukuma. Iekrāsojums rāda, kur tas der.
coach-put-tile = Uzlieciet to uz galda. Atzīmes rāda, kur tā der.
coach-place-piece = Šeit tas der. Nospiediet “Nolikt”.
coach-place-tile = Šeit tā der. Nospiediet “Nolikt”.
