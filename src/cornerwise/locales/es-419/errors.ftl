error-arena-version = no es la configuración de una arena, versión { $version }
error-arena-settings = configuración dañada: { $problem }
error-arena-other = { $folder }: ahí hay una ejecución con otra configuración: { $name } era { $was } y ahora es { $now }
refused-http = no se puede responder a la solicitud: { $said }
refused-request-long = una solicitud tiene como máximo { $most } bytes
refused-computer-plays = la computadora juega por este asiento
refused-computer-plays-on = la computadora sigue jugando
refused-said-enough = en esta mesa ya se dijo bastante
