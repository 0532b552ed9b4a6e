## The page of all lessons

learn-title = Učiť sa
learn-lead = Pár ťahov a poznáš pravidlá. Každá lekcia trvá dve minúty.
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } krokov
  }
learn-begin = Začať
learn-again = Ešte raz
learn-continue = Pokračovať
learn-finished = Hotovo
learn-rules = Pravidlá
learn-tips = Tipy
learn-play = Hrať hneď
learn-all = Všetky lekcie

## A lesson

learn-step = Krok { $number } z { $count }
learn-skip = Preskočiť
learn-back = Späť
learn-show = Ukáž mi to
learn-next = Ďalej
learn-done = Presne tak.
learn-colour = Teraz hráš za: { $colour }.
learn-elsewhere = To by bolo dovolené. V tomto kroku použi jedno z vyznačených miest.
learn-over = Teraz už poznáš pravidlá tejto hry.
learn-over-text = Zahraj si proti počítaču alebo si pozri podrobnosti v pravidlách.
learn-marked = Vyznačené: { $cells }
learn-loading = Chvíľočku

## Steps on squares and triangles: a heading and what to do

learn-start-own = Začni vo svojom rohu
learn-start-own-text = Tvoj prvý diel zakrýva tvoj štartovací bod. Vezmi diel a polož ho tam.
learn-start-any = Začni na štartovacom bode
learn-start-any-text = Tvoj prvý diel zakrýva štartovací bod. Vezmi diel a polož ho na niektorý voľný.
learn-corner = Rohom, nikdy stranou
learn-corner-text = Každý nový diel sa dotýka rohom niektorého tvojho dielu. Polož ďalší diel.
learn-side = Pozor na vlastné strany
learn-side-text = Tento diel sa dotýka tvojej farby stranou, takže tu ležať nesmie. Posuň ho alebo otoč, kým nebude pasovať.
learn-others = Na iných farbách nezáleží
learn-others-text = Iných farieb sa smieš dotýkať akokoľvek. Polož diel stranou k inej farbe.
learn-reach = Za voľným priestorom
learn-reach-text = Hrá sa o priestor. Dosiahni veľkým dielom na niektoré z vyznačených políčok.
learn-gap = Prekĺzni
learn-gap-text = Veľké diely sa už všade nezmestia. Pokračuj malým.
learn-last = Posledné miesto
learn-last-text = Miesta už takmer niet. Nájdi ho pre posledný diel; potom sa hra končí a počíta sa, čo zostalo.
learn-pairs = Z každého dva
learn-pairs-text = Každý tvar máš dvakrát a každý diel je bod. Polož rovnaký tvar ešte raz.
learn-turn = Otoč ho
learn-turn-text = Trojuholníky sa otáčajú v šiestich krokoch. Otáčaj diel, kým nebude pasovať, a potom ho polož.
learn-tip = Roh sa smie dotknúť strany
learn-tip-text = Pri trojuholníkoch stačí spoločný bod. Polož diel tak, aby sa jeho roh dotkol stredu rovnej strany.
learn-strict = Prísne rohy
learn-strict-text = Pri tomto stole platia prísne rohy: roh sa smie dotknúť len rohu. Nájdi pre diel miesto.

## Steps of the free start

learn-open-first = Kdekoľvek chceš
learn-open-first-text = Štartovacie body tu nie sú. Polož modrý diel kamkoľvek.
learn-open-second = Jeden pre druhú stranu
learn-open-second-text = Kladieš aj prvý oranžový diel, iného tvaru. Nech sú oba rovnako dobré: druhý hráč si vyberie.
learn-choose = Ktorú farbu si vezmeš?
learn-choose-text = Teraz hráš ako druhý hráč. Nechaj farby, ako sú, alebo ich vymeň.

## Steps with cubes

