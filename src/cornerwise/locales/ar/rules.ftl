## The pages

rules-title = القواعد
rules-page-title = { $game }: القواعد
rules-lead = كيف تُلعب كل لعبة، مع صور.
rules-all = كل الألعاب
rules-play = اللعب الآن
rules-tutorial = التعلّم باللعب
rules-language = اللغة
rules-allowed = مسموح
rules-forbidden = غير مسموح
rules-clauses = أرقام القواعد
rules-trade-marks = Blokus وTrigon وRumis وTriominos علامات تجارية لأصحابها. لا نذكرها إلا لبيان القواعد المنشورة التي تتبعها كل لعبة. Cornerwise مستقل عن أولئك الأصحاب.

## Families of games

rules-family-classic = مربعات، حتى 4 لاعبين
rules-family-duo = مربعات، لاعبان
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
rules-heading-contact = ما يجب أن تلامسه القطعة
rules-heading-others = الألوان الأخرى
rules-heading-strict = زوايا صارمة
rules-heading-standing = بلا فراغات
rules-heading-limits = حدود الارتفاع
rules-heading-blocked = إن لم تستطع وضع قطعة
rules-heading-draw = سحب الأحجار
rules-heading-end = نهاية اللعبة
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
rules-goal-complete = تلعب بكل الألوان بنفسك. ضع القطع كلها، وعددها { $pieces }.
rules-goal-seen = ابنِ بحيث يظهر لونك على أكبر عدد ممكن من المربعات عند النظر من فوق مباشرة.
rules-goal-points = ضع أحجارًا بأرقام متطابقة واجمع أكثر النقاط.

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
rules-board-inner =
    لا تستعمل إلا الشكل السداسي الداخلي من اللوح: { $cells ->
        [zero] { $cells } مثلث
        [one] مثلث واحد
        [two] مثلثان
        [few] { $cells } مثلثات
        [many] { $cells } مثلثًا
       *[other] { $cells } مثلث
    }، وعلى طول كل جانب { $side }.
rules-board-heights =
    في القاعدة { $squares ->
        [zero] { $squares } مربع
        [one] مربع واحد
        [two] مربعان
        [few] { $squares } مربعات
        [many] { $squares } مربعًا
       *[other] { $squares } مربع
    }، ولكل منها حد للارتفاع الذي يمكن البناء عليه. وتتسع كلها لـ{ $cubes ->
        [zero] { $cubes } مكعب
        [one] مكعب واحد
        [two] مكعبين
        [few] { $cubes } مكعبات
        [many] { $cubes } مكعبًا
       *[other] { $cubes } مكعب
    }.
rules-board-reconstructed =
    لا نعرف لهذا اللوح قياسات منشورة. استنتجناها من شكله ومن اتساعه لكل لاعب لـ{ $each ->
        [zero] { $each } مكعب
        [one] مكعب واحد
        [two] مكعبين
        [few] { $each } مكعبات
        [many] { $each } مكعبًا
       *[other] { $each } مكعب
    }.
rules-board-own = تصنع خريطة الارتفاعات بنفسك: رقم واحد لكل مربع من القاعدة، وبين الصفوف شرطة مائلة. يأتي الصف الأبعد أولًا، و0 يعني أنه لا مربع هناك. يجب أن تكون كل المربعات متصلة، وعدد المكعبات { $most } على الأكثر.
rules-board-table = تضع الأحجار على طاولة لا حافة لها.

## Pieces

