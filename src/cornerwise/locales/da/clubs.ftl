## Clubs: the list, the form, the page of one

clubs-title = Klubber
clubs-about = Spil med folk, du kender, og hold dine egne turneringer.
clubs-open = Start en klub
clubs-mine = Dine klubber
clubs-all = Alle klubber
clubs-search = Søg efter navn eller sted
clubs-found = { $count ->
    [one] { $count } klub fundet
   *[other] { $count } klubber fundet
}
clubs-none = Ingen klubber fundet
clubs-none-text = Prøv et andet ord, eller start selv en klub.
clubs-more = Vis flere klubber

club-members = { $count ->
    [one] { $count } medlem
   *[other] { $count } medlemmer
}
club-people = Medlemmer
club-people-more = Vis flere medlemmer
club-unknown = Vi kan ikke finde den klub
club-role-owner = Ejer
club-role-organiser = Arrangør
club-role-member = Medlem
club-entry = Hvordan man bliver medlem
club-entry-open = Alle kan blive medlem
club-entry-request = Efter anmodning
club-entry-invitation = Med invitationslink
club-entry-open-about = Alle med en konto bliver medlem med det samme.
club-entry-request-about = Man anmoder om at blive medlem, og en arrangør bestemmer.
club-entry-invitation-about = Kun folk med invitationslinket kan blive medlem.

club-join = Bliv medlem
club-ask = Anmod om medlemskab
club-asked = Din anmodning er sendt. En arrangør bestemmer.
club-take-back = Træk anmodningen tilbage
club-invited-only = Nye medlemmer skal bruge invitationslinket. Bed en af klubbens arrangører om det.
club-account = Du skal have en konto for at blive medlem af en klub.
club-log-in = Log ind, eller opret konto
club-leave = Forlad klubben
club-leave-sure = Vil du forlade klubben?
club-stay = Bliv

club-tournament = Opret en turnering
club-running = Turneringer i gang
club-next = Kommende turneringer
club-past = Tidligere turneringer
club-no-tournaments = Ingen turneringer endnu
club-no-tournaments-text = Arrangører kan oprette en.
club-of = Klubturnering: { $club }
club-who = Hvem der kan deltage
club-who-all = Alle
club-who-members = Kun medlemmer af { $club }
club-members-only = Kun medlemmer af klubben kan deltage i denne turnering.
club-to-club = Vis klub

club-requests = Anmodninger om medlemskab
club-accept = Godkend { $name }
club-decline = Afvis { $name }
club-manage = Administrer { $name }
club-make-organiser = Gør til arrangør
club-make-member = Gør til almindeligt medlem
club-make-owner = Gør til ejer
club-make-owner-about = Så bliver du arrangør. En klub har kun én ejer.
club-remove = Fjern fra klubben

club-invitation = Invitationslink
club-invitation-about = Alle med dette link og en konto kan blive medlem.
club-invitation-new = Lav nyt link
club-invitation-new-about = Det gamle link holder op med at virke.

club-new = Start en klub
club-edit = Rediger klubben
club-name = Navn
club-text = Om klubben
club-place = Sted (valgfrit)
club-language = Sprog (valgfrit)
club-create = Start klubben
club-save = Gem
club-delete = Slet klubben
club-delete-sure = Vil du slette klubben for alle?
club-delete-about = Dens turneringer bliver, men hører ikke længere til en klub.
club-keep = Behold den
