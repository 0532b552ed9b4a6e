## The start page

start-hero = Pokládej díly rohem k rohu.
start-play-now = Hrát hned
start-play-now-about = { $game } proti úrovni { $level }
start-games = Hry
sort-by = Řadit podle
sort-usual = Výchozí pořadí
sort-minutes = Délka hry
sort-age = Věk
sort-players = Počet hráčů
start-live = Živě
start-live-who = { $game }: { $who }
start-sample = Sledovat hru
start-waiting = Jsi na tahu
start-running = Tvoje hry
start-all-mine = Všechny tvoje hry
start-more = Více
start-puzzles = Hlavolamy
start-puzzles-about = Najdi jediný nejlepší tah
start-designs = Mozaiky
start-designs-about = Vytvářej vlastní obrázky
start-learn = Učit se
start-learn-about = Lekce a pravidla
start-games-about = Rozehrané a dohrané

## Ways of playing

mode-computer = Počítač
mode-computer-about = 9 úrovní
mode-computer-title = Hrát proti počítači
mode-friends = Přátelé
mode-friends-about = pozvi odkazem
mode-friends-title = Pozvat přátele
mode-anyone = Kdokoli
mode-anyone-about = najdi hned soupeře
mode-anyone-title = Najít soupeře
mode-screen = Jedna obrazovka
mode-screen-about = společně na tomto zařízení
mode-screen-title = Hrát na jedné obrazovce
lobby-game = Hra
lobby-kind = Verze
lobby-mode = Soupeř
lobby-strength = Úroveň
lobby-anyone-clock = Zahraješ si s někým, kdo si vybral stejný čas.
lobby-begin-computer = Hrát
lobby-begin-friends = Otevřít stůl
lobby-begin-anyone = Najít soupeře
lobby-begin-screen = Hrát
lobby-more-choices = Další možnosti
lobby-rules = Pravidla

## Clocks

setup-clock = Hodiny
setup-clock-none = Bez hodin
setup-clock-game = { $time } na hráče
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } na tah
setup-clock-days = { $time } na tah

## Who plays, and how a match stands

lobby-open-seat = Volné místo
lobby-open-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
  }
lobby-computer = Počítač, úroveň { $level }
lobby-computers = { $count ->
    [one] počítač (úroveň { $level })
    [few] { $count } počítače (úroveň { $level })
    [many] { $count } počítače (úroveň { $level })
   *[other] { $count } počítačů (úroveň { $level })
  }
lobby-open-match = Otevřít tuto hru
lobby-your-turn = Jsi na tahu
lobby-your-turn-left = Jsi na tahu. Zbývající čas: { $time }
lobby-their-turn = Na tahu: { $name }
lobby-running = Hraje se
lobby-paused = Pozastaveno
lobby-awaits-players = { $count ->
    [0] Za chvíli začne
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
  }
lobby-move-number = Tah { $number }
lobby-ended-won = Výhra, { $ago }
lobby-ended-lost = Prohra, { $ago }
lobby-ended-drawn = Remíza, { $ago }
lobby-ended-played = Dohráno { $ago }
lobby-ended-aborted = Zrušeno, { $ago }

## Setting a match up

setup-clock-other = Vlastní
setup-clock-kind = Časová kontrola
setup-clock-kind-game = Na hru
setup-clock-kind-move = Na tah
setup-clock-kind-days = Dny na tah
setup-clock-minutes = Minuty na hráče
setup-clock-seconds = Sekundy na tah
setup-clock-days-count = Dny na tah
setup-clock-increment = Sekundy přidané po každém tahu
setup-seats = Hráči
setup-count = Počet hráčů
setup-who = Kdo hraje
setup-options = Pravidla
setup-table = Nastavení stolu
setup-listed = Veřejný
setup-listed-about = Kdokoli může stůl najít a přidat se. Když je vypnuto, je potřeba odkaz.
setup-family = Rodinný stůl
setup-family-about = Nápovědy pro všechny a žádný chat. Přidej hendikep, ať mají šanci i děti a začátečníci.
setup-rated = Hodnocená
setup-rated-about = Každý potřebuje účet a smí si vzít jen jedno místo.
setup-rated-account = Přihlas se a hraj hodnocené hry. Účet potřebuje každý u stolu.
setup-handicap = Hendikep
setup-handicap-about = Silnější hráči začínají bez některých svých největších dílů. Hry s hendikepem nejsou hodnocené.
setup-handicap-count = { $count ->
    [0] Všechny díly
    [one] Bez { $count } dílu
    [few] Bez { $count } dílů
    [many] Bez { $count } dílu
   *[other] Bez { $count } dílů
  }
setup-chat = Chat
setup-chat-presets = Připravené věty
setup-chat-free = Volný text
setup-chat-off = Vypnutý
setup-clash = Tyto volby nejdou použít zároveň. Jednu z nich prosím změň.
setup-clash-heights = Na tomto herním plánu se nedá hrát. Propoj všechna jeho políčka a použij 2 až 512 kostek.
setup-step-rules = Hodiny a pravidla
heights-about = Vyber výšku a pak klepej na políčka nebo přes ně táhni. 0 udělá díru.
heights-board = Tvůj herní plán
heights-square = { $square }, výška { $height }
heights-columns = Sloupce
heights-columns-count = { $count ->
    [one] { $count } sloupec
    [few] { $count } sloupce
    [many] { $count } sloupce
   *[other] { $count } sloupců
  }
heights-columns-fewer = Odebrat sloupec
heights-columns-more = Přidat sloupec
heights-rows = Řady
heights-rows-count = { $count ->
    [one] { $count } řada
    [few] { $count } řady
    [many] { $count } řady
   *[other] { $count } řad
  }
