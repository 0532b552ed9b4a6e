"""A game of one's own in one file: two players on 16 by 16 squares, with two colours each.

    cornerwise --own-games examples/own_game.py play crossing
    CORNERWISE_GAMES=examples/own_game.py cornerwise serve

docs/own-game.md explains every line.
"""

import cornerwise
from cornerwise import PieceSet, PlacingVariant, rectangle

GERMAN = """
game-crossing = Kreuzung
game-crossing-about = Zwei Farben für jeden, von Rand zu Rand
game-crossing-rules-1 = Jeder spielt zwei Farben, die einander gegenüber beginnen.
"""

CROSSING = cornerwise.register(
    PlacingVariant(
        id="crossing",
        name="Crossing",
        summary="Two colours each, from edge to edge",
        rule_text="You play two colours that begin opposite each other.",
        texts=(("de", GERMAN),),
        boards=(rectangle(16, 16),),
        piece_set=PieceSet(largest=5),
        palette=("blue", "yellow", "red", "green"),
        seats=2,
        colours_each=2,
        start="opposite",
        start_cells=("h16", "p9", "i1", "a8"),
        minutes=(15, 25),
    )
)
