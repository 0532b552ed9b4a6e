### The game in the terminal. Lines of a terminal are short: 80 characters, beside the board 36.
### Single capital letters, Enter, Esc and Tab are keys: letters stay as they are, the names of keys as keyboards have them.
### M3, P4 and the like are clauses of the rule book and stay.

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = letters, cijfers

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } steentje
terminal-do-tile = { $key } steen
terminal-do-move = { $key } schuif
terminal-do-turn = { $key } draai
terminal-do-flip = { $key } keer
terminal-do-place = { $key } plek
terminal-do-lay = { $key } leg
terminal-do-draw = { $key } pak
terminal-do-pass = { $key } pas
terminal-do-keep = { $key } houd
terminal-do-swap = { $key } ruil
terminal-do-hint = { $key } hint
terminal-do-undo = { $key } neem terug
terminal-do-save = { $key } bewaar
terminal-do-marks = { $key } tekens
# Lines between the tiles.
terminal-do-lines = { $key } lijnen
terminal-do-look = { $key } kijk rond
terminal-do-look-at-board = { $key } bekijk het bord
terminal-do-show-hand = { $key } toon de hand
terminal-do-new-game = { $key } nieuwe partij
terminal-do-deal = { $key } nieuwe ronde
terminal-do-quit = { $key } stop
terminal-do-help = { $key } hulp
terminal-do-save-and-leave = { $key } bewaar en stop
terminal-do-leave = { $key } stop
terminal-do-stay = { $key } blijf
terminal-do-back = { $key } ga terug
terminal-do-close = { $key } sluit
terminal-do-choose = { $key } kies
terminal-do-change = { $key } wijzig
terminal-do-go-on = { $key } ga verder
terminal-do-open = { $key } open
terminal-do-open-saved = { $key } open een bewaarde partij
# The language that is spoken now, in its own words.
terminal-do-language = { $key } taal: { $language }
terminal-quit-key = { $key } verlaat Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = het steentje met die toets kiezen
terminal-help-next-piece = het volgende of vorige steentje kiezen dat past
terminal-help-turn = het naar rechts of links draaien
terminal-help-flip = het omkeren, of een steentje van blokjes kantelen
terminal-help-place = naar de volgende of vorige plek waar het past
terminal-help-lay = het leggen, als het past
terminal-help-hint = een hint tonen; nog eens: gebruiken
terminal-help-answer = houden of ruilen, als de opening erom vraagt
terminal-help-undo = je laatste zet terugnemen, ook terwijl anderen denken
terminal-help-save = de partij bewaren
terminal-help-marks = tekens op kleuren, om ze zonder kleur te onderscheiden
terminal-help-leave = stoppen
terminal-help-pick-tile = de steen met die toets uit je hand kiezen
terminal-help-next-tile = de volgende of vorige steen kiezen die past
terminal-help-step = naar de volgende plek waar hij past, of rondkijken
terminal-help-turn-tile = hem draaien, als hij zo past
terminal-help-lay-tile = hem leggen
terminal-help-draw = een steen pakken
terminal-help-pass = passen, als de regels het toestaan
terminal-help-undo-tile = je laatste zet terugnemen, maar niet voorbij het pakken
terminal-help-lines = lijnen tussen stenen, om ze zonder kleur te onderscheiden
terminal-help-board = Platte borden: een steentje moet je eigen kleur met een hoek raken en nooit met een zijde; het eerste bedekt een startplaats (). Blokjes, laag voor laag: het moet een vlak delen met je kleur en mag er geen gat onder laten.
terminal-help-board-notes = Een vol steentje past; een gearceerd steentje niet, en een regel zegt waarom. Getinte vakjes kan het bedekken; stippen markeren de laatst gelegde steentjes. Grijze steentjes passen nu nergens; boven matte vakjes zitten blokjes. Van boven tonen vakjes hun hoogte of hun maximum.
terminal-help-tiles = Een steen moet met een hele zijde tegen een andere liggen, en getallen die elkaar in een hoek raken, moeten gelijk zijn. Hij levert hun som op. Een brug, die over een gat heen stenen raakt, en een zeshoek, de zesde steen rond een punt, leveren extra op. Kun of wil je er geen leggen, pak dan tot drie stenen.
terminal-help-tiles-notes = Je steen verschijnt alleen waar hij past; stippen markeren de andere plekken, een ster de laatst gelegde steen. Grijze stenen passen nu nergens.

## Setting up a game

