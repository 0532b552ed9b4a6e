result-open = Partida em andamento
sum-deal = Rodada { $deal }
sum-together = Total da equipe
sum-nobody = Cor compartilhada
sum-nobody-text = Todos se revezaram para colocá-la. Não conta.
sheet-single-last = A menor peça colocada por último
review-about = Cole uma partida. O computador mostra como ela foi, quanto valeu cada jogada e o que teria sido melhor.
review-progress = { $done ->
    [0] Avaliando a partida…
   *[other] Avaliando: { $done } de { $total } jogadas feitas
  }
review-progress-text = Enquanto isso, você pode percorrer a partida. Se sair desta página, a avaliação para.
review-margins = Pontos de vantagem
review-shares = Chance de ganhar
review-turning = Pontos de virada
review-no-turning = Nenhuma jogada custou muito. Todos jogaram bem.
review-choose = Selecione uma jogada para ver o que teria sido melhor.
review-line-on = Próxima destas jogadas
replay-about = Cole uma partida e veja jogada por jogada.
replay-end = Pular para o fim
replay-next = joga agora
record-file = Escolher um arquivo
record-hint = Você também pode soltar um arquivo aqui. Nada fica guardado no servidor.
record-none = Não há nenhuma partida neste texto. Cole um arquivo .blksgf ou JSON.
export-title = Compartilhar e salvar
export-share = Compartilhar
export-blksgf = Arquivo .blksgf
export-json = Registro JSON
export-json-text = tudo, para abrir aqui de novo
export-png-text = para mensagens e páginas da web
analysis-no-moves = Coloque uma peça de qualquer um dos lados. Suas jogadas e cada variante que você testar ficam listadas aqui.
analysis-exact = Calculado até o fim da partida
analysis-bar = Chance de ganhar: { $chances }
analysis-bar-empty = Chance de ganhar
analysis-remove = Excluir esta jogada e as seguintes
analysis-saved = Salvo neste dispositivo
analysis-forget = Excluir esta análise
editor-moves = { $count ->
    [0] Coloque a primeira peça
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
  }
editor-over-text = Ninguém pode mais jogar.
editor-computer = Deixar o computador jogar
editor-which = Escolha um jogo
result-you-resigned = Você desistiu.
result-you-time = Seu tempo acabou.
result-you-left = Você saiu da partida.
arrange-missing = { $colour }: falta uma peça. As cores se revezam.
record-which = { $count } partidas encontradas. Escolha uma.
