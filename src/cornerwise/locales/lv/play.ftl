status-loading = Ielādē…
status-waiting = Gaida spēlētājus
status-waiting-text = Partija sāksies, kad visas vietas būs aizņemtas.
status-paused = Pauze
status-paused-text = Pulksteņi ir apturēti.
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
status-sending = sūta…
status-planned = Jūsu nākamais gājiens ir ieplānots.
status-can-plan = Izvēlieties kauliņu, lai ieplānotu nākamo gājienu.
status-plan-hint = Nolieciet to tur, kur gribat iet nākamreiz.
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
status-lost = Atjauno savienojumu…
status-lost-text = Jūsu partija ir drošībā. Pulksteņi ir apturēti.
plan-fails = Ieplānotais gājiens vairs nav iespējams. Izvēlieties citu.
notice-your-turn = Jūsu gājiens
said-out = { $colour } vairs nevar nolikt kauliņus.
said-out-you = Jūs vairs nevarat nolikt kauliņus.
said-bridge = { $name }: tilts, +{ $points }
said-hexagon = { $name }: { $count ->
    [1] sešstūris
    [zero] { $count } sešstūri
    [one] { $count } sešstūris
   *[other] { $count } sešstūri
  }, +{ $points }
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
seat-out = vairs neiet
seat-cells =
    { $cells ->
        [zero] atlikuši { $cells }
        [one] atlicis { $cells }
       *[other] atlikuši { $cells }
    }
seat-pieces-cells =
    { $pieces ->
        [zero] { $pieces } kauliņi
        [one] { $pieces } kauliņš
       *[other] { $pieces } kauliņi
    }, { $shape ->
        [triangle]
            { $cells ->
                [zero] atlikuši { $cells } trīsstūri
                [one] atlicis { $cells } trīsstūris
               *[other] atlikuši { $cells } trīsstūri
            }
        [cube]
            { $cells ->
                [zero] atlikuši { $cells } klucīši
                [one] atlicis { $cells } klucītis
               *[other] atlikuši { $cells } klucīši
            }
       *[square]
            { $cells ->
                [zero] atlikuši { $cells } kvadrāti
                [one] atlicis { $cells } kvadrāts
               *[other] atlikuši { $cells } kvadrāti
            }
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
seat-reach =
    var sasniegt { $shape ->
        [triangle]
            { $cells ->
                [zero] { $cells } brīvus trīsstūrus
                [one] { $cells } brīvu trīsstūri
               *[other] { $cells } brīvus trīsstūrus
            }
        [cube]
            { $cells ->
                [zero] { $cells } brīvus klucīšus
                [one] { $cells } brīvu klucīti
               *[other] { $cells } brīvus klucīšus
            }
       *[square]
            { $cells ->
                [zero] { $cells } brīvus lauciņus
                [one] { $cells } brīvu lauciņu
               *[other] { $cells } brīvus lauciņus
            }
    }
seat-corners-reach =
    { $corners ->
        [zero] { $corners } atvērti stūri
        [one] { $corners } atvērts stūris
       *[other] { $corners } atvērti stūri
    }, var sasniegt { $shape ->
        [triangle]
            { $cells ->
                [zero] { $cells } brīvus trīsstūrus
                [one] { $cells } brīvu trīsstūri
               *[other] { $cells } brīvus trīsstūrus
            }
        [cube]
            { $cells ->
                [zero] { $cells } brīvus klucīšus
                [one] { $cells } brīvu klucīti
               *[other] { $cells } brīvus klucīšus
            }
       *[square]
            { $cells ->
                [zero] { $cells } brīvus lauciņus
                [one] { $cells } brīvu lauciņu
               *[other] { $cells } brīvus lauciņus
            }
    }
dropped-resigned = padevās
dropped-time = beidzās laiks
dropped-left = pameta partiju
colour-blue = Zilā
colour-yellow = Dzeltenā
colour-red = Sarkanā
colour-green = Zaļā
colour-purple = Violetā
colour-orange = Oranžā
# Colours inside a sentence
ink-blue = zilā
ink-yellow = dzeltenā
ink-red = sarkanā
ink-green = zaļā
ink-purple = violetā
ink-orange = oranžā
board-label = { $game } laukums
cell-free = { $cell }, brīvs
cell-corner = { $cell }, brīvs, viens no jūsu stūriem
cell-start =
    { $cell }, sākuma { $shape ->
        [triangle] trīsstūris
       *[square] lauciņš
    }
cell-start-of = { $cell }, te sāk { $colour }
cell-taken = { $cell }, { $colour }, kauliņš { $piece }
tray-label = Kauliņi
tray-piece =
    Kauliņš { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [zero] { $cells } trīsstūri
                [one] { $cells } trīsstūris
               *[other] { $cells } trīsstūri
            }
        [cube]
            { $cells ->
                [zero] { $cells } klucīši
                [one] { $cells } klucītis
               *[other] { $cells } klucīši
            }
       *[square]
            { $cells ->
                [zero] { $cells } kvadrāti
                [one] { $cells } kvadrāts
               *[other] { $cells } kvadrāti
            }
    }, { $places ->
        [0] nekur neder
        [zero] der { $places } vietās
        [one] der { $places } vietā
       *[other] der { $places } vietās
    }, taustiņš { $key }
