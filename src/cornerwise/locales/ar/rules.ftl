## The pages

rules-title = القواعد
rules-page-title = { $game }: القواعد
rules-lead = كيف تُلعب كل لعبة، في بضع جمل ومع صور.
rules-all = كل الألعاب
rules-play = العب الآن
rules-tutorial = تعلّم باللعب
rules-language = اللغة
rules-allowed = مسموح
rules-forbidden = غير مسموح
rules-clauses = أرقام القواعد
rules-trade-marks = Blokus وTrigon وRumis وTriominos علامات تجارية لأصحابها. لا تُذكر هنا إلا لبيان القواعد المنشورة التي تتبعها كل لعبة. Cornerwise مستقل عن أولئك الأصحاب.

## Families of games

rules-family-classic = مربعات لما يصل إلى أربعة
rules-family-duo = مربعات لاثنين
rules-family-trigon = مثلثات
rules-family-polyomino = بداية حرة
rules-family-rumis = مكعبات
rules-family-triominos = أرقام

## Headings of sections

rules-heading-goal = الهدف
rules-heading-pieces = القطع
rules-heading-tiles = الأحجار
rules-heading-setup = الإعداد
rules-heading-opening = الافتتاح
rules-heading-start = القطعة الأولى
rules-heading-turn = دورك
rules-heading-contact = التلامس
rules-heading-others = الألوان الأخرى
rules-heading-strict = زوايا صارمة
rules-heading-standing = الاستناد
rules-heading-limits = حدود الارتفاع
rules-heading-blocked = لا مكان
rules-heading-draw = السحب
rules-heading-end = النهاية
rules-heading-scoring = حساب النقاط
rules-heading-ties = التساوي
rules-heading-example = مثال
rules-heading-players = عدد اللاعبين
rules-heading-options = الخيارات
rules-heading-tips = نصائح

## Goal

rules-goal-left = ضع على اللوح أكبر عدد ممكن من قطعك، ولا تترك للآخرين مساحة لقطعهم. وما يتبقى لك في النهاية يُحسب عليك.
rules-goal-pieces = ضع قطعًا أكثر من اللاعب الآخر.
rules-goal-area = غطِّ مربعات أكثر من اللاعب الآخر.
rules-goal-complete = تلعب وحدك بكل الألوان. ضع القطع كلها، وعددها { $pieces }.
rules-goal-seen = ابنِ بحيث يظهر لونك على أكبر عدد ممكن من المربعات عند النظر من فوق مباشرة.
rules-goal-points = ضع أحجارًا تتطابق أرقامها، واجمع أكثر النقاط.

## Board

rules-board-rectangle = قياس اللوح { $width } × { $height } من المربعات.
rules-board-hexagon = اللوح شكل سداسي فيه { $cells ->
    [zero] { $cells } مثلث
    [one] مثلث واحد
    [two] مثلثان
    [few] { $cells } مثلثات
    [many] { $cells } مثلثًا
   *[other] { $cells } مثلث
  }، وعلى طول كل جانب { $side }.
rules-board-inner = لا يُستعمل إلا الشكل السداسي الداخلي من اللوح: { $cells ->
    [zero] { $cells } مثلث
    [one] مثلث واحد
    [two] مثلثان
    [few] { $cells } مثلثات
    [many] { $cells } مثلثًا
   *[other] { $cells } مثلث
  }، وعلى طول كل جانب { $side }.
rules-board-heights = في المخطط الأرضي { $squares ->
    [zero] { $squares } مربع
    [one] مربع واحد
    [two] مربعان
    [few] { $squares } مربعات
    [many] { $squares } مربعًا
   *[other] { $squares } مربع
  }. يبيّن كل منها إلى أي ارتفاع يمكن البناء عليه؛ وتتسع كلها لـ{ $cubes ->
    [zero] { $cubes } مكعب
    [one] مكعب واحد
    [two] مكعبين
    [few] { $cubes } مكعبات
    [many] { $cubes } مكعبًا
   *[other] { $cubes } مكعب
  }.
rules-board-reconstructed = لا نعرف لهذا اللوح قياسًا مطبوعًا. أُعيد بناؤه من شكله ومن اتساعه لكل لاعب لـ{ $each ->
    [zero] { $each } مكعب
    [one] مكعب واحد
    [two] مكعبين
    [few] { $each } مكعبات
    [many] { $each } مكعبًا
   *[other] { $each } مكعب
  }.
