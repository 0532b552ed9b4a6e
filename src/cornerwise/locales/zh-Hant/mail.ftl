## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = 你的 Cornerwise 驗證碼
mail-code-why = 有人（希望是你本人）申請在輪到自己時收到電子郵件。如果是你，請在 1 小時內輸入這個驗證碼：
mail-code-else = 如果不是你，請忽略這封信。我們不會再寄信給你。
mail-turn-subject = 輪到你了
mail-turn = 在一場{ $game }對局中輪到你了：
mail-turn-stop = 這些信是你要求寄送的。你可以在設定裡停止接收。
