## Tournaments: the list, the form, the page of one

nav-tournaments = Turnīri
tournaments-create = Izveidot turnīru
tournaments-mine = Jūsu turnīri
tournaments-waiting = Var pievienoties
tournaments-running = Notiek
tournaments-finished = Beigušies
tournaments-empty = Pašlaik turnīru nav
tournaments-empty-text = Izveidojiet turnīru un kopīgojiet tā saiti. Ar saiti var pievienoties jebkurš, ar kontu vai bez tā.

tournament-format-swiss = Šveices sistēma
tournament-format-arena = Arēna
tournament-format-knockout = Izslēgšanas turnīrs
tournament-format-round-robin = Riņķa turnīrs
tournament-format-swiss-about = Noteikts kārtu skaits. Katrā kārtā jūs spēlējat ar kādu, kam ir apmēram tikpat punktu. Neviens neizkrīt.
tournament-format-arena-about = Spēlējiet, cik partiju paspējat, līdz beidzas laiks. No trešās uzvaras pēc kārtas uzvaras skaita divkārt.
tournament-format-knockout-about = Kas vienreiz zaudē, izkrīt no turnīra. Uzvar pēdējais palikušais spēlētājs.
tournament-format-round-robin-about = Katrs spēlē ar katru. Vislabāk mazām grupām.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [zero] { $count } spēlētāji.
    [one] { $count } spēlētājs.
   *[other] { $count } spēlētāji.
  }
tournament-players = { $count ->
    [zero] { $count } spēlētāji
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
  }
tournament-starts-at = Sākums: { $time }
tournament-starts-with = Sāksies, kad spēlētāju būs { $count }
tournament-starts-host = Sāksies, kad rīkotājs būs gatavs
tournament-round-of = { $round }. kārta no { $rounds }
tournament-round = { $round }. kārta
tournament-running = Notiek
tournament-finished = Beidzies
tournament-cancelled = Atcelts
tournament-cancelled-host = Rīkotājs šo turnīru atcēla.
tournament-cancelled-few = Šis turnīrs ir atcelts, jo pievienojās pārāk maz spēlētāju.
tournament-cancelled-operator = Šī servera uzturētāji šo turnīru atcēla.
tournament-cancelled-old = Šis turnīrs ir atcelts, jo 30 dienas neviens to nesāka.
tournament-time-left = Atlikušais laiks: { $time }
tournament-last-games = Laiks beidzies. Notiek pēdējās partijas.
tournament-next-round = Līdz nākamajai kārtai: { $time }
tournament-wait-round = { $count ->
    [zero] Šajā kārtā vēl notiek { $count } partijas.
    [one] Šajā kārtā vēl notiek { $count } partija.
   *[other] Šajā kārtā vēl notiek { $count } partijas.
  }
tournament-wait-arena = Tūlīt jums būs pretinieks.
tournament-unknown = Nevaram atrast šo turnīru
tournament-started = Sācies
tournament-unlisted = Tikai ar saiti
tournament-rated = Ar reitingu

## Taking part

tournament-join = Pievienoties
tournament-join-late = Pievienoties tagad
tournament-return = Atgriezties
tournament-withdraw = Izstāties
tournament-withdraw-sure = Izstāties no šī turnīra?
tournament-withdraw-about = Pretiniekus jums vairs nepiešķirs. Iesāktā partija turpinās.
tournament-stay = Palikt
tournament-joined = Jūs piedalāties
tournament-withdrawn = Jūs izstājāties
tournament-play = Spēlēt savu partiju
tournament-your-game = Jūsu partija ir gatava
tournament-bye-now = Jums ir brīva kārta: pretinieka nav, un jūs saņemat uzvaras punktus.
tournament-start = Sākt tagad
tournament-start-needs = Lai sāktu, spēlētāju jābūt vismaz { $count }.
tournament-cancel = Atcelt turnīru
tournament-cancel-sure = Atcelt turnīru visiem?
tournament-keep = Paturēt
tournament-won = Turnīrā uzvarēja { $name }
tournament-won-several = Pirmo vietu dala { $names }
tournament-you-won = Jūs uzvarējāt turnīrā!
tournament-your-place = Jūsu vieta: { $place }. no { $count }
tournament-needs-account = Šī turnīra partijas ir ar reitingu, tāpēc, lai pievienotos, vajadzīgs konts.
tournament-full = Visas vietas ir aizņemtas. Skatīties tomēr var.

tournament-call = Jūsu turnīra partija ir gatava: { $title }
tournament-back = Atpakaļ uz turnīru
tournament-open = Atvērt turnīru

## Standings, games, bracket

