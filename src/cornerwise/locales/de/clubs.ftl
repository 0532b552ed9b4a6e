## Clubs: the list, the form, the page of one

clubs-title = Clubs
clubs-about = Spiel mit Leuten, die du kennst, und veranstalte eigene Turniere.
clubs-open = Club gründen
clubs-mine = Deine Clubs
clubs-all = Alle Clubs
clubs-search = Nach Name oder Ort suchen
clubs-found = { $count ->
    [one] { $count } Club gefunden
   *[other] { $count } Clubs gefunden
}
clubs-none = Kein Club gefunden
clubs-none-text = Versuch ein anderes Wort oder gründe selbst einen Club.
clubs-more = Weitere Clubs zeigen

club-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
club-people = Mitglieder
club-people-more = Weitere Mitglieder zeigen
club-unknown = Wir können diesen Club nicht finden
club-role-owner = Inhaber
club-role-organiser = Organisator
club-role-member = Mitglied
club-entry = Wie man beitritt
club-entry-open = Alle können beitreten
club-entry-request = Auf Anfrage
club-entry-invitation = Mit Einladungslink
club-entry-open-about = Wer ein Konto hat, wird sofort Mitglied.
club-entry-request-about = Man fragt an, und ein Organisator entscheidet.
club-entry-invitation-about = Nur wer den Einladungslink hat, kann beitreten.

club-join = Club beitreten
club-ask = Beitritt anfragen
club-asked = Deine Anfrage ist gesendet. Ein Organisator entscheidet darüber.
club-take-back = Anfrage zurückziehen
club-invited-only = Neue Mitglieder brauchen den Einladungslink. Bitte einen Organisator des Clubs darum.
club-account = Du brauchst ein Konto, um einem Club beizutreten.
club-log-in = Anmelden oder registrieren
club-leave = Club verlassen
club-leave-sure = Diesen Club verlassen?
club-stay = Dabeibleiben

club-tournament = Turnier erstellen
club-running = Laufende Turniere
club-next = Kommende Turniere
club-past = Frühere Turniere
club-no-tournaments = Noch keine Turniere
club-no-tournaments-text = Organisatoren können welche erstellen.
club-of = Clubturnier: { $club }
club-who = Wer teilnehmen kann
club-who-all = Alle
club-who-members = Nur Mitglieder von { $club }
club-members-only = Nur Mitglieder des Clubs können an diesem Turnier teilnehmen.
club-to-club = Club ansehen

club-requests = Beitrittsanfragen
club-accept = { $name } aufnehmen
club-decline = { $name } ablehnen
club-manage = { $name } verwalten
club-make-organiser = Zum Organisator machen
club-make-member = Zum einfachen Mitglied machen
club-make-owner = Zum Inhaber machen
club-make-owner-about = Du wirst dann Organisator. Ein Club hat nur einen Inhaber.
club-remove = Aus dem Club entfernen

club-invitation = Einladungslink
club-invitation-about = Wer diesen Link und ein Konto hat, kann beitreten.
club-invitation-new = Neuen Link erzeugen
club-invitation-new-about = Der alte Link gilt dann nicht mehr.

club-new = Club gründen
club-edit = Club bearbeiten
club-name = Name
club-text = Über den Club
club-place = Ort (optional)
club-language = Sprache (optional)
club-create = Club gründen
club-save = Speichern
club-delete = Club löschen
club-delete-sure = Diesen Club für alle löschen?
club-delete-about = Seine Turniere bleiben, gehören dann aber zu keinem Club mehr.
club-keep = Behalten