terminal-person = Iemand aan dit toetsenbord
terminal-greedy = De computer, gulzig
terminal-random = De computer, willekeurig
terminal-seat-keys = Voor elke plaats: H iemand hier, 1 tot 9 niveau van de computer, G gulzig, R toeval
# $command is typed at a prompt.
terminal-no-saved-game = Er is geen bewaarde partij in deze map. Zo open je er een van elders: { $command }
terminal-open = Verdergaan met een bewaarde partij
terminal-nobody = { $name } kan niet spelen (kies uit: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Niveau { $level }
terminal-is-greedy = Gulzig
terminal-is-random = Toeval
terminal-shared = Samen
# A player, and what they play or who that is: Level 3 (Orange), Player 2 (Level 3).
terminal-seat = { $name } ({ $note })
terminal-column-left = over
terminal-column-points = punten
terminal-column-tiles = stenen
terminal-column-deal = ronde
terminal-column-total = totaal
# Of a colour that has no place on this turn, in a column.
terminal-rests = overgeslagen

## Whose turn it is

terminal-your-turn = Jouw beurt: { $colour }
terminal-keep-or-swap = Houden of ruilen?
terminal-chooses = { $name } kiest
terminal-answer = K: houden, je speelt { $first }. W: ruilen, je speelt { $second }. { $first } is hierna aan de beurt.
terminal-over = Partij afgelopen. { $result }.
terminal-match-over = Partij afgelopen. { $result }.
terminal-deal-yours = Ronde { $deal }: jouw beurt
terminal-deal-turn = Ronde { $deal }: { $name } is aan de beurt
terminal-deal-over = Ronde { $deal } is voorbij
terminal-thinking = { $name } denkt na… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Geef het toetsenbord door aan { $name }. Enter toont de hand.

## The piece or the tile in the hand

# $cells are the names of those it would cover.
terminal-fits = { $piece } past: { $cells }.
terminal-lay-it = Enter legt het. Plek { $number } van { $count }.
terminal-misfit = { $piece } past niet.
terminal-places = { $count ->
    [0] Past nu nergens.
    [one] N toont de plek.
   *[other] N toont de { $count } plekken.
  }
# A reason as a sentence, with the clause of the rule book.
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Je pakte { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Niets past: D pakt een steen (M6).
   *[other] Niets past: D pakt een steen en kost { $cost } (M6).
  }
terminal-stuck-empty = Niets past en de pot is leeg: met P pas je (M7).
terminal-stuck-end = { $cost ->
    [0] Niets past: P beëindigt je beurt (M6).
   *[other] Niets past: P beëindigt je beurt en kost nog { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Je kunt een steen leggen. Nog eens D pakt er een (M6).
   *[other] Je kunt een steen leggen. Nog eens D pakt er een en kost { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } past nu nergens (M4).
terminal-one-way = Op een andere manier past hij niet.
terminal-too-small = Dit bord scrolt; gebruik een venster van { $width } x { $height } om alles te zien.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } legde { $piece }.
terminal-laid-at = { $colour } legde { $piece } op { $cells }.
terminal-kept = { $name } houdt de kleur en speelt nu { $colours }.
terminal-kept-you = Je houdt de kleur en speelt nu { $colours }.
terminal-swapped = { $name } ruilt en speelt nu { $colours }.
terminal-swapped-you = Je ruilt en speelt nu { $colours }.
terminal-passed = { $name } paste.
terminal-passed-you = Je paste.
terminal-late = De tijd van { $name } is op.
terminal-late-you = Je tijd is op.
# $colours is a list of $count colours.
terminal-cannot-place = { $count ->
    [one] { $colours } kan geen steentje leggen en wordt overgeslagen.
   *[other] { $colours } kunnen geen steentje leggen en worden overgeslagen.
  }
terminal-drew = { $name } pakte { $count ->
    [one] 1 steen
   *[other] { $count } stenen
  }.
terminal-drew-you = Je pakte { $count ->
    [one] 1 steen
   *[other] { $count } stenen
  }.
terminal-laid-tile = { $points ->
    [0] { $name } legde { $tile }.
   *[other] { $name } legde { $tile } voor { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Je legde { $tile }.
   *[other] Je legde { $tile } voor { $points }.
  }
terminal-made-bridge = Dat maakt een brug.
terminal-made-hexagons = { $count ->
    [one] Dat maakt een zeshoek af.
   *[other] Dat maakt { $count } zeshoeken af.
  }
terminal-went-out = { $name } heeft geen stenen meer.
terminal-went-out-you = Je hebt geen stenen meer.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } steen op tafel.
   *[other] { $game }: { $count } stenen op tafel.
  }
terminal-begins = { $name } begint.
terminal-begins-you = Jij begint.
terminal-best-first = De beste steen wordt eerst gelegd (M13).
terminal-any-tile = Leg een steen naar keuze (M3).
# $lots is a list of players with the tiles that they drew.
terminal-lots = Gepakt om te bepalen wie begint (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Ronde { $deal } is geblokkeerd: iedereen heeft gepast (M9).
# $names is a list.
terminal-deal-out = Ronde { $deal }: geen stenen meer: { $names } (M8).
terminal-deal-out-you = Ronde { $deal }: je hebt geen stenen meer (M8).
terminal-scored = Je scoorde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
terminal-taken-back = { $count ->
    [one] 1 zet teruggenomen.
   *[other] { $count } zetten teruggenomen.
  }
terminal-undo-none = Je hebt geen zet om terug te nemen
terminal-undo-none-in-deal = Je hebt in deze ronde geen zet om terug te nemen
terminal-undo-deal-over = De ronde is voorbij, dus er kan niets worden teruggenomen
terminal-undo-draw = Er is sindsdien een steen gepakt, en dat kan niet worden teruggenomen
terminal-undo-late = Je tijd was op in die beurt, dus die kan niet worden teruggenomen

## Hints

terminal-looking = Een goede zet zoeken… { $time }  H toont de beste tot nu toe, Esc breekt af.
terminal-hint = Hint: leg { $piece } op de gemarkeerde plek.
# $move is what one does instead of laying something: Pass.
terminal-hint-word = Hint: { $move }.
terminal-hint-take = H pakt het op.
terminal-ahead = { $points ->
    [one] { $share } kans op winst, zo’n { $points } punt voor.
   *[other] { $share } kans op winst, zo’n { $points } punten voor.
  }
terminal-behind = { $points ->
    [one] { $share } kans op winst, zo’n { $points } punt achter.
   *[other] { $share } kans op winst, zo’n { $points } punten achter.
  }
terminal-level-so-far = { $share } kans op winst, ongeveer gelijk.

## Saving and leaving

terminal-unsaved = De partij is niet bewaard.
terminal-save-as = Partij bewaren als
terminal-replace = Dat bestand bestaat al. Nog eens Enter vervangt het.
# $command is typed at a prompt.
terminal-saved = Bewaard. Om verder te gaan: { $command }
# $error is what the system says.
terminal-not-saved = Niet bewaard, { $file }: { $error }.
