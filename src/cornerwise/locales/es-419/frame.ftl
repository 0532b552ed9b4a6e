page-unknown-text = Puede que la dirección tenga un error o que la partida ya no exista.
page-unreachable-text = No se pudo cargar esta página. No se perdió nada.
error-unexpected = No funcionó. No cambió nada.
error-client-offline = No se puede llegar al servidor. No se perdió nada.
