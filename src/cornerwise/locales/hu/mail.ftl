mail-code-subject = A Cornerwise-kódod
mail-code-why = Valaki, reméljük, te, levelet szeretne kapni, amikor ő jön. Ha te voltál, írd be ott ezt a kódot egy órán belül:
mail-code-else = Ha nem te voltál, ne tegyél semmit: több levél nem érkezik.
mail-turn-subject = Te jössz
mail-turn = Te jössz egy játszmában ({ $game }):
mail-turn-stop = Te kérted ezeket a leveleket. A beállításokban leállíthatod őket.