rules-board-own = تأتي أنت بخريطة الارتفاعات: رقم لكل مربع من المخطط الأرضي، وبين الصفوف شرطة مائلة، والصف الأبعد أولًا، و0 حيث لا يوجد مربع. المربعات كلها متصلة، وعدد المكعبات { $most } على الأكثر.
rules-board-table = توضع الأحجار على طاولة لا حافة لها.

## Pieces

rules-pieces-own = لكل لون { $pieces ->
    [zero] { $pieces } قطعة
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
  }، كل منها بشكل مختلف، من { $smallest } إلى { $largest } { $shape ->
    [triangle] مثلثات
   *[square] مربعات
  }. وفيها معًا { $shape ->
    [triangle] { $cells ->
        [zero] { $cells } مثلث
        [one] مثلث واحد
        [two] مثلثان
        [few] { $cells } مثلثات
        [many] { $cells } مثلثًا
       *[other] { $cells } مثلث
      }
   *[square] { $cells ->
        [zero] { $cells } مربع
        [one] مربع واحد
        [two] مربعان
        [few] { $cells } مربعات
        [many] { $cells } مربعًا
       *[other] { $cells } مربع
      }
  }.
rules-pieces-copies = لكل لون { $pieces ->
    [zero] { $pieces } قطعة
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
  }: { $shapes ->
    [zero] { $shapes } شكل
    [one] شكل واحد
    [two] شكلان
    [few] { $shapes } أشكال
    [many] { $shapes } شكلًا
   *[other] { $shapes } شكل
  } من { $smallest } إلى { $largest } مربعات، ومن كل شكل { $copies ->
    [zero] { $copies } قطعة
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $copies } قطع
    [many] { $copies } قطعة
   *[other] { $copies } قطعة
  }. وفيها معًا { $cells ->
    [zero] { $cells } مربع
    [one] مربع واحد
    [two] مربعان
    [few] { $cells } مربعات
    [many] { $cells } مربعًا
   *[other] { $cells } مربع
  }.
rules-pieces-shared = يأخذ اللاعبان من مجموعة واحدة فيها { $pieces ->
    [zero] { $pieces } قطعة
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
  } من { $smallest } إلى { $largest } مربعات، كل منها بشكل مختلف. القطعة التي يضعها أحدهما لا تبقى للآخر.
rules-pieces-cubes = لكل لون { $pieces ->
    [zero] { $pieces } قطعة
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
  } من { $smallest } إلى { $largest } مكعبات، وفيها معًا { $cells ->
    [zero] { $cells } مكعب
    [one] مكعب واحد
    [two] مكعبان
    [few] { $cells } مكعبات
    [many] { $cells } مكعبًا
   *[other] { $cells } مكعب
  }. القطعة وصورتها في المرآة قطعتان. لا يوجد مكعب مفرد.
rules-pieces-tiles = في اللعبة { $tiles ->
    [zero] { $tiles } حجر مثلث
    [one] حجر مثلث واحد
    [two] حجران مثلثان
    [few] { $tiles } أحجار مثلثة
    [many] { $tiles } حجرًا مثلثًا
   *[other] { $tiles } حجر مثلث
  }. على كل منها ثلاثة أرقام من { $lowest } إلى { $highest } لا تتناقص حين تُقرأ باتجاه عقارب الساعة، ولا يتشابه حجران. قيمة الحجر مجموع أرقامه.

## Set-up

rules-setup-order = تلعب الألوان بهذا الترتيب: { $colours }.
rules-setup-one-each = { $seats ->
    [zero] لا لاعبين.
    [one] اللاعب واحد، وله لون واحد.
    [two] اللاعبان اثنان، ولكل منهما لون واحد.
    [few] عدد اللاعبين { $seats }، ولكل منهم لون واحد.
    [many] عدد اللاعبين { $seats }، ولكل منهم لون واحد.
   *[other] عدد اللاعبين { $seats }، ولكل منهم لون واحد.
  }
rules-setup-two-each = لكل من اللاعبَين لونان. الأول: { $first }. الثاني: { $second }.
rules-setup-shared = لكل من اللاعبين الثلاثة لون واحد. أما الرابع ({ $colour }) فيلعبونه بالتناوب، بدءًا بمن بدأ المباراة. ويفعلون ذلك حتى إن لم يبقَ للونهم مكان.
rules-setup-teams = يكوّن أربعة لاعبين فريقين من اثنين، ولكل لاعب لون واحد. الفريق الأول: { $first }. الثاني: { $second }.
rules-setup-solo = تلعب بكل الألوان، واحدًا بعد آخر.
rules-setup-left-out = لكل من اللاعبين الثلاثة لون واحد. ويبقى لون واحد ({ $colour }) في العلبة.

