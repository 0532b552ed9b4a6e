mail-code-subject = Cornerwise-koodisi
mail-code-why = Joku, toivottavasti sinä, pyysi sähköpostia, kun on hänen vuoronsa. Jos se olit sinä, kirjoita tämä koodi 1 tunnin kuluessa:
mail-code-else = Jos se et ollut sinä, voit jättää tämän viestin huomiotta. Emme lähetä sinulle enempää viestejä.
mail-turn-subject = On sinun vuorosi
mail-turn = On sinun vuorosi pelissä { $game }:
mail-turn-stop = Pyysit näitä viestejä. Voit lopettaa ne asetuksissa.
