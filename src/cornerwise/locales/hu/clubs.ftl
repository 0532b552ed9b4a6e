## Clubs: the list, the form, the page of one

clubs-title = Klubok
clubs-about = Játssz az ismerőseiddel, és rendezz saját versenyeket.
clubs-open = Klub alapítása
clubs-mine = Klubjaid
clubs-all = Minden klub
clubs-search = Keresés név vagy helyszín szerint
clubs-found = { $count ->
    [one] { $count } klub található
   *[other] { $count } klub található
}
clubs-none = Nem található klub
clubs-none-text = Próbálj másik szót, vagy alapíts te egy klubot.
clubs-more = További klubok megjelenítése

club-members = { $count ->
    [one] { $count } tag
   *[other] { $count } tag
}
club-people = Tagok
club-people-more = További tagok megjelenítése
club-unknown = Ezt a klubot nem találjuk
club-role-owner = Tulajdonos
club-role-organiser = Szervező
club-role-member = Tag
club-entry = Hogyan lehet csatlakozni
club-entry-open = Bárki csatlakozhat
club-entry-request = Kérésre
club-entry-invitation = Meghívó linkkel
club-entry-open-about = Bárki azonnal tag lehet, akinek van fiókja.
club-entry-request-about = Aki csatlakozni szeretne, kérést küld, és egy szervező dönt.
club-entry-invitation-about = Csak a meghívó linkkel lehet csatlakozni.

club-join = Csatlakozás a klubhoz
club-ask = Csatlakozás kérése
club-asked = Elküldted a csatlakozási kérésedet. Egy szervező fog dönteni.
club-take-back = Kérés visszavonása
club-invited-only = Az új tagoknak meghívó link kell. Kérd el a klub egyik szervezőjétől.
club-account = Klubhoz csatlakozni csak fiókkal lehet.
club-log-in = Bejelentkezés vagy regisztráció
club-leave = Kilépés a klubból
club-leave-sure = Kilépsz ebből a klubból?
club-stay = Maradok

club-tournament = Verseny létrehozása
club-running = Folyamatban lévő versenyek
club-next = Közelgő versenyek
club-past = Korábbi versenyek
club-no-tournaments = Még nincsenek versenyek
club-no-tournaments-text = A szervezők hozhatnak létre versenyt.
club-of = Klubverseny: { $club }
club-who = Ki csatlakozhat
club-who-all = Bárki
club-who-members = Csak a klub tagjai: { $club }
club-members-only = Ehhez a versenyhez csak a klub tagjai csatlakozhatnak.
club-to-club = Klub megtekintése

club-requests = Csatlakozási kérések
club-accept = { $name } felvétele
club-decline = { $name } elutasítása
club-manage = { $name } kezelése
club-make-organiser = Szervezővé tétel
club-make-member = Egyszerű taggá tétel
club-make-owner = Tulajdonossá tétel
club-make-owner-about = Te szervező leszel. Egy klubnak csak egy tulajdonosa lehet.
club-remove = Eltávolítás a klubból

club-invitation = Meghívó link
club-invitation-about = Ezzel a linkkel bárki csatlakozhat, akinek van fiókja.
club-invitation-new = Új link
club-invitation-new-about = A régi link többé nem működik.

club-new = Klub alapítása
club-edit = Klub szerkesztése
club-name = Név
club-text = A klubról
club-place = Helyszín (nem kötelező)
club-language = Nyelv (nem kötelező)
club-create = Klub alapítása
club-save = Mentés
club-delete = Klub törlése
club-delete-sure = Mindenki számára törlöd ezt a klubot?
club-delete-about = A versenyei megmaradnak, de már nem tartoznak klubhoz.
club-keep = Megtartás
