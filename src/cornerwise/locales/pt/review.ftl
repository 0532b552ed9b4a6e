## O resultado

result-page = Resultado
result-open = Partida em curso
result-by-resigned = Os outros desistiram.
result-by-time = Os outros ficaram sem tempo.
result-by-left = Os outros saíram.
result-you-resigned = Desististe.
result-you-time = O teu tempo acabou.
result-you-left = Saíste da partida.
result-dropped = { $name } { $how }
result-by-draw = Os jogadores concordaram com o empate.
result-all-placed = { $colour } colocou todas as peças.
result-solo-done = Todas as peças estão no tabuleiro
result-solo-short = Nem todas as peças foram colocadas
over-replay = Rever

## A soma de cada lugar

sum-won = ganhou
sum-deal = Ronda { $deal }
sum-together = Total da equipa
sum-nobody = Cor partilhada
sum-nobody-text = Todos a colocaram à vez. Não conta.
sheet-left = Peça { $piece } por colocar{ $count ->
    [one] {""}
    [many] , { $count }
   *[other] , { $count } delas
  }
sheet-cells-placed = { $count ->
    [0] 0 casas cobertas
    [one] { $count } casa coberta
    [many] { $count } de casas cobertas
   *[other] { $count } casas cobertas
  }
sheet-pieces-placed = { $count ->
    [0] 0 peças colocadas
    [one] { $count } peça colocada
    [many] { $count } de peças colocadas
   *[other] { $count } peças colocadas
  }
sheet-seen = { $count ->
    [0] 0 casas vistas de cima
    [one] { $count } casa vista de cima
    [many] { $count } de casas vistas de cima
   *[other] { $count } casas vistas de cima
  }
sheet-all-placed = Todas as peças colocadas
sheet-single-last = A peça mais pequena colocada por último
sheet-tile = { $count ->
    [0] 0 fichas colocadas
    [one] { $count } ficha colocada
    [many] { $count } de fichas colocadas
   *[other] { $count } fichas colocadas
  }
sheet-bridge = { $count ->
    [0] 0 pontes
    [one] { $count } ponte
    [many] { $count } de pontes
   *[other] { $count } pontes
  }
sheet-hexagon = { $count ->
    [0] 0 hexágonos completados
    [one] { $count } hexágono completado
    [many] { $count } de hexágonos completados
   *[other] { $count } hexágonos completados
  }
sheet-opening-triple = Começou com três números iguais
sheet-opening-zero = Começou com três zeros
sheet-out = Colocou a última ficha
sheet-draw = { $count ->
    [0] 0 fichas compradas
    [one] { $count } ficha comprada
    [many] { $count } de fichas compradas
   *[other] { $count } fichas compradas
  }
sheet-third-draw = { $count ->
    [one] Terceira ficha comprada, nenhuma colocada
    [many] Terceira ficha comprada, nenhuma colocada: { $count } de vezes
   *[other] Terceira ficha comprada, nenhuma colocada: { $count } vezes
  }
sheet-hands = Fichas que ficaram nas mãos

## A análise

review-title = Avaliação
review-about = Cola uma partida. O computador mostra como correu, quanto valeu cada jogada e o que teria sido melhor.
review-progress = { $done ->
    [0] A avaliar a partida…
   *[other] A avaliar: { $done } de { $total } jogadas feitas
  }
