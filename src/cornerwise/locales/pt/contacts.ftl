## Amigos: pessoas que segues

friends-title = Amigos
friends-empty = Ainda não segues ninguém. Procura um jogador pelo nome de utilizador.
friends-find = Procurar um jogador
friends-find-do = Procurar
friends-find-about = Escreve um nome de utilizador ou as primeiras letras. Pode ser diferente do nome que se vê à mesa.
friends-find-none = Não encontrámos ninguém. Verifica como se escreve o nome de utilizador. Não é possível encontrar jogadores com perfil privado.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = A jogar { $game }
friends-watch = Assistir
friends-following = Quem segues
friends-blocked = Bloqueados
friends-muted = Silenciados
friends-account = Precisas de uma conta para seguir e desafiar outros jogadores.
friends-sign-up = Entrar ou criar conta

## O que se pode fazer com um jogador

person-follow = Seguir
person-unfollow = Deixar de seguir
person-challenge = Desafiar
person-more = Mais
person-block = Bloquear
person-unblock = Desbloquear
person-block-about = Deixam de jogar um contra o outro e de receber desafios e mensagens um do outro.
person-mute = Silenciar
person-unmute = Deixar de silenciar
person-report = Denunciar
# $name is the name of a player.
person-followed = Segues { $name }.
person-was-blocked = Bloqueaste { $name }.
person-closed = Não aceita desafios

## Desafiar jogadores

# $name is the name of a player.
challenge-title = Desafiar { $name }
challenge-game = Jogo
challenge-starts = Quem começa
challenge-starts-random = Ao acaso
challenge-starts-me = Tu
challenge-starts-them = O teu adversário
challenge-others = Outros lugares
challenge-others-open = Abertos a outros
challenge-others-computer = Computador
challenge-rated = Com classificação
challenge-rated-about = O resultado conta para as duas classificações.
challenge-listed = Qualquer pessoa pode assistir
challenge-series = Série
challenge-series-0 = Uma partida
challenge-series-3 = À melhor de 3
challenge-series-5 = À melhor de 5
challenge-send = Enviar desafio
challenge-sent = Desafio enviado a { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } desafia-te: { $game }
challenge-to = À espera de { $name }: { $game }
challenge-accept = Aceitar
challenge-decline = Recusar
challenge-withdraw = Retirar
challenge-list = Desafios
challenge-was-declined = { $name } recusou o teu desafio.
challenge-was-withdrawn = { $name } retirou o desafio.
challenge-was-accepted = { $name } aceitou. A tua partida começou.
challenge-go = Ir para a partida
# The title of a push notice.
challenge-notice = Recebeste um desafio

## Séries de partidas

# $one and $other are points, such as 1 or 1½.
series-score = Série { $one } : { $other }, partida { $game } de { $of }
series-over = Fim da série: { $one } : { $other }
series-next = Partida seguinte

## Escolhas sobre os outros, na conta

contact-choices = Outros jogadores
contact-shows-online = Mostrar quando estou online
contact-shows-online-about = Os jogadores que te seguem veem quando estás online e que partida pública estás a jogar.
contact-challenges = Quem me pode desafiar
contact-challenges-everybody = Todos
contact-challenges-followed = Jogadores que sigo
contact-challenges-nobody = Ninguém
contact-free-chat = Chat de texto livre
contact-free-chat-about = Escreve livremente no chat com jogadores que também tenham ligado esta opção. Se estiver desligada, só podes usar frases prontas.
contact-free-chat-off = Liga o chat de texto livre na tua conta para escreveres com as tuas palavras.

## Denúncias

# $name is the name of a player.
report-title = Denunciar { $name }
report-reason = Qual é o problema?
report-reason-abuse = Insultos ou ameaças
report-reason-spam = Spam ou publicidade
report-reason-cheating = Batota
report-reason-name = Nome ofensivo
report-reason-other = Outra coisa
report-words = O que aconteceu? (opcional)
report-send = Enviar denúncia

## Correio

mail-challenge-subject = Recebeste um desafio
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } desafia-te para uma partida de { $game }:
