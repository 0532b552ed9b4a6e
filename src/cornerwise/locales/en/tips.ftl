### Advice: on the pages of the rule book, and beside the board when it fits the moment.

## Placing games

tip-spread = Head for the middle and spread in every direction. Near your start point there is room for few pieces.
tip-large-first = Lay your large pieces early. The room for them shrinks with every turn.
tip-corners = Keep several corners free. With only one way on, a single piece of somebody else can end your game.
tip-escape = Keep a way out on every side of your area.
tip-shapes = Every shape has a use: long pieces reach far, bent ones slip through gaps, small ones rescue you at the end.
tip-their-pieces = Look at the pieces the others have left. A gap that none of them fits is yours for later.
tip-deny-bonus = Whoever places everything gains up to { $bonus } points. Blocking the last place can be worth more than a piece of your own.
tip-single-last = Save the smallest piece. When it is the very last one you place, it brings { $bonus } points more.
tip-two-colours = Let your two colours help each other: one opens a way, the other closes it behind.

## Polyomino, cubes

tip-even-opening = As the first player, lay two pieces that are worth the same. The other player picks the better one.
tip-stay-on-top = Only what is seen from above counts. Build where nobody can cover you: next to the height limit, and late.

## Triominos

tip-high-tiles = Lay high tiles early. They score more, and in your hand they count for whoever goes out.
tip-bridge = Look for bridges: one brings { $points } points more than the tile itself.
tip-hexagon = Where five tiles lie round a point, the sixth brings { $points } points more. Leave no such gap to others.
tip-plan-ahead = Every tile exists once. Lay one that you can match yourself on your next turn.
tip-draw-less = Each draw costs { $cost } points. Look at all sides of the table before you draw.
