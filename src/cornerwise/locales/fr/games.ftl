## Les jeux

game-classic = Classique
game-classic-about = 4 couleurs sur 20 × 20 cases
game-classic-kind = 4 joueurs
game-classic-2 = Classique à deux
game-classic-2-about = 2 couleurs chacun
game-classic-2-kind = 2 joueurs
game-classic-3 = Classique à trois
game-classic-3-about = Tous se partagent la quatrième couleur
game-classic-3-kind = 3 joueurs
game-classic-teams = Classique en équipes
game-classic-teams-about = Bleu et rouge contre jaune et vert
game-classic-teams-kind = 2 contre 2
game-classic-solo = Quatre-vingt-quatre
game-classic-solo-about = Posez les 84 pièces, en solo
game-classic-solo-kind = 1 joueur
game-duo = Duo
game-duo-about = Un duel rapide, 14 × 14
game-duo-kind = 2 joueurs
game-junior = Junior
game-junior-about = Des pièces simples pour les enfants
game-junior-kind = 2 joueurs
game-trigon = Trigon
game-trigon-about = Des triangles sur un hexagone
game-trigon-kind = 4 joueurs
game-trigon-2 = Trigon à deux
game-trigon-2-about = 2 couleurs chacun
game-trigon-2-kind = 2 joueurs
game-trigon-3 = Trigon à trois
game-trigon-3-about = 3 couleurs sur un hexagone plus petit
game-trigon-3-kind = 3 joueurs
game-trigon-teams = Trigon en équipes
game-trigon-teams-about = Bleu et rouge contre jaune et vert
game-trigon-teams-kind = 2 contre 2
game-trigon-solo = Quatre-vingt-huit
game-trigon-solo-about = Posez les 88 pièces, en solo
game-trigon-solo-kind = 1 joueur
game-polyomino = Polyomino
game-polyomino-about = Commencez n’importe où, puis gardez ou échangez
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 pièces chacun, en quelques minutes
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 jeux de 9 pièces chacun
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 pièces chacun
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Un jeu commun de 56 pièces
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Construisez en hauteur pour être vu d’en haut
game-rumis-tower = Rumis Tour
game-rumis-tower-about = Étroit, et jusqu’à 8 cubes de haut
game-rumis-tower-kind = Tour
game-rumis-corner = Rumis Coin
game-rumis-corner-about = Autour d’un coin, sur 40 cases
game-rumis-corner-kind = Coin
game-rumis-steps = Rumis Escalier
game-rumis-steps-about = Un escalier de 4 marches
game-rumis-steps-kind = Escalier
game-rumis-pyramid = Rumis Pyramide
game-rumis-pyramid-about = Plus haut vers le milieu
game-rumis-pyramid-kind = Pyramide
game-rumis-own = Rumis sur votre plateau
game-rumis-own-about = Créez le plateau vous-même
game-rumis-own-kind = Le vôtre
game-triominos = Triominos
game-triominos-about = Faites correspondre les chiffres, cachez vos tuiles
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
option-start-about = Où chaque couleur pose sa première pièce.
option-start-own = Sur son propre point de départ
option-start-any = Sur tout point de départ libre
option-start-opposite = À l’opposé de votre autre couleur
option-start-spaced = Sur un point de départ sur deux
option-scoring = Calcul des points
option-scoring-about = Comment les points sont comptés.
option-scoring-advanced = Cases restantes, avec bonus
option-scoring-basic = Cases restantes, sans bonus
option-scoring-pieces = Celui qui pose le plus de pièces gagne
option-scoring-cells = Celui qui garde le moins de cases gagne
option-scoring-standard = Standard
option-scoring-children = Points pour enfants
option-scoring-no-points = Sans points : le premier sans tuile gagne
option-first = Qui commence
option-first-about = Le joueur qui pose la première pièce.
option-first-number = { $number ->
    [0] Joueur 1
    [1] Joueur 2
    [2] Joueur 3
   *[3] Joueur 4
  }
option-shared = Couleur commune
option-shared-about = La couleur que tous posent à tour de rôle.
option-left-out = Couleur écartée
option-left-out-about = La couleur que personne ne joue.
option-strict-corners = Coins stricts
option-strict-corners-about = Un coin ne peut toucher qu’un coin, jamais le milieu d’un côté.
option-seats = Joueurs
option-seats-about = Le nombre de joueurs.
option-seats-number = { $number }
option-colours-each = Couleurs
option-colours-each-about = Couleurs par joueur. Avec deux, seule la meilleure compte.
option-colours-each-number = { $number ->
    [one] { $number } chacun
    [many] { $number } chacun
   *[other] { $number } chacun
  }
option-blocked = Si vous ne pouvez pas poser de pièce
option-blocked-about = Ce qui arrive à une couleur qui ne peut pas poser de pièce à son tour.
option-blocked-out = Elle est éliminée
option-blocked-skip = Elle passe seulement ce tour
option-heights = Carte des hauteurs
option-heights-about = Les hauteurs limites ligne par ligne, celle du haut d’abord, avec / entre les lignes, comme 2 2 1/2 2 1.
option-without = Handicap
option-without-about = Les pièces sans lesquelles joue une couleur, comme blue:I5,W5/red:X5.
option-edition = Édition
option-edition-about = Les éditions diffèrent par le nombre de tuiles, la façon de piocher et de passer, et la fin d’une manche ou de la partie.
option-edition-international = Internationale
option-edition-french = Française
option-edition-spanish = Espagnole
option-edition-portuguese = Portugaise
option-edition-tournament = Tournoi
option-target = Total à atteindre
option-target-about = Le total qui met fin à la partie. Les plus bas sont prévus pour les points pour enfants.
option-target-number = { $number ->
    [one] { $number } point
    [many] { $number } de points
   *[other] { $number } points
  }
option-deals = Manches
option-deals-about = Un nombre fixe de manches au lieu d’un total à atteindre. Avec les points pour enfants, c’est une manche, sauf si vous choisissez autrement.
option-deals-number = { $number ->
    [0] Pas de nombre fixe
    [one] { $number } manche
    [many] { $number } de manches
   *[other] { $number } manches
  }
option-after-draw = Après la pioche
option-after-draw-about = Quelle tuile vous pouvez poser juste après avoir pioché.
option-after-draw-drawn = Seulement la tuile piochée
option-after-draw-any = N’importe quelle tuile
option-time-limit = Temps limité
option-time-limit-about = Si votre temps est écoulé, vous piochez jusqu’à la fin de votre tour. Il faut une horloge avec un temps par coup.

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
