## The board of cubes

solid-map = من فوق
solid-map-scores = ما تراه هنا هو ما يُحسب
solid-turn-left = تدوير المنظر يسارًا
solid-turn-right = تدوير المنظر يمينًا
solid-zoom-in = تكبير
solid-zoom-fit = عرض الكل
solid-square-free = { $square }، خالٍ، المسموح { $limit ->
    [zero] لا شيء
    [one] مستوى واحد
    [two] مستويان
    [few] { $limit } مستويات
    [many] { $limit } مستوى
   *[other] { $limit } مستوى
  }
solid-square-built = { $square }، في الأعلى { $colour }، المستوى { $height } من { $limit }
solid-square-full = { $square }، في الأعلى { $colour }، المستوى { $height }، مكتمل
solid-square-last = { $named }، آخر نقلة
solid-square-held = { $named }، تحت القطعة المختارة
solid-after = بعد هذه النقلة
solid-seen = { $colour }: يُرى من فوق { $cells }
solid-drag = اسحب لتدوير المنظر
solid-levels = حتى المستوى { $level }
