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
