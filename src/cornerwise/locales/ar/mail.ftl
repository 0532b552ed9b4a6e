## Mail of the server

mail-code-subject = رمزك في Cornerwise
mail-code-why = شخص ما، ونرجو أنه أنت، طلب أن يصله بريد إلكتروني حين يأتي دوره. إن كنت أنت، فاكتب هذا الرمز خلال ساعة واحدة:
mail-code-else = إن لم تكن أنت، فتجاهل هذه الرسالة. لن نرسل إليك غيرها.
mail-turn-subject = جاء دورك
mail-turn = جاء دورك في مباراة { $game }:
mail-turn-stop = أنت طلبت هذه الرسائل. يمكنك إيقافها من الإعدادات.
