## Without a connection

offline-title = Je bent offline
offline-text = Dit is de nieuwste versie die we hebben. Partijen tegen de computer, puzzels, lessen en regels werken offline.
offline-match = Je partij is veilig. Ze gaat verder zodra je weer online bent.
offline-unseen = Je hebt deze partij nog niet op dit apparaat geopend. Ze verschijnt zodra je weer online bent.
offline-meanwhile = Intussen een ontwerp maken
offline-no-server = Hiervoor is een server nodig
offline-no-server-text = Online partijen, accounts en ratings hebben een server nodig, en deze site werkt zonder. Al het andere werkt.
offline-keep-title = Offline spelen
offline-kept = Partijen tegen de computer, puzzels, lessen en regels werken hier zonder verbinding.
offline-room = Gebruikte ruimte: { $megabytes } MB.
offline-keeping = Downloaden: { $percent }%
offline-unkept = Nog niet alles is op dit apparaat gedownload.
offline-keep = Alles downloaden
open-title = Een partij openen
open-text = Open een partij uit een bestand, of een die een andere app heeft gedeeld.
shortcut-new = Nieuwe partij
error-client-no-server = Hiervoor is een server nodig, en deze site werkt zonder.
