start-hero = Aseta oma klotsid nurk vastu nurka.
start-play-now = Mängi kohe
start-play-now-about = { $game }, vastas { $level }. tase
start-games = Mängud
sort-by = Järjestus
sort-usual = Vaikejärjestus
sort-minutes = Mänguaeg
sort-age = Vanus
sort-players = Mängijate arv
start-live = Otse
start-live-who = { $game }: { $who }
start-sample = Vaata mängu
start-waiting = Sinu kord
start-running = Sinu mängud
start-all-mine = Kõik sinu mängud
start-more = Veel
start-puzzles = Ülesanded
start-puzzles-about = Leia ainus parim käik
start-designs = Kujundid
start-designs-about = Tee oma pilte
start-learn = Õpi
start-learn-about = Õppetunnid ja reeglid
start-games-about = Käimas ja lõppenud
mode-computer = Arvuti
mode-computer-about = 9 taset
mode-computer-title = Mängi arvuti vastu
mode-friends = Sõbrad
mode-friends-about = kutsu lingiga
mode-friends-title = Kutsu sõpru
mode-anyone = Kes tahes
mode-anyone-about = kes praegu võrgus on
mode-anyone-title = Leia vastane
mode-screen = Üks ekraan
mode-screen-about = üks seade mitmele
mode-screen-title = Mängige ühel ekraanil
lobby-game = Mäng
lobby-kind = Variant
lobby-mode = Vastane
lobby-strength = Tase
lobby-anyone-clock = Sinu vastaseks saab keegi, kes valis sama kella.
lobby-begin-computer = Mängi
lobby-begin-friends = Ava laud
lobby-begin-anyone = Leia vastane
lobby-begin-screen = Mängi
lobby-more-choices = Rohkem valikuid
lobby-rules = Reeglid
setup-clock = Kell
setup-clock-none = Kellata
setup-clock-game = igaühele { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } käigu kohta
setup-clock-days = { $time } käigu kohta
lobby-open-seat = Vaba koht
lobby-open-seats =
    { $count ->
        [one] 1 vaba koht
       *[other] { $count } vaba kohta
    }
lobby-computer = Arvuti, { $level }. tase
lobby-computers = { $count ->
    [one] arvuti ({ $level }. tase)
   *[other] { $count } arvutit ({ $level }. tase)
 }
lobby-open-match = Ava see mäng
lobby-your-turn = Sinu kord
lobby-your-turn-left = Sinu kord. Aega jäänud: { $time }
lobby-their-turn = Käigul on { $name }
lobby-running = Käimas
lobby-paused = Pausil
lobby-awaits-players =
    { $count ->
        [0] Kohe algab
        [one] 1 vaba koht
       *[other] { $count } vaba kohta
    }
lobby-move-number = { $number }. käik
lobby-ended-won = Võitsid, { $ago }
lobby-ended-lost = Kaotasid, { $ago }
lobby-ended-drawn = Viik, { $ago }
lobby-ended-played = Lõppes { $ago }
lobby-ended-aborted = Katkestatud, { $ago }
setup-clock-other = Kohandatud
setup-clock-kind = Ajakontroll
setup-clock-kind-game = Mängu kohta
setup-clock-kind-move = Käigu kohta
setup-clock-kind-days = Päevi käigu kohta
setup-clock-minutes = Minuteid igaühele
setup-clock-seconds = Sekundeid käigu kohta
setup-clock-days-count = Päevi käigu kohta
setup-clock-increment = Pärast iga käiku lisatavad sekundid
setup-seats = Mängijad
setup-count = Mängijate arv
setup-who = Kes mängivad
setup-options = Reeglid
setup-table = Laua seaded
setup-listed = Avalik
setup-listed-about = Igaüks võib selle laua leida ja liituda. Kui see on väljas, on vaja linki.
setup-family = Perelaud
setup-family-about = Vihjed kõigile, vestlust ei ole. Lisa edumaa, et lastel ja algajatel oleks õiglane võimalus.
setup-rated = Reitinguga
setup-rated-about = Igaüks vajab kontot ja võib võtta ainult ühe koha.
setup-rated-account = Logi sisse, et reitinguga mänge mängida. Igaüks lauas vajab kontot.
setup-handicap = Edumaa
setup-handicap-about = Tugevamad mängijad alustavad ilma mõne oma suurima klotsita. Edumaaga mängud ei mõjuta reitingut.
setup-handicap-count = { $count ->
    [0] Kõik klotsid
    [one] Ilma { $count } klotsita
   *[other] Ilma { $count } klotsita
 }
setup-chat = Vestlus
setup-chat-presets = Valmis laused
setup-chat-free = Vaba tekst
setup-chat-off = Väljas
setup-clash = Need valikud ei sobi kokku. Palun muuda mõnda neist.
setup-clash-heights = Sellel mängulaual ei saa mängida. Ühenda kõik selle ruudud ja kasuta 2–512 kuubikut.
setup-step-rules = Kell ja reeglid
heights-about = Vali kõrgus ja puuduta ruute või lohista üle nende. 0 teeb augu.
heights-board = Sinu mängulaud
heights-square = { $square }, kõrgus { $height }
heights-columns = Veerud
heights-columns-count = { $count ->
    [one] 1 veerg
   *[other] { $count } veergu
  }
