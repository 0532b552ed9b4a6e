## The start page

start-hero = Hoek aan hoek.
start-play-now = Nu spelen
start-play-now-about = { $game } tegen niveau { $level }
start-games = Spellen
sort-by = Sorteren op
sort-usual = Gewone volgorde
sort-minutes = Speelduur
sort-age = Leeftijd
sort-players = Aantal spelers
start-live = Live
start-live-who = { $game }: { $who }
start-sample = Kijk wat anderen spelen
start-waiting = Wacht op jou
start-running = Jouw partijen
start-all-mine = Al je partijen
start-more = Meer
start-puzzles = Puzzels
start-puzzles-about = Leg alle steentjes, alleen
start-designs = Patronen
start-designs-about = Leg figuren zoals je wilt
start-learn = Leren
start-learn-about = Regels en eerste stappen
start-games-about = Lopend en afgelopen

## Ways of playing

mode-computer = De computer
mode-computer-about = negen niveaus
mode-computer-title = Tegen de computer
mode-friends = Vrienden
mode-friends-about = uitnodigen met een link
mode-friends-title = Vrienden uitnodigen
mode-anyone = Wie dan ook
mode-anyone-about = wie er nu is
mode-anyone-title = Een tegenstander zoeken
mode-screen = Eén scherm
mode-screen-about = geef het door
mode-screen-title = Rond één scherm
lobby-game = Spel
lobby-kind = Variant
lobby-mode = Tegen wie
lobby-strength = Sterkte
lobby-anyone-clock = Je treft wie dezelfde klok heeft gekozen.
lobby-begin-computer = Spelen
lobby-begin-friends = Tafel openen
lobby-begin-anyone = Tegenstander zoeken
lobby-begin-screen = Spelen
lobby-more-choices = Meer keuzes
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
    [one] een vrije plaats
   *[other] { $count } vrije plaatsen
  }
lobby-computer = Computer, niveau { $level }
lobby-computers = { $count ->
    [one] de computer (niveau { $level })
   *[other] { $count } computers (niveau { $level })
  }
lobby-open-match = Deze partij openen
lobby-your-turn = Jouw beurt
lobby-your-turn-left = Jouw beurt, nog { $time }
lobby-their-turn = { $name } is aan de beurt
lobby-running = Bezig
lobby-paused = Gepauzeerd
lobby-awaits-players = { $count ->
    [0] Begint zo
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
  }
lobby-move-number = Zet { $number }
lobby-ended-won = Gewonnen, { $ago }
lobby-ended-lost = Verloren, { $ago }
lobby-ended-drawn = Gelijkspel, { $ago }
lobby-ended-played = Afgelopen, { $ago }
lobby-ended-aborted = Afgebroken, { $ago }

## Setting a match up

setup-clock-other = Anders
setup-clock-kind = Tijd
setup-clock-kind-game = Voor de partij
setup-clock-kind-move = Voor elke zet
setup-clock-kind-days = Dagen voor elke zet
setup-clock-minutes = Minuten per speler
setup-clock-seconds = Seconden per zet
setup-clock-days-count = Dagen per zet
setup-clock-increment = Extra seconden na elke zet
setup-seats = Plaatsen
setup-options = Regels van deze partij
setup-table = Over de tafel
setup-listed = Openbaar
setup-listed-about = Iedereen kan de tafel vinden en aanschuiven. Anders alleen wie de link heeft.
setup-family = Familietafel
setup-family-about = Hints voor iedereen en geen chat. Kinderen en beginners mogen een handicap in hun voordeel krijgen.
setup-rated = Voor de rating
setup-rated-about = Iedereen heeft een account nodig en speelt op één plaats.
setup-rated-account = Alleen met een account, voor tafels met verschillende mensen.
setup-handicap = Handicap
setup-handicap-about = Wie beter speelt, mist enkele van de grootste steentjes. Zo’n partij telt niet voor de rating.
setup-handicap-count = { $count ->
    [0] Alle steentjes
    [one] Zonder { $count } steentje
   *[other] Zonder { $count } steentjes
  }
setup-chat = Chat
setup-chat-presets = Kant-en-klare zinnen
setup-chat-free = Vrije tekst
setup-chat-off = Geen
setup-clash = Dat gaat niet samen.
setup-play = Spelen
setup-open = Tafel openen
setup-rules = Hoe je { $game } speelt
setup-seat-me = { $name }
setup-seat-beside-me = Iemand aan dit scherm
setup-seat-name = Naam van speler { $number }
setup-seat-open = Vrij voor anderen
setup-seat-number = Plaats { $seat }
setup-seat-of-colours = Plaats { $seat }, { $colours }
setup-seat-with = samen met plaats { $seats }

## Inviting and joining

copy = Kopiëren
copied = Gekopieerd
copy-failed = Kopieer het alsjeblieft zelf
print = Afdrukken
invite-title = Uitnodigen
invite-about = { $count ->
    [one] Eén plaats is vrij. Wie de link heeft, kan die nemen.
   *[other] { $count } plaatsen zijn vrij. Wie de link heeft, kan er een nemen.
  }
invite-link = De link naar deze tafel
invite-copy = Link kopiëren
invite-share = Delen
invite-camera = Voor een camera
invite-camera-about = De link naar deze tafel, leesbaar voor een camera
invite-message = Speel { $game } met mij.
join-title = Een plaats bij { $game }
join-there = Aan tafel: { $names }.
join-nobody = Hier zit nog niemand.
join-which = Welke plaats
join-sit = Deze plaats nemen
join-watch = Naar deze partij kijken
join-own = Eigen tafel openen
join-full = Deze tafel is vol
join-full-text = { $count ->
    [one] De plaats is bezet.
   *[other] Alle { $count } plaatsen zijn bezet.
  } Je kunt kijken, of een eigen tafel met dezelfde regels openen.

## Lists of games

games-title = Jouw partijen
games-running = Bezig
games-finished = Afgelopen
games-empty = De eerste hoek is vrij
games-empty-text = Partijen die je begint of waaraan je meedoet, verschijnen hier. Ze blijven op dit apparaat, ook zonder account.
games-export = Meenemen
games-export-about = Al je partijen in één bestand, voor andere programma’s of voor later.
watch-all = Alle spellen
watch-waiting = Wacht op spelers
watch-playing = Bezig
watch-empty = Niemand speelt nu in het openbaar
watch-empty-text = Open een openbare tafel, misschien schuift er iemand aan. Partijen met een link blijven privé.
watch-open = Tafel openen

## The best players

players-best = De beste spelers van { $game }
players-place = Plaats
players-name = Naam
players-rating = Rating
players-games = Partijen
players-empty = Niemand heeft nog een rating in { $game }
players-empty-text = Twee mensen met een account die voor de rating spelen, maken het begin.

## What can go wrong

error-match-bad-plan = Deze keuzes gaan niet samen.
error-match-seat-taken = Iemand heeft die plaats net genomen.
error-match-unknown = Die tafel bestaat niet. Misschien is de partij afgebroken.