tray-piece-waiting =
    Kauliņš { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [zero] { $cells } trīsstūri
                [one] { $cells } trīsstūris
               *[other] { $cells } trīsstūri
            }
        [cube]
            { $cells ->
                [zero] { $cells } klucīši
                [one] { $cells } klucītis
               *[other] { $cells } klucīši
            }
       *[square]
            { $cells ->
                [zero] { $cells } kvadrāti
                [one] { $cells } kvadrāts
               *[other] { $cells } kvadrāti
            }
    }, taustiņš { $key }
piece-cells =
    Kauliņš { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [zero] { $cells } trīsstūri
                [one] { $cells } trīsstūris
               *[other] { $cells } trīsstūri
            }
        [cube]
            { $cells ->
                [zero] { $cells } klucīši
                [one] { $cells } klucītis
               *[other] { $cells } klucīši
            }
       *[square]
            { $cells ->
                [zero] { $cells } kvadrāti
                [one] { $cells } kvadrāts
               *[other] { $cells } kvadrāti
            }
    }
actions-label = Izvēlētais kauliņš
action-turn = Griezt
action-flip = Apmest
action-next = Nākamā
action-next-of = { $number } no { $count }
action-drop = Nolikt atpakaļ
action-place = Nolikt
action-plan = Plānot gājienu
action-sending = Sūta…
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
type-what-tile = Plāksnīte, un tās vieta, ja ir vairākas
type-what = Kauliņš un { $shape ->
        [triangle] trīsstūris vai visi trīsstūri, ko
        [cube] klucītis vai visi klucīši, ko
       *[square] lauciņš vai visi lauciņi, ko
    } tas nosedz
type-several = { $count ->
    [1] Der { $count } gājiens. Izvēlieties to zemāk.
    [zero] Der { $count } gājieni. Izvēlieties vienu.
    [one] Der { $count } gājiens. Izvēlieties vienu.
   *[other] Der { $count } gājieni. Izvēlieties vienu.
  }
type-illegal = { $piece } pie { $cell }: { $reason }
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
said-lays = { $name } nolika { $piece } pie { $cell }.
said-lays-you = Jūs nolikāt { $piece } pie { $cell }.
said-lays-colour = { $name } nolika { $piece } pie { $cell }, { $colour }.
said-lays-colour-you = Jūs nolikāt { $piece } pie { $cell }, { $colour }.
said-lays-tile = { $name } nolika plāksnīti { $tile }.
said-lays-tile-you = Jūs nolikāt plāksnīti { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [zero] { $points } punkti.
    [one] { $points } punkts.
   *[other] { $points } punkti.
  }
said-opened = { $count ->
    [zero] { $count } jauni atvērti stūri: { $cells }.
    [one] { $count } jauns atvērts stūris: { $cells }.
   *[other] { $count } jauni atvērti stūri: { $cells }.
  }
said-opened-many = { $count ->
    [zero] { $count } jauni atvērti stūri, piemēram, { $cells }.
    [one] { $count } jauns atvērts stūris, piemēram, { $cells }.
   *[other] { $count } jauni atvērti stūri, piemēram, { $cells }.
  }
