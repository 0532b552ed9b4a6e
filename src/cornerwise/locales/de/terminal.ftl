### The game in the terminal. Lines of a terminal are short: 80 characters, beside the board 36.
### Single capital letters, Enter, Esc and Tab are keys: letters stay as they are, the names of keys as keyboards have them.
### M3, P4 and the like are clauses of the rule book and stay.

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Umschalt+{ $key }
terminal-key-characters = Buchstaben, Ziffern

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } Stein
terminal-do-tile = { $key } Stein
terminal-do-move = { $key } Lage
terminal-do-turn = { $key } drehen
terminal-do-flip = { $key } wenden
terminal-do-place = { $key } Stelle
terminal-do-lay = { $key } legen
terminal-do-draw = { $key } ziehen
terminal-do-pass = { $key } passen
terminal-do-keep = { $key } behalten
terminal-do-swap = { $key } tauschen
terminal-do-hint = { $key } Hinweis
terminal-do-undo = { $key } zurücknehmen
terminal-do-save = { $key } speichern
terminal-do-marks = { $key } Zeichen
# Lines between the tiles.
terminal-do-lines = { $key } Linien
terminal-do-look = { $key } umsehen
terminal-do-look-at-board = { $key } Brett ansehen
terminal-do-show-hand = { $key } Hand zeigen
terminal-do-new-game = { $key } neue Partie
terminal-do-deal = { $key } neue Runde
terminal-do-quit = { $key } beenden
terminal-do-help = { $key } Hilfe
terminal-do-save-and-leave = { $key } speichern und beenden
terminal-do-leave = { $key } beenden
terminal-do-stay = { $key } bleiben
terminal-do-back = { $key } zurück
terminal-do-close = { $key } schließen
terminal-do-choose = { $key } wählen
terminal-do-change = { $key } ändern
terminal-do-go-on = { $key } weiter
terminal-do-open = { $key } öffnen
terminal-do-open-saved = { $key } gespeicherte Partie öffnen
# The language that is spoken now, in its own words.
terminal-do-language = { $key } Sprache: { $language }
terminal-quit-key = { $key } beendet Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = den Stein mit dieser Taste auswählen
terminal-help-next-piece = den nächsten oder vorigen Stein auswählen, der passt
terminal-help-turn = ihn nach rechts oder links drehen
terminal-help-flip = ihn wenden oder einen Stein aus Würfeln kippen
terminal-help-place = zur nächsten oder vorigen Stelle, an der er passt
terminal-help-lay = ihn legen, wenn er passt
terminal-help-hint = einen Hinweis zeigen; noch einmal: ihn übernehmen
terminal-help-answer = behalten oder tauschen, wenn die Eröffnung danach fragt
terminal-help-undo = deinen letzten Zug zurücknehmen, auch während andere denken
terminal-help-save = die Partie speichern
terminal-help-marks = Zeichen auf den Farben, um sie ohne Farbe zu unterscheiden
terminal-help-leave = beenden
terminal-help-pick-tile = den Stein mit dieser Taste aus deiner Hand auswählen
terminal-help-next-tile = den nächsten oder vorigen Stein auswählen, der passt
terminal-help-step = zur nächsten Stelle, an der er passt, oder dich umsehen
terminal-help-turn-tile = ihn drehen, wenn er so passt
terminal-help-lay-tile = ihn legen
terminal-help-draw = einen Stein ziehen
terminal-help-pass = passen, wenn die Regeln es erlauben
terminal-help-undo-tile = deinen letzten Zug zurücknehmen, aber nicht über ein Ziehen hinweg
terminal-help-lines = Linien zwischen den Steinen, um sie ohne Farbe zu unterscheiden
terminal-help-board = Flache Bretter: Ein Stein muss deine eigene Farbe an einer Ecke berühren und nie an einer Seite; der erste bedeckt ein Startfeld (). Würfel, Ebene für Ebene: Er muss eine Fläche mit deiner Farbe teilen und darf darunter kein Loch lassen.
terminal-help-board-notes = Ein voller Stein passt; ein schraffierter nicht, und eine Zeile sagt, warum. Getönte Felder könnte er bedecken; Punkte markieren die zuletzt gelegten Steine. Graue Steine passen jetzt nirgends; über matten Feldern sind Würfel. Von oben zeigen Felder ihre Höhe oder ihre Grenze.
terminal-help-tiles = Ein Stein muss mit einer ganzen Seite an einem anderen liegen, und Zahlen, die sich an einer Ecke treffen, müssen gleich sein. Er bringt ihre Summe. Eine Brücke, die über eine Lücke hinweg auf Steine trifft, und ein Sechseck, der sechste Stein um einen Punkt, bringen mehr. Wenn du nicht legen kannst oder willst, zieh bis zu drei Steine.
terminal-help-tiles-notes = Dein Stein erscheint nur, wo er passt; Punkte markieren die anderen Stellen, ein Stern den zuletzt gelegten Stein. Graue Steine passen jetzt nirgends.