## First piece

rules-start-own = أول قطعة من كل لون تغطي نقطة بداية ذلك اللون: { $points }.
rules-start-any = أول قطعة من كل لون تغطي أي نقطة بداية ما زالت خالية: { $points }.
rules-start-free = أول قطعة من كل لون توضع في أي مكان على اللوحة.
rules-start-beside = أول قطعة في المباراة توضع في أي مكان. وأول قطعة من كل لون آخر تلامس قطعة موجودة.
rules-start-opposite = أول قطعة من كل لون تغطي نقطة بداية: { $points }. لونا اللاعب الواحد يبدآن متقابلين، فلا يجوز أن تأخذ النقطة المقابلة للون اللاعب الآخر.
rules-start-spaced = أول قطعة من كل لون تغطي نقطة بداية: { $points }. وبين كل لونين تبقى نقطة بداية خالية.
rules-start-swap = يضع اللاعب الأول قطعة من اللون الأول ثم قطعة من اللون الثاني، كلًّا منهما في أي مكان على اللوح. لا يجوز أن تتداخلا، ويجب أن تختلفا في الشكل. ثم يختار اللاعب الثاني لونًا. ويتابع اللون الأول ({ $colour }) أيًّا كان صاحبه.
rules-start-cubes = أول قطعة في المباراة تقف في أي مكان على الأرضية. وأول قطعة من كل لون آخر تقف أيضًا على الأرضية وتشترك في وجه مع قطعة موجودة.

## Turn

rules-turn-flat = ضع إحدى قطعك على { $shape ->
    [triangle] مثلثات
   *[square] مربعات
  } خالية من اللوح. لك أن تديرها وأن تقلبها. ومتى وُضعت بقيت مكانها.
rules-turn-cubes = ضع إحدى قطعك. لك أن تديرها كيف شئت. ومتى وُضعت بقيت مكانها.

## Contact

rules-contact-corner = كل قطعة جديدة تلامس قطعة من اللون نفسه عند زاوية، ولا تلامسها أبدًا على طول جانب.
rules-contact-face = كل قطعة جديدة تلامس قطعة من اللون نفسه على طول جانب. لا تكفي زاوية.
rules-contact-triangles = تكفي نقطة مشتركة: فللزاوية أن تلتقي أيضًا بوسط جانب مستقيم لقطعة أخرى.
rules-contact-strict = مع الزوايا الصارمة، لا تلتقي زاوية من لونك إلا بزاوية. حيثما لامست القطعة الجديدة لونها، فلا يجوز لأي من القطعتين أن تمر مستقيمة عبر تلك النقطة. تلامس واحد كهذا يمنع المكان، حتى إن تلامست زاوية أخرى كما يجب.
rules-contact-others = لا يهم كيف تلامس قطعتك الألوان الأخرى، عند الزوايا أو على طول الجوانب.
rules-contact-cubes = كل قطعة جديدة تشترك في وجه واحد على الأقل مع قطعة من اللون نفسه، بجانبها أو فوقها. لا تكفي حافة ولا زاوية. أما الألوان الأخرى فلا أثر لها.
rules-standing = في كل عمود تشغله القطعة تقف مكعباتها على الأرضية أو على ما هو موجود. لا يكون تحتها فراغ أبدًا، ولا يبرز شيء فوق مكان خالٍ.
rules-limits = لا يقف شيء خارج المخطط الأرضي أو فوق حد الارتفاع لمربعه.

## No place left, and the end

rules-blocked-flat = من يستطيع وضع قطعة فعليه أن يضعها. اللون الذي لا مكان له يُتجاوز دوره؛ وبما أن المساحة تضيق دائمًا، فهو خارج اللعب حتى النهاية.
rules-blocked-out = اللون الذي لا يستطيع وضع قطعة حين يأتي دوره يخرج حتى النهاية.
rules-blocked-skip = اللون الذي لا يستطيع وضع قطعة يفوته ذلك الدور فقط: قد ينفتح مكان من جديد حين يبني الآخرون.
rules-end = تنتهي اللعبة حين لا يستطيع أي لون أن يضع المزيد.
rules-ties = من تساووا في أفضل نتيجة يتقاسمون الفوز.

