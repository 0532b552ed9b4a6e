learn-title = Mācīties
learn-lead = Daži gājieni, un noteikumi ir skaidri. Katra nodarbība ilgst divas minūtes.
learn-steps = { $count ->
    [zero] { $count } soļi
    [one] { $count } solis
   *[other] { $count } soļi
  }
learn-begin = Sākt
learn-again = Vēlreiz
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
learn-done = Tieši tā.
learn-colour = Tagad jūsu krāsa: { $colour }.
learn-elsewhere = Tā drīkstētu. Šajā solī izmantojiet kādu no atzīmētajām vietām.
learn-over = Tagad jūs zināt šīs spēles noteikumus.
learn-over-text = Izspēlējiet partiju ar datoru vai ieskatieties noteikumos.
learn-marked = Atzīmēts: { $cells }
learn-loading = Acumirkli
learn-start-own = Sāciet savā stūrī
learn-start-own-text = Jūsu pirmais kauliņš nosedz jūsu sākuma punktu. Paņemiet kauliņu un nolieciet to tur.
learn-start-any = Sāciet sākuma punktā
learn-start-any-text = Jūsu pirmais kauliņš nosedz sākuma punktu. Paņemiet kauliņu un nolieciet to uz brīva punkta.
learn-corner = Stūri, nevis malas
learn-corner-text = Katrs jauns kauliņš ar stūri skar kādu jūsu kauliņu. Nolieciet nākamo kauliņu.
learn-side = Neskariet savas malas
learn-side-text = Šis kauliņš ar malu skar jūsu krāsu, tāpēc te gulēt nedrīkst. Pabīdiet vai pagrieziet to, līdz tas der.
learn-others = Citas krāsas netraucē
learn-others-text = Citas krāsas drīkst skart, kā vien vēlaties. Nolieciet kauliņu ar malu pie citas krāsas.
learn-reach = Uz brīvo vietu
learn-reach-text = Spēlē par vietu. Ar lielu kauliņu sasniedziet kādu no atzīmētajiem lauciņiem.
learn-gap = Izspraucieties cauri
learn-gap-text = Lielie kauliņi vairs neder visur. Turpiniet ar mazu.
learn-last = Pēdējā vieta
learn-last-text = Vietas gandrīz vairs nav. Atrodiet, kur nolikt pēdējo kauliņu; tad partija beidzas un saskaita atlikušo.
learn-pairs = No katra divi
learn-pairs-text = Katra forma jums ir divreiz, un katrs kauliņš ir punkts. Nolieciet to pašu formu vēlreiz.
learn-turn = Pagrieziet
learn-turn-text = Trīsstūrus griež sešos soļos. Grieziet kauliņu, līdz tas der, tad nolieciet.
learn-tip = Stūris drīkst skart malu
learn-tip-text = Ar trīsstūriem pietiek ar kopīgu punktu. Nolieciet kauliņu tā, lai tā stūris skar taisnas malas vidu.
learn-strict = Stingrie stūri
learn-strict-text = Pie šī galda spēlē ar stingrajiem stūriem: stūris drīkst skart tikai stūri. Atrodiet kauliņam vietu.
learn-open-first = Kur vien vēlaties
learn-open-first-text = Sākuma punktu nav. Nolieciet zilu kauliņu jebkur.
learn-open-second = Viens arī otrai pusei
learn-open-second-text = Arī pirmo oranžo kauliņu, tikai citas formas, liekat jūs. Lai abi ir vienlīdz labi: izvēlēsies otrs spēlētājs.
learn-choose = Kuru krāsu jūs ņemtu?
learn-choose-text = Tagad jūs esat otrais spēlētājs. Paturiet krāsas, kā ir, vai samainiet tās.
learn-floor = Sāciet uz pamatnes
learn-floor-text = Pirmais kauliņš stāv jebkur uz pamatnes. Paņemiet kauliņu un nolieciet to.
learn-join = Pievienojieties citiem
learn-join-text = Tagad jums ir dzeltenā krāsa. Jūsu pirmais kauliņš stāv uz pamatnes un ar skaldni piekļaujas kauliņam, kas tur jau ir.
learn-face = Skaldne pie skaldnes
learn-face-text = Katrs jauns kauliņš ar skaldni piekļaujas jūsu krāsai, no sāniem vai no augšas. Te tas skar tikai šķautni; atrodiet labāku vietu.
learn-hole = Bez tukšumiem
learn-hole-text = Nekas nekarājas gaisā. Zem šī kauliņa ir tukšums; nolieciet to tur, kur katram klucītim ir pamats.
learn-cover = Palieciet virspusē
learn-cover-text = Skaita tikai to, kas redzams no augšas. Nosedziet citas krāsas lauciņu.
learn-tile-first = Pirmā plāksnīte
learn-tile-first-text = Sāciet ar jebkuru plāksnīti. Tā dod savu skaitļu summu, tāpēc liela ir labs sākums.
learn-tile-match = Divi skaitļi sakrīt
learn-tile-match-text = Pielieciet plāksnīti pie malas. Abiem šīs malas skaitļiem jāsakrīt uz abām plāksnītēm.
learn-tile-hexagon = Noslēdziet sešstūri
learn-tile-hexagon-text = Ap punktu guļ piecas plāksnītes. Nolieciet sesto: tā dod vēl 50 punktus.
learn-tile-bridge = Uzbūvējiet tiltu
learn-tile-bridge-text = Pielieciet plāksnīti ar vienu malu tā, lai tās virsotne skar citu plāksnīti. Tilts dod vēl 40 punktus.
learn-tile-draw = Velciet, kad nekas neder
learn-tile-draw-text = Neviena jūsu plāksnīte neder. Velciet vienu; tas maksā 5 punktus.
learn-tile-out = Pēdējā plāksnīte
learn-tile-out-text = Nolieciet pēdējo plāksnīti. Kas beidz, saņem 25 punktus un visu pārējo spēlētāju plāksnīšu vērtību.
tip-label = Padoms
tip-dismiss = Paslēpt šo padomu
hint-reason-only-move = Tas ir vienīgais gājiens.
hint-reason-nothing-to-lay = Neviena jūsu plāksnīte neder.
hint-reason-swap = Tā krāsa stāv labāk.
hint-reason-keep = Jūsu krāsa stāv labāk.
hint-reason-calculated = Turpinot spēli, tas sevi attaisno vislabāk.
hint-reason-blocks = Atņem citiem { $number ->
    [1] stūri
    [zero] { $number } stūrus
    [one] { $number } stūri
   *[other] { $number } stūrus
  }.
