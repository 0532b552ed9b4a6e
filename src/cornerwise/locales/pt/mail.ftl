## Correio do servidor

mail-code-subject = O teu código para o Cornerwise
mail-code-why = Alguém, esperamos que tu, quer receber correio quando for a sua vez. Se foste tu, escreve lá este código dentro de uma hora:
mail-code-else = Se não foste tu, não faças nada: não chegará mais correio.
mail-turn-subject = É a tua vez
mail-turn = É a tua vez numa partida de { $game }:
mail-turn-stop = Este correio foi pedido por ti. Podes pará-lo nas definições.
