## Turnee: lista, formularul, pagina unui turneu

nav-tournaments = Turnee
tournaments-create = Creează un turneu
tournaments-mine = Turneele tale
tournaments-waiting = Înscrieri deschise
tournaments-running = În curs
tournaments-finished = Încheiate
tournaments-empty = Niciun turneu acum
tournaments-empty-text = Creează unul și distribuie linkul. Oricine are linkul poate participa, cu sau fără cont.

tournament-format-swiss = Sistem elvețian
tournament-format-arena = Arenă
tournament-format-knockout = Eliminatoriu
tournament-format-round-robin = Fiecare cu fiecare
tournament-format-swiss-about = Un număr fix de runde. În fiecare rundă joci cu cineva care are cam tot atâtea puncte. Nimeni nu este eliminat.
tournament-format-arena-about = Joacă cât mai multe partide până se termină timpul. De la a treia victorie la rând, victoriile contează dublu.
tournament-format-knockout-about = La prima înfrângere ești eliminat. Câștigă ultimul jucător rămas.
tournament-format-round-robin-about = Toți joacă cu toți. Cel mai potrivit pentru grupuri mici.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] Un jucător.
    [few] { $count } jucători.
   *[other] { $count } de jucători.
}
tournament-players = { $count ->
    [one] un jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
tournament-starts-at = Începe: { $time }
tournament-starts-with = { $count ->
    [one] Începe cu un jucător
    [few] Începe cu { $count } jucători
   *[other] Începe cu { $count } de jucători
}
tournament-starts-host = Începe când hotărăște organizatorul
tournament-round-of = Runda { $round } din { $rounds }
tournament-round = Runda { $round }
tournament-running = În curs
tournament-finished = Încheiat
tournament-cancelled = Anulat
tournament-cancelled-host = Organizatorul a anulat acest turneu.
tournament-cancelled-few = Acest turneu a fost anulat pentru că s-au înscris prea puțini jucători.
tournament-cancelled-operator = Administratorii serverului au anulat acest turneu.
tournament-cancelled-old = Acest turneu a fost anulat pentru că nu l-a pornit nimeni timp de 30 de zile.
tournament-time-left = Timp rămas: { $time }
tournament-last-games = Timpul s-a terminat. Se joacă ultimele partide.
tournament-next-round = Timp până la runda următoare: { $time }
tournament-wait-round = { $count ->
    [one] O partidă din această rundă este încă în curs.
    [few] { $count } partide din această rundă sunt încă în curs.
   *[other] { $count } de partide din această rundă sunt încă în curs.
}
tournament-wait-arena = Vei primi un adversar imediat.
tournament-unknown = Nu găsim acest turneu
tournament-started = A început
tournament-unlisted = Doar cu link
tournament-rated = Cu rating

## Participare

tournament-join = Participă
tournament-join-late = Participă acum
tournament-return = Revino
tournament-withdraw = Retrage-te
tournament-withdraw-sure = Te retragi din acest turneu?
tournament-withdraw-about = Nu vei mai primi adversari. O partidă în curs continuă.
tournament-stay = Rămâi
tournament-joined = Ești în turneu
tournament-withdrawn = Te-ai retras
tournament-play = Joacă-ți partida
tournament-your-game = Partida ta este gata
tournament-bye-now = Ești liber în această rundă: nu ai adversar și primești punctele unei victorii.
tournament-start = Începe acum
tournament-start-needs = { $count ->
    [one] Pentru început este nevoie de cel puțin un jucător.
    [few] Pentru început este nevoie de cel puțin { $count } jucători.
   *[other] Pentru început este nevoie de cel puțin { $count } de jucători.
}
tournament-cancel = Anulează turneul
tournament-cancel-sure = Anulezi turneul pentru toți?
tournament-keep = Păstrează-l
tournament-won = { $name } a câștigat turneul
tournament-won-several = { $names } împart primul loc
tournament-you-won = Ai câștigat turneul!
tournament-your-place = Locul tău: { $place } din { $count }
tournament-needs-account = Partidele acestui turneu sunt cu rating, așa că ai nevoie de un cont ca să participi.
tournament-full = Toate locurile sunt ocupate. Poți totuși să privești.

tournament-call = Partida ta de turneu este gata: { $title }
tournament-back = Înapoi la turneu
tournament-open = Deschide turneul

## Clasament, partide, tablou

tournament-view = Afișare
tournament-standings = Clasament
tournament-games = Partide
tournament-bracket = Tablou
tournament-no-standings = Încă nu participă nimeni
tournament-no-standings-text = Distribuie linkul ca să inviți jucători.
tournament-no-games = Nicio partidă încă
tournament-no-games-text = Apar aici când începe turneul.
tournament-place = Loc
tournament-name = Nume
tournament-points = Puncte
tournament-played = Partide
tournament-buchholz = Buchholz
tournament-buchholz-about = Suma punctelor adversarilor tăi.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Punctele adversarilor învinși, plus jumătate din punctele celor cu care ai făcut remiză.
tournament-board = Puncte în avans
tournament-board-about = Suma punctelor în avans din partidele tale.
tournament-wins = Victorii
tournament-wins-about = Partide câștigate.
tournament-byes = Runde libere
tournament-streak = { $count ->
    [one] o victorie la rând
    [few] { $count } victorii la rând
   *[other] { $count } de victorii la rând
}
tournament-computer = Calculator, nivelul { $level }
tournament-left = s-a retras
tournament-you = tu
tournament-details = Detalii: { $name }
tournament-lines = { $from }–{ $to } din { $count }
tournament-first-lines = Prima pagină
tournament-earlier-lines = Pagina precedentă
tournament-later-lines = Pagina următoare
tournament-last-lines = Ultima pagină
tournament-my-line = Locul meu
tournament-earlier-round = Runda precedentă
tournament-later-round = Runda următoare
tournament-playing = În curs
tournament-bye = Liber
tournament-absent = { $name } nu s-a prezentat
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finală
    [4] Semifinale
    [8] Sferturi de finală
    [16] Optimi de finală
    [32] Șaisprezecimi de finală
   *[other] Runda de { $left }
}
tournament-profile = Arată profilul
tournament-to-come = De stabilit
tournament-goes-on = { $name } merge mai departe

