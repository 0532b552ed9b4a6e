## Without a connection

offline-title = Geen verbinding
offline-text = Je ziet wat het laatst bekend was. Patronen kun je ook zonder verbinding leggen.
offline-match = Er is niets verloren. De partij gaat vanaf hier verder zodra je weer verbonden bent.
offline-unseen = Deze partij is hier nog niet eerder geopend. Je ziet de partij zodra je weer verbonden bent.
offline-meanwhile = Intussen een figuur leggen
