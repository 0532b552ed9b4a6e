## Nombres

people-name = Tu nombre
people-guest = Invitado
people-you = Tú

## De un dispositivo a otro

carry-title = Seguir en este dispositivo
carry-about = En el otro dispositivo, abre la partida y elige llevarte tu asiento. Muestra un código que sirve una vez, durante cinco minutos.
carry-code = El código
carry-take = Ocupar mi asiento

## Cuentas

account-name-about = Los demás lo ven en la mesa. Para jugar no hace falta nada más.
account-rename = Cambiar el nombre
account-named = El nombre ha cambiado.
account-title = Cuenta
account-about = Con una cuenta, tus partidas están en todos tus dispositivos y puedes jugar con clasificación. No se pide ninguna dirección.
account-make = Cuenta nueva
account-login = Entrar
account-recover = Olvidada
account-login-name = Nombre de la cuenta
account-password = Contraseña
account-new-password = Contraseña nueva
account-password-about = Al menos ocho caracteres.
account-recovery-code = Código de recuperación
account-make-do = Crear la cuenta
account-login-do = Entrar
account-recover-do = Poner la contraseña nueva
account-make-passkey = Crearla con una llave de acceso, sin contraseña
account-login-passkey = Entrar con una llave de acceso
account-passkey-declined = No se ha usado ninguna llave de acceso. No ha cambiado nada.
account-passkey-later = La cuenta está creada, aún sin llave de acceso. Guarda los códigos o añade una llave más tarde.
account-passkey-added = La llave de acceso se ha añadido.
account-add-passkey = Añadir una llave de acceso
account-entered = Qué bien verte de nuevo.
account-is = Has entrado como { $login }.
account-ratings = Tus clasificaciones
account-no-ratings = Las partidas con clasificación mostrarán aquí cómo juegas.
account-log-out = Salir
account-safety = Seguridad y datos
account-sessions = Dónde has iniciado sesión
account-session-this = Este dispositivo
account-session-seen = Último uso: { $date }
account-end-session = Cerrar la sesión del dispositivo usado por última vez el { $date }
account-end-others = Cerrar sesión en todos los demás
account-others-ended = Se ha cerrado la sesión en todos los demás dispositivos.
account-old-password = Contraseña hasta ahora
account-change-password = Cambiar la contraseña
account-password-changed = La contraseña está cambiada. Se ha cerrado la sesión en todos los demás dispositivos.
account-export = Descargar tus datos
account-delete = Eliminar la cuenta
account-delete-about = Se elimina todo lo que se sabe de ti. Los juegos se quedan, sin tu nombre.
account-delete-sure = Eliminar para siempre
codes-title = Códigos de recuperación
codes-about = Cada uno abre tu cuenta una vez, si se pierde la contraseña o la llave de acceso. No se vuelven a mostrar: guárdalos donde guardas esas cosas.
codes-kept = Los he guardado

## Claves para programas

account-programs = Claves para programas
programs-about = Un programa tuyo puede seguir tus partidas y jugar por ti.
programs-plays = puede mirar y jugar
programs-reads = solo puede mirar
programs-revoke = Retirar la clave { $label }
programs-made = Esta es la clave. No se vuelve a mostrar.
programs-label = Para qué es la clave
programs-play = Puede jugar
programs-play-about = Si no, solo puede mirar.
programs-make = Crear una clave

## Qué puede fallar

error-account-taken = Ese nombre está ocupado o ya tienes una cuenta.
error-account-wrong = Eso no coincide. Vuelve a mirarlo, por favor.
error-account-missing = Para eso hace falta una cuenta.
error-account-weak = Esa contraseña es de las primeras que cualquiera prueba. Elige otra.
error-session-missing = Tu sesión está cerrada aquí. Tus partidas te esperan.
error-request-too-many = Ha sido mucho de una vez. Espera un momento, por favor.
error-request-malformed = El servidor no ha podido leerlo. No ha cambiado nada.
error-server-busy = El servidor tiene demasiado que hacer ahora. Inténtalo de nuevo, por favor.
error-server-closing = El servidor se está reiniciando. No se ha perdido nada.
