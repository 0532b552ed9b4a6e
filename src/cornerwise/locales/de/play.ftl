## Whose turn it is and what can be done

status-loading = Wird geladen …
status-waiting = Warten auf Spieler
status-waiting-text = Es geht los, sobald alle Plätze besetzt sind.
status-paused = Pause
status-paused-text = Die Uhren stehen still.
status-over = Spiel beendet
status-your-turn = Du bist dran
status-turn-of = { $name } ist dran
status-watching = Du schaust zu.
opening-both = Lege den ersten Stein beider Farben. Danach sucht sich der andere Spieler eine aus.
opening-choose = Wähle deine Farbe. { $colour } zieht als Nächstes.
opening-take = { $colour } spielen
handover-title = Gib den Bildschirm weiter an { $name }
handover-show = Meine Steine zeigen
status-viewing = { $ply ->
    [0] am Anfang
    [one] nach 1 Zug
   *[other] nach { $ply } Zügen
  }
status-sending = wird gesendet …
status-planned = Dein nächster Zug ist geplant.
status-can-plan = Wähle einen Stein, um deinen nächsten Zug zu planen.
status-plan-hint = Leg ihn dorthin, wo du als Nächstes spielen willst.
status-places = { $places ->
    [one] 1 Zug ist möglich
   *[other] { $places } Züge sind möglich
  }
status-fits = { $places ->
    [0] Passt jetzt nirgends
    [one] Passt an 1 Stelle
   *[other] Passt an { $places } Stellen
  }
status-it-fits = Passt
status-does-not-fit = Passt hier nicht
status-lost = Verbindung wird wiederhergestellt …
status-lost-text = Deine Partie ist sicher. Die Uhren stehen.
plan-fails = Dein geplanter Zug geht nicht mehr. Wähle bitte einen anderen.
notice-your-turn = Du bist dran
said-out = { $colour } kann keine Steine mehr legen.
said-out-you = Du kannst keine Steine mehr legen.
said-bridge = { $name }: Brücke, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] Sechseck
   *[other] { $count } Sechsecke
  }, +{ $points }

## Seats

seat-open = Freier Platz
seat-computer = Computer, Stufe { $level }
seat-engine = Computer
seat-level = Stufe { $level }
seat-number = Spieler { $number }
seat-guest = Gast
seat-me = Du
seat-you = { $name } (du)
seat-replaced = der Computer spielt für { $name }
seat-gone = ist gegangen
seat-chooses = wählt eine Farbe
seat-out = ist ausgeschieden
seat-cells = { $cells } übrig
seat-pieces-cells = { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steine
  }, { $shape ->
    [triangle] { $cells ->
        [one] 1 Dreieck übrig
       *[other] { $cells } Dreiecke übrig
      }
    [cube] { $cells ->
        [one] 1 Würfel übrig
       *[other] { $cells } Würfel übrig
      }
   *[square] { $cells ->
        [one] 1 Quadrat übrig
       *[other] { $cells } Quadrate übrig
      }
  }
seat-tiles = { $tiles ->
    [one] 1 Stein
   *[other] { $tiles } Steine
  }
seat-points = { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
  }
seat-reach = erreicht { $shape ->
    [triangle] { $cells ->
        [one] 1 freies Dreieck
       *[other] { $cells } freie Dreiecke
      }
    [cube] { $cells ->
        [one] 1 freien Würfel
       *[other] { $cells } freie Würfel
      }
   *[square] { $cells ->
        [one] 1 freies Feld
       *[other] { $cells } freie Felder
      }
  }
seat-corners-reach = { $corners ->
    [one] 1 offene Ecke
   *[other] { $corners } offene Ecken
  }, { $shape ->
    [triangle] { $cells ->
        [one] 1 freies Dreieck
       *[other] { $cells } freie Dreiecke
      }
    [cube] { $cells ->
        [one] 1 freier Würfel
       *[other] { $cells } freie Würfel
      }
   *[square] { $cells ->
        [one] 1 freies Feld
       *[other] { $cells } freie Felder
      }
  } erreichbar
dropped-resigned = hat aufgegeben
dropped-time = Zeit abgelaufen
dropped-left = hat das Spiel verlassen

## Colours

colour-blue = Blau
colour-yellow = Gelb
colour-red = Rot
colour-green = Grün
colour-purple = Lila
colour-orange = Orange
# Colours inside a sentence
ink-blue = Blau
ink-yellow = Gelb
ink-red = Rot
ink-green = Grün
ink-purple = Lila
ink-orange = Orange

## The board

