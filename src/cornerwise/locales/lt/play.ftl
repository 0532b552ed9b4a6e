status-loading = Minutėlę
status-waiting = Laukiama žaidėjų
status-waiting-text = Partija prasidės, kai bus užimtos visos vietos.
status-paused = Pristabdyta
status-paused-text = Laikrodžiai sustabdyti.
status-over = Partija baigta
status-your-turn = Jūsų ėjimas
status-turn-of = Eina { $name }
status-watching = Jūs stebite.
opening-both = Padėkite pirmą abiejų spalvų detalę. Tada kitas žaidėjas pasirenka spalvą.
opening-choose = Pasirinkite spalvą. Kitas ėjimas: { $colour }.
opening-take = Žaisti: { $colour }
handover-title = Perduokite ekraną: { $name }
handover-show = Rodyti mano kauliukus
status-viewing = { $ply ->
    [0] pradinė padėtis
    [one] po { $ply } ėjimo
    [few] po { $ply } ėjimų
    [many] po { $ply } ėjimo
   *[other] po { $ply } ėjimų
  }
status-sending = siunčiama
status-planned = Jūsų ėjimas suplanuotas.
status-can-plan = Paimkite detalę ir suplanuokite kitą ėjimą.
status-plan-hint = Padėkite ją ten, kur norėsite.
status-places = { $places ->
    [one] Galimas { $places } ėjimas
    [few] Galimi { $places } ėjimai
    [many] Galima { $places } ėjimo
   *[other] Galima { $places } ėjimų
  }
status-fits = { $places ->
    [0] Dabar niekur netinka
    [one] Tinka { $places } vietoje
    [few] Tinka { $places } vietose
    [many] Tinka { $places } vietos
   *[other] Tinka { $places } vietų
  }
status-it-fits = Tinka
status-does-not-fit = Čia netinka
status-lost = Jungiamasi iš naujo
status-lost-text = Niekas nedingo. Laikrodžiai pristabdyti.
plan-fails = Suplanuotas ėjimas nebegalimas.
notice-your-turn = Jūsų ėjimas
seat-open = Laisva vieta
seat-computer = Kompiuteris, { $level } lygis
seat-engine = Kompiuteris
seat-level = { $level } lygis
seat-number = { $number } žaidėjas
seat-guest = Svečias
seat-me = Jūs
seat-you = { $name } (jūs)
seat-replaced = kompiuteris žaidžia už: { $name }
seat-gone = išėjo
seat-chooses = renkasi spalvą
seat-cells = liko { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } detalė
    [few] { $pieces } detalės
    [many] { $pieces } detalės
   *[other] { $pieces } detalių
  }, { $cells ->
    [one] liko { $cells } langelis
    [few] liko { $cells } langeliai
    [many] liko { $cells } langelio
   *[other] liko { $cells } langelių
  }
seat-tiles = { $tiles ->
    [one] { $tiles } kauliukas
    [few] { $tiles } kauliukai
    [many] { $tiles } kauliuko
   *[other] { $tiles } kauliukų
  }
seat-points = { $points ->
    [one] { NUMBER($points) } taškas
    [few] { NUMBER($points) } taškai
    [many] { NUMBER($points) } taško
   *[other] { NUMBER($points) } taškų
  }
seat-reach = gali pasiekti { $cells ->
    [one] { $cells } laisvą langelį
    [few] { $cells } laisvus langelius
    [many] { $cells } laisvo langelio
   *[other] { $cells } laisvų langelių
  }
seat-corners-reach = { $corners ->
    [one] { $corners } atviras kampas
    [few] { $corners } atviri kampai
    [many] { $corners } atviro kampo
   *[other] { $corners } atvirų kampų
  }, pasiekiama { $cells ->
    [one] { $cells } laisvas langelis
    [few] { $cells } laisvi langeliai
    [many] { $cells } laisvo langelio
   *[other] { $cells } laisvų langelių
  }
