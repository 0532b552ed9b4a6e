## Tournaments: the list, the form, the page of one

nav-tournaments = Turneringer
tournaments-create = Opret en turnering
tournaments-mine = Dine turneringer
tournaments-waiting = Åbne for deltagere
tournaments-running = I gang
tournaments-finished = Afsluttede
tournaments-empty = Ingen turneringer lige nu
tournaments-empty-text = Opret en, og del linket. Alle med linket kan deltage, med eller uden konto.

tournament-format-swiss = Schweizer
tournament-format-arena = Arena
tournament-format-knockout = Knockout
tournament-format-round-robin = Alle mod alle
tournament-format-swiss-about = Et fast antal runder. I hver runde møder du en med omtrent lige så mange point som dig. Ingen ryger ud.
tournament-format-arena-about = Spil så mange partier, du kan nå, før tiden er gået. Fra din tredje sejr i træk tæller sejre dobbelt.
tournament-format-knockout-about = Den, der taber én gang, er ude. Den sidste spiller, der er tilbage, vinder.
tournament-format-round-robin-about = Alle møder alle. Bedst til små grupper.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } spiller.
   *[other] { $count } spillere.
}
tournament-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
tournament-starts-at = Begynder: { $time }
tournament-starts-with = Begynder ved { $count } spillere
tournament-starts-host = Begynder, når arrangøren er klar
tournament-round-of = Runde { $round } af { $rounds }
tournament-round = Runde { $round }
tournament-running = I gang
tournament-finished = Afsluttet
tournament-cancelled = Aflyst
tournament-cancelled-host = Arrangøren har aflyst denne turnering.
tournament-cancelled-few = Turneringen blev aflyst, fordi for få spillere meldte sig.
tournament-cancelled-operator = De, der driver serveren, har aflyst denne turnering.
tournament-cancelled-old = Turneringen blev aflyst, fordi ingen startede den i 30 dage.
tournament-time-left = Tid tilbage: { $time }
tournament-last-games = Tiden er gået. De sidste partier spilles færdig.
tournament-next-round = Tid til næste runde: { $time }
tournament-wait-round = { $count ->
    [one] { $count } parti i denne runde er stadig i gang.
   *[other] { $count } partier i denne runde er stadig i gang.
}
tournament-wait-arena = Du får en modstander om et øjeblik.
tournament-unknown = Vi kan ikke finde den turnering
tournament-started = Begyndte
tournament-unlisted = Kun med link
tournament-rated = Med rating

## Taking part

tournament-join = Deltag
tournament-join-late = Deltag nu
tournament-return = Deltag igen
tournament-withdraw = Træk dig
tournament-withdraw-sure = Vil du trække dig fra turneringen?
tournament-withdraw-about = Du bliver ikke sat op mod flere. Et parti, der er i gang, fortsætter.
tournament-stay = Bliv
tournament-joined = Du er med
tournament-withdrawn = Du har trukket dig
tournament-play = Spil dit parti
tournament-your-game = Dit parti er klar
tournament-bye-now = Du er oversidder: ingen modstander i denne runde, men point som for en sejr.
tournament-start = Start nu
tournament-start-needs = Der skal mindst { $count } spillere til for at starte.
tournament-cancel = Aflys turneringen
tournament-cancel-sure = Vil du aflyse turneringen for alle?
tournament-keep = Behold den
tournament-won = { $name } vandt turneringen
tournament-won-several = { $names } deler førstepladsen
tournament-you-won = Du vandt turneringen!
tournament-your-place = Din placering: { $place } af { $count }
tournament-needs-account = Partierne i turneringen spilles med rating, så du skal have en konto for at deltage.
tournament-full = Alle pladser er taget. Du kan stadig se med.

tournament-call = Dit turneringsparti er klar: { $title }
tournament-back = Tilbage til turneringen
tournament-open = Åbn turneringen

## Standings, games, bracket

