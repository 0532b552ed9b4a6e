## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Din Cornerwise-kode
mail-code-why = Nogen, forhåbentlig dig, har bedt om en mail, når det er tid til næste træk. Hvis det var dig, så indtast denne kode inden for 1 time:
mail-code-else = Hvis det ikke var dig, kan du se bort fra denne mail. Vi sender ikke flere.
mail-turn-subject = Det er din tur
mail-turn = Det er din tur i et parti { $game }:
mail-turn-stop = Du har bedt om disse mails. Du kan slå dem fra i indstillingerne.
