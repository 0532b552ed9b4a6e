## Nombres

people-name = Tu nombre
people-guest = Invitado
people-you = Tú

## De un dispositivo a otro

carry-title = Continuar en este dispositivo
carry-about = En tu otro dispositivo, abre el menú de la partida y elige «Continuar en otro dispositivo». Muestra un código que sirve una sola vez, durante 5 minutos.
carry-code = Código
carry-take = Continuar aquí

## Cuentas

account-name-about = Los demás ven este nombre en la mesa. Para jugar no necesitas nada más.
account-rename = Cambiar nombre
account-named = Tu nombre se ha cambiado.
account-title = Cuenta
account-about = Con una cuenta tienes tus partidas en todos tus dispositivos y puedes jugar partidas puntuables. No hace falta una dirección de correo.
account-make = Registrarse
account-login = Entrar
account-recover = ¿Olvidaste la contraseña?
account-login-name = Nombre de usuario
account-password = Contraseña
account-new-password = Contraseña nueva
account-password-about = Al menos 8 caracteres.
account-recovery-code = Código de recuperación
account-make-do = Crear cuenta
account-login-do = Entrar
account-recover-do = Establecer nueva contraseña
account-make-passkey = Registrarse con una llave de acceso, sin contraseña
account-login-passkey = Entrar con una llave de acceso
account-passkey-declined = No se ha usado ninguna llave de acceso, así que no ha cambiado nada. Puedes intentarlo de nuevo.
account-passkey-later = Tu cuenta está lista, pero aún no tiene llave de acceso. Guarda los códigos de abajo. Puedes añadir una llave más tarde.
account-passkey-added = Llave de acceso añadida.
account-add-passkey = Añadir una llave de acceso
account-entered = Qué bien verte de nuevo.
account-is = Has iniciado sesión como { $login }.
account-ratings = Tus clasificaciones
account-no-ratings = Juega una partida puntuable para obtener tu primera clasificación.
account-log-out = Salir
account-safety = Seguridad y datos
account-sessions = Dónde has iniciado sesión
account-session-this = Este dispositivo
account-session-seen = Último uso: { $date }
account-end-session = Cerrar la sesión del dispositivo usado por última vez el { $date }
account-end-others = Cerrar sesión en todos los demás
account-others-ended = Se ha cerrado tu sesión en todos los demás dispositivos.
account-old-password = Contraseña actual
account-change-password = Cambiar contraseña
account-password-changed = Contraseña cambiada. Se ha cerrado tu sesión en todos los demás dispositivos.
account-export = Descargar tus datos
account-delete = Eliminar cuenta
account-delete-about = Se eliminan tu cuenta y sus datos. Tus partidas se conservan, sin tu nombre.
account-delete-sure = Eliminar definitivamente
codes-title = Códigos de recuperación
codes-about = Si pierdes la contraseña o la llave de acceso, cada uno de estos códigos te permite entrar una vez. No volverán a mostrarse: guárdalos en un lugar seguro.
codes-kept = Los he guardado

## Claves para programas

account-programs = Claves de API
programs-about = Con una clave, tu propio programa puede seguir tus partidas o jugar por ti.
programs-plays = puede leer y jugar
programs-reads = solo puede leer
programs-revoke = Eliminar la clave { $label }
programs-made = Aquí está tu clave. Cópiala ahora: no volverá a mostrarse.
programs-label = Para qué es la clave
programs-play = Permitir jugar
programs-play-about = Si no, la clave solo permite leer.
programs-make = Crear clave

## Qué puede fallar

error-account-taken = Ese nombre de usuario está ocupado o ya tienes una cuenta. Prueba otro nombre o inicia sesión.
error-account-wrong = Nombre de usuario, contraseña o código incorrectos. Compruébalos e inténtalo de nuevo.
error-account-missing = Para esto necesitas una cuenta. Primero inicia sesión o regístrate.
error-account-weak = Esa contraseña es demasiado fácil de adivinar. Elige otra.
error-session-missing = Se ha cerrado tu sesión en este dispositivo. Tus partidas están a salvo: inicia sesión para verlas.
error-request-malformed = El servidor no lo ha entendido. No ha cambiado nada: recarga la página e inténtalo de nuevo.
error-server-busy = El servidor está saturado. Inténtalo de nuevo en un momento.
error-server-closing = El servidor se está reiniciando. Tus partidas están a salvo: inténtalo de nuevo en un momento.