tournament-view = Visning
tournament-standings = Rangliste
tournament-games = Partier
tournament-bracket = Turneringstræ
tournament-no-standings = Ingen er med endnu
tournament-no-standings-text = Del linket for at invitere spillere.
tournament-no-games = Der er ingen partier endnu
tournament-no-games-text = De vises her, når turneringen begynder.
tournament-place = Placering
tournament-name = Navn
tournament-points = Point
tournament-played = Partier
tournament-buchholz = Buchholz
tournament-buchholz-about = Dine modstanderes point, lagt sammen.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Point for de modstandere, du har slået, plus halvdelen af pointene for dem, du har spillet uafgjort med.
tournament-board = Point foran
tournament-board-about = Hvor meget du var foran i dine partier, lagt sammen.
tournament-wins = Sejre
tournament-wins-about = Vundne partier.
tournament-byes = Oversidderrunder
tournament-streak = { $count ->
    [one] { $count } sejr i træk
   *[other] { $count } sejre i træk
}
tournament-computer = Computer, niveau { $level }
tournament-left = trak sig
tournament-you = dig
tournament-details = Detaljer om { $name }
tournament-lines = { $from }–{ $to } af { $count }
tournament-first-lines = Første side
tournament-earlier-lines = Forrige side
tournament-later-lines = Næste side
tournament-last-lines = Sidste side
tournament-my-line = Min placering
tournament-earlier-round = Forrige runde
tournament-later-round = Næste runde
tournament-playing = I gang
tournament-bye = Oversidder
tournament-absent = { $name } dukkede ikke op
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finale
    [4] Semifinaler
    [8] Kvartfinaler
    [16] Ottendedelsfinaler
   *[other] De sidste { $left }
}
tournament-profile = Vis profil
tournament-to-come = Ikke afgjort endnu
tournament-goes-on = { $name } går videre

## Sharing

tournament-invite = Inviter spillere
tournament-share = Del turneringen
tournament-invite-message = Vær med i vores turnering på Cornerwise: { $title }
tournament-link = Link til denne turnering
tournament-invite-qr = QR-kode med linket til denne turnering
tournament-csv = Rangliste som regneark (CSV)
tournament-json = Alle data (JSON)
tournament-print = Udskriv

## Setting one up

tournament-new = Ny turnering
tournament-step-game = Spil
tournament-step-format = Turneringsform
tournament-step-clock = Ur
tournament-step-start = Start og spillere
tournament-title = Titel
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Turneringsform
tournament-tables-note = Med { $count } spillere ved et bord kan du vælge schweizer eller arena.
tournament-rounds = Runder
tournament-rounds-auto = Automatisk
tournament-rounds-auto-about = Så mange runder, som der skal til for at finde én vinder.
tournament-times = Partier mod hver modstander
tournament-once = Ét
tournament-twice = To
tournament-minutes = Varighed
tournament-start-how = Starttidspunkt
tournament-start-hand = Når jeg er klar
tournament-start-time = På et fast tidspunkt
tournament-start-number = Når nok er med
tournament-start-when = Dato og klokkeslæt
tournament-start-count = Antal spillere
tournament-listed = Vis på listen
tournament-listed-about = Alle kan finde den og deltage. Ellers kan kun folk med linket.
tournament-rated-about = Partierne tæller med i ratingen. Alle skal have en konto for at deltage.
tournament-rated-account = Opret en konto først for at spille partier med rating.
tournament-more = Flere muligheder
tournament-late = Sen deltagelse
tournament-late-about = Man kan være med, også igen, efter starten.
tournament-most = Maks. antal spillere
tournament-pause = Pause mellem runder
tournament-no-show = Tid til første træk
tournament-no-show-about = En spiller, der ikke laver sit første træk inden for denne tid, taber partiet og er ude af turneringen.
tournament-engines = Computerspillere
tournament-engines-about = Computeren deltager som alle andre. Mindst ét menneske skal spille.
tournament-engine-add = Tilføj en computerspiller
tournament-engine-number = Computerspiller { $number }
tournament-engine-remove = Fjern computerspiller { $number }
tournament-tie-breaks = Ved pointlighed
tournament-tie-breaks-about = Hvis spillere har lige mange point, afgør den første af disse regler, derefter den næste.
tournament-tie-up = Flyt op: { $name }
tournament-submit = Opret turnering
