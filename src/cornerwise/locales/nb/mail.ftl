## E-post fra serveren

mail-code-subject = Koden din for Cornerwise
mail-code-why = Noen, forhåpentlig du, har bedt om e-post når det er vedkommendes tur. Hvis det var deg, skriver du inn denne koden innen 1 time:
mail-code-else = Hvis det ikke var deg, kan du se bort fra denne e-posten. Vi sender deg ikke flere.
mail-turn-subject = Det er din tur
mail-turn = Det er din tur i et parti { $game }:
mail-turn-stop = Du har bedt om disse e-postene. Du kan slå dem av i innstillingene.
