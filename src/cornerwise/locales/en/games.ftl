## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = 4 colours on 20 × 20 squares
game-classic-kind = 4 players
game-classic-2 = Classic for two
game-classic-2-about = 2 colours each
game-classic-2-kind = 2 players
game-classic-3 = Classic for three
game-classic-3-about = Everyone shares the fourth colour
game-classic-3-kind = 3 players
game-classic-teams = Classic in teams
game-classic-teams-about = Blue and red against yellow and green
game-classic-teams-kind = 2 vs 2
game-classic-solo = Eighty-four
game-classic-solo-about = Place all 84 pieces on your own
game-classic-solo-kind = 1 player
game-duo = Duo
game-duo-about = A quick duel, 14 × 14
game-duo-kind = 2 players
game-junior = Junior
game-junior-about = Easy pieces for children
game-junior-kind = 2 players
game-trigon = Trigon
game-trigon-about = Triangles on a hexagon
game-trigon-kind = 4 players
game-trigon-2 = Trigon for two
game-trigon-2-about = 2 colours each
game-trigon-2-kind = 2 players
game-trigon-3 = Trigon for three
game-trigon-3-about = 3 colours on a smaller hexagon
game-trigon-3-kind = 3 players
game-trigon-teams = Trigon in teams
game-trigon-teams-about = Blue and red against yellow and green
game-trigon-teams-kind = 2 vs 2
game-trigon-solo = Eighty-eight
game-trigon-solo-about = Place all 88 pieces on your own
game-trigon-solo-kind = 1 player
game-polyomino = Polyomino
game-polyomino-about = Start anywhere, then keep or swap
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 pieces each, done in minutes
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 sets of 9 pieces each
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 pieces each
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = One shared set of 56 pieces
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Build up and be seen from above
game-rumis-tower = Rumis Tower
game-rumis-tower-about = Narrow, and up to 8 cubes high
game-rumis-tower-kind = Tower
game-rumis-corner = Rumis Corner
game-rumis-corner-about = Around a corner, on 40 squares
game-rumis-corner-kind = Corner
game-rumis-steps = Rumis Steps
game-rumis-steps-about = Up a staircase of 4 steps
game-rumis-steps-kind = Steps
game-rumis-pyramid = Rumis Pyramid
game-rumis-pyramid-about = Higher towards the middle
game-rumis-pyramid-kind = Pyramid
game-rumis-own = Rumis on your own board
game-rumis-own-about = Make the board yourself
game-rumis-own-kind = Your own
game-triominos = Triominos
game-triominos-about = Match the numbers, hide your tiles
game-triominos-kind = 1 to 6 players

## What is told of every game

# $span is a number of them or two with a dash between, $most the larger one.
facts-players = { $most ->
    [one] { $span } player
   *[other] { $span } players
  }
facts-minutes = { $span } min
facts-age = age { $age }+

## Options of games, by their names, with every value that has a word

option-on = Yes
option-off = No
option-start = First piece
option-start-about = Where each colour places its first piece.
option-start-own = On its own starting square
option-start-any = On any free starting { $shape ->
    [triangle] triangle
   *[square] square
  }
option-start-opposite = Opposite your other colour
option-start-spaced = On every other starting { $shape ->
    [triangle] triangle
   *[square] square
  }
option-scoring = Scoring
option-scoring-about = How points are counted.
option-scoring-advanced = Squares left, with bonuses
option-scoring-basic = Squares left, no bonuses
option-scoring-pieces = Most pieces placed wins
option-scoring-cells = Fewest squares left wins
option-scoring-standard = Standard
option-scoring-children = Children’s scoring
option-scoring-no-points = No points: first to run out of tiles wins
option-first = Who starts
option-first-about = The player who places the first piece.
option-first-number = { $number ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
   *[3] Player 4
 }
option-shared = Shared colour
option-shared-about = The colour that all players take turns to place.
option-left-out = Colour left out
option-left-out-about = The colour that nobody plays.
option-strict-corners = Strict corners
option-strict-corners-about = Corners may only touch corners, never the middle of a straight side.
option-seats = Players
option-seats-about = The number of players.
option-seats-number = { $number }
option-colours-each = Colours
option-colours-each-about = Colours per player. With two, only the better one counts.
option-colours-each-number = { $number ->
    [one] { $number } each
   *[other] { $number } each
 }
option-blocked = If you can’t place a piece
option-blocked-about = What happens to a colour that can’t place a piece on its turn.
option-blocked-out = It’s out of the game
option-blocked-skip = It only misses that turn
option-heights = Height map
option-heights-about = Height limits row by row, top row first, with / between rows, as in 2 2 1/2 2 1.
option-without = Handicap
option-without-about = Pieces that a colour plays without, as in blue:I5,W5/red:X5.
option-edition = Edition
option-edition-about = Editions differ in the number of tiles, in drawing and passing, and in how a deal or match ends.
option-edition-international = International
option-edition-french = French
option-edition-spanish = Spanish
option-edition-portuguese = Portuguese
option-edition-tournament = Tournament
option-target = Target
option-target-about = The total that ends the match. The lowest targets are meant for children’s scoring.
option-target-number = { $number ->
    [one] { $number } point
   *[other] { $number } points
 }
option-deals = Deals
option-deals-about = Play a fixed number of deals instead of a target. With children’s scoring, it’s one deal unless you choose otherwise.
option-deals-number = { $number ->
    [0] No fixed number
    [one] { $number } deal
   *[other] { $number } deals
 }
option-after-draw = After drawing
option-after-draw-about = Which tile you can place right after drawing.
option-after-draw-drawn = Only the drawn tile
option-after-draw-any = Any tile
option-time-limit = Timed turns
option-time-limit-about = If your time runs out, you draw until your turn is over. Needs a clock with time per move.

## How strongly the computer plays

level = Level { $level }, { $word }
level-1 = first steps
level-2 = beginner
level-3 = easygoing
level-4 = casual
level-5 = steady
level-6 = skilled
level-7 = strong
level-8 = expert
level-9 = master
