## The page of all lessons

learn-title = Lär dig
learn-lead = Lär dig reglerna genom att göra några drag. Varje lektion tar ungefär 2 minuter.
learn-steps = { $count } steg
learn-begin = Börja
learn-again = Upprepa
learn-continue = Fortsätt
learn-finished = Klar
learn-rules = Regler
learn-tips = Tips
learn-play = Spela nu
learn-all = Alla lektioner

## A lesson

learn-step = Steg { $number } av { $count }
learn-skip = Hoppa över
learn-back = Tillbaka
learn-show = Visa
learn-next = Nästa
learn-done = Bra gjort.
learn-colour = Nu spelar du { $colour }.
learn-elsewhere = Det draget är tillåtet. Använd en av de markerade platserna i det här steget.
learn-over = Nu kan du reglerna
learn-over-text = Spela ett parti mot datorn, eller slå upp detaljerna i reglerna.
learn-marked = Markerat: { $cells }
learn-loading = Laddar…

## Steps on squares and triangles: a heading and what to do

learn-start-own = Börja i ditt hörn
learn-start-own-text = Din första bit måste täcka din startpunkt. Välj en bit och lägg den där.
learn-start-any = Välj en startpunkt
learn-start-any-text = Din första bit måste täcka en startpunkt. Välj en bit och lägg den på en som är ledig.
learn-corner = Rör vid hörn, aldrig sidor
learn-corner-text = Varje ny bit måste röra vid en av dina egna bitar i ett hörn. Lägg din nästa bit.
learn-side = Rör inte vid dina egna sidor
learn-side-text = Den här biten rör vid din egen färg längs en sida, så den får inte ligga här. Flytta eller vrid den tills den passar.
learn-others = Du får röra vid andra färger
learn-others-text = Dina bitar får röra vid andra färger hur som helst. Lägg en bit sida vid sida med en annan färg.
learn-reach = Sök dig till öppen yta
learn-reach-text = Du behöver utrymme för dina bitar. Nå en av de markerade { $shape ->
    [triangle] trianglarna
   *[square] rutorna
  } med en stor bit.
learn-gap = Slink igenom en lucka
learn-gap-text = Stora bitar passar inte längre överallt. Fortsätt med en liten.
learn-last = Din sista bit
learn-last-text = Det finns knappt något utrymme kvar. Hitta en plats för en sista bit. Sedan är partiet slut och poängen räknas.
learn-pairs = 2 av varje form
learn-pairs-text = Du har varje form två gånger, och varje bit du lägger ger 1 poäng. Lägg samma form en gång till.
learn-turn = Vrid den
learn-turn-text = På trianglar vrids en bit i 6 steg. Vrid den tills den passar och lägg den sedan.
learn-tip = Ett hörn får röra vid en sida
learn-tip-text = Med trianglar räcker det med en enda gemensam punkt. Lägg biten så att dess hörn rör vid mitten av en rak sida.
learn-strict = Strikta hörn
learn-strict-text = Det här partiet har strikta hörn: ett hörn får bara röra vid ett annat hörn. Hitta en plats för biten.

## Steps of the free start

learn-open-first = Börja var som helst
learn-open-first-text = Det finns inga startpunkter. Lägg en blå bit var som helst.
learn-open-second = Nu den andra färgen
learn-open-second-text = Du lägger också den första orange biten, med en annan form. Gör båda lika bra: den andra spelaren väljer mellan dem.
learn-choose = Vilken färg skulle du ta?
learn-choose-text = Nu är du den andra spelaren. Behåll färgerna som de är, eller byt dem.

## Steps with cubes

learn-floor = Börja på basen
learn-floor-text = Den första biten får stå var som helst på basen. Välj en bit och ställ ut den.
learn-join = Bygg intill de andra
learn-join-text = Nu är du gul. Din första bit måste stå på basen och dela en sidoyta med en bit som redan finns där.
learn-face = Yta mot yta
learn-face-text = Varje ny bit måste dela en sidoyta med din egen färg, bredvid eller ovanpå. Här rör den bara vid en kant. Hitta en bättre plats.
learn-hole = Inga hål
learn-hole-text = Bitar får inte sväva. Det finns ett hål under den här: ställ den där varje kub står på något.
learn-cover = Håll dig överst
learn-cover-text = Bara det som syns ovanifrån räknas. Täck en ruta av den andra färgen.

## Steps with numbered tiles

