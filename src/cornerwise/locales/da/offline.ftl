## Without a connection

offline-title = Ingen forbindelse
offline-text = Du ser det, der sidst var kendt. Mønstre kan du også lægge uden forbindelse.
offline-match = Intet er gået tabt. Partiet fortsætter herfra, så snart du har forbindelse igen.
offline-unseen = Dette parti har ikke været åbnet her før. Det vises, så snart du har forbindelse igen.
offline-meanwhile = Læg et billede imens
