## Games

game-classic = Classic
game-classic-about = 4 ألوان على 20 × 20 مربعًا
game-classic-kind = 4 لاعبين
game-classic-2 = Classic لاثنين
game-classic-2-about = لونان لكل لاعب
game-classic-2-kind = لاعبان
game-classic-3 = Classic لثلاثة
game-classic-3-about = يتشارك الجميع اللون الرابع
game-classic-3-kind = 3 لاعبين
game-classic-teams = Classic بالفِرق
game-classic-teams-about = الأزرق والأحمر ضد الأصفر والأخضر
game-classic-teams-kind = 2 ضد 2
game-classic-solo = أربع وثمانون
game-classic-solo-about = ضع القطع الـ84 كلها وحدك
game-classic-solo-kind = لاعب واحد
game-duo = Duo
game-duo-about = مبارزة سريعة، 14 × 14
game-duo-kind = لاعبان
game-junior = Junior
game-junior-about = قطع سهلة للأطفال
game-junior-kind = لاعبان
game-trigon = Trigon
game-trigon-about = مثلثات على شكل سداسي
game-trigon-kind = 4 لاعبين
game-trigon-2 = Trigon لاثنين
game-trigon-2-about = لونان لكل لاعب
game-trigon-2-kind = لاعبان
game-trigon-3 = Trigon لثلاثة
game-trigon-3-about = 3 ألوان على شكل سداسي أصغر
game-trigon-3-kind = 3 لاعبين
game-trigon-teams = Trigon بالفِرق
game-trigon-teams-about = الأزرق والأحمر ضد الأصفر والأخضر
game-trigon-teams-kind = 2 ضد 2
game-trigon-solo = ثمانٍ وثمانون
game-trigon-solo-about = ضع القطع الـ88 كلها وحدك
game-trigon-solo-kind = لاعب واحد
game-polyomino = Polyomino
game-polyomino-about = ابدأ حيث تشاء، ثم أبقِ أو بدّل
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 قطع لكل لاعب، وتنتهي في دقائق
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = مجموعتان من 9 قطع لكل لاعب
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 قطعة لكل لاعب
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = مجموعة مشتركة واحدة من 56 قطعة
game-polyomino-hexa-kind = Hexa، 20 × 20
game-rumis = Rumis
game-rumis-about = ابنِ إلى أعلى ليُرى لونك من فوق
game-rumis-tower = Rumis: البرج
game-rumis-tower-about = ضيق، ويعلو حتى 8 مكعبات
game-rumis-tower-kind = البرج
game-rumis-corner = Rumis: الزاوية
game-rumis-corner-about = حول زاوية، على 40 مربعًا
game-rumis-corner-kind = الزاوية
game-rumis-steps = Rumis: الدرج
game-rumis-steps-about = صعودًا على درج من 4 درجات
game-rumis-steps-kind = الدرج
game-rumis-pyramid = Rumis: الهرم
game-rumis-pyramid-about = يعلو كلما اقترب من الوسط
game-rumis-pyramid-kind = الهرم
game-rumis-own = Rumis على لوحك الخاص
game-rumis-own-about = اصنع اللوح بنفسك
game-rumis-own-kind = لوحك الخاص
game-triominos = Triominos
game-triominos-about = طابق الأرقام وأخفِ أحجارك
game-triominos-kind = من 1 إلى 6 لاعبين

## What is told of every game

facts-players = { $most ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $span } لاعبين
    [many] { $span } لاعبًا
   *[other] { $span } لاعب
  }
facts-minutes = { $span } دقيقة
facts-age = العمر { $age }+

## Options of games

