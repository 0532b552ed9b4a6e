## O tabuleiro de cubos

solid-map = De cima
solid-map-scores = o que vês aqui dá pontos
solid-turn-left = Rodar a vista para a esquerda
solid-turn-right = Rodar a vista para a direita
solid-zoom-in = Ampliar
solid-zoom-fit = Mostrar tudo
solid-square-free = { $square }, livre, { $limit ->
    [0] 0 níveis permitidos
    [one] { $limit } nível permitido
    [many] { $limit } de níveis permitidos
   *[other] { $limit } níveis permitidos
  }
solid-square-built = { $square }, { $colour } em cima, nível { $height } de { $limit }
solid-square-full = { $square }, { $colour } em cima, nível { $height }, cheia
solid-square-last = { $named }, última jogada
solid-square-held = { $named }, sob a peça escolhida
solid-after = Depois desta jogada
solid-seen = { $colour }: vistos de cima: { $cells }
solid-drag = Arrasta para rodar a vista
solid-levels = Até ao nível { $level }
