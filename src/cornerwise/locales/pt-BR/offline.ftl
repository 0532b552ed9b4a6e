offline-title = Sem conexão
offline-text = Você vê o que se sabia por último. Desenhos podem ser feitos sem conexão.
offline-match = Nada se perdeu. A partida continua daqui assim que você voltar.
offline-unseen = Esta partida ainda não foi aberta aqui. Ela aparece assim que você voltar.
offline-meanwhile = Compor uma imagem enquanto isso