rules-pieces-own =
    لكل لون { $pieces ->
        [zero] { $pieces } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $pieces } قطع
        [many] { $pieces } قطعة
       *[other] { $pieces } قطعة
    } من { $smallest } إلى { $largest } { $shape ->
        [triangle] مثلثات
       *[square] مربعات
    }، كلها بأشكال مختلفة. وفيها معًا { $shape ->
        [triangle]
            { $cells ->
                [zero] { $cells } مثلث
                [one] مثلث واحد
                [two] مثلثان
                [few] { $cells } مثلثات
                [many] { $cells } مثلثًا
               *[other] { $cells } مثلث
            }
       *[square]
            { $cells ->
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
rules-pieces-shared =
    يأخذ اللاعبان قطعهما من مجموعة واحدة: { $pieces ->
        [zero] { $pieces } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $pieces } قطع
        [many] { $pieces } قطعة
       *[other] { $pieces } قطعة
    } من { $smallest } إلى { $largest } مربعات، كلها بأشكال مختلفة. متى وضع لاعب قطعة، لم يعد الآخر يستطيع استعمالها.
rules-pieces-cubes =
    لكل لون { $pieces ->
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
    }. القطعة وصورتها في المرآة قطعتان مختلفتان. لا يوجد مكعب مفرد.
rules-pieces-tiles =
    في اللعبة { $tiles ->
        [zero] { $tiles } حجر مثلث
        [one] حجر مثلث واحد
        [two] حجران مثلثان
        [few] { $tiles } أحجار مثلثة
        [many] { $tiles } حجرًا مثلثًا
       *[other] { $tiles } حجر مثلث
    }. على كل منها ثلاثة أرقام من { $lowest } إلى { $highest }. إذا قُرئت من الأصغر باتجاه عقارب الساعة فهي لا تتناقص أبدًا، ولا يتشابه حجران. قيمة الحجر مجموع أرقامه.

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
rules-setup-two-each = لكل من اللاعبَين لونان. اللاعب الأول: { $first }. اللاعب الثاني: { $second }.
rules-setup-shared = لكل من اللاعبين الثلاثة لون واحد. أما اللون الرابع ({ $colour }) فيضعونه بالتناوب، بدءًا باللاعب الذي يبدأ المباراة. وتلعب به في دورك حتى إن لم يعد لونك يستطيع وضع قطعة.
rules-setup-teams = يكوّن أربعة لاعبين فريقين من اثنين، ولكل لاعب لون واحد. الفريق الأول: { $first }. الفريق الثاني: { $second }.
rules-setup-solo = تضع كل الألوان، واحدًا بعد آخر.
rules-setup-left-out = لكل من اللاعبين الثلاثة لون واحد. ويبقى اللون الرابع ({ $colour }) في العلبة.

## First piece

rules-start-own = يجب أن تغطي أول قطعة من كل لون نقطة بداية ذلك اللون: { $points }.
rules-start-any = يجب أن تغطي أول قطعة من كل لون نقطة بداية ما زالت خالية: { $points }.
rules-start-free = يمكن وضع أول قطعة من كل لون في أي مكان على اللوح.
rules-start-beside = يمكن وضع أول قطعة في المباراة في أي مكان. ويجب أن تلامس أول قطعة من كل لون آخر قطعة موجودة.
rules-start-opposite = يجب أن تغطي أول قطعة من كل لون نقطة بداية: { $points }. يبدأ لوناك متقابلين، فلا يجوز للاعب الآخر أن يأخذ نقطة البداية المقابلة للونك الأول.
rules-start-spaced = يجب أن تغطي أول قطعة من كل لون نقطة بداية: { $points }. ويجب أن تبقى بين كل لونين نقطة بداية خالية.
rules-start-swap = يضع اللاعب الأول قطعة من اللون الأول ثم قطعة من اللون الثاني، في أي مكان على اللوح. لا يجوز أن تتداخلا، ويجب أن تختلفا في الشكل. ثم يختار اللاعب الثاني لونًا. ويلعب بعد ذلك اللون الأول ({ $colour })، أيًّا كان صاحبه.
rules-start-cubes = يمكن أن تقف أول قطعة في المباراة في أي مكان على القاعدة. ويجب أن تقف أول قطعة من كل لون آخر على القاعدة أيضًا، وأن تشترك في وجه مع قطعة موجودة.

## Turn

rules-turn-flat =
    ضع إحدى قطعك على { $shape ->
        [triangle] مثلثات
       *[square] مربعات
    } خالية من اللوح. يمكنك تدويرها وقلبها. ومتى وُضعت لم يعد يمكن تحريكها.
rules-turn-cubes = ضع إحدى قطعك. يمكنك تدويرها في أي اتجاه. ومتى وُضعت لم يعد يمكن تحريكها.

## Contact

rules-contact-corner = يجب أن تلامس كل قطعة جديدة قطعة واحدة على الأقل من لونها عند زاوية. ولا يجوز أبدًا أن تلامس لونها على طول جانب.
rules-contact-face = يجب أن تلامس كل قطعة جديدة قطعة من لونها على طول جانب. لا يكفي التلامس عند زاوية.
rules-contact-triangles = تكفي نقطة مشتركة واحدة: يمكن للزاوية أن تلامس أيضًا وسط جانب مستقيم لقطعة أخرى.
rules-contact-strict = مع الزوايا الصارمة، لا يجوز أن تلامس زاوية من لونك إلا زاوية أخرى، ولا تلامس أبدًا وسط جانب مستقيم. يسري هذا حيثما لامست القطعة الجديدة لونها: تلامس خاطئ واحد يجعل النقلة ممنوعة، حتى إن تلامست زاوية أخرى كما يجب.
rules-contact-others = يمكن لقطعتك أن تلامس الألوان الأخرى بأي شكل، عند الزوايا أو على طول الجوانب.
rules-contact-cubes = يجب أن تشترك كل قطعة جديدة في وجه واحد على الأقل مع قطعة من لونها، بجانبها أو فوقها. لا يكفي التلامس عند حافة أو زاوية. أما الألوان الأخرى فلا أثر لها.
rules-standing = في كل عمود تشغله القطعة، يجب أن تقف مكعباتها على القاعدة أو على المكعبات الموجودة. لا يجوز أن يكون تحت القطعة فراغ، ولا أن يبرز شيء فوق مكان خالٍ.
rules-limits = لا يجوز أن يقف شيء خارج القاعدة أو فوق حد الارتفاع لمربعه.

## No place left, and the end

rules-blocked-flat = إن استطعت وضع قطعة، فعليك أن تضعها. اللون الذي لا يستطيع وضع قطعة يُتجاوز. ولا يمكن أن تنفتح له مساحة جديدة، فهو خارج اللعب حتى نهاية المباراة.
rules-blocked-out = اللون الذي لا يستطيع وضع قطعة في دوره يخرج من اللعب حتى نهاية المباراة.
rules-blocked-skip = اللون الذي لا يستطيع وضع قطعة يفوته ذلك الدور فقط. قد يفتح له الآخرون مكانًا وهم يبنون.
rules-end = تنتهي اللعبة حين لا يستطيع أي لون أن يضع المزيد من القطع.
rules-ties = إن حقق أكثر من واحد أفضل نتيجة، تقاسموا الفوز.

## Scoring

rules-scoring-advanced =
    كل { $shape ->
        [triangle] مثلث
       *[square] مربع
    } في القطع المتبقية لك يكلّف نقطة واحدة. إذا وضعت كل قطعك تنال { $all ->
        [zero] { $all } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $all } نقاط
        [many] { $all } نقطة
       *[other] { $all } نقطة
    }، وزيادة قدرها { $last } إذا كانت أصغر قطعة هي الأخيرة. أعلى نتيجة تفوز.
