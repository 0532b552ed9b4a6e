result-by-draw = Os jogadores concordaram com isso.
sum-deal = Rodada { $deal }
sum-together = Junto com o parceiro
sum-nobody-text = Todos se revezaram com ela. Não conta.
review-about = Cole uma partida, e o motor diz como ela foi, quanto valeu cada jogada e o que teria sido melhor.
review-progress = { $done ->
    [0] O motor está vendo a partida
   *[other] { $done } de { $total } jogadas vistas
  }
review-progress-text = Enquanto isso, você pode percorrer a partida. Ao sair da página, o trabalho para.
review-margins = Pontos de vantagem
review-shares = Chance de ganhar
review-turning = Pontos de virada
review-choose = Escolha uma jogada para ver o que teria sido melhor.
replay-about = Cole uma partida e veja jogada por jogada.
replay-next = joga em seguida
record-file = Escolher um arquivo
record-hint = Você também pode soltar um arquivo aqui. Nada fica guardado no servidor.
export-title = Compartilhar e salvar
export-share = Compartilhar
export-blksgf = Arquivo .blksgf
export-json = Registro JSON
export-json-text = tudo, para abrir aqui de novo
editor-moves = { $count ->
    [0] Coloque a primeira peça
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
  }
editor-over-text = Ninguém pode mais jogar.
doors = Partidas de outros lugares
result-you-resigned = Você desistiu.
result-you-time = Seu tempo acabou.
result-you-left = Você saiu.
