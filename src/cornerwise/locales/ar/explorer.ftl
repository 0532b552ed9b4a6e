## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = مستكشف الافتتاحيات
# Which games are looked up: those of the next three messages
explorer-source = أي المباريات
explorer-source-engine = مباريات الحاسوب
explorer-source-server = المباريات العامة
explorer-source-mine = مبارياتي
explorer-source-engine-text = مباريات لعبها الحاسوب ضد نفسه.
explorer-source-server-text = المباريات العامة التي انتهت على هذا الخادم.
explorer-source-mine-text = مبارياتك المنتهية على هذا الخادم.
error-explorer-preparing = لا تزال مباريات الحاسوب قيد التجهيز. ستظهر هنا من تلقاء نفسها خلال بضع دقائق.
# How many games had the position that is shown
explorer-games = { $count ->
    [zero] لم تصل أي مباراة إلى هذه الوضعية
    [one] وصلت مباراة واحدة إلى هذه الوضعية
    [two] وصلت مباراتان إلى هذه الوضعية
    [few] وصلت { $count } مباريات إلى هذه الوضعية
    [many] وصلت { $count } مباراة إلى هذه الوضعية
   *[other] وصلت { $count } مباراة إلى هذه الوضعية
}
explorer-moves = النقلات التي لُعبت هنا
# Columns of the table
explorer-column-move = النقلة
explorer-column-games = المباريات
# The share of wins of whoever made the move
explorer-column-won = فوز
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = فارق النقاط
explorer-column-engine = الحاسوب
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = لعب { $move }
explorer-last = آخر مباراة فيها { $move }
explorer-none = لا مباريات هنا
explorer-none-text = لم يصل أحد إلى هذه الوضعية في هذه المباريات. ارجع نقلة، أو انظر في مباريات أخرى.
explorer-deep = عدد النقلات الأولى التي يعرفها المستكشف من كل مباراة: { $count }.
explorer-none-mine = لم تصل أي من مبارياتك المنتهية على هذا الخادم إلى هذه الوضعية.
explorer-over = انتهت المباراة. ارجع لترى النقلات التي لُعبت.
explorer-engine-on = تحليل
explorer-more = عدد النقلات المعروضة، وهي الأكثر تكرارًا: { $count }.
explorer-flat-only = لا يعرف مستكشف الافتتاحيات إلا المباريات على الألواح المسطحة.
