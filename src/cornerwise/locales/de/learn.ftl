## The page of all lessons

learn-title = Lernen
learn-lead = Nach ein paar Zügen kennst du die Regeln. Jede Lektion dauert zwei Minuten.
learn-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  }
learn-begin = Beginnen
learn-again = Noch einmal
learn-continue = Fortsetzen
learn-finished = Fertig
learn-rules = Regeln
learn-tips = Tipps
learn-play = Jetzt spielen
learn-all = Alle Lektionen

## A lesson

learn-step = Schritt { $number } von { $count }
learn-skip = Überspringen
learn-back = Zurück
learn-show = Zeig es mir
learn-next = Weiter
learn-done = Genau so.
learn-colour = Du spielst jetzt { $colour }.
learn-elsewhere = Das wäre auch erlaubt. Nimm für diesen Schritt einen der markierten Plätze.
learn-over = Jetzt kennst du die Regeln dieses Spiels.
learn-over-text = Spiel eine Partie gegen den Computer oder lies Einzelheiten in den Regeln nach.
learn-marked = Markiert: { $cells }
learn-loading = Einen Moment

## Steps on squares and triangles: a heading and what to do

learn-start-own = Beginne in deiner Ecke
learn-start-own-text = Dein erster Stein bedeckt dein Startfeld. Nimm einen Stein und leg ihn dorthin.
learn-start-any = Beginne auf einem Startfeld
learn-start-any-text = Dein erster Stein bedeckt ein Startfeld. Nimm einen Stein und leg ihn auf eines, das frei ist.
learn-corner = Ecken, nie Seiten
learn-corner-text = Jeder neue Stein berührt einen deiner Steine an einer Ecke. Leg deinen nächsten Stein.
learn-side = Halte eigene Seiten frei
learn-side-text = Dieser Stein berührt deine eigene Farbe an einer Seite, also darf er hier nicht liegen. Verschieb oder dreh ihn, bis er passt.
learn-others = Andere stören nicht
learn-others-text = Andere Farben darfst du berühren, wie du willst. Leg einen Stein Seite an Seite mit einer anderen Farbe.
learn-reach = Dorthin, wo Platz ist
learn-reach-text = Es geht um Raum. Erreiche mit einem großen Stein eines der markierten Felder.
learn-gap = Durch die Lücke
learn-gap-text = Große Steine passen nicht mehr überall. Mach mit einem kleinen weiter.
learn-last = Der letzte Platz
learn-last-text = Es ist kaum noch Platz. Finde ihn für einen letzten Stein; dann ist die Partie zu Ende, und was übrig ist, wird gezählt.
learn-pairs = Von jedem zwei
learn-pairs-text = Du hast jede Form zweimal, und jeder Stein ist ein Punkt. Leg dieselbe Form noch einmal.
learn-turn = Dreh ihn
learn-turn-text = Dreiecke drehen sich in sechs Schritten. Dreh den Stein, bis er passt, und leg ihn dann.
learn-tip = Eine Ecke darf eine Seite treffen
learn-tip-text = Bei Dreiecken genügt ein gemeinsamer Punkt. Leg den Stein so, dass seine Ecke die Mitte einer geraden Seite trifft.
learn-strict = Strenge Ecken
learn-strict-text = An diesem Tisch gelten strenge Ecken: Eine Ecke darf nur auf eine Ecke treffen. Finde einen Platz für den Stein.

## Steps of the free start

learn-open-first = Wo du willst
learn-open-first-text = Es gibt keine Startfelder. Leg einen blauen Stein, wohin du willst.
learn-open-second = Einen für die andere Seite
learn-open-second-text = Du legst auch den ersten orangen Stein, in einer anderen Form. Mach beide gleich gut: Der andere Spieler wird wählen.
learn-choose = Welche Farbe würdest du nehmen?
learn-choose-text = Jetzt bist du der zweite Spieler. Lass die Farben, wie sie sind, oder tausche sie.

