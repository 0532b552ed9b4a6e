rules-title = Reeglid
rules-page-title = { $game }: reeglid
rules-lead = Kuidas iga mängu mängida, piltidega.
rules-all = Kõik mängud
rules-play = Mängi kohe
rules-tutorial = Õpi mängides
rules-language = Keel
rules-allowed = Lubatud
rules-forbidden = Ei ole lubatud
rules-clauses = Reeglite numbrid
rules-trade-marks = Blokus, Trigon, Rumis ja Triominos on nende omanike kaubamärgid. Nimetame neid ainult selleks, et öelda, milliseid avaldatud reegleid mäng järgib. Cornerwise on neist omanikest sõltumatu.
rules-family-classic = Ruudud, kuni 4 mängijat
rules-family-duo = Ruudud, 2 mängijat
rules-family-trigon = Kolmnurgad
rules-family-polyomino = Vaba algus
rules-family-rumis = Kuubikud
rules-family-triominos = Arvud
rules-heading-goal = Eesmärk
rules-heading-pieces = Klotsid
rules-heading-tiles = Kivid
rules-heading-setup = Ettevalmistus
rules-heading-opening = Avang
rules-heading-start = Esimene klots
rules-heading-turn = Sinu kord
rules-heading-contact = Mida klots peab puudutama
rules-heading-others = Teised värvid
rules-heading-strict = Ranged nurgad
rules-heading-standing = Auke ei tohi olla
rules-heading-limits = Kõrguspiirid
rules-heading-blocked = Kui sa ei saa klotsi asetada
rules-heading-draw = Kivide juurdevõtmine
rules-heading-end = Mängu lõpp
rules-heading-scoring = Punktiarvestus
rules-heading-ties = Võrdne tulemus
rules-heading-example = Näide
rules-heading-players = Mängijate arv
rules-heading-options = Valikud
rules-heading-tips = Nõuanded
rules-goal-left = Aseta mängulauale nii palju oma klotse, kui saad, ja ära jäta teistele nende omade jaoks ruumi. Mis sul lõpuks järele jääb, läheb arvesse sinu kahjuks.
rules-goal-pieces = Aseta rohkem klotse kui teine mängija.
rules-goal-area = Kata rohkem ruute kui teine mängija.
rules-goal-complete = Mängid ise kõigi värvidega. Aseta kõik { $pieces } klotsi.
rules-goal-seen = Ehita nii, et su värv paistaks otse ülalt vaadates võimalikult paljudel ruutudel.
rules-goal-points = Aseta kive, mille arvud klapivad, ja kogu kõige rohkem punkte.
rules-board-rectangle = Mängulaual on { $width } × { $height } ruutu.
rules-board-hexagon = Mängulaud on kuusnurk, milles on { $cells } kolmnurka, igal küljel { $side }.
rules-board-inner = Kasutad ainult mängulaua sisemist kuusnurka: { $cells } kolmnurka, igal küljel { $side }.
rules-board-heights = Alusel on { $squares } ruutu ja igaühel on piir, kui kõrgele seal ehitada tohib. Kokku on ruumi { $cubes } kuubikule.
rules-board-reconstructed = Selle mängulaua avaldatud mõõte me ei tea. Tuletasime need laua kujust ja sellest, et ruumi on { $each } kuubikule mängija kohta.
rules-board-own = Kõrguskaardi teed ise: üks arv aluse iga ruudu kohta, ridade vahel kaldkriips. Kaugeim rida on ees ja 0 tähendab, et ruutu pole. Kõik ruudud peavad olema omavahel ühenduses ja kuubikuid võib olla kuni { $most }.
rules-board-table = Kivid asetad lauale, millel pole serva.
rules-pieces-own = Igal värvil on { $pieces } klotsi, milles on { $smallest }–{ $largest } { $shape ->
    [triangle] kolmnurka
   *[square] ruutu
  }, kõik eri kujuga. Kokku on neis { $cells } { $shape ->
    [triangle] kolmnurka
   *[square] ruutu
  }.
