## Tournaments: the list, the form, the page of one

nav-tournaments = Toernooien
tournaments-create = Toernooi maken
tournaments-mine = Jouw toernooien
tournaments-waiting = Open om mee te doen
tournaments-running = Bezig
tournaments-finished = Afgelopen
tournaments-empty = Op dit moment geen toernooien
tournaments-empty-text = Maak er een en deel de link. Iedereen met de link kan meedoen, met of zonder account.

tournament-format-swiss = Zwitsers
tournament-format-arena = Arena
tournament-format-knockout = Knock-out
tournament-format-round-robin = Ieder tegen ieder
tournament-format-swiss-about = Een vast aantal rondes. In elke ronde speel je tegen iemand met ongeveer evenveel punten als jij. Niemand valt af.
tournament-format-arena-about = Speel zoveel partijen als je kunt tot de tijd om is. Vanaf je derde overwinning op rij tellen overwinningen dubbel.
tournament-format-knockout-about = Wie één keer verliest, ligt eruit. De laatste speler die overblijft, wint.
tournament-format-round-robin-about = Iedereen speelt tegen iedereen. Het best voor kleine groepen.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } speler.
   *[other] { $count } spelers.
}
tournament-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
tournament-starts-at = Begin: { $time }
tournament-starts-with = Begint bij { $count } spelers
tournament-starts-host = Begint zodra de organisator klaar is
tournament-round-of = Ronde { $round } van { $rounds }
tournament-round = Ronde { $round }
tournament-running = Bezig
tournament-finished = Afgelopen
tournament-cancelled = Geannuleerd
tournament-cancelled-host = De organisator heeft dit toernooi geannuleerd.
tournament-cancelled-few = Dit toernooi is geannuleerd omdat er te weinig spelers meededen.
tournament-cancelled-operator = De beheerders van deze server hebben dit toernooi geannuleerd.
tournament-cancelled-old = Dit toernooi is geannuleerd omdat niemand het in 30 dagen heeft gestart.
tournament-time-left = Resterende tijd: { $time }
tournament-last-games = De tijd is om. De laatste partijen worden nog gespeeld.
tournament-next-round = Tijd tot de volgende ronde: { $time }
tournament-wait-round = { $count ->
    [one] { $count } partij van deze ronde is nog bezig.
   *[other] { $count } partijen van deze ronde zijn nog bezig.
}
tournament-wait-arena = Je krijgt zo een tegenstander.
tournament-unknown = We kunnen dat toernooi niet vinden
tournament-started = Begonnen
tournament-unlisted = Alleen met link
tournament-rated = Met rating

## Taking part

tournament-join = Meedoen
tournament-join-late = Nu meedoen
tournament-return = Weer meedoen
tournament-withdraw = Terugtrekken
tournament-withdraw-sure = Wil je je uit dit toernooi terugtrekken?
tournament-withdraw-about = Je wordt niet meer ingedeeld. Een partij die bezig is, gaat door.
tournament-stay = Blijven
tournament-joined = Je doet mee
tournament-withdrawn = Je hebt je teruggetrokken
tournament-play = Naar je partij
tournament-your-game = Je partij staat klaar
tournament-bye-now = Je hebt een vrije ronde: geen tegenstander, maar wel de punten voor een overwinning.
tournament-start = Nu starten
tournament-start-needs = Er zijn minstens { $count } spelers nodig om te starten.
tournament-cancel = Toernooi annuleren
tournament-cancel-sure = Het toernooi voor iedereen annuleren?
tournament-keep = Niet annuleren
tournament-won = { $name } heeft het toernooi gewonnen
tournament-won-several = { $names } delen de eerste plaats
tournament-you-won = Je hebt het toernooi gewonnen!
tournament-your-place = Je positie: { $place } van { $count }
tournament-needs-account = De partijen in dit toernooi zijn met rating, dus je hebt een account nodig om mee te doen.
tournament-full = Alle plaatsen zijn bezet. Je kunt nog wel kijken.

tournament-call = Je toernooipartij staat klaar: { $title }
tournament-back = Terug naar het toernooi
tournament-open = Toernooi openen

## Standings, games, bracket

