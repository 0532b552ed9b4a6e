## Sans connexion

offline-title = Pas de connexion
offline-text = Vous voyez le dernier état connu. Les motifs se composent aussi sans connexion.
offline-match = Rien n’est perdu. La partie reprend ici dès que la connexion revient.
offline-unseen = Cette partie n’a pas encore été ouverte ici. Elle s’affiche dès que la connexion revient.
offline-meanwhile = Composer une image en attendant
