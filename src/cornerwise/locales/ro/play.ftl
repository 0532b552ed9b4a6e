## Al cui este rândul și ce se poate face

status-loading = O clipă
status-waiting = Se așteaptă jucători
status-waiting-text = Partida începe când toate locurile sunt ocupate.
status-paused = În pauză
status-paused-text = Ceasurile stau pe loc.
status-over = Partida s-a încheiat
status-your-turn = Rândul tău
status-turn-of = { $name } la mutare
status-watching = Privești.
opening-both = Pune prima piesă a ambelor culori. Apoi celălalt jucător alege una.
opening-choose = Alege-ți culoarea. Urmează { $colour }.
opening-take = Joacă cu { $colour }
handover-title = Dă ecranul mai departe: { $name }
handover-show = Arată piesele mele
status-viewing = după { $ply ->
    [0] pregătire
    [one] o mutare
    [few] { $ply } mutări
   *[other] { $ply } de mutări
  }
status-sending = se trimite
status-planned = Mutarea ta este plănuită.
status-can-plan = Ia o piesă ca să-ți plănuiești mutarea următoare.
status-plan-hint = Pune-o unde o vrei data viitoare.
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
status-does-not-fit = Aici nu se potrivește
status-lost = Se reia legătura
status-lost-text = Nimic nu s-a pierdut. Ceasurile sunt oprite.
plan-fails = Mutarea plănuită nu mai este posibilă.
notice-your-turn = Rândul tău

## Locuri

