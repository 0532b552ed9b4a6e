## Correio do servidor

mail-code-subject = O teu código do Cornerwise
mail-code-why = Alguém, esperamos que tu, pediu para receber um email quando for a sua vez. Se foste tu, escreve este código dentro de 1 hora:
mail-code-else = Se não foste tu, podes ignorar este email. Não te enviaremos mais nenhum.
mail-turn-subject = É a tua vez
mail-turn = É a tua vez numa partida de { $game }:
mail-turn-stop = Pediste para receber estes emails. Podes pará-los nas definições.
