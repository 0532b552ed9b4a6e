## The page of all lessons

learn-title = Lernen
learn-lead = Lern die Regeln mit ein paar Zügen. Jede Lektion dauert etwa 2 Minuten.
learn-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
  }
learn-begin = Starten
learn-again = Wiederholen
learn-continue = Fortsetzen
learn-finished = Fertig
learn-rules = Regeln
learn-tips = Tipps
learn-play = Jetzt spielen
learn-all = Alle Lektionen

## A lesson

learn-step = Schritt { $number } von { $count }
learn-skip = Auslassen
learn-back = Zurück
learn-show = Zeig es mir
learn-next = Weiter
learn-done = Gut gemacht.
learn-colour = Du spielst jetzt { $colour }.
learn-elsewhere = Dieser Zug ist erlaubt. Nimm für diesen Schritt bitte eine der markierten Stellen.
learn-over = Jetzt kennst du die Regeln
learn-over-text = Spiel eine Partie gegen den Computer oder lies Einzelheiten in den Regeln nach.
learn-marked = Markiert: { $cells }
learn-loading = Wird geladen …

## Steps on squares and triangles: a heading and what to do

learn-start-own = Beginne in deiner Ecke
learn-start-own-text = Dein erster Stein muss dein Startfeld bedecken. Nimm einen Stein und leg ihn dorthin.
learn-start-any = Wähle ein Startfeld
learn-start-any-text = Dein erster Stein muss ein Startfeld bedecken. Nimm einen Stein und leg ihn auf ein freies.
learn-corner = Ecken berühren, niemals Seiten
learn-corner-text = Jeder neue Stein muss einen deiner Steine an einer Ecke berühren. Leg deinen nächsten Stein.
learn-side = Nicht die eigenen Seiten berühren
learn-side-text = Dieser Stein berührt deine eigene Farbe an einer Seite, also darf er hier nicht liegen. Verschieb oder dreh ihn, bis er passt.
learn-others = Andere Farben darfst du berühren
learn-others-text = Deine Steine dürfen andere Farben beliebig berühren. Leg einen Stein Seite an Seite mit einer anderen Farbe.
learn-reach = Dorthin, wo Platz ist
learn-reach-text = Du brauchst Platz für deine Steine. Erreiche mit einem großen Stein eines der markierten Felder.
learn-gap = Durch eine Lücke schlüpfen
learn-gap-text = Große Steine passen nicht mehr überall. Mach mit einem kleinen weiter.
learn-last = Dein letzter Stein
learn-last-text = Es ist kaum noch Platz. Finde eine Stelle für einen letzten Stein. Dann endet die Partie und wird gewertet.
learn-pairs = Von jeder Form zwei
learn-pairs-text = Du hast jede Form zweimal, und jeder gelegte Stein bringt 1 Punkt. Leg dieselbe Form noch einmal.
learn-turn = Dreh ihn
learn-turn-text = Auf Dreiecken dreht sich ein Stein in 6 Schritten. Dreh ihn, bis er passt, und leg ihn dann.
learn-tip = Eine Ecke darf eine Seite berühren
learn-tip-text = Bei Dreiecken genügt ein gemeinsamer Punkt. Leg den Stein so, dass seine Ecke die Mitte einer geraden Seite berührt.
learn-strict = Strenge Ecken
learn-strict-text = In dieser Partie gelten strenge Ecken: Eine Ecke darf nur eine andere Ecke berühren. Finde eine Stelle für den Stein.

## Steps of the free start

learn-open-first = Beginne irgendwo
learn-open-first-text = Es gibt keine Startfelder. Leg einen blauen Stein, wohin du willst.
learn-open-second = Jetzt die andere Farbe
learn-open-second-text = Du legst auch den ersten orangefarbenen Stein, in einer anderen Form. Mach beide gleich gut: Der andere Spieler sucht sich eine Farbe aus.
learn-choose = Welche Farbe würdest du nehmen?
learn-choose-text = Jetzt bist du der zweite Spieler. Behalte die Farben, wie sie sind, oder tausche sie.

## Steps with cubes

learn-floor = Beginne auf der Grundfläche
learn-floor-text = Der erste Stein darf überall auf der Grundfläche stehen. Wähle einen Stein und stell ihn hin.
learn-join = Bau bei den anderen an
learn-join-text = Jetzt bist du Gelb. Dein erster Stein muss auf der Grundfläche stehen und eine Fläche mit einem Stein teilen, der schon da ist.
learn-face = Fläche an Fläche
learn-face-text = Jeder neue Stein muss eine Fläche mit deiner eigenen Farbe teilen, daneben oder darauf. Hier berührt er nur eine Kante. Finde eine bessere Stelle.
learn-hole = Keine Löcher
learn-hole-text = Steine dürfen nicht schweben. Unter diesem ist ein Loch: Stell ihn dorthin, wo jeder Würfel auf etwas steht.
learn-cover = Bleib oben
learn-cover-text = Nur was von oben zu sehen ist, zählt. Überbaue ein Feld der anderen Farbe.

## Steps with numbered tiles

