status-loading = Üks hetk
status-waiting = Ootame mängijaid
status-waiting-text = Mäng algab, kui kõik kohad on võetud.
status-paused = Pausil
status-paused-text = Kellad seisavad.
status-over = Mäng on läbi
status-your-turn = Sinu kord
status-turn-of = Käigul on { $name }
status-watching = Sa vaatad pealt.
opening-both = Aseta mõlema värvi esimene klots. Seejärel valib teine mängija värvi.
opening-choose = Vali oma värv. Järgmisena käib { $colour }.
opening-take = Mängi: { $colour }
handover-title = Anna ekraan edasi: { $name }
handover-show = Näita minu kive
status-viewing = { $ply ->
    [0] pärast algseisu
    [one] pärast 1 käiku
   *[other] pärast { $ply } käiku
  }
status-sending = saatmine
status-planned = Sinu käik on kavandatud.
status-can-plan = Võta klots, et järgmist käiku kavandada.
status-plan-hint = Pane see sinna, kuhu seda järgmisena soovid.
status-places = { $places ->
    [one] Võimalik on 1 käik
   *[other] Võimalik on { $places } käiku
  }
status-fits = { $places ->
    [0] See ei sobi praegu kuhugi
    [one] See sobib 1 kohta
   *[other] See sobib { $places } kohta
  }
status-it-fits = Sobib
status-does-not-fit = Siia see ei sobi
status-lost = Taasühendamine
status-lost-text = Midagi pole kadunud. Kellad seisavad.
plan-fails = Sinu kavandatud käik pole enam võimalik.
notice-your-turn = Sinu kord
seat-open = Vaba koht
seat-computer = Arvuti, { $level }. tase
seat-engine = Arvuti
seat-level = { $level }. tase
seat-number = { $number }. mängija
seat-guest = Külaline
seat-me = Sina
seat-you = { $name } (sina)
seat-replaced = mängija { $name } eest mängib arvuti
seat-gone = on lahkunud
seat-chooses = valib värvi
seat-cells = { $cells } järel
seat-pieces-cells = { $pieces ->
    [one] 1 klots
   *[other] { $pieces } klotsi
  }, { $cells ->
    [one] 1 ruut järel
   *[other] { $cells } ruutu järel
  }
seat-tiles = { $tiles ->
    [one] 1 kivi
   *[other] { $tiles } kivi
  }
seat-points = { $points ->
    [one] { NUMBER($points) } punkt
   *[other] { NUMBER($points) } punkti
  }
seat-reach = ulatub { $cells ->
    [one] 1 vaba ruuduni
   *[other] { $cells } vaba ruuduni
  }
seat-corners-reach = { $corners ->
    [one] 1 avatud nurk
   *[other] { $corners } avatud nurka
  }, ulatuses { $cells ->
    [one] 1 vaba ruut
   *[other] { $cells } vaba ruutu
  }
dropped-resigned = on alla andnud
dropped-time = aeg sai otsa
dropped-left = on lahkunud
colour-blue = Sinine
colour-yellow = Kollane
colour-red = Punane
colour-green = Roheline
colour-purple = Lilla
colour-orange = Oranž
board-label = Mängulaud: { $game }
cell-free = { $cell }, vaba
cell-corner = { $cell }, vaba, sinu nurk
cell-start = { $cell }, algusruut
cell-start-of = { $cell }, algusruut: { $colour }
cell-taken = { $cell }, { $colour }, klots { $piece }
tray-label = Klotsid
tray-piece = Klots { $piece }, { $cells ->
    [one] 1 ruut
   *[other] { $cells } ruutu
  }, { $places ->
    [0] kohta pole
    [one] 1 koht
   *[other] { $places } kohta
  }, klahv { $key }
tray-piece-waiting = Klots { $piece }, { $cells ->
    [one] 1 ruut
   *[other] { $cells } ruutu
  }, klahv { $key }
piece-cells = Klots { $piece }, { $cells ->
    [one] 1 ruut
   *[other] { $cells } ruutu
  }
actions-label = Klots sinu käes
action-turn = Pööra
action-flip = Ümber
action-next = Järgmine
action-next-of = { $number } / { $count }
action-drop = Tagasi
action-place = Aseta
action-plan = Kavanda
action-sending = Saatmine
nudge-label = Nihuta klotsi
nudge-up = Üles
nudge-down = Alla
nudge-left = Vasakule
nudge-right = Paremale
nudge-up-left = Üles vasakule
nudge-up-right = Üles paremale
nudge-down-left = Alla vasakule
nudge-down-right = Alla paremale
word-keep = Jäta oma värv
word-swap = Vaheta värvid
word-draw = Võta kivi
word-pass = Jäta vahele
type-title = Kirjuta käik
type-label = Ruudud, mida klots katab
type-all = { $count ->
    [one] Ainus lubatud käik
   *[other] Kõik { $count } lubatud käiku
  }
