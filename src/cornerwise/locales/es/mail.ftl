## El correo del servidor

mail-code-subject = Tu código para Cornerwise
mail-code-why = Alguien, esperamos que tú, ha pedido recibir un correo cuando sea su turno. Si has sido tú, escribe este código antes de 1 hora:
mail-code-else = Si no has sido tú, puedes ignorar este correo. No te enviaremos más.
mail-turn-subject = Te toca jugar
mail-turn = Te toca en una partida de { $game }:
mail-turn-stop = Has pedido estos correos. Puedes detenerlos en los ajustes.
