## Al cui este rândul și ce se poate face

status-loading = Se încarcă…
status-waiting = Se așteaptă jucători
status-waiting-text = Partida începe când toate locurile sunt ocupate.
status-paused = În pauză
status-paused-text = Ceasurile sunt oprite.
status-over = Partida s-a încheiat
status-your-turn = Rândul tău
status-turn-of = La mutare: { $name }
status-watching = Urmărești această partidă.
opening-both = Pune prima piesă a ambelor culori. Apoi celălalt jucător alege o culoare.
opening-choose = Alege-ți culoarea. Urmează { $colour }.
opening-take = Joacă cu { $colour }
handover-title = Dă ecranul mai departe: { $name }
handover-show = Arată-mi piesele
status-viewing = { $ply ->
    [0] la început
    [one] după o mutare
    [few] după { $ply } mutări
   *[other] după { $ply } de mutări
  }
status-sending = se trimite…
status-planned = Următoarea ta mutare este plănuită.
status-can-plan = Alege o piesă ca să-ți plănuiești următoarea mutare.
status-plan-hint = Pune-o unde vrei să joci la rândul următor.
status-places = { $places ->
    [one] O mutare este posibilă
    [few] { $places } mutări sunt posibile
   *[other] { $places } de mutări sunt posibile
  }
status-fits = { $places ->
    [0] Acum nu se potrivește nicăieri
    [one] Se potrivește într-un loc
    [few] Se potrivește în { $places } locuri
   *[other] Se potrivește în { $places } de locuri
  }
status-it-fits = Se potrivește
status-does-not-fit = Nu se potrivește aici
status-lost = Se reconectează…
status-lost-text = Partida ta este în siguranță. Ceasurile sunt oprite.
plan-fails = Mutarea plănuită nu mai este posibilă. Alege alta.
notice-your-turn = Rândul tău
said-out = { $colour } nu mai poate pune piese.
said-out-you = Nu mai poți pune piese.
said-bridge = { $name }: pod, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] hexagon
    [few] { $count } hexagoane
   *[other] { $count } de hexagoane
  }, +{ $points }

## Locuri

seat-open = Loc liber
seat-computer = Calculator, nivelul { $level }
seat-engine = Calculator
seat-level = nivelul { $level }
seat-number = Jucător { $number }
seat-guest = Vizitator
seat-me = Tu
seat-you = { $name } (tu)
seat-replaced = calculatorul joacă pentru { $name }
seat-gone = a ieșit din joc
seat-chooses = alege o culoare
seat-out = fără mutări
seat-cells = rămase: { $cells }
seat-pieces-cells = { $pieces ->
    [one] o piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }, { $shape ->
    [triangle] { $cells ->
        [one] un triunghi rămas
        [few] { $cells } triunghiuri rămase
       *[other] { $cells } de triunghiuri rămase
      }
    [cube] { $cells ->
        [one] un cub rămas
        [few] { $cells } cuburi rămase
       *[other] { $cells } de cuburi rămase
      }
   *[square] { $cells ->
        [one] un pătrat rămas
        [few] { $cells } pătrate rămase
       *[other] { $cells } de pătrate rămase
      }
  }
seat-tiles = { $tiles ->
    [one] o piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
  }
seat-points = { $points ->
    [one] { NUMBER($points) } punct
    [few] { NUMBER($points) } puncte
   *[other] { NUMBER($points) } de puncte
  }
seat-reach = poate ajunge la { $shape ->
    [triangle] { $cells ->
        [one] un triunghi liber
        [few] { $cells } triunghiuri libere
       *[other] { $cells } de triunghiuri libere
      }
    [cube] { $cells ->
        [one] un cub liber
        [few] { $cells } cuburi libere
       *[other] { $cells } de cuburi libere
      }
   *[square] { $cells ->
        [one] un pătrat liber
        [few] { $cells } pătrate libere
       *[other] { $cells } de pătrate libere
      }
  }
seat-corners-reach = { $corners ->
    [one] un colț deschis
    [few] { $corners } colțuri deschise
   *[other] { $corners } de colțuri deschise
  }, poate ajunge la { $shape ->
    [triangle] { $cells ->
        [one] un triunghi liber
        [few] { $cells } triunghiuri libere
       *[other] { $cells } de triunghiuri libere
      }
    [cube] { $cells ->
        [one] un cub liber
        [few] { $cells } cuburi libere
       *[other] { $cells } de cuburi libere
      }
   *[square] { $cells ->
        [one] un pătrat liber
        [few] { $cells } pătrate libere
       *[other] { $cells } de pătrate libere
      }
  }
dropped-resigned = a abandonat
dropped-time = a rămas fără timp
dropped-left = a ieșit din joc

## Culori

colour-blue = Albastru
colour-yellow = Galben
colour-red = Roșu
colour-green = Verde
colour-purple = Mov
colour-orange = Portocaliu
# Culori în propoziție
ink-blue = albastru
ink-yellow = galben
ink-red = roșu
ink-green = verde
ink-purple = mov
ink-orange = portocaliu

