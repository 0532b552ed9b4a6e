## Uten forbindelse

offline-title = Ingen forbindelse
offline-text = Du ser det som sist var kjent. Mønstre kan legges uten forbindelse.
offline-match = Ingenting er tapt. Partiet går videre herfra så snart du er tilbake.
offline-unseen = Dette partiet er ikke åpnet her før. Det vises så snart du er tilbake.
offline-meanwhile = Legg et bilde imens
