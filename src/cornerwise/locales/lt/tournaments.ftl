## Tournaments: the list, the form, the page of one

nav-tournaments = Turnyrai
tournaments-create = Sukurti turnyrą
tournaments-mine = Jūsų turnyrai
tournaments-waiting = Galima prisijungti
tournaments-running = Vyksta
tournaments-finished = Baigti
tournaments-empty = Šiuo metu turnyrų nėra
tournaments-empty-text = Sukurkite turnyrą ir pasidalykite jo nuoroda. Su nuoroda prisijungti gali bet kas, su paskyra ar be jos.

tournament-format-swiss = Šveicariška sistema
tournament-format-arena = Arena
tournament-format-knockout = Atkrintamosios
tournament-format-round-robin = Ratų sistema
tournament-format-swiss-about = Nustatytas ratų skaičius. Kiekviename rate žaidžiate su tuo, kas turi panašiai taškų. Niekas neiškrinta.
tournament-format-arena-about = Sužaiskite kuo daugiau partijų, kol baigsis laikas. Nuo trečios pergalės iš eilės pergalės skaičiuojamos dvigubai.
tournament-format-knockout-about = Kartą pralaimėjus iškrintama. Laimi paskutinis likęs žaidėjas.
tournament-format-round-robin-about = Kiekvienas žaidžia su kiekvienu. Geriausia mažoms grupėms.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } žaidėjas.
    [few] { $count } žaidėjai.
    [many] { $count } žaidėjo.
   *[other] { $count } žaidėjų.
  }
tournament-players = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
    [many] { $count } žaidėjo
   *[other] { $count } žaidėjų
  }
tournament-starts-at = Pradžia: { $time }
tournament-starts-with = Prasidės, kai žaidėjų bus { $count }
tournament-starts-host = Prasidės, kai organizatorius bus pasirengęs
tournament-round-of = { $round } ratas iš { $rounds }
tournament-round = { $round } ratas
tournament-running = Vyksta
tournament-finished = Baigtas
tournament-cancelled = Atšauktas
tournament-cancelled-host = Organizatorius šį turnyrą atšaukė.
tournament-cancelled-few = Šis turnyras atšauktas, nes prisijungė per mažai žaidėjų.
tournament-cancelled-operator = Šio serverio prižiūrėtojai šį turnyrą atšaukė.
tournament-cancelled-old = Šis turnyras atšauktas, nes 30 dienų niekas jo nepradėjo.
tournament-time-left = Liko laiko: { $time }
tournament-last-games = Laikas baigėsi. Žaidžiamos paskutinės partijos.
tournament-next-round = Iki kito rato: { $time }
tournament-wait-round = { $count ->
    [one] Šiame rate dar žaidžiama { $count } partija.
    [few] Šiame rate dar žaidžiamos { $count } partijos.
    [many] Šiame rate dar žaidžiama { $count } partijos.
   *[other] Šiame rate dar žaidžiama { $count } partijų.
  }
tournament-wait-arena = Tuoj turėsite varžovą.
tournament-unknown = Nerandame šio turnyro
tournament-started = Prasidėjo
tournament-unlisted = Tik su nuoroda
tournament-rated = Reitinginis

## Taking part

tournament-join = Dalyvauti
tournament-join-late = Dalyvauti dabar
tournament-return = Grįžti
tournament-withdraw = Pasitraukti
tournament-withdraw-sure = Pasitraukti iš šio turnyro?
tournament-withdraw-about = Varžovų jums nebeskirsime. Vykstanti partija tęsiasi.
tournament-stay = Likti
tournament-joined = Jūs dalyvaujate
tournament-withdrawn = Jūs pasitraukėte
tournament-play = Žaisti savo partiją
tournament-your-game = Jūsų partija paruošta
tournament-bye-now = Turite laisvą ratą: varžovo nėra, bet gaunate pergalės taškus.
tournament-start = Pradėti dabar
tournament-start-needs = Norint pradėti, žaidėjų turi būti bent { $count }.
tournament-cancel = Atšaukti turnyrą
tournament-cancel-sure = Atšaukti turnyrą visiems?
tournament-keep = Palikti
tournament-won = Turnyrą laimėjo { $name }
tournament-won-several = Pirmąja vieta dalijasi { $names }
tournament-you-won = Jūs laimėjote turnyrą!
tournament-your-place = Jūsų vieta: { $place } iš { $count }
tournament-needs-account = Šio turnyro partijos reitinginės, todėl norint prisijungti reikia paskyros.
tournament-full = Visos vietos užimtos. Vis tiek galite žiūrėti.

tournament-call = Jūsų turnyro partija paruošta: { $title }
tournament-back = Grįžti į turnyrą
tournament-open = Atverti turnyrą

## Standings, games, bracket

