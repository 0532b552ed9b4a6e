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
start-puzzles-about = Leg alle steentjes, in je eentje
start-designs = Patronen
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
mode-anyone-about = wie er nu online is
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
setup-options = Regels
setup-table = Tafelinstellingen
setup-listed = Openbaar
setup-listed-about = Iedereen kan deze tafel vinden en meedoen. Staat dit uit, dan is de link nodig.
setup-family = Familietafel
setup-family-about = Hints voor iedereen en geen chat. Voeg een handicap toe om kinderen en beginners een eerlijke kans te geven.
setup-rated = Met rating
setup-rated-about = Iedereen heeft een account nodig en speelt op één plaats.
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
watch-waiting = Wacht op spelers
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