rules-scoring-basic = عُدّ مربعات القطع المتبقية لك. يفوز من تبقّت له أقل المربعات. لا توجد مكافأة.
rules-scoring-pieces = كل قطعة تضعها بنقطة واحدة. يفوز صاحب أكثر النقاط. لا توجد مكافأة.
rules-scoring-area = كل مربع تغطيه بنقطة واحدة. يفوز صاحب أكثر النقاط، وتساوي النقاط تعادل. لا توجد مكافأة.
rules-scoring-complete = تفوز حين تكون كل القطع على اللوح. وإن لم تنجح، فعدد القطع الموضوعة يبيّن كم اقتربت.
rules-scoring-seen = انظر من فوق مباشرة: كل مربع يكون لونك في أعلاه بنقطة واحدة. وكل قطعة متبقية لك تكلّف نقطة واحدة، مهما كان حجمها. يفوز صاحب أكثر النقاط.
rules-scoring-sum = نتيجة اللاعب مجموع لونيه.
rules-scoring-team = نتيجة الفريق مجموع لونيه.
rules-scoring-shared = اللون المشترك لا يُحسب لأحد.

## Examples

rules-example-finished = مباراة منتهية ونتيجتها.
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
rules-figure-apart = لا تلامس لونها
rules-figure-others = يمكن ملامسة الألوان الأخرى على طول الجوانب
rules-figure-tip = زاوية تلامس وسط جانب
rules-figure-face = تشترك في وجه مع لونها
rules-figure-edge = لا تشترك مع لونها إلا في حافة
rules-figure-hole = تحتها فراغ
rules-figure-match = رقما الجانب متساويان
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

