## Without a connection

offline-title = Si offline
offline-text = Toto je posledná verzia, ktorú máme. Hry proti počítaču, hlavolamy, lekcie a pravidlá fungujú aj offline.
offline-match = Tvoja hra je v bezpečí. Bude pokračovať, len čo sa spojenie obnoví.
offline-unseen = Táto hra na tomto zariadení ešte nebola otvorená. Ukáže sa, len čo sa spojenie obnoví.
offline-meanwhile = Zložiť si zatiaľ mozaiku
offline-no-server = Toto potrebuje server
offline-no-server-text = Online hry, účty a hodnotenia potrebujú server a táto stránka beží bez neho. Všetko ostatné funguje.
offline-keep-title = Hrať offline
offline-kept = Hry proti počítaču, hlavolamy, lekcie a pravidlá tu fungujú bez spojenia.
offline-room = Zabraté miesto: { $megabytes } MB.
offline-keeping = Sťahuje sa: { $percent } %
offline-unkept = Na tomto zariadení ešte nie je stiahnuté všetko.
offline-keep = Stiahnuť všetko
open-title = Otvoriť hru
open-text = Otvor hru zo súboru alebo hru zdieľanú z inej aplikácie.
shortcut-new = Nová hra
error-client-no-server = Toto potrebuje server a táto stránka beží bez neho.
