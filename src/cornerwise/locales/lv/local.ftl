## Games that run in the browser

menu-online = Turpināt tiešsaistē
games-here = Šajā pārlūkā
games-import = Pievienot partijas no faila
games-delete = Dzēst
games-keep = Paturēt
local-no-undo = Jums nav gājiena, ko varētu atsaukt.
local-declined = Dators spēlē tālāk.
local-not-now = Pašlaik tas nav iespējams.
local-unable = Šis pārlūks pats nevar palaist spēli.
menu-save-online = Saglabāt tiešsaistē
alone-from-here = Turpināt vienam no šejienes
alone-about = Ar šo pozīciju sākas jauna spēle pret datoru. Tā paliek šajā pārlūkā, un spēle, no kuras tā nāk, paliek kā bija.
alone-seat = Tu spēlē
online-differs = Šī spēle jau ir tiešsaistē un tur turpinājās citādi. Abas tiek saglabātas; otra ir starp tavām spēlēm.
games-known = Spēles, kas jau bija šeit: { $count }
