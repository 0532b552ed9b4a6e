## Tournaments: the list, the form, the page of one

nav-tournaments = Turneringer
tournaments-create = Opprett en turnering
tournaments-mine = Turneringene dine
tournaments-waiting = Åpne for påmelding
tournaments-running = Pågår
tournaments-finished = Ferdige
tournaments-empty = Ingen turneringer akkurat nå
tournaments-empty-text = Opprett en og del lenken. Alle som har lenken, kan bli med, med eller uten konto.

tournament-format-swiss = Sveitser
tournament-format-arena = Arena
tournament-format-knockout = Cup
tournament-format-round-robin = Alle mot alle
tournament-format-swiss-about = Et fast antall runder. I hver runde møter du noen med omtrent like mange poeng som deg. Ingen blir slått ut.
tournament-format-arena-about = Spill så mange partier du rekker før tiden er ute. Fra og med din tredje seier på rad teller seirene dobbelt.
tournament-format-knockout-about = Taper du én gang, er du ute. Den siste spilleren som er igjen, vinner.
tournament-format-round-robin-about = Alle møter alle. Passer best for små grupper.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } spiller.
   *[other] { $count } spillere.
}
tournament-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
tournament-starts-at = Begynner: { $time }
tournament-starts-with = Begynner ved { $count } spillere
tournament-starts-host = Begynner når arrangøren er klar
tournament-round-of = Runde { $round } av { $rounds }
tournament-round = Runde { $round }
tournament-running = Pågår
tournament-finished = Ferdig
tournament-cancelled = Avlyst
tournament-cancelled-host = Arrangøren har avlyst denne turneringen.
tournament-cancelled-few = Turneringen ble avlyst fordi for få spillere ble med.
tournament-cancelled-operator = De som driver denne serveren, har avlyst denne turneringen.
tournament-cancelled-old = Turneringen ble avlyst fordi ingen startet den på 30 dager.
tournament-time-left = Tid igjen: { $time }
tournament-last-games = Tiden er ute. De siste partiene spilles ferdig.
tournament-next-round = Tid til neste runde: { $time }
tournament-wait-round = { $count ->
    [one] { $count } parti i denne runden pågår fortsatt.
   *[other] { $count } partier i denne runden pågår fortsatt.
}
tournament-wait-arena = Du får en motstander om et øyeblikk.
tournament-unknown = Vi finner ikke den turneringen
tournament-started = Begynte
tournament-unlisted = Bare med lenke
tournament-rated = Rangert

## Taking part

tournament-join = Bli med
tournament-join-late = Bli med nå
tournament-return = Bli med igjen
tournament-withdraw = Trekk deg
tournament-withdraw-sure = Vil du trekke deg fra turneringen?
tournament-withdraw-about = Du blir ikke satt opp mot flere. Et pågående parti fortsetter.
tournament-stay = Bli værende
tournament-joined = Du er med
tournament-withdrawn = Du har trukket deg
tournament-play = Spill partiet ditt
tournament-your-game = Partiet ditt er klart
tournament-bye-now = Du har frirunde: ingen motstander i denne runden, men poeng som for en seier.
tournament-start = Start nå
tournament-start-needs = Det trengs minst { $count } spillere for å starte.
tournament-cancel = Avlys turneringen
tournament-cancel-sure = Vil du avlyse turneringen for alle?
tournament-keep = Behold den
tournament-won = { $name } vant turneringen
tournament-won-several = { $names } deler førsteplassen
tournament-you-won = Du vant turneringen!
tournament-your-place = Plasseringen din: { $place } av { $count }
tournament-needs-account = Partiene i denne turneringen er rangerte, så du trenger en konto for å bli med.
tournament-full = Alle plassene er tatt. Du kan fortsatt se på.

tournament-call = Turneringspartiet ditt er klart: { $title }
tournament-back = Tilbake til turneringen
tournament-open = Åpne turneringen

## Standings, games, bracket

