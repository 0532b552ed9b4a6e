cli-about = Jogos de cantos: regras, registros, imagens e partidas.
cli-replay = verificar as partidas de um arquivo e mostrá-las
cli-solve = encontrar um desafio solo completo
cli-arena = fazer jogadores artificiais jogarem uns contra os outros
cli-bot = fazer um programa GTP jogar em um servidor
cli-backup = gravar em um arquivo tudo o que um servidor sabe
cli-restore = encher um banco de dados vazio com um arquivo desses
cli-usage = uso:
