## O resultado

result-page = Resultado
result-open = A partida continua
result-by-resigned = Os outros desistiram.
result-by-time = Os outros ficaram sem tempo.
result-by-left = Os outros saíram.
result-you-resigned = Desististe.
result-you-time = O teu tempo acabou.
result-you-left = Saíste.
result-dropped = { $name }: { $how }
result-by-draw = Os jogadores assim o acordaram.
result-all-placed = Com todas as peças de { $colour } no tabuleiro.
result-solo-done = Todas as peças estão no tabuleiro
result-solo-short = Nem todas as peças encontraram posição
over-replay = Rever

## A soma de cada lugar

sum-won = ganhou
sum-deal = Ronda { $deal }
sum-together = Em conjunto com o parceiro
sum-nobody = A cor de ninguém
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
sheet-single-last = A peça de uma só casa no fim de tudo
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
    [0] 0 hexágonos fechados
    [one] { $count } hexágono fechado
    [many] { $count } de hexágonos fechados
   *[other] { $count } hexágonos fechados
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
    [one] Uma terceira ficha que não encaixou
    [many] { $count } de terceiras fichas que não encaixaram
   *[other] { $count } terceiras fichas que não encaixaram
  }
sheet-hands = Fichas que ficaram nas mãos

## A análise

review-title = Análise
review-about = Cola uma partida, e o motor diz como correu, quanto valeu cada jogada e o que teria sido melhor.
review-progress = { $done ->
    [0] O motor está a ver a partida
   *[other] { $done } de { $total } jogadas vistas
  }
review-progress-text = Entretanto podes percorrer a partida. Ao sair da página, o trabalho para.
review-quantity = O que mostram as linhas
review-margins = Pontos de avanço
review-shares = Probabilidade de ganhar
review-graph = Como estava a partida após cada jogada
review-as-table = Em tabela
review-as-graph = Em gráfico
review-table = Como estava a partida, em tabela
review-move = Antes de
review-before = { $ply }: { $move }
review-end = O fim
review-errors = ± é o intervalo em que acaba 95 vezes em 100 uma busca dezasseis vezes mais longa. Um valor sem ± é exato.
review-at = Após { $ply ->
    [0] a preparação
    [one] { $ply } jogada
    [many] { $ply } de jogadas
   *[other] { $ply } jogadas
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Pontos de viragem
review-no-turning = Nenhuma jogada custou muito. Bem jogado por todos.
review-lost-margins = pontos perdidos em relação à melhor jogada
review-move-of = Jogada { $number }, { $name }
review-instead = { $move }; melhor era { $better }
review-better = Melhor: { $move }
review-was-best = O motor não encontrou nada melhor.
review-choose = Escolhe uma jogada para ver o que teria sido melhor.
review-line = Como o jogo poderia ter continuado
review-line-show = Mostrar a linha
review-line-one = Mostrar a jogada
review-line-hide = Esconder a linha
review-line-back = Uma jogada da linha para trás
review-line-on = Uma jogada da linha para a frente
review-line-at = { $step } de { $count }
move-lays = { $piece } em { $cell }
move-lays-tile = a ficha { $tile }
move-keep = manter a cor
move-swap = trocar as cores
move-draw = comprar uma ficha
move-pass = passar

## Rever

replay-title = Rever
replay-about = Cola uma partida e vê-a jogada a jogada.
replay-slider = Ponto da partida
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
replay-end = Para o fim
replay-speed = Velocidade
replay-times = { $speed } ×
replay-next = joga a seguir

## Partidas de outros lados

doors = Partidas de outros lados
door-review = Analisar uma partida
door-replay = Rever uma partida
head-back = Voltar
record-label = Uma partida em .blksgf ou JSON
record-open = Abrir
record-file = Escolher um ficheiro
record-other = Outra partida
record-hint = Também podes largar um ficheiro aqui. Nada fica guardado no servidor.
record-none = Não há nenhuma partida neste texto.
record-which = { $count } partidas. Qual delas?

## Levar consigo

export-title = Partilhar e guardar
export-share = Partilhar
export-link = Copiar o link
export-blksgf = Ficheiro .blksgf
export-blksgf-text = para outros programas destes jogos
export-json = Registo JSON
export-json-text = tudo, para voltar a abrir aqui
export-svg = Imagem SVG
export-svg-text = nítida em qualquer tamanho
export-png = Imagem PNG
export-png-text = para mensagens e páginas

## O editor

editor-moves = { $count ->
    [0] Coloca a primeira peça
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
  }
editor-over = A partida acabou
editor-over-text = Já ninguém pode jogar.
editor-computer = Joga o computador
editor-review = Analisar
editor-found = O que o motor faria
editor-value = { $margin } · { $share }%
editor-make = Fazer a jogada { $letter }
editor-game = O jogo
editor-which = Que jogo
editor-game-kind = { $game }, { $kind }
editor-begin = Começar de novo
