### The rule book: plain pages on the web, one for every game.
### Words that mean one thing: piece, square, triangle, cube, tile; corner, side, face; colour (a set of pieces) and
### player; starting square (starting triangle on Trigon); base; pile; bridge; hexagon; deal (one shuffle played to its end) and match (several deals).
### $shape is "square" or "triangle": what the board of the game is made of.

## The pages

rules-title = Rules
rules-page-title = { $game } rules
rules-lead = How to play every game, with pictures.
rules-all = All games
rules-play = Play now
rules-tutorial = Learn by playing
# Before the list of languages
rules-language = Language
# Read out before a picture with a tick
rules-allowed = Allowed
# Read out before a picture with a cross
rules-forbidden = Not allowed
# Over the list of the numbers that rules have in errors, such as P4
rules-clauses = Rule numbers
rules-trade-marks = Blokus, Trigon, Rumis and Triominos are trademarks of their owners. We name them only to say which published rules a game follows. Cornerwise is independent of those owners.

## Families of games, as headings of the list

rules-family-classic = Squares, up to 4 players
rules-family-duo = Squares, 2 players
rules-family-trigon = Triangles
rules-family-polyomino = Free start
rules-family-rumis = Cubes
rules-family-triominos = Numbers

## Headings of sections

rules-heading-goal = Goal
rules-heading-pieces = Pieces
rules-heading-tiles = Tiles
rules-heading-setup = Setup
rules-heading-opening = Opening
rules-heading-start = First piece
rules-heading-turn = Your turn
rules-heading-contact = What a piece must touch
rules-heading-others = Other colours
rules-heading-strict = Strict corners
rules-heading-standing = No holes
rules-heading-limits = Height limits
rules-heading-blocked = If you can’t place a piece
rules-heading-draw = Drawing tiles
rules-heading-end = End of the game
rules-heading-scoring = Scoring
rules-heading-ties = Ties
rules-heading-example = Example
rules-heading-players = Number of players
rules-heading-options = Options
rules-heading-tips = Tips

## Goal

rules-goal-left = Place as many of your pieces on the board as you can, and leave the others no room for theirs. What you have left at the end counts against you.
rules-goal-pieces = Place more pieces than the other player.
rules-goal-area = Cover more squares than the other player.
rules-goal-complete = You play all the colours yourself. Place all { $pieces } pieces.
rules-goal-seen = Build so that your colour can be seen from straight above on as many squares as possible.
rules-goal-points = Place tiles with matching numbers and score the most points.

## Board

rules-board-rectangle = The board has { $width } × { $height } squares.
rules-board-hexagon = The board is a hexagon of { $cells } triangles, with { $side } along each side.
rules-board-inner = You only use the inner hexagon of the board: { $cells } triangles, with { $side } along each side.
rules-board-heights = The base has { $squares } squares, each with a limit for how high you can build on it. There is room for { $cubes } cubes in all.
rules-board-reconstructed = We know of no published measurements for this board. We worked them out from its shape and from its room for { $each } cubes per player.
rules-board-own = You make the height map yourself: one number for each square of the base, with a slash between rows. The farthest row comes first, and 0 means that there is no square. All squares must be connected, and there can be up to { $most } cubes.
rules-board-table = You place the tiles on a table that has no edge.

## Pieces

rules-pieces-own = Each colour has { $pieces } pieces of { $smallest } to { $largest } { $shape ->
    [triangle] triangles
   *[square] squares
  }, all of different shapes. Together they have { $cells } { $shape ->
    [triangle] triangles
   *[square] squares
  }.
