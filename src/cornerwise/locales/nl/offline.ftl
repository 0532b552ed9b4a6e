## Without a connection

offline-title = Geen verbinding
offline-text = Je ziet wat het laatst bekend was. Partijen tegen de computer, puzzels, lessen en regels werken zonder verbinding.
offline-match = Er is niets verloren. De partij gaat vanaf hier verder zodra je weer verbonden bent.
offline-unseen = Deze partij is hier nog niet eerder geopend. Je ziet de partij zodra je weer verbonden bent.
offline-meanwhile = Intussen een figuur leggen
offline-no-server = Hiervoor is een server nodig
offline-no-server-text = Spelen met mensen elders, accounts en ratings hebben een server nodig, en die is er hier niet. Al het andere werkt.
offline-keep-title = Zonder verbinding
offline-kept = Partijen tegen de computer, puzzels, lessen en regels werken hier zonder verbinding.
offline-room = Ze nemen { $megabytes } MB in.
offline-keeping = Het nodige wordt opgehaald: { $percent } %
offline-unkept = Nog niet alles wat nodig is staat op dit apparaat.
offline-keep = Alles ophalen
open-title = Een partij openen
open-text = Een notatie uit een bestand, of een die een andere app heeft gedeeld.
shortcut-new = Nieuwe partij
error-client-no-server = Hiervoor is een server nodig, en die is er hier niet.
