mail-code-why = Alguien, esperamos que tú, pidió recibir un correo cuando sea su turno. Si fuiste tú, escribe este código antes de 1 hora:
mail-code-else = Si no fuiste tú, puedes ignorar este correo. No te enviaremos más.
mail-turn-stop = Pediste estos correos. Puedes detenerlos en la configuración.