rules-pieces-copies = Each colour has { $pieces } pieces: { $copies } of each of { $shapes } shapes of { $smallest } to { $largest } squares. Together they have { $cells } squares.
rules-pieces-shared = Both players take their pieces from one set: { $pieces } pieces of { $smallest } to { $largest } squares, all of different shapes. Once a player has placed a piece, the other can’t use it any more.
rules-pieces-cubes = Each colour has { $pieces } pieces of { $smallest } to { $largest } cubes, { $cells } cubes in all. A piece and its mirror image are two different pieces. There is no single cube.
rules-pieces-tiles = There are { $tiles } triangular tiles. Each has three numbers from { $lowest } to { $highest }. Read clockwise from the lowest, the numbers never go down, and no two tiles are the same. The value of a tile is the sum of its numbers.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Colours play in this order: { $colours }.
rules-setup-one-each = There are { $seats } players with one colour each.
rules-setup-two-each = There are two players with two colours each. The first player has { $first }, the second player has { $second }.
rules-setup-shared = There are three players with one colour each. They take turns placing the fourth colour ({ $colour }), starting with the first player. You still take your turn with it when your own colour can’t place any more.
rules-setup-teams = Four players form two teams of two, with one colour each. The first team has { $first }, the second team has { $second }.
rules-setup-solo = You place all the colours, one after the other.
rules-setup-left-out = There are three players with one colour each. The fourth colour ({ $colour }) stays in the box.

## First piece

rules-start-own = The first piece of each colour must cover its own starting { $shape ->
    [triangle] triangle
   *[square] square
  }: { $points }.
rules-start-any = The first piece of each colour must cover a starting { $shape ->
    [triangle] triangle
   *[square] square
  } that is still free: { $points }.
rules-start-free = The first piece of each colour can go anywhere on the board.
rules-start-beside = The first piece of the game can go anywhere. The first piece of every other colour must touch a piece that is already there.
rules-start-opposite = The first piece of each colour must cover a starting { $shape ->
    [triangle] triangle
   *[square] square
  }: { $points }. Your two colours start opposite each other, so the other player can’t take the starting { $shape ->
    [triangle] triangle
   *[square] square
  } opposite your first colour.
rules-start-spaced = The first piece of each colour must cover a starting { $shape ->
    [triangle] triangle
   *[square] square
  }: { $points }. One starting { $shape ->
    [triangle] triangle
   *[square] square
  } must stay free between two colours.
rules-start-swap = The first player places a piece of the first colour and then one of the second colour, anywhere on the board. The two must not overlap, and they must have different shapes. The second player then chooses a colour. The first colour ({ $colour }) plays next, whoever has it.
rules-start-cubes = The first piece of the game can stand anywhere on the base. The first piece of every other colour must also stand on the base, and it must share a face with a piece that is already there.

## Turn

rules-turn-flat = Place one of your pieces on free { $shape ->
    [triangle] triangles
   *[square] squares
  } of the board. You can rotate it and flip it over. Once placed, it can’t be moved.
rules-turn-cubes = Place one of your pieces. You can rotate it in any direction. Once placed, it can’t be moved.

## Contact

rules-contact-corner = Each new piece must touch at least one piece of its own colour at a corner. It must never touch its own colour along a side.
rules-contact-face = Each new piece must touch a piece of its own colour along a side. Touching at a corner is not enough.
rules-contact-triangles = Sharing a single point is enough: a corner may also touch the middle of another piece’s straight side.
rules-contact-strict = With strict corners, a corner of your colour may only touch another corner, never the middle of a straight side. This applies wherever the new piece touches its own colour: one wrong contact makes the move illegal, even if another corner touches correctly.
rules-contact-others = Your piece may touch other colours in any way, at corners or along sides.
rules-contact-cubes = Each new piece must share at least one face with a piece of its own colour, beside it or on top of it. Touching at an edge or a corner is not enough. Other colours make no difference.
rules-standing = In every column that the piece uses, its cubes must stand on the base or on the cubes that are already there. There must be no hole below a piece, and nothing may stick out over empty space.
rules-limits = Nothing may stand outside the base or above the height limit of its square.

## No place left, and the end

