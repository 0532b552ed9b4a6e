## Mesajele serverului

mail-code-subject = Codul tău pentru Cornerwise
mail-code-why = Cineva, sperăm că tu, vrea să primească e-mailuri când îi vine rândul. Dacă ai fost tu, scrie acolo acest cod în decurs de o oră:
mail-code-else = Dacă nu ai fost tu, nu face nimic: nu va mai veni alt e-mail.
mail-turn-subject = Este rândul tău
mail-turn = Este rândul tău într-o partidă de { $game }:
mail-turn-stop = Ai cerut aceste e-mailuri. Le poți opri din setări.