## Scoring

rules-scoring-advanced = كل { $shape ->
    [triangle] مثلث
   *[square] مربع
  } في قطعة متبقية يكلّف نقطة. إذا وُضعت كل قطعك تنال { $all ->
    [zero] { $all } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $all } نقاط
    [many] { $all } نقطة
   *[other] { $all } نقطة
  }، وزيادة قدرها { $last } إذا كانت أصغر قطعة هي الأخيرة. أعلى نتيجة تفوز.
rules-scoring-basic = عُدّ مربعات القطع المتبقية. الأقل يفوز. لا توجد مكافأة.
rules-scoring-pieces = كل قطعة موضوعة بنقطة. الأكثر نقاطًا يفوز. لا توجد مكافأة.
rules-scoring-area = كل مربع مغطى بنقطة. الأكثر نقاطًا يفوز؛ وعند تساوي النقاط تعادل. لا توجد مكافأة.
rules-scoring-complete = تفوز حين تكون كل القطع على اللوح. وعدد القطع الموضوعة يبيّن كم اقتربت.
rules-scoring-seen = انظر من فوق مباشرة: كل مربع يكون لونك في أعلاه بنقطة. وكل قطعة متبقية تكلّف نقطة مهما كبرت. الأكثر نقاطًا يفوز.
rules-scoring-sum = نتيجة اللاعب مجموع لونيه.
rules-scoring-team = نتيجة الفريق مجموع لونيه.
rules-scoring-shared = اللون المشترك لا يُحسب لأحد.

## Examples

rules-example-finished = مباراة منتهية، وكيف تُحسب.
rules-example-colour = اللون
rules-example-left = المتبقي
rules-example-points = النقاط
rules-example-turn = الدور
rules-example-winner = الفوز: { $winners }.

## Pictures

