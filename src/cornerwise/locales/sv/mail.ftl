## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Din kod för Cornerwise
mail-code-why = Någon, förhoppningsvis du, vill få mejl när det är dags för nästa drag. Om det var du, skriv in koden där inom en timme:
mail-code-else = Om det inte var du behöver du inte göra något: det kommer inga fler mejl.
mail-turn-subject = Det är din tur
mail-turn = Det är din tur i ett parti { $game }:
mail-turn-stop = Du har bett om de här mejlen. Du kan stoppa dem i inställningarna.