said-opened-none = Jaunu atvērtu stūru nav.
said-undone = Pēdējais gājiens tika atsaukts.
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
plan-rated = ar reitingu
plan-family = ģimenes partija
tab-moves = Gājieni
tab-hints = Mājieni
tab-chat = Tērzēšana
moves-label = Līdzšinējie gājieni
moves-none = Gājienu vēl nav.
moves-steps = Iziet partiju pa soļiem
moves-first = Pirmais gājiens
moves-back = Iepriekšējais gājiens
moves-on = Nākamais gājiens
moves-last = Pēdējais gājiens
hint-ask = Parādīt gājienu
hint-thinking = Domā…
hint-move = Izmēģiniet šo gājienu:
chat-label = Tērzēšana
chat-empty = Ziņu vēl nav.
chat-is-off = Pie šī galda tērzēšana ir izslēgta.
chat-write = Uzrakstiet ziņu
chat-send = Sūtīt
chat-mute = Apklusināt
chat-muted = Šī spēlētāja ziņas jūs vairs neredzēsiet.
chat-report = Iesniegt sūdzību
chat-reported = Sūdzība iesniegta. Šī servera uzturētāji to apskatīs.
chat-news =
    { $count ->
        [zero] { $count } jaunas ziņas
        [one] { $count } jauna ziņa
       *[other] { $count } jaunas ziņas
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
phrase-again = Spēlēsim vēl?
phrase-goodbye = Atā
menu-title = Izvēlne
menu-undo = Atsaukt pēdējo gājienu
menu-ask-undo = Lūgt atsaukt gājienu
menu-pause = Ieturēt pauzi
menu-ask-pause = Lūgt pauzi
menu-draw = Piedāvāt neizšķirtu
menu-ask-draw = Piedāvāt neizšķirtu
menu-abort = Atcelt partiju
menu-ask-abort = Lūgt atcelt partiju
menu-resume = Turpināt
menu-stand = Pamest galdu
menu-resign = Padoties
menu-resign-sure = Padoties šajā partijā?
menu-play-on = Spēlēt tālāk
menu-carry = Turpināt citā ierīcē
menu-keys = Īsinājumtaustiņi
menu-rules = Noteikumi
switch-corners = Rādīt atvērtos stūrus
switch-coordinates = Rādīt koordinātas
switch-patterns = Rādīt rakstu uz katras krāsas
switch-confirm = Apstiprināt katru gājienu
switch-tips = Rādīt padomus
carry-text = Noskenējiet šo QR kodu ar otru ierīci vai ievadiet tur kodu. Tas der vienu reizi, 5 minūtes.
carry-picture = QR kods, ar kuru šo partiju turpināt citā ierīcē
carry-where = Ievadiet kodu adresē { $address }
keys-title = Īsinājumtaustiņi
keys-piece = izvēlēties kauliņu
keys-move = pabīdīt to
keys-turn = pagriezt to
keys-flip = apmest to otrādi
keys-next = pāriet uz nākamo vietu, kur tas der
keys-place = nolikt to
keys-back = atgriezties soli atpakaļ
keys-type = ierakstīt gājienu
keys-zen = rādīt tikai laukumu un kauliņus
keys-help = rādīt šo sarakstu
proposal-undo = { $name } vēlas atsaukt gājienu.
proposal-pause = { $name } lūdz pauzi.
proposal-draw = { $name } piedāvā neizšķirtu.
proposal-abort = { $name } vēlas atcelt partiju.
proposal-rematch = { $name } vēlas revanšu.
proposal-waits = Gaida pārējos…
proposal-declined = { $name } atteicās.
answer-yes = Piekrist
answer-no = Noraidīt
gone-text = { $name } aizgāja, bet vieta paliek. Varat gaidīt, ļaut spēlēt datoram vai ieskaitīt partiju kā zaudējumu spēlētājam { $name }.
gone-wait = Gaidīt
gone-engine = Lai spēlē dators
gone-result = Ieskaitīt kā zaudējumu
over-rematch = Revanšs
over-to-rematch = Doties uz revanšu
over-result = Rezultāts
over-review = Izvērtēt
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
task-own-start = Nosedziet ar kauliņu savu sākuma { $shape ->
    [triangle] trīsstūri
   *[square] lauciņu
  }.
task-start = Nosedziet ar kauliņu kādu sākuma { $shape ->
    [triangle] trīsstūri
   *[square] lauciņu
  }.
task-anywhere = Izvēlieties kauliņu un nolieciet to jebkur.
task-corner = Izvēlieties kauliņu un pieskarieties kādam savam stūrim.
task-base = Izvēlieties kauliņu un nolieciet to uz pamatnes.
task-join = Izvēlieties kauliņu un nolieciet to uz pamatnes blakus citam.
task-face = Izvēlieties kauliņu un nolieciet to pie savas krāsas.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
        [triangle] { $cells ->
    [zero] nolikti { $cells } trīsstūri
    [one] nolikts { $cells } trīsstūris
   *[other] nolikti { $cells } trīsstūri
  }
       *[square] { $cells ->
    [zero] nolikti { $cells } kvadrāti
    [one] nolikts { $cells } kvadrāts
   *[other] nolikti { $cells } kvadrāti
  }
    }
seat-placed-short = { $cells ->
    [zero] nolikti { $cells }
    [one] nolikts { $cells }
   *[other] nolikti { $cells }
  }
seat-seen = no augšas redzami: { $cells }
seat-seen-short = redzami: { $cells }
tray-more = Vairāk kauliņu
tray-more-fit = Vairāk derīgu kauliņu
moves-show = Rādīt gājienus