rules-pieces-copies = Igal värvil on { $pieces } klotsi: { $shapes } kuju, igaüht { $copies }, suurusega { $smallest }–{ $largest } ruutu. Kokku on neis { $cells } ruutu.
rules-pieces-shared = Mõlemad mängijad võtavad oma klotsid ühest komplektist: { $pieces } klotsi suurusega { $smallest }–{ $largest } ruutu, kõik eri kujuga. Kui üks mängija on klotsi asetanud, ei saa teine seda enam kasutada.
rules-pieces-cubes = Igal värvil on { $pieces } klotsi, milles on { $smallest }–{ $largest } kuubikut, kokku { $cells } kuubikut. Klots ja selle peegelpilt on kaks eri klotsi. Üksikut kuubikut ei ole.
rules-pieces-tiles = Kolmnurkseid kive on { $tiles }. Igal on kolm arvu vahemikus { $lowest }–{ $highest }. Väikseimast alates päripäeva lugedes arvud kunagi ei kahane ja kahte ühesugust kivi ei ole. Kivi väärtus on selle arvude summa.
rules-setup-order = Värvid mängivad selles järjekorras: { $colours }.
rules-setup-one-each = Mängijaid on { $seats } ja igaühel on üks värv.
rules-setup-two-each = Mängijaid on kaks ja kummalgi on kaks värvi. Esimesel mängijal: { $first }. Teisel mängijal: { $second }.
rules-setup-shared = Mängijaid on kolm ja igaühel on üks värv. Neljandat värvi ({ $colour }) asetavad nad kordamööda, alates mängijast, kes mängu alustab. Sinu kord sellega jääb alles ka siis, kui su oma värv enam midagi asetada ei saa.
rules-setup-teams = Neli mängijat moodustavad kaks kaheliikmelist võistkonda, igaühel üks värv. Esimesel võistkonnal: { $first }. Teisel võistkonnal: { $second }.
rules-setup-solo = Asetad ise kõik värvid, üksteise järel.
rules-setup-left-out = Mängijaid on kolm ja igaühel on üks värv. Neljas värv ({ $colour }) jääb karpi.
rules-start-own =
    Iga värvi esimene klots peab katma selle värvi { $shape ->
        [triangle] alguskolmnurga
       *[square] algusruudu
    }: { $points }.
rules-start-any =
    Iga värvi esimene klots peab katma mõne veel vaba { $shape ->
        [triangle] alguskolmnurga
       *[square] algusruudu
    }: { $points }.
rules-start-free = Iga värvi esimese klotsi võib asetada mängulaual kuhu tahes.
rules-start-beside = Mängu esimese klotsi võib asetada kuhu tahes. Iga teise värvi esimene klots peab puudutama mõnd juba olevat klotsi.
rules-start-opposite =
    Iga värvi esimene klots peab katma { $shape ->
        [triangle] alguskolmnurga
       *[square] algusruudu
    }: { $points }. Sinu kaks värvi alustavad teineteise vastast, seega ei tohi teine mängija võtta { $shape ->
        [triangle] alguskolmnurka
       *[square] algusruutu
    } sinu esimese värvi vastas.
rules-start-spaced =
    Iga värvi esimene klots peab katma { $shape ->
        [triangle] alguskolmnurga
       *[square] algusruudu
    }: { $points }. Kahe värvi vahele peab jääma üks vaba { $shape ->
        [triangle] alguskolmnurk
       *[square] algusruut
    }.
rules-start-swap = Esimene mängija asetab ühe klotsi esimest värvi ja siis ühe teist värvi, kumbagi mängulaual kuhu tahes. Need ei tohi kattuda ja peavad olema eri kujuga. Seejärel valib teine mängija värvi. Järgmisena mängib esimene värv ({ $colour }), olgu see kelle oma tahes.
rules-start-cubes = Mängu esimene klots võib seista alusel kus tahes. Ka iga teise värvi esimene klots peab seisma alusel ja sel peab olema ühine tahk mõne juba oleva klotsiga.
rules-turn-flat =
    Aseta üks oma klots mängulaua vabadele { $shape ->
        [triangle] kolmnurkadele
       *[square] ruutudele
    }. Võid seda pöörata ja ümber keerata. Asetatud klotsi ei saa enam liigutada.
