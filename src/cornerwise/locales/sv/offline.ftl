## Without a connection

offline-title = Ingen anslutning
offline-text = Du ser det senast kända läget. Partier mot datorn, pussel, lektioner och regler fungerar utan anslutning.
offline-match = Inget är förlorat. Partiet fortsätter härifrån så snart du är ansluten igen.
offline-unseen = Det här partiet har inte öppnats här förut. Det visas så snart du är ansluten igen.
offline-meanwhile = Lägg en bild så länge
offline-no-server = Det här kräver en server
offline-no-server-text = Spel med folk på annat håll, konton och ratingtal kräver en server, och här finns ingen. Allt annat fungerar.
offline-keep-title = Utan anslutning
offline-kept = Partier mot datorn, pussel, lektioner och regler fungerar här utan anslutning.
offline-room = De tar { $megabytes } MB.
offline-keeping = Hämtar det som behövs: { $percent } %
offline-unkept = Allt som behövs finns ännu inte på den här enheten.
offline-keep = Hämta allt
open-title = Öppna ett parti
open-text = En notation ur en fil, eller en som en annan app har delat.
shortcut-new = Nytt parti
error-client-no-server = Det här kräver en server, och här finns ingen.
