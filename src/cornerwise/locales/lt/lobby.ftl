start-hero = Dėkite detales kampu prie kampo.
start-play-now = Žaisti dabar
start-play-now-about = { $game }, { $level } lygis
start-games = Žaidimai
sort-by = Rikiavimas
sort-usual = Numatytoji tvarka
sort-minutes = Žaidimo trukmė
sort-age = Amžius
sort-players = Žaidėjų skaičius
start-live = Tiesiogiai
start-live-who = { $game }: { $who }
start-sample = Stebėti partiją
start-waiting = Jūsų ėjimas
start-running = Jūsų partijos
start-all-mine = Visos jūsų partijos
start-more = Daugiau
start-puzzles = Galvosūkiai
start-puzzles-about = Raskite vienintelį geriausią ėjimą
start-designs = Piešiniai
start-designs-about = Kurkite savo paveikslus
start-learn = Mokytis
start-learn-about = Pamokos ir taisyklės
start-games-about = Vykstančios ir baigtos
mode-computer = Kompiuteris
mode-computer-about = 9 lygiai
mode-computer-title = Žaisti su kompiuteriu
mode-friends = Draugai
mode-friends-about = pakvieskite nuoroda
mode-friends-title = Pakviesti draugų
mode-anyone = Bet kas
mode-anyone-about = kas dabar prisijungęs
mode-anyone-title = Rasti varžovą
mode-screen = Vienas ekranas
mode-screen-about = vienas įrenginys visiems
mode-screen-title = Žaisti prie vieno ekrano
lobby-game = Žaidimas
lobby-kind = Variantas
lobby-mode = Varžovas
lobby-strength = Lygis
lobby-anyone-clock = Jūsų varžovas bus tas, kas pasirinko tokį patį laikrodį.
lobby-begin-computer = Žaisti
lobby-begin-friends = Atverti stalą
lobby-begin-anyone = Rasti varžovą
lobby-begin-screen = Žaisti
lobby-more-choices = Daugiau parinkčių
lobby-rules = Taisyklės
setup-clock = Laikrodis
setup-clock-none = Be laikrodžio
setup-clock-game = po { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } ėjimui
setup-clock-days = { $time } ėjimui
lobby-open-seat = Laisva vieta
lobby-open-seats =
    { $count ->
        [one] { $count } laisva vieta
        [few] { $count } laisvos vietos
        [many] { $count } laisvos vietos
       *[other] { $count } laisvų vietų
    }
lobby-computer = Kompiuteris, { $level } lygis
lobby-computers = { $count ->
    [1] kompiuteris ({ $level } lygis)
    [one] { $count } kompiuteris ({ $level } lygis)
    [few] { $count } kompiuteriai ({ $level } lygis)
    [many] { $count } kompiuterio ({ $level } lygis)
   *[other] { $count } kompiuterių ({ $level } lygis)
  }
lobby-open-match = Atverti šią partiją
lobby-your-turn = Jūsų ėjimas
lobby-your-turn-left = Jūsų ėjimas. Liko laiko: { $time }
lobby-their-turn = Eina { $name }
lobby-running = Vyksta
lobby-paused = Pristabdyta
lobby-awaits-players =
    { $count ->
        [0] Tuoj prasidės
        [one] { $count } laisva vieta
        [few] { $count } laisvos vietos
        [many] { $count } laisvos vietos
       *[other] { $count } laisvų vietų
    }