rules-turn-cubes = Aseta üks oma klots. Võid seda pöörata igas suunas. Asetatud klotsi ei saa enam liigutada.
rules-contact-corner = Iga uus klots peab puudutama nurkapidi vähemalt üht sama värvi klotsi. Külgepidi ei tohi see oma värvi kunagi puudutada.
rules-contact-face = Iga uus klots peab puudutama sama värvi klotsi külgepidi. Nurkapidi puudutamisest ei piisa.
rules-contact-triangles = Piisab ühest ühisest punktist: nurk võib puudutada ka teise klotsi sirge külje keskkohta.
rules-contact-strict = Rangete nurkade puhul tohib su värvi nurk puudutada ainult teist nurka, mitte kunagi sirge külje keskkohta. See kehtib kõikjal, kus uus klots oma värvi puudutab: üks vale kokkupuude muudab käigu keelatuks, isegi kui mõni teine nurk puudutab õigesti.
rules-contact-others = Su klots võib teisi värve puudutada kuidas tahes, nurka- või külgepidi.
rules-contact-cubes = Igal uuel klotsil peab olema vähemalt üks ühine tahk sama värvi klotsiga, selle kõrval või peal. Serva või nurga puudutamisest ei piisa. Teised värvid ei loe.
rules-standing = Igas veerus, mida klots kasutab, peavad selle kuubikud seisma alusel või seal juba olevatel kuubikutel. Klotsi all ei tohi olla auku ja miski ei tohi ulatuda tühja ruumi kohale.
rules-limits = Miski ei tohi seista väljaspool alust ega üle oma ruudu kõrguspiiri.
rules-blocked-flat = Kui saad klotsi asetada, siis pead seda tegema. Värv, mis klotsi asetada ei saa, jäetakse vahele. Uut ruumi tal enam tekkida ei saa, seega on ta mängu lõpuni väljas.
rules-blocked-out = Värv, mis oma korral klotsi asetada ei saa, on mängu lõpuni väljas.
rules-blocked-skip = Värvil, mis klotsi asetada ei saa, jääb vahele ainult see kord. Teised võivad ehitades talle koha avada.
rules-end = Mäng lõpeb, kui ükski värv ei saa enam klotse asetada.
rules-ties = Kui parim tulemus on mitmel, jagavad nad võitu.
rules-scoring-advanced =
    Järele jäänud klotside iga { $shape ->
        [triangle] kolmnurk
       *[square] ruut
    } maksab 1 punkti. Kui asetad kõik oma klotsid, saad { $all } punkti, ja veel { $last }, kui väikseim klots oli viimane. Võidab suurim tulemus.
rules-scoring-basic = Loe kokku järele jäänud klotside ruudud. Võidab see, kellel on kõige vähem ruute järel. Lisapunkte ei ole.
rules-scoring-pieces = Iga asetatud klots annab 1 punkti. Võidab see, kellel on kõige rohkem punkte. Lisapunkte ei ole.
rules-scoring-area = Iga kaetud ruut annab 1 punkti. Võidab see, kellel on kõige rohkem punkte, võrdsed punktid on viik. Lisapunkte ei ole.
rules-scoring-complete = Võidad, kui kõik klotsid on mängulaual. Kui see ei õnnestu, näitab asetatud klotside arv, kui lähedale jõudsid.
rules-scoring-seen = Vaata otse alla: iga ruut, millel su värv on kõige peal, annab 1 punkti. Iga järele jäänud klots maksab 1 punkti, olenemata suurusest. Võidab see, kellel on kõige rohkem punkte.
rules-scoring-sum = Mängija tulemus on mõlema värvi summa.
rules-scoring-team = Võistkonna tulemus on selle kahe värvi summa.
rules-scoring-shared = Ühine värv ei lähe kellelegi arvesse.
rules-example-finished = Lõppenud mäng ja selle punktiarvestus.
rules-example-colour = Värv
rules-example-left = Järele jäi
rules-example-points = Punktid
rules-example-turn = Kord
rules-example-winner = Võitja: { $winners }.
rules-figure-starts =
    { $shape ->
        [triangle] Alguskolmnurgad
       *[square] Algusruudud
    }
rules-figure-pieces = Ühe värvi klotsid
rules-figure-start =
    Esimene klots katab { $shape ->
        [triangle] alguskolmnurga
       *[square] algusruudu
    }
