## Games that run in the browser

menu-online = Continuer en ligne
games-here = Sur cet appareil
games-import = Ajouter des parties depuis un fichier
games-delete = Supprimer
games-keep = Garder
local-no-undo = Vous n’avez aucun coup à annuler.
local-declined = L’ordinateur veut continuer à jouer.
local-not-now = Vous ne pouvez pas faire cela maintenant.
local-unable = Ce navigateur ne peut pas faire tourner le jeu seul. Essayez un navigateur plus récent.
