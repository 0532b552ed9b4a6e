## Definições

settings-title = Definições
settings-look = Aspeto
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-motion = Reduzir movimento
settings-motion-about = As peças aparecem logo no lugar em vez de deslizarem até lá.
settings-pace = Ritmo
settings-pace-about = A rapidez com que uma jogada se segue a outra no tabuleiro. Com movimento reduzido, é sempre imediato.
settings-pace-calm = Calmo
settings-pace-brisk = Rápido
settings-pace-instant = Imediato
settings-board = Tabuleiro
settings-patterns = Padrões
settings-patterns-about = Um padrão em cada cor. Ajuda quem tem dificuldade em distinguir as cores.
settings-corners = Cantos abertos
settings-corners-about = Pontos onde podes jogar a seguir.
settings-coordinates = Coordenadas
settings-coordinates-about = Letras e números à volta do tabuleiro, se houver espaço.
settings-confirm = Confirmar jogadas
settings-confirm-about = Uma peça só é colocada quando carregas em «Colocar».
settings-tips = Dicas
settings-tips-about = Pequenos conselhos enquanto jogas.
settings-sound-and-touch = Som e vibração
settings-sound = Som
settings-sound-off = Desligado
settings-sound-quiet = Baixo
settings-sound-full = Alto
settings-tick = Aviso de pouco tempo
settings-tick-about = Um tiquetaque nos últimos 20 segundos.
settings-vibration = Vibração
settings-vibration-about = Quando uma peça se ajusta ou é colocada, se o dispositivo vibrar.
settings-notices = Notificações
settings-push = Avisar-me quando for a minha vez
settings-push-about = Mesmo com esta página fechada. Útil em partidas que duram dias.
settings-push-denied = O teu navegador bloqueia as notificações deste site. Podes permiti-las nas definições do navegador.
settings-kept = Estas definições ficam guardadas neste navegador.

## Sobre

about-title = Sobre
about-what = O Cornerwise é uma casa gratuita para os jogos do tipo Blokus e o Triominos: regras exatas para cada jogo, o computador como adversário em 9 níveis, e mesas para ti e para os teus amigos. Sem publicidade.
about-names = Blokus, Trigon, Rumis e Triominos são marcas dos seus proprietários. Usamos estes nomes apenas para dizer que regras publicadas um jogo segue. O Cornerwise é independente desses proprietários e não tem o seu aval.
about-privacy = Os teus dados
about-privacy-text = Guardamos o teu nome, as tuas partidas e um cookie que mantém a tua sessão iniciada. Não te seguimos nem partilhamos nada com terceiros.
about-programs = Para programadores
about-programs-text = Tudo o que podes fazer neste site, o teu programa também pode.
about-api = Ler a documentação da API
about-licences = Código-fonte e licenças
about-source = O Cornerwise é de código aberto, com a licença MIT. Assenta no trabalho de outros, entre eles:
