mail-code-why = Alguien, esperamos que tú, quiere recibir un correo cuando sea su turno. Si fuiste tú, escribe allí este código antes de una hora:
mail-code-else = Si no fuiste tú, no hagas nada: no llegará ningún otro correo.
mail-turn-stop = Pediste estos correos. Puedes detenerlos en la configuración.
