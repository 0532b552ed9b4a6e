## The page of all lessons

learn-title = Učit se
learn-lead = Pár tahů a znáš pravidla. Každá lekce trvá dvě minuty.
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
  }
learn-begin = Začít
learn-again = Ještě jednou
learn-continue = Pokračovat
learn-finished = Hotovo
learn-rules = Pravidla
learn-tips = Tipy
learn-play = Hrát hned
learn-all = Všechny lekce

## A lesson

learn-step = Krok { $number } z { $count }
learn-skip = Přeskočit
learn-back = Zpět
learn-show = Ukaž mi to
learn-next = Další
learn-done = Přesně tak.
learn-colour = Teď hraješ za: { $colour }.
learn-elsewhere = To by bylo dovolené. V tomto kroku použij jedno z vyznačených míst.
learn-over = Teď už znáš pravidla této hry.
learn-over-text = Zahraj si proti počítači, nebo se podívej na podrobnosti v pravidlech.
learn-marked = Vyznačeno: { $cells }
learn-loading = Okamžik

## Steps on squares and triangles: a heading and what to do

learn-start-own = Začni ve svém rohu
learn-start-own-text = Tvůj první díl zakrývá tvoje startovní políčko. Vezmi díl a polož ho tam.
learn-start-any = Začni na startovním políčku
learn-start-any-text = Tvůj první díl zakrývá startovní políčko. Vezmi díl a polož ho na některé volné.
learn-corner = Rohem, nikdy stranou
learn-corner-text = Každý nový díl se dotýká rohem některého tvého dílu. Polož další díl.
learn-side = Pozor na vlastní strany
learn-side-text = Tento díl se dotýká tvé barvy stranou, takže tu ležet nesmí. Posuň ho nebo otáčej, dokud nebude pasovat.
learn-others = Na jiných barvách nezáleží
learn-others-text = Jiných barev se smíš dotýkat jakkoli. Polož díl stranou k jiné barvě.
learn-reach = Za volným prostorem
learn-reach-text = Hraje se o prostor. Dosáhni velkým dílem na některé z vyznačených políček.
learn-gap = Proklouzni
learn-gap-text = Velké díly se už všude nevejdou. Pokračuj malým.
learn-last = Poslední místo
learn-last-text = Místo už skoro není. Najdi ho pro poslední díl; pak hra končí a počítá se, co zbylo.
learn-pairs = Od každého dva
learn-pairs-text = Každý tvar máš dvakrát a každý díl je bod. Polož stejný tvar ještě jednou.
learn-turn = Otoč ho
learn-turn-text = Trojúhelníky se otáčejí v šesti krocích. Otáčej dílem, dokud nebude pasovat, a pak ho polož.
learn-tip = Roh se smí dotknout strany
learn-tip-text = U trojúhelníků stačí společný bod. Polož díl tak, aby se jeho roh dotkl prostředku rovné strany.
learn-strict = Přísné rohy
learn-strict-text = U tohoto stolu platí přísné rohy: roh se smí dotknout jen rohu. Najdi pro díl místo.

## Steps of the free start

learn-open-first = Kdekoli chceš
learn-open-first-text = Startovní políčka tu nejsou. Polož modrý díl kamkoli.
learn-open-second = Jeden pro druhou stranu
learn-open-second-text = Pokládáš i první oranžový díl, jiného tvaru. Ať jsou oba stejně dobré: druhý hráč si vybere.
learn-choose = Kterou barvu si vezmeš?
learn-choose-text = Teď hraješ jako druhý hráč. Nech barvy, jak jsou, nebo je vyměň.

## Steps with cubes

learn-floor = Začni na podlaze
learn-floor-text = První díl stojí kdekoli na podlaze. Vezmi díl a postav ho.
learn-join = Přidej se k ostatním
learn-join-text = Teď je tvoje barva žlutá. Tvůj první díl stojí na podlaze a dotýká se stěnou dílu, který tam už je.
learn-face = Stěnou ke stěně
learn-face-text = Každý nový díl se dotýká stěnou tvé barvy, z boku nebo shora. Tady se dotýká jen hranou; najdi lepší místo.
learn-hole = Žádné díry
learn-hole-text = Nic nesmí viset ve vzduchu. Pod tímto dílem je díra; postav ho tam, kde každá kostka na něčem stojí.
learn-cover = Dostaň se nahoru
learn-cover-text = Počítá se jen to, co je vidět shora. Zakryj políčko jiné barvy.

## Steps with numbered tiles

learn-tile-first = První kámen
learn-tile-first-text = Začni kterýmkoli kamenem. Získáš součet jeho čísel, takže vysoký kámen je dobrý začátek.
learn-tile-match = Dvě čísla se shodují
learn-tile-match-text = Přilož kámen ke straně. Obě čísla na této straně musí být na obou kamenech stejná.
learn-tile-hexagon = Uzavři šestiúhelník
learn-tile-hexagon-text = Kolem bodu leží pět kamenů. Polož šestý: přinese 50 bodů navíc.
learn-tile-bridge = Postav most
learn-tile-bridge-text = Přilož kámen jednou stranou tak, aby se jeho špička dotkla jiného kamene. Most přinese 40 bodů navíc.
learn-tile-draw = Dober, když nic nepasuje
learn-tile-draw-text = Žádný tvůj kámen nepasuje. Jeden si dober; stojí to 5 bodů.
learn-tile-out = Poslední kámen
learn-tile-out-text = Polož svůj poslední kámen. Kdo se zbaví všech, získá 25 bodů a hodnotu kamenů všech ostatních.

## Tips beside the board

tip-label = Tip
tip-dismiss = Skrýt tento tip

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Je to jediný tah.
hint-reason-nothing-to-lay = Žádný tvůj kámen nepasuje.
hint-reason-swap = Ta druhá barva stojí lépe.
hint-reason-keep = Tvoje barva stojí lépe.
hint-reason-calculated = V další hře obstojí nejlépe.
hint-reason-blocks = Bere ostatním { $number ->
    [one] roh
    [few] { $number } rohy
    [many] { $number } rohu
   *[other] { $number } rohů
  }.
hint-reason-opens-corners = Otevírá { $number ->
    [one] nový roh
    [few] { $number } nové rohy
    [many] { $number } nového rohu
   *[other] { $number } nových rohů
  }.
hint-reason-large-piece = Využívá velký díl, dokud je místo.
hint-reason-contests = Jde tam, kam chtějí ostatní.
hint-reason-towards-middle = Vede ke středu.
hint-reason-covers = Zakrývá ostatním { $number ->
    [one] políčko
    [few] { $number } políčka
    [many] { $number } políčka
   *[other] { $number } políček
  }.
hint-reason-shows = Ukazuje tvou barvu na { $number ->
    [one] dalším políčku
    [few] { $number } dalších políčkách
    [many] { $number } dalšího políčka
   *[other] { $number } dalších políčkách
  }.
hint-reason-keeps-going = Nechává ti cestu dál.
hint-reason-tile = Kámen má hodnotu { $number }.
hint-reason-bridge = Tvoří most za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
  }.
hint-reason-hexagon = Uzavírá šestiúhelník za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
  }.
hint-reason-opening-triple = Tři stejná čísla přinesou { $number } navíc.
hint-reason-opening-zero = Tři nuly přinesou { $number } navíc.
hint-reason-out = Je to tvůj poslední kámen, za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
  }.
