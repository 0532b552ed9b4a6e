## El correo del servidor

mail-code-subject = Tu código para Cornerwise
mail-code-why = Alguien, esperamos que tú, quiere recibir un correo cuando sea su turno. Si has sido tú, escribe allí este código antes de una hora:
mail-code-else = Si no has sido tú, no hagas nada: no llegará ningún otro correo.
mail-turn-subject = Te toca jugar
mail-turn = Te toca en una partida de { $game }:
mail-turn-stop = Has pedido estos correos. Puedes detenerlos en los ajustes.
