## The page of all lessons

learn-title = Lär dig
learn-lead = Gör några drag så kan du reglerna. Varje lektion tar två minuter.
learn-steps = { $count } steg
learn-begin = Börja
learn-again = En gång till
learn-continue = Fortsätt
learn-finished = Klar
learn-rules = Regler
learn-tips = Tips
learn-play = Spela nu
learn-all = Alla lektioner

## A lesson

learn-step = Steg { $number } av { $count }
learn-skip = Hoppa över
learn-back = Tillbaka
learn-show = Visa mig
learn-next = Nästa
learn-done = Precis så.
learn-colour = Nu spelar du { $colour }.
learn-elsewhere = Det hade varit tillåtet. Använd en av de markerade platserna i det här steget.
learn-over = Nu kan du reglerna för det här spelet.
learn-over-text = Spela ett parti mot datorn, eller slå upp detaljerna i reglerna.
learn-marked = Markerat: { $cells }
learn-loading = Ett ögonblick

## Steps on squares and triangles: a heading and what to do

learn-start-own = Börja i ditt hörn
learn-start-own-text = Din första bit täcker din startpunkt. Ta en bit och lägg den där.
learn-start-any = Börja på en startpunkt
learn-start-any-text = Din första bit täcker en startpunkt. Ta en bit och lägg den på en som är ledig.
learn-corner = Hörn, aldrig sidor
learn-corner-text = Varje ny bit rör vid en av dina egna bitar i ett hörn. Lägg din nästa bit.
learn-side = Undvik dina egna sidor
learn-side-text = Den här biten rör vid din egen färg längs en sida och får därför inte ligga här. Flytta eller vrid den tills den passar.
learn-others = Andra spelar ingen roll
learn-others-text = Du får röra vid andra färger som du vill. Lägg en bit sida vid sida med en annan färg.
learn-reach = Sök dig till öppen yta
learn-reach-text = Det är utrymme du spelar om. Nå ett av de markerade fälten med en stor bit.
learn-gap = Slink igenom
learn-gap-text = Stora bitar passar inte längre överallt. Fortsätt med en liten.
learn-last = Den sista platsen
learn-last-text = Det finns knappt något utrymme kvar. Hitta en plats för en sista bit; sedan är partiet slut och det som är kvar räknas.
learn-pairs = Två av varje
learn-pairs-text = Du har varje form två gånger, och varje bit är en poäng. Lägg samma form en gång till.
learn-turn = Vrid den
learn-turn-text = Trianglar vrids i sex steg. Vrid biten tills den passar och lägg den sedan.
learn-tip = Ett hörn får möta en sida
learn-tip-text = Med trianglar räcker det med en gemensam punkt. Lägg biten så att dess hörn möter mitten av en rak sida.
learn-strict = Strikta hörn
learn-strict-text = Vid det här bordet gäller strikta hörn: ett hörn får bara möta ett hörn. Hitta en plats för biten.

## Steps of the free start

learn-open-first = Var du vill
learn-open-first-text = Det finns inga startpunkter. Lägg en blå bit var som helst.
learn-open-second = En för den andra sidan
learn-open-second-text = Du lägger också den första orange biten, med en annan form. Gör båda lika bra: den andra spelaren får välja.
learn-choose = Vilken färg skulle du ta?
learn-choose-text = Nu är du den andra spelaren. Behåll färgerna som de är, eller byt.

## Steps with cubes

learn-floor = Börja på marken
learn-floor-text = Den första biten står var som helst på marken. Ta en bit och ställ ner den.
learn-join = Bygg intill de andra
learn-join-text = Nu är du gul. Din första bit står på marken och delar en sidoyta med en bit som redan finns där.
learn-face = Yta mot yta
learn-face-text = Varje ny bit delar en sidoyta med din egen färg, bredvid eller ovanpå. Här rör den bara vid en kant; hitta en bättre plats.
learn-hole = Inga hål
learn-hole-text = Inget får sväva. Under den här biten finns ett hål; ställ den där varje kub står på något.
learn-cover = Kom överst
learn-cover-text = Bara det som syns ovanifrån räknas. Täck en av den andra färgens rutor.

## Steps with numbered tiles

learn-tile-first = Den första brickan
learn-tile-first-text = Börja med valfri bricka. Den ger summan av sina tal, så en hög är en bra början.
learn-tile-match = Två tal stämmer
learn-tile-match-text = Lägg en bricka mot en sida. Båda talen på den sidan måste vara lika på båda brickorna.
learn-tile-hexagon = Fullborda en sexhörning
learn-tile-hexagon-text = Fem brickor ligger runt en punkt. Lägg den sjätte: den ger 50 poäng extra.
learn-tile-bridge = Bygg en bro
learn-tile-bridge-text = Lägg en bricka intill med en sida så att dess spets möter en annan bricka. En bro ger 40 poäng extra.
learn-tile-draw = Dra när inget passar
learn-tile-draw-text = Ingen av dina brickor passar. Dra en; det kostar 5 poäng.
learn-tile-out = Den sista brickan
learn-tile-out-text = Lägg din sista bricka. Den som blir av med alla får 25 poäng och värdet av alla andra händer.

## Tips beside the board

tip-label = Tips
tip-dismiss = Dölj det här tipset

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Det är det enda draget.
hint-reason-nothing-to-lay = Ingen av dina brickor passar.
hint-reason-swap = Den färgen ligger bättre.
hint-reason-keep = Din färg ligger bättre.
hint-reason-calculated = Det står sig bäst när man spelar vidare.
hint-reason-blocks = Det tar { $number ->
    [one] ett hörn
   *[other] { $number } hörn
  } från andra.
hint-reason-opens-corners = Det öppnar { $number ->
    [one] ett nytt hörn
   *[other] { $number } nya hörn
  }.
hint-reason-large-piece = Det använder en stor bit medan det finns utrymme.
hint-reason-contests = Det går dit andra vill.
hint-reason-towards-middle = Det leder mot mitten.
hint-reason-covers = Det täcker { $number ->
    [one] en av de andras rutor
   *[other] { $number } av de andras rutor
  }.
hint-reason-shows = Det visar din färg på { $number ->
    [one] en ruta till
   *[other] { $number } rutor till
  }.
hint-reason-keeps-going = Det lämnar vägar öppna för dig.
hint-reason-tile = Brickan är värd { $number }.
hint-reason-bridge = Det bildar en bro för { $number } poäng.
hint-reason-hexagon = Det fullbordar en sexhörning för { $number } poäng.
hint-reason-opening-triple = Tre lika tal ger { $number } extra.
hint-reason-opening-zero = Tre nollor ger { $number } extra.
hint-reason-out = Det är din sista bricka, för { $number } poäng.