## Setting up a game

terminal-person = Jemand an dieser Tastatur
terminal-greedy = Der Computer, gierig
terminal-random = Der Computer, zufällig
terminal-seat-keys = Für jeden Platz: H jemand hier, 1 bis 9 Stufe des Computers, G gierig, R Zufall
# $command is typed at a prompt.
terminal-no-saved-game = In diesem Ordner ist keine gespeicherte Partie. So öffnest du eine von woanders: { $command }
terminal-open = Gespeicherte Partie fortsetzen
terminal-nobody = { $name } kann nicht spielen (zur Wahl: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Stufe { $level }
terminal-is-greedy = Gierig
terminal-is-random = Zufall
terminal-shared = Gemeinsam
# A player, and what they play or who that is: Level 3 (Orange), Player 2 (Level 3).
terminal-seat = { $name } ({ $note })
terminal-column-left = übrig
terminal-column-points = Punkte
terminal-column-tiles = Steine
terminal-column-deal = Runde
terminal-column-total = Summe
# Of a colour that has no place on this turn, in a column.
terminal-rests = setzt aus

## Whose turn it is

terminal-your-turn = Du bist dran: { $colour }
terminal-keep-or-swap = Behalten oder tauschen?
terminal-chooses = { $name } wählt
terminal-answer = K: behalten, du spielst { $first }. W: tauschen, du spielst { $second }. { $first } ist als Nächstes dran.
terminal-over = Partie beendet. { $result }.
terminal-match-over = Partie beendet. { $result }.
terminal-deal-yours = Runde { $deal }: Du bist dran
terminal-deal-turn = Runde { $deal }: { $name } ist dran
terminal-deal-over = Runde { $deal } ist zu Ende
terminal-thinking = { $name } denkt nach … { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Gib die Tastatur weiter an { $name }. Enter zeigt die Hand.

## The piece or the tile in the hand

# $cells are the names of those it would cover.
terminal-fits = { $piece } passt: { $cells }.
terminal-lay-it = Enter legt ihn. Stelle { $number } von { $count }.
terminal-misfit = { $piece } passt nicht.
terminal-places = { $count ->
    [0] Er passt jetzt nirgends.
    [one] N zeigt seine Stelle.
   *[other] N zeigt seine { $count } Stellen.
  }
# A reason as a sentence, with the clause of the rule book.
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Du hast { $tile } gezogen.
terminal-stuck-draw = { $cost ->
    [0] Nichts passt: D zieht einen Stein (M6).
   *[other] Nichts passt: D zieht einen Stein und kostet { $cost } (M6).
  }
terminal-stuck-empty = Nichts passt, und der Topf ist leer: P passt (M7).
terminal-stuck-end = { $cost ->
    [0] Nichts passt: P beendet deinen Zug (M6).
   *[other] Nichts passt: P beendet deinen Zug und kostet { $cost } mehr (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Du könntest einen Stein legen. Noch einmal D zieht einen (M6).
   *[other] Du könntest einen Stein legen. Noch einmal D zieht einen und kostet { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } passt jetzt nirgends (M4).
terminal-one-way = Anders passt er nicht.
terminal-too-small = Dieses Brett scrollt; nimm ein Fenster von { $width } x { $height }, um alles zu sehen.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } hat { $piece } gelegt.
terminal-laid-at = { $colour } hat { $piece } auf { $cells } gelegt.
terminal-kept = { $name } behält und spielt jetzt { $colours }.
terminal-kept-you = Du behältst und spielst jetzt { $colours }.
terminal-swapped = { $name } tauscht und spielt jetzt { $colours }.
terminal-swapped-you = Du tauschst und spielst jetzt { $colours }.
terminal-passed = { $name } hat gepasst.
terminal-passed-you = Du hast gepasst.
terminal-late = Die Zeit von { $name } ist abgelaufen.
terminal-late-you = Deine Zeit ist abgelaufen.
# $colours is a list of $count colours.
terminal-cannot-place = { $count ->
    [one] { $colours } kann keinen Stein legen und setzt aus.
   *[other] { $colours } können keinen Stein legen und setzen aus.
  }
terminal-drew = { $name } hat { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  } gezogen.
terminal-drew-you = Du hast { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  } gezogen.
terminal-laid-tile = { $points ->
    [0] { $name } hat { $tile } gelegt.
   *[other] { $name } hat { $tile } für { $points } gelegt.
  }
terminal-laid-tile-you = { $points ->
    [0] Du hast { $tile } gelegt.
   *[other] Du hast { $tile } für { $points } gelegt.
  }
terminal-made-bridge = Das bildet eine Brücke.
terminal-made-hexagons = { $count ->
    [one] Das schließt ein Sechseck.
   *[other] Das schließt { $count } Sechsecke.
  }
terminal-went-out = { $name } hat keine Steine mehr.
terminal-went-out-you = Du hast keine Steine mehr.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } Stein auf dem Tisch.
   *[other] { $game }: { $count } Steine auf dem Tisch.
  }
terminal-begins = { $name } beginnt.
terminal-begins-you = Du beginnst.
terminal-best-first = Der beste Stein wird zuerst gelegt (M13).
terminal-any-tile = Leg irgendeinen Stein (M3).
# $lots is a list of players with the tiles that they drew.
terminal-lots = Gezogen, um zu entscheiden, wer beginnt (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Runde { $deal } ist blockiert: Alle haben gepasst (M9).
# $names is a list.
terminal-deal-out = Runde { $deal }: keine Steine mehr: { $names } (M8).
terminal-deal-out-you = Runde { $deal }: Du hast keine Steine mehr (M8).
terminal-scored = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
terminal-taken-back = { $count ->
    [one] 1 Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
  }
terminal-undo-none = Du hast keinen Zug, den du zurücknehmen kannst
terminal-undo-none-in-deal = Du hast in dieser Runde keinen Zug, den du zurücknehmen kannst
terminal-undo-deal-over = Die Runde ist zu Ende, also lässt sich nichts zurücknehmen
terminal-undo-draw = Seitdem wurde ein Stein gezogen, und Ziehen lässt sich nicht zurücknehmen
terminal-undo-late = In diesem Zug ist deine Zeit abgelaufen, also lässt er sich nicht zurücknehmen

## Hints

terminal-looking = Sucht einen guten Zug … { $time }  H zeigt den bisher besten, Esc bricht ab.
terminal-hint = Hinweis: Leg { $piece } an die markierte Stelle.
# $move is what one does instead of laying something: Pass.
terminal-hint-word = Hinweis: { $move }.
terminal-hint-take = H nimmt ihn auf.
terminal-ahead = { $points ->
    [one] Gewinnchance { $share }, etwa { $points } Punkt vorn.
   *[other] Gewinnchance { $share }, etwa { $points } Punkte vorn.
  }
terminal-behind = { $points ->
    [one] Gewinnchance { $share }, etwa { $points } Punkt zurück.
   *[other] Gewinnchance { $share }, etwa { $points } Punkte zurück.
  }
terminal-level-so-far = Gewinnchance { $share }, etwa gleichauf.

## Saving and leaving

terminal-unsaved = Die Partie ist nicht gespeichert.
terminal-save-as = Partie speichern als
terminal-replace = Diese Datei gibt es schon. Noch einmal Enter ersetzt sie.
# $command is typed at a prompt.
terminal-saved = Gespeichert. So geht es weiter: { $command }
# $error is what the system says.
terminal-not-saved = Nicht gespeichert, { $file }: { $error }.
