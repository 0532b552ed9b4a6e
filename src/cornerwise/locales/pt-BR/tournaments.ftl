tournaments-mine = Seus torneios
tournaments-running = Em andamento
tournaments-empty = Nenhum torneio no momento
tournaments-empty-text = Crie um e compartilhe o link. Quem tiver o link pode participar, com ou sem conta.
tournament-format-knockout = Mata-mata
tournament-format-swiss-about = Um número fixo de rodadas. Em cada rodada, você joga contra alguém com mais ou menos os mesmos pontos. Ninguém é eliminado.
tournament-format-arena-about = Jogue todas as partidas que conseguir antes que o tempo acabe. A partir da terceira vitória seguida, as vitórias valem o dobro.
tournament-round-of = Rodada { $round } de { $rounds }
tournament-round = Rodada { $round }
tournament-running = Em andamento
tournament-cancelled-old = Este torneio foi cancelado porque ninguém o começou por 30 dias.
tournament-last-games = O tempo acabou. As últimas partidas estão sendo jogadas.
tournament-next-round = Tempo até a próxima rodada: { $time }
tournament-wait-round = { $count ->
    [0] Nenhuma partida desta rodada está mais em andamento.
    [one] { $count } partida desta rodada ainda está em andamento.
    [many] { $count } de partidas desta rodada ainda estão em andamento.
   *[other] { $count } partidas desta rodada ainda estão em andamento.
}
tournament-wait-arena = Em instantes você terá um adversário.
tournament-rated = Ranqueado
tournament-withdraw-about = Você não terá mais adversários. A partida em andamento continua.
tournament-joined = Você está participando
tournament-withdrawn = Você saiu do torneio
tournament-play = Jogar sua partida
tournament-your-game = Sua partida está pronta
tournament-bye-now = Nesta rodada você tem folga: não há adversário, e você recebe os pontos de uma vitória.
tournament-start-needs = São necessários pelo menos { $count } jogadores para começar.
tournament-won-several = { $names } dividem o primeiro lugar
tournament-you-won = Você ganhou o torneio!
tournament-your-place = Sua posição: { $place } de { $count }
tournament-needs-account = As partidas deste torneio são ranqueadas, por isso você precisa de uma conta para participar.
tournament-full = Não há mais vagas. Mas você pode assistir.
tournament-call = Sua partida do torneio está pronta: { $title }
tournament-view = Visualização
tournament-bracket = Chaveamento
tournament-no-standings = Ninguém se inscreveu ainda
tournament-no-standings-text = Compartilhe o link para convidar jogadores.
tournament-no-games-text = Elas aparecem aqui quando o torneio começar.
tournament-sonneborn-berger-about = Os pontos dos adversários que você venceu, mais metade dos pontos daqueles com quem você empatou.
tournament-board-about = A soma dos seus pontos de vantagem em todas as suas partidas.
tournament-you = você
tournament-later-lines = Próxima página
tournament-my-line = Minha posição
tournament-earlier-round = Rodada anterior
tournament-later-round = Próxima rodada
tournament-stage = { $left ->
    [2] Final
    [4] Semifinais
    [8] Quartas de final
    [16] Oitavas de final
   *[other] Rodada de { $left }
}
tournament-to-come = A definir
tournament-goes-on = { $name } avança
tournament-share = Compartilhar o torneio
tournament-invite-message = Participe do nosso torneio no Cornerwise: { $title }
tournament-csv = Posições em planilha (CSV)
tournament-rounds = Rodadas
tournament-rounds-auto-about = Quantas rodadas forem necessárias para haver um só vencedor.
tournament-start-time = Em um horário marcado
tournament-rated-account = Para jogar partidas ranqueadas, crie uma conta primeiro.
tournament-pause = Pausa entre rodadas
tournament-no-show-about = Se um jogador não fizer a primeira jogada nesse tempo, ele perde a partida e sai do torneio.
tournament-engines-about = O computador participa como qualquer jogador. Pelo menos uma pessoa precisa jogar.
tournament-engine-add = Adicionar um computador
tournament-engine-remove = Remover o computador { $number }
tournament-return = Participar de novo
tournament-buchholz-about = A soma dos pontos dos seus adversários.
tournament-board = Pontos de vantagem
tournament-tables-note = Com { $count } jogadores por mesa, você pode escolher suíço ou arena.
tournament-playing = Em andamento
tournament-listed-about = Qualquer pessoa pode encontrá-lo e participar. Se estiver desativado, é preciso ter o link.
