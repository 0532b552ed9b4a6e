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
menu-save-online = Guardar online
alone-from-here = Continuar sozinho a partir daqui
alone-about = Com esta posição começa um jogo novo contra o computador. Fica neste navegador, e o jogo de onde vem fica como está.
alone-seat = Joga com
online-differs = Este jogo já está online e lá continuou de outra forma. Ficam os dois; o outro está entre os seus jogos.
games-known = Jogos que já cá estavam: { $count }
