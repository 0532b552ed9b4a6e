## Tournaments: the list, the form, the page of one

nav-tournaments = Turnaje
tournaments-create = Vytvoriť turnaj
tournaments-mine = Tvoje turnaje
tournaments-waiting = Otvorené prihlasovanie
tournaments-running = Prebiehajúce
tournaments-finished = Dohrané
tournaments-empty = Momentálne žiadne turnaje
tournaments-empty-text = Vytvor turnaj a zdieľaj odkaz. S odkazom sa môže pridať každý, s účtom aj bez neho.

tournament-format-swiss = Švajčiarsky systém
tournament-format-arena = Aréna
tournament-format-knockout = Vyraďovací systém
tournament-format-round-robin = Každý s každým
tournament-format-swiss-about = Pevný počet kôl. V každom kole hráš s niekým, kto má približne rovnako bodov. Nikto nevypadne.
tournament-format-arena-about = Zahraj čo najviac hier, kým vyprší čas. Od tretej výhry za sebou sa výhry počítajú dvojnásobne.
tournament-format-knockout-about = Jedna prehra a končíš. Vyhráva hráč, ktorý zostane posledný.
tournament-format-round-robin-about = Každý hrá s každým. Najlepšie pre malé skupiny.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } hráč.
    [few] { $count } hráči.
    [many] { $count } hráča.
   *[other] { $count } hráčov.
  }
tournament-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
  }
tournament-starts-at = Začiatok: { $time }
tournament-starts-with = Začne sa pri { $count } hráčoch
tournament-starts-host = Začne sa, keď bude organizátor pripravený
tournament-round-of = Kolo { $round } z { $rounds }
tournament-round = Kolo { $round }
tournament-running = Prebieha
tournament-finished = Dohrané
tournament-cancelled = Zrušené
tournament-cancelled-host = Organizátor tento turnaj zrušil.
tournament-cancelled-few = Tento turnaj bol zrušený, lebo sa pridalo málo hráčov.
tournament-cancelled-operator = Správca tohto servera tento turnaj zrušil.
tournament-cancelled-old = Tento turnaj bol zrušený, lebo ho 30 dní nikto nezačal.
tournament-time-left = Zostávajúci čas: { $time }
tournament-last-games = Čas vypršal. Dohrávajú sa posledné hry.
tournament-next-round = Čas do ďalšieho kola: { $time }
tournament-wait-round = { $count ->
    [one] V tomto kole sa ešte hrá { $count } hra.
    [few] V tomto kole sa ešte hrajú { $count } hry.
    [many] V tomto kole sa ešte hrá { $count } hry.
   *[other] V tomto kole sa ešte hrá { $count } hier.
  }
tournament-wait-arena = O chvíľu dostaneš súpera.
tournament-unknown = Tento turnaj nevieme nájsť
tournament-started = Začiatok
tournament-unlisted = Len cez odkaz
tournament-rated = Hodnotený

## Taking part

tournament-join = Pridať sa
tournament-join-late = Pridať sa teraz
tournament-return = Vrátiť sa do turnaja
tournament-withdraw = Odstúpiť
tournament-withdraw-sure = Odstúpiť z tohto turnaja?
tournament-withdraw-about = Ďalších súperov už nedostaneš. Rozohratá hra pokračuje.
tournament-stay = Zostať
tournament-joined = Si v turnaji
tournament-withdrawn = Už nie si v turnaji
tournament-play = Hrať svoju hru
tournament-your-game = Tvoja hra je pripravená
tournament-bye-now = Máš voľné kolo: nemáš súpera a dostaneš body ako za výhru.
tournament-start = Začať teraz
tournament-start-needs = Najmenší počet hráčov na začiatok: { $count }.
tournament-cancel = Zrušiť turnaj
tournament-cancel-sure = Zrušiť turnaj pre všetkých?
tournament-keep = Ponechať
tournament-won = Turnaj vyhráva { $name }
tournament-won-several = O prvé miesto sa delia: { $names }
tournament-you-won = Vyhrávaš turnaj!
tournament-your-place = Tvoje poradie: { $place } z { $count }
tournament-needs-account = Hry tohto turnaja sú hodnotené, takže na účasť potrebuješ účet.
tournament-full = Všetky miesta sú obsadené. Stále sa môžeš pozerať.

tournament-call = Tvoja turnajová hra je pripravená: { $title }
tournament-back = Späť na turnaj
tournament-open = Otvoriť turnaj

## Standings, games, bracket

