nav-account = Você
page-unknown-text = O endereço pode ter um erro de digitação, ou a partida foi removida.
page-unreachable = Sem conexão