type-piece = Klots { $piece }, { $count ->
    [one] 1 koht
   *[other] { $count } kohta
  }
clock-hours = t
clock-days = p
plan-players = { $count ->
    [one] 1 mängija
   *[other] { $count } mängijat
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s käigu kohta
plan-clock-days = { $days ->
    [one] 1 päev käigu kohta
   *[other] { $days } päeva käigu kohta
  }
plan-rated = reitingu peale
plan-family = peremäng
tab-moves = Käigud
tab-hints = Vihjed
tab-chat = Jutt
moves-label = Senised käigud
moves-none = Ühtegi käiku pole veel tehtud.
moves-steps = Liigu mängus samm-sammult
moves-first = Algusesse
moves-back = Käik tagasi
moves-on = Käik edasi
moves-last = Praegusesse hetke
hint-ask = Näita mulle käiku
hint-thinking = Mõtlemine
hint-move = Tugev käik:
chat-label = Vestlus
chat-empty = Keegi pole veel midagi öelnud.
chat-is-off = Selles lauas vestlust ei ole.
chat-write = Kirjuta midagi
chat-send = Saada
chat-mute = Vaigista
chat-muted = Sa ei näe, mida see mängija ütleb.
chat-report = Teata
chat-reported = Serveri haldaja vaatab selle üle.
chat-news = { $count ->
    [one] 1 uus rida
   *[other] { $count } uut rida
  }
phrase-hello = Tere
phrase-good-luck = Edu sulle
phrase-have-fun = Head mängu
phrase-your-turn = Sinu kord
phrase-one-moment = Üks hetk
phrase-nice-move = Ilus käik
phrase-oops = Oih
phrase-well-played = Hästi mängitud
phrase-thanks = Aitäh
phrase-good-game = Hea mäng
phrase-again = Veel üks?
phrase-goodbye = Head aega
menu-title = Menüü
menu-undo = Võta viimane käik tagasi
menu-ask-undo = Palu käik tagasi võtta
menu-pause = Paus
menu-ask-pause = Palu pausi
menu-draw = Paku viiki
menu-ask-draw = Paku viiki
menu-abort = Katkesta mäng
menu-ask-abort = Palu mäng katkestada
menu-resume = Jätka
menu-stand = Lahku lauast
menu-resign = Anna alla
menu-resign-sure = Kas annad alla?
menu-play-on = Jätka
menu-carry = Jätka teises seadmes
menu-keys = Klahvid
menu-rules = Reeglid
switch-corners = Näita avatud nurki
switch-coordinates = Näita koordinaate
switch-patterns = Märk igal värvil
switch-confirm = Kinnita enne asetamist
switch-tips = Näita nõuandeid
carry-text = Suuna teise seadme kaamera sellele pildile või kirjuta kood seal. See kehtib viis minutit, ühe korra.
carry-picture = Kood pildina
carry-where = Kirjuta see siin: { $address }
keys-title = Klahvid
keys-piece = võta klots
keys-move = nihuta seda
keys-turn = pööra seda
keys-flip = keera see ümber
keys-next = järgmisele kohale, kuhu sobib
keys-place = aseta see
keys-back = samm tagasi
keys-type = kirjuta käik
keys-zen = ainult mängulaud ja klotsid
keys-help = see loend
proposal-undo = { $name } soovib käigu tagasi võtta.
proposal-pause = { $name } palub pausi.
proposal-draw = { $name } pakub viiki.
proposal-abort = { $name } soovib mängu katkestada.
proposal-rematch = { $name } soovib uuesti mängida.
proposal-waits = Ootame teisi.
proposal-declined = { $name } keeldub.
answer-yes = Nõustu
answer-no = Keeldu
gone-text = { $name } on lahkunud. Koht jääb alles; mis nüüd?
gone-wait = Oota
gone-engine = Las arvuti mängib
gone-result = Nõua tulemust
over-rematch = Mängi uuesti
over-to-rematch = Uude mängu
over-result = Tulemus
over-review = Analüüs
result-aborted = Mäng katkestati.
result-draw = Viik
result-you = Sina võitsid
result-you-by = Võitsid { $points ->
    [one] 1 punktiga
   *[other] { $points } punktiga
  }
result-other = { $name } võitis
result-other-by = { $name } võitis { $points ->
    [one] 1 punktiga
   *[other] { $points } punktiga
  }
