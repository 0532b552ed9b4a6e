## Sem ligação

offline-title = Estás offline
offline-text = Esta é a versão mais recente que temos. As partidas contra o computador, os problemas, as lições e as regras funcionam sem ligação.
offline-match = A tua partida está a salvo. Continua assim que voltares a ter ligação.
offline-unseen = Ainda não abriste esta partida neste dispositivo. Aparece assim que voltares a ter ligação.
offline-meanwhile = Criar um desenho entretanto
offline-no-server = Isto precisa de um servidor
offline-no-server-text = As partidas online, as contas e as classificações precisam de um servidor, e este site funciona sem nenhum. Tudo o resto funciona.
offline-keep-title = Jogar sem ligação
offline-kept = As partidas contra o computador, os problemas, as lições e as regras funcionam aqui sem ligação.
offline-room = Espaço ocupado: { $megabytes } MB.
offline-keeping = A descarregar: { $percent } %
offline-unkept = Ainda não está tudo descarregado neste dispositivo.
offline-keep = Descarregar tudo
open-title = Abrir uma partida
open-text = Abre uma partida de um ficheiro, ou uma que outra aplicação partilhou.
shortcut-new = Nova partida
error-client-no-server = Isto precisa de um servidor, e este site funciona sem nenhum.