learn-floor = Začni na podlahe
learn-floor-text = Prvý diel stojí kdekoľvek na podlahe. Vezmi diel a postav ho.
learn-join = Pridaj sa k ostatným
learn-join-text = Teraz je tvoja farba žltá. Tvoj prvý diel stojí na podlahe a dotýka sa stenou dielu, ktorý tam už je.
learn-face = Stenou k stene
learn-face-text = Každý nový diel sa dotýka stenou tvojej farby, zboku alebo zhora. Tu sa dotýka len hranou; nájdi lepšie miesto.
learn-hole = Žiadne diery
learn-hole-text = Nič nesmie visieť vo vzduchu. Pod týmto dielom je diera; postav ho tam, kde každá kocka na niečom stojí.
learn-cover = Dostaň sa navrch
learn-cover-text = Počíta sa len to, čo vidno zhora. Zakry políčko inej farby.

## Steps with numbered tiles

learn-tile-first = Prvý kameň
learn-tile-first-text = Začni ktorýmkoľvek kameňom. Získaš súčet jeho čísel, takže vysoký kameň je dobrý začiatok.
learn-tile-match = Dve čísla sa zhodujú
learn-tile-match-text = Prilož kameň k strane. Obe čísla na tejto strane musia byť na oboch kameňoch rovnaké.
learn-tile-hexagon = Uzavri šesťuholník
learn-tile-hexagon-text = Okolo bodu leží päť kameňov. Polož šiesty: prinesie 50 bodov navyše.
learn-tile-bridge = Postav most
learn-tile-bridge-text = Prilož kameň jednou stranou tak, aby sa jeho špička dotkla iného kameňa. Most prinesie 40 bodov navyše.
learn-tile-draw = Dober, keď nič nepasuje
learn-tile-draw-text = Žiadny tvoj kameň nepasuje. Jeden si dober; stojí to 5 bodov.
learn-tile-out = Posledný kameň
learn-tile-out-text = Polož svoj posledný kameň. Kto sa zbaví všetkých, získa 25 bodov a hodnotu kameňov všetkých ostatných.

## Tips beside the board

tip-label = Tip
tip-dismiss = Skryť tento tip

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Je to jediný ťah.
hint-reason-nothing-to-lay = Žiadny tvoj kameň nepasuje.
hint-reason-swap = Tá druhá farba stojí lepšie.
hint-reason-keep = Tvoja farba stojí lepšie.
hint-reason-calculated = V ďalšej hre obstojí najlepšie.
hint-reason-blocks = Berie ostatným { $number ->
    [one] roh
    [few] { $number } rohy
    [many] { $number } rohu
   *[other] { $number } rohov
  }.
hint-reason-opens-corners = Otvára { $number ->
    [one] nový roh
    [few] { $number } nové rohy
    [many] { $number } nového rohu
   *[other] { $number } nových rohov
  }.
hint-reason-large-piece = Využíva veľký diel, kým je miesto.
hint-reason-contests = Ide tam, kam chcú ostatní.
hint-reason-towards-middle = Vedie k stredu.
hint-reason-covers = Zakrýva ostatným { $number ->
    [one] políčko
    [few] { $number } políčka
    [many] { $number } políčka
   *[other] { $number } políčok
  }.
hint-reason-shows = Ukazuje tvoju farbu na { $number ->
    [one] ďalšom políčku
    [few] { $number } ďalších políčkach
    [many] { $number } ďalšieho políčka
   *[other] { $number } ďalších políčkach
  }.
hint-reason-keeps-going = Necháva ti cestu ďalej.
hint-reason-tile = Kameň má hodnotu { $number }.
hint-reason-bridge = Tvorí most za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodov
  }.
hint-reason-hexagon = Uzatvára šesťuholník za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodov
  }.
hint-reason-opening-triple = Tri rovnaké čísla prinesú { $number } navyše.
hint-reason-opening-zero = Tri nuly prinesú { $number } navyše.
hint-reason-out = Je to tvoj posledný kameň, za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodov
  }.
