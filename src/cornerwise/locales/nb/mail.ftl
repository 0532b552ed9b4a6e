## E-post fra serveren

mail-code-subject = Koden din for Cornerwise
mail-code-why = Noen, forhåpentlig du, har bedt om e-post når turen kommer. Hvis det var deg, skriver du inn denne koden der innen en time:
mail-code-else = Hvis det ikke var deg, trenger du ikke å gjøre noe: Det kommer ingen flere e-poster.
mail-turn-subject = Det er din tur
mail-turn = Det er din tur i et parti { $game }:
mail-turn-stop = Du har bedt om disse e-postene. Du kan stoppe dem i innstillingene.
