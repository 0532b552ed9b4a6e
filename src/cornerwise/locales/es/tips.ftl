## Juegos de colocación

tip-spread = Ve hacia el centro y extiéndete en todas las direcciones. Cerca de tu casilla de salida caben pocas piezas.
tip-large-first = Coloca pronto tus piezas grandes. En cada turno tienen menos espacio.
tip-corners = Mantén varias esquinas abiertas. Si solo te queda una, una sola pieza puede bloquearte el resto de la partida.
tip-escape = Conserva una salida por cada lado de tu zona.
tip-shapes = Cada forma tiene su uso: las largas llegan lejos, las dobladas se cuelan por los huecos y las pequeñas encajan en cualquier parte al final.
tip-their-pieces = Mira qué piezas les quedan a los demás. Si ninguna encaja en un hueco, puedes guardarlo para más tarde.
tip-deny-bonus = Colocar todas las piezas da hasta { $bonus } puntos de bonificación. Cerrarle a alguien su último lugar puede valer más que una pieza propia.
tip-single-last = Guarda tu pieza más pequeña. Si es la última de todas que colocas, recibes { $bonus } puntos más.
tip-two-colours = Haz que tus dos colores se ayuden: uno abre un camino y el otro lo cierra detrás.

## Polyomino, cubos

tip-even-opening = Si empiezas tú, coloca dos piezas igual de buenas. El otro jugador elige la mejor.
tip-stay-on-top = Solo cuenta lo que se ve desde arriba. Construye donde nadie pueda cubrirte: justo por debajo de la altura máxima y al final de la partida.

## Triominos

tip-high-tiles = Coloca pronto las fichas de valor alto. Dan más puntos, y lo que quede en tu mano cuenta para quien se quede antes sin fichas.
tip-bridge = Busca puentes: un puente da { $points } puntos además de los de la ficha.
tip-hexagon = Cuando 5 fichas rodean un punto, la sexta da { $points } puntos más. No dejes un hueco así a los demás.
tip-plan-ahead = Solo hay una ficha de cada. Coloca una que tú puedas continuar en tu próximo turno.
tip-draw-less = Cada ficha robada cuesta { $cost } puntos. Mira todos los lados de la mesa antes de robar.
