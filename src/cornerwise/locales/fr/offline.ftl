## Sans connexion

offline-title = Pas de connexion
offline-text = Vous voyez le dernier état connu. Les parties contre l’ordinateur, les casse-tête, les leçons et les règles fonctionnent sans connexion.
offline-match = Rien n’est perdu. La partie reprend ici dès que la connexion revient.
offline-unseen = Cette partie n’a pas encore été ouverte ici. Elle s’affiche dès que la connexion revient.
offline-meanwhile = Composer une image en attendant
offline-no-server = Il faut un serveur
offline-no-server-text = Jouer avec d’autres à distance, les comptes et les classements demandent un serveur, et il n’y en a pas ici. Tout le reste fonctionne.
offline-keep-title = Sans connexion
offline-kept = Les parties contre l’ordinateur, les casse-tête, les leçons et les règles fonctionnent ici sans connexion.
offline-room = Elles occupent { $megabytes } Mo.
offline-keeping = Chargement du nécessaire : { $percent } %
offline-unkept = Tout le nécessaire n’est pas encore sur cet appareil.
offline-keep = Tout charger
open-title = Ouvrir une partie
open-text = Une notation tirée d’un fichier, ou partagée par une autre application.
shortcut-new = Nouvelle partie
error-client-no-server = Il faut un serveur, et il n’y en a pas ici.