## Steps with cubes

learn-floor = Beginne am Boden
learn-floor-text = Der erste Stein steht irgendwo auf dem Boden. Nimm einen Stein und stell ihn hin.
learn-join = Bau bei den anderen an
learn-join-text = Jetzt bist du Gelb. Dein erster Stein steht auf dem Boden und teilt eine Fläche mit einem Stein, der schon da ist.
learn-face = Fläche an Fläche
learn-face-text = Jeder neue Stein teilt eine Fläche mit deiner eigenen Farbe, daneben oder darauf. Hier berührt er nur eine Kante; finde einen besseren Platz.
learn-hole = Keine Löcher
learn-hole-text = Nichts darf schweben. Unter diesem Stein ist ein Loch; stell ihn dorthin, wo jeder Würfel auf etwas steht.
learn-cover = Nach oben kommen
learn-cover-text = Nur was von oben zu sehen ist, zählt. Überbaue ein Feld der anderen Farbe.

## Steps with numbered tiles

learn-tile-first = Der erste Stein
learn-tile-first-text = Beginne mit irgendeinem Stein. Er bringt die Summe seiner Zahlen, ein hoher ist also ein guter Anfang.
learn-tile-match = Zwei Zahlen stimmen überein
learn-tile-match-text = Leg einen Stein an eine Seite an. Beide Zahlen dieser Seite müssen auf beiden Steinen gleich sein.
learn-tile-hexagon = Schließ ein Sechseck
learn-tile-hexagon-text = Fünf Steine liegen um einen Punkt. Leg den sechsten: Er bringt 50 Punkte zusätzlich.
learn-tile-bridge = Bau eine Brücke
learn-tile-bridge-text = Leg einen Stein mit einer Seite so an, dass seine Spitze einen weiteren Stein trifft. Eine Brücke bringt 40 Punkte zusätzlich.
learn-tile-draw = Zieh, wenn nichts passt
learn-tile-draw-text = Keiner deiner Steine passt. Zieh einen; das kostet 5 Punkte.
learn-tile-out = Der letzte Stein
learn-tile-out-text = Leg deinen letzten Stein. Wer fertig ist, bekommt 25 Punkte und den Wert aller anderen Hände.

## Tips beside the board

tip-label = Tipp
tip-dismiss = Diesen Tipp ausblenden

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Es ist der einzige Zug.
hint-reason-nothing-to-lay = Keiner deiner Steine passt.
hint-reason-swap = Diese Farbe liegt besser.
hint-reason-keep = Deine Farbe liegt besser.
hint-reason-calculated = Er bewährt sich am besten, wenn man weiterspielt.
hint-reason-blocks = Er nimmt anderen { $number ->
    [one] eine Ecke
   *[other] { $number } Ecken
  }.
hint-reason-opens-corners = Er öffnet { $number ->
    [one] eine neue Ecke
   *[other] { $number } neue Ecken
  }.
hint-reason-large-piece = Er bringt einen großen Stein unter, solange Platz ist.
hint-reason-contests = Er geht dorthin, wo andere hinwollen.
hint-reason-towards-middle = Er führt zur Mitte.
hint-reason-covers = Er überbaut { $number ->
    [one] ein Feld
   *[other] { $number } Felder
  } von anderen.
hint-reason-shows = Er zeigt deine Farbe auf { $number ->
    [one] einem weiteren Feld
   *[other] { $number } weiteren Feldern
  }.
hint-reason-keeps-going = Er lässt dir Wege offen.
hint-reason-tile = Der Stein ist { $number } wert.
hint-reason-bridge = Er bildet eine Brücke für { $number } Punkte.
hint-reason-hexagon = Er schließt ein Sechseck für { $number } Punkte.
hint-reason-opening-triple = Drei gleiche Zahlen bringen { $number } mehr.
hint-reason-opening-zero = Drei Nullen bringen { $number } mehr.
hint-reason-out = Es ist dein letzter Stein, für { $number } Punkte.
