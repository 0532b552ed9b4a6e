solid-map-scores = o que aparece aqui dá pontos
solid-turn-left = Girar a vista para a esquerda
solid-turn-right = Girar a vista para a direita
solid-drag = Arraste para girar a vista
solid-levels = Até o nível { $level }
