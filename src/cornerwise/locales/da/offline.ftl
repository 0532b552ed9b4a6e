## Without a connection

offline-title = Ingen forbindelse
offline-text = Du ser det, der sidst var kendt. Partier mod computeren, opgaver, lektioner og regler virker uden forbindelse.
offline-match = Intet er gået tabt. Partiet fortsætter herfra, så snart du har forbindelse igen.
offline-unseen = Dette parti har ikke været åbnet her før. Det vises, så snart du har forbindelse igen.
offline-meanwhile = Læg et billede imens
offline-no-server = Det kræver en server
offline-no-server-text = At spille med folk andre steder, konti og ratings kræver en server, og her er ingen. Alt andet virker.
offline-keep-title = Uden forbindelse
offline-kept = Partier mod computeren, opgaver, lektioner og regler virker her uden forbindelse.
offline-room = De fylder { $megabytes } MB.
offline-keeping = Henter det nødvendige: { $percent } %
offline-unkept = Ikke alt det nødvendige er på denne enhed endnu.
offline-keep = Hent alt
open-title = Åbn et parti
open-text = En optegnelse fra en fil, eller en som en anden app har delt.
shortcut-new = Nyt parti
error-client-no-server = Det kræver en server, og her er ingen.
