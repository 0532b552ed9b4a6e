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
menu-save-online = Enregistrer en ligne
alone-from-here = Continuer seul à partir d’ici
alone-about = Une nouvelle partie contre l’ordinateur commence avec cette position. Elle reste dans ce navigateur, et la partie d’origine reste telle quelle.
alone-seat = Vous jouez
online-differs = Cette partie est déjà en ligne et s’y est poursuivie autrement. Les deux sont gardées ; l’autre se trouve parmi vos parties.
games-known = Parties déjà présentes : { $count }
