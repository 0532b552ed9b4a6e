## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Your Cornerwise code
mail-code-why = Someone, hopefully you, asked to get an email when it’s their turn. If it was you, enter this code within 1 hour:
mail-code-else = If it wasn’t you, you can ignore this email. We won’t send you any more.
mail-turn-subject = It’s your turn
mail-turn = It’s your turn in a game of { $game }:
mail-turn-stop = You asked for these emails. You can stop them in your settings.
