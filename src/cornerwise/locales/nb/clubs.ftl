## Clubs: the list, the form, the page of one

clubs-title = Klubber
clubs-about = Spill med folk du kjenner, og hold egne turneringer.
clubs-open = Start en klubb
clubs-mine = Klubbene dine
clubs-all = Alle klubber
clubs-search = Søk etter navn eller sted
clubs-found = { $count ->
    [one] { $count } klubb funnet
   *[other] { $count } klubber funnet
}
clubs-none = Fant ingen klubber
clubs-none-text = Prøv et annet ord, eller start en klubb selv.
clubs-more = Vis flere klubber

club-members = { $count ->
    [one] { $count } medlem
   *[other] { $count } medlemmer
}
club-people = Medlemmer
club-people-more = Vis flere medlemmer
club-unknown = Vi finner ikke den klubben
club-role-owner = Eier
club-role-organiser = Arrangør
club-role-member = Medlem
club-entry = Hvordan man blir medlem
club-entry-open = Alle kan bli medlem
club-entry-request = På forespørsel
club-entry-invitation = Med invitasjonslenke
club-entry-open-about = Alle med en konto blir medlem med én gang.
club-entry-request-about = Man ber om å bli medlem, og en arrangør bestemmer.
club-entry-invitation-about = Bare de som har invitasjonslenken, kan bli medlem.

club-join = Bli medlem
club-ask = Be om medlemskap
club-asked = Du har bedt om å bli medlem. En arrangør bestemmer.
club-take-back = Trekk tilbake forespørselen
club-invited-only = Nye medlemmer trenger invitasjonslenken. Be en av klubbens arrangører om den.
club-account = Du trenger en konto for å bli medlem av en klubb.
club-log-in = Logg inn eller registrer deg
club-leave = Forlat klubben
club-leave-sure = Vil du forlate klubben?
club-stay = Bli værende

club-tournament = Opprett en turnering
club-running = Pågående turneringer
club-next = Kommende turneringer
club-past = Tidligere turneringer
club-no-tournaments = Ingen turneringer ennå
club-no-tournaments-text = Arrangører kan opprette en.
club-of = Klubbturnering: { $club }
club-who = Hvem kan bli med
club-who-all = Alle
club-who-members = Bare medlemmer av { $club }
club-members-only = Bare medlemmer av klubben kan bli med i denne turneringen.
club-to-club = Vis klubb

club-requests = Forespørsler om medlemskap
club-accept = Godta { $name }
club-decline = Avslå { $name }
club-manage = Administrer { $name }
club-make-organiser = Gjør til arrangør
club-make-member = Gjør til vanlig medlem
club-make-owner = Gjør til eier
club-make-owner-about = Da blir du arrangør. En klubb har bare én eier.
club-remove = Fjern fra klubben

club-invitation = Invitasjonslenke
club-invitation-about = Alle som har denne lenken og en konto, kan bli medlem.
club-invitation-new = Lag ny lenke
club-invitation-new-about = Den gamle lenken slutter å virke.

club-new = Start en klubb
club-edit = Rediger klubben
club-name = Navn
club-text = Om klubben
club-place = Sted (valgfritt)
club-language = Språk (valgfritt)
club-create = Start klubben
club-save = Lagre
club-delete = Slett klubben
club-delete-sure = Vil du slette klubben for alle?
club-delete-about = Turneringene blir værende, men hører ikke lenger til en klubb.
club-keep = Behold den
