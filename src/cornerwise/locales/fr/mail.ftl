## Le courrier du serveur

mail-code-subject = Votre code pour Cornerwise
mail-code-why = Quelqu’un, sans doute vous, a demandé à recevoir un e-mail quand c’est son tour. Si c’était vous, saisissez ce code dans l’heure :
mail-code-else = Si ce n’était pas vous, ignorez cet e-mail. Nous ne vous en enverrons pas d’autre.
mail-turn-subject = C’est à vous de jouer
mail-turn = C’est à vous de jouer dans une partie de { $game } :
mail-turn-stop = Vous avez demandé ces e-mails. Vous pouvez les arrêter dans les réglages.
