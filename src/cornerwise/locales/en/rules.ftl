### The rule book: plain pages on the web, one for every game.
### Words that mean one thing: piece, square, triangle, cube, tile; corner, side, face; colour (a set of pieces) and
### player; start point; pile; bridge; hexagon; deal (one shuffle played to its end) and match (several deals).
### $shape is "square" or "triangle": what the board of the game is made of.

## The pages

rules-title = Rules
rules-page-title = { $game }: rules
rules-lead = How every game is played, in a few sentences and with pictures.
rules-all = All games
rules-play = Play now
rules-tutorial = Learn by playing
# Before the list of languages
rules-language = Language
# Read out before a picture with a tick
rules-allowed = Allowed
# Read out before a picture with a cross
rules-forbidden = Not allowed
# The name of a rule, such as P4, for readers who hear the page
rules-clause = Rule { $clause }
rules-trade-marks = Blokus, Trigon, Rumis and Triominos are trade marks of their owners. They appear here only to say which published rules a game follows. Cornerwise is independent of those owners.

## Families of games, as headings of the list

rules-family-classic = Squares for up to four
rules-family-duo = Squares for two
rules-family-trigon = Triangles
rules-family-polyomino = Free start
rules-family-rumis = Cubes
rules-family-triominos = Numbers

## Headings of sections

rules-heading-goal = Goal
rules-heading-pieces = Pieces
rules-heading-tiles = Tiles
rules-heading-setup = Set-up
rules-heading-opening = Opening
rules-heading-start = First piece
rules-heading-turn = Your turn
rules-heading-contact = Contact
rules-heading-others = Other colours
rules-heading-strict = Strict corners
rules-heading-standing = Standing
rules-heading-limits = Height limits
rules-heading-blocked = No place left
rules-heading-draw = Drawing
rules-heading-end = End
rules-heading-scoring = Scoring
rules-heading-ties = Ties
rules-heading-example = Example
rules-heading-players = Number of players
rules-heading-options = Options
rules-heading-tips = Tips

## Goal

rules-goal-left = Bring as many of your pieces onto the board as you can, and leave the others no room for theirs. What is left over in the end counts against you.
rules-goal-pieces = Place more pieces than the other player.
rules-goal-area = Cover more squares than the other player.
rules-goal-complete = You play alone with all the colours. Place all { $pieces } pieces.
rules-goal-seen = Build so that your colour shows on as many squares as possible, seen straight from above.
rules-goal-points = Lay tiles whose numbers match, and collect the most points.

## Board

rules-board-rectangle = The board has { $width } × { $height } squares.
rules-board-hexagon = The board is a hexagon of { $cells } triangles, { $side } along each side.
rules-board-inner = Only the inner hexagon of the board is used: { $cells } triangles, { $side } along each side.
rules-board-heights = The ground plan has { $squares } squares. Each says how high one may build there; there is room for { $cubes } cubes.
rules-board-reconstructed = No printed measure of this board is known to us. It is reconstructed from its shape and its room for { $each } cubes a player.
rules-board-own = You bring a height map of your own: a number for every square of the ground plan, rows divided by a slash, the farthest row first, 0 where there is no square. All squares hang together, and there are at most { $most } cubes.
rules-board-table = The tiles are laid on a table that has no edge.

## Pieces

rules-pieces-own = Each colour has { $pieces } pieces of { $smallest } to { $largest } { $shape ->
    [triangle] triangles
   *[square] squares
  }, every one of a different shape. Together they have { $cells } { $shape ->
    [triangle] triangles
   *[square] squares
  }.
rules-pieces-copies = Each colour has { $pieces } pieces: { $copies } of each of { $shapes } shapes of { $smallest } to { $largest } squares. Together they have { $cells } squares.
rules-pieces-shared = Both players draw from one set of { $pieces } pieces of { $smallest } to { $largest } squares, every one of a different shape. A piece that one player lays is gone for the other.
rules-pieces-cubes = Each colour has { $pieces } pieces of { $smallest } to { $largest } cubes, { $cells } cubes in all. A piece and its mirror image are two pieces. There is no single cube.
rules-pieces-tiles = There are { $tiles } triangular tiles. Each has three numbers from { $lowest } to { $highest } that do not fall when read clockwise, and no two tiles are alike. The value of a tile is the sum of its numbers.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Colours play in this order: { $colours }.
rules-setup-one-each = There are { $seats } players, and each has one colour.
rules-setup-two-each = Two players have two colours each. The first: { $first }. The second: { $second }.
rules-setup-shared = Three players have one colour each. They lay the fourth one ({ $colour }) in turn, beginning with the player who began the game. They do so even when their own colour has no place left.
rules-setup-teams = Four players form two teams of two, one colour each. The first team: { $first }. The second: { $second }.
rules-setup-solo = You lay all the colours, one after the other.
rules-setup-left-out = Three players have one colour each. One colour ({ $colour }) stays in the box.

## First piece

rules-start-own = The first piece of each colour covers the start point of that colour: { $points }.
rules-start-any = The first piece of each colour covers any start point that is still free: { $points }.
rules-start-free = The first piece of each colour lies anywhere on the board.
rules-start-beside = The first piece of the game lies anywhere. The first piece of every other colour touches a piece that is there already.
rules-start-opposite = The first piece of each colour covers a start point: { $points }. The two colours of a player start opposite each other, so you may not take the point opposite the other player's colour.
rules-start-spaced = The first piece of each colour covers a start point: { $points }. Between two colours one start point stays free.
rules-start-swap = The first player lays a piece of the first colour and then one of the second colour, each anywhere on the board. The two must not overlap, and they must be of different shapes. The second player then chooses a colour. The first colour ({ $colour }) goes on, whoever has it.
rules-start-cubes = The first piece of the game stands anywhere on the floor. The first piece of every other colour also stands on the floor and shares a face with a piece that is there already.

## Turn

rules-turn-flat = Lay one of your pieces on free { $shape ->
    [triangle] triangles
   *[square] squares
  } of the board. You may turn it and flip it over. Once it lies, it stays.
rules-turn-cubes = Place one of your pieces. You may turn it any way. Once it stands, it stays.

## Contact

rules-contact-corner = Each new piece touches a piece of the same colour at a corner, and never along a side.
rules-contact-face = Each new piece touches a piece of the same colour along a side. A corner is not enough.
rules-contact-triangles = A shared point is enough: a corner may also meet the middle of another piece's straight side.
rules-contact-strict = With strict corners, a corner of your colour may meet only a corner. Wherever the new piece touches its own colour, neither of the two may run straight through that point. One such contact forbids the place, even if another corner touches properly.
rules-contact-others = It does not matter how your piece touches other colours, at corners or along sides.
rules-contact-cubes = Each new piece shares at least one face with a piece of the same colour, beside it or on top of it. An edge or a corner is not enough. Other colours make no difference.
rules-standing = In every column that the piece uses, its cubes stand on the floor or on what is there already. There is never a hole below and nothing juts out over empty space.
rules-limits = Nothing stands outside the ground plan or above the height limit of its square.

## No place left, and the end

rules-blocked-flat = Whoever can place a piece must. A colour without a place is passed over; as room only shrinks, it is out until the end.
rules-blocked-out = A colour that cannot place a piece when its turn comes is out until the end.
rules-blocked-skip = A colour that cannot place a piece only misses that turn: a place can open again when others build.
rules-end = The game ends when no colour can place any more.
rules-ties = Equal best scores share the win.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Each { $shape ->
    [triangle] triangle
   *[square] square
  } of a piece left over costs a point. If all your pieces are placed, you get { $all } points, and { $last } more if the smallest piece was the last. The highest score wins.
rules-scoring-basic = Count the squares of the pieces left over. The fewest win. There is no bonus.
rules-scoring-pieces = Each piece placed is a point. The most points win. There is no bonus.
rules-scoring-area = Each square covered is a point. The most points win; with equal points it is a draw. There is no bonus.
rules-scoring-complete = You win when every piece is on the board. The number of pieces placed shows how near you came.
rules-scoring-seen = Look straight down: each square on which your colour is on top is a point. Each piece left over costs a point, however large it is. The most points win.
rules-scoring-sum = A player's score is the sum of both colours.
rules-scoring-team = A team's score is the sum of its two colours.
rules-scoring-shared = The shared colour counts for nobody.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = A finished game, and how it is counted.
rules-example-colour = Colour
rules-example-left = Left over
rules-example-points = Points
rules-example-turn = Turn
# $winners is a list of colours
rules-example-winner = Winner: { $winners }.

## Pictures

rules-figure-starts = The start points
rules-figure-pieces = The pieces of a colour
rules-figure-start = The first piece covers a start point
rules-figure-corner = Corner to corner
rules-figure-side = Side to side with its own colour
rules-figure-apart = Touches nothing of its own colour
rules-figure-others = Other colours may touch along sides
rules-figure-tip = A corner meets the middle of a side
rules-figure-face = Shares a face with its own colour
rules-figure-edge = Shares only an edge with its own colour
rules-figure-hole = There is a hole below it
rules-figure-match = Both numbers of the side agree
rules-figure-mismatch = The numbers of the side differ
rules-figure-bridge = A bridge: { $points } points extra
rules-figure-hexagon = A hexagon: { $points } points extra
rules-figure-hexagons = Two hexagons with one tile: { $points } points extra

## Number of players

rules-players = { $players ->
    [one] One player
   *[other] { $players } players
  }
rules-players-cubes = { $columns } squares, room for { $cubes } cubes
rules-players-tiles = { $tiles } tiles each

## Options. The usual choice stands first