dropped-resigned = pasidavė
dropped-time = baigėsi laikas
dropped-left = išėjo
colour-blue = Mėlyna
colour-yellow = Geltona
colour-red = Raudona
colour-green = Žalia
colour-purple = Violetinė
colour-orange = Oranžinė
board-label = { $game } lenta
cell-free = { $cell }, laisvas
cell-corner = { $cell }, laisvas, jūsų kampas
cell-start = { $cell }, pradžios langelis
cell-start-of = { $cell }, pradžia: { $colour }
cell-taken = { $cell }, { $colour }, detalė { $piece }
tray-label = Detalės
tray-piece = Detalė { $piece }, { $cells ->
    [one] { $cells } langelis
    [few] { $cells } langeliai
    [many] { $cells } langelio
   *[other] { $cells } langelių
  }, { $places ->
    [0] vietos nėra
    [one] { $places } vieta
    [few] { $places } vietos
    [many] { $places } vietos
   *[other] { $places } vietų
  }, klavišas { $key }
tray-piece-waiting = Detalė { $piece }, { $cells ->
    [one] { $cells } langelis
    [few] { $cells } langeliai
    [many] { $cells } langelio
   *[other] { $cells } langelių
  }, klavišas { $key }
piece-cells = Detalė { $piece }, { $cells ->
    [one] { $cells } langelis
    [few] { $cells } langeliai
    [many] { $cells } langelio
   *[other] { $cells } langelių
  }
actions-label = Detalė jūsų rankoje
action-turn = Sukti
action-flip = Versti
action-next = Kita vieta
action-next-of = { $number } iš { $count }
action-drop = Grąžinti
action-place = Padėti
action-plan = Planas
action-sending = Siunčiama
nudge-label = Pastumti detalę
nudge-up = Aukštyn
nudge-down = Žemyn
nudge-left = Kairėn
nudge-right = Dešinėn
nudge-up-left = Aukštyn ir kairėn
nudge-up-right = Aukštyn ir dešinėn
nudge-down-left = Žemyn ir kairėn
nudge-down-right = Žemyn ir dešinėn
word-keep = Palikti savo spalvą
word-swap = Sukeisti spalvas
word-draw = Traukti kauliuką
word-pass = Praleisti
type-title = Įrašyti ėjimą
type-label = Langeliai, kuriuos uždengia detalė
type-all = { $count ->
    [1] Vienintelis galimas ėjimas
    [one] { $count } galimas ėjimas
    [few] Visi { $count } galimi ėjimai
    [many] { $count } galimo ėjimo
   *[other] Visi { $count } galimų ėjimų
  }
type-piece = Detalė { $piece }, { $count ->
    [one] { $count } vieta
    [few] { $count } vietos
    [many] { $count } vietos
   *[other] { $count } vietų
  }
clock-hours = val.
clock-days = d.
plan-players = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
    [many] { $count } žaidėjo
   *[other] { $count } žaidėjų
  }
plan-clock-game = { $minutes } min. + { $seconds } sek.
plan-clock-move = { $seconds } sek. ėjimui
plan-clock-days = { $days ->
    [one] { $days } diena ėjimui
    [few] { $days } dienos ėjimui
    [many] { $days } dienos ėjimui
   *[other] { $days } dienų ėjimui
  }
plan-rated = dėl reitingo
plan-family = šeimos partija
tab-moves = Ėjimai
tab-hints = Užuominos
tab-chat = Pokalbis
moves-label = Ligšioliniai ėjimai
moves-none = Dar nė vieno ėjimo.
moves-steps = Peržiūrėti partiją žingsnis po žingsnio
moves-first = Į pradžią
moves-back = Vienu ėjimu atgal
moves-on = Vienu ėjimu pirmyn
moves-last = Į dabartį
hint-ask = Parodyti ėjimą
hint-thinking = Galvojama
hint-move = Stiprus ėjimas:
chat-label = Pokalbis
chat-empty = Dar niekas nieko nepasakė.
chat-is-off = Prie šio stalo nesikalbama.
chat-write = Parašykite ką nors
chat-send = Siųsti
chat-mute = Nutildyti
chat-muted = Nematysite, ką sako šis žaidėjas.
chat-report = Pranešti
chat-reported = Šio serverio prižiūrėtojas pasižiūrės.
chat-news = { $count ->
    [one] { $count } nauja eilutė
    [few] { $count } naujos eilutės
    [many] { $count } naujos eilutės
   *[other] { $count } naujų eilučių
  }
