## Le courrier du serveur

mail-code-subject = Votre code pour Cornerwise
mail-code-why = Quelqu’un, vous sans doute, souhaite recevoir un e-mail quand vient son tour. Si c’est vous, saisissez ce code dans l’heure :
mail-code-else = Si ce n’est pas vous, ne faites rien : aucun autre e-mail ne viendra.
mail-turn-subject = C’est à vous de jouer
mail-turn = C’est à vous de jouer dans une partie de { $game } :
mail-turn-stop = Vous avez demandé ces e-mails. Vous pouvez les arrêter dans les réglages.
