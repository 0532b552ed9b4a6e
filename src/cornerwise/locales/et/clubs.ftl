## Clubs: the list, the form, the page of one

clubs-title = Klubid
clubs-about = Mängi tuttavatega ja korralda oma turniire.
clubs-open = Loo klubi
clubs-mine = Sinu klubid
clubs-all = Kõik klubid
clubs-search = Otsi nime või asukoha järgi
clubs-found = { $count ->
    [one] Leitud { $count } klubi
   *[other] Leitud { $count } klubi
  }
clubs-none = Ühtegi klubi ei leitud
clubs-none-text = Proovi mõnd muud sõna või loo ise klubi.
clubs-more = Näita rohkem klubisid

club-members = { $count ->
    [one] { $count } liige
   *[other] { $count } liiget
  }
club-people = Liikmed
club-people-more = Näita rohkem liikmeid
club-unknown = Me ei leia seda klubi
club-role-owner = Omanik
club-role-organiser = Korraldaja
club-role-member = Liige
club-entry = Kuidas liitutakse
club-entry-open = Igaüks võib liituda
club-entry-request = Taotlusega
club-entry-invitation = Kutselingiga
club-entry-open-about = Igaüks, kellel on konto, saab kohe liikmeks.
club-entry-request-about = Liitumiseks esitatakse taotlus ja korraldaja otsustab.
club-entry-invitation-about = Liituda saavad ainult need, kellel on kutselink.

club-join = Liitu klubiga
club-ask = Taotle liitumist
club-asked = Sinu taotlus on esitatud. Korraldaja otsustab.
club-take-back = Võta taotlus tagasi
club-invited-only = Uutel liikmetel on vaja kutselinki. Küsi seda klubi korraldajalt.
club-account = Klubiga liitumiseks on vaja kontot.
club-log-in = Logi sisse või registreeru
club-leave = Lahku klubist
club-leave-sure = Kas lahkud sellest klubist?
club-stay = Jää klubisse

club-tournament = Loo turniir
club-running = Käimasolevad turniirid
club-next = Järgmised turniirid
club-past = Lõppenud turniirid
club-no-tournaments = Turniire veel pole
club-no-tournaments-text = Neid saavad luua korraldajad.
club-of = Klubi turniir: { $club }
club-who = Kes võivad liituda
club-who-all = Kõik
club-who-members = Ainult klubi liikmed: { $club }
club-members-only = Selle turniiriga saavad liituda ainult klubi liikmed.
club-to-club = Näita klubi

club-requests = Liitumistaotlused
club-accept = Võta vastu: { $name }
club-decline = Lükka tagasi: { $name }
club-manage = Halda liiget: { $name }
club-make-organiser = Tee korraldajaks
club-make-member = Tee tavaliikmeks
club-make-owner = Tee omanikuks
club-make-owner-about = Sinust saab korraldaja. Klubil on ainult üks omanik.
club-remove = Eemalda klubist

club-invitation = Kutselink
club-invitation-about = Liituda saab igaüks, kellel on see link ja konto.
club-invitation-new = Uus link
club-invitation-new-about = Vana link enam ei tööta.

club-new = Loo klubi
club-edit = Muuda klubi andmeid
club-name = Nimi
club-text = Klubist
club-place = Asukoht (pole kohustuslik)
club-language = Keel (pole kohustuslik)
club-create = Loo klubi
club-save = Salvesta
club-delete = Kustuta klubi
club-delete-sure = Kas kustutad selle klubi kõigi jaoks?
club-delete-about = Klubi turniirid jäävad alles, kuid ei kuulu enam ühegi klubi juurde.
club-keep = Jäta alles
