## Mail of the server

mail-code-subject = رمزك في Cornerwise
mail-code-why = شخص ما، ونرجو أنه أنت، يريد أن تصله رسالة حين يأتي دوره. إن كنت أنت، فاكتب هذا الرمز هناك خلال ساعة:
mail-code-else = إن لم تكن أنت، فلا تفعل شيئًا: لن تصل رسالة أخرى.
mail-turn-subject = جاء دورك
mail-turn = جاء دورك في مباراة { $game }:
mail-turn-stop = أنت طلبت هذه الرسائل. يمكنك إيقافها من الإعدادات.
