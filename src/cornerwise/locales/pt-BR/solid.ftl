solid-turn-left = Girar a mesa para a esquerda
solid-turn-right = Girar a mesa para a direita
