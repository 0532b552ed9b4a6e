## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Tvoj kód pre Cornerwise
mail-code-why = Niekto, dúfame, že ty, chce dostávať správy, keď je na ťahu. Ak si to ty, zadaj tam do hodiny tento kód:
mail-code-else = Ak to nie si ty, nerob nič: žiadna ďalšia správa nepríde.
mail-turn-subject = Si na ťahu
mail-turn = Si na ťahu v hre { $game }:
mail-turn-stop = Tieto správy prichádzajú na tvoje želanie. Vypnúť ich môžeš v nastaveniach.
