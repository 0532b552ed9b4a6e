## Sans connexion

offline-title = Vous êtes hors ligne
offline-text = Voici la dernière version dont nous disposons. Les parties contre l’ordinateur, les casse-tête, les leçons et les règles fonctionnent hors ligne.
offline-match = Votre partie est conservée. Elle reprend dès que vous êtes de nouveau en ligne.
offline-unseen = Vous n’avez pas encore ouvert cette partie sur cet appareil. Elle s’affichera dès que vous serez de nouveau en ligne.
offline-meanwhile = Faire une création en attendant
offline-no-server = Il faut un serveur
offline-no-server-text = Les parties en ligne, les comptes et les cotes demandent un serveur, et ce site fonctionne sans. Tout le reste marche.
offline-keep-title = Jouer hors ligne
offline-kept = Les parties contre l’ordinateur, les casse-tête, les leçons et les règles fonctionnent ici sans connexion.
offline-room = Espace utilisé : { $megabytes } Mo.
offline-keeping = Téléchargement : { $percent } %
offline-unkept = Tout n’est pas encore téléchargé sur cet appareil.
offline-keep = Tout télécharger
open-title = Ouvrir une partie
open-text = Ouvrez une partie depuis un fichier, ou partagée par une autre application.
shortcut-new = Nouvelle partie
error-client-no-server = Il faut un serveur, et ce site fonctionne sans.
