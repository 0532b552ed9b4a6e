## Without a connection

offline-title = Bez spojenia
offline-text = Vidíš posledný známy stav. Vzory môžeš skladať aj bez spojenia.
offline-match = Nič sa nestratilo. Hra bude odtiaľto pokračovať, len čo sa spojenie obnoví.
offline-unseen = Táto hra tu ešte nebola otvorená. Ukáže sa, len čo sa spojenie obnoví.
offline-meanwhile = Zlož si zatiaľ obrázok
