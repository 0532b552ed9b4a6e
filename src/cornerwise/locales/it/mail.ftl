## La posta del server

mail-code-subject = Il tuo codice per Cornerwise
mail-code-why = Qualcuno, speriamo tu, vuole ricevere un’e-mail quando è il suo turno. Se sei tu, scrivi lì questo codice entro un’ora:
mail-code-else = Se non sei tu, non fare nulla: non arriverà nessun’altra e-mail.
mail-turn-subject = Tocca a te
mail-turn = Tocca a te in una partita di { $game }:
mail-turn-stop = Hai chiesto tu queste e-mail. Puoi fermarle nelle impostazioni.
