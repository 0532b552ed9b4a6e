## Clubs: the list, the form, the page of one

clubs-title = Kerhot
clubs-about = Pelaa tuttujen kanssa ja järjestä omia turnauksia.
clubs-open = Perusta kerho
clubs-mine = Kerhosi
clubs-all = Kaikki kerhot
clubs-search = Etsi nimellä tai paikkakunnalla
clubs-found = { $count ->
    [one] { $count } kerho löytyi
   *[other] { $count } kerhoa löytyi
}
clubs-none = Kerhoja ei löytynyt
clubs-none-text = Kokeile toista sanaa tai perusta itse kerho.
clubs-more = Näytä lisää kerhoja

club-members = { $count ->
    [one] { $count } jäsen
   *[other] { $count } jäsentä
}
club-people = Jäsenet
club-people-more = Näytä lisää jäseniä
club-unknown = Emme löydä tätä kerhoa
club-role-owner = Omistaja
club-role-organiser = Järjestäjä
club-role-member = Jäsen
club-entry = Miten kerhoon liitytään
club-entry-open = Kuka tahansa voi liittyä
club-entry-request = Pyynnöstä
club-entry-invitation = Kutsulinkillä
club-entry-open-about = Kuka tahansa, jolla on tili, pääsee heti jäseneksi.
club-entry-request-about = Jäsenyyttä pyydetään, ja järjestäjä päättää.
club-entry-invitation-about = Vain ne, joilla on kutsulinkki, voivat liittyä.

club-join = Liity kerhoon
club-ask = Pyydä jäsenyyttä
club-asked = Olet pyytänyt jäsenyyttä. Järjestäjä päättää.
club-take-back = Peru pyyntö
club-invited-only = Uudet jäsenet tarvitsevat kutsulinkin. Pyydä se kerhon järjestäjältä.
club-account = Tarvitset tilin, jotta voit liittyä kerhoon.
club-log-in = Kirjaudu tai rekisteröidy
club-leave = Eroa kerhosta
club-leave-sure = Haluatko erota tästä kerhosta?
club-stay = Pysy jäsenenä

club-tournament = Luo turnaus
club-running = Käynnissä olevat turnaukset
club-next = Tulevat turnaukset
club-past = Menneet turnaukset
club-no-tournaments = Ei vielä turnauksia
club-no-tournaments-text = Järjestäjät voivat luoda turnauksen.
club-of = Kerhoturnaus: { $club }
club-who = Kuka voi liittyä
club-who-all = Kaikki
club-who-members = Vain kerhon { $club } jäsenet
club-members-only = Vain kerhon jäsenet voivat liittyä tähän turnaukseen.
club-to-club = Katso kerhoa

club-requests = Jäsenyyspyynnöt
club-accept = Hyväksy { $name }
club-decline = Hylkää { $name }
club-manage = Hallitse jäsentä { $name }
club-make-organiser = Tee järjestäjäksi
club-make-member = Tee tavalliseksi jäseneksi
club-make-owner = Tee omistajaksi
club-make-owner-about = Sinusta tulee silloin järjestäjä. Kerholla on vain yksi omistaja.
club-remove = Poista kerhosta

club-invitation = Kutsulinkki
club-invitation-about = Kuka tahansa, jolla on tämä linkki ja tili, voi liittyä.
club-invitation-new = Luo uusi linkki
club-invitation-new-about = Vanha linkki lakkaa toimimasta.

club-new = Perusta kerho
club-edit = Muokkaa kerhoa
club-name = Nimi
club-text = Tietoa kerhosta
club-place = Paikkakunta (valinnainen)
club-language = Kieli (valinnainen)
club-create = Perusta kerho
club-save = Tallenna
club-delete = Poista kerho
club-delete-sure = Haluatko poistaa tämän kerhon kaikilta?
club-delete-about = Sen turnaukset säilyvät, mutta eivät enää kuulu kerhoon.
club-keep = Säilytä kerho
