## Sem ligação

offline-title = Sem ligação
offline-text = Vês o que se sabia por último. As partidas contra o computador, os desafios, as lições e as regras funcionam sem ligação.
offline-match = Nada se perdeu. A partida continua daqui assim que voltares.
offline-unseen = Esta partida ainda não foi aberta aqui. Aparece assim que voltares.
offline-meanwhile = Compor uma imagem entretanto
offline-no-server = Isto precisa de um servidor
offline-no-server-text = Jogar com pessoas noutros sítios, as contas e as classificações precisam de um servidor, e aqui não há nenhum. Tudo o resto funciona.
offline-keep-title = Sem ligação
offline-kept = As partidas contra o computador, os desafios, as lições e as regras funcionam aqui sem ligação.
offline-room = Ocupam { $megabytes } MB.
offline-keeping = A obter o necessário: { $percent } %
offline-unkept = Ainda não está neste dispositivo tudo o que é preciso.
offline-keep = Obter tudo
open-title = Abrir uma partida
open-text = Um registo de um ficheiro, ou um que outra aplicação partilhou.
shortcut-new = Nova partida
error-client-no-server = Isto precisa de um servidor, e aqui não há nenhum.
