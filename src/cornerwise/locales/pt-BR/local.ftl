## Games that run in the browser

games-import = Adicionar partidas de um arquivo
games-delete = Excluir
local-no-undo = Não há nenhuma jogada sua que possa ser desfeita.
local-declined = O computador continua jogando.
local-unable = Este navegador não consegue rodar o jogo sozinho.