rules-blocked-flat = If you can place a piece, you must. A colour that can’t place a piece is skipped. No new room can open up for it, so it is out for the rest of the game.
rules-blocked-out = A colour that can’t place a piece on its turn is out for the rest of the game.
rules-blocked-skip = A colour that can’t place a piece only misses that turn. The others may open a place for it as they build.
rules-end = The game ends when no colour can place any more pieces.
rules-ties = If several have the best score, they share the win.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Each { $shape ->
    [triangle] triangle
   *[square] square
  } of the pieces you have left costs 1 point. If you place all your pieces, you get { $all } points, and { $last } more if the smallest piece was your last. The highest score wins.
rules-scoring-basic = Count the squares of the pieces you have left. Whoever has the fewest squares left wins. There is no bonus.
rules-scoring-pieces = Each piece you place scores 1 point. Whoever has the most points wins. There is no bonus.
rules-scoring-area = Each square you cover scores 1 point. Whoever has the most points wins, and equal points are a draw. There is no bonus.
rules-scoring-complete = You win when every piece is on the board. If you don’t make it, the number of pieces placed shows how close you came.
rules-scoring-seen = Look straight down: each square with your colour on top scores 1 point. Each piece you have left costs 1 point, whatever its size. Whoever has the most points wins.
rules-scoring-sum = A player’s score is the sum of both colours.
rules-scoring-team = A team’s score is the sum of its two colours.
rules-scoring-shared = The shared colour doesn’t count for anyone.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = A finished game and its score.
rules-example-colour = Colour
rules-example-left = Left over
rules-example-points = Points
rules-example-turn = Turn
# $winners is a list of colours
rules-example-winner = Winner: { $winners }.

## Pictures

rules-figure-starts = The starting { $shape ->
    [triangle] triangles
   *[square] squares
  }
rules-figure-pieces = The pieces of a colour
rules-figure-start = The first piece covers a starting { $shape ->
    [triangle] triangle
   *[square] square
  }
rules-figure-corner = Corner to corner
rules-figure-side = Side to side with its own colour
rules-figure-apart = Doesn’t touch its own colour
rules-figure-others = Other colours may touch along sides
rules-figure-tip = A corner touches the middle of a side
rules-figure-face = Shares a face with its own colour
rules-figure-edge = Only shares an edge with its own colour
rules-figure-hole = There’s a hole below it
rules-figure-match = Both numbers on the side are equal
rules-figure-mismatch = The numbers on the side are different
rules-figure-bridge = A bridge: { $points } extra points
rules-figure-hexagon = A hexagon: { $points } extra points
rules-figure-hexagons = Two hexagons with one tile: { $points } extra points

## Number of players

rules-players = { $players ->
    [one] 1 player
   *[other] { $players } players
  }
rules-players-cubes = { $columns } squares, room for { $cubes } cubes
rules-players-tiles = { $tiles } tiles each

## Options. The usual choice stands first

rules-option-start = First piece
rules-option-scoring = Scoring
rules-option-first = Who starts
rules-option-shared = Shared colour
rules-option-strict-corners = Strict corners
rules-option-left-out = Colour left out
rules-option-seats = Number of players
rules-option-colours-each = Colours per player
rules-option-blocked = If you can’t place a piece
rules-option-heights = Height map
rules-option-without = Handicap
rules-option-edition = Edition
rules-option-target = Target
rules-option-deals = Number of deals
rules-option-after-draw = After drawing
rules-option-time-limit = Timed turns
rules-option-usual = default
rules-option-none = This game has no options.
rules-choice-first = Any player can start. The others follow clockwise.
rules-choice-shared = Any of the four colours can be the shared one. The order of the colours stays the same: if blue is shared, blue still goes first, placed by the player who starts.
rules-choice-left-out = Any of the four colours can stay in the box.
rules-choice-seats-cubes = { $fewest } to { $most } players. With fewer players, there is room for fewer cubes, and the last colours aren’t used.
rules-choice-seats = { $fewest } to { $most } players.
rules-choice-colours-each = Two players can have two colours each, on the board for four. Only a player’s better colour counts.
rules-choice-heights = Any height map with up to { $most } cubes.
rules-choice-without = Colours can play without some of their pieces, so that stronger and weaker players have an even game. Pieces you play without cost nothing. If pieces left over count against you, it helps to have fewer large pieces. Otherwise, fewer pieces make it harder.
rules-choice-target = When a deal ends, the totals are compared with the target: { $usual } points, or any other number from { $fewest } to { $most }. If someone has reached it, the match is over.
rules-choice-deals = Or play a match of { $fewest } to { $most } deals, whatever the totals.
rules-choice-drawn = After drawing, you can only place the tile you just drew.
rules-choice-any = After drawing, you can place any tile in your hand.
rules-choice-time-limit = Each turn has a time limit. If it runs out, you draw until your turn is over. If you still have to place the first tile, one of yours is placed for you.

