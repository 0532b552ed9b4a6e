## The page of all lessons

learn-title = Learn
learn-lead = Learn the rules by playing a few moves. Each lesson takes about 2 minutes.
learn-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
learn-begin = Start
learn-again = Repeat
learn-continue = Continue
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
learn-done = Well done.
learn-colour = You play { $colour } now.
learn-elsewhere = That move is allowed. For this step, please use one of the marked places.
learn-over = You know the rules now
learn-over-text = Play a game against the computer, or look up the details in the rules.
learn-marked = Marked: { $cells }
learn-loading = Loading…

## Steps on squares and triangles: a heading and what to do

learn-start-own = Start in your corner
learn-start-own-text = Your first piece must cover your starting square. Pick a piece and place it there.
learn-start-any = Choose a starting { $shape ->
    [triangle] triangle
   *[square] square
  }
learn-start-any-text = Your first piece must cover a starting { $shape ->
    [triangle] triangle
   *[square] square
  }. Pick a piece and place it on a free one.
learn-corner = Touch corners, never sides
learn-corner-text = Each new piece must touch one of your own pieces at a corner. Place your next piece.
learn-side = Don’t touch your own sides
learn-side-text = This piece touches your own colour along a side, so it can’t go here. Move or rotate it until it fits.
learn-others = You can touch other colours
learn-others-text = Your pieces can touch other colours in any way. Place a piece side by side with another colour.
learn-reach = Head for open space
learn-reach-text = You need room for your pieces. Reach one of the marked { $shape ->
    [triangle] triangles
   *[square] squares
  } with a large piece.
learn-gap = Slip through a gap
learn-gap-text = Large pieces don’t fit everywhere any more. Continue with a small one.
learn-last = Your last piece
learn-last-text = There’s hardly any room left. Find a place for one last piece. Then the game ends and is scored.
learn-pairs = 2 of each shape
learn-pairs-text = You have every shape twice, and each piece you place scores 1 point. Place the same shape again.
learn-turn = Rotate it
learn-turn-text = On triangles, a piece rotates in 6 steps. Rotate it until it fits, then place it.
learn-tip = A corner can touch a side
learn-tip-text = With triangles, sharing a single point is enough. Place the piece so that its corner touches the middle of a straight side.
learn-strict = Strict corners
learn-strict-text = This game uses strict corners: a corner can only touch another corner. Find a place for the piece.

## Steps of the free start

learn-open-first = Start anywhere
learn-open-first-text = There are no starting squares. Place a blue piece anywhere.
learn-open-second = Now the other colour
learn-open-second-text = You also place the first orange piece, in a different shape. Make both equally good: the other player chooses between them.
learn-choose = Which colour would you take?
learn-choose-text = Now you’re the second player. Keep the colours as they are, or swap them.

## Steps with cubes

learn-floor = Start on the base
learn-floor-text = The first piece can stand anywhere on the base. Pick a piece and place it.
learn-join = Join the others
learn-join-text = Now you’re yellow. Your first piece must stand on the base and share a face with a piece that’s already there.
learn-face = Face to face
learn-face-text = Each new piece must share a face with your own colour, beside it or on top of it. Here it only touches an edge. Find a better place.
learn-hole = No holes
learn-hole-text = Pieces can’t float. There’s a hole below this one: put it where every cube stands on something.
learn-cover = Stay on top
learn-cover-text = Only what you can see from above counts. Cover a square of the other colour.

## Steps with numbered tiles

learn-tile-first = The first tile
learn-tile-first-text = Start with any tile. It scores the sum of its numbers, so a high one is a good start.
learn-tile-match = Match 2 numbers
learn-tile-match-text = Place a tile against a side. Both numbers on that side must be the same on both tiles.
learn-tile-hexagon = Complete a hexagon
learn-tile-hexagon-text = There are 5 tiles around a point. Place the sixth one for 50 extra points.
learn-tile-bridge = Build a bridge
learn-tile-bridge-text = Join a tile by one side so that its tip touches another tile. A bridge scores 40 extra points.
learn-tile-draw = Draw when nothing fits
learn-tile-draw-text = None of your tiles fit. Draw one: each draw costs 5 points.
learn-tile-out = Your last tile
learn-tile-out-text = Place your last tile. If you’re the first to run out, you get 25 points plus the value of all the other hands.

## Tips beside the board

tip-label = Tip
tip-dismiss = Hide this tip
## The three marks of a first game

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = It’s the only move.
hint-reason-nothing-to-lay = None of your tiles fit.
hint-reason-swap = That colour has the better position.
hint-reason-keep = Your colour has the better position.
hint-reason-calculated = Looking ahead, it works out best.
hint-reason-blocks = It takes { $number ->
    [one] 1 corner
   *[other] { $number } corners
  } away from others.
hint-reason-opens-corners = It opens { $number ->
    [one] 1 new corner
   *[other] { $number } new corners
  }.
hint-reason-large-piece = It uses a large piece while there’s room.
hint-reason-contests = It takes space that others want.
hint-reason-towards-middle = It heads for the middle.
hint-reason-covers = It covers { $number ->
    [one] 1 square
   *[other] { $number } squares
  } of others.
hint-reason-shows = It shows your colour on { $number ->
    [one] 1 more square
   *[other] { $number } more squares
  }.
hint-reason-shuts = It closes { $number ->
    [one] 1 corner where an opponent could continue
   *[other] { $number } corners where opponents could continue
  }: { $cells }.
hint-reason-gave-up = The move played gave up { $number ->
    [one] 1 corner to continue from
   *[other] { $number } corners to continue from
  }: { $cells }.
hint-reason-own-reach = It keeps { $number } { $shape ->
    [triangle] triangles
   *[square] squares
  } within reach. The move played left { $than }.
hint-reason-rival-reach = Opponents can reach { $number } { $shape ->
    [triangle] triangles
   *[square] squares
  } after it. After the move played, they could reach { $than }.
hint-reason-opens-more = It opens { $number ->
    [one] 1 new corner
   *[other] { $number } new corners
  }. The move played opened { $than }.
hint-reason-covers-more = It covers { $number ->
    [one] 1 square
   *[other] { $number } squares
  } of others. The move played covered { $than }.
hint-reason-shows-more = It shows its colour on { $number ->
    [one] 1 square
   *[other] { $number } squares
  }. The move played showed { $than }.
hint-reason-larger-piece = It uses a larger piece, { $number } instead of { $than }.
hint-reason-keeps-going = It keeps your options open.
hint-reason-tile = The tile scores { $number }.
hint-reason-bridge = It makes a bridge for { $number } extra points.
hint-reason-hexagon = It completes a hexagon for { $number } extra points.
hint-reason-opening-triple = Starting with 3 equal numbers scores { $number } extra.
hint-reason-opening-zero = Starting with 3 zeros scores { $number } extra.
hint-reason-out = It’s your last tile, for { $number } extra points.
coach-pick-piece = Pick a piece. You can rotate and flip it.
coach-pick-tile = Pick a tile. The pale ones don’t fit now.
coach-put-piece = Put it on the board. The tint shows where it fits.
coach-put-tile = Put it on the table. The marks show where it fits.
coach-place-piece = It fits here. Press Place to make your move.
coach-place-tile = It fits here. Press Place to make your move.
