## Pagina de început

start-hero = Ne vedem la colțuri.
start-lead = Șapte jocuri cu piese care se ating, pentru masa din bucătărie și pentru analiza îndelungată. Gratuit, fără cont și fără reclame.
start-play-now = Joacă acum
start-play-now-about = { $game } contra nivelului { $level }
start-games = Jocuri
sort-by = Sortare după
sort-usual = Ordinea obișnuită
sort-minutes = Durată
sort-age = Vârstă
sort-players = Numărul de jucători
start-live = În direct
start-live-who = { $game }: { $who }
start-sample = Vezi ce joacă alții
start-waiting = Te așteaptă
start-running = Partidele tale
start-all-mine = Toate partidele tale
start-more = Mai multe
start-puzzles = Provocări
start-puzzles-about = Pune toate piesele, fără adversar
start-designs = Desene
start-designs-about = Compune imagini după plac
start-learn = Învață
start-learn-about = Reguli și primii pași
start-games-about = În curs și încheiate

## Feluri de a juca

mode-computer = Calculatorul
mode-computer-about = nouă niveluri
mode-computer-title = Joacă împotriva calculatorului
mode-friends = Prieteni
mode-friends-about = invitație prin link
mode-friends-title = Invită prieteni
mode-anyone = Oricine
mode-anyone-about = cine este acum aici
mode-anyone-title = Găsește un adversar
mode-screen = Un ecran
mode-screen-about = din mână în mână
mode-screen-title = În jurul unui ecran
lobby-game = Joc
lobby-kind = Care anume
lobby-mode = Împotriva cui
lobby-strength = Forță
lobby-anyone-clock = Îi întâlnești pe cei care au ales același ceas.
lobby-begin-computer = Joacă
lobby-begin-friends = Deschide masa
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
lobby-your-turn-left = Rândul tău, mai ai { $time }
lobby-their-turn = { $name } la mutare
lobby-running = În curs
lobby-paused = În pauză
lobby-awaits-players = { $count ->
    [0] Începe îndată
    [one] Un loc este liber
    [few] { $count } locuri sunt libere
   *[other] { $count } de locuri sunt libere
  }
lobby-move-number = Mutarea { $number }
lobby-ended-won = Ai câștigat, { $ago }
lobby-ended-lost = Ai pierdut, { $ago }
lobby-ended-drawn = Remiză, { $ago }
lobby-ended-played = Încheiată { $ago }
lobby-ended-aborted = Anulată, { $ago }

## Pregătirea unei partide

setup-clock-other = Altul
setup-clock-kind = Timp
setup-clock-kind-game = Pentru partidă
setup-clock-kind-move = Pentru fiecare mutare
setup-clock-kind-days = Zile pentru fiecare mutare
setup-clock-minutes = Minute pentru fiecare
setup-clock-seconds = Secunde pe mutare
setup-clock-days-count = Zile pe mutare
setup-clock-increment = Secunde în plus după fiecare mutare
setup-seats = Locuri
setup-options = Regulile acestei partide
setup-table = Despre masă
setup-listed = Publică
setup-listed-about = Oricine poate găsi masa și se poate așeza. Altfel, doar cei care au linkul.
setup-family = Masă de familie
setup-family-about = Indicii pentru toți și fără chat. Copiii și începătorii pot avea un handicap în favoarea lor.
setup-rated = Pentru rating
setup-rated-about = Toți au nevoie de cont și ocupă un singur loc.
setup-rated-account = Doar cu cont, pentru mese cu persoane diferite.
setup-handicap = Handicap
setup-handicap-about = Cine joacă mai bine renunță la unele dintre piesele cele mai mari. O astfel de partidă nu contează pentru rating.
setup-handicap-count = { $count ->
    [0] Toate piesele
    [one] Fără o piesă
    [few] Fără { $count } piese
   *[other] Fără { $count } de piese
  }
setup-chat = Chat
setup-chat-presets = Fraze gata făcute
setup-chat-free = Text liber
setup-chat-off = Fără
setup-clash = Acestea nu merg împreună.
setup-play = Joacă
setup-open = Deschide masa
setup-rules = Cum se joacă { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Cineva la acest ecran
setup-seat-name = Numele jucătorului { $number }
setup-seat-open = Deschis pentru alții
setup-seat-number = Locul { $seat }
setup-seat-of-colours = Locul { $seat }, { $colours }
setup-seat-with = împreună cu locul { $seats }

## Invitații

copy = Copiază
copied = Copiat
copy-failed = Te rugăm să copiezi manual
print = Tipărește
invite-title = Invită
invite-about = { $count ->
    [one] Un loc este liber. Cine are linkul îl poate ocupa.
    [few] { $count } locuri sunt libere. Cine are linkul poate ocupa unul.
   *[other] { $count } de locuri sunt libere. Cine are linkul poate ocupa unul.
  }
invite-link = Linkul către această masă
invite-copy = Copiază linkul
invite-share = Distribuie
invite-camera = Pentru o cameră
invite-camera-about = Linkul către această masă, de citit cu o cameră
invite-message = Joacă { $game } cu mine.
join-title = Un loc la { $game }
join-there = La masă: { $names }.
join-nobody = Încă nu stă nimeni aici.
join-which = Care loc
join-sit = Ocupă acest loc
join-watch = Privește această partidă
join-own = Deschide o masă a mea
join-full = Masa este plină
join-full-text = { $count ->
    [one] Locul este ocupat.
    [few] Toate cele { $count } locuri sunt ocupate.
   *[other] Toate cele { $count } de locuri sunt ocupate.
  } Poți privi sau poți deschide o masă a ta, cu aceleași reguli.

## Liste de partide

games-title = Partidele tale
games-running = În curs
games-finished = Încheiate
games-empty = Primul colț este liber
games-empty-text = Partidele pe care le începi sau la care te alături apar aici. Rămân pe acest dispozitiv și fără cont.
games-export = Ia-le cu tine
games-export-about = Toate partidele tale într-un fișier, pentru alte programe sau pentru mai târziu.
watch-all = Toate jocurile
watch-waiting = Se așteaptă jucători
watch-playing = În curs
watch-empty = Acum nu joacă nimeni în public
watch-empty-text = Deschide o masă publică și poate ți se alătură cineva. Partidele prin link rămân private.
watch-open = Deschide o masă

## Cei mai buni jucători

players-best = Cei mai buni jucători la { $game }
players-place = Loc
players-name = Nume
players-rating = Rating
players-games = Partide
players-empty = Încă nu are nimeni rating la { $game }
players-empty-text = Pentru început ajung două persoane cu cont care joacă pentru rating.

## Ce poate merge prost

error-match-bad-plan = Aceste alegeri nu merg împreună.
error-match-seat-taken = Cineva tocmai a ocupat acel loc.
error-match-unknown = Nu există o astfel de masă. Poate a fost anulată.