rules-option-start = القطعة الأولى
rules-option-scoring = حساب النقاط
rules-option-first = من يبدأ
rules-option-shared = اللون المشترك
rules-option-strict-corners = زوايا صارمة
rules-option-left-out = اللون المستبعد
rules-option-seats = عدد اللاعبين
rules-option-colours-each = الألوان لكل لاعب
rules-option-blocked = إن لم تستطع وضع قطعة
rules-option-heights = خريطة الارتفاعات
rules-option-without = هانديكاب
rules-option-edition = الطبعة
rules-option-target = الهدف
rules-option-deals = عدد التوزيعات
rules-option-after-draw = بعد السحب
rules-option-time-limit = أدوار محددة الوقت
rules-option-usual = افتراضي
rules-option-none = ليس لهذه اللعبة خيارات.
rules-choice-first = يمكن لأي لاعب أن يبدأ. ويتبعه الآخرون باتجاه عقارب الساعة.
rules-choice-shared = يمكن لأي من الألوان الأربعة أن يكون المشترك. ويبقى ترتيب الألوان كما هو: إن كان الأزرق هو المشترك، يبقى الأزرق أولًا، ويضعه اللاعب الذي يبدأ.
rules-choice-left-out = يمكن لأي من الألوان الأربعة أن يبقى في العلبة.
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
rules-choice-without = يمكن للألوان أن تلعب من دون بعض قطعها، لتكون المباراة متكافئة بين اللاعبين الأقوى والأضعف. القطع التي تلعب من دونها لا تكلّف شيئًا. إن كانت القطع المتبقية تُحسب عليك، تفيدك قلة القطع الكبيرة. وفي غير ذلك، قلة القطع تجعل اللعب أصعب.
rules-choice-target =
    حين تنتهي توزيعة تُقارَن المجاميع بالهدف: { $usual ->
        [zero] { $usual } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $usual } نقاط
        [many] { $usual } نقطة
       *[other] { $usual } نقطة
    }، أو أي عدد آخر من { $fewest } إلى { $most }. فإن بلغه أحد انتهت المباراة.
rules-choice-deals = أو العب مباراة من { $fewest } إلى { $most } توزيعة، مهما كانت المجاميع.
rules-choice-drawn = بعد السحب، لا يمكنك وضع إلا الحجر الذي سحبته للتو.
rules-choice-any = بعد السحب، يمكنك وضع أي حجر في يدك.
rules-choice-time-limit = لكل دور حد من الوقت. إن انتهى، تسحب حتى ينتهي دورك. وإن كان عليك بعدُ أن تضع الحجر الأول، وُضع أحد أحجارك نيابةً عنك.

## Triominos

rules-tiles-hands = يأخذ كل لاعب أحجارًا ويبقيها مخفية. والباقي هو الكومة. ترى أحجارك والطاولة وكل النتائج، وكم حجرًا لدى الآخرين وفي الكومة.
rules-tiles-begin = قبل كل توزيعة يسحب كل لاعب حجرًا ويُظهره. أعلى قيمة تبدأ، ومن تساووا يسحبون ثانية. ثم تُخلط الأحجار كلها وتوزّع. يضع اللاعب الأول أي حجر وينال قيمته.
rules-tiles-lay = ضع حجرًا واحدًا. يجب أن يحاذي جانب كامل منه على الأقل حجرًا على الطاولة، وأن يتساوى رقما ذلك الجانب. وفي كل زاوية أخرى يلامسها يجب أن تتساوى الأرقام أيضًا.
rules-tiles-score = يأتي الحجر بنقاط قدر قيمته. ويأتي الجسر بزيادة قدرها { $bridge ->
    [zero] { $bridge } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $bridge } نقاط
    [many] { $bridge } نقطة
   *[other] { $bridge } نقطة
  }، والشكل السداسي بزيادة { $one }، وشكلان سداسيان بحجر واحد بزيادة { $two }، وثلاثة بزيادة { $three }.
rules-tiles-bridge = الجسر حجر متصل من جانب واحد فقط، تلامس زاويته الثالثة حجرًا وراءها: المكانان المجاوران لتلك الزاوية خاليان، وواحد على الأقل من الثلاثة خلفها مشغول. والحجر السادس حول نقطة يكمل شكلًا سداسيًا. لا يمكن لحجر واحد أن يصنع الاثنين.
rules-tiles-draw =
    إن لم تستطع وضع حجر، أو لم ترد، فاسحب واحدًا من الكومة. كل سحب يكلّف { $cost ->
        [zero] { $cost } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $cost } نقاط
        [many] { $cost } نقطة
       *[other] { $cost } نقطة
    }. يمكنك وضع الحجر فورًا. ويمكنك أن تسحب في الدور { $most ->
        [zero] { $most } حجر
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $most } أحجار
        [many] { $most } حجرًا
       *[other] { $most } حجر
    } على الأكثر. فإن لم تضع بعدها شيئًا، خسرت { $more } أخرى، أي { $all ->
        [zero] { $all } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $all } نقاط
        [many] { $all } نقطة
       *[other] { $all } نقطة
    } في المجموع.
