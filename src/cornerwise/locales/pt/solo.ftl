## Os jogos a solo

solo-title = Desafios
solo-lead = Jogos para uma pessoa: coloca as quatro cores sem deixar nenhuma peça. Onde parares, podes continuar.
solo-about-classic-solo = 84 peças em 20 por 20 casas. Cada cor só se toca pelos cantos, e no fim nada sobra.
solo-about-trigon-solo = 88 peças num hexágono de triângulos. Cada cor só se toca pelos cantos, e no fim nada sobra.
solo-begin = Começar
solo-continue = Continuar
solo-look = Ver
solo-best = O teu melhor: { $best }
solo-progress = Progresso
solo-placed = { $placed } de { $total } peças
solo-of = { $placed } de { $total }
solo-left = { $left ->
    [0] restam 0
    [one] resta { $left }
    [many] restam { $left }
   *[other] restam { $left }
  }
solo-prospect-yes = Ainda se pode completar
solo-prospect-no = Já não se pode completar
solo-prospect-unknown = Ainda não se sabe se é possível completar
solo-searching = À procura de um caminho até ao fim
solo-complete = As { $total } peças estão todas colocadas
solo-complete-text = Nada sobra. O desafio está resolvido.
solo-stuck = Já nenhuma peça encaixa
solo-stuck-text = Desfaz algumas jogadas, ou começa de novo.
solo-undo = Desfazer
solo-hint = Sugestão
solo-hint-way = Esta jogada faz parte de um caminho até ao fim.
solo-restart = Começar de novo
solo-restart-sure = Tirar todas as peças do tabuleiro?
solo-again = Começar de novo

## Desenhos

design-lead = Compõe imagens com quaisquer peças e cores, sem regras. Guarda-as e partilha-as.
design-mine = Os teus desenhos
design-new = Um novo
design-untitled = Sem título
design-name = Nome
design-board-classic = 20 por 20 casas, 21 peças
design-board-duo = 14 por 14 casas, 21 peças
design-board-polyomino-8 = 8 por 8 casas, 9 peças
design-board-polyomino-12 = 12 por 12 casas, 9 peças
design-board-polyomino-hexa = 20 por 20 casas, 56 peças
design-board-trigon = O hexágono grande, 22 peças
design-board-trigon-3 = O hexágono pequeno, 22 peças
design-pieces = { $count ->
    [0] Ainda nada colocado
    [one] { $count } peça
    [many] { $count } de peças
   *[other] { $count } peças
  }
design-colour = Cor
design-first = Escolhe uma cor e pega numa peça.
design-put = Coloca-a no tabuleiro.
design-how = Pega numa peça acima, as vezes que quiseres. Pega numa do tabuleiro para a mover, rodar, mudar de cor ou retirar.
design-lifted = Move-a, escolhe outra cor, ou retira-a.
design-taken = Já há aí outra peça
design-remove = Retirar esta peça
design-clear = Limpar o tabuleiro
design-forget = Apagar este desenho
design-forget-sure = Apagar de vez?
design-keep = Manter
design-share = Partilhar
design-link = Link
design-link-about = O link contém o desenho inteiro. Quem o abrir pode continuar com uma cópia.
design-copy = Copiar o link
design-send = Enviar
design-files-about = Ou como ficheiro:
design-file-png = Imagem (PNG)
design-file-svg = Desenho (SVG)
design-file-json = Dados (JSON)
design-damaged = Não é possível abrir este desenho
design-damaged-text = O link pode estar cortado, ou o desenho foi apagado neste navegador.
