## Clubes: a lista, o formulário, a página de um

clubs-title = Clubes
clubs-about = Joga com pessoas que conheces e organiza os teus próprios torneios.
clubs-open = Criar um clube
clubs-mine = Os teus clubes
clubs-all = Todos os clubes
clubs-search = Procurar por nome ou local
clubs-found = { $count ->
    [0] 0 clubes encontrados
    [one] { $count } clube encontrado
    [many] { $count } de clubes encontrados
   *[other] { $count } clubes encontrados
}
clubs-none = Nenhum clube encontrado
clubs-none-text = Experimenta outra palavra, ou cria tu um clube.
clubs-more = Mostrar mais clubes

club-members = { $count ->
    [0] 0 membros
    [one] { $count } membro
    [many] { $count } de membros
   *[other] { $count } membros
}
club-people = Membros
club-people-more = Mostrar mais membros
club-unknown = Não encontramos esse clube
club-role-owner = Proprietário
club-role-organiser = Organizador
club-role-member = Membro
club-entry = Como se entra
club-entry-open = Aberto a todos
club-entry-request = A pedido
club-entry-invitation = Com link de convite
club-entry-open-about = Quem tiver conta torna-se logo membro.
club-entry-request-about = É preciso pedir para entrar, e um organizador decide.
club-entry-invitation-about = Só quem tiver o link de convite pode entrar.

club-join = Entrar no clube
club-ask = Pedir para entrar
club-asked = Pediste para entrar. Um organizador vai decidir.
club-take-back = Retirar o pedido
club-invited-only = Os novos membros precisam do link de convite. Pede-o a um organizador do clube.
club-account = Precisas de uma conta para entrar num clube.
club-log-in = Entrar ou criar conta
club-leave = Sair do clube
club-leave-sure = Sair deste clube?
club-stay = Ficar

club-tournament = Criar um torneio
club-running = Torneios em curso
club-next = Próximos torneios
club-past = Torneios anteriores
club-no-tournaments = Ainda não há torneios
club-no-tournaments-text = Os organizadores podem criar um.
club-of = Torneio de clube: { $club }
club-who = Quem pode participar
club-who-all = Todos
club-who-members = Só membros de { $club }
club-members-only = Só os membros do clube podem participar neste torneio.
club-to-club = Ver o clube

club-requests = Pedidos para entrar
club-accept = Aceitar { $name }
club-decline = Recusar { $name }
club-manage = Gerir { $name }
club-make-organiser = Tornar organizador
club-make-member = Tornar membro normal
club-make-owner = Tornar proprietário
club-make-owner-about = Passas a ser organizador. Um clube só tem um proprietário.
club-remove = Retirar do clube

club-invitation = Link de convite
club-invitation-about = Quem tiver este link e uma conta pode entrar.
club-invitation-new = Criar novo link
club-invitation-new-about = O link antigo deixa de funcionar.

club-new = Criar um clube
club-edit = Editar o clube
club-name = Nome
club-text = Sobre o clube
club-place = Local (opcional)
club-language = Idioma (opcional)
club-create = Criar clube
club-save = Guardar
club-delete = Eliminar o clube
club-delete-sure = Eliminar este clube para todos?
club-delete-about = Os torneios ficam, mas deixam de pertencer a um clube.
club-keep = Manter
