start-hero = Kohtume nurkadel.
start-play-now = Mängi kohe
start-play-now-about = { $game }, vastas { $level }. tase
start-games = Mängud
sort-by = Järjestus
sort-usual = Tavaline järjekord
sort-minutes = Mänguaeg
sort-age = Vanus
sort-players = Mängijate arv
start-live = Otse
start-live-who = { $game }: { $who }
start-sample = Vaata, mida teised mängivad
start-waiting = Ootab sind
start-running = Sinu mängud
start-all-mine = Kõik sinu mängud
start-more = Veel
start-puzzles = Nuputamine
start-puzzles-about = Aseta üksi kõik klotsid
start-designs = Kujundid
start-designs-about = Lao pilte nii, nagu soovid
start-learn = Õpi
start-learn-about = Reeglid ja esimesed sammud
start-games-about = Käimas ja lõppenud
mode-computer = Arvuti
mode-computer-about = üheksa taset
mode-computer-title = Mängi arvuti vastu
mode-friends = Sõbrad
mode-friends-about = kutsu lingiga
mode-friends-title = Kutsu sõpru
mode-anyone = Kes tahes
mode-anyone-about = kes praegu siin on
mode-anyone-title = Leia vastane
mode-screen = Üks ekraan
mode-screen-about = anna edasi
mode-screen-title = Ühe ekraani ümber
lobby-game = Mäng
lobby-kind = Variant
lobby-mode = Kelle vastu
lobby-strength = Tugevus
lobby-anyone-clock = Kohtud nendega, kes valisid sama kella.
lobby-begin-computer = Mängi
lobby-begin-friends = Ava laud
lobby-begin-anyone = Leia vastane
lobby-begin-screen = Mängi
lobby-more-choices = Veel valikuid
lobby-rules = Reeglid
setup-clock = Kell
setup-clock-none = Kellata
setup-clock-game = igaühele { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } käigu kohta
setup-clock-days = { $time } käigu kohta
lobby-open-seat = Vaba koht
lobby-open-seats = { $count ->
    [one] vaba koht
   *[other] { $count } vaba kohta
 }
lobby-computer = Arvuti, { $level }. tase
lobby-computers = { $count ->
    [one] arvuti ({ $level }. tase)
   *[other] { $count } arvutit ({ $level }. tase)
 }
lobby-open-match = Ava see mäng
lobby-your-turn = Sinu kord
lobby-your-turn-left = Sinu kord, aega { $time }
lobby-their-turn = Käigul on { $name }
lobby-running = Käimas
lobby-paused = Pausil
lobby-awaits-players = { $count ->
    [0] Kohe algab
    [one] Üks koht on vaba
   *[other] { $count } kohta on vaba
 }
lobby-move-number = { $number }. käik
lobby-ended-won = Võitsid, { $ago }
lobby-ended-lost = Kaotasid, { $ago }
lobby-ended-drawn = Viik, { $ago }
lobby-ended-played = Lõppes { $ago }
lobby-ended-aborted = Katkestatud, { $ago }
setup-clock-other = Muu
setup-clock-kind = Aeg
setup-clock-kind-game = Kogu mängu peale
setup-clock-kind-move = Iga käigu jaoks
setup-clock-kind-days = Päevi iga käigu jaoks
setup-clock-minutes = Minuteid igaühele
setup-clock-seconds = Sekundeid käigu kohta
setup-clock-days-count = Päevi käigu kohta
setup-clock-increment = Lisasekundid pärast iga käiku
setup-seats = Kohad
setup-options = Selle mängu reeglid
setup-table = Laua kohta
setup-listed = Avalik
setup-listed-about = Igaüks võib laua leida ja istet võtta. Muidu ainult need, kellel on link.
setup-family = Perelaud
setup-family-about = Vihjed kõigile, vestlust ei ole. Lapsed ja algajad võivad saada edumaad.
setup-rated = Reitingu peale
setup-rated-about = Igaüks vajab kontot ja mängib ühel kohal.
setup-rated-account = Ainult kontoga, laudadele, kus mängivad eri inimesed.
setup-handicap = Edumaa
setup-handicap-about = Parem mängija mängib mõne suurema klotsita. Selline mäng reitingut ei muuda.
setup-handicap-count = { $count ->
    [0] Kõik klotsid
    [one] Ilma { $count } klotsita
   *[other] Ilma { $count } klotsita
 }
setup-chat = Vestlus
setup-chat-presets = Valmis laused
setup-chat-free = Vaba tekst
setup-chat-off = Ei ole
setup-clash = Need ei sobi kokku.
setup-play = Mängi
setup-open = Ava laud
setup-rules = Kuidas mängida: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Keegi selle ekraani taga
setup-seat-name = { $number }. mängija nimi
setup-seat-open = Teistele avatud
setup-seat-number = { $seat }. koht
setup-seat-of-colours = { $seat }. koht, { $colours }
setup-seat-with = koos kohaga { $seats }
copy = Kopeeri
copied = Kopeeritud
copy-failed = Palun kopeeri käsitsi
print = Prindi
invite-title = Kutsu
invite-about = { $count ->
    [one] Üks koht on vaba. Selle võib võtta igaüks, kellel on link.
   *[other] { $count } kohta on vaba. Koha võib võtta igaüks, kellel on link.
 }
invite-link = Selle laua link
invite-copy = Kopeeri link
invite-share = Jaga
invite-camera = Kaamerale
invite-camera-about = Selle laua link kaameraga lugemiseks
invite-message = Mängi minuga: { $game }.
join-title = Koht mängus { $game }
join-there = Laua taga: { $names }.
join-nobody = Siin ei istu veel kedagi.
join-which = Milline koht
join-sit = Võta see koht
join-watch = Vaata seda mängu
join-own = Ava oma laud
join-full = See laud on täis
join-full-text = { $count ->
    [one] Koht on võetud.
   *[other] Kõik { $count } kohta on võetud.
 } Võid vaadata või avada samade reeglitega oma laua.
games-title = Sinu mängud
games-running = Käimas
games-finished = Lõppenud
games-empty = Esimene nurk on vaba
games-empty-text = Siia ilmuvad mängud, mida alustad või millega liitud. Need jäävad sellesse seadmesse alles ka ilma kontota.
games-export = Võta kaasa
games-export-about = Kõik sinu mängud ühes failis, teistele programmidele või hilisemaks.
watch-all = Kõik mängud
watch-waiting = Ootab mängijaid
watch-playing = Käimas
watch-empty = Praegu ei mängi keegi avalikult
watch-empty-text = Ava avalik laud ja ehk keegi liitub. Lingiga avatud mängud jäävad privaatseks.
watch-open = Ava laud
players-best = Parimad mängijad: { $game }
players-place = Koht
players-name = Nimi
players-rating = Reiting
players-games = Mänge
players-empty = { $game }: kellelgi pole veel reitingut
players-empty-text = Alguse teevad kaks kontoga inimest, kes mängivad reitingu peale.
error-match-bad-plan = Need valikud ei sobi kokku.
error-match-seat-taken = Keegi võttis just selle koha.
error-match-unknown = Sellist lauda ei ole. See võib olla katkestatud.