rules-figure-corner = Nurk vastu nurka
rules-figure-side = Külg vastu oma värvi külge
rules-figure-apart = Ei puuduta oma värvi
rules-figure-others = Teised värvid võivad puutuda külgepidi
rules-figure-tip = Nurk puudutab külje keskkohta
rules-figure-face = Ühine tahk oma värviga
rules-figure-edge = Ainult ühine serv oma värviga
rules-figure-hole = Selle all on auk
rules-figure-match = Külje mõlemad arvud on võrdsed
rules-figure-mismatch = Külje arvud erinevad
rules-figure-bridge = Sild: { $points } lisapunkti
rules-figure-hexagon = Kuusnurk: { $points } lisapunkti
rules-figure-hexagons = Kaks kuusnurka ühe kiviga: { $points } lisapunkti
rules-players =
    { $players ->
        [one] 1 mängija
       *[other] { $players } mängijat
    }
rules-players-cubes = { $columns } ruutu, ruumi { $cubes } kuubikule
rules-players-tiles = igaühel { $tiles } kivi
rules-option-start = Esimene klots
rules-option-scoring = Punktiarvestus
rules-option-first = Kes alustab
rules-option-shared = Ühine värv
rules-option-strict-corners = Ranged nurgad
rules-option-left-out = Välja jääv värv
rules-option-seats = Mängijate arv
rules-option-colours-each = Värve mängija kohta
rules-option-blocked = Kui sa ei saa klotsi asetada
rules-option-heights = Kõrguskaart
rules-option-without = Edumaa
rules-option-edition = Väljaanne
rules-option-target = Punktipiir
rules-option-deals = Jagamiste arv
rules-option-after-draw = Pärast juurdevõtmist
rules-option-time-limit = Ajaga mängukorrad
rules-option-usual = vaikimisi
rules-option-none = Sellel mängul pole valikuid.
rules-choice-first = Alustada võib iga mängija. Teised järgnevad päripäeva.
rules-choice-shared = Iga neljast värvist võib olla ühine. Värvide järjekord jääb samaks: kui ühine on sinine, alustab sinine ikka esimesena ja selle asetab mängija, kes alustab.
rules-choice-left-out = Iga neljast värvist võib jääda karpi.
rules-choice-seats-cubes = { $fewest }–{ $most } mängijat. Kui mängijaid on vähem, on ruumi vähematele kuubikutele ja viimaseid värve ei kasutata.
rules-choice-seats = { $fewest }–{ $most } mängijat.
rules-choice-colours-each = Kahel mängijal võib nelja mängija mängulaual olla kummalgi kaks värvi. Arvesse läheb ainult mängija parem värv.
rules-choice-heights = Mis tahes kõrguskaart, milles on kuni { $most } kuubikut.
rules-choice-without = Värvid võivad mängida mõne oma klotsita, et tugevamatel ja nõrgematel mängijatel oleks võrdne mäng. Väljajäetud klotsid ei maksa midagi. Kui järele jäänud klotsid lähevad arvesse sinu kahjuks, on suurte klotside vähesusest abi. Muidu on vähemate klotsidega raskem.
rules-choice-target = Kui jagamine lõpeb, võrreldakse summasid punktipiiriga: { $usual } punkti või mõni muu arv vahemikus { $fewest }–{ $most }. Kui keegi on selleni jõudnud, on matš läbi.
rules-choice-deals = Või mängige matš, milles on { $fewest }–{ $most } jagamist, punktidest sõltumata.
rules-choice-drawn = Pärast juurdevõtmist tohid asetada ainult äsja võetud kivi.
rules-choice-any = Pärast juurdevõtmist tohid asetada mis tahes kivi oma käest.
rules-choice-time-limit = Igal mängukorral on ajapiirang. Kui aeg saab otsa, võtad kive, kuni su kord on läbi. Kui sul on alles esimene kivi asetada, asetatakse sinu eest üks su kividest.
rules-tiles-hands = Iga mängija võtab endale kivid ja hoiab neid varjatult käes. Ülejäänud on varu. Näed oma kätt, lauda, kõigi punkte ning seda, mitu kivi on teistel ja varus.
rules-tiles-begin = Enne iga jagamist võtab iga mängija ühe kivi ja näitab seda. Alustab suurim väärtus, võrdse väärtusega mängijad võtavad uuesti. Seejärel segatakse ja jagatakse kõik kivid. Esimene mängija asetab mis tahes kivi ja saab selle väärtuse.
rules-tiles-lay = Aseta üks kivi. Vähemalt üks terve külg peab olema vastu laual olevat kivi ja selle külje mõlemad arvud peavad olema võrdsed. Ka igas teises nurgas, mida see puudutab, peavad arvud olema võrdsed.
rules-tiles-score = Kivi annab oma väärtuse. Sild annab { $bridge } lisapunkti, kuusnurk { $one }, kaks kuusnurka ühe kiviga { $two } ja kolm { $three }.
rules-tiles-bridge = Sild on ainult ühe küljega ühendatud kivi, mille kolmas nurk puudutab kaugemat kivi: selle nurga kõrval on kaks kohta tühjad ja selle taga olevast kolmest vähemalt üks ei ole. Kuues kivi punkti ümber täidab kuusnurga. Üks kivi ei saa teha mõlemat.
rules-tiles-draw = Kui sa ei saa või ei taha kivi asetada, võta varust üks juurde. Iga võtmine maksab { $cost } punkti. Võid kivi kohe asetada. Ühel mängukorral võid võtta kuni { $most } kivi. Kui sa siiski ühtegi ei aseta, kaotad veel { $more } punkti, kokku { $all }.
rules-tiles-empty = Kui varu on tühi, pead kivi asetama, kui saad. Kui ei saa, jätad korra karistuseta vahele.
rules-tiles-out = Kui asetad oma käe viimase kivi, saad { $out } punkti ja kõigi teiste käes olevate kivide väärtuse. Enne mängitakse ring lõpuni, et kõigil oleks olnud sama palju kordi. Kui samas ringis saavad kivid otsa veel kellelgi, saab ta ainult need { $out } punkti.
rules-tiles-blocked = Kui kõik mängijad on järjest korra vahele jätnud, on jagamine ummikus. Selle võidab väikseim käsi ja saab kõigi teiste käte väärtuse, millest on enda oma maha arvatud. Keegi teine ei kaota midagi. Kui võrdselt väikseid käsi on mitu, saab igaüks neist punkte samamoodi.
rules-tiles-match = Matši lõpus võidab suurim kogusumma. Summa võib langeda alla nulli.
rules-tiles-example-sum = Kivi
rules-tiles-example-bridge = Kivi, mis teeb silla
rules-tiles-example-hexagon = Kivi, mis täidab kuusnurga
rules-tiles-example-draws = Kolm juurdevõtmist, ühtegi kivi ei asetatud
rules-tiles-example-out = Viimane kivi, kui teistel on käes { $hands }
rules-scoring-standard = Punktid nagu eespool kirjeldatud.
rules-scoring-children = Lastele: kivi eest { $tile } punkt, silla eest { $bridge } lisaks, ühe, kahe või kolme kuusnurga eest { $one }, { $two } või { $three } lisaks ning { $out } sellele, kellel saavad kivid esimesena otsa. Punkte ei kaota kunagi. Jagamisi on üks, kui sa ei vali mitut või punktipiiri.
rules-scoring-no-points = Punktideta: võidab see, kellel saavad kivid esimesena otsa. Kui jagamine on ummikus, võidab see, kellel on kõige vähem kive järel.
rules-edition-international = Rahvusvaheline: nagu eespool kirjeldatud, { $fewest }–{ $most } mängijale.
rules-edition-french = Prantsuse: { $fewest }–{ $most } mängijale. Jagamine lõpeb kohe, kui kellelgi saavad kivid otsa. Ummikus jagamises kaotab igaüks oma käe väärtuse. Kui varu on tühi, võid korra vahele jätta ka siis, kui saaksid kivi asetada. Matš lõpeb kohe, kui mängija jõuab punktipiirini, ja see mängija võidab.
rules-edition-spanish = Hispaania: { $fewest }–{ $most } mängijale; kolme ja nelja mängija puhul saab igaüks vähem kive.
rules-edition-portuguese = Portugali: nagu Hispaania väljaanne, kuid kolm juurdevõtmist maksavad kokku { $draws } punkti.
rules-edition-tournament = Turniir: alustaja selgitamiseks kive ei võeta. Esimesena tuleb asetada suurim kolme võrdse arvuga kivi, kelle käes see ka on; see annab { $triple } lisaks, või { $zero } lisaks, kui sellel on kolm nulli. Kui kellelgi sellist kivi pole, alustab suurim väärtus.
