## Clubes: la lista, el formulario, la página de uno

clubs-title = Clubes
clubs-about = Juega con gente que conoces y organiza tus propios torneos.
clubs-open = Crear un club
clubs-mine = Tus clubes
clubs-all = Todos los clubes
clubs-search = Buscar por nombre o lugar
clubs-found = { $count ->
    [one] { $count } club encontrado
    [many] { $count } de clubes encontrados
   *[other] { $count } clubes encontrados
}
clubs-none = No se encontraron clubes
clubs-none-text = Prueba otra palabra o crea tu propio club.
clubs-more = Mostrar más clubes

club-members = { $count ->
    [one] { $count } miembro
    [many] { $count } de miembros
   *[other] { $count } miembros
}
club-people = Miembros
club-people-more = Mostrar más miembros
club-unknown = No encontramos ese club
club-role-owner = Propietario
club-role-organiser = Organizador
club-role-member = Miembro
club-entry = Cómo se entra en el club
club-entry-open = Cualquiera puede entrar
club-entry-request = Con solicitud
club-entry-invitation = Con enlace de invitación
club-entry-open-about = Quien tenga una cuenta pasa a ser miembro al instante.
club-entry-request-about = Hay que pedir la entrada, y un organizador decide.
club-entry-invitation-about = Solo puede entrar quien tenga el enlace de invitación.

club-join = Unirse al club
club-ask = Pedir entrar
club-asked = Has pedido entrar. Un organizador decidirá.
club-take-back = Retirar la solicitud
club-invited-only = Los nuevos miembros necesitan el enlace de invitación. Pídelo a un organizador del club.
club-account = Necesitas una cuenta para unirte a un club.
club-log-in = Entrar o registrarse
club-leave = Dejar el club
club-leave-sure = ¿Dejar este club?
club-stay = Quedarse

club-tournament = Crear un torneo
club-running = Torneos en curso
club-next = Próximos torneos
club-past = Torneos anteriores
club-no-tournaments = Aún no hay torneos
club-no-tournaments-text = Los organizadores pueden crear uno.
club-of = Torneo del club: { $club }
club-who = Quién puede participar
club-who-all = Todos
club-who-members = Solo miembros de { $club }
club-members-only = Solo los miembros del club pueden participar en este torneo.
club-to-club = Ver el club

club-requests = Solicitudes de entrada
club-accept = Aceptar a { $name }
club-decline = Rechazar a { $name }
club-manage = Gestionar a { $name }
club-make-organiser = Nombrar organizador
club-make-member = Convertir en miembro normal
club-make-owner = Nombrar propietario
club-make-owner-about = Tú pasarás a ser organizador. Un club solo tiene un propietario.
club-remove = Expulsar del club

club-invitation = Enlace de invitación
club-invitation-about = Quien tenga este enlace y una cuenta puede entrar.
club-invitation-new = Crear un enlace nuevo
club-invitation-new-about = El enlace anterior deja de funcionar.

club-new = Crear un club
club-edit = Editar el club
club-name = Nombre
club-text = Sobre el club
club-place = Lugar (opcional)
club-language = Idioma (opcional)
club-create = Crear club
club-save = Guardar
club-delete = Eliminar el club
club-delete-sure = ¿Eliminar este club para todos?
club-delete-about = Sus torneos se conservan, pero ya no pertenecen a ningún club.
club-keep = Conservar
