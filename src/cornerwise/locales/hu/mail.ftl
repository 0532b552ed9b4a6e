mail-code-subject = A Cornerwise-kódod
mail-code-why = Valaki, remélhetőleg te, azt kérte, hogy e-mailben szóljunk, amikor az ő köre jön. Ha te voltál, 1 órán belül add meg ezt a kódot:
mail-code-else = Ha nem te voltál, hagyd figyelmen kívül ezt a levelet. Többet nem küldünk.
mail-turn-subject = Te jössz
mail-turn = Te jössz egy játszmában ({ $game }):
mail-turn-stop = Te kérted ezeket a leveleket. A beállításokban leállíthatod őket.
