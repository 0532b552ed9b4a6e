## Clubs: the list, the form, the page of one

clubs-title = Klubbar
clubs-about = Spela med folk du känner, och ordna egna turneringar.
clubs-open = Starta en klubb
clubs-mine = Dina klubbar
clubs-all = Alla klubbar
clubs-search = Sök på namn eller ort
clubs-found = { $count ->
    [one] { $count } klubb hittades
   *[other] { $count } klubbar hittades
}
clubs-none = Inga klubbar hittades
clubs-none-text = Prova ett annat ord, eller starta en klubb själv.
clubs-more = Visa fler klubbar

club-members = { $count ->
    [one] { $count } medlem
   *[other] { $count } medlemmar
}
club-people = Medlemmar
club-people-more = Visa fler medlemmar
club-unknown = Vi hittar inte den klubben
club-role-owner = Ägare
club-role-organiser = Arrangör
club-role-member = Medlem
club-entry = Hur man går med
club-entry-open = Vem som helst kan gå med
club-entry-request = Efter ansökan
club-entry-invitation = Med inbjudningslänk
club-entry-open-about = Den som har ett konto blir medlem direkt.
club-entry-request-about = Man ansöker om att gå med, och en arrangör bestämmer.
club-entry-invitation-about = Bara den som har inbjudningslänken kan gå med.

club-join = Gå med i klubben
club-ask = Ansök om att gå med
club-asked = Din ansökan är skickad. En arrangör bestämmer.
club-take-back = Dra tillbaka ansökan
club-invited-only = Nya medlemmar behöver inbjudningslänken. Be en av klubbens arrangörer om den.
club-account = Du behöver ett konto för att gå med i en klubb.
club-log-in = Logga in eller skapa konto
club-leave = Lämna klubben
club-leave-sure = Lämna den här klubben?
club-stay = Stanna kvar

club-tournament = Skapa en turnering
club-running = Pågående turneringar
club-next = Kommande turneringar
club-past = Tidigare turneringar
club-no-tournaments = Inga turneringar än
club-no-tournaments-text = Arrangörer kan skapa en.
club-of = Klubbturnering: { $club }
club-who = Vilka som kan gå med
club-who-all = Alla
club-who-members = Bara medlemmar i { $club }
club-members-only = Bara medlemmar i klubben kan gå med i den här turneringen.
club-to-club = Visa klubb

club-requests = Ansökningar
club-accept = Godkänn { $name }
club-decline = Neka { $name }
club-manage = Hantera { $name }
club-make-organiser = Gör till arrangör
club-make-member = Gör till vanlig medlem
club-make-owner = Gör till ägare
club-make-owner-about = Du blir då arrangör. En klubb har bara en ägare.
club-remove = Ta bort från klubben

club-invitation = Inbjudningslänk
club-invitation-about = Den som har länken och ett konto kan gå med.
club-invitation-new = Skapa ny länk
club-invitation-new-about = Den gamla länken slutar fungera.

club-new = Starta en klubb
club-edit = Redigera klubben
club-name = Namn
club-text = Om klubben
club-place = Ort (valfritt)
club-language = Språk (valfritt)
club-create = Starta klubben
club-save = Spara
club-delete = Ta bort klubben
club-delete-sure = Ta bort den här klubben för alla?
club-delete-about = Dess turneringar finns kvar, men hör inte längre till någon klubb.
club-keep = Behåll den
