## Tournaments: the list, the form, the page of one

nav-tournaments = Turnaje
tournaments-create = Vytvořit turnaj
tournaments-mine = Tvoje turnaje
tournaments-waiting = Otevřené přihlašování
tournaments-running = Hraje se
tournaments-finished = Dohrané
tournaments-empty = Teď nejsou žádné turnaje
tournaments-empty-text = Vytvoř turnaj a sdílej odkaz. S odkazem se může přidat každý, s účtem i bez něj.

tournament-format-swiss = Švýcarský systém
tournament-format-arena = Aréna
tournament-format-knockout = Vyřazovací systém
tournament-format-round-robin = Každý s každým
tournament-format-swiss-about = Pevný počet kol. V každém kole hraješ s někým, kdo má přibližně stejně bodů. Nikdo nevypadne.
tournament-format-arena-about = Zahraj co nejvíc her, než vyprší čas. Od třetí výhry v řadě se výhry počítají dvojnásobně.
tournament-format-knockout-about = Jedna prohra a končíš. Vyhrává hráč, který zůstane poslední.
tournament-format-round-robin-about = Každý hraje s každým. Nejlepší pro malé skupiny.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } hráč.
    [few] { $count } hráči.
    [many] { $count } hráče.
   *[other] { $count } hráčů.
  }
tournament-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
  }
tournament-starts-at = Začátek: { $time }
tournament-starts-with = Začne při { $count } hráčích
tournament-starts-host = Začne, až bude pořadatel připraven
tournament-round-of = Kolo { $round } z { $rounds }
tournament-round = Kolo { $round }
tournament-running = Hraje se
tournament-finished = Dohráno
tournament-cancelled = Zrušeno
tournament-cancelled-host = Pořadatel tento turnaj zrušil.
tournament-cancelled-few = Tento turnaj byl zrušen, protože se přidalo málo hráčů.
tournament-cancelled-operator = Správci tohoto serveru tento turnaj zrušili.
tournament-cancelled-old = Tento turnaj byl zrušen, protože ho 30 dní nikdo nezahájil.
tournament-time-left = Zbývající čas: { $time }
tournament-last-games = Čas vypršel. Dohrávají se poslední hry.
tournament-next-round = Čas do dalšího kola: { $time }
tournament-wait-round = { $count ->
    [one] V tomto kole se ještě hraje { $count } hra.
    [few] V tomto kole se ještě hrají { $count } hry.
    [many] V tomto kole se ještě hraje { $count } hry.
   *[other] V tomto kole se ještě hraje { $count } her.
  }
tournament-wait-arena = Za chvíli dostaneš soupeře.
tournament-unknown = Tento turnaj nemůžeme najít
tournament-started = Zahájeno
tournament-unlisted = Jen přes odkaz
tournament-rated = Hodnocený

## Taking part

tournament-join = Přidat se
tournament-join-late = Přidat se teď
tournament-return = Vrátit se do turnaje
tournament-withdraw = Odstoupit
tournament-withdraw-sure = Odstoupit z tohoto turnaje?
tournament-withdraw-about = Další soupeře už nedostaneš. Rozehraná hra pokračuje.
tournament-stay = Zůstat
tournament-joined = Jsi v turnaji
tournament-withdrawn = Už v turnaji nejsi
tournament-play = Hrát svou hru
tournament-your-game = Tvoje hra je připravená
tournament-bye-now = Máš volné kolo: nemáš soupeře a dostaneš body jako za výhru.
tournament-start = Začít teď
tournament-start-needs = Nejmenší počet hráčů k zahájení: { $count }.
tournament-cancel = Zrušit turnaj
tournament-cancel-sure = Zrušit turnaj pro všechny?
tournament-keep = Ponechat
tournament-won = Turnaj vyhrává { $name }
tournament-won-several = O první místo se dělí: { $names }
tournament-you-won = Vyhráváš turnaj!
tournament-your-place = Tvoje pořadí: { $place } z { $count }
tournament-needs-account = Hry tohoto turnaje jsou hodnocené, takže k účasti potřebuješ účet.
tournament-full = Všechna místa jsou obsazená. Pořád se můžeš dívat.

tournament-call = Tvoje turnajová hra je připravená: { $title }
tournament-back = Zpět na turnaj
tournament-open = Otevřít turnaj

## Standings, games, bracket

