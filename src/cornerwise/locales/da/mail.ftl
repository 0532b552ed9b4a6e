## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Din kode til Cornerwise
mail-code-why = Nogen, forhåbentlig dig, vil gerne have mail, når det er tid til næste træk. Hvis det var dig, så skriv koden der inden for en time:
mail-code-else = Hvis det ikke var dig, skal du ikke gøre noget: Der kommer ikke flere mails.
mail-turn-subject = Det er din tur
mail-turn = Det er din tur i et parti { $game }:
mail-turn-stop = Du har bedt om disse mails. Du kan stoppe dem i indstillingerne.
