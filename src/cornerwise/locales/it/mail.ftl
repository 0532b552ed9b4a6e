## La posta del server

mail-code-subject = Il tuo codice per Cornerwise
mail-code-why = Qualcuno, speriamo tu, ha chiesto di ricevere un’e-mail quando è il suo turno. Se la richiesta è tua, scrivi questo codice entro 1 ora:
mail-code-else = Se la richiesta non è tua, ignora questa e-mail. Non te ne manderemo altre.
mail-turn-subject = Tocca a te
mail-turn = Tocca a te in una partita di { $game }:
mail-turn-stop = Hai chiesto tu queste e-mail. Puoi fermarle nelle impostazioni.
