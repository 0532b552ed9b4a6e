## The games for one

solo-title = Pussel
solo-lead = Spel för en: lägg alla fyra färgerna och lämna ingen bit över. Där du slutar kan du fortsätta.
solo-about-classic-solo = 84 bitar på 20 gånger 20 rutor. Varje färg möter sig själv bara i hörn, och till slut är inget kvar.
solo-about-trigon-solo = 88 bitar på en sexhörning av trianglar. Varje färg möter sig själv bara i hörn, och till slut är inget kvar.
solo-begin = Börja
solo-continue = Fortsätt
solo-look = Titta
solo-best = Ditt bästa: { $best }
solo-progress = Så långt
solo-placed = { $placed } av { $total } bitar
solo-of = { $placed } av { $total }
solo-left = { $left } kvar
solo-prospect-yes = Det kan fortfarande gå ut
solo-prospect-no = Det kan inte gå ut längre
solo-prospect-unknown = Om det kan gå ut är inte känt än
solo-searching = Söker en väg till slutet
solo-complete = Alla { $total } bitar är utlagda
solo-complete-text = Inget är kvar. Pusslet är löst.
solo-stuck = Ingen bit passar längre
solo-stuck-text = Ta tillbaka några drag, eller börja om.
solo-undo = Ångra
solo-hint = Förslag
solo-hint-way = Det här draget hör till en väg till slutet.
solo-restart = Börja om
solo-restart-sure = Ta bort alla bitar från brädet?
solo-again = Börja om

## Designs

design-lead = Lägg bilder med vilka bitar och färger du vill, utan regler. Spara dem och dela dem.
design-mine = Dina mönster
design-new = Ett nytt
design-untitled = Utan namn
design-name = Namn
design-board-classic = 20 gånger 20 rutor, 21 bitar
design-board-duo = 14 gånger 14 rutor, 21 bitar
design-board-polyomino-8 = 8 gånger 8 rutor, 9 bitar
design-board-polyomino-12 = 12 gånger 12 rutor, 9 bitar
design-board-polyomino-hexa = 20 gånger 20 rutor, 56 bitar
design-board-trigon = Den stora sexhörningen, 22 bitar
design-board-trigon-3 = Den lilla sexhörningen, 22 bitar
design-pieces = { $count ->
    [0] Inget lagt än
    [one] 1 bit
   *[other] { $count } bitar
  }
design-colour = Färg
design-first = Välj en färg och ta en bit.
design-put = Lägg den på brädet.
design-how = Ta en bit ovanför, så ofta du vill. Ta tag i en på brädet för att flytta, vrida, färga om eller ta bort den.
design-lifted = Flytta den, välj en annan färg eller ta bort den.
design-taken = Där ligger en annan bit
design-remove = Ta bort den här biten
design-clear = Töm brädet
design-forget = Radera mönstret
design-forget-sure = Radera det för gott?
design-keep = Behåll det
design-share = Dela
design-link = Länk
design-link-about = Länken innehåller hela mönstret. Den som öppnar den kan fortsätta med en kopia.
design-copy = Kopiera länken
design-send = Skicka
design-files-about = Eller som fil:
design-file-png = Bild (PNG)
design-file-svg = Teckning (SVG)
design-file-json = Data (JSON)
design-damaged = Mönstret kan inte öppnas
design-damaged-text = Länken kan vara avklippt, eller så har mönstret raderats i den här webbläsaren.
