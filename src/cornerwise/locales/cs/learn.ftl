## The page of all lessons

learn-title = Učit se
learn-lead = Nauč se pravidla na několika tazích. Každá lekce trvá asi 2 minuty.
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
  }
learn-begin = Začít
learn-again = Zopakovat
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
learn-done = Výborně.
learn-elsewhere = Tento tah je dovolený. V tomto kroku ale použij jedno z vyznačených míst.
learn-over = Teď už znáš pravidla
learn-over-text = Zahraj si proti počítači, nebo se na podrobnosti podívej do pravidel.
learn-colour = Teď hraješ za: { $colour }.
learn-marked = Vyznačeno: { $cells }
learn-loading = Načítání…

## Steps on squares and triangles: a heading and what to do

learn-start-own = Začni ve svém rohu
learn-start-own-text = Tvůj první díl musí zakrýt tvoje startovní políčko. Vyber díl a polož ho tam.
learn-start-any = Vyber startovní políčko
learn-start-any-text = Tvůj první díl musí zakrýt startovní políčko. Vyber díl a polož ho na některé volné.
learn-corner = Dotýkej se rohy, nikdy stranami
learn-corner-text = Každý nový díl se musí rohem dotýkat některého tvého dílu. Polož další díl.
learn-side = Nedotýkej se vlastních stran
learn-side-text = Tento díl se dotýká tvé barvy stranou, takže sem nesmí. Posouvej ho nebo otáčej, dokud nebude pasovat.
learn-others = Jiných barev se dotýkat smíš
learn-others-text = Tvoje díly se smějí jiných barev dotýkat jakkoli. Polož díl stranou k jiné barvě.
learn-reach = Miř do volného prostoru
learn-reach-text = Potřebuješ místo pro své díly. Dosáhni velkým dílem na { $shape ->
    [triangle] některý z vyznačených trojúhelníků
   *[square] některé z vyznačených políček
  }.
learn-gap = Proklouzni mezerou
learn-gap-text = Velké díly se už všude nevejdou. Pokračuj malým.
learn-last = Tvůj poslední díl
learn-last-text = Místo už skoro není. Najdi ho pro poslední díl. Pak hra končí a počítají se body.
learn-pairs = Každý tvar 2krát
learn-pairs-text = Každý tvar máš dvakrát a každý položený díl přinese 1 bod. Polož stejný tvar ještě jednou.
learn-turn = Otoč díl
learn-turn-text = U trojúhelníků se díl otáčí v 6 krocích. Otáčej jím, dokud nebude pasovat, a pak ho polož.
learn-tip = Roh se smí dotknout strany
learn-tip-text = U trojúhelníků stačí jediný společný bod. Polož díl tak, aby se jeho roh dotkl prostředku rovné strany.
learn-strict = Přísné rohy
learn-strict-text = V této hře platí přísné rohy: roh se smí dotýkat jen jiného rohu. Najdi pro díl místo.

## Steps of the free start

learn-open-first = Začni kdekoli
learn-open-first-text = Startovní políčka tu nejsou. Polož modrý díl kamkoli.
learn-open-second = Teď druhá barva
learn-open-second-text = Pokládáš i první oranžový díl, jiného tvaru. Ať jsou oba stejně dobré: druhý hráč si mezi nimi vybere.
learn-choose = Kterou barvu si vezmeš?
learn-choose-text = Teď hraješ jako druhý hráč. Nech barvy, jak jsou, nebo je vyměň.

## Steps with cubes

learn-floor = Začni na základně
learn-floor-text = První díl smí stát kdekoli na základně. Vyber díl a postav ho.
learn-join = Přidej se k ostatním
learn-join-text = Teď hraješ se žlutou. Tvůj první díl musí stát na základně a dotýkat se stěnou dílu, který tam už je.
learn-face = Stěnou ke stěně
learn-face-text = Každý nový díl se musí stěnou dotýkat tvé barvy, z boku nebo shora. Tady se dotýká jen hranou. Najdi lepší místo.
learn-hole = Žádné díry
learn-hole-text = Díly nesmějí viset ve vzduchu. Pod tímto je díra: postav ho tam, kde každá kostka na něčem stojí.
learn-cover = Zůstaň nahoře
learn-cover-text = Počítá se jen to, co je vidět shora. Zakryj políčko jiné barvy.

## Steps with numbered tiles

