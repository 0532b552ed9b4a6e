page-unknown-text = Puede que la dirección tenga un error o que la página ya no exista.
page-unreachable-text = No se pudo cargar esta página. Revisa tu conexión e intenta de nuevo.
error-unexpected = Algo falló. No cambió nada: intenta de nuevo.
error-client-offline = No podemos conectar con el servidor. Tus partidas están a salvo: revisa tu conexión e intenta de nuevo.
