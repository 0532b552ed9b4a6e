## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = Four colours on 20 by 20 squares
game-classic-kind = 4 players
game-classic-2 = Classic for two
game-classic-2-about = Two colours each
game-classic-2-kind = 2 players
game-classic-3 = Classic for three
game-classic-3-about = The fourth colour is laid by all in turn
game-classic-3-kind = 3 players
game-classic-teams = Classic in teams
game-classic-teams-about = Blue and red against yellow and green
game-classic-teams-kind = 2 against 2
game-classic-solo = Eighty-four
game-classic-solo-about = Place all 84 pieces, alone
game-classic-solo-kind = 1 player
game-duo = Duo
game-duo-about = The quick duel on 14 by 14
game-duo-kind = 2 players
game-junior = Junior
game-junior-about = Simple pieces, small hands
game-junior-kind = 2 players
game-trigon = Trigon
game-trigon-about = A hexagon of triangles
game-trigon-kind = 4 players
game-trigon-2 = Trigon for two
game-trigon-2-about = Two colours each
game-trigon-2-kind = 2 players
game-trigon-3 = Trigon for three
game-trigon-3-about = Three colours on a smaller hexagon
game-trigon-3-kind = 3 players
game-trigon-teams = Trigon in teams
game-trigon-teams-about = Blue and red against yellow and green
game-trigon-teams-kind = 2 against 2
game-trigon-solo = Eighty-eight
game-trigon-solo-about = Place all 88 pieces, alone
game-trigon-solo-kind = 1 player
game-polyomino = Polyomino
game-polyomino-about = Open anywhere, then swap or stay
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 pieces each, over in minutes
game-polyomino-8-kind = 8 by 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Two sets of 9 pieces each
game-polyomino-12-kind = 12 by 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 pieces each
game-polyomino-14-kind = 14 by 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = One common set of 56 pieces
game-polyomino-hexa-kind = Hexa, 20 by 20
game-rumis = Rumis
game-rumis-about = Build upward, be seen from above
game-rumis-tower = Rumis Tower
game-rumis-tower-about = Narrow and up to eight cubes high
game-rumis-tower-kind = Tower
game-rumis-corner = Rumis Corner
game-rumis-corner-about = Round a corner of 40 squares
game-rumis-corner-kind = Corner
game-rumis-steps = Rumis Steps
game-rumis-steps-about = Up a stair of four steps
game-rumis-steps-kind = Steps
game-rumis-pyramid = Rumis Pyramid
game-rumis-pyramid-about = Higher towards the middle
game-rumis-pyramid-kind = Pyramid
game-rumis-own = Rumis on your own heights
game-rumis-own-about = A board that you make yourself
game-rumis-own-kind = Your own
game-triominos = Triominos
game-triominos-about = Match the corners, hide your hand
game-triominos-kind = 1 to 6 players

## What is told of every game

# $span is a number of them or two with a dash between, $most the larger one.
facts-players = { $most ->
    [one] { $span } player
   *[other] { $span } players
  }
facts-minutes = { $span } min
facts-age = from age { $age }

## Options of games, by their names, with every value that has a word

option-on = Yes
option-off = No
option-start = First piece
option-start-about = Where the first piece of a colour may go.
option-start-own = On its own start cell
option-start-any = On any free start cell
option-start-opposite = Opposite one’s other colour
option-start-spaced = On every second start cell
option-scoring = Points
option-scoring-about = How points are counted.
option-scoring-advanced = Cells left, with bonuses
option-scoring-basic = Cells left only
option-scoring-pieces = Most pieces placed
option-scoring-cells = Fewest cells left
option-scoring-standard = As the rule sheet says
option-scoring-children = Children’s points
option-scoring-no-points = None: first out wins
option-first = Who begins
option-first-about = The seat that lays the first piece.
option-first-number = { $number ->
    [0] Seat 1
    [1] Seat 2
    [2] Seat 3
   *[3] Seat 4
 }
option-shared = Shared colour
option-shared-about = The colour that all players lay in turn.
option-left-out = Colour left out
option-left-out-about = The colour that is not played.
option-strict-corners = Strict corners
option-strict-corners-about = Corners must meet corners, never the middle of a straight side.
option-seats = Players
option-seats-about = How many play.
option-seats-number = { $number }
option-colours-each = Colours
option-colours-each-about = The colours of each player; of two only the better one counts.
option-colours-each-number = { $number ->
    [one] { $number } each
   *[other] { $number } each
 }
option-blocked = No place left
option-blocked-about = What happens to a colour that cannot place on its turn.
option-blocked-out = It is out for good
option-blocked-skip = It is only skipped
option-heights = Heights
option-heights-about = Rows of height limits, top row first, with / between rows, as in 2 2 1/2 2 1.
option-without = Handicap
option-without-about = The pieces that colours go without, as in blue:I5,W5/red:X5.
option-edition = Rule sheet
option-edition-about = Editions differ in hands, draws, passes and how a deal or the match ends.
option-edition-international = International
option-edition-french = French
option-edition-spanish = Spanish
option-edition-portuguese = Portuguese
option-edition-tournament = Tournament
option-target = Played to
option-target-about = The total that ends the match. The lowest are meant for children’s points.
option-target-number = { $number ->
    [one] { $number } point
   *[other] { $number } points
 }
option-deals = Deals
option-deals-about = A fixed number of deals instead of a target. With children’s points it is one deal, unless you choose otherwise.
option-deals-number = { $number ->
    [0] No fixed number
    [one] { $number } deal
   *[other] { $number } deals
 }
option-after-draw = After a draw
option-after-draw-about = Which tile may be laid right after a draw.
option-after-draw-drawn = The drawn tile
option-after-draw-any = Any tile
option-time-limit = Timed turns
option-time-limit-about = Who is late draws until the turn is over. Needs a clock for each move.

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
