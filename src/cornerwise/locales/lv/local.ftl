## Games that run in the browser

menu-online = Turpināt tiešsaistē
games-here = Šajā ierīcē
games-import = Pievienot partijas no faila
games-delete = Dzēst
games-keep = Paturēt
local-no-undo = Jums nav gājiena, ko varētu atsaukt.
local-declined = Dators vēlas spēlēt tālāk.
local-not-now = Pašlaik to nevar izdarīt.
local-unable = Šis pārlūks pats nevar palaist spēli. Izmēģiniet jaunāku pārlūku.
menu-save-online = Saglabāt tiešsaistē
alone-from-here = Turpināt vienatnē
alone-about = Sāk jaunu partiju ar datoru no šī stāvokļa. To saglabā šajā ierīcē, un sākotnējā partija paliek nemainīta.
alone-seat = Jūs spēlējat
online-differs = Šī partija jau ir tiešsaistē un tur turpinājusies citādi. Abas tiek paturētas: otru atradīsiet starp savām partijām.
games-known = Partijas, kas jums te jau ir: { $count }
