## Club: l'elenco, il modulo, la pagina di un club

clubs-title = Club
clubs-about = Gioca con chi conosci e organizza i tuoi tornei.
clubs-open = Crea un club
clubs-mine = I tuoi club
clubs-all = Tutti i club
clubs-search = Cerca per nome o luogo
clubs-found = { $count ->
    [one] { $count } club trovato
    [many] { $count } di club trovati
   *[other] { $count } club trovati
}
clubs-none = Nessun club trovato
clubs-none-text = Prova un’altra parola, o crea tu un club.
clubs-more = Mostra altri club

club-members = { $count ->
    [one] { $count } membro
    [many] { $count } di membri
   *[other] { $count } membri
}
club-people = Membri
club-people-more = Mostra altri membri
club-unknown = Non troviamo questo club
club-role-owner = Proprietario
club-role-organiser = Organizzatore
club-role-member = Membro
club-entry = Come ci si unisce
club-entry-open = Aperto a tutti
club-entry-request = Su richiesta
club-entry-invitation = Con link di invito
club-entry-open-about = Chiunque abbia un account diventa subito membro.
club-entry-request-about = Si chiede di unirsi, e un organizzatore decide.
club-entry-invitation-about = Può unirsi solo chi ha il link di invito.

club-join = Unisciti al club
club-ask = Chiedi di unirti
club-asked = Hai chiesto di unirti. Deciderà un organizzatore.
club-take-back = Ritira la richiesta
club-invited-only = Ai nuovi membri serve il link di invito. Chiedilo a un organizzatore del club.
club-account = Per unirti a un club ti serve un account.
club-log-in = Accedi o registrati
club-leave = Lascia il club
club-leave-sure = Lasciare questo club?
club-stay = Resta

club-tournament = Crea un torneo
club-running = Tornei in corso
club-next = Prossimi tornei
club-past = Tornei passati
club-no-tournaments = Ancora nessun torneo
club-no-tournaments-text = Gli organizzatori possono crearne uno.
club-of = Torneo del club: { $club }
club-who = Chi può partecipare
club-who-all = Tutti
club-who-members = Solo i membri di { $club }
club-members-only = A questo torneo possono partecipare solo i membri del club.
club-to-club = Vedi il club

club-requests = Richieste di iscrizione
club-accept = Accetta { $name }
club-decline = Rifiuta { $name }
club-manage = Gestisci { $name }
club-make-organiser = Nomina organizzatore
club-make-member = Rendi semplice membro
club-make-owner = Nomina proprietario
club-make-owner-about = Tu diventerai organizzatore. Un club ha un solo proprietario.
club-remove = Rimuovi dal club

club-invitation = Link di invito
club-invitation-about = Chi ha questo link e un account può unirsi.
club-invitation-new = Crea un nuovo link
club-invitation-new-about = Il vecchio link non funzionerà più.

club-new = Crea un club
club-edit = Modifica il club
club-name = Nome
club-text = Informazioni sul club
club-place = Luogo (facoltativo)
club-language = Lingua (facoltativa)
club-create = Crea club
club-save = Salva
club-delete = Elimina il club
club-delete-sure = Eliminare questo club per tutti?
club-delete-about = I suoi tornei restano, ma non appartengono più a un club.
club-keep = Mantieni
