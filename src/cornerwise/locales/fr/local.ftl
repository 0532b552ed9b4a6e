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
menu-save-online = Enregistrer en ligne
alone-from-here = Continuer seul à partir d’ici
alone-about = Une nouvelle partie contre l’ordinateur commence avec cette position. Elle reste dans ce navigateur, et la partie d’origine reste telle quelle.
alone-seat = Vous jouez
online-differs = Cette partie est déjà en ligne et s’y est poursuivie autrement. Les deux sont gardées ; l’autre se trouve parmi vos parties.
games-known = Parties déjà présentes : { $count }
