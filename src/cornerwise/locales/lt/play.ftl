status-loading = Įkeliama…
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
status-sending = siunčiama…
status-planned = Kitas jūsų ėjimas suplanuotas.
status-can-plan = Pasirinkite detalę ir suplanuokite kitą ėjimą.
status-plan-hint = Padėkite ją ten, kur norite eiti kitą kartą.
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
status-lost = Jungiamasi iš naujo…
status-lost-text = Jūsų partija saugi. Laikrodžiai sustabdyti.
plan-fails = Suplanuotas ėjimas nebegalimas. Pasirinkite kitą.
notice-your-turn = Jūsų ėjimas
said-out = { $colour } nebegali padėti detalių.
said-out-you = Jūs nebegalite padėti detalių.
said-bridge = { $name }: tiltas, +{ $points }
said-hexagon = { $name }: { $count ->
    [1] šešiakampis
    [one] { $count } šešiakampis
    [few] { $count } šešiakampiai
    [many] { $count } šešiakampio
   *[other] { $count } šešiakampių
  }, +{ $points }
seat-open = Laisva vieta
seat-computer = Kompiuteris, { $level } lygis
seat-engine = Kompiuteris
seat-level = { $level } lygis
seat-number = Žaidėjas { $number }
seat-guest = Svečias
seat-me = Jūs
seat-you = { $name } (jūs)
seat-replaced = kompiuteris žaidžia už: { $name }
seat-gone = išėjo
seat-chooses = renkasi spalvą
seat-out = nebeeina
seat-cells = liko { $cells }
seat-pieces-cells =
    { $pieces ->
        [one] { $pieces } detalė
        [few] { $pieces } detalės
        [many] { $pieces } detalės
       *[other] { $pieces } detalių
    }, liko { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trikampis
                [few] { $cells } trikampiai
                [many] { $cells } trikampio
               *[other] { $cells } trikampių
            }
        [cube]
            { $cells ->
                [one] { $cells } kubelis
                [few] { $cells } kubeliai
                [many] { $cells } kubelio
               *[other] { $cells } kubelių
            }
       *[square]
            { $cells ->
                [one] { $cells } langelis
                [few] { $cells } langeliai
                [many] { $cells } langelio
               *[other] { $cells } langelių
            }
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
seat-reach =
    gali pasiekti { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } laisvą trikampį
                [few] { $cells } laisvus trikampius
                [many] { $cells } laisvo trikampio
               *[other] { $cells } laisvų trikampių
            }
        [cube]
            { $cells ->
                [one] { $cells } laisvą kubelį
                [few] { $cells } laisvus kubelius
                [many] { $cells } laisvo kubelio
               *[other] { $cells } laisvų kubelių
            }
       *[square]
            { $cells ->
                [one] { $cells } laisvą langelį
                [few] { $cells } laisvus langelius
                [many] { $cells } laisvo langelio
               *[other] { $cells } laisvų langelių
            }
    }
seat-corners-reach =
    { $corners ->
        [one] { $corners } atviras kampas
        [few] { $corners } atviri kampai
        [many] { $corners } atviro kampo
       *[other] { $corners } atvirų kampų
    }, gali pasiekti { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } laisvą trikampį
                [few] { $cells } laisvus trikampius
                [many] { $cells } laisvo trikampio
               *[other] { $cells } laisvų trikampių
            }
        [cube]
            { $cells ->
                [one] { $cells } laisvą kubelį
                [few] { $cells } laisvus kubelius
                [many] { $cells } laisvo kubelio
               *[other] { $cells } laisvų kubelių
            }
       *[square]
            { $cells ->
                [one] { $cells } laisvą langelį
                [few] { $cells } laisvus langelius
                [many] { $cells } laisvo langelio
               *[other] { $cells } laisvų langelių
            }
    }
dropped-resigned = pasidavė
dropped-time = baigėsi laikas
dropped-left = paliko partiją
colour-blue = Mėlyna
colour-yellow = Geltona
colour-red = Raudona
colour-green = Žalia
colour-purple = Violetinė
colour-orange = Oranžinė
# Colours inside a sentence
ink-blue = mėlyna
ink-yellow = geltona
ink-red = raudona
ink-green = žalia
ink-purple = violetinė
ink-orange = oranžinė
board-label = { $game } lenta
cell-free = { $cell }, laisvas
cell-corner = { $cell }, laisvas, vienas iš jūsų kampų
cell-start =
    { $cell }, pradžios { $shape ->
        [triangle] trikampis
       *[square] langelis
    }
