mail-code-subject = Cornerwise kodun
mail-code-why = Biri, umarız sensindir, sırası geldiğinde e-posta almak istedi. Sensen bu kodu 1 saat içinde gir:
mail-code-else = Sen değilsen bu e-postayı dikkate alma. Sana başka e-posta göndermeyeceğiz.
mail-turn-subject = Sıra sende
mail-turn = Bir { $game } oyununda sıra sende:
mail-turn-stop = Bu e-postaları sen istedin. Ayarlardan durdurabilirsin.
