mail-code-subject = Cornerwise kodun
mail-code-why = Biri, umarız sen, sırası geldiğinde e-posta almak istiyor. Bu sensen bir saat içinde oraya şu kodu yaz:
mail-code-else = Sen değilsen hiçbir şey yapma: başka e-posta gelmeyecek.
mail-turn-subject = Sıra sende
mail-turn = Bir { $game } oyununda sıra sende:
mail-turn-stop = Bu e-postaları sen istedin. Ayarlardan durdurabilirsin.