tournament-view = Zobrazení
tournament-standings = Tabulka
tournament-games = Hry
tournament-bracket = Pavouk
tournament-no-standings = Zatím se nikdo nepřidal
tournament-no-standings-text = Sdílej odkaz a pozvi hráče.
tournament-no-games = Zatím žádné hry
tournament-no-games-text = Objeví se tu, až turnaj začne.
tournament-place = Pořadí
tournament-name = Jméno
tournament-points = Body
tournament-played = Hry
tournament-buchholz = Buchholz
tournament-buchholz-about = Součet bodů všech soupeřů.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Body poražených soupeřů a polovina bodů těch, s nimiž byla remíza.
tournament-board = Bodový náskok
tournament-board-about = Součet tvých náskoků ve všech hrách.
tournament-wins = Výhry
tournament-wins-about = Vyhrané hry.
tournament-byes = Volná kola
tournament-streak = { $count ->
    [one] { $count } výhra v řadě
    [few] { $count } výhry v řadě
    [many] { $count } výhry v řadě
   *[other] { $count } výher v řadě
  }
tournament-computer = Počítač, úroveň { $level }
tournament-left = mimo turnaj
tournament-you = ty
tournament-details = Podrobnosti: { $name }
tournament-lines = { $from }–{ $to } z { $count }
tournament-first-lines = První stránka
tournament-earlier-lines = Předchozí stránka
tournament-later-lines = Další stránka
tournament-last-lines = Poslední stránka
tournament-my-line = Moje pořadí
tournament-earlier-round = Předchozí kolo
tournament-later-round = Další kolo
tournament-playing = Hraje se
tournament-bye = Volné kolo
tournament-absent = { $name }: neúčast
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finále
    [4] Semifinále
    [8] Čtvrtfinále
    [16] Osmifinále
    [32] Šestnáctifinále
   *[other] Kolo { $left } hráčů
  }
tournament-profile = Zobrazit profil
tournament-to-come = Zatím neznámý
tournament-goes-on = Postupuje { $name }

## Sharing

tournament-invite = Pozvat hráče
tournament-share = Sdílet turnaj
tournament-invite-message = Přidej se do našeho turnaje na Cornerwise: { $title }
tournament-link = Odkaz na tento turnaj
tournament-invite-qr = QR kód s odkazem na tento turnaj
tournament-csv = Pořadí jako tabulka (CSV)
tournament-json = Všechna data (JSON)
tournament-print = Vytisknout

## Setting one up

tournament-new = Nový turnaj
tournament-step-game = Hra
tournament-step-format = Systém
tournament-step-clock = Hodiny
tournament-step-start = Začátek a hráči
tournament-title = Název
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Hrací systém
tournament-tables-note = Se stoly po { $count } hráčích lze hrát švýcarský systém a arénu.
tournament-rounds = Kola
tournament-rounds-auto = Automaticky
tournament-rounds-auto-about = Tolik kol, kolik je potřeba k určení jednoho vítěze.
tournament-times = Hry s každým soupeřem
tournament-once = Jedna
tournament-twice = Dvě
tournament-minutes = Délka
tournament-start-how = Začátek
tournament-start-hand = Až ho spustím
tournament-start-time = V daný čas
tournament-start-number = Až bude dost hráčů
tournament-start-when = Datum a čas
tournament-start-count = Počet hráčů
tournament-listed = Ukázat v seznamu
tournament-listed-about = Kdokoli může turnaj najít a přidat se. Jinak jen lidé s odkazem.
tournament-rated-about = Hry se počítají do hodnocení. K účasti potřebuje každý účet.
tournament-rated-account = Chceš-li hrát hodnocené hry, nejdřív si vytvoř účet.
tournament-more = Další možnosti
tournament-late = Pozdější vstup
tournament-late-about = Přidat se nebo se vrátit lze i po zahájení.
tournament-most = Maximum hráčů
tournament-pause = Přestávka mezi koly
tournament-no-show = Čas na první tah
tournament-no-show-about = Hráč, který v této době neudělá první tah, hru prohrává a je z turnaje vyřazen.
tournament-engines = Počítačoví hráči
tournament-engines-about = Počítač hraje jako všichni ostatní. Hrát musí aspoň jeden člověk.
tournament-engine-add = Přidat počítačového hráče
tournament-engine-number = Počítačový hráč { $number }
tournament-engine-remove = Odebrat počítačového hráče { $number }
tournament-tie-breaks = Při rovnosti bodů
tournament-tie-breaks-about = Mají-li hráči stejně bodů, rozhoduje první z těchto kritérií, pak další.
tournament-tie-up = Posunout nahoru: { $name }
tournament-submit = Vytvořit turnaj
