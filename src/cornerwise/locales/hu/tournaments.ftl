## Tournaments: the list, the form, the page of one

nav-tournaments = Versenyek
tournaments-create = Verseny létrehozása
tournaments-mine = Versenyeid
tournaments-waiting = Lehet csatlakozni
tournaments-running = Folyamatban
tournaments-finished = Befejezett
tournaments-empty = Most nincs verseny
tournaments-empty-text = Hozz létre egyet, és oszd meg a linkjét. A linkkel bárki csatlakozhat, fiókkal vagy fiók nélkül.

tournament-format-swiss = Svájci rendszer
tournament-format-arena = Aréna
tournament-format-knockout = Egyenes kiesés
tournament-format-round-robin = Körmérkőzés
tournament-format-swiss-about = Adott számú forduló. Minden fordulóban olyan játékossal játszol, akinek nagyjából annyi pontja van, mint neked. Senki sem esik ki.
tournament-format-arena-about = Játssz minél több játszmát, amíg le nem jár az idő. A harmadik egymást követő győzelmedtől a győzelmek duplán számítanak.
tournament-format-knockout-about = Egy vereség, és kiestél. Az nyer, aki utolsónak marad.
tournament-format-round-robin-about = Mindenki mindenkivel játszik. Kis csoportoknak a legjobb.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } játékos.
   *[other] { $count } játékos.
}
tournament-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
tournament-starts-at = Kezdés: { $time }
tournament-starts-with = { $count } játékossal kezdődik
tournament-starts-host = A szervező indítja el
tournament-round-of = { $rounds }/{ $round }. forduló
tournament-round = { $round }. forduló
tournament-running = Folyamatban
tournament-finished = Befejeződött
tournament-cancelled = Törölve
tournament-cancelled-host = A szervező törölte ezt a versenyt.
tournament-cancelled-few = Ezt a versenyt töröltük, mert túl kevesen csatlakoztak.
tournament-cancelled-operator = A szerver üzemeltetői törölték ezt a versenyt.
tournament-cancelled-old = Ezt a versenyt töröltük, mert 30 napig senki sem indította el.
tournament-time-left = Hátralévő idő: { $time }
tournament-last-games = Lejárt az idő. Az utolsó játszmák zajlanak.
tournament-next-round = A következő fordulóig hátralévő idő: { $time }
tournament-wait-round = { $count ->
    [one] Ebből a fordulóból még { $count } játszma tart.
   *[other] Ebből a fordulóból még { $count } játszma tart.
}
tournament-wait-arena = Mindjárt kapsz ellenfelet.
tournament-unknown = Ezt a versenyt nem találjuk
tournament-started = Kezdés ideje
tournament-unlisted = Csak linkkel
tournament-rated = Értékelt

## Taking part

tournament-join = Csatlakozás
tournament-join-late = Csatlakozás most
tournament-return = Visszatérés
tournament-withdraw = Visszalépés
tournament-withdraw-sure = Visszalépsz a versenytől?
tournament-withdraw-about = Nem kapsz több ellenfelet. A folyamatban lévő játszmád folytatódik.
tournament-stay = Maradok
tournament-joined = Részt veszel
tournament-withdrawn = Visszaléptél
tournament-play = Tovább a játszmádhoz
tournament-your-game = Kezdheted a játszmádat
tournament-bye-now = Ebben a fordulóban erőnyerő vagy: nincs ellenfeled, és megkapod a győzelemért járó pontokat.
tournament-start = Indítás most
tournament-start-needs = Az induláshoz legalább { $count } játékos kell.
tournament-cancel = Verseny törlése
tournament-cancel-sure = Mindenki számára törlöd a versenyt?
tournament-keep = Megtartás
tournament-won = { $name } megnyerte a versenyt
tournament-won-several = Holtversenyben az első helyen: { $names }
tournament-you-won = Megnyerted a versenyt!
tournament-your-place = Helyezésed: { $place } / { $count }
tournament-needs-account = A verseny játszmái értékeltek, ezért a csatlakozáshoz fiók kell.
tournament-full = Minden hely betelt. Nézőként azért követheted.

tournament-call = Kezdődik a versenyjátszmád: { $title }
tournament-back = Vissza a versenyhez
tournament-open = Verseny megnyitása

## Standings, games, bracket

