## Definições

settings-title = Definições
settings-look = Aspeto
settings-theme = Cores
settings-theme-system = Como o sistema
settings-theme-light = Claras
settings-theme-dark = Escuras
settings-motion = Menos movimento
settings-motion-about = As peças aparecem no seu lugar em vez de se moverem para lá.
settings-board = No tabuleiro
settings-patterns = Padrões
settings-patterns-about = Uma marca em cada casa, que distingue as cores sem depender do tom.
settings-corners = Cantos abertos
settings-corners-about = Pontos onde a tua cor pode continuar.
settings-coordinates = Coordenadas
settings-coordinates-about = Letras e números à volta do tabuleiro, onde houver espaço.
settings-confirm = Confirmar jogadas
settings-confirm-about = Uma peça só é enviada quando carregas em «Colocar».
settings-tips = Dicas
settings-tips-about = Um breve conselho quando vem a propósito.
settings-sound-and-touch = Som e toque
settings-sound = Som
settings-sound-off = Desligado
settings-sound-quiet = Baixo
settings-sound-full = Alto
settings-tick = Tiquetaque quando falta pouco tempo
settings-tick-about = Nos últimos vinte segundos.
settings-vibration = Vibração
settings-vibration-about = Breve, quando uma peça se ajusta ou é colocada, em dispositivos que o permitam.
settings-notices = Avisos
settings-push = Quando for a tua vez
settings-push-about = Um aviso do sistema, mesmo com esta página fechada. Para partidas que duram dias.
settings-push-denied = O navegador não permite avisos daqui.
settings-kept = Guardado neste navegador.

## Sobre

about-title = Sobre
about-what = Uma casa para os jogos de cantos: um conjunto exato de regras para cada jogo da família, um motor com nove níveis e mesas para amigos. Grátis, sem publicidade.
about-names = Blokus, Trigon, Rumis e Triominos são marcas dos seus proprietários. Aparecem aqui apenas para dizer que regras publicadas um jogo segue. O Cornerwise é independente desses proprietários e não tem o seu aval.
about-privacy = O que se guarda
about-privacy-text = Um nome, as tuas partidas e um cookie que diz quem és. Nada é medido, nada vai para terceiros.
about-programs = Para programas
about-programs-text = Tudo o que estas páginas fazem também pode ser feito por programas.
about-api = Como falar com o servidor
about-licences = Código-fonte e licenças
about-source = O Cornerwise está sob a licença MIT. Assenta no trabalho de outros, entre eles:
