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
alone-from-here = Continuer en solo
alone-about = Commence une nouvelle partie contre l’ordinateur à partir de cette position. Elle est enregistrée sur cet appareil, et la partie d’origine reste telle quelle.
alone-seat = Vous jouez
online-differs = Cette partie est déjà en ligne et s’y est poursuivie autrement. Les deux sont gardées : l’autre se trouve parmi vos parties.
games-known = Parties que vous avez déjà ici : { $count }
