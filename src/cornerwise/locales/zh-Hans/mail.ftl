## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = 你的 Cornerwise 验证码
mail-code-why = 有人（希望是你本人）申请在轮到自己时收到邮件。如果是你，请在 1 小时内输入这个验证码：
mail-code-else = 如果不是你，请忽略这封邮件。我们不会再给你发邮件。
mail-turn-subject = 轮到你了
mail-turn = 在一盘{ $game }对局中轮到你了：
mail-turn-stop = 这些邮件是你要求发送的。你可以在设置里停止接收。
