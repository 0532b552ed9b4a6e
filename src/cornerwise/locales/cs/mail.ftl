## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Tvůj kód pro Cornerwise
mail-code-why = Někdo, doufáme, že ty, chce dostávat e-mail, když je na tahu. Pokud jsi to ty, zadej do 1 hodiny tento kód:
mail-code-else = Pokud to nejsi ty, tento e-mail ignoruj. Žádný další nepošleme.
mail-turn-subject = Jsi na tahu
mail-turn = Jsi na tahu ve hře { $game }:
mail-turn-stop = Tyto e-maily přicházejí na tvoje přání. Vypnout je můžeš v nastavení.
