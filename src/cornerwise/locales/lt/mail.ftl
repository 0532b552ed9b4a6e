mail-code-subject = Jūsų „Cornerwise“ kodas
mail-code-why = Kažkas, tikimės, kad jūs, nori gauti laišką, kai ateina eilė eiti. Jei tai jūs, per valandą ten įveskite šį kodą:
mail-code-else = Jei tai ne jūs, nieko nedarykite: daugiau laiškų nebus.
mail-turn-subject = Jūsų ėjimas
mail-turn = Jūsų ėjimas partijoje ({ $game }):
mail-turn-stop = Šių laiškų prašėte patys. Jų galite atsisakyti nustatymuose.
