start-hero = Susitikime kampuose.
start-play-now = Žaisti dabar
start-play-now-about = { $game }, { $level } lygis
start-games = Žaidimai
sort-by = Rikiavimas
sort-usual = Įprasta tvarka
sort-minutes = Žaidimo trukmė
sort-age = Amžius
sort-players = Žaidėjų skaičius
start-live = Tiesiogiai
start-live-who = { $game }: { $who }
start-sample = Pažiūrėkite, ką žaidžia kiti
start-waiting = Laukia jūsų
start-running = Jūsų partijos
start-all-mine = Visos jūsų partijos
start-more = Daugiau
start-puzzles = Galvosūkiai
start-puzzles-about = Vienam padėti visas detales
start-designs = Piešiniai
start-designs-about = Dėlioti paveikslus kaip norisi
start-learn = Mokytis
start-learn-about = Taisyklės ir pirmieji žingsniai
start-games-about = Vykstančios ir baigtos
mode-computer = Kompiuteris
mode-computer-about = devyni lygiai
mode-computer-title = Žaisti su kompiuteriu
mode-friends = Draugai
mode-friends-about = kvietimas nuoroda
mode-friends-title = Pakviesti draugų
mode-anyone = Bet kas
mode-anyone-about = kas dabar čia yra
mode-anyone-title = Rasti varžovą
mode-screen = Vienas ekranas
mode-screen-about = iš rankų į rankas
mode-screen-title = Prie vieno ekrano
lobby-game = Žaidimas
lobby-kind = Kuris
lobby-mode = Su kuo
lobby-strength = Stiprumas
lobby-anyone-clock = Sutiksite tuos, kurie pasirinko tokį patį laikrodį.
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
lobby-open-seats = { $count ->
    [1] laisva vieta
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
lobby-your-turn-left = Jūsų ėjimas, liko { $time }
lobby-their-turn = Eina { $name }
lobby-running = Žaidžiama
lobby-paused = Pristabdyta
lobby-awaits-players = { $count ->
    [0] Tuoj prasidės
    [one] Laisva { $count } vieta
    [few] Laisvos { $count } vietos
    [many] Laisva { $count } vietos
   *[other] Laisva { $count } vietų
  }
lobby-move-number = { $number } ėjimas
lobby-ended-won = Laimėjote, { $ago }
lobby-ended-lost = Pralaimėjote, { $ago }
lobby-ended-drawn = Lygiosios, { $ago }
lobby-ended-played = Baigta { $ago }
lobby-ended-aborted = Atšaukta, { $ago }
setup-clock-other = Kitas
setup-clock-kind = Laikas
setup-clock-kind-game = Visai partijai
setup-clock-kind-move = Kiekvienam ėjimui
setup-clock-kind-days = Dienos kiekvienam ėjimui
setup-clock-minutes = Po tiek minučių
setup-clock-seconds = Sekundės ėjimui
setup-clock-days-count = Dienos ėjimui
setup-clock-increment = Papildomos sekundės po kiekvieno ėjimo
setup-seats = Vietos
setup-options = Šios partijos taisyklės
setup-table = Apie stalą
setup-listed = Viešame sąraše
setup-listed-about = Stalą gali rasti ir atsisėsti bet kas. Kitaip – tik turintys nuorodą.
setup-family = Šeimos stalas
setup-family-about = Užuominos visiems ir jokių pokalbių. Vaikams ir pradedantiesiems galima duoti handikapą jų naudai.
setup-rated = Dėl reitingo
setup-rated-about = Visiems reikia paskyros, ir kiekvienas žaidžia vienoje vietoje.
setup-rated-account = Tik su paskyra, prie stalų, kur žaidžia skirtingi žmonės.
setup-handicap = Handikapas
setup-handicap-about = Kas žaidžia geriau, neturi kelių didžiausių detalių. Tokia partija į reitingą neįskaitoma.
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
setup-chat-off = Be pokalbio
setup-clash = Tai nedera tarpusavyje.
setup-play = Žaisti
setup-open = Atverti stalą
setup-rules = Kaip žaidžiama: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Kas nors prie šio ekrano
setup-seat-name = { $number } žaidėjo vardas
setup-seat-open = Laisva kitiems
setup-seat-number = { $seat } vieta
setup-seat-of-colours = { $seat } vieta, { $colours }
setup-seat-with = kartu su vieta { $seats }
copy = Kopijuoti
copied = Nukopijuota
copy-failed = Nukopijuokite ranka
print = Spausdinti
invite-title = Pakviesti
invite-about = { $count ->
    [one] Laisva { $count } vieta. Ją gali užimti bet kas, kas turi nuorodą.
    [few] Laisvos { $count } vietos. Vieną gali užimti bet kas, kas turi nuorodą.
    [many] Laisva { $count } vietos. Vieną gali užimti bet kas, kas turi nuorodą.
   *[other] Laisva { $count } vietų. Vieną gali užimti bet kas, kas turi nuorodą.
  }
invite-link = Šio stalo nuoroda
invite-copy = Kopijuoti nuorodą
invite-share = Dalytis
invite-camera = Kamerai
invite-camera-about = Šio stalo nuoroda, kurią nuskaito kamera
invite-message = Sužaiskime { $game }.
join-title = Vieta prie stalo: { $game }
join-there = Prie stalo: { $names }.
join-nobody = Čia dar niekas nesėdi.
join-which = Kuri vieta
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
games-title = Jūsų partijos
games-running = Vykstančios
games-finished = Baigtos
games-empty = Pirmasis kampas laisvas
games-empty-text = Čia matysite partijas, kurias pradedate ar prie kurių prisijungiate. Jos lieka šiame įrenginyje ir be paskyros.
games-export = Pasiimti su savimi
games-export-about = Visos jūsų partijos viename faile, kitoms programoms arba vėlesniam laikui.
watch-all = Visi žaidimai
watch-waiting = Laukia žaidėjų
watch-playing = Žaidžiama
watch-empty = Dabar viešai niekas nežaidžia
watch-empty-text = Atverkite stalą viešame sąraše, ir gal kas prisijungs. Partijos su nuoroda lieka privačios.
watch-open = Atverti stalą
players-best = Geriausi žaidėjai: { $game }
players-place = Vieta
players-name = Vardas
players-rating = Reitingas
players-games = Partijos
players-empty = { $game }: reitingo dar niekas neturi
players-empty-text = Pradžiai užtenka dviejų žmonių su paskyromis, žaidžiančių dėl reitingo.
error-match-bad-plan = Šios parinktys nedera tarpusavyje.
error-match-seat-taken = Šią vietą ką tik kažkas užėmė.
error-match-unknown = Tokio stalo nėra. Gal partija atšaukta.