rules-option-start = Start
rules-option-scoring = Scoring
rules-option-first = Who begins
rules-option-shared = Shared colour
rules-option-strict-corners = Strict corners
rules-option-left-out = Colour left out
rules-option-seats = Number of players
rules-option-colours-each = Colours of each player
rules-option-blocked = No place left
rules-option-heights = Height map
rules-option-without = Handicap
rules-option-edition = Edition
rules-option-target = Target
rules-option-deals = Number of deals
rules-option-after-draw = After drawing
rules-option-time-limit = Time limit
rules-option-usual = usual
rules-option-none = There are no options.
rules-choice-first = Any player may begin. The others follow clockwise.
rules-choice-shared = Any of the four colours can be the one that all lay in turn. The order of the colours stays the same: if blue is shared, blue opens, laid by the player who begins.
rules-choice-left-out = Any of the four colours can be the one that stays in the box.
rules-choice-seats-cubes = { $fewest } to { $most } players. With fewer players there is room for fewer cubes, and the last colours are not used.
rules-choice-seats = { $fewest } to { $most } players.
rules-choice-colours-each = Two players can have two colours each on the board of four. Only the better colour of a player counts.
rules-choice-heights = Any height map of up to { $most } cubes.
rules-choice-without = Colours may go without some of their pieces, so that the strong and the weak can play each other. What is withheld costs nothing. Where cells left over count, having fewer large pieces helps; otherwise who has fewer pieces has it harder.
rules-choice-target = When a deal has ended, the totals are compared with the target: { $usual } points, or another number from { $fewest } to { $most }. If somebody has reached it, the match is over.
rules-choice-deals = Or a match of { $fewest } to { $most } deals, whatever the totals.
rules-choice-drawn = Of your tiles, only the one just drawn may be laid after a draw.
rules-choice-any = Any tile of your hand may be laid after a draw.
rules-choice-time-limit = Each turn has a time limit. When it runs out, you draw until your turn is over. If you have yet to lay the first tile, one of yours is laid for you.

## Triominos

rules-tiles-hands = Each player takes a hand of tiles and keeps it hidden. The rest is the pile. You see your own hand, the table, all scores, and how many tiles the others and the pile have.
rules-tiles-begin = Before each deal every player draws a tile openly. The highest value begins; whoever ties draws again. Then all tiles are shuffled and dealt. The first player lays any tile and scores its value.
rules-tiles-lay = Lay one tile. At least one whole side lies against a tile on the table, both numbers of that side agree, and so does every other corner that it touches.
rules-tiles-score = A tile scores its value. A bridge brings { $bridge } points more, a hexagon { $one } more, two hexagons with one tile { $two } more, and three { $three } more.
rules-tiles-bridge = A bridge is a tile joined by one side only, whose third corner reaches a tile beyond: the two places beside that corner are empty, and at least one of the three behind it is not. A hexagon is closed by the sixth tile round a point. No tile can make both.
rules-tiles-draw = If you cannot lay a tile, or do not want to, draw one from the pile for { $cost } points. You may lay it at once. You may draw { $most } tiles in a turn; if you then still lay none, you lose { $more } more, { $all } in all.
rules-tiles-empty = When the pile is empty, whoever can lay a tile must. Otherwise you pass, without a penalty.
rules-tiles-out = Whoever lays the last tile of the hand gets { $out } points and the value of all tiles in the other hands. The round is finished first, so that all have had the same number of turns. Whoever goes out second in it gets only the { $out }.
rules-tiles-blocked = When all players have passed in succession, the deal is blocked. The lowest hand wins it: it scores the value of all other hands, less its own. Nobody else loses anything. Equal lowest hands each score so.
rules-tiles-match = The highest total at the end of the match wins. Totals may fall below zero.
rules-tiles-example-sum = A tile
rules-tiles-example-bridge = A tile that makes a bridge
rules-tiles-example-hexagon = A tile that closes a hexagon
rules-tiles-example-draws = Three draws, and no tile laid
rules-tiles-example-out = The last tile, while the other hands are worth { $hands }
rules-scoring-standard = Points as described above.
rules-scoring-children = For children: { $tile } point for a tile, { $bridge } more for a bridge, { $one }, { $two } or { $three } more for one, two or three hexagons, and { $out } for the first to go out. Nothing is ever lost. There is one deal, unless you choose several or a target.
rules-scoring-no-points = Without points: the first to go out wins. If the deal is blocked, the fewest tiles win.
rules-edition-international = International: as described above, for { $fewest } to { $most } players.
rules-edition-french = French: for { $fewest } to { $most } players. The deal ends as soon as somebody goes out. In a blocked deal everybody loses the value of their own hand. When the pile is empty, whoever does not want to lay a tile may pass too. The match ends at once when a player reaches the target, and that player has won.
rules-edition-spanish = Spanish: for { $fewest } to { $most } players, with smaller hands for three and four.
rules-edition-portuguese = Portuguese: as the Spanish edition, but three draws cost { $draws } in all.
rules-edition-tournament = Tournament: nobody draws to begin. The highest tile with three equal numbers in any hand must be laid first and scores { $triple } more, three zeros even { $zero } more. Without such a tile the highest value begins.

## Colours inside a sentence

ink-blue = blue
ink-yellow = yellow
ink-red = red
ink-green = green
ink-purple = purple
ink-orange = orange
