## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Tvoj kód pre Cornerwise
mail-code-why = Niekto, dúfame, že ty, požiadal o e-mail vždy, keď je na ťahu. Ak si to ty, zadaj do 1 hodiny tento kód:
mail-code-else = Ak to nie si ty, tento e-mail si nevšímaj. Ďalšie ti posielať nebudeme.
mail-turn-subject = Si na ťahu
mail-turn = Si na ťahu v hre { $game }:
mail-turn-stop = O tieto e-maily sme dostali žiadosť od teba. Vypnúť ich môžeš v nastaveniach.