tournament-view = Skats
tournament-standings = Tabula
tournament-games = Partijas
tournament-bracket = Turnīra koks
tournament-no-standings = Vēl neviens nav pievienojies
tournament-no-standings-text = Kopīgojiet saiti, lai uzaicinātu spēlētājus.
tournament-no-games = Partiju vēl nav
tournament-no-games-text = Tās parādīsies te, kad turnīrs sāksies.
tournament-place = Vieta
tournament-name = Vārds
tournament-points = Punkti
tournament-played = Partijas
tournament-buchholz = Buchholz
tournament-buchholz-about = Visu pretinieku punktu summa.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Pieveikto pretinieku punkti un puse no to pretinieku punktiem, ar kuriem nospēlēts neizšķirti.
tournament-board = Punktu pārsvars
tournament-board-about = Jūsu pārsvars visās partijās kopā.
tournament-wins = Uzvaras
tournament-wins-about = Uzvarētās partijas.
tournament-byes = Brīvās kārtas
tournament-streak = { $count ->
    [zero] { $count } uzvaras pēc kārtas
    [one] { $count } uzvara pēc kārtas
   *[other] { $count } uzvaras pēc kārtas
  }
tournament-computer = Dators, { $level }. līmenis
tournament-left = izstājās
tournament-you = jūs
tournament-details = Vairāk par spēlētāju: { $name }
tournament-lines = { $from }.–{ $to }. no { $count }
tournament-first-lines = Pirmā lapa
tournament-earlier-lines = Iepriekšējā lapa
tournament-later-lines = Nākamā lapa
tournament-last-lines = Pēdējā lapa
tournament-my-line = Mana vieta
tournament-earlier-round = Iepriekšējā kārta
tournament-later-round = Nākamā kārta
tournament-playing = Notiek
tournament-bye = Brīva kārta
tournament-absent = { $name } neieradās
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Fināls
    [4] Pusfināli
    [8] Ceturtdaļfināli
    [16] Astotdaļfināli
    [zero] { $left } spēlētāju kārta
    [one] { $left } spēlētāja kārta
   *[other] { $left } spēlētāju kārta
  }
tournament-profile = Rādīt profilu
tournament-to-come = Vēl jānoskaidro
tournament-goes-on = Tālāk tiek { $name }

## Sharing

tournament-invite = Uzaicināt spēlētājus
tournament-share = Kopīgot turnīru
tournament-invite-message = Pievienojieties mūsu Cornerwise turnīram: { $title }
tournament-link = Saite uz šo turnīru
tournament-invite-qr = QR kods ar saiti uz šo turnīru
tournament-csv = Tabula kā izklājlapa (CSV)
tournament-json = Visi dati (JSON)
tournament-print = Drukāt

## Setting one up

tournament-new = Jauns turnīrs
tournament-step-game = Spēle
tournament-step-format = Sistēma
tournament-step-clock = Pulkstenis
tournament-step-start = Sākums un spēlētāji
tournament-title = Nosaukums
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Sistēma
tournament-tables-note = Ja spēlētāju skaits pie galda ir { $count }, iespējama Šveices sistēma un arēna.
tournament-rounds = Kārtas
tournament-rounds-auto = Automātiski
tournament-rounds-auto-about = Tik kārtu, cik vajag, lai noskaidrotu vienu uzvarētāju.
tournament-times = Partijas ar katru pretinieku
tournament-once = Viena
tournament-twice = Divas
tournament-minutes = Ilgums
tournament-start-how = Sākums
tournament-start-hand = Kad sākšu es
tournament-start-time = Noteiktā laikā
tournament-start-number = Kad spēlētāju pietiek
tournament-start-when = Datums un laiks
tournament-start-count = Spēlētāju skaits
tournament-listed = Rādīt sarakstā
tournament-listed-about = To var atrast un tam pievienoties jebkurš. Citādi var pievienoties tikai tie, kam ir saite.
tournament-rated-about = Partijas ietekmē reitingu. Lai pievienotos, visiem vajadzīgs konts.
tournament-rated-account = Lai spēlētu partijas ar reitingu, vispirms izveidojiet kontu.
tournament-more = Vairāk iespēju
tournament-late = Vēla pievienošanās
tournament-late-about = Pievienoties vai atgriezties var arī pēc sākuma.
tournament-most = Maks. spēlētāju skaits
tournament-pause = Pauze starp kārtām
tournament-no-show = Laiks pirmajam gājienam
tournament-no-show-about = Ja spēlētājs šajā laikā neizdara pirmo gājienu, viņš zaudē partiju un tiek izņemts no turnīra.
tournament-engines = Datorspēlētāji
tournament-engines-about = Dators piedalās tāpat kā visi. Jāspēlē vismaz vienam cilvēkam.
tournament-engine-add = Pievienot datorspēlētāju
tournament-engine-number = { $number }. datorspēlētājs
tournament-engine-remove = Noņemt { $number }. datorspēlētāju
tournament-tie-breaks = Papildu rādītāji
tournament-tie-breaks-about = Ja spēlētājiem ir vienāds punktu skaits, izšķir pirmais no šiem rādītājiem, tad nākamais.
tournament-tie-up = Pārvietot augstāk: { $name }
tournament-submit = Izveidot turnīru
