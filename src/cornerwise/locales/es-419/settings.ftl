settings-title = Configuración
settings-confirm-about = Una pieza solo se envía cuando presionas «Colocar».
