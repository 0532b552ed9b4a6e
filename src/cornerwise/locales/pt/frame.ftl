## A moldura de todas as páginas

nav-main = Principal
nav-skip = Ir para o conteúdo
nav-back = Voltar
nav-play = Jogar
nav-learn = Aprender
nav-puzzles = Desafios
nav-watch = Ver
nav-players = Jogadores
nav-language = Idioma
nav-account = Tu
sound-off = O som está desligado
sound-quiet = O som está baixo
sound-full = O som está alto
theme-to-light = Cores claras
theme-to-dark = Cores escuras
close = Fechar
try-again = Tentar de novo
page-unknown = Esta página não existe
page-unknown-text = O endereço pode ter uma gralha, ou a partida foi removida.
page-unreachable = Sem ligação
page-unreachable-text = Não foi possível carregar esta página. Nada se perdeu.
error-unexpected = Isto não funcionou. Nada mudou.
error-client-offline = Não é possível chegar ao servidor. Nada se perdeu.
