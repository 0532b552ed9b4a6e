status-loading = Acumirkli
status-waiting = Gaida spēlētājus
status-waiting-text = Partija sāksies, kad visas vietas būs aizņemtas.
status-paused = Pauze
status-paused-text = Pulksteņi stāv.
status-over = Partija ir beigusies
status-your-turn = Jūsu gājiens
status-turn-of = Iet { $name }
status-watching = Jūs skatāties.
opening-both = Nolieciet abu krāsu pirmo kauliņu. Pēc tam otrs spēlētājs izvēlas krāsu.
opening-choose = Izvēlieties krāsu. Nākamais gājiens: { $colour }.
opening-take = Spēlēt: { $colour }
handover-title = Nododiet ekrānu: { $name }
handover-show = Rādīt manas plāksnītes
status-viewing = { $ply ->
    [0] sākuma stāvoklis
    [zero] pēc { $ply } gājieniem
    [one] pēc { $ply } gājiena
   *[other] pēc { $ply } gājieniem
  }
status-sending = sūta
status-planned = Jūsu gājiens ir ieplānots.
status-can-plan = Paņemiet kauliņu, lai plānotu nākamo gājienu.
status-plan-hint = Nolieciet to, kur vēlaties likt.
status-places = { $places ->
    [zero] Iespējami { $places } gājieni
    [one] Iespējams { $places } gājiens
   *[other] Iespējami { $places } gājieni
  }
status-fits = { $places ->
    [0] Tagad neder nekur
    [zero] Der { $places } vietās
    [one] Der { $places } vietā
   *[other] Der { $places } vietās
  }
status-it-fits = Der
status-does-not-fit = Te neder
status-lost = Atjauno savienojumu
status-lost-text = Nekas nav zudis. Pulksteņi ir apturēti.
plan-fails = Ieplānotais gājiens vairs nav iespējams.
notice-your-turn = Jūsu gājiens
seat-open = Brīva vieta
seat-computer = Dators, { $level }. līmenis
seat-engine = Dators
seat-level = { $level }. līmenis
seat-number = { $number }. spēlētājs
seat-guest = Viesis
seat-me = Jūs
seat-you = { $name } (jūs)
seat-replaced = dators spēlē šī spēlētāja vietā: { $name }
seat-gone = aizgāja
seat-chooses = izvēlas krāsu
seat-cells = atlikuši { $cells }
seat-pieces-cells = { $pieces ->
    [zero] { $pieces } kauliņi
    [one] { $pieces } kauliņš
   *[other] { $pieces } kauliņi
  }, { $cells ->
    [zero] atlikuši { $cells } lauciņi
    [one] atlicis { $cells } lauciņš
   *[other] atlikuši { $cells } lauciņi
  }
seat-tiles = { $tiles ->
    [zero] { $tiles } plāksnītes
    [one] { $tiles } plāksnīte
   *[other] { $tiles } plāksnītes
  }
seat-points = { $points ->
    [zero] { NUMBER($points) } punkti
    [one] { NUMBER($points) } punkts
   *[other] { NUMBER($points) } punkti
  }
seat-reach = var sasniegt { $cells ->
    [zero] { $cells } brīvus lauciņus
    [one] { $cells } brīvu lauciņu
   *[other] { $cells } brīvus lauciņus
  }
seat-corners-reach = { $corners ->
    [zero] { $corners } atvērti stūri
    [one] { $corners } atvērts stūris
   *[other] { $corners } atvērti stūri
  }, var sasniegt { $cells ->
    [zero] { $cells } brīvus lauciņus
    [one] { $cells } brīvu lauciņu
   *[other] { $cells } brīvus lauciņus
  }
dropped-resigned = padevās
dropped-time = beidzās laiks
dropped-left = aizgāja
colour-blue = Zilā
colour-yellow = Dzeltenā
colour-red = Sarkanā
colour-green = Zaļā
colour-purple = Violetā
colour-orange = Oranžā
board-label = { $game } laukums
cell-free = { $cell }, brīvs
cell-corner = { $cell }, brīvs, jūsu stūris
cell-start = { $cell }, sākuma lauciņš
cell-start-of = { $cell }, sākums: { $colour }
cell-taken = { $cell }, { $colour }, kauliņš { $piece }
tray-label = Kauliņi
tray-piece = Kauliņš { $piece }, { $cells ->
    [zero] { $cells } lauciņi
    [one] { $cells } lauciņš
   *[other] { $cells } lauciņi
  }, { $places ->
    [0] nav vietas
    [zero] { $places } vietas
    [one] { $places } vieta
   *[other] { $places } vietas
  }, taustiņš { $key }
tray-piece-waiting = Kauliņš { $piece }, { $cells ->
    [zero] { $cells } lauciņi
    [one] { $cells } lauciņš
   *[other] { $cells } lauciņi
  }, taustiņš { $key }
piece-cells = Kauliņš { $piece }, { $cells ->
    [zero] { $cells } lauciņi
    [one] { $cells } lauciņš
   *[other] { $cells } lauciņi
  }
actions-label = Kauliņš jūsu rokā
action-turn = Griezt
action-flip = Apmest
action-next = Cita vieta
action-next-of = { $number } no { $count }
action-drop = Atlikt
action-place = Nolikt
action-plan = Plānot
action-sending = Sūta
nudge-label = Pabīdīt kauliņu
nudge-up = Uz augšu
nudge-down = Uz leju
nudge-left = Pa kreisi
nudge-right = Pa labi
nudge-up-left = Uz augšu pa kreisi
nudge-up-right = Uz augšu pa labi
nudge-down-left = Uz leju pa kreisi
nudge-down-right = Uz leju pa labi
word-keep = Paturēt savu krāsu
word-swap = Samainīt krāsas
word-draw = Vilkt plāksnīti
word-pass = Izlaist
type-title = Ierakstīt gājienu
type-label = Lauciņi, ko kauliņš nosedz
type-all = { $count ->
    [1] Vienīgais atļautais gājiens
    [zero] Visi { $count } atļautie gājieni
    [one] { $count } atļautais gājiens
   *[other] Visi { $count } atļautie gājieni
  }
