## Without a connection

offline-title = Bez spojení
offline-text = Vidíš poslední známý stav. Hry proti počítači, hlavolamy, lekce a pravidla fungují bez spojení.
offline-match = Nic se neztratilo. Hra odtud bude pokračovat, jakmile se spojení obnoví.
offline-unseen = Tato hra tu ještě nebyla otevřená. Ukáže se, jakmile se spojení obnoví.
offline-meanwhile = Slož si zatím obrázek
offline-no-server = To potřebuje server
offline-no-server-text = Hra s lidmi jinde, účty a hodnocení potřebují server, a ten tu není. Všechno ostatní funguje.
offline-keep-title = Bez spojení
offline-kept = Hry proti počítači, hlavolamy, lekce a pravidla tu fungují bez spojení.
offline-room = Zabírají { $megabytes } MB.
offline-keeping = Stahuje se, co je potřeba: { $percent } %
offline-unkept = V tomto zařízení ještě není všechno potřebné.
offline-keep = Stáhnout vše
open-title = Otevřít hru
open-text = Záznam ze souboru, nebo sdílený jinou aplikací.
shortcut-new = Nová hra
error-client-no-server = To potřebuje server, a ten tu není.
