## A linha de comandos: o que todos os comandos partilham

cli-about = Jogos do tipo Blokus e Triominos: regras, registos, imagens e partidas.
cli-commands = comandos
cli-examples = exemplos:
cli-version = mostrar a versão do programa e sair
cli-language = usar este idioma, como de ou pt-BR, em vez do idioma do sistema
cli-own-games = carregar também os jogos que este ficheiro Python regista
cli-interrupted = interrompido
cli-see-help = { $message } (ver `{ $command }`)

## O que faz cada comando

cli-games = mostrar todos os jogos e as suas opções
cli-play = jogar no terminal
cli-serve = pôr a funcionar um servidor para navegadores e programas
cli-replay = verificar e mostrar as partidas de um ficheiro
cli-analyse = mostrar as melhores jogadas de uma posição
cli-review = mostrar as jogadas de uma partida que mais custaram
cli-audit = contar os pontos oferecidos no fim das partidas
cli-draw = desenhar uma posição em SVG ou texto
cli-perft = contar as posições após um número de jogadas
cli-bench = medir velocidade e tamanho e comparar com metas
cli-solve = encontrar um desafio a solo completo
cli-gtp = falar com outros programas pelo Go Text Protocol
cli-arena = pôr jogadores do computador a jogar uns contra os outros
cli-bot = deixar um programa GTP jogar num servidor
cli-backup = escrever todos os dados de um servidor num ficheiro
cli-restore = encher uma base de dados vazia a partir de uma cópia de segurança
cli-i18n = verificar as traduções
cli-puzzles = criar e provar problemas
cli-explore = procurar o que foi jogado numa posição
cli-moderate = ver denúncias e agir

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
cli-ignored = esta opção não leva valor, mas foi dado { $value }
cli-expected-one = espera-se um argumento
cli-expected-some = espera-se pelo menos um argumento
cli-expected = { $count ->
    [one] espera-se { $value } argumento
    [many] esperam-se { $value } de argumentos
   *[other] esperam-se { $value } argumentos
  }