rules-figure-starts = نقاط البداية
rules-figure-pieces = قطع لون واحد
rules-figure-start = القطعة الأولى تغطي نقطة بداية
rules-figure-corner = زاوية إلى زاوية
rules-figure-side = جانب إلى جانب مع لونها
rules-figure-apart = لا تلامس شيئًا من لونها
rules-figure-others = للألوان الأخرى أن تتلامس على طول الجوانب
rules-figure-tip = زاوية تلتقي بوسط جانب
rules-figure-face = تشترك في وجه مع لونها
rules-figure-edge = لا تشترك مع لونها إلا في حافة
rules-figure-hole = تحتها فراغ
rules-figure-match = رقما الجانب متطابقان
rules-figure-mismatch = رقما الجانب مختلفان
rules-figure-bridge = جسر: زيادة { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
rules-figure-hexagon = شكل سداسي: زيادة { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
rules-figure-hexagons = شكلان سداسيان بحجر واحد: زيادة { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }

## Number of players

rules-players = { $players ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
  }
rules-players-cubes = { $columns ->
    [zero] { $columns } مربع
    [one] مربع واحد
    [two] مربعان
    [few] { $columns } مربعات
    [many] { $columns } مربعًا
   *[other] { $columns } مربع
  }، ومساحة تتسع لـ{ $cubes ->
    [zero] { $cubes } مكعب
    [one] مكعب واحد
    [two] مكعبين
    [few] { $cubes } مكعبات
    [many] { $cubes } مكعبًا
   *[other] { $cubes } مكعب
  }
rules-players-tiles = { $tiles ->
    [zero] { $tiles } حجر لكل لاعب
    [one] حجر واحد لكل لاعب
    [two] حجران لكل لاعب
    [few] { $tiles } أحجار لكل لاعب
    [many] { $tiles } حجرًا لكل لاعب
   *[other] { $tiles } حجر لكل لاعب
  }

## Options

rules-option-start = البداية
rules-option-scoring = حساب النقاط
rules-option-first = من يبدأ
rules-option-shared = اللون المشترك
rules-option-strict-corners = زوايا صارمة
rules-option-left-out = اللون المستبعد
rules-option-seats = عدد اللاعبين
rules-option-colours-each = ألوان كل لاعب
rules-option-blocked = لا مكان
rules-option-heights = خريطة الارتفاعات
rules-option-without = أفضلية
rules-option-edition = الطبعة
rules-option-target = اللعب حتى
rules-option-deals = عدد التوزيعات
rules-option-after-draw = بعد السحب
rules-option-time-limit = حد الوقت
rules-option-usual = المعتاد
rules-option-none = لا توجد خيارات.
rules-choice-first = لأي لاعب أن يبدأ. ويتبعه الآخرون باتجاه عقارب الساعة.
rules-choice-shared = أي من الألوان الأربعة يمكن أن يكون اللون الذي يلعبه الجميع بالتناوب. ويبقى ترتيب الألوان كما هو: إن كان الأزرق هو المشترك بدأ الأزرق، ولعبه اللاعب الذي يبدأ.
rules-choice-left-out = أي من الألوان الأربعة يمكن أن يكون اللون الذي يبقى في العلبة.
rules-choice-seats-cubes = من { $fewest } إلى { $most } لاعبين. كلما قلّ اللاعبون قلّت المساحة المتاحة للمكعبات، ولا تُستعمل الألوان الأخيرة.
rules-choice-seats = من { $fewest } إلى { $most } لاعبين.
rules-choice-colours-each = يمكن أن يكون لكل من لاعبَين لونان على لوح الأربعة. ولا يُحسب إلا اللون الأفضل لكل لاعب.
rules-choice-heights = أي خريطة ارتفاعات لا تتجاوز { $most ->
    [zero] { $most } مكعب
    [one] مكعبًا واحدًا
    [two] مكعبين
    [few] { $most } مكعبات
    [many] { $most } مكعبًا
   *[other] { $most } مكعب
  }.
rules-choice-without = يمكن للألوان أن تلعب من دون بعض قطعها، ليتمكن القوي والضعيف من اللعب معًا. ما استُبعد لا يكلّف شيئًا. حيث تُحسب الخانات المتبقية، تفيد قلة القطع الكبيرة؛ وفي غير ذلك يكون الأمر أصعب على من قطعه أقل.
rules-choice-target = حين تنتهي توزيعة تُقارَن المجاميع بالحد المطلوب: { $usual ->
    [zero] { $usual } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $usual } نقاط
    [many] { $usual } نقطة
   *[other] { $usual } نقطة
  }، أو عدد آخر من { $fewest } إلى { $most }. فإن بلغه أحد انتهت المباراة.
rules-choice-deals = أو مباراة من { $fewest } إلى { $most } توزيعة، مهما كانت المجاميع.
rules-choice-drawn = بعد السحب لا يوضع من أحجارك إلا الذي سُحب للتو.
rules-choice-any = بعد السحب يمكن وضع أي حجر من أحجارك.
rules-choice-time-limit = لكل دور حد من الوقت. حين ينتهي، تسحب حتى ينتهي دورك. وإن كان عليك أن تضع الحجر الأول، وُضع أحد أحجارك نيابةً عنك.

## Triominos

rules-tiles-hands = يأخذ كل لاعب أحجارًا ويبقيها مخفية. والباقي هو الكومة. ترى أحجارك والطاولة وكل النتائج، وكم حجرًا لدى الآخرين وفي الكومة.
rules-tiles-begin = قبل كل توزيعة يسحب كل لاعب حجرًا مكشوفًا. أعلى قيمة تبدأ؛ ومن تساووا يسحبون ثانية. ثم تُخلط الأحجار كلها وتوزّع. يضع اللاعب الأول أي حجر وينال قيمته.
rules-tiles-lay = ضع حجرًا واحدًا. يحاذي جانب كامل منه على الأقل حجرًا على الطاولة، ويتطابق رقما ذلك الجانب، وكذلك كل زاوية أخرى يلامسها.
rules-tiles-score = يأتي الحجر بنقاط قدر قيمته. ويأتي الجسر بزيادة قدرها { $bridge ->
    [zero] { $bridge } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $bridge } نقاط
    [many] { $bridge } نقطة
   *[other] { $bridge } نقطة
  }، والشكل السداسي بزيادة { $one }، وشكلان سداسيان بحجر واحد بزيادة { $two }، وثلاثة بزيادة { $three }.
rules-tiles-bridge = الجسر حجر متصل من جانب واحد فقط، تصل زاويته الثالثة إلى حجر وراءها: المكانان المجاوران لتلك الزاوية خاليان، وواحد على الأقل من الثلاثة خلفها مشغول. والشكل السداسي يغلقه الحجر السادس حول نقطة. لا يمكن لحجر أن يفعل الأمرين معًا.
rules-tiles-draw = إن لم تستطع وضع حجر، أو لم ترد، فاسحب واحدًا من الكومة مقابل { $cost ->
    [zero] { $cost } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $cost } نقاط
    [many] { $cost } نقطة
   *[other] { $cost } نقطة
  }. لك أن تضعه فورًا. ولك أن تسحب في الدور { $most ->
    [zero] { $most } حجر
    [one] حجرًا واحدًا
    [two] حجرين
    [few] { $most } أحجار
    [many] { $most } حجرًا
   *[other] { $most } حجر
  }؛ فإن لم تضع بعدها شيئًا خسرت { $more } أخرى، أي { $all } في المجموع.
