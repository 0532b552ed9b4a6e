mail-code-subject = Jūsu Cornerwise kods
mail-code-why = Kāds, cerams, jūs, vēlas saņemt vēstuli, kad pienāk viņa gājiens. Ja tas bijāt jūs, stundas laikā ievadiet tur šo kodu:
mail-code-else = Ja tas nebijāt jūs, nedariet neko: citu vēstuļu nebūs.
mail-turn-subject = Jūsu gājiens
mail-turn = Jūsu gājiens partijā { $game }:
mail-turn-stop = Jūs lūdzāt šīs vēstules. No tām var atteikties iestatījumos.
