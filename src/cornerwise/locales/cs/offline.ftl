## Without a connection

offline-title = Jsi offline
offline-text = Toto je poslední verze, kterou máme. Hry proti počítači, hlavolamy, lekce a pravidla fungují i offline.
offline-match = Tvoje hra je v bezpečí. Bude pokračovat, jakmile budeš zase online.
offline-unseen = Tato hra na tomto zařízení ještě nebyla otevřená. Objeví se, jakmile budeš zase online.
offline-meanwhile = Vytvoř si zatím mozaiku
offline-no-server = To potřebuje server
offline-no-server-text = Online hry, účty a hodnocení potřebují server a tato stránka běží bez něj. Všechno ostatní funguje.
offline-keep-title = Hrát offline
offline-kept = Hry proti počítači, hlavolamy, lekce a pravidla tu fungují bez spojení.
offline-room = Využité místo: { $megabytes } MB.
offline-keeping = Stahování: { $percent } %
offline-unkept = Na toto zařízení ještě není staženo všechno.
offline-keep = Stáhnout vše
open-title = Otevřít hru
open-text = Otevři hru ze souboru, nebo sdílenou jinou aplikací.
shortcut-new = Nová hra
error-client-no-server = To potřebuje server a tato stránka běží bez něj.
