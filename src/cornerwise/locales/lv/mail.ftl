mail-code-subject = Jūsu Cornerwise kods
mail-code-why = Kāds, cerams, jūs, lūdza sūtīt e-pastu, kad pienāk viņa gājiens. Ja tas bijāt jūs, 1 stundas laikā ievadiet šo kodu:
mail-code-else = Ja tas nebijāt jūs, varat šo e-pastu neņemt vērā. Vairāk mēs jums nerakstīsim.
mail-turn-subject = Jūsu gājiens
mail-turn = Jūsu gājiens partijā { $game }:
mail-turn-stop = Jūs lūdzāt šos e-pastus. No tiem var atteikties iestatījumos.
