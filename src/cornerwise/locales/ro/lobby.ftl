## Pagina de început

start-hero = Așază-ți piesele colț la colț.
start-play-now = Joacă acum
start-play-now-about = { $game } contra nivelului { $level }
start-games = Jocuri
sort-by = Sortează după
sort-usual = Ordinea implicită
sort-minutes = Durata partidei
sort-age = Vârstă
sort-players = Numărul de jucători
start-live = În direct
start-live-who = { $game }: { $who }
start-sample = Urmărește o partidă
start-waiting = Rândul tău
start-running = Partidele tale
start-all-mine = Toate partidele tale
start-more = Mai multe
start-puzzles = Puzzle-uri
start-puzzles-about = Găsește cea mai bună mutare
start-designs = Desene
start-designs-about = Fă-ți propriile imagini
start-learn = Învață
start-learn-about = Lecții și reguli
start-games-about = Partidele tale în curs și încheiate

## Feluri de a juca

mode-computer = Calculator
mode-computer-about = 9 niveluri
mode-computer-title = Joacă împotriva calculatorului
mode-friends = Prieteni
mode-friends-about = invită printr-un link
mode-friends-title = Invită prieteni
mode-anyone = Oricine
mode-anyone-about = jucători online acum
mode-anyone-title = Găsește un adversar
mode-screen = Un singur ecran
mode-screen-about = împărțiți acest dispozitiv
mode-screen-title = Jucați pe un singur ecran
lobby-game = Joc
lobby-kind = Versiune
lobby-mode = Adversar
lobby-strength = Nivel
lobby-anyone-clock = Vei juca cu cineva care a ales același timp.
lobby-begin-computer = Joacă
lobby-begin-friends = Deschide o masă
lobby-begin-anyone = Găsește un adversar
lobby-begin-screen = Joacă
lobby-more-choices = Mai multe opțiuni
lobby-rules = Reguli

## Ceasuri

setup-clock = Ceas
setup-clock-none = Fără ceas
setup-clock-game = câte { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } pe mutare
setup-clock-days = { $time } pe mutare

## Cine joacă și cum stă o partidă

lobby-open-seat = Loc liber
lobby-open-seats = { $count ->
    [one] un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
  }
lobby-computer = Calculator, nivelul { $level }
lobby-computers = { $count ->
    [one] calculatorul (nivelul { $level })
    [few] { $count } calculatoare (nivelul { $level })
   *[other] { $count } de calculatoare (nivelul { $level })
  }
lobby-open-match = Deschide această partidă
lobby-your-turn = Rândul tău
lobby-your-turn-left = Rândul tău. Timp rămas: { $time }
lobby-their-turn = La mutare: { $name }
lobby-running = În curs
lobby-paused = În pauză
lobby-awaits-players = { $count ->
    [0] Începe imediat
    [one] un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
  }
lobby-move-number = Mutarea { $number }
lobby-ended-won = Ai câștigat, { $ago }
lobby-ended-lost = Ai pierdut, { $ago }
lobby-ended-drawn = Remiză, { $ago }
lobby-ended-played = Încheiată { $ago }
lobby-ended-aborted = Anulată, { $ago }

## Pregătirea unei partide

setup-clock-other = Personalizat
setup-clock-kind = Controlul timpului
setup-clock-kind-game = Pe partidă
setup-clock-kind-move = Pe mutare
setup-clock-kind-days = Zile pe mutare
setup-clock-minutes = Minute pe jucător
setup-clock-seconds = Secunde pe mutare
setup-clock-days-count = Zile pe mutare
setup-clock-increment = Secunde adăugate după fiecare mutare
setup-seats = Jucători
setup-count = Numărul de jucători
setup-who = Cine joacă
setup-options = Reguli
setup-table = Setările mesei
setup-listed = Masă publică
setup-listed-about = Oricine poate găsi masa și se poate alătura. Dacă e oprit, este nevoie de link.
setup-family = Masă de familie
setup-family-about = Indicii pentru toți și fără chat. Adaugă un handicap, ca să aibă șanse și copiii sau începătorii.
setup-rated = Cu rating
setup-rated-about = Toți au nevoie de cont și pot ocupa un singur loc.
setup-rated-account = Intră în cont ca să joci partide cu rating. Toți cei de la masă au nevoie de cont.
setup-handicap = Handicap
setup-handicap-about = Jucătorii mai puternici încep fără unele dintre piesele lor cele mai mari. Partidele cu handicap nu sunt cu rating.
setup-handicap-count = { $count ->
    [0] Toate piesele
    [one] Fără o piesă
    [few] Fără { $count } piese
   *[other] Fără { $count } de piese
  }
setup-chat = Chat
setup-chat-presets = Mesaje predefinite
setup-chat-free = Text liber
setup-chat-off = Oprit
setup-clash = Aceste opțiuni nu pot fi folosite împreună. Te rugăm să schimbi una dintre ele.
setup-clash-heights = Pe această tablă nu se poate juca. Leagă toate pătratele și folosește între 2 și 512 cuburi.
setup-step-rules = Ceas și reguli
heights-about = Alege o înălțime, apoi atinge pătrate sau trage peste ele. 0 face o gaură.
heights-board = Tabla ta
heights-square = { $square }, înălțimea { $height }
heights-columns = Coloane
heights-columns-count = { $count ->
    [one] o coloană
    [few] { $count } coloane
   *[other] { $count } de coloane
  }
