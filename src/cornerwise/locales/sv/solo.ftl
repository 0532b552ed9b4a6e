## The games for one

solo-title = Solospel
solo-lead = Spel för en: lägg alla fyra färgerna tills ingen bit är kvar. Du kan sluta och fortsätta när du vill.
solo-about-classic-solo = 84 bitar på 20 × 20 rutor. Varje färg får bara röra vid sig själv i hörn. Kan du lägga ut alla?
solo-about-trigon-solo = 88 bitar på en sexhörning av trianglar. Varje färg får bara röra vid sig själv i hörn. Kan du lägga ut alla?
solo-begin = Börja
solo-continue = Fortsätt
solo-look = Visa
solo-best = Ditt bästa: { $best }
solo-progress = Framsteg
solo-placed = { $placed } av { $total } bitar
solo-of = { $placed } av { $total }
solo-left = { $left } kvar
solo-prospect-yes = Det går fortfarande att lösa
solo-prospect-no = Det går inte att lösa längre
solo-prospect-unknown = Vi vet inte än om det går att lösa
solo-searching = Söker en lösning…
solo-complete = Alla { $total } bitar är utlagda
solo-complete-text = Du har löst pusslet.
solo-stuck = Ingen bit passar längre
solo-stuck-text = Ångra några drag, eller börja om.
solo-undo = Ångra
solo-hint = Visa ett förslag
solo-hint-way = Det här draget är en del av en lösning.
solo-restart = Börja om
solo-restart-sure = Ta bort alla bitar och börja om?
solo-again = Börja om

## Designs

design-lead = Skapa bilder med vilka bitar och färger du vill. Det finns inga regler. Spara dina motiv och dela dem.
design-mine = Dina motiv
design-new = Nytt motiv
design-untitled = Utan namn
design-name = Namn
design-board-classic = 20 × 20 rutor, 21 bitar
design-board-duo = 14 × 14 rutor, 21 bitar
design-board-polyomino-8 = 8 × 8 rutor, 9 bitar
design-board-polyomino-12 = 12 × 12 rutor, 9 bitar
design-board-polyomino-hexa = 20 × 20 rutor, 56 bitar
design-board-trigon = Stor sexhörning, 22 bitar
design-board-trigon-3 = Liten sexhörning, 22 bitar
design-pieces = { $count ->
    [0] Inga bitar än
    [one] 1 bit
   *[other] { $count } bitar
  }
design-colour = Färg
design-first = Välj en färg och en bit.
design-put = Lägg den på brädet.
design-how = Välj en bit ovanför, så ofta du vill. Markera en på brädet för att flytta, vrida, färga om eller ta bort den.
design-lifted = Flytta den, välj en annan färg eller ta bort den.
design-taken = Här ligger redan en annan bit
design-remove = Ta bort den här biten
design-clear = Töm brädet
design-forget = Ta bort det här motivet
design-forget-sure = Ta bort det permanent?
design-keep = Behåll det
design-share = Dela
design-link = Länk
design-link-about = Länken innehåller hela motivet. Den som öppnar den kan fortsätta med en kopia.
design-copy = Kopiera länk
design-send = Skicka
design-files-about = Eller ladda ner en fil:
design-file-png = Bild (PNG)
design-file-svg = Teckning (SVG)
design-file-json = Data (JSON)
design-damaged = Motivet kan inte öppnas
design-damaged-text = Länken kan vara ofullständig, eller så har motivet tagits bort i den här webbläsaren.
