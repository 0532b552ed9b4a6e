## Games that run in the browser

games-import = Adicionar partidas de um arquivo
games-delete = Excluir
local-no-undo = Não há nenhuma jogada sua que possa ser desfeita.
local-declined = O computador continua jogando.
local-unable = Este navegador não consegue rodar o jogo sozinho.
menu-save-online = Salvar on-line
alone-from-here = Continuar sozinho a partir daqui
alone-about = Com esta posição começa uma nova partida contra o computador. Ela fica neste navegador, e a partida de origem fica como está.
alone-seat = Você joga com
online-differs = Esta partida já está on-line e lá continuou de outro jeito. As duas são mantidas; a outra está entre as suas partidas.
games-known = Partidas que já estavam aqui: { $count }
