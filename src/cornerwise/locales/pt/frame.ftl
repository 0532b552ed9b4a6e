## A moldura de todas as páginas

nav-main = Principal
nav-skip = Saltar para o conteúdo
nav-back = Voltar
nav-play = Jogar
nav-learn = Aprender
nav-puzzles = Problemas
nav-analysis = Análise
nav-watch = Assistir
nav-players = Jogadores
nav-language = Idioma
language-search = Procurar idiomas
language-none = Nenhum idioma encontrado
nav-account = Conta
sound-off = Som: desligado
sound-quiet = Som: baixo
sound-full = Som: alto
theme-to-light = Mudar para o tema claro
theme-to-dark = Mudar para o tema escuro
close = Fechar
try-again = Tentar de novo
page-unknown = Página não encontrada
page-unknown-text = O endereço pode ter um erro, ou a página pode ter sido removida.
page-unreachable = Sem ligação
page-unreachable-text = Não foi possível carregar esta página. Verifica a ligação e tenta outra vez.
error-unexpected = Algo correu mal. Nada mudou: tenta outra vez.
error-client-offline = Não conseguimos chegar ao servidor. As tuas partidas estão a salvo: verifica a ligação e tenta outra vez.