learn-tile-first = První kámen
learn-tile-first-text = Začni kterýmkoli kamenem. Získáš součet jeho čísel, takže kámen s vysokou hodnotou je dobrý začátek.
learn-tile-match = Slaď 2 čísla
learn-tile-match-text = Přilož kámen ke straně. Obě čísla na této straně musí být na obou kamenech stejná.
learn-tile-hexagon = Uzavři šestiúhelník
learn-tile-hexagon-text = Kolem bodu leží 5 kamenů. Polož šestý a získej 50 bodů navíc.
learn-tile-bridge = Postav most
learn-tile-bridge-text = Přilož kámen jednou stranou tak, aby se jeho špička dotkla jiného kamene. Most přinese 40 bodů navíc.
learn-tile-draw = Dober, když nic nepasuje
learn-tile-draw-text = Žádný tvůj kámen nepasuje. Jeden si dober: každé dobrání stojí 5 bodů.
learn-tile-out = Tvůj poslední kámen
learn-tile-out-text = Polož svůj poslední kámen. Komu jako prvnímu dojdou kameny, získá 25 bodů a hodnotu kamenů všech ostatních.

## Tips beside the board

tip-label = Tip
tip-dismiss = Skrýt tento tip

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Je to jediný možný tah.
hint-reason-nothing-to-lay = Žádný tvůj kámen nepasuje.
hint-reason-swap = Ta druhá barva má lepší pozici.
hint-reason-keep = Tvoje barva má lepší pozici.
hint-reason-calculated = Při pohledu dopředu vychází nejlépe.
hint-reason-blocks = Bere ostatním { $number ->
    [one] { $number } roh
    [few] { $number } rohy
    [many] { $number } rohu
   *[other] { $number } rohů
  }.
hint-reason-opens-corners = Otevírá { $number ->
    [one] { $number } nový roh
    [few] { $number } nové rohy
    [many] { $number } nového rohu
   *[other] { $number } nových rohů
  }.
hint-reason-large-piece = Využívá velký díl, dokud je místo.
hint-reason-contests = Bere prostor, který chtějí ostatní.
hint-reason-towards-middle = Míří ke středu.
hint-reason-covers = Zakrývá ostatním { $number ->
    [one] { $number } políčko
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
hint-reason-shuts = Zavírá { $number ->
    [one] { $number } roh, odkud by soupeř mohl pokračovat
    [few] { $number } rohy, odkud by soupeři mohli pokračovat
    [many] { $number } rohu, odkud by soupeři mohli pokračovat
   *[other] { $number } rohů, odkud by soupeři mohli pokračovat
  }: { $cells }.
hint-reason-gave-up = Zahraný tah se vzdal { $number ->
    [one] { $number } rohu, odkud se dalo pokračovat
    [few] { $number } rohů, odkud se dalo pokračovat
    [many] { $number } rohu, odkud se dalo pokračovat
   *[other] { $number } rohů, odkud se dalo pokračovat
  }: { $cells }.
hint-reason-own-reach = { $shape ->
    [triangle] Trojúhelníky
   *[square] Políčka
  } na dosah po tomto tahu: { $number }. Po zahraném tahu: { $than }.
hint-reason-rival-reach = { $shape ->
    [triangle] Trojúhelníky
   *[square] Políčka
  } na dosah soupeřů po tomto tahu: { $number }. Po zahraném tahu: { $than }.
hint-reason-opens-more = Otevírá { $number ->
    [one] { $number } nový roh
    [few] { $number } nové rohy
    [many] { $number } nového rohu
   *[other] { $number } nových rohů
  }. Zahraný tah otevřel { $than }.
hint-reason-covers-more = Zakrývá ostatním { $number ->
    [one] { $number } políčko
    [few] { $number } políčka
    [many] { $number } políčka
   *[other] { $number } políček
  }. Zahraný tah zakryl { $than }.
hint-reason-shows-more = Ukazuje svou barvu na { $number ->
    [one] { $number } políčku
    [few] { $number } políčkách
    [many] { $number } políčka
   *[other] { $number } políčkách
  }. Zahraný tah ji ukázal na { $than }.
hint-reason-larger-piece = Použije větší díl: { $number } místo { $than }.
hint-reason-keeps-going = Nechává ti víc možností.
hint-reason-tile = Kámen přinese { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
  }.
hint-reason-bridge = Tvoří most za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
  } navíc.
hint-reason-hexagon = Uzavírá šestiúhelník za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
  } navíc.
hint-reason-opening-triple = Začátek se třemi stejnými čísly přinese { $number } navíc.
hint-reason-opening-zero = Začátek se třemi nulami přinese { $number } navíc.
hint-reason-out = Je to tvůj poslední kámen, za { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
  } navíc.
coach-pick-piece = Vyber díl. Můžeš ho otočit i obrátit.
coach-pick-tile = Vyber kámen. Bledé teď nepasují.
coach-put-piece = Dej ho na herní plán. Odstín ukazuje, kam pasuje.
coach-put-tile = Dej ho na stůl. Značky ukazují, kam pasuje.
coach-place-piece = Pasuje. Stiskni „Položit“.
coach-place-tile = Pasuje. Stiskni „Položit“.
