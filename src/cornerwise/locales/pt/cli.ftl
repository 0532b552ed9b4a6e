## A linha de comandos: o que todos os comandos partilham

cli-about = Jogos de cantos: regras, registos, imagens e partidas.
cli-commands = comandos
cli-examples = exemplos:
cli-version = mostrar a versão do programa e sair
cli-language = falar este idioma, como de ou pt-BR, diga o sistema o que disser
cli-own-games = conhecer também os jogos que este ficheiro Python regista
cli-interrupted = interrompido
cli-see-help = { $message } (ver `{ $command }`)

## O que faz cada comando

cli-games = mostrar todos os jogos e as suas opções
cli-play = jogar no terminal
cli-serve = servir partidas a navegadores e programas
cli-replay = verificar as partidas de um ficheiro e mostrá-las
cli-analyse = mostrar as melhores jogadas de uma posição
cli-review = indicar as jogadas de uma partida que mais custaram
cli-audit = contar os pontos oferecidos no fim das partidas
cli-draw = desenhar uma posição em SVG ou texto
cli-perft = contar as posições após tantas jogadas
cli-bench = medir velocidade e tamanho em relação às metas
cli-solve = encontrar um desafio a solo completo
cli-gtp = jogar com outros programas pelo Go Text Protocol
cli-arena = pôr jogadores artificiais a jogar uns contra os outros
cli-bot = pôr um programa GTP a jogar num servidor
cli-backup = escrever num ficheiro tudo o que um servidor sabe
cli-restore = encher uma base de dados vazia com um ficheiro desses
cli-i18n = verificar as traduções

## O que se diz dos argumentos

cli-usage = utilização:
cli-positional-arguments = argumentos posicionais
cli-options = opções
cli-help = mostrar esta ajuda e sair
cli-required = faltam estes argumentos obrigatórios: { $value }
cli-one-required = é preciso um dos argumentos { $value }
cli-unrecognized = argumentos não reconhecidos: { $value }
cli-not-with = não é permitido com o argumento { $value }
cli-ambiguous = opção ambígua: { $option } pode ser { $matches }
cli-argument = argumento { $argument_name }: { $message }
cli-invalid-choice = escolha inválida: { $value } (escolher entre { $choices })
cli-ignored = o argumento explícito { $value } é ignorado
cli-expected-one = espera-se um argumento
cli-expected-some = espera-se pelo menos um argumento
cli-expected = { $count ->
    [one] espera-se { $value } argumento
    [many] esperam-se { $value } de argumentos
   *[other] esperam-se { $value } argumentos
  }
