## Clubs: the list, the form, the page of one

clubs-title = Clubs
clubs-about = Speel met mensen die je kent en organiseer je eigen toernooien.
clubs-open = Club oprichten
clubs-mine = Jouw clubs
clubs-all = Alle clubs
clubs-search = Zoeken op naam of plaats
clubs-found = { $count ->
    [one] { $count } club gevonden
   *[other] { $count } clubs gevonden
}
clubs-none = Geen clubs gevonden
clubs-none-text = Probeer een ander woord, of richt zelf een club op.
clubs-more = Meer clubs tonen

club-members = { $count ->
    [one] { $count } lid
   *[other] { $count } leden
}
club-people = Leden
club-people-more = Meer leden tonen
club-unknown = We kunnen die club niet vinden
club-role-owner = Eigenaar
club-role-organiser = Organisator
club-role-member = Lid
club-entry = Hoe je lid wordt
club-entry-open = Iedereen kan lid worden
club-entry-request = Op verzoek
club-entry-invitation = Met uitnodigingslink
club-entry-open-about = Iedereen met een account wordt meteen lid.
club-entry-request-about = Je vraagt om lid te worden, en een organisator beslist.
club-entry-invitation-about = Alleen wie de uitnodigingslink heeft, kan lid worden.

club-join = Lid worden
club-ask = Lidmaatschap aanvragen
club-asked = Je aanvraag is verstuurd. Een organisator beslist erover.
club-take-back = Aanvraag intrekken
club-invited-only = Nieuwe leden hebben de uitnodigingslink nodig. Vraag een organisator van de club erom.
club-account = Je hebt een account nodig om lid van een club te worden.
club-log-in = Inloggen of registreren
club-leave = Club verlaten
club-leave-sure = Deze club verlaten?
club-stay = Blijven

club-tournament = Toernooi maken
club-running = Lopende toernooien
club-next = Komende toernooien
club-past = Eerdere toernooien
club-no-tournaments = Nog geen toernooien
club-no-tournaments-text = Organisatoren kunnen ze maken.
club-of = Clubtoernooi: { $club }
club-who = Wie kan meedoen
club-who-all = Iedereen
club-who-members = Alleen leden van { $club }
club-members-only = Alleen leden van de club kunnen aan dit toernooi meedoen.
club-to-club = Club bekijken

club-requests = Aanvragen om lid te worden
club-accept = { $name } toelaten
club-decline = { $name } weigeren
club-manage = { $name } beheren
club-make-organiser = Organisator maken
club-make-member = Gewoon lid maken
club-make-owner = Eigenaar maken
club-make-owner-about = Jij wordt dan organisator. Een club heeft maar één eigenaar.
club-remove = Uit de club verwijderen

club-invitation = Uitnodigingslink
club-invitation-about = Iedereen met deze link en een account kan lid worden.
club-invitation-new = Nieuwe link maken
club-invitation-new-about = De oude link werkt dan niet meer.

club-new = Club oprichten
club-edit = Club bewerken
club-name = Naam
club-text = Over de club
club-place = Plaats (optioneel)
club-language = Taal (optioneel)
club-create = Club oprichten
club-save = Opslaan
club-delete = Club verwijderen
club-delete-sure = Deze club voor iedereen verwijderen?
club-delete-about = De toernooien blijven, maar horen niet meer bij een club.
club-keep = Behouden
