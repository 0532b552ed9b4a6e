mail-code-subject = Cornerwise-koodisi
mail-code-why = Joku, toivottavasti sinä, haluaa saada sähköpostia, kun on hänen vuoronsa. Jos se olit sinä, kirjoita sinne tämä koodi tunnin kuluessa:
mail-code-else = Jos se et ollut sinä, älä tee mitään: muuta postia ei tule.
mail-turn-subject = On sinun vuorosi
mail-turn = On sinun vuorosi pelissä { $game }:
mail-turn-stop = Pyysit näitä viestejä. Voit lopettaa ne asetuksissa.
