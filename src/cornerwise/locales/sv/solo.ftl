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
