settings-title = Configuración
settings-tile-look-glass = Vidrio
settings-confirm-about = Una pieza solo se coloca cuando presionas «Colocar».
