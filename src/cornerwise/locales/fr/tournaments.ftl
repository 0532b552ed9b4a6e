## Tournois : la liste, le formulaire, la page d'un tournoi

nav-tournaments = Tournois
tournaments-create = Créer un tournoi
tournaments-mine = Vos tournois
tournaments-waiting = Inscriptions ouvertes
tournaments-running = En cours
tournaments-finished = Terminés
tournaments-empty = Aucun tournoi en ce moment
tournaments-empty-text = Créez-en un et partagez son lien. Toute personne qui a le lien peut participer, avec ou sans compte.

tournament-format-swiss = Système suisse
tournament-format-arena = Arène
tournament-format-knockout = Élimination directe
tournament-format-round-robin = Toutes rondes
tournament-format-swiss-about = Un nombre fixe de rondes. À chaque ronde, vous jouez contre quelqu’un qui a à peu près autant de points que vous. Personne n’est éliminé.
tournament-format-arena-about = Jouez le plus de parties possible avant la fin du temps. À partir de votre troisième victoire d’affilée, les victoires comptent double.
tournament-format-knockout-about = Une défaite et c’est fini. Le dernier joueur en lice gagne.
tournament-format-round-robin-about = Chacun joue contre tous les autres. Idéal pour les petits groupes.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } joueur.
    [many] { $count } de joueurs.
   *[other] { $count } joueurs.
}
tournament-players = { $count ->
    [one] { $count } joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
}
tournament-starts-at = Début : { $time }
tournament-starts-with = Commence dès qu’il y a { $count } joueurs
tournament-starts-host = Commence quand l’organisateur le lance
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-round = Ronde { $round }
tournament-running = En cours
tournament-finished = Terminé
tournament-cancelled = Annulé
tournament-cancelled-host = L’organisateur a annulé ce tournoi.
tournament-cancelled-few = Ce tournoi a été annulé, faute de joueurs.
tournament-cancelled-operator = Les responsables de ce serveur ont annulé ce tournoi.
tournament-cancelled-old = Ce tournoi a été annulé parce que personne ne l’a lancé pendant 30 jours.
tournament-time-left = Temps restant : { $time }
tournament-last-games = Le temps est écoulé. Les dernières parties se terminent.
tournament-next-round = Temps avant la prochaine ronde : { $time }
tournament-wait-round = { $count ->
    [one] { $count } partie de cette ronde est encore en cours.
    [many] { $count } de parties de cette ronde sont encore en cours.
   *[other] { $count } parties de cette ronde sont encore en cours.
}
tournament-wait-arena = Vous aurez un adversaire dans un instant.
tournament-unknown = Ce tournoi est introuvable
tournament-started = Début
tournament-unlisted = Sur lien seulement
tournament-rated = Parties classées

## Participer

tournament-join = Participer
tournament-join-late = Participer maintenant
tournament-return = Revenir
tournament-withdraw = Se retirer
tournament-withdraw-sure = Vous retirer de ce tournoi ?
tournament-withdraw-about = Nous ne vous chercherons plus d’adversaire. Une partie en cours continue.
tournament-stay = Rester
tournament-joined = Vous participez
tournament-withdrawn = Vous ne participez plus
tournament-play = Jouer votre partie
tournament-your-game = Votre partie est prête
tournament-bye-now = Vous êtes exempt : pas d’adversaire pour cette ronde, et vous recevez les points d’une victoire.
tournament-start = Commencer maintenant
tournament-start-needs = Il faut au moins { $count } joueurs pour commencer.
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Annuler le tournoi pour tout le monde ?
tournament-keep = Garder le tournoi
tournament-won = { $name } a gagné le tournoi
tournament-won-several = { $names } se partagent la première place
tournament-you-won = Vous avez gagné le tournoi !
tournament-your-place = Votre place : { $place } sur { $count }
tournament-needs-account = Les parties de ce tournoi sont classées : il faut un compte pour participer.
tournament-full = Toutes les places sont prises. Vous pouvez tout de même regarder.

tournament-call = Votre partie de tournoi est prête : { $title }
tournament-back = Retour au tournoi
tournament-open = Ouvrir le tournoi

## Classement, parties, tableau

