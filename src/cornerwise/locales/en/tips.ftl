### Tips: on the pages of the rule book, and beside the board while a game is played.

## Placing games

tip-spread = Head for the middle and spread out in every direction. There’s only room for a few pieces where you started.
tip-large-first = Place your large pieces early. There’s less room for them every turn.
tip-corners = Keep several corners open. If you have only one left, a single piece can block you for the rest of the game.
tip-escape = Keep a way out on every side of your area.
tip-shapes = Every shape has its use: long pieces reach far, bent ones slip through gaps, and small ones fit anywhere at the end.
tip-their-pieces = Check which pieces the others have left. If none of them fits a gap, you can save it for later.
tip-deny-bonus = Placing every piece brings up to { $bonus } bonus points. Blocking someone’s last place can be worth more than a piece of your own.
tip-single-last = Save your smallest piece. If it’s the very last one you place, you get { $bonus } extra points.
tip-two-colours = Let your two colours help each other: one opens a way, the other closes it behind you.

## Polyomino, cubes

tip-even-opening = If you play first, place two pieces that are equally good. The other player chooses the better one.
tip-stay-on-top = Only what you can see from above counts. Build where nobody can cover you: just below the height limit, and late in the game.

## Triominos

tip-high-tiles = Place high tiles early. They score more, and whatever is left in your hand counts for whoever runs out first.
tip-bridge = Look for bridges: a bridge scores { $points } points on top of the tile itself.
tip-hexagon = When 5 tiles surround a point, the sixth scores { $points } extra points. Don’t leave a gap like that to the others.
tip-plan-ahead = There’s only one of each tile. Place a tile that you can match yourself next turn.
tip-draw-less = Each draw costs { $cost } points. Check every side of the table before you draw.
