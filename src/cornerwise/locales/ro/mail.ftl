## Mesajele serverului

mail-code-subject = Codul tău pentru Cornerwise
mail-code-why = Cineva, sperăm că tu, a cerut să primească un e-mail când îi vine rândul. Dacă ai fost tu, introdu acest cod în decurs de 1 oră:
mail-code-else = Dacă nu ai fost tu, poți ignora acest e-mail. Nu îți vom mai trimite altele.
mail-turn-subject = Este rândul tău
mail-turn = Este rândul tău într-o partidă de { $game }:
mail-turn-stop = Ai cerut aceste e-mailuri. Le poți opri din setări.
