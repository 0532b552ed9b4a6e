## Fără conexiune

offline-title = Ești offline
offline-text = Aceasta este ultima versiune pe care o avem. Partidele împotriva calculatorului, puzzle-urile, lecțiile și regulile funcționează și offline.
offline-match = Partida ta este în siguranță. Continuă imediat ce ești din nou online.
offline-unseen = Încă nu ai deschis această partidă pe acest dispozitiv. Va apărea imediat ce ești din nou online.
offline-meanwhile = Fă un desen între timp
offline-no-server = Este nevoie de un server
offline-no-server-text = Partidele online, conturile și ratingurile au nevoie de un server, iar acest site funcționează fără. Tot restul merge.
offline-keep-title = Joacă offline
offline-kept = Partidele împotriva calculatorului, puzzle-urile, lecțiile și regulile funcționează aici fără conexiune.
offline-room = Spațiu folosit: { $megabytes } MB.
offline-keeping = Se descarcă: { $percent } %
offline-unkept = Încă nu s-a descărcat totul pe acest dispozitiv.
offline-keep = Descarcă tot
open-title = Deschide o partidă
open-text = Deschide o partidă dintr-un fișier sau una trimisă din altă aplicație.
shortcut-new = Partidă nouă
error-client-no-server = Este nevoie de un server, iar acest site funcționează fără.