heights-columns-fewer = Eemalda veerg
heights-columns-more = Lisa veerg
heights-rows = Read
heights-rows-count = { $count ->
    [one] 1 rida
   *[other] { $count } rida
  }
heights-rows-fewer = Eemalda rida
heights-rows-more = Lisa rida
setup-play = Mängi
setup-open = Ava laud
setup-rules = Kuidas mängida: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Keegi teine selle ekraani taga
setup-seat-name = { $number }. mängija nimi
setup-seat-open = Teistele avatud
setup-seat-number = { $seat }. mängija
setup-seat-of-colours = { $seat }. mängija, { $colours }
setup-seat-with = samas võistkonnas mängijaga { $seats }
copy = Kopeeri
copied = Kopeeritud
copy-failed = Kopeerimine ei õnnestunud. Palun vali tekst ja kopeeri see ise.
print = Prindi
invite-title = Kutsu
invite-about =
    { $count ->
        [one] 1 koht on vaba. Selle võib võtta igaüks, kellel on link.
       *[other] { $count } kohta on vaba. Koha võib võtta igaüks, kellel on link.
    }
invite-link = Selle laua link
invite-copy = Kopeeri link
invite-share = Jaga
invite-camera = QR-kood
invite-camera-about = QR-kood selle laua lingiga
invite-message = Tule minuga mängima: { $game }.
join-title = Liitu mänguga { $game }
join-invites = { $name } kutsub sind mängima: { $game }
join-rule = Iga klots peab puudutama teist sama värvi klotsi nurgaga, mitte kunagi küljega. Kata mängulauast nii palju, kui suudad.
join-rule-rumis = Iga klots peab puudutama teist sama värvi klotsi. Punkti saad iga oma värvi ruudu eest, mis on ülalt näha.
join-rule-triominos = Kokku puutuvad arvud peavad olema võrdsed. Asetatud kivide arvud on sinu punktid.
join-there = Juba siin: { $names }.
join-nobody = Keegi pole veel liitunud.
join-which = Vali koht
join-sit = Võta see koht
join-watch = Vaata seda mängu
join-own = Ava oma laud
join-full = See laud on täis
join-full-text = { $count ->
    [one] Koht on võetud.
   *[other] Kõik { $count } kohta on võetud.
 } Võid vaadata või avada samade reeglitega oma laua.
search-title = { $count ->
    [one] Otsime vastast
   *[other] Otsime veel { $count } mängijat
  }
search-time = Otsitud: { $time }
search-usual = Tavaline ooteaeg on umbes { $time }.
search-usual-unknown = Me ei oska veel öelda, kui kaua see kestab. Viimasel ajal on nii alanud liiga vähe mänge.
search-nobody = Praegu ei otsi keegi teine mängu.
search-others = { $count ->
    [one] Mängu otsib veel 1 inimene:
   *[other] Mängu otsib veel { $count } inimest:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Mängi seni arvuti vastu
search-meanwhile-about = Otsing jätkub. Anname teada, kui keegi liitub.
search-stop = Lõpeta otsing
search-goes-on = Mängu otsitakse edasi: { $game }
search-back = Näita otsingut
search-found = Sinu mäng võib alata: { $game }. Keegi on liitunud.
search-go = Mine mängu
games-title = Sinu mängud
games-running = Käimas
games-finished = Lõppenud
games-remove = Eemalda loendist
games-remove-back = See tuleb tagasi, kui keegi käigu teeb.
games-empty = Mänge veel pole
games-empty-text = Siia ilmuvad mängud, mida alustad või millega liitud. Need salvestatakse sellesse seadmesse ka ilma kontota.
games-export = Laadi oma mängud alla
games-export-about = Kõik sinu mängud ühes failis, alleshoidmiseks või teistes programmides avamiseks.
watch-all = Kõik mängud
watch-waiting = Ootab mängijaid
watch-playing = Käimas
watch-empty = Praegu avalikke mänge pole
watch-empty-text = Ava avalik laud, et teised saaksid liituda. Lingiga jagatud mängud jäävad privaatseks.
watch-open = Ava laud
players-best = Parimad mängijad: { $game }
players-place = Koht
players-name = Nimi
players-rating = Reiting
players-games = Mänge
players-empty = { $game }: kellelgi pole veel reitingut
players-empty-text = Mängi reitinguga mäng ja ole esimene.
error-match-bad-plan = Need valikud ei sobi kokku. Palun muuda mõnda neist.
error-match-seat-taken = Keegi teine võttis just selle koha. Palun vali mõni muu.
error-match-unknown = Me ei leia seda lauda. See võib olla katkestatud.
start-what = Seitse lauamängu ühele kuni kuuele mängijale: aseta kordamööda klotse, haara ruumi ja jäta teised ruumita.
start-free = Mängi arvuti, sõprade või kelle tahes vastu võrgus. Tasuta. Kontota ja reklaamita.
start-players = Mängijad
start-players-about = Reitingud ja edetabelid
start-watch = Vaata
start-watch-about = Otsemängud ja kordused
start-tournaments = Turniirid
start-tournaments-about = Liitu või korralda oma
