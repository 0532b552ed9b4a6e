## Clubs: the list, the form, the page of one

clubs-title = Kluby
clubs-about = Graj z ludźmi, których znasz, i organizuj własne turnieje.
clubs-open = Załóż klub
clubs-mine = Twoje kluby
clubs-all = Wszystkie kluby
clubs-search = Szukaj według nazwy lub miejsca
clubs-found = { $count ->
    [one] Znaleziono { $count } klub
    [few] Znaleziono { $count } kluby
    [many] Znaleziono { $count } klubów
   *[other] Znaleziono { $count } klubu
  }
clubs-none = Nie znaleziono klubu
clubs-none-text = Spróbuj innego słowa albo załóż własny klub.
clubs-more = Pokaż więcej klubów

club-members = { $count ->
    [one] { $count } członek
    [few] { $count } członków
    [many] { $count } członków
   *[other] { $count } członka
  }
club-people = Członkowie
club-people-more = Pokaż więcej członków
club-unknown = Nie możemy znaleźć tego klubu
club-role-owner = Właściciel
club-role-organiser = Organizator
club-role-member = Członek
club-entry = Jak dołączyć
club-entry-open = Każdy może dołączyć
club-entry-request = Na prośbę
club-entry-invitation = Przez link z zaproszeniem
club-entry-open-about = Każdy, kto ma konto, od razu zostaje członkiem.
club-entry-request-about = Chętni proszą o przyjęcie, a decyduje organizator.
club-entry-invitation-about = Dołączyć mogą tylko osoby z linkiem z zaproszeniem.

club-join = Dołącz do klubu
club-ask = Poproś o przyjęcie
club-asked = Prośba o przyjęcie wysłana. Zdecyduje organizator.
club-take-back = Wycofaj prośbę
club-invited-only = Nowi członkowie potrzebują linku z zaproszeniem. Poproś o niego organizatora klubu.
club-account = Aby dołączyć do klubu, potrzebujesz konta.
club-log-in = Zaloguj się lub zarejestruj
club-leave = Opuść klub
club-leave-sure = Opuścić ten klub?
club-stay = Zostań

club-tournament = Utwórz turniej
club-running = Turnieje w toku
club-next = Najbliższe turnieje
club-past = Minione turnieje
club-no-tournaments = Nie ma jeszcze turniejów
club-no-tournaments-text = Mogą je tworzyć organizatorzy.
club-of = Turniej klubowy: { $club }
club-who = Kto może dołączyć
club-who-all = Wszyscy
club-who-members = Tylko członkowie klubu { $club }
club-members-only = Do tego turnieju mogą dołączyć tylko członkowie klubu.
club-to-club = Pokaż klub

club-requests = Prośby o przyjęcie
club-accept = Przyjmij: { $name }
club-decline = Odrzuć: { $name }
club-manage = Zarządzaj: { $name }
club-make-organiser = Ustaw jako organizatora
club-make-member = Ustaw jako zwykłego członka
club-make-owner = Ustaw jako właściciela
club-make-owner-about = Będziesz mieć rolę organizatora. Klub ma tylko jednego właściciela.
club-remove = Usuń z klubu

club-invitation = Link z zaproszeniem
club-invitation-about = Może dołączyć każdy, kto ma ten link i konto.
club-invitation-new = Nowy link
club-invitation-new-about = Stary link przestanie działać.

club-new = Załóż klub
club-edit = Edytuj klub
club-name = Nazwa
club-text = O klubie
club-place = Miejsce (opcjonalnie)
club-language = Język (opcjonalnie)
club-create = Załóż klub
club-save = Zapisz
club-delete = Usuń klub
club-delete-sure = Usunąć ten klub dla wszystkich?
club-delete-about = Jego turnieje zostaną, ale nie będą już należeć do klubu.
club-keep = Zostaw
