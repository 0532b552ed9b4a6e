## Without a connection

offline-title = Bez spojenia
offline-text = Vidíš posledný známy stav. Hry proti počítaču, hlavolamy, lekcie a pravidlá fungujú bez spojenia.
offline-match = Nič sa nestratilo. Hra bude odtiaľto pokračovať, len čo sa spojenie obnoví.
offline-unseen = Táto hra tu ešte nebola otvorená. Ukáže sa, len čo sa spojenie obnoví.
offline-meanwhile = Zlož si zatiaľ obrázok
offline-no-server = Toto potrebuje server
offline-no-server-text = Hra s ľuďmi inde, účty a hodnotenia potrebujú server, a ten tu nie je. Všetko ostatné funguje.
offline-keep-title = Bez spojenia
offline-kept = Hry proti počítaču, hlavolamy, lekcie a pravidlá tu fungujú bez spojenia.
offline-room = Zaberajú { $megabytes } MB.
offline-keeping = Sťahuje sa, čo treba: { $percent } %
offline-unkept = V tomto zariadení ešte nie je všetko potrebné.
offline-keep = Stiahnuť všetko
open-title = Otvoriť hru
open-text = Záznam zo súboru, alebo zdieľaný inou aplikáciou.
shortcut-new = Nová hra
error-client-no-server = Toto potrebuje server, a ten tu nie je.
