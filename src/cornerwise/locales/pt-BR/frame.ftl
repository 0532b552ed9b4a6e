nav-skip = Pular para o conteúdo
page-unreachable = Sem conexão
page-unreachable-text = Não foi possível carregar esta página. Verifique a conexão e tente de novo.
error-unexpected = Algo deu errado. Nada mudou: tente de novo.
error-client-offline = Não conseguimos acessar o servidor. Suas partidas estão seguras: verifique a conexão e tente de novo.
