## Without a connection

offline-title = Ingen anslutning
offline-text = Du ser det senast kända läget. Mönster kan du lägga även utan anslutning.
offline-match = Inget är förlorat. Partiet fortsätter härifrån så snart du är ansluten igen.
offline-unseen = Det här partiet har inte öppnats här förut. Det visas så snart du är ansluten igen.
offline-meanwhile = Lägg en bild så länge
