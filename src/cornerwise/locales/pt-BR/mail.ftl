mail-code-subject = Seu código do Cornerwise
mail-code-why = Alguém, esperamos que você, pediu para receber um e-mail quando for a sua vez. Se foi você, digite este código dentro de 1 hora:
mail-code-else = Se não foi você, pode ignorar este e-mail. Não enviaremos mais nenhum.
mail-turn-subject = É a sua vez
mail-turn = É a sua vez em uma partida de { $game }:
mail-turn-stop = Você pediu para receber estes e-mails. Você pode pará-los nas configurações.
