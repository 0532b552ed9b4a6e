learn-title = Õpi
learn-lead = Õpi reegleid, tehes mõned käigud. Iga õppetund kestab umbes 2 minutit.
learn-steps = { $count ->
    [one] 1 samm
   *[other] { $count } sammu
  }
learn-begin = Alusta
learn-again = Korda
learn-continue = Jätka
learn-finished = Tehtud
learn-rules = Reeglid
learn-tips = Nõuanded
learn-play = Mängi kohe
learn-all = Kõik õppetunnid
learn-step = Samm { $number } / { $count }
learn-skip = Jäta vahele
learn-back = Tagasi
learn-show = Näita mulle
learn-next = Edasi
learn-done = Tubli.
learn-colour = Nüüd on sinu värv { $colour }.
learn-elsewhere = See käik on lubatud. Selles sammus kasuta siiski üht märgitud kohtadest.
learn-over = Nüüd tunned reegleid
learn-over-text = Mängi arvuti vastu või vaata üksikasju reeglitest.
learn-marked = Märgitud: { $cells }
learn-loading = Laadimine…
learn-start-own = Alusta oma nurgast
learn-start-own-text = Sinu esimene klots peab katma su algusruudu. Vali klots ja aseta see sinna.
learn-start-any =
    Vali { $shape ->
        [triangle] alguskolmnurk
       *[square] algusruut
    }
learn-start-any-text =
    Sinu esimene klots peab katma { $shape ->
        [triangle] alguskolmnurga
       *[square] algusruudu
    }. Vali klots ja aseta see vabale { $shape ->
        [triangle] alguskolmnurgale
       *[square] algusruudule
    }.
learn-corner = Puuduta nurki, mitte kunagi külgi
learn-corner-text = Iga uus klots peab puudutama nurkapidi üht sinu oma klotsi. Aseta järgmine klots.
learn-side = Ära puuduta oma külgi
learn-side-text = See klots puudutab külgepidi sinu oma värvi, seega ei saa seda siia asetada. Nihuta või pööra seda, kuni sobib.
learn-others = Teisi värve võid puudutada
learn-others-text = Sinu klotsid võivad teisi värve puudutada kuidas tahes. Aseta klots külgepidi teise värvi kõrvale.
learn-reach = Liigu vaba ruumi poole
learn-reach-text =
    Sinu klotsid vajavad ruumi. Jõua suure klotsiga mõnele { $shape ->
        [triangle] märgitud kolmnurgale
       *[square] märgitud ruudule
    }.
learn-gap = Poe vahest läbi
learn-gap-text = Suured klotsid enam igale poole ei mahu. Jätka väikesega.
learn-last = Sinu viimane klots
learn-last-text = Ruumi peaaegu enam ei ole. Leia koht veel ühele klotsile. Siis mäng lõpeb ja punktid loetakse kokku.
learn-pairs = Igat kuju 2
learn-pairs-text = Sul on igat kuju kaks ja iga asetatud klots annab 1 punkti. Aseta sama kuju veel kord.
learn-turn = Pööra seda
learn-turn-text = Kolmnurkadel pöördub klots 6 sammuga. Pööra seda, kuni see sobib, ja aseta siis.
learn-tip = Nurk võib puudutada külge
learn-tip-text = Kolmnurkade puhul piisab ühest ühisest punktist. Aseta klots nii, et selle nurk puudutab sirge külje keskkohta.
learn-strict = Ranged nurgad
learn-strict-text = Selles mängus on ranged nurgad: nurk tohib puudutada ainult teist nurka. Leia klotsile koht.
learn-open-first = Alusta kus tahes
learn-open-first-text = Algusruute ei ole. Aseta sinine klots kuhu tahes.
learn-open-second = Nüüd teine värv
learn-open-second-text = Asetad ka esimese oranži klotsi, teistsuguse kujuga. Tee mõlemad võrdselt heaks: teine mängija valib nende vahel.
learn-choose = Kumma värvi sina võtaksid?
learn-choose-text = Nüüd oled teine mängija. Jäta värvid nii, nagu on, või vaheta need.
learn-floor = Alusta aluselt
learn-floor-text = Esimene klots võib seista alusel kus tahes. Vali klots ja aseta see.
learn-join = Ühine teistega
learn-join-text = Nüüd oled kollane. Sinu esimene klots peab seisma alusel ja sel peab olema ühine tahk mõne juba oleva klotsiga.
learn-face = Tahk tahu vastu
learn-face-text = Igal uuel klotsil peab olema ühine tahk sinu oma värviga, selle kõrval või peal. Siin puudutab see ainult serva. Leia parem koht.
learn-hole = Auke ei tohi olla
learn-hole-text = Klotsid ei saa õhus rippuda. Selle all on auk: aseta see nii, et iga kuubik seisab millegi peal.
learn-cover = Püsi kõige peal
learn-cover-text = Arvesse läheb ainult see, mis ülalt paistab. Kata teise värvi ruut.
learn-tile-first = Esimene kivi
learn-tile-first-text = Alusta mis tahes kiviga. See annab oma arvude summa, seega on suur kivi hea algus.
learn-tile-match = Sobita 2 arvu
learn-tile-match-text = Aseta kivi külje vastu. Selle külje mõlemad arvud peavad mõlemal kivil samad olema.
learn-tile-hexagon = Täida kuusnurk
learn-tile-hexagon-text = Punkti ümber on 5 kivi. Aseta kuues ja saad 50 lisapunkti.
learn-tile-bridge = Ehita sild
learn-tile-bridge-text = Ühenda kivi ühe küljega nii, et selle tipp puudutab teist kivi. Sild annab 40 lisapunkti.
learn-tile-draw = Võta kivi, kui miski ei sobi
learn-tile-draw-text = Ükski su kividest ei sobi. Võta üks juurde: iga võtmine maksab 5 punkti.
learn-tile-out = Sinu viimane kivi
learn-tile-out-text = Aseta oma viimane kivi. Kui sinul saavad kivid esimesena otsa, saad 25 punkti ja kõigi teiste käte väärtuse.
tip-label = Nõuanne
tip-dismiss = Peida see nõuanne
hint-reason-only-move = See on ainus käik.
hint-reason-nothing-to-lay = Ükski su kividest ei sobi.
hint-reason-swap = See värv on paremas seisus.
hint-reason-keep = Sinu värv on paremas seisus.
hint-reason-calculated = Ette arvutades on see parim.
hint-reason-blocks =
    See võtab teistelt { $number ->
        [one] 1 nurga
       *[other] { $number } nurka
    }.