lobby-move-number = { $number } ėjimas
lobby-ended-won = Laimėjote, { $ago }
lobby-ended-lost = Pralaimėjote, { $ago }
lobby-ended-drawn = Lygiosios, { $ago }
lobby-ended-played = Baigta { $ago }
lobby-ended-aborted = Nutraukta, { $ago }
setup-clock-other = Pritaikytas
setup-clock-kind = Laiko kontrolė
setup-clock-kind-game = Partijai
setup-clock-kind-move = Ėjimui
setup-clock-kind-days = Dienos ėjimui
setup-clock-minutes = Minučių kiekvienam
setup-clock-seconds = Sekundės ėjimui
setup-clock-days-count = Dienos ėjimui
setup-clock-increment = Po kiekvieno ėjimo pridedamos sekundės
setup-seats = Žaidėjai
setup-count = Žaidėjų skaičius
setup-who = Kas žaidžia
setup-options = Taisyklės
setup-table = Stalo nustatymai
setup-listed = Viešas
setup-listed-about = Šį stalą gali rasti ir prisijungti bet kas. Jei išjungta, reikia nuorodos.
setup-family = Šeimos stalas
setup-family-about = Užuominos visiems ir jokio pokalbio. Pridėkite handikapą, kad vaikai ir pradedantieji turėtų lygias galimybes.
setup-rated = Reitinginė partija
setup-rated-about = Visiems reikia paskyros, ir kiekvienas gali užimti tik vieną vietą.
setup-rated-account = Prisijunkite, kad galėtumėte žaisti reitingines partijas. Paskyros reikia kiekvienam prie stalo.
setup-handicap = Handikapas
setup-handicap-about = Stipresni žaidėjai pradeda be kai kurių didžiausių savo detalių. Partijos su handikapu nėra reitinginės.
setup-handicap-count = { $count ->
    [0] Visos detalės
    [one] Be { $count } detalės
    [few] Be { $count } detalių
    [many] Be { $count } detalės
   *[other] Be { $count } detalių
  }
setup-chat = Pokalbis
setup-chat-presets = Paruoštos frazės
setup-chat-free = Laisvas tekstas
setup-chat-off = Išjungtas
setup-clash = Šios parinktys nedera tarpusavyje. Pakeiskite kurią nors iš jų.
setup-clash-heights = Ant šios lentos žaisti negalima. Sujunkite visus jos langelius ir naudokite nuo 2 iki 512 kubelių.
setup-step-rules = Laikrodis ir taisyklės
heights-about = Pasirinkite aukštį ir lieskite langelius arba vilkite per juos. 0 padaro skylę.
heights-board = Jūsų lenta
heights-square = { $square }, aukštis { $height }
heights-columns = Stulpeliai
heights-columns-count = { $count ->
    [one] { $count } stulpelis
    [few] { $count } stulpeliai
    [many] { $count } stulpelio
   *[other] { $count } stulpelių
  }
heights-columns-fewer = Pašalinti stulpelį
heights-columns-more = Pridėti stulpelį
heights-rows = Eilutės
heights-rows-count = { $count ->
    [one] { $count } eilutė
    [few] { $count } eilutės
    [many] { $count } eilutės
   *[other] { $count } eilučių
  }
heights-rows-fewer = Pašalinti eilutę
heights-rows-more = Pridėti eilutę
setup-play = Žaisti
setup-open = Atverti stalą
setup-rules = Kaip žaidžiama: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Kas nors kitas prie šio ekrano
setup-seat-name = Žaidėjo { $number } vardas
setup-seat-open = Laisva kitiems
setup-seat-number = Žaidėjas { $seat }
setup-seat-of-colours = Žaidėjas { $seat }, { $colours }
setup-seat-with = vienoje komandoje su žaidėju { $seats }
copy = Kopijuoti
copied = Nukopijuota
copy-failed = Nukopijuoti nepavyko. Pažymėkite tekstą ir nukopijuokite patys.
print = Spausdinti
invite-title = Pakviesti
invite-about =
    { $count ->
        [one] Laisva { $count } vieta. Ją gali užimti bet kas, kas turi nuorodą.
        [few] Laisvos { $count } vietos. Vieną gali užimti bet kas, kas turi nuorodą.
        [many] Laisva { $count } vietos. Vieną gali užimti bet kas, kas turi nuorodą.
       *[other] Laisva { $count } vietų. Vieną gali užimti bet kas, kas turi nuorodą.
    }
