## Without a connection

offline-title = Du er offline
offline-text = Dette er den nyeste version, vi har. Partier mod computeren, opgaver, lektioner og regler virker offline.
offline-match = Dit parti er i god behold. Det fortsætter, så snart du er online igen.
offline-unseen = Du har ikke åbnet dette parti på denne enhed endnu. Det vises, så snart du er online igen.
offline-meanwhile = Lav et motiv imens
offline-no-server = Det kræver en server
offline-no-server-text = Onlinepartier, konti og ratings kræver en server, og dette websted kører uden. Alt andet virker.
offline-keep-title = Spil offline
offline-kept = Partier mod computeren, opgaver, lektioner og regler virker her uden forbindelse.
offline-room = Plads brugt: { $megabytes } MB.
offline-keeping = Henter: { $percent } %
offline-unkept = Ikke alt er hentet til denne enhed endnu.
offline-keep = Hent alt
open-title = Åbn et parti
open-text = Åbn et parti fra en fil, eller et, som en anden app har delt.
shortcut-new = Nyt parti
error-client-no-server = Det kræver en server, og dette websted kører uden.
