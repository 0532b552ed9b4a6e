## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Your code for Cornerwise
mail-code-why = Somebody, we hope you, wants to get mail when it is their turn. If that was you, type this code there within an hour:
mail-code-else = If it was not you, do nothing: no other mail will come.
mail-turn-subject = It is your turn
mail-turn = It is your turn in a game of { $game }:
mail-turn-stop = You asked for these mails. You can stop them in the settings.