tournament-view = Nézet
tournament-standings = Tabella
tournament-games = Játszmák
tournament-bracket = Ágrajz
tournament-no-standings = Még senki sem csatlakozott
tournament-no-standings-text = Oszd meg a linket, hogy meghívd a játékosokat.
tournament-no-games = Még nincsenek játszmák
tournament-no-games-text = Itt jelennek meg, amikor a verseny elkezdődik.
tournament-place = Helyezés
tournament-name = Név
tournament-points = Pont
tournament-played = Játszmák
tournament-buchholz = Buchholz
tournament-buchholz-about = Az ellenfeleid pontjainak összege.
tournament-sonneborn-berger = Sonneborn–Berger
tournament-sonneborn-berger-about = A legyőzött ellenfeleid pontjai, és azok pontjainak a fele, akikkel döntetlent játszottál.
tournament-board = Pontelőny
tournament-board-about = A játszmáidban szerzett pontelőnyök összege.
tournament-wins = Győzelmek
tournament-wins-about = Megnyert játszmák.
tournament-byes = Erőnyerő
tournament-streak = { $count ->
    [one] { $count } győzelem sorozatban
   *[other] { $count } győzelem sorozatban
}
tournament-computer = Számítógép, { $level }. szint
tournament-left = visszalépett
tournament-you = te
tournament-details = { $name } adatai
tournament-lines = { $from }–{ $to } / { $count }
tournament-first-lines = Első oldal
tournament-earlier-lines = Előző oldal
tournament-later-lines = Következő oldal
tournament-last-lines = Utolsó oldal
tournament-my-line = Saját helyezés
tournament-earlier-round = Előző forduló
tournament-later-round = Következő forduló
tournament-playing = Folyamatban
tournament-bye = Erőnyerő
tournament-absent = { $name } nem jelent meg
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Döntő
    [4] Elődöntő
    [8] Negyeddöntő
    [16] Nyolcaddöntő
    [one] A legjobb { $left }
   *[other] A legjobb { $left }
}
tournament-profile = Profil megtekintése
tournament-to-come = Még eldől
tournament-goes-on = { $name } továbbjut

## Sharing

tournament-invite = Játékosok meghívása
tournament-share = Verseny megosztása
tournament-invite-message = Csatlakozz a Cornerwise-versenyünkhöz: { $title }
tournament-link = Link ehhez a versenyhez
tournament-invite-qr = QR-kód a verseny linkjével
tournament-csv = Tabella táblázatként (CSV)
tournament-json = Minden adat (JSON)
tournament-print = Nyomtatás

## Setting one up

tournament-new = Új verseny
tournament-step-game = Játék
tournament-step-format = Lebonyolítás
tournament-step-clock = Óra
tournament-step-start = Kezdés és játékosok
tournament-title = Cím
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } – { $format }
tournament-format = Lebonyolítás
tournament-tables-note = Ha egy asztalnál { $count } játékos ül, svájci rendszert vagy arénát választhatsz.
tournament-rounds = Fordulók
tournament-rounds-auto = Automatikus
tournament-rounds-auto-about = Annyi forduló, amennyi egyetlen győztes megtalálásához kell.
tournament-times = Játszmák száma ellenfelenként
tournament-once = Egy
tournament-twice = Kettő
tournament-minutes = Időtartam
tournament-start-how = Kezdés
tournament-start-hand = Amikor én indítom
tournament-start-time = Adott időpontban
tournament-start-number = Ha elegen csatlakoztak
tournament-start-when = Dátum és idő
tournament-start-count = Játékosok száma
tournament-listed = Megjelenítés a listán
tournament-listed-about = Bárki megtalálhatja, és csatlakozhat. Kikapcsolva csak linkkel lehet belépni.
tournament-rated-about = A játszmák beleszámítanak az értékszámokba. A csatlakozáshoz mindenkinek fiók kell.
tournament-rated-account = Értékelt játszmákhoz előbb hozz létre fiókot.
tournament-more = További lehetőségek
tournament-late = Késői csatlakozás
tournament-late-about = A játékosok a kezdés után is csatlakozhatnak vagy visszatérhetnek.
tournament-most = Játékosok legnagyobb száma
tournament-pause = Szünet a fordulók között
tournament-no-show = Idő az első lépésre
tournament-no-show-about = Aki ennyi idő alatt nem teszi meg az első lépését, elveszti a játszmát, és kikerül a versenyből.
tournament-engines = Gépi játékosok
tournament-engines-about = A számítógép ugyanúgy részt vesz, mint bármelyik játékos. Legalább egy embernek játszania kell.
tournament-engine-add = Gépi játékos hozzáadása
tournament-engine-number = { $number }. gépi játékos
tournament-engine-remove = { $number }. gépi játékos eltávolítása
tournament-tie-breaks = Holtverseny eldöntése
tournament-tie-breaks-about = Ha több játékosnak ugyanannyi pontja van, ezek közül az első dönt, utána a következő.
tournament-tie-up = Feljebb: { $name }
tournament-submit = Verseny létrehozása
