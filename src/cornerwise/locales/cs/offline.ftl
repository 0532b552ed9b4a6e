## Without a connection

offline-title = Bez spojení
offline-text = Vidíš poslední známý stav. Vzory můžeš skládat i bez spojení.
offline-match = Nic se neztratilo. Hra odtud bude pokračovat, jakmile se spojení obnoví.
offline-unseen = Tato hra tu ještě nebyla otevřená. Ukáže se, jakmile se spojení obnoví.
offline-meanwhile = Slož si zatím obrázek
