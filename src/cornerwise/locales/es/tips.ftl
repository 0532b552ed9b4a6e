## Juegos de colocación

tip-spread = Ve hacia el centro y extiéndete en todas las direcciones. Cerca de tu casilla de salida caben pocas piezas.
tip-large-first = Coloca pronto tus piezas grandes. El espacio para ellas mengua con cada turno.
tip-corners = Conserva varias esquinas libres. Con un solo camino, una única pieza ajena puede acabar con tu juego.
tip-escape = Conserva una salida por cada lado de tu zona.
tip-shapes = Cada forma tiene su uso: las largas llegan lejos, las dobladas se cuelan por los huecos, las pequeñas te salvan al final.
tip-their-pieces = Mira las piezas que les quedan a los demás. Un hueco donde no encaja ninguna es tuyo para más tarde.
tip-deny-bonus = Quien lo coloca todo gana hasta { $bonus } puntos. Cerrar el último lugar puede valer más que una pieza propia.
tip-single-last = Guarda la pieza más pequeña. Si es la última de todas que colocas, da { $bonus } puntos más.
tip-two-colours = Haz que tus dos colores se ayuden: uno abre un camino y el otro lo cierra detrás.

## Polyomino, cubos

tip-even-opening = Si empiezas tú, coloca dos piezas que valgan lo mismo. El otro jugador elige la mejor.
tip-stay-on-top = Solo cuenta lo que se ve desde arriba. Construye donde nadie pueda cubrirte: cerca de la altura máxima, y tarde.

## Triominos

tip-high-tiles = Coloca pronto las fichas altas. Dan más y, en tu mano, cuentan para quien se queda sin fichas.
tip-bridge = Busca puentes: cada uno da { $points } puntos más que la ficha sola.
tip-hexagon = Donde cinco fichas rodean un punto, la sexta da { $points } puntos más. No dejes un hueco así a los demás.
tip-plan-ahead = Cada ficha es única. Coloca una que puedas continuar en tu próximo turno.
tip-draw-less = Cada ficha robada cuesta { $cost } puntos. Mira todos los lados de la mesa antes de robar.