tournament-view = Weergave
tournament-standings = Stand
tournament-games = Partijen
tournament-bracket = Speelschema
tournament-no-standings = Er doet nog niemand mee
tournament-no-standings-text = Deel de link om spelers uit te nodigen.
tournament-no-games = Er zijn nog geen partijen
tournament-no-games-text = Ze verschijnen hier als het toernooi begint.
tournament-place = Positie
tournament-name = Naam
tournament-points = Punten
tournament-played = Partijen
tournament-buchholz = Buchholz
tournament-buchholz-about = De punten van je tegenstanders, bij elkaar opgeteld.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = De punten van de tegenstanders die je hebt verslagen, plus de helft van de punten van degenen tegen wie je remise hebt gespeeld.
tournament-board = Punten voorsprong
tournament-board-about = Je voorsprong in je partijen, bij elkaar opgeteld.
tournament-wins = Overwinningen
tournament-wins-about = Gewonnen partijen.
tournament-byes = Vrije rondes
tournament-streak = { $count ->
    [one] { $count } overwinning op rij
   *[other] { $count } overwinningen op rij
}
tournament-computer = Computer, niveau { $level }
tournament-left = teruggetrokken
tournament-you = jij
tournament-details = Details van { $name }
tournament-lines = { $from }–{ $to } van { $count }
tournament-first-lines = Eerste pagina
tournament-earlier-lines = Vorige pagina
tournament-later-lines = Volgende pagina
tournament-last-lines = Laatste pagina
tournament-my-line = Mijn positie
tournament-earlier-round = Vorige ronde
tournament-later-round = Volgende ronde
tournament-playing = Bezig
tournament-bye = Vrije ronde
tournament-absent = { $name } is niet komen opdagen
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finale
    [4] Halve finales
    [8] Kwartfinales
    [16] Achtste finales
   *[other] Laatste { $left }
}
tournament-profile = Profiel tonen
tournament-to-come = Nog niet bekend
tournament-goes-on = { $name } gaat door

## Sharing

tournament-invite = Spelers uitnodigen
tournament-share = Toernooi delen
tournament-invite-message = Doe mee met ons toernooi op Cornerwise: { $title }
tournament-link = Link naar dit toernooi
tournament-invite-qr = QR-code met de link naar dit toernooi
tournament-csv = Stand als spreadsheet (CSV)
tournament-json = Alle gegevens (JSON)
tournament-print = Afdrukken

## Setting one up

tournament-new = Nieuw toernooi
tournament-step-game = Spel
tournament-step-format = Toernooivorm
tournament-step-clock = Klok
tournament-step-start = Begin en spelers
tournament-title = Titel
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Toernooivorm
tournament-tables-note = Met { $count } spelers aan een tafel kun je Zwitsers of arena kiezen.
tournament-rounds = Rondes
tournament-rounds-auto = Automatisch
tournament-rounds-auto-about = Zoveel rondes als nodig zijn om één winnaar te vinden.
tournament-times = Partijen tegen elke tegenstander
tournament-once = Eén
tournament-twice = Twee
tournament-minutes = Duur
tournament-start-how = Begin
tournament-start-hand = Als ik klaar ben
tournament-start-time = Op een vast tijdstip
tournament-start-number = Bij genoeg spelers
tournament-start-when = Datum en tijd
tournament-start-count = Aantal spelers
tournament-listed = In de lijst tonen
tournament-listed-about = Iedereen kan het vinden en meedoen. Anders kan dat alleen met de link.
tournament-rated-about = Partijen tellen voor de ratings. Iedereen heeft een account nodig om mee te doen.
tournament-rated-account = Maak eerst een account aan om partijen met rating te spelen.
tournament-more = Meer opties
tournament-late = Later instappen
tournament-late-about = Mensen kunnen ook na het begin meedoen, of weer meedoen.
tournament-most = Maximaal aantal spelers
tournament-pause = Pauze tussen rondes
tournament-no-show = Tijd voor de eerste zet
tournament-no-show-about = Een speler die in deze tijd zijn eerste zet niet doet, verliest de partij en ligt uit het toernooi.
tournament-engines = Computerspelers
tournament-engines-about = De computer doet mee net als iedereen. Er moet minstens één mens spelen.
tournament-engine-add = Computerspeler toevoegen
tournament-engine-number = Computerspeler { $number }
tournament-engine-remove = Computerspeler { $number } verwijderen
tournament-tie-breaks = Bij gelijke stand
tournament-tie-breaks-about = Als spelers evenveel punten hebben, beslist de eerste van deze regels, dan de volgende.
tournament-tie-up = Omhoog: { $name }
tournament-submit = Toernooi maken