tournament-view = Zobrazenie
tournament-standings = Tabuľka
tournament-games = Hry
tournament-bracket = Pavúk
tournament-no-standings = Zatiaľ sa nikto nepridal
tournament-no-standings-text = Zdieľaj odkaz a pozvi hráčov.
tournament-no-games = Zatiaľ žiadne hry
tournament-no-games-text = Objavia sa tu, keď sa turnaj začne.
tournament-place = Poradie
tournament-name = Meno
tournament-points = Body
tournament-played = Hry
tournament-buchholz = Buchholz
tournament-buchholz-about = Súčet bodov všetkých súperov.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Body porazených súperov a polovica bodov tých, s ktorými bola remíza.
tournament-board = Bodový náskok
tournament-board-about = Súčet tvojich náskokov vo všetkých hrách.
tournament-wins = Výhry
tournament-wins-about = Vyhraté hry.
tournament-byes = Voľné kolá
tournament-streak = { $count ->
    [one] { $count } výhra za sebou
    [few] { $count } výhry za sebou
    [many] { $count } výhry za sebou
   *[other] { $count } výhier za sebou
  }
tournament-computer = Počítač, úroveň { $level }
tournament-left = mimo turnaja
tournament-you = ty
tournament-details = Podrobnosti: { $name }
tournament-lines = { $from }–{ $to } z { $count }
tournament-first-lines = Prvá strana
tournament-earlier-lines = Predchádzajúca strana
tournament-later-lines = Ďalšia strana
tournament-last-lines = Posledná strana
tournament-my-line = Moje poradie
tournament-earlier-round = Predchádzajúce kolo
tournament-later-round = Ďalšie kolo
tournament-playing = Hrá sa
tournament-bye = Voľné kolo
tournament-absent = { $name }: neúčasť
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finále
    [4] Semifinále
    [8] Štvrťfinále
    [16] Osemfinále
    [32] Šestnásťfinále
   *[other] Kolo { $left } hráčov
  }
tournament-profile = Zobraziť profil
tournament-to-come = Zatiaľ neznámy
tournament-goes-on = Postupuje { $name }

## Sharing

tournament-invite = Pozvať hráčov
tournament-share = Zdieľať turnaj
tournament-invite-message = Pridaj sa do nášho turnaja na Cornerwise: { $title }
tournament-link = Odkaz na tento turnaj
tournament-invite-qr = QR kód s odkazom na tento turnaj
tournament-csv = Poradie ako tabuľka (CSV)
tournament-json = Všetky údaje (JSON)
tournament-print = Vytlačiť

## Setting one up

tournament-new = Nový turnaj
tournament-step-game = Hra
tournament-step-format = Systém
tournament-step-clock = Hodiny
tournament-step-start = Začiatok a hráči
tournament-title = Názov
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Hrací systém
tournament-tables-note = So stolmi po { $count } hráčoch sa dá hrať švajčiarsky systém a aréna.
tournament-rounds = Kolá
tournament-rounds-auto = Automaticky
tournament-rounds-auto-about = Toľko kôl, koľko treba na určenie jedného víťaza.
tournament-times = Hry s každým súperom
tournament-once = Jedna
tournament-twice = Dve
tournament-minutes = Dĺžka
tournament-start-how = Začiatok
tournament-start-hand = Keď ho spustím
tournament-start-time = V danom čase
tournament-start-number = Keď bude dosť hráčov
tournament-start-when = Dátum a čas
tournament-start-count = Počet hráčov
tournament-listed = Ukázať v zozname
tournament-listed-about = Ktokoľvek môže turnaj nájsť a pridať sa. Inak len ľudia s odkazom.
tournament-rated-about = Hry sa počítajú do hodnotenia. Na účasť potrebuje každý účet.
tournament-rated-account = Ak chceš hrať hodnotené hry, najprv si vytvor účet.
tournament-more = Ďalšie možnosti
tournament-late = Neskorší vstup
tournament-late-about = Hráči sa môžu pridať alebo vrátiť aj po začiatku.
tournament-most = Maximum hráčov
tournament-pause = Prestávka medzi kolami
tournament-no-show = Čas na prvý ťah
tournament-no-show-about = Hráč, ktorý v tomto čase neurobí prvý ťah, hru prehráva a je z turnaja vyradený.
tournament-engines = Počítačoví hráči
tournament-engines-about = Počítač hrá ako všetci ostatní. Hrať musí aspoň jeden človek.
tournament-engine-add = Pridať počítačového hráča
tournament-engine-number = Počítačový hráč { $number }
tournament-engine-remove = Odstrániť počítačového hráča { $number }
tournament-tie-breaks = Pri rovnosti bodov
tournament-tie-breaks-about = Ak majú hráči rovnako bodov, rozhoduje prvé z týchto kritérií, potom ďalšie.
tournament-tie-up = Posunúť nahor: { $name }
tournament-submit = Vytvoriť turnaj
