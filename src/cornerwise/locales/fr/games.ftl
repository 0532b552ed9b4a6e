## Les jeux

game-classic = Classique
game-classic-about = Quatre couleurs sur 20 cases sur 20
game-classic-kind = 4 joueurs
game-classic-2 = Classique à deux
game-classic-2-about = Deux couleurs chacun
game-classic-2-kind = 2 joueurs
game-classic-3 = Classique à trois
game-classic-3-about = La quatrième couleur est posée par tous à tour de rôle
game-classic-3-kind = 3 joueurs
game-classic-teams = Classique en équipes
game-classic-teams-about = Bleu et rouge contre jaune et vert
game-classic-teams-kind = 2 contre 2
game-classic-solo = Quatre-vingt-quatre
game-classic-solo-about = Poser les 84 pièces, en solo
game-classic-solo-kind = 1 joueur
game-duo = Duo
game-duo-about = Le duel rapide sur 14 cases sur 14
game-duo-kind = 2 joueurs
game-junior = Junior
game-junior-about = Des pièces simples, pour petites mains
game-junior-kind = 2 joueurs
game-trigon = Trigon
game-trigon-about = Un hexagone de triangles
game-trigon-kind = 4 joueurs
game-trigon-2 = Trigon à deux
game-trigon-2-about = Deux couleurs chacun
game-trigon-2-kind = 2 joueurs
game-trigon-3 = Trigon à trois
game-trigon-3-about = Trois couleurs sur un hexagone plus petit
game-trigon-3-kind = 3 joueurs
game-trigon-teams = Trigon en équipes
game-trigon-teams-about = Bleu et rouge contre jaune et vert
game-trigon-teams-kind = 2 contre 2
game-trigon-solo = Quatre-vingt-huit
game-trigon-solo-about = Poser les 88 pièces, en solo
game-trigon-solo-kind = 1 joueur
game-polyomino = Polyomino
game-polyomino-about = Ouvrir n’importe où, puis échanger ou garder
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 pièces chacun, en quelques minutes
game-polyomino-8-kind = 8 sur 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Deux jeux de 9 pièces chacun
game-polyomino-12-kind = 12 sur 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 pièces chacun
game-polyomino-14-kind = 14 sur 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Un seul jeu de 56 pièces pour les deux
game-polyomino-hexa-kind = Hexa, 20 sur 20
game-rumis = Rumis
game-rumis-about = Construire en hauteur, être vu d’en haut
game-rumis-tower = Rumis Tour
game-rumis-tower-about = Étroit, et haut de huit cubes au plus
game-rumis-tower-kind = Tour
game-rumis-corner = Rumis Coin
game-rumis-corner-about = Autour d’un coin de 40 cases
game-rumis-corner-kind = Coin
game-rumis-steps = Rumis Escalier
game-rumis-steps-about = Un escalier de quatre marches
game-rumis-steps-kind = Escalier
game-rumis-pyramid = Rumis Pyramide
game-rumis-pyramid-about = Plus haut vers le milieu
game-rumis-pyramid-kind = Pyramide
game-rumis-own = Rumis à vos hauteurs
game-rumis-own-about = Un plateau que vous faites vous-même
game-rumis-own-kind = Le vôtre
game-triominos = Triominos
game-triominos-about = Accorder les coins, cacher son jeu
game-triominos-kind = 1 à 6 joueurs

## What is told of every game

facts-players = { $most ->
    [one] { $span } joueur
    [many] { $span } de joueurs
   *[other] { $span } joueurs
  }
facts-minutes = { $span } min
facts-age = dès { $age } ans

## Les options

option-on = Oui
option-off = Non
option-start = Première pièce
option-start-about = Où peut aller la première pièce d’une couleur.
option-start-own = Sur sa propre case de départ
option-start-any = Sur toute case de départ libre
option-start-opposite = À l’opposé de son autre couleur
option-start-spaced = Sur une case de départ sur deux
option-scoring = Points
option-scoring-about = Comment les points sont comptés.
option-scoring-advanced = Cases restantes, avec bonus
option-scoring-basic = Cases restantes seulement
option-scoring-pieces = Le plus de pièces posées
option-scoring-cells = Le moins de cases restantes
option-scoring-standard = Selon la règle imprimée
option-scoring-children = Points pour enfants
option-scoring-no-points = Aucun : qui finit en premier gagne
option-first = Qui commence
option-first-about = La place qui pose la première pièce.
option-first-number = { $number ->
    [0] Place 1
    [1] Place 2
    [2] Place 3
   *[3] Place 4
  }
option-shared = Couleur commune
option-shared-about = La couleur que tous posent à tour de rôle.
option-left-out = Couleur écartée
option-left-out-about = La couleur qui n’est pas jouée.
option-strict-corners = Coins stricts
option-strict-corners-about = Un coin touche un coin, jamais le milieu d’un côté droit.
option-seats = Joueurs
option-seats-about = Combien de personnes jouent.
option-seats-number = { $number }
option-colours-each = Couleurs
option-colours-each-about = Les couleurs de chaque joueur ; de deux, seule la meilleure compte.
option-colours-each-number = { $number ->
    [one] { $number } chacun
    [many] { $number } chacun
   *[other] { $number } chacun
  }
option-blocked = Plus d’emplacement
option-blocked-about = Ce qui arrive à une couleur qui ne peut rien poser à son tour.
option-blocked-out = Elle ne joue plus
option-blocked-skip = Elle saute seulement ce tour
option-heights = Hauteurs
option-heights-about = Des lignes de hauteurs limites, celle du haut d’abord, séparées par /, comme 2 2 1/2 2 1.
option-without = Handicap
option-without-about = Les pièces dont se passent les couleurs, comme blue:I5,W5/red:X5.
option-edition = Règle
option-edition-about = Les éditions diffèrent par les mains, la pioche, le droit de passer et la fin d’une manche ou de la partie.
option-edition-international = Internationale
option-edition-french = Française
option-edition-spanish = Espagnole
option-edition-portuguese = Portugaise
option-edition-tournament = Tournoi
option-target = Jouer jusqu’à
option-target-about = Le total qui met fin à la partie. Les plus bas sont faits pour les points pour enfants.
option-target-number = { $number ->
    [one] { $number } point
    [many] { $number } de points
   *[other] { $number } points
  }
option-deals = Manches
option-deals-about = Un nombre fixe de manches au lieu d’un total à atteindre. Avec les points pour enfants, il y a une seule manche, sauf si vous choisissez autrement.
option-deals-number = { $number ->
    [0] Pas de nombre fixe
    [one] { $number } manche
    [many] { $number } de manches
   *[other] { $number } manches
  }
option-after-draw = Après la pioche
option-after-draw-about = Quelle tuile peut être posée juste après avoir pioché.
option-after-draw-drawn = La tuile piochée
option-after-draw-any = N’importe quelle tuile
option-time-limit = Temps limité
option-time-limit-about = Qui tarde pioche jusqu’à la fin du tour. Il faut une horloge pour chaque coup.

## La force de l'ordinateur

level = Niveau { $level }, { $word }
level-1 = premiers pas
level-2 = débutant
level-3 = tranquille
level-4 = amateur
level-5 = régulier
level-6 = habile
level-7 = fort
level-8 = expert
level-9 = maître