## Tabla

board-label = Tablă de { $game }
cell-free = { $cell }, liber
cell-corner = { $cell }, liber, unul dintre colțurile tale
cell-start = { $cell }, punct de start
cell-start-of = { $cell }, aici începe { $colour }
cell-taken = { $cell }, { $colour }, piesa { $piece }

## Piesele și ce se face cu ele

tray-label = Piese
tray-piece = Piesa { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] un triunghi
        [few] { $cells } triunghiuri
       *[other] { $cells } de triunghiuri
      }
    [cube] { $cells ->
        [one] un cub
        [few] { $cells } cuburi
       *[other] { $cells } de cuburi
      }
   *[square] { $cells ->
        [one] un pătrat
        [few] { $cells } pătrate
       *[other] { $cells } de pătrate
      }
  }, { $places ->
    [0] nu se potrivește nicăieri
    [one] se potrivește într-un loc
    [few] se potrivește în { $places } locuri
   *[other] se potrivește în { $places } de locuri
  }, tasta { $key }
tray-piece-waiting = Piesa { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] un triunghi
        [few] { $cells } triunghiuri
       *[other] { $cells } de triunghiuri
      }
    [cube] { $cells ->
        [one] un cub
        [few] { $cells } cuburi
       *[other] { $cells } de cuburi
      }
   *[square] { $cells ->
        [one] un pătrat
        [few] { $cells } pătrate
       *[other] { $cells } de pătrate
      }
  }, tasta { $key }
piece-cells = Piesa { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] un triunghi
        [few] { $cells } triunghiuri
       *[other] { $cells } de triunghiuri
      }
    [cube] { $cells ->
        [one] un cub
        [few] { $cells } cuburi
       *[other] { $cells } de cuburi
      }
   *[square] { $cells ->
        [one] un pătrat
        [few] { $cells } pătrate
       *[other] { $cells } de pătrate
      }
  }
actions-label = Piesa aleasă
action-turn = Rotește
action-flip = Întoarce
action-next = Următorul
action-next-of = { $number } din { $count }
action-drop = Pune înapoi
action-place = Pune
action-plan = Plănuiește mutarea
action-sending = Se trimite…
nudge-label = Mută piesa
nudge-up = Sus
nudge-down = Jos
nudge-left = Stânga
nudge-right = Dreapta
nudge-up-left = Sus și la stânga
nudge-up-right = Sus și la dreapta
nudge-down-left = Jos și la stânga
nudge-down-right = Jos și la dreapta
word-keep = Păstrează-mi culoarea
word-swap = Schimbă culorile
word-draw = Trage o piesă
word-pass = Pas
type-title = Scrie o mutare
type-what-tile = Piesa, și locul ei dacă sunt mai multe
type-what = Piesa și { $shape ->
    [triangle] triunghiul sau toate triunghiurile
    [cube] cubul sau toate cuburile
   *[square] pătratul sau toate pătratele
  } pe care le acoperă
type-several = { $count ->
    [one] Se potrivește o mutare. Alege-o mai jos.
    [few] Se potrivesc { $count } mutări. Alege una.
   *[other] Se potrivesc { $count } de mutări. Alege una.
  }
type-illegal = { $piece } la { $cell }: { $reason }
type-all = { $count ->
    [one] Singura mutare permisă
    [few] Toate cele { $count } mutări permise
   *[other] Toate cele { $count } de mutări permise
  }
type-piece = Piesa { $piece }, { $count ->
    [one] un loc
    [few] { $count } locuri
   *[other] { $count } de locuri
  }
