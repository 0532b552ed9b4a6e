## Os jogos a solo

solo-title = Jogos a solo
solo-lead = Jogos para uma pessoa: coloca as quatro cores até não sobrar nenhuma peça. Podes parar e continuar quando quiseres.
solo-about-classic-solo = 84 peças em 20 × 20 casas. As peças da mesma cor só se podem tocar pelos cantos. Consegues colocá-las todas?
solo-about-trigon-solo = 88 peças num hexágono de triângulos. As peças da mesma cor só se podem tocar pelos cantos. Consegues colocá-las todas?
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
solo-prospect-yes = Ainda tem solução
solo-prospect-no = Já não tem solução
solo-prospect-unknown = Ainda não se sabe se tem solução
solo-searching = À procura de uma solução…
solo-complete = As { $total } peças estão todas colocadas
solo-complete-text = Resolveste o desafio.
solo-stuck = Já nenhuma peça encaixa
solo-stuck-text = Desfaz algumas jogadas, ou recomeça.
solo-undo = Desfazer
solo-hint = Mostrar uma sugestão
solo-hint-way = Esta jogada faz parte de uma solução.
solo-restart = Recomeçar
solo-restart-sure = Retirar todas as peças e recomeçar?
solo-again = Recomeçar

## Desenhos

design-lead = Cria imagens com quaisquer peças e cores. Não há regras. Guarda os teus desenhos e partilha-os.
design-mine = Os teus desenhos
design-new = Novo desenho
design-untitled = Sem título
design-name = Nome
design-board-classic = 20 × 20 casas, 21 peças
design-board-duo = 14 × 14 casas, 21 peças
design-board-polyomino-8 = 8 × 8 casas, 9 peças
design-board-polyomino-12 = 12 × 12 casas, 9 peças
design-board-polyomino-hexa = 20 × 20 casas, 56 peças
design-board-trigon = Hexágono grande, 22 peças
design-board-trigon-3 = Hexágono pequeno, 22 peças
design-pieces = { $count ->
    [0] Ainda sem peças
    [one] { $count } peça
    [many] { $count } de peças
   *[other] { $count } peças
  }
design-colour = Cor
design-first = Escolhe uma cor e uma peça.
design-put = Coloca-a no tabuleiro.
design-how = Escolhe uma peça acima, as vezes que quiseres. Seleciona uma no tabuleiro para a mover, rodar, mudar de cor ou retirar.
design-lifted = Move-a, escolhe outra cor, ou retira-a.
design-taken = Já há outra peça aqui
design-remove = Retirar esta peça
design-clear = Limpar o tabuleiro
design-forget = Eliminar este desenho
design-forget-sure = Eliminar definitivamente?
design-keep = Manter
design-share = Partilhar
design-link = Link
design-link-about = O link contém o desenho inteiro. Quem o abrir pode continuar com uma cópia.
design-copy = Copiar link
design-send = Enviar
design-files-about = Ou descarrega um ficheiro:
design-file-png = Imagem (PNG)
design-file-svg = Desenho (SVG)
design-file-json = Dados (JSON)
design-damaged = Não é possível abrir este desenho
design-damaged-text = O link pode estar incompleto, ou o desenho foi eliminado neste navegador.