tournament-view = Rodinys
tournament-standings = Lentelė
tournament-games = Partijos
tournament-bracket = Turnyro medis
tournament-no-standings = Dar niekas neprisijungė
tournament-no-standings-text = Pasidalykite nuoroda ir pakvieskite žaidėjų.
tournament-no-games = Partijų dar nėra
tournament-no-games-text = Jos atsiras čia, kai turnyras prasidės.
tournament-place = Vieta
tournament-name = Vardas
tournament-points = Taškai
tournament-played = Partijos
tournament-buchholz = Buchholz
tournament-buchholz-about = Visų varžovų taškų suma.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Įveiktų varžovų taškai ir pusė taškų tų, su kuriais sužaista lygiosiomis.
tournament-board = Taškų persvara
tournament-board-about = Jūsų persvara visose partijose kartu.
tournament-wins = Pergalės
tournament-wins-about = Laimėtos partijos.
tournament-byes = Laisvi ratai
tournament-streak = { $count ->
    [one] { $count } pergalė iš eilės
    [few] { $count } pergalės iš eilės
    [many] { $count } pergalės iš eilės
   *[other] { $count } pergalių iš eilės
  }
tournament-computer = Kompiuteris, { $level } lygis
tournament-left = pasitraukė
tournament-you = jūs
tournament-details = Daugiau apie žaidėją: { $name }
tournament-lines = { $from }–{ $to } iš { $count }
tournament-first-lines = Pirmas puslapis
tournament-earlier-lines = Ankstesnis puslapis
tournament-later-lines = Kitas puslapis
tournament-last-lines = Paskutinis puslapis
tournament-my-line = Mano vieta
tournament-earlier-round = Ankstesnis ratas
tournament-later-round = Kitas ratas
tournament-playing = Vyksta
tournament-bye = Laisvas ratas
tournament-absent = { $name } nepasirodė
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finalas
    [4] Pusfinaliai
    [8] Ketvirtfinaliai
    [16] Aštuntfinaliai
    [one] { $left } žaidėjo ratas
    [few] { $left } žaidėjų ratas
    [many] { $left } žaidėjo ratas
   *[other] { $left } žaidėjų ratas
  }
tournament-profile = Rodyti profilį
tournament-to-come = Paaiškės vėliau
tournament-goes-on = Toliau žengia { $name }

## Sharing

tournament-invite = Pakviesti žaidėjų
tournament-share = Dalytis turnyru
tournament-invite-message = Prisijunkite prie mūsų „Cornerwise“ turnyro: { $title }
tournament-link = Nuoroda į šį turnyrą
tournament-invite-qr = QR kodas su nuoroda į šį turnyrą
tournament-csv = Turnyro lentelė (CSV)
tournament-json = Visi duomenys (JSON)
tournament-print = Spausdinti

## Setting one up

tournament-new = Naujas turnyras
tournament-step-game = Žaidimas
tournament-step-format = Sistema
tournament-step-clock = Laikrodis
tournament-step-start = Pradžia ir žaidėjai
tournament-title = Pavadinimas
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Sistema
tournament-tables-note = Kai žaidėjų prie stalo yra { $count }, galima šveicariška sistema arba arena.
tournament-rounds = Ratai
tournament-rounds-auto = Automatiškai
tournament-rounds-auto-about = Tiek ratų, kiek reikia vienam nugalėtojui nustatyti.
tournament-times = Partijos su kiekvienu varžovu
tournament-once = Viena
tournament-twice = Dvi
tournament-minutes = Trukmė
tournament-start-how = Pradžia
tournament-start-hand = Kai pradėsiu aš
tournament-start-time = Nustatytu laiku
tournament-start-number = Kai pakaks žaidėjų
tournament-start-when = Data ir laikas
tournament-start-count = Žaidėjų skaičius
tournament-listed = Rodyti sąraše
tournament-listed-about = Jį gali rasti ir prisijungti bet kas. Kitaip prisijungti gali tik turintys nuorodą.
tournament-rated-about = Partijos įskaitomos į reitingą. Norint prisijungti, visiems reikia paskyros.
tournament-rated-account = Norėdami žaisti reitingines partijas, pirma sukurkite paskyrą.
tournament-more = Daugiau parinkčių
tournament-late = Vėlyvas prisijungimas
tournament-late-about = Prisijungti ar grįžti galima ir po pradžios.
tournament-most = Maks. žaidėjų skaičius
tournament-pause = Pertrauka tarp ratų
tournament-no-show = Laikas pirmam ėjimui
tournament-no-show-about = Jei žaidėjas per šį laiką neatlieka pirmo ėjimo, jis pralaimi partiją ir pašalinamas iš turnyro.
tournament-engines = Kompiuteriniai žaidėjai
tournament-engines-about = Kompiuteris dalyvauja kaip ir visi kiti. Turi žaisti bent vienas žmogus.
tournament-engine-add = Pridėti kompiuterinį žaidėją
tournament-engine-number = Kompiuterinis žaidėjas { $number }
tournament-engine-remove = Pašalinti kompiuterinį žaidėją { $number }
tournament-tie-breaks = Papildomi rodikliai
tournament-tie-breaks-about = Jei žaidėjai turi vienodai taškų, lemia pirmas iš šių rodiklių, paskui kitas.
tournament-tie-up = Perkelti aukštyn: { $name }
tournament-submit = Sukurti turnyrą
