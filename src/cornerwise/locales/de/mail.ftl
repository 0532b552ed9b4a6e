## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Dein Code für Cornerwise
mail-code-why = Jemand, hoffentlich du, möchte Mails bekommen, sobald ein Zug ansteht. Wenn du das warst, gib diesen Code innerhalb einer Stunde dort ein:
mail-code-else = Wenn du es nicht warst, tu nichts: Es kommt keine weitere Mail.
mail-turn-subject = Du bist am Zug
mail-turn = Du bist am Zug in einer Partie { $game }:
mail-turn-stop = Du hast um diese Mails gebeten. In den Einstellungen kannst du sie abbestellen.
