## Clubs: the list, the form, the page of one

clubs-title = Kluby
clubs-about = Hraj s ľuďmi, ktorých poznáš, a organizuj vlastné turnaje.
clubs-open = Založiť klub
clubs-mine = Tvoje kluby
clubs-all = Všetky kluby
clubs-search = Hľadať podľa názvu alebo miesta
clubs-found = { $count ->
    [one] Našiel sa { $count } klub
    [few] Našli sa { $count } kluby
    [many] Našlo sa { $count } klubu
   *[other] Našlo sa { $count } klubov
  }
clubs-none = Nenašiel sa žiadny klub
clubs-none-text = Skús iné slovo alebo založ vlastný klub.
clubs-more = Ukázať ďalšie kluby

club-members = { $count ->
    [one] { $count } člen
    [few] { $count } členovia
    [many] { $count } člena
   *[other] { $count } členov
  }
club-people = Členovia
club-people-more = Ukázať ďalších členov
club-unknown = Tento klub nevieme nájsť
club-role-owner = Vlastník
club-role-organiser = Organizátor
club-role-member = Člen
club-entry = Ako sa pridať
club-entry-open = Pridať sa môže každý
club-entry-request = Na žiadosť
club-entry-invitation = Cez odkaz s pozvánkou
club-entry-open-about = Každý, kto má účet, sa hneď stane členom.
club-entry-request-about = Ľudia požiadajú o prijatie a organizátor rozhodne.
club-entry-invitation-about = Pridať sa môžu len ľudia s odkazom s pozvánkou.

club-join = Pridať sa do klubu
club-ask = Požiadať o prijatie
club-asked = Žiadosť o prijatie je odoslaná. Rozhodne organizátor.
club-take-back = Stiahnuť žiadosť
club-invited-only = Noví členovia potrebujú odkaz s pozvánkou. Požiadaj oň organizátora klubu.
club-account = Na členstvo v klube potrebuješ účet.
club-log-in = Prihlásiť sa alebo registrovať
club-leave = Opustiť klub
club-leave-sure = Opustiť tento klub?
club-stay = Zostať

club-tournament = Vytvoriť turnaj
club-running = Prebiehajúce turnaje
club-next = Najbližšie turnaje
club-past = Minulé turnaje
club-no-tournaments = Zatiaľ žiadne turnaje
club-no-tournaments-text = Môžu ich vytvárať organizátori.
club-of = Klubový turnaj: { $club }
club-who = Kto sa môže pridať
club-who-all = Všetci
club-who-members = Len členovia klubu { $club }
club-members-only = Do tohto turnaja sa môžu pridať len členovia klubu.
club-to-club = Ukázať klub

club-requests = Žiadosti o prijatie
club-accept = Prijať: { $name }
club-decline = Odmietnuť: { $name }
club-manage = Spravovať: { $name }
club-make-organiser = Vymenovať za organizátora
club-make-member = Zmeniť na bežného člena
club-make-owner = Odovzdať vlastníctvo
club-make-owner-about = Staneš sa organizátorom. Klub má len jedného vlastníka.
club-remove = Odstrániť z klubu

club-invitation = Odkaz s pozvánkou
club-invitation-about = Pridať sa môže každý, kto má tento odkaz a účet.
club-invitation-new = Nový odkaz
club-invitation-new-about = Starý odkaz prestane fungovať.

club-new = Založiť klub
club-edit = Upraviť klub
club-name = Názov
club-text = O klube
club-place = Miesto (nepovinné)
club-language = Jazyk (nepovinné)
club-create = Založiť klub
club-save = Uložiť
club-delete = Vymazať klub
club-delete-sure = Vymazať tento klub pre všetkých?
club-delete-about = Jeho turnaje zostanú, ale už nebudú patriť k žiadnemu klubu.
club-keep = Ponechať
