## Sem ligação

offline-title = Sem ligação
offline-text = Vês o que se sabia por último. Os desenhos podem compor-se sem ligação.
offline-match = Nada se perdeu. A partida continua daqui assim que voltares.
offline-unseen = Esta partida ainda não foi aberta aqui. Aparece assim que voltares.
offline-meanwhile = Compor uma imagem entretanto