board-label = Spielbrett { $game }
cell-free = { $cell }, frei
cell-corner = { $cell }, frei, eine deiner Ecken
cell-start = { $cell }, Startfeld
cell-start-of = { $cell }, hier beginnt { $colour }
cell-taken = { $cell }, { $colour }, Stein { $piece }

## The tray and what is done with a piece

tray-label = Steine
tray-piece = Stein { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 Dreieck
       *[other] { $cells } Dreiecke
      }
    [cube] { $cells ->
        [one] 1 Würfel
       *[other] { $cells } Würfel
      }
   *[square] { $cells ->
        [one] 1 Quadrat
       *[other] { $cells } Quadrate
      }
  }, { $places ->
    [0] passt nirgends
    [one] passt an 1 Stelle
   *[other] passt an { $places } Stellen
  }, Taste { $key }
tray-piece-waiting = Stein { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 Dreieck
       *[other] { $cells } Dreiecke
      }
    [cube] { $cells ->
        [one] 1 Würfel
       *[other] { $cells } Würfel
      }
   *[square] { $cells ->
        [one] 1 Quadrat
       *[other] { $cells } Quadrate
      }
  }, Taste { $key }
piece-cells = Stein { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 Dreieck
       *[other] { $cells } Dreiecke
      }
    [cube] { $cells ->
        [one] 1 Würfel
       *[other] { $cells } Würfel
      }
   *[square] { $cells ->
        [one] 1 Quadrat
       *[other] { $cells } Quadrate
      }
  }
actions-label = Gewählter Stein
action-turn = Drehen
action-flip = Wenden
action-next = Nächste
action-next-of = { $number } von { $count }
action-drop = Ablegen
action-place = Legen
action-plan = Planen
action-sending = Wird gesendet …
nudge-label = Den Stein verschieben
nudge-up = Nach oben
nudge-down = Nach unten
nudge-left = Nach links
nudge-right = Nach rechts
nudge-up-left = Nach oben links
nudge-up-right = Nach oben rechts
nudge-down-left = Nach unten links
nudge-down-right = Nach unten rechts
word-keep = Farbe behalten
word-swap = Farben tauschen
word-draw = Stein ziehen
word-pass = Passen
type-title = Zug eintippen
type-what-tile = Stein, und seine Stelle, wenn es mehrere gibt
type-all = { $count ->
    [one] Der einzige erlaubte Zug
   *[other] Alle { $count } erlaubten Züge
  }
type-piece = Stein { $piece }, { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
  }

## Clocks and what was agreed

clock-hours = h
clock-days = T
plan-players = { $count } Spieler
plan-clock-game = { $minutes } Min. + { $seconds } s
plan-clock-move = { $seconds } s pro Zug
plan-clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
plan-rated = gewertet
plan-family = Familienspiel

## Moves, hints, chat

tab-moves = Züge
tab-hints = Hinweise
tab-chat = Chat
moves-label = Bisherige Züge
moves-none = Noch keine Züge.
moves-steps = Durch die Partie blättern
moves-first = Erster Zug
moves-back = Vorheriger Zug
moves-on = Nächster Zug
moves-last = Letzter Zug
hint-ask = Zeig mir einen Zug
hint-thinking = Denkt nach …
hint-move = Versuch diesen Zug:
chat-label = Chat
chat-empty = Noch keine Nachrichten.
chat-is-off = Der Chat ist an diesem Tisch ausgeschaltet.
chat-write = Nachricht schreiben
chat-send = Senden
chat-mute = Stummschalten
chat-muted = Du siehst keine Nachrichten von diesem Spieler mehr.
chat-report = Melden
chat-reported = Gemeldet. Die Betreiber dieses Servers sehen es sich an.
chat-news = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }
phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-have-fun = Viel Spaß
phrase-your-turn = Du bist dran
phrase-one-moment = Moment bitte
phrase-nice-move = Schöner Zug
phrase-oops = Hoppla
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-good-game = Schönes Spiel
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss

## The menu

