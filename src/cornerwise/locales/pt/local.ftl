## Games that run in the browser

menu-online = Continuar online
games-here = Neste navegador
games-import = Adicionar partidas de um ficheiro
games-delete = Eliminar
games-keep = Manter
local-no-undo = Não há nenhuma jogada tua que se possa desfazer.
local-declined = O computador continua a jogar.
local-not-now = Isso não é possível agora.
local-unable = Este navegador não consegue correr o jogo sozinho.
