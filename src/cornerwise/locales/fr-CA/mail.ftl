mail-code-why = Quelqu’un, vous sans doute, souhaite recevoir un courriel quand vient son tour. Si c’est vous, saisissez ce code dans l’heure :
mail-code-else = Si ce n’est pas vous, ne faites rien : aucun autre courriel ne viendra.
mail-turn-stop = Vous avez demandé ces courriels. Vous pouvez les arrêter dans les réglages.