tournament-view = Visning
tournament-standings = Tabell
tournament-games = Partier
tournament-bracket = Turneringstre
tournament-no-standings = Ingen har blitt med ennå
tournament-no-standings-text = Del lenken for å invitere spillere.
tournament-no-games = Det er ingen partier ennå
tournament-no-games-text = De vises her når turneringen begynner.
tournament-place = Plassering
tournament-name = Navn
tournament-points = Poeng
tournament-played = Partier
tournament-buchholz = Buchholz
tournament-buchholz-about = Poengene til motstanderne dine, lagt sammen.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Poengene til motstanderne du slo, pluss halvparten av poengene til dem du spilte uavgjort mot.
tournament-board = Poeng foran
tournament-board-about = Hvor mye du ledet med i partiene dine, lagt sammen.
tournament-wins = Seire
tournament-wins-about = Vunne partier.
tournament-byes = Frirunder
tournament-streak = { $count ->
    [one] { $count } seier på rad
   *[other] { $count } seire på rad
}
tournament-computer = Datamaskin, nivå { $level }
tournament-left = trakk seg
tournament-you = du
tournament-details = Detaljer om { $name }
tournament-lines = { $from }–{ $to } av { $count }
tournament-first-lines = Første side
tournament-earlier-lines = Forrige side
tournament-later-lines = Neste side
tournament-last-lines = Siste side
tournament-my-line = Min plassering
tournament-earlier-round = Forrige runde
tournament-later-round = Neste runde
tournament-playing = Pågår
tournament-bye = Frirunde
tournament-absent = { $name } møtte ikke
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finale
    [4] Semifinaler
    [8] Kvartfinaler
    [16] Åttedelsfinaler
   *[other] De siste { $left }
}
tournament-profile = Vis profil
tournament-to-come = Ikke avgjort ennå
tournament-goes-on = { $name } går videre

## Sharing

tournament-invite = Inviter spillere
tournament-share = Del turneringen
tournament-invite-message = Bli med i turneringen vår på Cornerwise: { $title }
tournament-link = Lenke til denne turneringen
tournament-invite-qr = QR-kode med lenken til denne turneringen
tournament-csv = Tabellen som regneark (CSV)
tournament-json = Alle data (JSON)
tournament-print = Skriv ut

## Setting one up

tournament-new = Ny turnering
tournament-step-game = Spill
tournament-step-format = Turneringsform
tournament-step-clock = Klokke
tournament-step-start = Start og spillere
tournament-title = Tittel
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Turneringsform
tournament-tables-note = Med { $count } spillere ved et bord kan du velge sveitser eller arena.
tournament-rounds = Runder
tournament-rounds-auto = Automatisk
tournament-rounds-auto-about = Så mange runder som trengs for å finne én vinner.
tournament-times = Partier mot hver motstander
tournament-once = Ett
tournament-twice = To
tournament-minutes = Varighet
tournament-start-how = Oppstart
tournament-start-hand = Når jeg er klar
tournament-start-time = Til et fast tidspunkt
tournament-start-number = Når nok har blitt med
tournament-start-when = Dato og klokkeslett
tournament-start-count = Antall spillere
tournament-listed = Vis i listen
tournament-listed-about = Alle kan finne den og bli med. Ellers kan bare de som har lenken.
tournament-rated-about = Partiene teller for ratingen. Alle trenger en konto for å bli med.
tournament-rated-account = Opprett en konto først for å spille rangerte partier.
tournament-more = Flere valg
tournament-late = Sen påmelding
tournament-late-about = Man kan bli med, også på nytt, etter starten.
tournament-most = Maks. antall spillere
tournament-pause = Pause mellom rundene
tournament-no-show = Tid til første trekk
tournament-no-show-about = En spiller som ikke gjør sitt første trekk innen denne tiden, taper partiet og er ute av turneringen.
tournament-engines = Datamaskinspillere
tournament-engines-about = Datamaskinen deltar som alle andre. Minst ett menneske må spille.
tournament-engine-add = Legg til en datamaskinspiller
tournament-engine-number = Datamaskinspiller { $number }
tournament-engine-remove = Fjern datamaskinspiller { $number }
tournament-tie-breaks = Ved poenglikhet
tournament-tie-breaks-about = Hvis spillere har like mange poeng, avgjør den første av disse reglene, deretter den neste.
tournament-tie-up = Flytt opp: { $name }
tournament-submit = Opprett turnering
