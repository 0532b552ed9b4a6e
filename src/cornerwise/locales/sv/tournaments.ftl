## Tournaments: the list, the form, the page of one

nav-tournaments = Turneringar
tournaments-create = Skapa en turnering
tournaments-mine = Dina turneringar
tournaments-waiting = Öppna att gå med i
tournaments-running = Pågående
tournaments-finished = Avslutade
tournaments-empty = Inga turneringar just nu
tournaments-empty-text = Skapa en och dela länken. Den som har länken kan gå med, med eller utan konto.

tournament-format-swiss = Schweizer
tournament-format-arena = Arena
tournament-format-knockout = Utslagning
tournament-format-round-robin = Alla mot alla
tournament-format-swiss-about = Ett bestämt antal ronder. I varje rond möter du någon med ungefär lika många poäng som du. Ingen åker ut.
tournament-format-arena-about = Spela så många partier du hinner innan tiden går ut. Från din tredje vinst i rad räknas vinster dubbelt.
tournament-format-knockout-about = Den som förlorar en gång åker ut. Den sista spelaren som är kvar vinner.
tournament-format-round-robin-about = Alla möter alla. Passar bäst för små grupper.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count } spelare.
tournament-players = { $count } spelare
tournament-starts-at = Börjar: { $time }
tournament-starts-with = Börjar vid { $count } spelare
tournament-starts-host = Börjar när arrangören är redo
tournament-round-of = Rond { $round } av { $rounds }
tournament-round = Rond { $round }
tournament-running = Pågår
tournament-finished = Avslutad
tournament-cancelled = Inställd
tournament-cancelled-host = Arrangören ställde in den här turneringen.
tournament-cancelled-few = Turneringen ställdes in eftersom för få spelare gick med.
tournament-cancelled-operator = De som sköter servern ställde in den här turneringen.
tournament-cancelled-old = Turneringen ställdes in eftersom ingen startade den på 30 dagar.
tournament-time-left = Tid kvar: { $time }
tournament-last-games = Tiden är ute. De sista partierna spelas färdigt.
tournament-next-round = Tid till nästa rond: { $time }
tournament-wait-round = { $count ->
    [one] { $count } parti i den här ronden pågår fortfarande.
   *[other] { $count } partier i den här ronden pågår fortfarande.
}
tournament-wait-arena = Du får strax en motståndare.
tournament-unknown = Vi hittar inte den turneringen
tournament-started = Började
tournament-unlisted = Bara med länk
tournament-rated = Med rating

## Taking part

tournament-join = Gå med
tournament-join-late = Gå med nu
tournament-return = Gå med igen
tournament-withdraw = Dra dig ur
tournament-withdraw-sure = Vill du dra dig ur turneringen?
tournament-withdraw-about = Du lottas inte mot fler motståndare. Ett pågående parti fortsätter.
tournament-stay = Stanna kvar
tournament-joined = Du är med
tournament-withdrawn = Du har dragit dig ur
tournament-play = Spela ditt parti
tournament-your-game = Ditt parti är redo
tournament-bye-now = Du har frirond: ingen motståndare den här ronden, men poängen för en vinst.
tournament-start = Starta nu
tournament-start-needs = Det behövs minst { $count } spelare för att starta.
tournament-cancel = Ställ in turneringen
tournament-cancel-sure = Vill du ställa in turneringen för alla?
tournament-keep = Behåll den
tournament-won = { $name } vann turneringen
tournament-won-several = { $names } delar förstaplatsen
tournament-you-won = Du vann turneringen!
tournament-your-place = Din placering: { $place } av { $count }
tournament-needs-account = Partierna i turneringen spelas med rating, så du behöver ett konto för att gå med.
tournament-full = Alla platser är upptagna. Du kan fortfarande titta på.

tournament-call = Ditt turneringsparti är redo: { $title }
tournament-back = Tillbaka till turneringen
tournament-open = Öppna turneringen

## Standings, games, bracket