heights-rows-fewer = Odebrat řadu
heights-rows-more = Přidat řadu
setup-play = Hrát
setup-open = Otevřít stůl
setup-rules = Jak se hraje { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Někdo jiný u této obrazovky
setup-seat-name = Jméno hráče { $number }
setup-seat-open = Volné pro ostatní
setup-seat-number = Hráč { $seat }
setup-seat-of-colours = Hráč { $seat }, { $colours }
setup-seat-with = v týmu s hráčem { $seats }

## Inviting and joining

copy = Kopírovat
copied = Zkopírováno
copy-failed = Zkopírovat se nepodařilo. Označ to a zkopíruj ručně.
print = Vytisknout
invite-title = Pozvat
invite-about = { $count ->
    [one] Volné je jedno místo. Může si ho vzít každý, kdo má odkaz.
    [few] Volná jsou { $count } místa. Každý, kdo má odkaz, si může jedno vzít.
    [many] Volné je { $count } místa. Každý, kdo má odkaz, si může jedno vzít.
   *[other] Volných je { $count } míst. Každý, kdo má odkaz, si může jedno vzít.
  }
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
invite-share = Sdílet
invite-camera = QR kód
invite-camera-about = QR kód s odkazem na tento stůl
invite-message = Pojď si zahrát { $game }.
join-title = Přidat se ke hře { $game }
join-invites = { $name } tě zve ke hře { $game }
join-rule = Každý díl se musí rohem dotýkat jiného dílu své barvy, nikdy stranou. Zakryj co největší část herního plánu.
join-rule-rumis = Každý díl se musí dotýkat jiného dílu své barvy. Bod máš za každé políčko své barvy, které je vidět shora.
join-rule-triominos = Čísla, která se setkají, musí být stejná. Čísla na kamenech, které položíš, jsou tvoje body.
join-there = Už tu jsou: { $names }.
join-nobody = Zatím se nikdo nepřidal.
join-which = Vyber místo
join-sit = Sednout si sem
join-watch = Sledovat tuto hru
join-own = Otevřít vlastní stůl
join-full = Tento stůl je plný
join-full-text = { $count ->
    [one] Místo je obsazené.
    [few] Všechna { $count } místa jsou obsazená.
    [many] Všechna místa jsou obsazená ({ $count }).
   *[other] Všech { $count } míst je obsazených.
  } Můžeš sledovat, nebo otevřít vlastní stůl se stejnými pravidly.
search-title = { $count ->
    [one] Hledá se soupeř
    [few] Hledají se ještě { $count } hráči
    [many] Hledá se ještě { $count } hráče
   *[other] Hledá se ještě { $count } hráčů
  }
search-time = Doba hledání: { $time }
search-usual = Obvykle se čeká asi { $time }.
search-usual-unknown = Zatím nevíme, jak dlouho to potrvá. V poslední době tak začalo příliš málo her.
search-nobody = Nikdo jiný teď hru nehledá.
search-others = Hru { $count ->
    [one] hledá ještě { $count } člověk
    [few] hledají ještě { $count } lidé
    [many] hledá ještě { $count } člověka
   *[other] hledá ještě { $count } lidí
  }:
search-others-game = { $game }: { $count }
search-meanwhile = Zatím hrát s počítačem
search-meanwhile-about = Hledání pokračuje. Dáme ti vědět, až se někdo přidá.
search-stop = Ukončit hledání
search-goes-on = Stále se hledá hra { $game }
search-back = Ukázat hledání
search-found = Tvoje hra { $game } může začít. Někdo se přidal.
search-go = Přejít ke hře

## Lists of games

games-title = Tvoje hry
games-running = Rozehrané
games-finished = Dohrané
games-remove = Odebrat ze seznamu
games-remove-back = Vrátí se, když někdo udělá tah.
games-empty = Zatím žádné hry
games-empty-text = Tady se objeví hry, které začneš nebo ke kterým se přidáš. Ukládají se na tomto zařízení, i bez účtu.
games-export = Stáhnout své hry
games-export-about = Všechny tvoje hry v jednom souboru, k uschování nebo k otevření v jiných programech.
watch-all = Všechny hry
watch-waiting = Čekají na hráče
watch-playing = Hraje se
watch-empty = Teď se nehraje žádná veřejná hra
watch-empty-text = Otevři veřejný stůl, ať se mohou přidat ostatní. Hry sdílené odkazem zůstávají soukromé.
watch-open = Otevřít stůl

## The best players

players-best = Nejlepší hráči: { $game }
players-place = Pořadí
players-name = Jméno
players-rating = Hodnocení
players-games = Hry
players-empty = { $game }: zatím nikdo nemá hodnocení
players-empty-text = Zahraj první hodnocenou hru.

## What can go wrong

error-match-bad-plan = Tyto volby nejdou použít zároveň. Jednu z nich prosím změň.
error-match-seat-taken = To místo si právě vzal někdo jiný. Vyber si prosím další.
error-match-unknown = Tento stůl nemůžeme najít. Možná byl zrušen.
start-what = Sedm deskových her pro jednoho až šest lidí: tah za tahem pokládej díly, zabírej místo a nenech ho ostatním.
start-free = Hraj s počítačem, s přáteli nebo s kýmkoli online. Zdarma. Bez účtu, bez reklam.
start-watch = Sledovat
start-watch-about = Živé hry a záznamy
start-tournaments = Turnaje
start-tournaments-about = Přidej se, nebo uspořádej vlastní
start-players = Hráči
start-players-about = Hodnocení a žebříčky