learn-tile-first = Den första brickan
learn-tile-first-text = Börja med valfri bricka. Den ger summan av sina tal, så en hög bricka är en bra början.
learn-tile-match = Matcha 2 tal
learn-tile-match-text = Lägg en bricka mot en sida. Båda talen på den sidan måste vara lika på båda brickorna.
learn-tile-hexagon = Fullborda en sexhörning
learn-tile-hexagon-text = Det ligger 5 brickor runt en punkt. Lägg den sjätte och få 50 extra poäng.
learn-tile-bridge = Bygg en bro
learn-tile-bridge-text = Lägg an en bricka med en sida så att dess spets rör vid en annan bricka. En bro ger 40 extra poäng.
learn-tile-draw = Dra när inget passar
learn-tile-draw-text = Ingen av dina brickor passar. Dra en: varje dragning kostar 5 poäng.
learn-tile-out = Din sista bricka
learn-tile-out-text = Lägg din sista bricka. Om du är först med att bli av med alla brickor får du 25 poäng plus värdet av alla andra händer.

## Tips beside the board

tip-label = Tips
tip-dismiss = Dölj det här tipset

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Det är det enda draget.
hint-reason-nothing-to-lay = Ingen av dina brickor passar.
hint-reason-swap = Den färgen har bättre ställning.
hint-reason-keep = Din färg har bättre ställning.
hint-reason-calculated = Det ger bäst resultat några drag framåt.
hint-reason-blocks = Det tar { $number ->
    [one] 1 hörn
   *[other] { $number } hörn
  } från andra.
hint-reason-opens-corners = Det öppnar { $number ->
    [one] 1 nytt hörn
   *[other] { $number } nya hörn
  }.
hint-reason-large-piece = Det använder en stor bit medan det finns utrymme.
hint-reason-contests = Det tar utrymme som andra vill ha.
hint-reason-towards-middle = Det går mot mitten.
hint-reason-covers = Det täcker { $number ->
    [one] 1 ruta
   *[other] { $number } rutor
  } för andra.
hint-reason-shows = Det visar din färg på { $number ->
    [one] 1 ruta till
   *[other] { $number } rutor till
  }.
hint-reason-shuts = Det stänger { $number ->
    [one] 1 hörn där en motståndare kunde fortsätta
   *[other] { $number } hörn där motståndare kunde fortsätta
  }: { $cells }.
hint-reason-gave-up = Det spelade draget gav upp { $number ->
    [one] 1 hörn att fortsätta från
   *[other] { $number } hörn att fortsätta från
  }: { $cells }.
hint-reason-own-reach = Det håller { $number } { $shape ->
    [triangle] trianglar
   *[square] rutor
  } inom räckhåll. Det spelade draget lämnade { $than }.
hint-reason-rival-reach = Motståndarna kan nå { $number } { $shape ->
    [triangle] trianglar
   *[square] rutor
  } efter det. Efter det spelade draget kunde de nå { $than }.
hint-reason-opens-more = Det öppnar { $number ->
    [one] 1 nytt hörn
   *[other] { $number } nya hörn
  }. Det spelade draget öppnade { $than }.
hint-reason-covers-more = Det täcker { $number ->
    [one] 1 ruta
   *[other] { $number } rutor
  } för andra. Det spelade draget täckte { $than }.
hint-reason-shows-more = Det visar sin färg på { $number ->
    [one] 1 ruta
   *[other] { $number } rutor
  }. Det spelade draget visade { $than }.
hint-reason-larger-piece = Det använder en större bit, { $number } i stället för { $than }.
hint-reason-keeps-going = Det håller dina möjligheter öppna.
hint-reason-tile = Brickan ger { $number }.
hint-reason-bridge = Det bildar en bro och ger { $number } extra poäng.
hint-reason-hexagon = Det fullbordar en sexhörning och ger { $number } extra poäng.
hint-reason-opening-triple = Att börja med 3 lika tal ger { $number } extra.
hint-reason-opening-zero = Att börja med 3 nollor ger { $number } extra.
hint-reason-out = Det är din sista bricka och ger { $number } extra poäng.
coach-pick-piece = Välj en bit. Du kan vrida och vända den.
coach-pick-tile = Välj en bricka. De bleka passar inte nu.
coach-put-piece = Lägg den på brädet. Färgtonen visar var den passar.
coach-put-tile = Lägg den på bordet. Märkena visar var den passar.
coach-place-piece = Den passar här. Tryck på ”Lägg” för att göra draget.
coach-place-tile = Den passar här. Tryck på ”Lägg” för att göra draget.