type-piece = Kauliņš { $piece }, { $count ->
    [zero] { $count } vietas
    [one] { $count } vieta
   *[other] { $count } vietas
  }
clock-hours = st.
clock-days = d.
plan-players = { $count ->
    [zero] { $count } spēlētāji
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
  }
plan-clock-game = { $minutes } min. + { $seconds } sek.
plan-clock-move = { $seconds } sek. gājienam
plan-clock-days = { $days ->
    [zero] { $days } dienas gājienam
    [one] { $days } diena gājienam
   *[other] { $days } dienas gājienam
  }
plan-rated = uz reitingu
plan-family = ģimenes partija
tab-moves = Gājieni
tab-hints = Mājieni
tab-chat = Čats
moves-label = Līdzšinējie gājieni
moves-none = Vēl nav neviena gājiena.
moves-steps = Iziet partiju pa soļiem
moves-first = Uz sākumu
moves-back = Vienu gājienu atpakaļ
moves-on = Vienu gājienu uz priekšu
moves-last = Uz tagadni
hint-ask = Parādīt gājienu
hint-thinking = Domā
hint-move = Stiprs gājiens:
chat-label = Tērzēšana
chat-empty = Vēl neviens neko nav teicis.
chat-is-off = Pie šī galda netērzē.
chat-write = Uzrakstiet kaut ko
chat-send = Sūtīt
chat-mute = Apklusināt
chat-muted = Jūs neredzēsiet, ko saka šis spēlētājs.
chat-report = Ziņot
chat-reported = Šī servera uzturētājs to apskatīs.
chat-news = { $count ->
    [zero] { $count } jaunas rindas
    [one] { $count } jauna rinda
   *[other] { $count } jaunas rindas
  }
phrase-hello = Sveiki
phrase-good-luck = Veiksmi
phrase-have-fun = Labu spēli
phrase-your-turn = Jūsu gājiens
phrase-one-moment = Acumirkli
phrase-nice-move = Jauks gājiens
phrase-oops = Ups
phrase-well-played = Labi nospēlēts
phrase-thanks = Paldies
phrase-good-game = Laba partija
phrase-again = Vēl vienu?
phrase-goodbye = Atā
menu-title = Izvēlne
menu-undo = Atsaukt pēdējo gājienu
menu-ask-undo = Lūgt atsaukt gājienu
menu-pause = Pauze
menu-ask-pause = Lūgt pauzi
menu-draw = Piedāvāt neizšķirtu
menu-ask-draw = Piedāvāt neizšķirtu
menu-abort = Atcelt partiju
menu-ask-abort = Lūgt atcelt partiju
menu-resume = Turpināt
menu-stand = Pamest galdu
menu-resign = Padoties
menu-resign-sure = Padoties šajā partijā?
menu-play-on = Turpināt
menu-carry = Turpināt citā ierīcē
menu-keys = Taustiņi
menu-rules = Noteikumi
switch-corners = Rādīt atvērtos stūrus
switch-coordinates = Rādīt koordinātas
switch-patterns = Zīme uz katras krāsas
switch-confirm = Apstiprināt pirms nolikšanas
switch-tips = Rādīt padomus
carry-text = Pavērsiet otras ierīces kameru pret šo attēlu vai ievadiet tur kodu. Tas der piecas minūtes, vienu reizi.
carry-picture = Kods kā attēls
carry-where = Ievadiet to adresē { $address }
keys-title = Taustiņi
keys-piece = paņemt kauliņu
keys-move = pabīdīt to
keys-turn = pagriezt to
keys-flip = apmest to otrādi
keys-next = uz nākamo vietu, kur tas der
keys-place = nolikt to
keys-back = vienu soli atpakaļ
keys-type = ierakstīt gājienu
keys-zen = tikai laukums un kauliņi
keys-help = šis saraksts
proposal-undo = { $name } vēlas atsaukt gājienu.
proposal-pause = { $name } lūdz pauzi.
proposal-draw = { $name } piedāvā neizšķirtu.
proposal-abort = { $name } vēlas atcelt partiju.
proposal-rematch = { $name } vēlas spēlēt vēlreiz.
proposal-waits = Gaida pārējos.
proposal-declined = { $name } noraida.
answer-yes = Piekrist
answer-no = Noraidīt
gone-text = { $name } aizgāja. Vietu patur; ko tagad?
gone-wait = Gaidīt
gone-engine = Lai spēlē dators
gone-result = Fiksēt rezultātu
over-rematch = Spēlēt vēlreiz
over-to-rematch = Uz jauno partiju
over-result = Rezultāts
over-review = Apskats
result-aborted = Partija ir atcelta.
result-draw = Neizšķirts
result-you = Jūs uzvarējāt
result-you-by = Jūs uzvarējāt ar { $points ->
    [zero] { $points } punktu pārsvaru
    [one] { $points } punkta pārsvaru
   *[other] { $points } punktu pārsvaru
  }
result-other = Uzvar { $name }
result-other-by = { $name } uzvar ar { $points ->
    [zero] { $points } punktu pārsvaru
    [one] { $points } punkta pārsvaru
   *[other] { $points } punktu pārsvaru
  }
