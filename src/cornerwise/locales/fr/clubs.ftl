## Clubs : la liste, le formulaire, la page d'un club

clubs-title = Clubs
clubs-about = Jouez avec des gens que vous connaissez et organisez vos propres tournois.
clubs-open = Créer un club
clubs-mine = Vos clubs
clubs-all = Tous les clubs
clubs-search = Chercher par nom ou par lieu
clubs-found = { $count ->
    [one] { $count } club trouvé
    [many] { $count } de clubs trouvés
   *[other] { $count } clubs trouvés
}
clubs-none = Aucun club trouvé
clubs-none-text = Essayez un autre mot, ou créez vous-même un club.
clubs-more = Afficher plus de clubs

club-members = { $count ->
    [one] { $count } membre
    [many] { $count } de membres
   *[other] { $count } membres
}
club-people = Membres
club-people-more = Afficher plus de membres
club-unknown = Ce club est introuvable
club-role-owner = Propriétaire
club-role-organiser = Organisateur
club-role-member = Membre
club-entry = Comment rejoindre le club
club-entry-open = Ouvert à tous
club-entry-request = Sur demande
club-entry-invitation = Par lien d’invitation
club-entry-open-about = Toute personne qui a un compte devient aussitôt membre.
club-entry-request-about = Les joueurs demandent à rejoindre le club, et un organisateur décide.
club-entry-invitation-about = Il faut le lien d’invitation pour rejoindre le club.

club-join = Rejoindre le club
club-ask = Demander à rejoindre
club-asked = Vous avez demandé à rejoindre ce club. Un organisateur va décider.
club-take-back = Annuler la demande
club-invited-only = Les nouveaux membres ont besoin du lien d’invitation. Demandez-le à un organisateur du club.
club-account = Il faut un compte pour rejoindre un club.
club-log-in = Se connecter ou s’inscrire
club-leave = Quitter le club
club-leave-sure = Quitter ce club ?
club-stay = Rester

club-tournament = Créer un tournoi
club-running = Tournois en cours
club-next = Prochains tournois
club-past = Tournois passés
club-no-tournaments = Aucun tournoi pour l’instant
club-no-tournaments-text = Les organisateurs peuvent en créer.
club-of = Tournoi de club : { $club }
club-who = Qui peut participer
club-who-all = Tout le monde
club-who-members = Seulement les membres de { $club }
club-members-only = Seuls les membres du club peuvent participer à ce tournoi.
club-to-club = Voir le club

club-requests = Demandes d’adhésion
club-accept = Accepter { $name }
club-decline = Refuser { $name }
club-manage = Gérer { $name }
club-make-organiser = Nommer organisateur
club-make-member = Repasser simple membre
club-make-owner = Nommer propriétaire
club-make-owner-about = Vous deviendrez organisateur. Un club n’a qu’un seul propriétaire.
club-remove = Retirer du club

club-invitation = Lien d’invitation
club-invitation-about = Toute personne qui a ce lien et un compte peut rejoindre le club.
club-invitation-new = Créer un nouveau lien
club-invitation-new-about = L’ancien lien ne fonctionnera plus.

club-new = Créer un club
club-edit = Modifier le club
club-name = Nom
club-text = À propos du club
club-place = Lieu (facultatif)
club-language = Langue (facultatif)
club-create = Créer le club
club-save = Enregistrer
club-delete = Supprimer le club
club-delete-sure = Supprimer ce club pour tout le monde ?
club-delete-about = Ses tournois restent, mais n’appartiennent plus à un club.
club-keep = Garder le club
