## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Din Cornerwise-kod
mail-code-why = Någon, förhoppningsvis du, har bett om ett mejl när det är dags för nästa drag. Om det var du, ange den här koden inom 1 timme:
mail-code-else = Om det inte var du kan du strunta i det här mejlet. Vi skickar inga fler.
mail-turn-subject = Det är din tur
mail-turn = Det är din tur i ett parti { $game }:
mail-turn-stop = Du har bett om de här mejlen. Du kan stänga av dem i inställningarna.
