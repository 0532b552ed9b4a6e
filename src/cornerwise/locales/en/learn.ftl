## The page of all lessons

learn-title = Learn
learn-lead = Play a few moves and you know the rules. Each lesson takes two minutes.
learn-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
learn-begin = Begin
learn-again = Once more
learn-continue = Go on
learn-finished = Done
learn-rules = Rules
learn-tips = Tips
learn-play = Play now
learn-all = All lessons

## A lesson

learn-step = Step { $number } of { $count }
learn-skip = Skip
learn-back = Back
learn-show = Show me
learn-next = Next
learn-done = That is it.
learn-colour = You play { $colour } now.
learn-elsewhere = That would be allowed. For this step, use one of the marked places.
learn-over = You know the rules of this game now.
learn-over-text = Play a game against the computer, or look up the details in the rules.
learn-marked = Marked: { $cells }
learn-loading = One moment

## Steps on squares and triangles: a heading and what to do

learn-start-own = Begin in your corner
learn-start-own-text = Your first piece covers your start point. Take a piece and put it there.
learn-start-any = Begin at a start point
learn-start-any-text = Your first piece covers a start point. Take a piece and put it on one that is free.
learn-corner = Corners, never sides
learn-corner-text = Each new piece touches one of your own pieces at a corner. Lay your next piece.
learn-side = Keep off your own sides
learn-side-text = This piece touches your own colour along a side, so it may not lie here. Move or turn it until it fits.
learn-others = Others do not matter
learn-others-text = You may touch other colours as you like. Lay a piece side by side with another colour.
learn-reach = Head for open space
learn-reach-text = Room is what you play for. Reach one of the marked cells with a large piece.
learn-gap = Slip through
learn-gap-text = Large pieces no longer fit everywhere. Go on with a small one.
learn-last = The last place
learn-last-text = Hardly any room is left. Find a place for a last piece; then the game is over and what is left is counted.
learn-pairs = Two of each
learn-pairs-text = You have every shape twice, and each piece is a point. Lay the same shape once more.
learn-turn = Turn it
learn-turn-text = Triangles turn in six steps. Turn the piece until it fits, then place it.
learn-tip = A corner may meet a side
learn-tip-text = With triangles a shared point is enough. Lay the piece so that its corner meets the middle of a straight side.
learn-strict = Strict corners
learn-strict-text = This table plays with strict corners: a corner may meet only a corner. Find a place for the piece.

## Steps of the free start

learn-open-first = Anywhere you like
learn-open-first-text = There are no start points. Lay a blue piece anywhere.
learn-open-second = One for the other side
learn-open-second-text = You also lay the first orange piece, of another shape. Make both equally good: the other player will choose.
learn-choose = Which colour would you take?
learn-choose-text = Now you are the second player. Keep the colours as they are, or swap them.

## Steps with cubes

learn-floor = Begin on the floor
learn-floor-text = The first piece stands anywhere on the floor. Take a piece and put it down.
learn-join = Join the others
learn-join-text = Now you are yellow. Your first piece stands on the floor and shares a face with a piece that is there.
learn-face = Face to face
learn-face-text = Each new piece shares a face with your own colour, beside it or on top. Here it touches only an edge; find a better place.
learn-hole = No holes
learn-hole-text = Nothing may float. This piece has a hole below it; put it where every cube stands on something.
learn-cover = Come out on top
learn-cover-text = Only what is seen from above counts. Cover a square of the other colour.

## Steps with numbered tiles

learn-tile-first = The first tile
learn-tile-first-text = Begin with any tile. It scores the sum of its numbers, so a high one is a good start.
learn-tile-match = Two numbers agree
learn-tile-match-text = Lay a tile against a side. Both numbers of that side must be the same on both tiles.
learn-tile-hexagon = Close a hexagon
learn-tile-hexagon-text = Five tiles lie round a point. Lay the sixth: it brings 50 points more.
learn-tile-bridge = Build a bridge
learn-tile-bridge-text = Join a tile by one side so that its tip meets another tile. A bridge brings 40 points more.
learn-tile-draw = Draw when nothing fits
learn-tile-draw-text = None of your tiles fits. Draw one; it costs 5 points.
learn-tile-out = The last tile
learn-tile-out-text = Lay your last tile. Whoever goes out gets 25 points and the value of all other hands.

## Tips beside the board

tip-label = Tip
tip-dismiss = Hide this tip

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = It is the only move.
hint-reason-nothing-to-lay = None of your tiles fits.
hint-reason-swap = That colour is better placed.
hint-reason-keep = Your colour is better placed.
hint-reason-calculated = It holds up best when the game is played on.
hint-reason-blocks = It takes { $number ->
    [one] a corner
   *[other] { $number } corners
  } from others.
hint-reason-opens-corners = It opens { $number ->
    [one] a new corner
   *[other] { $number } new corners
  }.
hint-reason-large-piece = It uses a large piece while there is room.
hint-reason-contests = It goes where others want to go.
hint-reason-towards-middle = It leads towards the middle.
hint-reason-covers = It covers { $number ->
    [one] a square
   *[other] { $number } squares
  } of others.
hint-reason-shows = It shows your colour on { $number ->
    [one] another square
   *[other] { $number } more squares
  }.
hint-reason-keeps-going = It leaves you ways to go on.
hint-reason-tile = The tile is worth { $number }.
hint-reason-bridge = It makes a bridge for { $number } points.
hint-reason-hexagon = It closes a hexagon for { $number } points.
hint-reason-opening-triple = Three equal numbers bring { $number } more.
hint-reason-opening-zero = Three zeros bring { $number } more.
hint-reason-out = It is your last tile, for { $number } points.