menu-title = Menü
menu-undo = Letzten Zug zurücknehmen
menu-ask-undo = Um Zugrücknahme bitten
menu-pause = Pausieren
menu-ask-pause = Um Pause bitten
menu-draw = Remis anbieten
menu-ask-draw = Remis anbieten
menu-abort = Partie abbrechen
menu-ask-abort = Um Abbruch bitten
menu-resume = Weiterspielen
menu-stand = Tisch verlassen
menu-resign = Aufgeben
menu-resign-sure = Diese Partie aufgeben?
menu-play-on = Weiterspielen
menu-carry = Auf anderem Gerät fortsetzen
menu-keys = Tastenkürzel
menu-rules = Regeln
switch-corners = Offene Ecken zeigen
switch-coordinates = Koordinaten zeigen
switch-patterns = Muster auf jeder Farbe anzeigen
switch-confirm = Jeden Zug bestätigen
switch-tips = Tipps zeigen
carry-text = Scanne diesen QR-Code mit dem anderen Gerät oder gib dort den Code ein. Er gilt einmal, 5 Minuten lang.
carry-picture = QR-Code, mit dem diese Partie auf einem anderen Gerät weitergeht
carry-where = Gib den Code unter { $address } ein
keys-title = Tastenkürzel
keys-piece = einen Stein wählen
keys-move = ihn verschieben
keys-turn = ihn drehen
keys-flip = ihn wenden
keys-next = zur nächsten Stelle, an der er passt
keys-place = ihn legen
keys-back = einen Schritt zurückgehen
keys-type = einen Zug eintippen
keys-zen = nur Brett und Steine anzeigen
keys-help = diese Liste anzeigen

## Asking and answering

proposal-undo = { $name } möchte einen Zug zurücknehmen.
proposal-pause = { $name } bittet um eine Pause.
proposal-draw = { $name } bietet Remis an.
proposal-abort = { $name } möchte die Partie abbrechen.
proposal-rematch = { $name } möchte eine Revanche.
proposal-waits = Warten auf die anderen …
answer-yes = Annehmen
proposal-declined = { $name } lehnt ab.
answer-no = Ablehnen
gone-text = { $name } hat das Spiel verlassen; der Platz wird freigehalten. Du kannst warten, den Computer übernehmen lassen oder die Partie für { $name } als verloren werten.
gone-wait = Warten
gone-engine = Den Computer spielen lassen
gone-result = Als verloren werten

## At the table before and after

over-rematch = Revanche
over-to-rematch = Zur Revanche
over-result = Ergebnis
over-review = Auswerten
result-aborted = Die Partie wurde abgebrochen.
result-draw = Remis
result-you = Du gewinnst
result-you-by = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } Vorsprung
result-other = { $name } gewinnt
result-other-by = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  } Vorsprung
task-own-start = Wähle einen Stein und bedecke dein Startfeld.
task-start = Wähle einen Stein und bedecke ein Startfeld.
task-anywhere = Wähle einen Stein und leg ihn, wohin du willst.
task-corner = Wähle einen Stein und berühre eine deiner Ecken.
task-base = Wähle einen Stein und stell ihn auf die Grundfläche.
task-join = Wähle einen Stein und stell ihn auf der Grundfläche neben einen anderen.
task-face = Wähle einen Stein und stell ihn an deine eigene Farbe.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] 1 Dreieck gelegt
       *[other] { $cells } Dreiecke gelegt
      }
   *[square] { $cells ->
        [one] 1 Quadrat gelegt
       *[other] { $cells } Quadrate gelegt
      }
  }
seat-placed-short = { $cells } gelegt
seat-seen = { $cells } von oben zu sehen
seat-seen-short = { $cells } zu sehen
tray-more = Weitere Steine
tray-more-fit = Weitere passende Steine
moves-show = Züge zeigen
type-what = Stein und { $shape ->
    [triangle] Dreieck oder alle Dreiecke
    [cube] Würfel oder alle Würfel
   *[square] Feld oder alle Felder
  }, die er bedeckt
type-several = { $count ->
    [one] 1 Zug passt dazu. Wähle ihn unten.
   *[other] { $count } Züge passen dazu. Wähle einen.
  }
type-illegal = { $piece } auf { $cell }: { $reason }
said-lays = { $name } hat { $piece } auf { $cell } gelegt.
said-lays-you = Du hast { $piece } auf { $cell } gelegt.
said-lays-colour = { $name } hat { $piece } auf { $cell } gelegt, { $colour }.
said-lays-colour-you = Du hast { $piece } auf { $cell } gelegt, { $colour }.
said-lays-tile = { $name } hat Stein { $tile } gelegt.
said-lays-tile-you = Du hast Stein { $tile } gelegt.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
  }
said-opened = { $count ->
    [one] 1 neue offene Ecke: { $cells }.
   *[other] { $count } neue offene Ecken: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 neue offene Ecke, etwa { $cells }.
   *[other] { $count } neue offene Ecken, etwa { $cells }.
  }
said-opened-none = Keine neuen offenen Ecken.
said-undone = Der letzte Zug wurde zurückgenommen.