heights-columns-fewer = Șterge o coloană
heights-columns-more = Adaugă o coloană
heights-rows = Rânduri
heights-rows-count = { $count ->
    [one] un rând
    [few] { $count } rânduri
   *[other] { $count } de rânduri
  }
heights-rows-fewer = Șterge un rând
heights-rows-more = Adaugă un rând
setup-play = Joacă
setup-open = Deschide masa
setup-rules = Cum se joacă { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Altcineva la acest ecran
setup-seat-name = Numele jucătorului { $number }
setup-seat-open = Deschis pentru alții
setup-seat-number = Jucător { $seat }
setup-seat-of-colours = Jucător { $seat }, { $colours }
setup-seat-with = în echipă cu jucătorul { $seats }

## Invitații

copy = Copiază
copied = Copiat
copy-failed = Nu s-a putut copia. Te rugăm să selectezi și să copiezi manual.
print = Tipărește
invite-title = Invită
invite-about = { $count ->
    [one] Un loc este liber. Oricine are linkul îl poate ocupa.
    [few] { $count } locuri sunt libere. Oricine are linkul poate ocupa unul.
   *[other] { $count } de locuri sunt libere. Oricine are linkul poate ocupa unul.
  }
invite-link = Linkul către această masă
invite-copy = Copiază linkul
invite-share = Distribuie
invite-camera = Cod QR
invite-camera-about = Cod QR cu linkul către această masă
invite-message = Hai să jucăm { $game }.
join-title = Alătură-te unei partide de { $game }
join-invites = { $name } te invită să joci { $game }
join-rule = Fiecare piesă trebuie să atingă la un colț altă piesă de aceeași culoare, niciodată de-a lungul unei laturi. Acoperă cât mai mult din tablă.
join-rule-rumis = Fiecare piesă trebuie să atingă altă piesă de aceeași culoare. Primești un punct pentru fiecare pătrat de culoarea ta care se vede de sus.
join-rule-triominos = Numerele care se ating trebuie să fie la fel. Numerele de pe piesele pe care le pui sunt punctele tale.
join-there = Deja aici: { $names }.
join-nobody = Încă nu s-a alăturat nimeni.
join-which = Alege un loc
join-sit = Ocupă acest loc
join-watch = Urmărește această partidă
join-own = Deschide-ți propria masă
join-full = Masa este plină
join-full-text = { $count ->
    [one] Locul este ocupat.
    [few] Toate cele { $count } locuri sunt ocupate.
   *[other] Toate cele { $count } de locuri sunt ocupate.
  } Poți urmări partida sau îți poți deschide propria masă, cu aceleași reguli.
search-title = { $count ->
    [one] Se caută un adversar
    [few] Se mai caută { $count } jucători
   *[other] Se mai caută { $count } de jucători
  }
search-time = Durata căutării: { $time }
search-usual = De obicei se așteaptă cam { $time }.
search-usual-unknown = Nu putem spune încă cât durează. În ultima vreme au început prea puține partide în acest fel.
search-nobody = Nimeni altcineva nu caută o partidă acum.
search-others = { $count ->
    [one] Încă o persoană caută o partidă
    [few] Încă { $count } persoane caută o partidă
   *[other] Încă { $count } de persoane caută o partidă
  }:
search-others-game = { $game }: { $count }
search-meanwhile = Joacă între timp cu calculatorul
search-meanwhile-about = Căutarea continuă. Te anunțăm când se alătură cineva.
search-stop = Oprește căutarea
search-goes-on = Încă se caută o partidă de { $game }
search-back = Arată căutarea
search-found = Partida ta de { $game } poate începe. S-a alăturat cineva.
search-go = Mergi la partidă

## Liste de partide

games-title = Partidele tale
games-running = În curs
games-finished = Încheiate
games-remove = Scoate din listă
games-remove-back = Revine dacă mută cineva.
games-empty = Nicio partidă încă
games-empty-text = Partidele pe care le începi sau la care te alături apar aici. Sunt salvate pe acest dispozitiv, chiar și fără cont.
games-export = Descarcă-ți partidele
games-export-about = Toate partidele tale într-un singur fișier, ca să le păstrezi sau să le deschizi în alte programe.
watch-all = Toate jocurile
watch-waiting = Se așteaptă jucători
watch-playing = În curs
watch-empty = Nicio partidă publică acum
watch-empty-text = Deschide o masă publică, ca să se poată alătura și alții. Partidele trimise prin link rămân private.
watch-open = Deschide o masă

## Cei mai buni jucători

players-best = Cei mai buni jucători: { $game }
players-place = Loc
players-name = Nume
players-rating = Rating
players-games = Partide
players-empty = Încă nu are nimeni rating la { $game }
players-empty-text = Joacă tu prima partidă cu rating.

## Ce poate merge prost

error-match-bad-plan = Aceste opțiuni nu pot fi folosite împreună. Te rugăm să schimbi una dintre ele.
error-match-seat-taken = Altcineva tocmai a ocupat acel loc. Te rugăm să alegi altul.
error-match-unknown = Nu găsim această masă. Poate a fost anulată.
start-what = Șapte jocuri de societate pentru una până la șase persoane: puneți piese pe rând, ocupați spațiu și lăsați-i pe ceilalți fără loc.
start-free = Joacă cu calculatorul, cu prietenii sau cu oricine online. Gratuit. Fără cont, fără reclame.
start-players = Jucători
start-players-about = Ratinguri și clasamente
start-watch = Urmărește
start-watch-about = Partide în direct și reluări
start-tournaments = Turnee
start-tournaments-about = Participă sau organizează unul