hint-reason-opens-corners =
    See avab { $number ->
        [one] 1 uue nurga
       *[other] { $number } uut nurka
    }.
hint-reason-large-piece = See kasutab suurt klotsi, kuni ruumi on.
hint-reason-contests = See võtab ruumi, mida teised tahavad.
hint-reason-towards-middle = See viib keskkoha poole.
hint-reason-covers =
    See katab teistelt { $number ->
        [one] 1 ruudu
       *[other] { $number } ruutu
    }.
hint-reason-shows =
    See toob su värvi nähtavale veel { $number ->
        [one] 1 ruudul
       *[other] { $number } ruudul
    }.
hint-reason-shuts = See sulgeb { $number ->
    [one] 1 nurga, kust vastane saaks jätkata
   *[other] { $number } nurka, kust vastased saaksid jätkata
  }: { $cells }.
hint-reason-gave-up = Mängitud käik loobus { $number ->
    [one] 1 nurgast, kust jätkata
   *[other] { $number } nurgast, kust jätkata
  }: { $cells }.
hint-reason-own-reach = See hoiab ulatuses { $shape ->
    [triangle] { $number ->
        [one] 1 kolmnurga
       *[other] { $number } kolmnurka
      }
   *[square] { $number ->
        [one] 1 ruudu
       *[other] { $number } ruutu
      }
  }. Mängitud käik jättis { $than }.
hint-reason-rival-reach = Pärast seda on vastaste ulatuses { $shape ->
    [triangle] { $number ->
        [one] 1 kolmnurk
       *[other] { $number } kolmnurka
      }
   *[square] { $number ->
        [one] 1 ruut
       *[other] { $number } ruutu
      }
  }. Pärast mängitud käiku oli neid { $than }.
hint-reason-opens-more = See avab { $number ->
    [one] 1 uue nurga
   *[other] { $number } uut nurka
  }. Mängitud käik avas { $than }.
hint-reason-covers-more = See katab teistelt { $number ->
    [one] 1 ruudu
   *[other] { $number } ruutu
  }. Mängitud käik kattis { $than }.
hint-reason-shows-more = See toob oma värvi nähtavale { $number ->
    [one] 1 ruudul
   *[other] { $number } ruudul
  }. Mängitud käik tegi seda { $than } ruudul.
hint-reason-larger-piece = See kasutab suuremat klotsi: suurus { $number }, mitte { $than }.
hint-reason-keeps-going = See hoiab su võimalused lahti.
hint-reason-tile = Kivi annab { $number } punkti.
hint-reason-bridge = See teeb silla: { $number } lisapunkti.
hint-reason-hexagon = See täidab kuusnurga: { $number } lisapunkti.
hint-reason-opening-triple = Alustamine 3 võrdse arvuga annab { $number } lisaks.
hint-reason-opening-zero = Alustamine 3 nulliga annab { $number } lisaks.
hint-reason-out = See on su viimane kivi: { $number } lisapunkti.
coach-pick-piece = Vali klots. Saad seda pöörata ja ümber keerata.
coach-pick-tile = Vali kivi. Kahvatud praegu ei sobi.
coach-put-piece = Vii see mängulauale. Värving näitab, kuhu see sobib.
coach-put-tile = Vii see lauale. Märgid näitavad, kuhu see sobib.
coach-place-piece = See sobib siia. Vajuta „Aseta“.
coach-place-tile = See sobib siia. Vajuta „Aseta“.