cell-start-of = { $cell }, čia pradeda { $colour }
cell-taken = { $cell }, { $colour }, detalė { $piece }
tray-label = Detalės
tray-piece =
    Detalė { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trikampis
                [few] { $cells } trikampiai
                [many] { $cells } trikampio
               *[other] { $cells } trikampių
            }
        [cube]
            { $cells ->
                [one] { $cells } kubelis
                [few] { $cells } kubeliai
                [many] { $cells } kubelio
               *[other] { $cells } kubelių
            }
       *[square]
            { $cells ->
                [one] { $cells } langelis
                [few] { $cells } langeliai
                [many] { $cells } langelio
               *[other] { $cells } langelių
            }
    }, { $places ->
        [0] niekur netinka
        [one] tinka { $places } vietoje
        [few] tinka { $places } vietose
        [many] tinka { $places } vietos
       *[other] tinka { $places } vietų
    }, klavišas { $key }
tray-piece-waiting =
    Detalė { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trikampis
                [few] { $cells } trikampiai
                [many] { $cells } trikampio
               *[other] { $cells } trikampių
            }
        [cube]
            { $cells ->
                [one] { $cells } kubelis
                [few] { $cells } kubeliai
                [many] { $cells } kubelio
               *[other] { $cells } kubelių
            }
       *[square]
            { $cells ->
                [one] { $cells } langelis
                [few] { $cells } langeliai
                [many] { $cells } langelio
               *[other] { $cells } langelių
            }
    }, klavišas { $key }
piece-cells =
    Detalė { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trikampis
                [few] { $cells } trikampiai
                [many] { $cells } trikampio
               *[other] { $cells } trikampių
            }
        [cube]
            { $cells ->
                [one] { $cells } kubelis
                [few] { $cells } kubeliai
                [many] { $cells } kubelio
               *[other] { $cells } kubelių
            }
       *[square]
            { $cells ->
                [one] { $cells } langelis
                [few] { $cells } langeliai
                [many] { $cells } langelio
               *[other] { $cells } langelių
            }
    }
actions-label = Pasirinkta detalė
action-turn = Sukti
action-flip = Apversti
action-next = Kita vieta
action-next-of = { $number } iš { $count }
action-drop = Padėti atgal
action-place = Padėti
action-plan = Planuoti ėjimą
action-sending = Siunčiama…
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
type-what-tile = Kauliukas, ir jo vieta, jei jų yra kelios
type-what = Detalė ir { $shape ->
        [triangle] trikampis arba visi trikampiai, kuriuos
        [cube] kubelis arba visi kubeliai, kuriuos
       *[square] langelis arba visi langeliai, kuriuos
    } ji uždengia
type-several = { $count ->
    [1] Tinka { $count } ėjimas. Pasirinkite jį žemiau.
    [one] Tinka { $count } ėjimas. Pasirinkite vieną.
    [few] Tinka { $count } ėjimai. Pasirinkite vieną.
    [many] Tinka { $count } ėjimo. Pasirinkite vieną.
   *[other] Tinka { $count } ėjimų. Pasirinkite vieną.
  }
type-illegal = { $piece } ties { $cell }: { $reason }
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
said-lays = { $name } padėjo { $piece } ties { $cell }.
said-lays-you = Jūs padėjote { $piece } ties { $cell }.
said-lays-colour = { $name } padėjo { $piece } ties { $cell }, { $colour }.
said-lays-colour-you = Jūs padėjote { $piece } ties { $cell }, { $colour }.
said-lays-tile = { $name } padėjo kauliuką { $tile }.
said-lays-tile-you = Jūs padėjote kauliuką { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } taškas.
    [few] { $points } taškai.
    [many] { $points } taško.
   *[other] { $points } taškų.
  }
said-opened = { $count ->
    [one] { $count } naujas atviras kampas: { $cells }.
    [few] { $count } nauji atviri kampai: { $cells }.
    [many] { $count } naujo atviro kampo: { $cells }.
   *[other] { $count } naujų atvirų kampų: { $cells }.
  }
said-opened-many = { $count ->
    [one] { $count } naujas atviras kampas, pavyzdžiui, { $cells }.
    [few] { $count } nauji atviri kampai, pavyzdžiui, { $cells }.
    [many] { $count } naujo atviro kampo, pavyzdžiui, { $cells }.
   *[other] { $count } naujų atvirų kampų, pavyzdžiui, { $cells }.
  }