rules-tiles-empty = حين تفرغ الكومة، عليك أن تضع حجرًا إن استطعت. وإن لم تستطع، مرّرت دورك بلا عقوبة.
rules-tiles-out =
    حين تضع آخر حجر في يدك، تنال { $out ->
        [zero] { $out } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $out } نقاط
        [many] { $out } نقطة
       *[other] { $out } نقطة
    } وقيمة كل الأحجار في أيدي الآخرين. تُكمَل الجولة أولًا ليكون للجميع العدد نفسه من الأدوار. ومن تنفد أحجاره أيضًا في تلك الجولة ينال { $out } فقط.
rules-tiles-blocked = حين يمرّر كل اللاعبين على التوالي، تنغلق التوزيعة. يفوز بها صاحب أقل قيمة في يده: ينال قيمة أحجار الآخرين كلهم ناقصًا قيمة أحجاره. ولا يخسر غيره شيئًا. وإن تساوى عدة لاعبين في أقل قيمة، نال كل منهم ذلك.
rules-tiles-match = أعلى مجموع في نهاية المباراة يفوز. وقد تنزل المجاميع تحت الصفر.
rules-tiles-example-sum = حجر
rules-tiles-example-bridge = حجر يبني جسرًا
rules-tiles-example-hexagon = حجر يكمل شكلًا سداسيًا
rules-tiles-example-draws = ثلاث سحبات، ولم يوضع حجر
rules-tiles-example-out = الحجر الأخير، وقد بقي في أيدي الآخرين { $hands }
rules-scoring-standard = النقاط كما وُصفت أعلاه.
rules-scoring-children =
    للأطفال: { $tile ->
        [zero] { $tile } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $tile } نقاط
        [many] { $tile } نقطة
       *[other] { $tile } نقطة
    } للحجر، وزيادة { $bridge } للجسر، وزيادة { $one } أو { $two } أو { $three } لشكل سداسي أو اثنين أو ثلاثة، و{ $out } لأول من تنفد أحجاره. لا تخسر نقاطًا أبدًا. والتوزيعة واحدة، إلا إن اخترت عدة توزيعات أو هدفًا.
rules-scoring-no-points = بلا نقاط: يفوز أول من تنفد أحجاره. وإن انغلقت التوزيعة، فاز من تبقّت له أقل الأحجار.
rules-edition-international = الدولية: كما وُصفت أعلاه، من { $fewest } إلى { $most } لاعبين.
rules-edition-french = الفرنسية: من { $fewest } إلى { $most } لاعبين. تنتهي التوزيعة حالما تنفد أحجار أحدهم. وفي التوزيعة المنغلقة يخسر كل لاعب قيمة أحجاره. وحين تفرغ الكومة، يجوز لك أن تمرّر حتى لو كنت تستطيع وضع حجر. وتنتهي المباراة حالما يبلغ لاعب الهدف، ويفوز ذلك اللاعب.
rules-edition-spanish = الإسبانية: من { $fewest } إلى { $most } لاعبين، مع أحجار أقل لكل لاعب حين يلعب ثلاثة أو أربعة.
rules-edition-portuguese =
    البرتغالية: مثل الطبعة الإسبانية، لكن ثلاث سحبات تكلّف { $draws ->
        [zero] { $draws } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $draws } نقاط
        [many] { $draws } نقطة
       *[other] { $draws } نقطة
    } في المجموع.
rules-edition-tournament =
    البطولات: لا يسحب أحد لتحديد من يبدأ. يجب أن يوضع أولًا أعلى حجر بثلاثة أرقام متساوية في أي يد، ويأتي بزيادة قدرها { $triple ->
        [zero] { $triple } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $triple } نقاط
        [many] { $triple } نقطة
       *[other] { $triple } نقطة
    }، أو بزيادة { $zero } إن كان بثلاثة أصفار. وإن لم يكن لدى أحد حجر كهذا، فأعلى قيمة تبدأ.
