## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Tvůj kód pro Cornerwise
mail-code-why = Někdo, doufáme, že ty, chce dostávat zprávy, když je na tahu. Pokud jsi to ty, zadej tam do hodiny tento kód:
mail-code-else = Pokud to nejsi ty, nedělej nic: žádná další zpráva nepřijde.
mail-turn-subject = Jsi na tahu
mail-turn = Jsi na tahu ve hře { $game }:
mail-turn-stop = Tyto zprávy přicházejí na tvoje přání. Vypnout je můžeš v nastavení.
