learn-title = Õpi
learn-lead = Tee mõni käik ja tunnedki reegleid. Iga õppetund kestab kaks minutit.
learn-steps = { $count ->
    [one] 1 samm
   *[other] { $count } sammu
  }
learn-begin = Alusta
learn-again = Veel kord
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
learn-done = Just nii.
learn-colour = Nüüd on sinu värv { $colour }.
learn-elsewhere = Ka see oleks lubatud. Kasuta selles sammus üht märgitud kohtadest.
learn-over = Nüüd tunned selle mängu reegleid.
learn-over-text = Mängi arvuti vastu või vaata üksikasju reeglitest.
learn-marked = Märgitud: { $cells }
learn-loading = Üks hetk
learn-start-own = Alusta oma nurgast
learn-start-own-text = Sinu esimene klots katab su alguspunkti. Võta klots ja pane see sinna.
learn-start-any = Alusta alguspunktist
learn-start-any-text = Sinu esimene klots katab alguspunkti. Võta klots ja pane see vabale alguspunktile.
learn-corner = Nurkapidi, mitte kunagi külgepidi
learn-corner-text = Iga uus klots puudutab nurkapidi üht sinu oma klotsi. Aseta järgmine klots.
learn-side = Hoia oma külgedest eemale
learn-side-text = See klots puudutab külgepidi sinu oma värvi, seega ei tohi see siin olla. Nihuta või pööra seda, kuni sobib.
learn-others = Teised värvid ei loe
learn-others-text = Teisi värve võid puudutada nii, nagu soovid. Aseta klots külgepidi teise värvi kõrvale.
learn-reach = Liigu vaba ruumi poole
learn-reach-text = Mäng käib ruumi pärast. Jõua suure klotsiga mõnele märgitud ruudule.
learn-gap = Poe läbi
learn-gap-text = Suured klotsid enam igale poole ei mahu. Jätka väikesega.
learn-last = Viimane koht
learn-last-text = Ruumi peaaegu enam ei ole. Leia koht viimasele klotsile; siis on mäng läbi ja loetakse, mis järele jäi.
learn-pairs = Igaüht kaks
learn-pairs-text = Sul on iga kujundit kaks ja iga klots annab punkti. Aseta sama kujund veel kord.
learn-turn = Pööra seda
learn-turn-text = Kolmnurgad pöörduvad kuue sammuga. Pööra klotsi, kuni see sobib, ja aseta siis.
learn-tip = Nurk võib kohtuda küljega
learn-tip-text = Kolmnurkade puhul piisab ühisest punktist. Aseta klots nii, et selle nurk kohtub sirge külje keskkohaga.
learn-strict = Ranged nurgad
learn-strict-text = Selles lauas mängitakse rangete nurkadega: nurk tohib kohtuda ainult nurgaga. Leia klotsile koht.
learn-open-first = Kus iganes soovid
learn-open-first-text = Alguspunkte ei ole. Aseta sinine klots kuhu tahes.
learn-open-second = Üks teisele poolele
learn-open-second-text = Asetad ka esimese oranži klotsi, teistsuguse kujuga. Tee mõlemad võrdselt heaks: teine mängija valib.
learn-choose = Kumma värvi sina võtaksid?
learn-choose-text = Nüüd oled teine mängija. Jäta värvid nii, nagu on, või vaheta need.
learn-floor = Alusta põrandalt
learn-floor-text = Esimene klots seisab põrandal kus tahes. Võta klots ja pane see maha.
learn-join = Ühine teistega
learn-join-text = Nüüd oled kollane. Sinu esimene klots seisab põrandal ja sel on ühine tahk mõne juba oleva klotsiga.
learn-face = Tahk tahu vastu
learn-face-text = Igal uuel klotsil on ühine tahk sinu oma värviga, kõrval või peal. Siin puudutab see ainult serva; leia parem koht.
learn-hole = Auke ei tohi olla
learn-hole-text = Miski ei tohi õhus rippuda. Selle klotsi all on auk; pane see nii, et iga kuubik seisab millegi peal.
learn-cover = Jõua kõige peale
learn-cover-text = Arvesse läheb ainult see, mis ülalt paistab. Kata teise värvi ruut.
learn-tile-first = Esimene kivi
learn-tile-first-text = Alusta mis tahes kiviga. See annab oma arvude summa, seega on suur kivi hea algus.
learn-tile-match = Kaks arvu klapivad
learn-tile-match-text = Aseta kivi külje vastu. Selle külje mõlemad arvud peavad mõlemal kivil samad olema.
learn-tile-hexagon = Sulge kuusnurk
learn-tile-hexagon-text = Punkti ümber on viis kivi. Aseta kuues: see annab 50 punkti lisaks.
learn-tile-bridge = Ehita sild
learn-tile-bridge-text = Ühenda kivi ühe küljega nii, et selle tipp kohtub teise kiviga. Sild annab 40 punkti lisaks.
learn-tile-draw = Võta kivi, kui miski ei sobi
learn-tile-draw-text = Ükski su kividest ei sobi. Võta üks juurde; see maksab 5 punkti.
learn-tile-out = Viimane kivi
learn-tile-out-text = Aseta oma viimane kivi. Kellel kivid otsa saavad, see saab 25 punkti ja kõigi teiste käte väärtuse.
tip-label = Nõuanne
tip-dismiss = Peida see nõuanne
hint-reason-only-move = See on ainus käik.
hint-reason-nothing-to-lay = Ükski su kividest ei sobi.
hint-reason-swap = See värv on paremas seisus.
hint-reason-keep = Sinu värv on paremas seisus.
hint-reason-calculated = See peab kõige paremini vastu, kui mängu edasi mängida.
hint-reason-blocks = See võtab teistelt { $number ->
    [one] nurga
   *[other] { $number } nurka
  }.
hint-reason-opens-corners = See avab { $number ->
    [one] uue nurga
   *[other] { $number } uut nurka
  }.
hint-reason-large-piece = See kasutab suurt klotsi, kuni ruumi on.
hint-reason-contests = See läheb sinna, kuhu teisedki tahavad.
hint-reason-towards-middle = See viib keskkoha poole.
hint-reason-covers = See katab teistelt { $number ->
    [one] ruudu
   *[other] { $number } ruutu
  }.
hint-reason-shows = See toob su värvi nähtavale veel { $number ->
    [one] ühel ruudul
   *[other] { $number } ruudul
  }.
hint-reason-keeps-going = See jätab sulle võimalusi jätkata.
hint-reason-tile = Kivi väärtus on { $number }.
hint-reason-bridge = See teeb silla, { $number } punkti.
hint-reason-hexagon = See sulgeb kuusnurga, { $number } punkti.
hint-reason-opening-triple = Kolm võrdset arvu annavad { $number } lisaks.
hint-reason-opening-zero = Kolm nulli annavad { $number } lisaks.
hint-reason-out = See on su viimane kivi, { $number } punkti.
