mail-code-why = Quelqu’un, sans doute vous, a demandé à recevoir un courriel quand c’est son tour. Si c’était vous, saisissez ce code dans l’heure :
mail-code-else = Si ce n’était pas vous, ignorez ce courriel. Nous ne vous en enverrons pas d’autre.
mail-turn-stop = Vous avez demandé ces courriels. Vous pouvez les arrêter dans les réglages.
