## Uten forbindelse

offline-title = Ingen forbindelse
offline-text = Du ser det som sist var kjent. Partier mot datamaskinen, nøtter, leksjoner og regler virker uten forbindelse.
offline-match = Ingenting er tapt. Partiet går videre herfra så snart du er tilbake.
offline-unseen = Dette partiet er ikke åpnet her før. Det vises så snart du er tilbake.
offline-meanwhile = Legg et bilde imens
offline-no-server = Dette trenger en tjener
offline-no-server-text = Spill med folk andre steder, kontoer og ratinger trenger en tjener, og her er det ingen. Alt annet virker.
offline-keep-title = Uten forbindelse
offline-kept = Partier mot datamaskinen, nøtter, leksjoner og regler virker her uten forbindelse.
offline-room = De tar { $megabytes } MB.
offline-keeping = Henter det som trengs: { $percent } %
offline-unkept = Ikke alt som trengs er på denne enheten ennå.
offline-keep = Hent alt
open-title = Åpne et parti
open-text = En opptegnelse fra en fil, eller en som en annen app har delt.
shortcut-new = Nytt parti
error-client-no-server = Dette trenger en tjener, og her er det ingen.
