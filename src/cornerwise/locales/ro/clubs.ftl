## Cluburi: lista, formularul, pagina unui club

clubs-title = Cluburi
clubs-about = Joacă cu oameni pe care îi cunoști și organizează-ți propriile turnee.
clubs-open = Creează un club
clubs-mine = Cluburile tale
clubs-all = Toate cluburile
clubs-search = Caută după nume sau localitate
clubs-found = { $count ->
    [one] Un club găsit
    [few] { $count } cluburi găsite
   *[other] { $count } de cluburi găsite
}
clubs-none = Niciun club găsit
clubs-none-text = Încearcă alt cuvânt sau creează tu un club.
clubs-more = Arată mai multe cluburi

club-members = { $count ->
    [one] un membru
    [few] { $count } membri
   *[other] { $count } de membri
}
club-people = Membri
club-people-more = Arată mai mulți membri
club-unknown = Nu găsim acest club
club-role-owner = Proprietar
club-role-organiser = Organizator
club-role-member = Membru
club-entry = Cum se intră în club
club-entry-open = Deschis tuturor
club-entry-request = La cerere
club-entry-invitation = Cu link de invitație
club-entry-open-about = Oricine are cont devine membru imediat.
club-entry-request-about = Cine vrea să intre trimite o cerere, iar un organizator hotărăște.
club-entry-invitation-about = Pot intra doar cei care au linkul de invitație.

club-join = Intră în club
club-ask = Cere să intri în club
club-asked = Ai cerut să intri în club. Un organizator va hotărî.
club-take-back = Retrage cererea
club-invited-only = Membrii noi au nevoie de linkul de invitație. Cere-l unui organizator al clubului.
club-account = Ai nevoie de un cont ca să intri într-un club.
club-log-in = Intră în cont sau creează cont
club-leave = Ieși din club
club-leave-sure = Ieși din acest club?
club-stay = Rămâi

club-tournament = Creează un turneu
club-running = Turnee în curs
club-next = Turnee viitoare
club-past = Turnee trecute
club-no-tournaments = Niciun turneu încă
club-no-tournaments-text = Organizatorii pot crea turnee.
club-of = Turneu de club: { $club }
club-who = Cine poate participa
club-who-all = Oricine
club-who-members = Doar membrii clubului { $club }
club-members-only = La acest turneu pot participa doar membrii clubului.
club-to-club = Vezi clubul

club-requests = Cereri de intrare
club-accept = Acceptă: { $name }
club-decline = Refuză: { $name }
club-manage = Administrează: { $name }
club-make-organiser = Numește organizator
club-make-member = Numește membru simplu
club-make-owner = Numește proprietar
club-make-owner-about = Tu devii organizator. Un club are un singur proprietar.
club-remove = Scoate din club

club-invitation = Link de invitație
club-invitation-about = Oricine are acest link și un cont poate intra.
club-invitation-new = Creează link nou
club-invitation-new-about = Linkul vechi nu va mai funcționa.

club-new = Creează un club
club-edit = Modifică clubul
club-name = Nume
club-text = Despre club
club-place = Localitate (opțional)
club-language = Limbă (opțional)
club-create = Creează clubul
club-save = Salvează
club-delete = Șterge clubul
club-delete-sure = Ștergi acest club pentru toți?
club-delete-about = Turneele lui rămân, dar nu mai țin de un club.
club-keep = Păstrează-l
