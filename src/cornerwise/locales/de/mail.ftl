## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Dein Code für Cornerwise
mail-code-why = Jemand, hoffentlich du, möchte eine E-Mail bekommen, sobald der eigene Zug ansteht. Wenn du das warst, gib diesen Code innerhalb von 1 Stunde ein:
mail-code-else = Wenn du es nicht warst, kannst du diese E-Mail ignorieren. Wir schicken dir keine weiteren.
mail-turn-subject = Du bist dran
mail-turn = Du bist dran in einer Partie { $game }:
mail-turn-stop = Du hast um diese E-Mails gebeten. In den Einstellungen kannst du sie abbestellen.