said-lays = { $name } a pus { $piece } la { $cell }.
said-lays-you = Ai pus { $piece } la { $cell }.
said-lays-colour = { $name } a pus { $piece } la { $cell }, { $colour }.
said-lays-colour-you = Ai pus { $piece } la { $cell }, { $colour }.
said-lays-tile = { $name } a pus piesa { $tile }.
said-lays-tile-you = Ai pus piesa { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
said-opened = { $count ->
    [one] Un colț deschis nou
    [few] { $count } colțuri deschise noi
   *[other] { $count } de colțuri deschise noi
  }: { $cells }.
said-opened-many = { $count ->
    [one] Un colț deschis nou
    [few] { $count } colțuri deschise noi
   *[other] { $count } de colțuri deschise noi
  }, de exemplu { $cells }.
said-opened-none = Niciun colț deschis nou.
said-undone = Ultima mutare a fost retrasă.

## Ceasuri și ce s-a convenit

clock-hours = h
clock-days = z
plan-players = { $count ->
    [one] un jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s pe mutare
plan-clock-days = { $days ->
    [one] o zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
  }
plan-rated = cu rating
plan-family = partidă de familie

## Mutări, indicii, chat

tab-moves = Mutări
tab-hints = Indicii
tab-chat = Chat
moves-label = Mutările de până acum
moves-none = Nicio mutare încă.
moves-steps = Parcurge partida
moves-first = Prima mutare
moves-back = Mutarea anterioară
moves-on = Mutarea următoare
moves-last = Ultima mutare
hint-ask = Arată-mi o mutare
hint-thinking = Se gândește…
hint-move = Încearcă mutarea asta:
chat-label = Chat
chat-empty = Niciun mesaj încă.
chat-is-off = La această masă, chatul este oprit.
chat-write = Scrie un mesaj
chat-send = Trimite
chat-mute = Ignoră
chat-muted = Nu vei mai vedea mesajele acestui jucător.
chat-report = Raportează
chat-reported = Raportat. Administratorii serverului vor verifica.
chat-news = { $count ->
    [one] un mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
  }
phrase-hello = Salut
phrase-good-luck = Succes
phrase-have-fun = Distracție plăcută
phrase-your-turn = Rândul tău
phrase-one-moment = O clipă
phrase-nice-move = Frumoasă mutare
phrase-oops = Ups
phrase-well-played = Bine jucat
phrase-thanks = Mulțumesc
phrase-good-game = Frumoasă partidă
phrase-again = Mai jucăm una?
phrase-goodbye = La revedere

## Meniul

menu-title = Meniu
menu-undo = Retrage ultima mutare
menu-ask-undo = Cere să retragi o mutare
menu-pause = Ia o pauză
menu-ask-pause = Cere o pauză
menu-draw = Propune remiză
menu-ask-draw = Propune remiză
menu-abort = Anulează partida
menu-ask-abort = Cere să se anuleze partida
menu-resume = Reia partida
menu-stand = Pleacă de la masă
menu-resign = Abandonează
menu-resign-sure = Abandonezi această partidă?
menu-play-on = Continuă să joci
menu-carry = Continuă pe alt dispozitiv
menu-keys = Scurtături de la tastatură
menu-rules = Reguli
switch-corners = Arată colțurile deschise
switch-coordinates = Arată coordonatele
switch-patterns = Arată un model pe fiecare culoare
switch-confirm = Confirmă fiecare mutare
switch-tips = Arată sfaturile
carry-text = Scanează acest cod QR cu celălalt dispozitiv sau scrie codul acolo. Poate fi folosit o singură dată, timp de 5 minute.
carry-picture = Cod QR pentru a continua partida pe alt dispozitiv
carry-where = Introdu codul la { $address }
keys-title = Scurtături de la tastatură
keys-piece = alege o piesă
keys-move = mut-o
keys-turn = rotește-o
keys-flip = întoarce-o pe cealaltă parte
keys-next = mergi la următorul loc unde se potrivește
keys-place = pune-o
keys-back = mergi un pas înapoi
keys-type = scrie o mutare
keys-zen = arată doar tabla și piesele
keys-help = arată această listă

## Întrebări și răspunsuri

proposal-undo = { $name } vrea să retragă o mutare.
proposal-pause = { $name } cere o pauză.
proposal-draw = { $name } propune remiză.
proposal-abort = { $name } vrea să anuleze partida.
proposal-rematch = { $name } vrea revanșa.
proposal-waits = Se așteaptă ceilalți jucători…
proposal-declined = { $name } refuză.
answer-yes = Acceptă
answer-no = Refuză
gone-text = { $name } a ieșit din joc, iar locul rămâne rezervat. Poți aștepta, poți lăsa calculatorul să joace sau poți considera partida pierdută pentru { $name }.
gone-wait = Așteaptă
gone-engine = Lasă calculatorul să joace
gone-result = Consideră-o pierdută

## La masă, înainte și după

over-rematch = Joacă revanșa
over-to-rematch = Mergi la revanșă
over-result = Scor
over-review = Evaluează
result-aborted = Partida a fost anulată.
result-draw = Remiză
result-you = Ai câștigat
result-you-by = Ai câștigat la { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } diferență
result-other = { $name } câștigă
result-other-by = { $name } câștigă la { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } diferență
task-own-start = Acoperă-ți punctul de start cu o piesă.
task-start = Acoperă un punct de start cu o piesă.
task-anywhere = Alege o piesă și pune-o oriunde.
task-corner = Alege o piesă și atinge unul dintre colțurile tale.
task-base = Alege o piesă și pune-o pe bază.
task-join = Alege o piesă și pune-o pe bază lângă alta.
task-face = Alege o piesă și pune-o lipită de culoarea ta.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] { $cells } triunghi pus
        [few] { $cells } triunghiuri puse
       *[other] { $cells } de triunghiuri puse
      }
   *[square] { $cells ->
        [one] { $cells } pătrat pus
        [few] { $cells } pătrate puse
       *[other] { $cells } de pătrate puse
      }
  }
seat-placed-short = { $cells } puse
seat-seen = văzute de sus: { $cells }
seat-seen-short = văzute: { $cells }
tray-more = Mai multe piese
tray-more-fit = Mai multe piese potrivite
moves-show = Arată mutările