learn-tile-first = Der erste Stein
learn-tile-first-text = Beginne mit einem beliebigen Stein. Er bringt die Summe seiner Zahlen, ein hoher Wert ist also ein guter Anfang.
learn-tile-match = 2 Zahlen müssen passen
learn-tile-match-text = Leg einen Stein an eine Seite an. Beide Zahlen dieser Seite müssen auf beiden Steinen gleich sein.
learn-tile-hexagon = Schließ ein Sechseck
learn-tile-hexagon-text = Um einen Punkt liegen 5 Steine. Leg den sechsten für 50 Zusatzpunkte.
learn-tile-bridge = Bau eine Brücke
learn-tile-bridge-text = Leg einen Stein mit einer Seite so an, dass seine Spitze einen weiteren Stein berührt. Eine Brücke bringt 40 Zusatzpunkte.
learn-tile-draw = Zieh, wenn nichts passt
learn-tile-draw-text = Keiner deiner Steine passt. Zieh einen: Jedes Ziehen kostet 5 Punkte.
learn-tile-out = Dein letzter Stein
learn-tile-out-text = Leg deinen letzten Stein. Wenn du zuerst keinen mehr hast, bekommst du 25 Punkte und dazu den Wert aller anderen Hände.

## Tips beside the board

tip-label = Tipp
tip-dismiss = Diesen Tipp ausblenden

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Es ist der einzige Zug.
hint-reason-nothing-to-lay = Keiner deiner Steine passt.
hint-reason-swap = Diese Farbe steht besser.
hint-reason-keep = Deine Farbe steht besser.
hint-reason-calculated = Vorausgerechnet ist er der beste.
hint-reason-blocks = Er nimmt anderen { $number ->
    [one] 1 Ecke
   *[other] { $number } Ecken
  }.
hint-reason-opens-corners = Er öffnet { $number ->
    [one] 1 neue Ecke
   *[other] { $number } neue Ecken
  }.
hint-reason-large-piece = Er legt einen großen Stein, solange Platz ist.
hint-reason-contests = Er nimmt Raum, den andere wollen.
hint-reason-towards-middle = Er führt zur Mitte.
hint-reason-covers = Er überbaut { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
  } von anderen.
hint-reason-shows = Er zeigt deine Farbe auf { $number ->
    [one] 1 weiteren Feld
   *[other] { $number } weiteren Feldern
  }.
hint-reason-shuts = Er schließt { $number ->
    [one] 1 Ecke, an der ein Gegner weiterlegen könnte
   *[other] { $number } Ecken, an denen Gegner weiterlegen könnten
  }: { $cells }.
hint-reason-gave-up = Der gespielte Zug gab { $number ->
    [one] 1 Ecke zum Weiterlegen
   *[other] { $number } Ecken zum Weiterlegen
  } auf: { $cells }.
hint-reason-own-reach = Er hält { $number } { $shape ->
    [triangle] Dreiecke
   *[square] Felder
  } in Reichweite. Der gespielte Zug ließ { $than }.
hint-reason-rival-reach = Danach können die Gegner { $number } { $shape ->
    [triangle] Dreiecke
   *[square] Felder
  } erreichen. Nach dem gespielten Zug konnten sie { $than } erreichen.
hint-reason-opens-more = Er öffnet { $number ->
    [one] 1 neue Ecke
   *[other] { $number } neue Ecken
  }. Der gespielte Zug öffnete { $than }.
hint-reason-covers-more = Er überbaut { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
  } von anderen. Der gespielte Zug überbaute { $than }.
hint-reason-shows-more = Er zeigt seine Farbe auf { $number ->
    [one] 1 Feld
   *[other] { $number } Feldern
  }. Der gespielte Zug zeigte sie auf { $than }.
hint-reason-larger-piece = Er nutzt einen größeren Stein, { $number } statt { $than }.
hint-reason-keeps-going = Er hält dir Möglichkeiten offen.
hint-reason-tile = Der Stein bringt { $number }.
hint-reason-bridge = Er bildet eine Brücke und bringt { $number } Zusatzpunkte.
hint-reason-hexagon = Er schließt ein Sechseck und bringt { $number } Zusatzpunkte.
hint-reason-opening-triple = Ein Beginn mit 3 gleichen Zahlen bringt { $number } zusätzlich.
hint-reason-opening-zero = Ein Beginn mit 3 Nullen bringt { $number } zusätzlich.
hint-reason-out = Es ist dein letzter Stein: { $number } Zusatzpunkte.
coach-pick-piece = Wähle einen Stein. Du kannst ihn drehen und wenden.
coach-pick-tile = Wähle einen Stein. Die blassen passen jetzt nicht.
coach-put-piece = Leg ihn auf das Brett. Die Tönung zeigt, wo er passt.
coach-put-tile = Leg ihn auf den Tisch. Die Markierungen zeigen, wo er passt.
coach-place-piece = Hier passt er. Drücke „Legen“, um deinen Zug zu machen.
coach-place-tile = Hier passt er. Drücke „Legen“, um deinen Zug zu machen.
