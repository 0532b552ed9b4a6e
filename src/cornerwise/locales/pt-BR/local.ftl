## Games that run in the browser

games-import = Adicionar partidas de um arquivo
games-delete = Excluir
local-no-undo = Você não tem nenhuma jogada para desfazer.
local-declined = O computador quer continuar jogando.
local-not-now = Você não pode fazer isso agora.
local-unable = Este navegador não consegue rodar o jogo sozinho. Tente um navegador mais recente.
menu-save-online = Salvar online
alone-from-here = Continuar sozinho
alone-about = Começa uma nova partida contra o computador a partir desta posição. Ela fica salva neste dispositivo, e a partida original não muda.
alone-seat = Você joga com
online-differs = Esta partida já está online e lá continuou de outro jeito. As duas são mantidas: você encontra a outra nas suas partidas.
games-known = Partidas que você já tinha aqui: { $count }