phrase-hello = Labas
phrase-good-luck = Sėkmės
phrase-have-fun = Gero žaidimo
phrase-your-turn = Jūsų ėjimas
phrase-one-moment = Minutėlę
phrase-nice-move = Gražus ėjimas
phrase-oops = Oi
phrase-well-played = Puikiai žaista
phrase-thanks = Ačiū
phrase-good-game = Gera partija
phrase-again = Dar vieną?
phrase-goodbye = Viso gero
menu-title = Meniu
menu-undo = Atšaukti paskutinį ėjimą
menu-ask-undo = Prašyti atšaukti ėjimą
menu-pause = Pauzė
menu-ask-pause = Prašyti pauzės
menu-draw = Siūlyti lygiąsias
menu-ask-draw = Siūlyti lygiąsias
menu-abort = Atšaukti partiją
menu-ask-abort = Prašyti atšaukti partiją
menu-resume = Žaisti toliau
menu-stand = Palikti stalą
menu-resign = Pasiduoti
menu-resign-sure = Pasiduoti šioje partijoje?
menu-play-on = Žaisti toliau
menu-carry = Tęsti kitame įrenginyje
menu-keys = Klavišai
menu-rules = Taisyklės
switch-corners = Rodyti atvirus kampus
switch-coordinates = Rodyti koordinates
switch-patterns = Ženklas ant kiekvienos spalvos
switch-confirm = Patvirtinti prieš padedant
switch-tips = Rodyti patarimus
carry-text = Nukreipkite kito įrenginio kamerą į šį paveikslėlį arba įveskite ten kodą. Jis galioja penkias minutes, vieną kartą.
carry-picture = Kodas kaip paveikslėlis
carry-where = Įveskite jį adresu { $address }
keys-title = Klavišai
keys-piece = paimti detalę
keys-move = pastumti ją
keys-turn = pasukti ją
keys-flip = apversti ją
keys-next = į kitą vietą, kur ji tinka
keys-place = padėti ją
keys-back = vienu žingsniu atgal
keys-type = įrašyti ėjimą
keys-zen = tik lenta ir detalės
keys-help = šis sąrašas
proposal-undo = { $name } norėtų atšaukti ėjimą.
proposal-pause = { $name } prašo pauzės.
proposal-draw = { $name } siūlo lygiąsias.
proposal-abort = { $name } norėtų atšaukti partiją.
proposal-rematch = { $name } norėtų žaisti dar kartą.
proposal-waits = Laukiama kitų.
proposal-declined = { $name } atsisako.
answer-yes = Sutikti
answer-no = Atsisakyti
gone-text = { $name } išėjo. Vieta palaikoma; kas toliau?
gone-wait = Palaukti
gone-engine = Tegul žaidžia kompiuteris
gone-result = Fiksuoti rezultatą
over-rematch = Žaisti dar kartą
over-to-rematch = Į naują partiją
over-result = Rezultatas
over-review = Apžvalga
result-aborted = Partija atšaukta.
result-draw = Lygiosios
result-you = Jūs laimėjote
result-you-by = Jūs laimėjote { $points ->
    [one] { $points } taško persvara
    [few] { $points } taškų persvara
    [many] { $points } taško persvara
   *[other] { $points } taškų persvara
  }
result-other = Laimi { $name }
result-other-by = { $name } laimi { $points ->
    [one] { $points } taško persvara
    [few] { $points } taškų persvara
    [many] { $points } taško persvara
   *[other] { $points } taškų persvara
  }
