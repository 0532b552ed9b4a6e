## Games that run in the browser

menu-online = Continuer en ligne
games-here = Dans ce navigateur
games-import = Ajouter des parties d’un fichier
games-delete = Supprimer
games-keep = Garder
local-no-undo = Vous n’avez aucun coup qui puisse être repris.
local-declined = L’ordinateur continue de jouer.
local-not-now = Ce n’est pas possible maintenant.
local-unable = Ce navigateur ne peut pas faire tourner le jeu seul.
