result-page = Tulemus
result-open = Mäng on pooleli
result-by-resigned = Teised andsid alla.
result-by-time = Teistel sai aeg otsa.
result-by-left = Teised lahkusid mängust.
result-you-resigned = Sa andsid alla.
result-you-time = Sinu aeg sai otsa.
result-you-left = Sa lahkusid.
result-dropped = { $name }: { $how }
result-by-draw = Mängijad leppisid kokku viigis.
result-all-placed = { $colour } asetas kõik klotsid.
result-solo-done = Kõik klotsid on mängulaual
result-solo-short = Kõiki klotse ei asetatud
over-replay = Esita uuesti
sum-won = võitis
sum-deal = { $deal }. jagamine
sum-together = Võistkonna summa
sum-nobody = Ühine värv
sum-nobody-text = Kõik asetasid seda kordamööda. See ei lähe arvesse.
sheet-left = Klots { $piece } jäi järele{ $count ->
    [one] {""}
   *[other] , kokku { $count }
  }
sheet-cells-placed = { $count ->
    [one] 1 ruut kaetud
   *[other] { $count } ruutu kaetud
  }
sheet-pieces-placed = { $count ->
    [one] 1 klots asetatud
   *[other] { $count } klotsi asetatud
  }
sheet-seen = { $count ->
    [one] 1 ruut ülalt näha
   *[other] { $count } ruutu ülalt näha
  }
sheet-all-placed = Kõik klotsid asetatud
sheet-single-last = Väikseim klots asetatud viimasena
sheet-tile = { $count ->
    [one] 1 kivi asetatud
   *[other] { $count } kivi asetatud
  }
sheet-bridge = { $count ->
    [one] 1 sild
   *[other] { $count } silda
  }
sheet-hexagon =
    { $count ->
        [one] 1 kuusnurk täidetud
       *[other] { $count } kuusnurka täidetud
    }
sheet-opening-triple = Alustas kolme võrdse arvuga
sheet-opening-zero = Alustas kolme nulliga
sheet-out = Asetas viimase kivi
sheet-draw = { $count ->
    [one] 1 kivi võetud
   *[other] { $count } kivi võetud
  }
sheet-third-draw =
    { $count ->
        [one] Kolmas kivi võetud, ühtegi ei asetatud
       *[other] Kolmas kivi võetud, ühtegi ei asetatud: { $count } korda
    }
sheet-hands = Kätte jäänud kivid
review-title = Ülevaade
review-about = Kleebi mäng. Arvuti näitab, kuidas see läks, mida iga käik väärt oli ja mis oleks olnud parem.
review-progress =
    { $done ->
        [0] Mängu analüüsimine…
       *[other] Analüüsimine: { $done } / { $total } käiku tehtud
    }
