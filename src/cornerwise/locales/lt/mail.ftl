mail-code-subject = Jūsų „Cornerwise“ kodas
mail-code-why = Kažkas, tikimės, kad jūs, paprašė siųsti laišką, kai ateina jo ėjimas. Jei tai jūs, per 1 valandą įveskite šį kodą:
mail-code-else = Jei tai ne jūs, šio laiško galite nepaisyti. Daugiau jums nerašysime.
mail-turn-subject = Jūsų ėjimas
mail-turn = Jūsų ėjimas partijoje ({ $game }):
mail-turn-stop = Šių laiškų prašėte patys. Jų galite atsisakyti nustatymuose.