said-opened-none = Naujų atvirų kampų nėra.
said-undone = Paskutinis ėjimas atšauktas.
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
plan-rated = reitinginė
plan-family = šeimos partija
tab-moves = Ėjimai
tab-hints = Užuominos
tab-chat = Pokalbis
moves-label = Ligšioliniai ėjimai
moves-none = Ėjimų dar nėra.
moves-steps = Peržiūrėti partiją žingsnis po žingsnio
moves-first = Pirmas ėjimas
moves-back = Ankstesnis ėjimas
moves-on = Kitas ėjimas
moves-last = Paskutinis ėjimas
hint-ask = Parodyti ėjimą
hint-thinking = Galvojama…
hint-move = Pabandykite šį ėjimą:
chat-label = Pokalbis
chat-empty = Žinučių dar nėra.
chat-is-off = Prie šio stalo pokalbis išjungtas.
chat-write = Parašykite žinutę
chat-send = Siųsti
chat-mute = Nutildyti
chat-muted = Šio žaidėjo žinučių daugiau nematysite.
chat-report = Pateikti skundą
chat-reported = Skundas pateiktas. Šio serverio prižiūrėtojai pasižiūrės.
chat-news =
    { $count ->
        [one] { $count } nauja žinutė
        [few] { $count } naujos žinutės
        [many] { $count } naujos žinutės
       *[other] { $count } naujų žinučių
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
phrase-again = Sužaidžiam dar?
phrase-goodbye = Viso gero
menu-title = Meniu
menu-undo = Atšaukti paskutinį ėjimą
menu-ask-undo = Prašyti atšaukti ėjimą
menu-pause = Pristabdyti
menu-ask-pause = Prašyti pauzės
menu-draw = Siūlyti lygiąsias
menu-ask-draw = Siūlyti lygiąsias
menu-abort = Nutraukti partiją
menu-ask-abort = Prašyti nutraukti partiją
menu-resume = Tęsti
menu-stand = Palikti stalą
menu-resign = Pasiduoti
menu-resign-sure = Pasiduoti šioje partijoje?
menu-play-on = Žaisti toliau
menu-carry = Tęsti kitame įrenginyje
menu-keys = Spartieji klavišai
menu-rules = Taisyklės
switch-corners = Rodyti atvirus kampus
switch-coordinates = Rodyti koordinates
switch-patterns = Rodyti raštą ant kiekvienos spalvos
switch-confirm = Tvirtinti kiekvieną ėjimą
switch-tips = Rodyti patarimus
carry-text = Nuskaitykite šį QR kodą kitu įrenginiu arba įveskite ten kodą. Jis galioja vieną kartą, 5 minutes.
carry-picture = QR kodas, kuriuo ši partija tęsiama kitame įrenginyje
carry-where = Įveskite kodą adresu { $address }
keys-title = Spartieji klavišai
keys-piece = pasirinkti detalę
keys-move = pastumti ją
keys-turn = pasukti ją
keys-flip = apversti ją
keys-next = pereiti į kitą vietą, kur ji tinka
keys-place = padėti ją
keys-back = grįžti vienu žingsniu
keys-type = įrašyti ėjimą
keys-zen = rodyti tik lentą ir detales
keys-help = rodyti šį sąrašą
proposal-undo = { $name } nori atšaukti ėjimą.
proposal-pause = { $name } prašo pauzės.
proposal-draw = { $name } siūlo lygiąsias.
proposal-abort = { $name } nori nutraukti partiją.
proposal-rematch = { $name } nori revanšo.
proposal-waits = Laukiama kitų…
proposal-declined = { $name } atsisakė.
answer-yes = Sutikti
answer-no = Atsisakyti
gone-text = { $name } išėjo, bet vieta palaikoma. Galite palaukti, leisti žaisti kompiuteriui arba įskaityti partiją kaip žaidėjo { $name } pralaimėjimą.
gone-wait = Palaukti
gone-engine = Tegul žaidžia kompiuteris
gone-result = Įskaityti pralaimėjimą
over-rematch = Revanšas
over-to-rematch = Eiti į revanšą
over-result = Rezultatas
over-review = Apžvelgti
result-aborted = Partija nutraukta.
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
task-own-start = Uždenkite detale savo pradžios { $shape ->
    [triangle] trikampį
   *[square] langelį
  }.
task-start = Uždenkite detale kurį nors pradžios { $shape ->
    [triangle] trikampį
   *[square] langelį
  }.
task-anywhere = Pasirinkite detalę ir padėkite ją bet kur.
task-corner = Pasirinkite detalę ir palieskite vieną savo kampą.
task-base = Pasirinkite detalę ir padėkite ją ant pagrindo.
task-join = Pasirinkite detalę ir padėkite ją ant pagrindo šalia kitos.
task-face = Pasirinkite detalę ir padėkite ją prie savo spalvos.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
        [triangle] { $cells ->
    [one] padėtas { $cells } trikampis
    [few] padėti { $cells } trikampiai
    [many] padėta { $cells } trikampio
   *[other] padėta { $cells } trikampių
  }
       *[square] { $cells ->
    [one] padėtas { $cells } langelis
    [few] padėti { $cells } langeliai
    [many] padėta { $cells } langelio
   *[other] padėta { $cells } langelių
  }
    }
seat-placed-short = padėta { $cells }
seat-seen = iš viršaus matoma { $cells }
seat-seen-short = matoma { $cells }
tray-more = Daugiau detalių
tray-more-fit = Daugiau tinkamų detalių
moves-show = Rodyti ėjimus