invite-link = Nuoroda į šį stalą
invite-copy = Kopijuoti nuorodą
invite-share = Dalytis
invite-camera = QR kodas
invite-camera-about = QR kodas su nuoroda į šį stalą
invite-message = Sužaiskime kartu: { $game }.
join-title = Prisijungti prie partijos: { $game }
join-invites = { $name } kviečia jus žaisti: { $game }
join-rule = Kiekviena detalė kampu turi liesti kitą savo spalvos detalę, bet niekada kraštine. Uždenkite kuo daugiau lentos.
join-rule-rumis = Kiekviena detalė turi liesti kitą savo spalvos detalę. Taškas skiriamas už kiekvieną jūsų spalvos langelį, matomą iš viršaus.
join-rule-triominos = Susiliečiantys skaičiai turi būti vienodi. Jūsų padėtų kauliukų skaičiai yra jūsų taškai.
join-there = Jau čia: { $names }.
join-nobody = Dar niekas neprisijungė.
join-which = Pasirinkite vietą
join-sit = Užimti šią vietą
join-watch = Stebėti šią partiją
join-own = Atverti savo stalą
join-full = Prie šio stalo vietų nebėra
join-full-text = { $count ->
    [1] Vieta užimta.
    [one] Užimta { $count } vieta.
    [few] Visos { $count } vietos užimtos.
    [many] Užimta { $count } vietos.
   *[other] Visos { $count } vietų užimtos.
  } Galite stebėti arba atverti savo stalą su tomis pačiomis taisyklėmis.
search-title = { $count ->
    [1] Ieškome varžovo
    [one] Ieškome dar { $count } žaidėjo
    [few] Ieškome dar { $count } žaidėjų
    [many] Ieškome dar { $count } žaidėjo
   *[other] Ieškome dar { $count } žaidėjų
  }
search-time = Ieškoma: { $time }
search-usual = Paprastai laukiama apytiksliai: { $time }.
search-usual-unknown = Dar negalime pasakyti, kiek tai užtruks. Pastaruoju metu taip pradėta per mažai partijų.
search-nobody = Šiuo metu niekas kitas neieško partijos.
search-others = { $count ->
    [one] Partijos ieško dar { $count } žmogus:
    [few] Partijos ieško dar { $count } žmonės:
    [many] Partijos ieško dar { $count } žmogaus:
   *[other] Partijos ieško dar { $count } žmonių:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Kol kas žaisti su kompiuteriu
search-meanwhile-about = Paieška tęsiasi. Pranešime, kai kas nors prisijungs.
search-stop = Baigti paiešką
search-goes-on = Vis dar ieškome partijos: { $game }
search-back = Rodyti paiešką
search-found = Jūsų partija gali prasidėti: { $game }. Kažkas prisijungė.
search-go = Eiti į partiją
games-title = Jūsų partijos
games-running = Vyksta
games-finished = Baigtos
games-remove = Pašalinti iš sąrašo
games-remove-back = Ji grįš, jei kas nors atliks ėjimą.
games-empty = Partijų dar nėra
games-empty-text = Čia matysite partijas, kurias pradedate ar prie kurių prisijungiate. Jos saugomos šiame įrenginyje ir be paskyros.
games-export = Atsisiųsti savo partijas
games-export-about = Visos jūsų partijos viename faile, kad išsaugotumėte ar atvertumėte kitomis programomis.
watch-all = Visi žaidimai
watch-waiting = Laukia žaidėjų
watch-playing = Vyksta
watch-empty = Viešų partijų šiuo metu nėra
watch-empty-text = Atverkite viešą stalą, kad galėtų prisijungti kiti. Partijos, kuriomis dalijatės nuoroda, lieka privačios.
watch-open = Atverti stalą
players-best = Geriausi žaidėjai: { $game }
players-place = Vieta
players-name = Vardas
players-rating = Reitingas
players-games = Partijos
players-empty = { $game }: reitingo dar niekas neturi
players-empty-text = Sužaiskite reitinginę partiją ir būkite pirmi.
error-match-bad-plan = Šios parinktys nedera tarpusavyje. Pakeiskite kurią nors iš jų.
error-match-seat-taken = Šią vietą ką tik užėmė kažkas kitas. Pasirinkite kitą.
error-match-unknown = Šio stalo nerandame. Galbūt partija nutraukta.
start-what = Septyni stalo žaidimai, žaidžia nuo vieno iki šešių žaidėjų: paeiliui dėkite detales, užimkite vietą ir nepalikite jos kitiems.
start-free = Žaiskite su kompiuteriu, draugais ar bet kuo internete. Nemokamai, be paskyros, be reklamų.
start-players = Žaidėjai
start-players-about = Reitingai ir geriausiųjų sąrašai
start-watch = Stebėti
start-watch-about = Tiesioginės partijos ir įrašai
start-tournaments = Turnyrai
start-tournaments-about = Prisijunkite arba surenkite savo