## Distribuire

tournament-invite = Invită jucători
tournament-share = Distribuie turneul
tournament-invite-message = Participă la turneul nostru Cornerwise: { $title }
tournament-link = Linkul către acest turneu
tournament-invite-qr = Cod QR cu linkul către acest turneu
tournament-csv = Clasament ca foaie de calcul (CSV)
tournament-json = Toate datele (JSON)
tournament-print = Tipărește

## Pregătirea unui turneu

tournament-new = Turneu nou
tournament-step-game = Joc
tournament-step-format = Sistem
tournament-step-clock = Ceas
tournament-step-start = Început și jucători
tournament-title = Titlu
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } – { $format }
tournament-format = Sistem
tournament-tables-note = Cu { $count } jucători la o masă poți alege sistemul elvețian sau arena.
tournament-rounds = Runde
tournament-rounds-auto = Automat
tournament-rounds-auto-about = Atâtea runde câte trebuie ca să iasă un singur câștigător.
tournament-times = Partide cu fiecare adversar
tournament-once = Una
tournament-twice = Două
tournament-minutes = Durată
tournament-start-how = Început
tournament-start-hand = Când hotărăsc eu
tournament-start-time = La o anumită oră
tournament-start-number = Când sunt destui jucători
tournament-start-when = Data și ora
tournament-start-count = Numărul de jucători
tournament-listed = Arată în listă
tournament-listed-about = Oricine îl poate găsi și poate participa. Dacă e oprit, este nevoie de link.
tournament-rated-about = Partidele contează pentru ratinguri. Toți au nevoie de cont ca să participe.
tournament-rated-account = Ca să joci partide cu rating, creează mai întâi un cont.
tournament-more = Mai multe opțiuni
tournament-late = Înscrieri târzii
tournament-late-about = Jucătorii se pot înscrie sau pot reveni și după început.
tournament-most = Maximum de jucători
tournament-pause = Pauză între runde
tournament-no-show = Timp pentru prima mutare
tournament-no-show-about = Un jucător care nu face prima mutare în acest timp pierde partida și este retras din turneu.
tournament-engines = Calculatoare
tournament-engines-about = Calculatorul participă ca orice alt jucător. Trebuie să joace cel puțin o persoană.
tournament-engine-add = Adaugă un calculator
tournament-engine-number = Calculator { $number }
tournament-engine-remove = Scoate calculatorul { $number }
tournament-tie-breaks = Departajare
tournament-tie-breaks-about = Dacă mai mulți jucători au același număr de puncte, decide primul criteriu, apoi următorul.
tournament-tie-up = Mută mai sus: { $name }
tournament-submit = Creează turneul
