mail-code-subject = Seu código para o Cornerwise
mail-code-why = Alguém, esperamos que você, quer receber e-mails quando for a sua vez. Se foi você, digite lá este código dentro de uma hora:
mail-code-else = Se não foi você, não faça nada: não chegará nenhum outro e-mail.
mail-turn-subject = É a sua vez
mail-turn = É a sua vez em uma partida de { $game }:
mail-turn-stop = Estes e-mails foram pedidos por você. É possível pará-los nas configurações.