seat-open = Loc liber
seat-computer = Calculator, nivelul { $level }
seat-engine = Calculator
seat-level = nivelul { $level }
seat-number = Jucătorul { $number }
seat-guest = Oaspete
seat-me = Tu
seat-you = { $name } (tu)
seat-replaced = calculatorul joacă pentru { $name }
seat-gone = a plecat
seat-chooses = alege o culoare
seat-cells = rămase: { $cells }
seat-pieces-cells = { $pieces ->
    [one] o piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }, { $cells ->
    [one] o căsuță rămasă
    [few] { $cells } căsuțe rămase
   *[other] { $cells } de căsuțe rămase
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
seat-note-points = { $note }, { seat-points }
seat-reach = poate ajunge la { $cells ->
    [one] o căsuță liberă
    [few] { $cells } căsuțe libere
   *[other] { $cells } de căsuțe libere
  }
seat-corners-reach = { $corners ->
    [one] un colț deschis
    [few] { $corners } colțuri deschise
   *[other] { $corners } de colțuri deschise
  }, cu acces la { $cells ->
    [one] o căsuță liberă
    [few] { $cells } căsuțe libere
   *[other] { $cells } de căsuțe libere
  }
dropped-resigned = a abandonat
dropped-time = a depășit timpul
dropped-left = a plecat

## Culori

colour-blue = Albastru
colour-yellow = Galben
colour-red = Roșu
colour-green = Verde
colour-purple = Mov
colour-orange = Portocaliu

## Tabla

board-label = Tablă de { $game }
cell-free = { $cell }, liberă
cell-corner = { $cell }, liberă, colțul tău
cell-start = { $cell }, căsuță de start
cell-start-of = { $cell }, start pentru { $colour }
cell-taken = { $cell }, { $colour }, piesa { $piece }

## Piesele și ce se face cu ele

tray-label = Piese
tray-piece = Piesa { $piece }, { $cells ->
    [one] o căsuță
    [few] { $cells } căsuțe
   *[other] { $cells } de căsuțe
  }, { $places ->
    [0] niciun loc
    [one] un loc
    [few] { $places } locuri
   *[other] { $places } de locuri
  }, tasta { $key }
tray-piece-waiting = Piesa { $piece }, { $cells ->
    [one] o căsuță
    [few] { $cells } căsuțe
   *[other] { $cells } de căsuțe
  }, tasta { $key }
piece-cells = Piesa { $piece }, { $cells ->
    [one] o căsuță
    [few] { $cells } căsuțe
   *[other] { $cells } de căsuțe
  }
actions-label = Piesa din mâna ta
action-turn = Rotește
action-flip = Întoarce
action-next = Alt loc
action-next-of = { $number } din { $count }
action-drop = Lasă
action-place = Pune
action-plan = Plan
action-sending = Se trimite
nudge-label = Mută piesa
nudge-up = Sus
nudge-down = Jos
nudge-left = Stânga
nudge-right = Dreapta
nudge-up-left = Sus și la stânga
nudge-up-right = Sus și la dreapta
nudge-down-left = Jos și la stânga
nudge-down-right = Jos și la dreapta
word-keep = Păstrez culoarea mea
word-swap = Schimb culorile
word-draw = Trage o piesă
word-pass = Pas
type-title = Scrie o mutare
type-label = Căsuțele pe care le acoperă piesa
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
plan-rated = pentru rating
plan-family = partidă de familie

## Mutări, indicii, chat

tab-moves = Mutări
tab-hints = Indicii
tab-chat = Chat
moves-label = Mutările de până acum
moves-none = Încă nu s-a făcut nicio mutare.
moves-steps = Parcurge partida
moves-first = La început
moves-back = O mutare înapoi
moves-on = O mutare înainte
moves-last = La momentul de față
hint-ask = Arată-mi o mutare
hint-thinking = Se gândește
hint-move = O mutare puternică:
chat-label = Chat
chat-empty = Încă n-a spus nimeni nimic.
chat-is-off = La această masă nu există chat.
chat-write = Scrie ceva
chat-send = Trimite
chat-mute = Ignoră
chat-muted = Nu vei vedea ce spune acest jucător.
chat-report = Raportează
chat-reported = Administratorul acestui server va verifica.
chat-news = { $count ->
    [one] un rând nou
    [few] { $count } rânduri noi
   *[other] { $count } de rânduri noi
  }
phrase-hello = Salut
phrase-good-luck = Succes
phrase-have-fun = Spor la joc
phrase-your-turn = Rândul tău
phrase-one-moment = O clipă
phrase-nice-move = Frumos mutat
phrase-oops = Ups
phrase-well-played = Bine jucat
phrase-thanks = Mulțumesc
phrase-good-game = Frumos joc
phrase-again = Încă una?
phrase-goodbye = La revedere

## Meniul

menu-title = Meniu
menu-undo = Retrage ultima mutare
menu-ask-undo = Cere retragerea mutării
menu-pause = Pauză
menu-ask-pause = Cere o pauză
menu-draw = Propune remiză
menu-ask-draw = Propune remiză
menu-abort = Anulează partida
menu-ask-abort = Cere anularea partidei
menu-resume = Continuă
menu-stand = Pleacă de la masă
menu-resign = Abandon
menu-resign-sure = Abandonezi partida?
menu-play-on = Continuă
menu-carry = Continuă pe alt dispozitiv
menu-keys = Taste
menu-rules = Reguli
switch-corners = Arată colțurile deschise
switch-coordinates = Arată coordonatele
switch-patterns = Un semn pe fiecare culoare
switch-confirm = Confirmă înainte de a pune
switch-tips = Arată sfaturi
carry-text = Îndreaptă camera celuilalt dispozitiv spre această imagine sau scrie codul acolo. Este valabil cinci minute, o singură dată.
carry-picture = Codul ca imagine
carry-where = Scrie-l la { $address }
keys-title = Taste
keys-piece = ia o piesă
keys-move = mut-o
keys-turn = rotește-o
keys-flip = întoarce-o pe dos
keys-next = la următorul loc unde se potrivește
keys-place = pune-o
keys-back = un pas înapoi
keys-type = scrie o mutare
keys-zen = doar tabla și piesele
keys-help = această listă

## Întrebări și răspunsuri

proposal-undo = { $name } ar vrea să retragă o mutare.
proposal-pause = { $name } cere o pauză.
proposal-draw = { $name } propune remiză.
proposal-abort = { $name } ar vrea să anuleze partida.
proposal-rematch = { $name } ar vrea să mai joace o dată.
proposal-waits = Se așteaptă ceilalți.
proposal-declined = { $name } refuză.
answer-yes = Accept
answer-no = Refuz
gone-text = { $name } a plecat. Locul rămâne păstrat; ce urmează?
gone-wait = Așteaptă
gone-engine = Să joace calculatorul
gone-result = Revendică rezultatul

## La masă, înainte și după

over-rematch = Mai joacă o dată
over-to-rematch = La partida nouă
over-result = Scor
over-review = Analiză
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