review-progress-text = Võid samal ajal mängus ringi liikuda. Kui lahkud sellelt lehelt, analüüs peatub.
review-quantity = Mida graafik näitab
review-margins = Punkte ees
review-shares = Võiduvõimalus
review-graph = Mängu seis pärast iga käiku
review-as-table = Näita tabelina
review-as-graph = Näita graafikuna
review-table = Mängu seis pärast iga käiku tabelina
review-move = Järgmine käik
review-before = { $ply }: { $move }
review-end = Lõpp
review-errors = ± on veapiir: 16 korda pikem otsing jääb sellesse 95 korral 100-st. Väärtus ilma märgita ± on täpne.
review-at = { $ply ->
    [0] Algseis
    [one] Pärast 1 käiku
   *[other] Pärast { $ply } käiku
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Pöördepunktid
review-no-turning = Ükski käik ei maksnud palju. Kõik mängisid hästi.
review-lost-margins = punkti kaotatud parima käiguga võrreldes
review-move-of = { $number }. käik, { $name }
review-instead = { $move }. Parem: { $better }
review-better = Parem: { $move }
review-was-best = Arvuti ei leidnud midagi paremat.
review-choose = Vali käik, et näha, mis oleks olnud parem.
review-line = Kuidas mäng oleks võinud jätkuda
review-line-show = Näita käike
review-line-one = Näita käiku
review-line-hide = Peida käigud
review-line-back = Neist käikudest eelmine
review-line-on = Neist käikudest järgmine
review-line-at = { $step } / { $count }
move-lays = { $piece } kohale { $cell }
move-lays-tile = kivi { $tile }
move-keep = oma värvi juurde jäämine
move-swap = värvide vahetamine
move-draw = kivi võtmine
move-pass = vahelejätmine
replay-title = Kordus
replay-about = Kleebi mäng ja vaata seda käik käigu haaval.
replay-slider = Koht mängus
replay-where = { $ply ->
    [0] Alguses, ees { $count ->
        [one] 1 käik
       *[other] { $count } käiku
      }
   *[other] Käik { $ply } / { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Esita
replay-pause = Peata
replay-end = Mine lõppu
replay-speed = Kiirus
replay-times = { $speed } ×
replay-next = käigul
head-back = Tagasi
record-label = Mäng .blksgf- või JSON-vormingus
record-open = Ava
record-file = Vali fail
record-other = Teine mäng
record-hint = Võid faili ka siia lohistada. Serverisse ei salvestata midagi.
record-none = Selles tekstis pole mängu. Palun kleebi .blksgf- või JSON-fail.
record-which = Leiti { $count } mängu. Vali üks.
export-title = Jaga ja salvesta
export-share = Jaga
export-link = Kopeeri link
export-text = Kopeeri tekstina
export-blksgf = .blksgf-fail
export-blksgf-text = teistele programmidele
export-json = JSON-salvestis
export-json-text = kõik andmed, siin uuesti avatav
export-svg = SVG-pilt
export-svg-text = terav igas suuruses
export-png = PNG-pilt
export-png-text = sõnumitesse ja veebilehtedele
analysis-title = Analüüsilaud
analysis-parts = Mida näidata
analysis-pieces = Klotsid
analysis-lines = Parimad käigud
analysis-moves = Käigud
analysis-no-moves = Aseta klots ükskõik kelle eest. Siin on sinu käigud ja kõik variandid, mida proovid.
analysis-searched = { $count ->
    [one] { $count } seis läbi otsitud
   *[other] { $count } seisu läbi otsitud
  }
analysis-exact = Arvutatud mängu lõpuni
analysis-bar = Võiduvõimalus: { $chances }
analysis-bar-empty = Võiduvõimalus
analysis-promote = Tee sellest põhivariant
analysis-remove = Kustuta see käik ja kõik pärast seda
analysis-menu = Rohkem valikuid
analysis-new = Uus analüüs
analysis-paste = Kleebi käigud või mäng
analysis-paste-text = Igal real üks käik, link või mäng .blksgf- või JSON-vormingus.
analysis-by-moves = Kivid võetakse varust, seepärast tekib seis oma käikudest. Mängi need laual või kleebi need.
analysis-saved = Salvestatud sellesse seadmesse
analysis-forget = Kustuta see analüüs
analysis-from-here = Analüüsi siit
arrange-title = Sea seis üles
arrange-ready = Reeglid lubavad seda seisu.
arrange-broken = Pole veel võimalik
arrange-missing = { $colour }: üks klots on puudu. Värvid käivad kordamööda.
arrange-turn = Käigul
arrange-turn-any = Reeglite järgi
arrange-turn-other = Nende klotsidega on käigul teine värv.
editor-moves = { $count ->
    [0] Aseta esimene klots
    [one] 1 käik
   *[other] { $count } käiku
  }
editor-over = Mäng on läbi
editor-over-text = Keegi ei saa enam käia.
editor-computer = Lase arvutil käia
editor-review = Vaata see mäng üle
editor-found = Parimad käigud
editor-value = { $margin } · { $share }%
editor-make = Mängi käik { $letter }
editor-game = Mäng
editor-which = Vali mäng
editor-game-kind = { $game }, { $kind }
editor-begin = Alusta uuesti
doors = Ava mäng
door-review = Vaata mäng üle
door-replay = Esita mäng uuesti