hint-reason-opens-corners = Atver { $number ->
    [1] jaunu stūri
    [zero] { $number } jaunus stūrus
    [one] { $number } jaunu stūri
   *[other] { $number } jaunus stūrus
  }.
hint-reason-large-piece = Izmanto lielu kauliņu, kamēr ir vieta.
hint-reason-contests = Iet tur, kur grib iet citi.
hint-reason-towards-middle = Ved uz vidu.
hint-reason-covers = Nosedz { $number ->
    [1] citu lauciņu
    [zero] { $number } citu lauciņus
    [one] { $number } citu lauciņu
   *[other] { $number } citu lauciņus
  }.
hint-reason-shows = Rāda jūsu krāsu vēl { $number ->
    [1] vienā lauciņā
    [zero] { $number } lauciņos
    [one] { $number } lauciņā
   *[other] { $number } lauciņos
  }.
hint-reason-keeps-going = Atstāj jums ceļus tālāk.
hint-reason-tile = Plāksnītes vērtība ir { $number }.
hint-reason-bridge = Veido tiltu, punkti: { $number }.
hint-reason-hexagon = Noslēdz sešstūri, punkti: { $number }.
hint-reason-opening-triple = Trīs vienādi skaitļi dod vēl { $number }.
hint-reason-opening-zero = Trīs nulles dod vēl { $number }.
hint-reason-out = Tā ir jūsu pēdējā plāksnīte, punkti: { $number }.
