## Fără conexiune

offline-title = Fără conexiune
offline-text = Vezi ce se știa ultima dată. Partidele împotriva calculatorului, provocările, lecțiile și regulile funcționează fără conexiune.
offline-match = Nimic nu s-a pierdut. Partida continuă de aici imediat ce revii.
offline-unseen = Această partidă nu a mai fost deschisă aici. Apare imediat ce revii.
offline-meanwhile = Compune o imagine între timp
offline-no-server = Este nevoie de un server
offline-no-server-text = Jocul cu oameni din altă parte, conturile și clasamentele au nevoie de un server, iar aici nu este niciunul. Tot restul funcționează.
offline-keep-title = Fără o conexiune
offline-kept = Partidele împotriva calculatorului, provocările, lecțiile și regulile funcționează aici fără conexiune.
offline-room = Ocupă { $megabytes } MB.
offline-keeping = Se descarcă ce este necesar: { $percent } %
offline-unkept = Încă nu este pe acest dispozitiv tot ce trebuie.
offline-keep = Descarcă tot
open-title = Deschide o partidă
open-text = O notare dintr-un fișier sau una trimisă de altă aplicație.
shortcut-new = Partidă nouă
error-client-no-server = Este nevoie de un server, iar aici nu este niciunul.
