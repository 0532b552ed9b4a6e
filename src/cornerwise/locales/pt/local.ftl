## Games that run in the browser

menu-online = Continuar online
games-here = Neste dispositivo
games-import = Adicionar partidas de um ficheiro
games-delete = Eliminar
games-keep = Manter
local-no-undo = Não tens nenhuma jogada para desfazer.
local-declined = O computador quer continuar a jogar.
local-not-now = Não podes fazer isso agora.
local-unable = Este navegador não consegue correr o jogo sozinho. Experimenta um navegador mais recente.
menu-save-online = Guardar online
alone-from-here = Continuar a solo
alone-about = Começa uma nova partida contra o computador a partir desta posição. Fica guardada neste dispositivo, e a partida original não muda.
alone-seat = Jogas com
online-differs = Esta partida já está online e lá continuou de outra forma. Ficam as duas: encontras a outra nas tuas partidas.
games-known = Partidas que já tinhas aqui: { $count }