## Triominos

rules-tiles-hands = Each player takes a hand of tiles and keeps it hidden. The rest form the pile. You can see your own hand, the table, all scores, and how many tiles the others and the pile have.
rules-tiles-begin = Before each deal, every player draws a tile and shows it. The highest value starts, and players who tie draw again. Then all tiles are shuffled and dealt. The first player places any tile and scores its value.
rules-tiles-lay = Place one tile. At least one whole side must lie against a tile on the table, and both numbers on that side must be equal. At every other corner it touches, the numbers must be equal, too.
rules-tiles-score = A tile scores its value. A bridge scores { $bridge } extra points, a hexagon { $one } extra, two hexagons with one tile { $two } extra, and three { $three } extra.
rules-tiles-bridge = A bridge is a tile joined by only one side, whose third corner touches a tile beyond it: the two places beside that corner are empty, and at least one of the three behind it is not. The sixth tile around a point completes a hexagon. One tile can’t make both.
rules-tiles-draw = If you can’t place a tile, or don’t want to, draw one from the pile. Each draw costs { $cost } points. You can place the tile at once. You can draw up to { $most } tiles in a turn. If you still place none, you lose { $more } more points, { $all } in all.
rules-tiles-empty = When the pile is empty, you must place a tile if you can. If you can’t, you pass without a penalty.
rules-tiles-out = When you place the last tile of your hand, you get { $out } points plus the value of all tiles in the other hands. The round is finished first, so that everyone has had the same number of turns. Anyone else who runs out of tiles in that round only gets the { $out } points.
rules-tiles-blocked = When all players have passed in a row, the deal is blocked. The lowest hand wins it and scores the value of all other hands, minus its own. Nobody else loses anything. If several hands are equally low, each of them scores like this.
rules-tiles-match = The highest total at the end of the match wins. Totals can fall below zero.
rules-tiles-example-sum = A tile
rules-tiles-example-bridge = A tile that makes a bridge
rules-tiles-example-hexagon = A tile that completes a hexagon
rules-tiles-example-draws = Three draws, and no tile placed
rules-tiles-example-out = The last tile, with { $hands } left in the other hands
rules-scoring-standard = Points as described above.
rules-scoring-children = For children: { $tile } point per tile, { $bridge } extra for a bridge, { $one }, { $two } or { $three } extra for one, two or three hexagons, and { $out } for the first to run out of tiles. You never lose points. There is one deal, unless you choose several or a target.
rules-scoring-no-points = No points: the first to run out of tiles wins. If the deal is blocked, whoever has the fewest tiles left wins.
rules-edition-international = International: as described above, for { $fewest } to { $most } players.
rules-edition-french = French: for { $fewest } to { $most } players. The deal ends as soon as someone runs out of tiles. In a blocked deal, everyone loses the value of their own hand. When the pile is empty, you may pass even if you could place a tile. The match ends as soon as a player reaches the target, and that player wins.
rules-edition-spanish = Spanish: for { $fewest } to { $most } players, with fewer tiles each for three and four.
rules-edition-portuguese = Portuguese: like the Spanish edition, but three draws cost { $draws } points in all.
rules-edition-tournament = Tournament: nobody draws to decide who starts. The highest tile with three equal numbers in any hand must be placed first and scores { $triple } extra, or { $zero } extra if it has three zeros. If nobody has such a tile, the highest value starts.
