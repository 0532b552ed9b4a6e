settings-title = Configuración
settings-confirm-about = Una pieza solo se coloca cuando presionas «Colocar».
