mail-code-subject = Sinu Cornerwise’i kood
mail-code-why = Keegi, loodetavasti sina, palus saata e-kirja, kui on tema kord. Kui see olid sina, sisesta 1 tunni jooksul see kood:
mail-code-else = Kui see ei olnud sina, võid selle kirja tähelepanuta jätta. Rohkem me sulle ei kirjuta.
mail-turn-subject = Sinu kord
mail-turn = Sinu kord mängus { $game }:
mail-turn-stop = Oled neid kirju soovinud. Saad need seadetes peatada.