tournament-view = Vy
tournament-standings = Tabell
tournament-games = Partier
tournament-bracket = Turneringsträd
tournament-no-standings = Ingen har gått med än
tournament-no-standings-text = Dela länken för att bjuda in spelare.
tournament-no-games = Det finns inga partier än
tournament-no-games-text = De visas här när turneringen börjar.
tournament-place = Placering
tournament-name = Namn
tournament-points = Poäng
tournament-played = Partier
tournament-buchholz = Buchholz
tournament-buchholz-about = Dina motståndares poäng, sammanlagt.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Poängen för de motståndare du har slagit, plus halva poängen för dem du spelat oavgjort mot.
tournament-board = Poängförsprång
tournament-board-about = Hur mycket du ledde med i dina partier, sammanlagt.
tournament-wins = Vinster
tournament-wins-about = Vunna partier.
tournament-byes = Frironder
tournament-streak = { $count ->
    [one] { $count } vinst i rad
   *[other] { $count } vinster i rad
}
tournament-computer = Dator, nivå { $level }
tournament-left = drog sig ur
tournament-you = du
tournament-details = Detaljer om { $name }
tournament-lines = { $from }–{ $to } av { $count }
tournament-first-lines = Första sidan
tournament-earlier-lines = Föregående sida
tournament-later-lines = Nästa sida
tournament-last-lines = Sista sidan
tournament-my-line = Min placering
tournament-earlier-round = Föregående rond
tournament-later-round = Nästa rond
tournament-playing = Pågår
tournament-bye = Frirond
tournament-absent = { $name } dök inte upp
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Final
    [4] Semifinaler
    [8] Kvartsfinaler
    [16] Åttondelsfinaler
   *[other] De sista { $left }
}
tournament-profile = Visa profil
tournament-to-come = Inte avgjort än
tournament-goes-on = { $name } går vidare

## Sharing

tournament-invite = Bjud in spelare
tournament-share = Dela turneringen
tournament-invite-message = Var med i vår turnering på Cornerwise: { $title }
tournament-link = Länk till den här turneringen
tournament-invite-qr = QR-kod med länken till den här turneringen
tournament-csv = Tabellen som kalkylark (CSV)
tournament-json = Alla data (JSON)
tournament-print = Skriv ut

## Setting one up

tournament-new = Ny turnering
tournament-step-game = Spel
tournament-step-format = Turneringsform
tournament-step-clock = Klocka
tournament-step-start = Start och spelare
tournament-title = Titel
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Turneringsform
tournament-tables-note = Med { $count } spelare vid ett bord kan du välja schweizer eller arena.
tournament-rounds = Ronder
tournament-rounds-auto = Automatiskt
tournament-rounds-auto-about = Så många ronder som behövs för att få fram en vinnare.
tournament-times = Partier mot varje motståndare
tournament-once = Ett
tournament-twice = Två
tournament-minutes = Längd
tournament-start-how = Starttid
tournament-start-hand = När jag är redo
tournament-start-time = Vid en viss tid
tournament-start-number = När tillräckligt många är med
tournament-start-when = Datum och tid
tournament-start-count = Antal spelare
tournament-listed = Visa i listan
tournament-listed-about = Vem som helst kan hitta den och gå med. Annars går det bara med länken.
tournament-rated-about = Partierna räknas för ratingen. Alla behöver ett konto för att gå med.
tournament-rated-account = Skapa ett konto först för att spela partier med rating.
tournament-more = Fler alternativ
tournament-late = Sen anslutning
tournament-late-about = Man kan gå med, även på nytt, efter starten.
tournament-most = Högsta antal spelare
tournament-pause = Paus mellan ronder
tournament-no-show = Tid för första draget
tournament-no-show-about = En spelare som inte gör sitt första drag inom den här tiden förlorar partiet och är ute ur turneringen.
tournament-engines = Datorspelare
tournament-engines-about = Datorn deltar som alla andra. Minst en människa måste spela.
tournament-engine-add = Lägg till en datorspelare
tournament-engine-number = Datorspelare { $number }
tournament-engine-remove = Ta bort datorspelare { $number }
tournament-tie-breaks = Särskiljning
tournament-tie-breaks-about = Om spelare har lika många poäng avgör den första av de här reglerna, sedan nästa.
tournament-tie-up = Flytta upp: { $name }
tournament-submit = Skapa turnering