rules-tiles-empty = حين تفرغ الكومة، من يستطيع وضع حجر فعليه أن يضعه. وإلا مرّرت دورك بلا عقوبة.
rules-tiles-out = من يضع آخر أحجاره ينال { $out ->
    [zero] { $out } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $out } نقاط
    [many] { $out } نقطة
   *[other] { $out } نقطة
  } وقيمة كل الأحجار في أيدي الآخرين. تُكمَل الجولة أولًا ليكون للجميع العدد نفسه من الأدوار. ومن ينهي أحجاره ثانيًا فيها ينال { $out } فقط.
rules-tiles-blocked = حين يمرّر كل اللاعبين على التوالي، تنغلق التوزيعة. يفوز بها صاحب أقل قيمة في يده: ينال قيمة أحجار الآخرين كلهم ناقصًا قيمة أحجاره. ولا يخسر غيره شيئًا. وإن تساوى عدة لاعبين في أقل قيمة، حُسب ذلك لكل منهم.
rules-tiles-match = أعلى مجموع في نهاية المباراة يفوز. وقد تنزل المجاميع تحت الصفر.
rules-tiles-example-sum = حجر
rules-tiles-example-bridge = حجر يبني جسرًا
rules-tiles-example-hexagon = حجر يغلق شكلًا سداسيًا
rules-tiles-example-draws = ثلاث سحبات، ولم يوضع حجر
rules-tiles-example-out = الحجر الأخير، وقيمة أحجار الآخرين { $hands }
rules-scoring-standard = النقاط كما وُصفت أعلاه.
rules-scoring-children = للأطفال: { $tile ->
    [zero] { $tile } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $tile } نقاط
    [many] { $tile } نقطة
   *[other] { $tile } نقطة
  } للحجر، وزيادة { $bridge } للجسر، وزيادة { $one } أو { $two } أو { $three } لشكل سداسي أو اثنين أو ثلاثة، و{ $out } لأول من ينهي أحجاره. لا يُخسر شيء أبدًا. والتوزيعة واحدة، إلا إن اخترت عدة توزيعات أو حدًّا مطلوبًا.
rules-scoring-no-points = بلا نقاط: أول من ينهي أحجاره يفوز. وإن انغلقت التوزيعة فاز صاحب أقل الأحجار عددًا.
rules-edition-international = الدولية: كما وُصفت أعلاه، من { $fewest } إلى { $most } لاعبين.
rules-edition-french = الفرنسية: من { $fewest } إلى { $most } لاعبين. تنتهي التوزيعة حالما ينهي أحد أحجاره. وفي التوزيعة المنغلقة يخسر كل لاعب قيمة أحجاره. وحين تفرغ الكومة يجوز أن يمرّر دوره أيضًا من لا يريد وضع حجر. وتنتهي المباراة فورًا حين يبلغ لاعب الحد المطلوب، ويكون ذلك اللاعب قد فاز.
rules-edition-spanish = الإسبانية: من { $fewest } إلى { $most } لاعبين، مع أحجار أقل في اليد لثلاثة وأربعة لاعبين.
rules-edition-portuguese = البرتغالية: مثل الطبعة الإسبانية، لكن ثلاث سحبات تكلّف { $draws } في المجموع.
rules-edition-tournament = البطولات: لا يسحب أحد ليبدأ. أعلى حجر بثلاثة أرقام متساوية في أي يد يجب أن يوضع أولًا، ويأتي بزيادة قدرها { $triple ->
    [zero] { $triple } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $triple } نقاط
    [many] { $triple } نقطة
   *[other] { $triple } نقطة
  }، وثلاثة أصفار بزيادة { $zero }. وإن لم يوجد حجر كهذا فأعلى قيمة تبدأ.

## Colours inside a sentence

ink-blue = الأزرق
ink-yellow = الأصفر
ink-red = الأحمر
ink-green = الأخضر
ink-purple = البنفسجي
ink-orange = البرتقالي
