mail-code-subject = Sinu Cornerwise’i kood
mail-code-why = Keegi, loodame, et sina, soovib saada kirja, kui on tema kord. Kui see olid sina, sisesta seal tunni aja jooksul see kood:
mail-code-else = Kui see ei olnud sina, ära tee midagi: rohkem kirju ei tule.
mail-turn-subject = Sinu kord
mail-turn = Sinu kord mängus { $game }:
mail-turn-stop = Oled neid kirju palunud. Seadetes saad need peatada.
