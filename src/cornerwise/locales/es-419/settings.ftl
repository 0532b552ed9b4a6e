settings-title = Configuración
settings-tile-look-glass = Vidrio
settings-confirm-about = Una pieza solo se coloca cuando presionas «Colocar».
about-what = Cornerwise es un sitio gratuito para juegos como Blokus y para Triominos: reglas exactas de cada juego, una computadora con 9 niveles y mesas para ti y tus amigos. Sin anuncios.
settings-push-denied = Tu navegador bloquea las notificaciones de este sitio. Puedes permitirlas en su configuración.
settings-kept = Esta configuración se guarda en este navegador.
