## The start page

start-hero = Leg je steentjes, hoek aan hoek.
start-play-now = Nu spelen
start-play-now-about = { $game } tegen niveau { $level }
start-games = Spellen
sort-by = Sorteren op
sort-usual = Standaardvolgorde
sort-minutes = Speelduur
sort-age = Leeftijd
sort-players = Aantal spelers
start-live = Live
start-live-who = { $game }: { $who }
start-sample = Een partij bekijken
start-waiting = Jouw beurt
start-running = Jouw partijen
start-all-mine = Al je partijen
start-more = Meer
start-puzzles = Puzzels
start-puzzles-about = Vind de ene beste zet
start-designs = Ontwerpen
start-designs-about = Maak je eigen figuren
start-learn = Leren
start-learn-about = Lessen en regels
start-games-about = Bezig en afgelopen

## Ways of playing

mode-computer = Computer
mode-computer-about = 9 niveaus
mode-computer-title = Tegen de computer spelen
mode-friends = Vrienden
mode-friends-about = nodig uit met een link
mode-friends-title = Vrienden uitnodigen
mode-anyone = Wie dan ook
mode-anyone-about = wie er online is
mode-anyone-title = Een tegenstander zoeken
mode-screen = Eén scherm
mode-screen-about = deel dit apparaat
mode-screen-title = Op één scherm spelen
lobby-game = Spel
lobby-kind = Versie
lobby-mode = Tegenstander
lobby-strength = Niveau
lobby-anyone-clock = Je speelt tegen iemand die dezelfde bedenktijd heeft gekozen.
lobby-begin-computer = Spelen
lobby-begin-friends = Tafel openen
lobby-begin-anyone = Tegenstander zoeken
lobby-begin-screen = Spelen
lobby-more-choices = Meer opties
lobby-rules = Regels

## Clocks

setup-clock = Klok
setup-clock-none = Zonder klok
setup-clock-game = ieder { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } per zet
setup-clock-days = { $time } per zet

## Who plays, and how a match stands

lobby-open-seat = Vrije plaats
lobby-open-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
  }
lobby-computer = Computer, niveau { $level }
lobby-computers = { $count ->
    [one] de computer (niveau { $level })
   *[other] { $count } computers (niveau { $level })
  }
lobby-open-match = Deze partij openen
lobby-your-turn = Jouw beurt
lobby-your-turn-left = Jouw beurt. Resterende tijd: { $time }
lobby-their-turn = { $name } is aan de beurt
lobby-running = Bezig
lobby-paused = Gepauzeerd
lobby-awaits-players = { $count ->
    [0] Begint zo
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
  }
lobby-move-number = Zet { $number }
lobby-ended-won = Gewonnen, { $ago }
lobby-ended-lost = Verloren, { $ago }
lobby-ended-drawn = Remise, { $ago }
lobby-ended-played = Afgelopen, { $ago }
lobby-ended-aborted = Geannuleerd, { $ago }

## Setting a match up

setup-clock-other = Aangepast
setup-clock-kind = Bedenktijd
setup-clock-kind-game = Per partij
setup-clock-kind-move = Per zet
setup-clock-kind-days = Dagen per zet
setup-clock-minutes = Minuten per speler
setup-clock-seconds = Seconden per zet
setup-clock-days-count = Dagen per zet
setup-clock-increment = Seconden erbij na elke zet
setup-seats = Spelers
setup-count = Aantal spelers
setup-who = Wie er spelen
setup-options = Regels
setup-table = Tafelinstellingen
setup-listed = Openbaar
setup-listed-about = Iedereen kan deze tafel vinden en meedoen. Staat dit uit, dan is de link nodig.
setup-family = Familietafel
setup-family-about = Hints voor iedereen en geen chat. Voeg een handicap toe om kinderen en beginners een eerlijke kans te geven.
setup-rated = Met rating
setup-rated-about = Iedereen heeft een account nodig en mag maar één plaats innemen.
setup-rated-account = Log in om partijen met rating te spelen. Iedereen aan tafel heeft een account nodig.
setup-handicap = Handicap
setup-handicap-about = Sterkere spelers beginnen zonder enkele van hun grootste steentjes. Partijen met een handicap tellen niet voor de rating.
setup-handicap-count = { $count ->
    [0] Alle steentjes
    [one] Zonder { $count } steentje
   *[other] Zonder { $count } steentjes
  }
setup-chat = Chat
setup-chat-presets = Vaste zinnen
setup-chat-free = Vrije tekst
setup-chat-off = Uit
setup-clash = Deze opties gaan niet samen. Verander er een.
setup-clash-heights = Op dit bord kan niet worden gespeeld. Verbind alle vakjes en gebruik 2 tot 512 blokjes.
setup-step-rules = Klok en regels
heights-about = Kies een hoogte en tik op vakjes of sleep eroverheen. 0 maakt een gat.
heights-board = Jouw bord
heights-square = { $square }, hoogte { $height }
heights-columns = Kolommen
heights-columns-count = { $count ->
    [one] 1 kolom
   *[other] { $count } kolommen
  }
heights-columns-fewer = Kolom verwijderen
heights-columns-more = Kolom toevoegen
heights-rows = Rijen
heights-rows-count = { $count ->
    [one] 1 rij
   *[other] { $count } rijen
  }
heights-rows-fewer = Rij verwijderen
heights-rows-more = Rij toevoegen
setup-play = Spelen
setup-open = Tafel openen
setup-rules = Zo speel je { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Iemand anders aan dit scherm
setup-seat-name = Naam van speler { $number }
setup-seat-open = Vrij voor anderen
setup-seat-number = Speler { $seat }
setup-seat-of-colours = Speler { $seat }, { $colours }
setup-seat-with = in een team met speler { $seats }

## Inviting and joining

copy = Kopiëren
copied = Gekopieerd
copy-failed = Kopiëren is niet gelukt. Selecteer de tekst en kopieer die zelf.
print = Afdrukken
invite-title = Uitnodigen
invite-about = { $count ->
    [one] Er is 1 plaats vrij. Iedereen met de link kan die nemen.
   *[other] Er zijn { $count } plaatsen vrij. Iedereen met de link kan er een nemen.
  }
invite-link = Link naar deze tafel
invite-copy = Link kopiëren
invite-share = Delen
invite-camera = QR-code
invite-camera-about = QR-code met de link naar deze tafel
invite-message = Doe mee met een partij { $game }.
join-title = Meedoen met een partij { $game }
join-there = Al aan tafel: { $names }.
join-nobody = Er doet nog niemand mee.
join-which = Kies een plaats
join-sit = Deze plaats nemen
join-watch = Naar deze partij kijken
join-own = Eigen tafel openen
join-full = Deze tafel is vol
join-full-text = { $count ->
    [one] De plaats is bezet.
   *[other] Alle { $count } plaatsen zijn bezet.
  } Je kunt meekijken, of je eigen tafel openen met dezelfde regels.

## Lists of games

games-title = Jouw partijen
games-running = Bezig
games-finished = Afgelopen
games-empty = Nog geen partijen
games-empty-text = Partijen die je begint of waaraan je meedoet, verschijnen hier. Ze worden op dit apparaat bewaard, ook zonder account.
games-export = Je partijen downloaden
games-export-about = Al je partijen in één bestand, om te bewaren of in andere programma’s te openen.
watch-all = Alle spellen
watch-waiting = Wachten op spelers
watch-playing = Bezig
watch-empty = Op dit moment geen openbare partijen
watch-empty-text = Open een openbare tafel zodat anderen kunnen meedoen. Partijen die je met een link deelt, blijven privé.
watch-open = Tafel openen

## The best players

players-best = Beste spelers: { $game }
players-place = Positie
players-name = Naam
players-rating = Rating
players-games = Partijen
players-empty = Niemand heeft nog een rating in { $game }
players-empty-text = Speel als eerste een partij met rating.

## What can go wrong

error-match-bad-plan = Deze opties gaan niet samen. Verander er een.
error-match-seat-taken = Iemand anders heeft die plaats net genomen. Kies een andere.
error-match-unknown = We kunnen die tafel niet vinden. Misschien is de partij geannuleerd.
start-what = Zeven bordspellen voor een tot zes personen: leg om de beurt steentjes, verover ruimte en laat de anderen geen plek.
start-free = Speel tegen de computer, vrienden of wie er online is. Gratis. Geen account, geen reclame.
start-watch = Kijken
start-watch-about = Live partijen en herhalingen
start-tournaments = Toernooien
start-tournaments-about = Doe mee of organiseer er zelf een
start-players = Spelers
start-players-about = Ratings en ranglijsten
join-invites = { $name } nodigt je uit om { $game } te spelen
join-rule = Elk steentje moet een ander steentje van zijn kleur met een hoek raken, nooit met een zijde. Bedek zo veel mogelijk van het bord.
join-rule-rumis = Elk steentje moet een ander steentje van zijn kleur raken. Je krijgt een punt voor elk vakje van jouw kleur dat van boven te zien is.
join-rule-triominos = Getallen die elkaar raken, moeten gelijk zijn. De getallen op de stenen die je legt, zijn je punten.
search-title = { $count ->
    [one] Tegenstander zoeken
   *[other] Nog { $count } spelers zoeken
  }
search-time = Zoektijd: { $time }
search-usual = Gebruikelijke wachttijd: ongeveer { $time }.
search-usual-unknown = We kunnen nog niet zeggen hoelang dit duurt. Er zijn de laatste tijd te weinig partijen zo begonnen.
search-nobody = Op dit moment zoekt niemand anders een partij.
search-others = { $count ->
    [one] 1 ander zoekt een partij:
   *[other] { $count } anderen zoeken een partij:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Intussen tegen de computer spelen
search-meanwhile-about = Het zoeken gaat door. We laten het je weten als er iemand meedoet.
search-stop = Stoppen met zoeken
search-goes-on = Er wordt nog een partij { $game } gezocht
search-back = Zoeken tonen
search-found = Je partij { $game } kan beginnen. Er doet iemand mee.
search-go = Naar de partij
games-remove = Uit de lijst verwijderen
games-remove-back = Ze komt terug als iemand een zet doet.