option-on = نعم
option-off = لا
option-start = القطعة الأولى
option-start-about = أين يضع كل لون قطعته الأولى.
option-start-own = على نقطة بدايته
option-start-any = على أي نقطة بداية خالية
option-start-opposite = مقابل لونك الآخر
option-start-spaced = على نقطة بداية من كل اثنتين
option-scoring = حساب النقاط
option-scoring-about = كيف تُحسب النقاط.
option-scoring-advanced = المربعات المتبقية، مع المكافآت
option-scoring-basic = المربعات المتبقية، بلا مكافآت
option-scoring-pieces = يفوز من وضع أكثر القطع
option-scoring-cells = يفوز من تبقّت له أقل المربعات
option-scoring-standard = عادي
option-scoring-children = حساب للأطفال
option-scoring-no-points = بلا نقاط: يفوز أول من تنفد أحجاره
option-first = من يبدأ
option-first-about = اللاعب الذي يضع أول قطعة.
option-first-number =
    { $number ->
        [0] اللاعب 1
        [1] اللاعب 2
        [2] اللاعب 3
       *[3] اللاعب 4
    }
option-shared = اللون المشترك
option-shared-about = اللون الذي يضعه كل اللاعبين بالتناوب.
option-left-out = اللون المستبعد
option-left-out-about = اللون الذي لا يلعب به أحد.
option-strict-corners = زوايا صارمة
option-strict-corners-about = لا يجوز أن تلامس الزوايا إلا زوايا، ولا تلامس أبدًا وسط جانب مستقيم.
option-seats = اللاعبون
option-seats-about = عدد اللاعبين.
option-seats-number = { $number }
option-colours-each = الألوان
option-colours-each-about = الألوان لكل لاعب. ومن اثنين لا يُحسب إلا الأفضل.
option-colours-each-number = { $number ->
    [zero] بلا ألوان
    [one] لون لكل لاعب
    [two] لونان لكل لاعب
    [few] { $number } ألوان لكل لاعب
    [many] { $number } لونًا لكل لاعب
   *[other] { $number } لون لكل لاعب
  }
option-blocked = إن لم تستطع وضع قطعة
option-blocked-about = ماذا يحدث للون لا يستطيع وضع قطعة في دوره.
option-blocked-out = يخرج من اللعب
option-blocked-skip = يفوته ذلك الدور فقط
option-heights = خريطة الارتفاعات
option-heights-about = حدود الارتفاع صفًّا صفًّا، الصف الأعلى أولًا، وبين الصفوف /، مثل 2 2 1/2 2 1.
option-without = هانديكاب
option-without-about = القطع التي يلعب لون من دونها، مثل blue:I5,W5/red:X5.
option-edition = الطبعة
option-edition-about = تختلف الطبعات في عدد الأحجار، وفي السحب والتمرير، وفي كيفية انتهاء التوزيعة أو المباراة.
option-edition-international = الدولية
option-edition-french = الفرنسية
option-edition-spanish = الإسبانية
option-edition-portuguese = البرتغالية
option-edition-tournament = البطولات
option-target = الهدف
option-target-about = المجموع الذي تنتهي عنده المباراة. أدنى الأهداف معدّة لحساب الأطفال.
option-target-number = { $number ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $number } نقاط
    [many] { $number } نقطة
   *[other] { $number } نقطة
  }
option-deals = التوزيعات
option-deals-about = عدد ثابت من التوزيعات بدلًا من هدف. ومع حساب الأطفال توزيعة واحدة، إلا إن اخترت غير ذلك.
option-deals-number = { $number ->
    [zero] بلا عدد ثابت
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $number } توزيعات
    [many] { $number } توزيعة
   *[other] { $number } توزيعة
  }
option-after-draw = بعد السحب
option-after-draw-about = أي حجر يمكنك وضعه بعد السحب مباشرة.
option-after-draw-drawn = الحجر المسحوب فقط
option-after-draw-any = أي حجر
option-time-limit = أدوار محددة الوقت
option-time-limit-about = إن انتهى وقتك، تسحب حتى ينتهي دورك. يحتاج إلى ساعة بوقت لكل نقلة.

## How strongly the computer plays

level = المستوى { $level }، { $word }
level-1 = خطوات أولى
level-2 = مبتدئ
level-3 = متمهّل
level-4 = هاوٍ
level-5 = ثابت
level-6 = ماهر
level-7 = قوي
level-8 = خبير
level-9 = أستاذ