tournament-view = Affichage
tournament-standings = Classement
tournament-games = Parties
tournament-bracket = Tableau
tournament-no-standings = Personne ne participe encore
tournament-no-standings-text = Partagez le lien pour inviter des joueurs.
tournament-no-games = Il n’y a pas encore de parties
tournament-no-games-text = Elles apparaissent ici quand le tournoi commence.
tournament-place = Rang
tournament-name = Nom
tournament-points = Points
tournament-played = Parties
tournament-buchholz = Buchholz
tournament-buchholz-about = La somme des points de vos adversaires.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Les points des adversaires battus, plus la moitié des points de ceux avec qui vous avez fait nulle.
tournament-board = Points d’avance
tournament-board-about = La somme de vos points d’avance dans vos parties.
tournament-wins = Victoires
tournament-wins-about = Parties gagnées.
tournament-byes = Exemptions
tournament-streak = { $count ->
    [one] { $count } victoire d’affilée
    [many] { $count } de victoires d’affilée
   *[other] { $count } victoires d’affilée
}
tournament-computer = Ordinateur, niveau { $level }
tournament-left = ne participe plus
tournament-you = vous
tournament-details = Détails de { $name }
tournament-lines = { $from }–{ $to } sur { $count }
tournament-first-lines = Première page
tournament-earlier-lines = Page précédente
tournament-later-lines = Page suivante
tournament-last-lines = Dernière page
tournament-my-line = Ma place
tournament-earlier-round = Ronde précédente
tournament-later-round = Ronde suivante
tournament-playing = En cours
tournament-bye = Exempt
tournament-absent = { $name } : forfait
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finale
    [4] Demi-finales
    [8] Quarts de finale
    [16] Huitièmes de finale
    [32] Seizièmes de finale
    [64] Trente-deuxièmes de finale
    [128] Soixante-quatrièmes de finale
   *[other] Tour à { $left } joueurs
}
tournament-profile = Voir le profil
tournament-to-come = À déterminer
tournament-goes-on = { $name } se qualifie

## Partager

tournament-invite = Inviter des joueurs
tournament-share = Partager le tournoi
tournament-invite-message = Participez à notre tournoi Cornerwise : { $title }
tournament-link = Lien vers ce tournoi
tournament-invite-qr = Code QR avec le lien vers ce tournoi
tournament-csv = Classement pour tableur (CSV)
tournament-json = Toutes les données (JSON)
tournament-print = Imprimer

## En préparer un

tournament-new = Nouveau tournoi
tournament-step-game = Jeu
tournament-step-format = Formule
tournament-step-clock = Horloge
tournament-step-start = Début et joueurs
tournament-title = Titre
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } – { $format }
tournament-format = Formule
tournament-tables-note = Avec { $count } joueurs par table, vous pouvez choisir le système suisse ou l’arène.
tournament-rounds = Rondes
tournament-rounds-auto = Automatique
tournament-rounds-auto-about = Autant de rondes qu’il en faut pour avoir un seul vainqueur.
tournament-times = Parties contre chaque adversaire
tournament-once = Une
tournament-twice = Deux
tournament-minutes = Durée
tournament-start-how = Début
tournament-start-hand = Quand je le lance
tournament-start-time = À une heure donnée
tournament-start-number = Avec assez de joueurs
tournament-start-when = Date et heure
tournament-start-count = Nombre de joueurs
tournament-listed = Afficher dans la liste
tournament-listed-about = Tout le monde peut le trouver et participer. Sinon, il faut le lien.
tournament-rated-about = Les parties comptent pour les cotes. Chacun a besoin d’un compte pour participer.
tournament-rated-account = Pour jouer des parties classées, créez d’abord un compte.
tournament-more = Plus d’options
tournament-late = Inscriptions tardives
tournament-late-about = Les joueurs peuvent s’inscrire, ou revenir, après le début.
tournament-most = Maximum de joueurs
tournament-pause = Pause entre les rondes
tournament-no-show = Délai pour le premier coup
tournament-no-show-about = Un joueur qui ne joue pas son premier coup dans ce délai perd la partie et est retiré du tournoi.
tournament-engines = Ordinateurs
tournament-engines-about = L’ordinateur participe comme les autres joueurs. Au moins une personne doit jouer.
tournament-engine-add = Ajouter un ordinateur
tournament-engine-number = Ordinateur { $number }
tournament-engine-remove = Retirer l’ordinateur { $number }
tournament-tie-breaks = Départages
tournament-tie-breaks-about = Si des joueurs sont à égalité de points, le premier critère décide, puis le suivant.
tournament-tie-up = Monter : { $name }
tournament-submit = Créer le tournoi