review-progress-text = Entretanto podes percorrer a partida. Se saíres desta página, a avaliação para.
review-quantity = O que o gráfico mostra
review-margins = Pontos de avanço
review-shares = Probabilidade de ganhar
review-graph = Como estava a partida após cada jogada
review-as-table = Mostrar como tabela
review-as-graph = Mostrar como gráfico
review-table = Como estava a partida após cada jogada, em tabela
review-move = Jogada seguinte
review-before = { $ply }: { $move }
review-end = Fim
review-errors = ± é a margem de erro: uma busca 16 vezes mais longa acaba dentro dela 95 vezes em 100. Um valor sem ± é exato.
review-at = { $ply ->
    [0] No início
    [one] Após { $ply } jogada
    [many] Após { $ply } de jogadas
   *[other] Após { $ply } jogadas
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Pontos de viragem
review-no-turning = Nenhuma jogada custou muito. Jogaram todos bem.
review-lost-margins = pontos perdidos em relação à melhor jogada
review-move-of = Jogada { $number }, { $name }
review-instead = { $move }. Melhor: { $better }
review-better = Melhor: { $move }
review-was-best = O computador não encontrou nada melhor.
review-choose = Seleciona uma jogada para ver o que teria sido melhor.
review-line = Como a partida poderia ter continuado
review-line-show = Mostrar as jogadas
review-line-one = Mostrar a jogada
review-line-hide = Esconder as jogadas
review-line-back = Anterior destas jogadas
review-line-on = Seguinte destas jogadas
review-line-at = { $step } de { $count }
move-lays = { $piece } em { $cell }
move-lays-tile = ficha { $tile }
move-keep = manter a cor
move-swap = trocar as cores
move-draw = comprar uma ficha
move-pass = passar

## Rever

replay-title = Rever
replay-about = Cola uma partida e vê-a jogada a jogada.
replay-slider = Posição na partida
replay-where = { $ply ->
    [0] Antes da primeira de { $count ->
        [one] { $count } jogada
        [many] { $count } de jogadas
       *[other] { $count } jogadas
      }
   *[other] Jogada { $ply } de { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Reproduzir
replay-pause = Pausa
replay-end = Saltar para o fim
replay-speed = Velocidade
replay-times = { $speed } ×
replay-next = a jogar

## Partidas de outros lados

doors = Abrir uma partida
door-review = Avaliar uma partida
door-replay = Rever uma partida
head-back = Voltar
record-label = Uma partida em .blksgf ou JSON
record-open = Abrir
record-file = Escolher um ficheiro
record-other = Outra partida
record-hint = Também podes largar um ficheiro aqui. Nada fica guardado no servidor.
record-none = Não há nenhuma partida neste texto. Cola um ficheiro .blksgf ou JSON.
record-which = { $count } partidas encontradas. Escolhe uma.

## Levar consigo

export-title = Partilhar e guardar
export-share = Partilhar
export-link = Copiar link
export-text = Copiar como texto
export-blksgf = Ficheiro .blksgf
export-blksgf-text = para outros programas
export-json = Registo JSON
export-json-text = tudo, para voltar a abrir aqui
export-svg = Imagem SVG
export-svg-text = nítida em qualquer tamanho
export-png = Imagem PNG
export-png-text = para mensagens e páginas web
analysis-title = Tabuleiro de análise
analysis-parts = O que mostrar
analysis-pieces = Peças
analysis-lines = Melhores jogadas
analysis-moves = Jogadas
analysis-no-moves = Coloca uma peça de qualquer dos lados. As tuas jogadas e cada variante que experimentares ficam listadas aqui.
analysis-searched = { $count ->
    [0] 0 posições analisadas
    [one] { $count } posição analisada
    [many] { $count } de posições analisadas
   *[other] { $count } posições analisadas
  }
analysis-exact = Calculado até ao fim da partida
analysis-bar = Probabilidade de ganhar: { $chances }
analysis-bar-empty = Probabilidade de ganhar
analysis-promote = Tornar esta a linha principal
analysis-remove = Eliminar esta jogada e as seguintes
analysis-menu = Mais opções
analysis-new = Nova análise
analysis-paste = Colar jogadas ou uma partida
analysis-paste-text = Uma jogada por linha, um link, ou uma partida em .blksgf ou JSON.
analysis-by-moves = As fichas são compradas do monte, por isso uma posição resulta das jogadas, feitas na mesa ou coladas.
analysis-saved = Guardado neste dispositivo
analysis-forget = Eliminar esta análise
analysis-from-here = Analisar a partir daqui
arrange-title = Montar uma posição
arrange-ready = As regras permitem esta posição.
arrange-broken = Ainda não é possível
arrange-missing = { $colour }: falta uma peça. As cores jogam à vez.
arrange-turn = Vez
arrange-turn-any = Conforme as regras
arrange-turn-other = Com estas peças, é a vez de outra cor.

## O editor

editor-moves = { $count ->
    [0] Coloca a primeira peça
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
  }
editor-over = Fim da partida
editor-over-text = Já ninguém pode jogar.
editor-computer = Deixar jogar o computador
editor-review = Avaliar esta partida
editor-found = As melhores jogadas
editor-value = { $margin } · { $share }%
editor-make = Fazer a jogada { $letter }
editor-game = Jogo
editor-which = Escolhe um jogo
editor-game-kind = { $game }, { $kind }
editor-begin = Recomeçar
