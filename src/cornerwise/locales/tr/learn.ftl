learn-title = Öğren
learn-lead = Birkaç hamle oynayarak kuralları öğren. Her ders yaklaşık 2 dakika sürer.
learn-steps = { $count } adım
learn-begin = Başla
learn-again = Tekrarla
learn-continue = Devam et
learn-finished = Bitti
learn-rules = Kurallar
learn-tips = İpuçları
learn-play = Şimdi oyna
learn-all = Bütün dersler
learn-step = Adım { $number } / { $count }
learn-skip = Atla
learn-back = Geri
learn-show = Bana göster
learn-next = İleri
learn-done = Çok iyi.
learn-colour = Şimdi rengin: { $colour }.
learn-elsewhere = Bu hamle kurallara uygun. Ama bu adımda lütfen işaretli yerlerden birini kullan.
learn-over = Artık kuralları biliyorsun
learn-over-text = Bilgisayara karşı bir oyun oyna ya da ayrıntılar için kurallara bak.
learn-marked = İşaretli: { $cells }
learn-loading = Yükleniyor…
learn-start-own = Kendi köşenden başla
learn-start-own-text = İlk parçan başlangıç noktanı kaplamalı. Bir parça seç ve oraya koy.
learn-start-any = Bir başlangıç noktası seç
learn-start-any-text = İlk parçan bir başlangıç noktasını kaplamalı. Bir parça seç ve boş bir noktaya koy.
learn-corner = Köşeden dokun, kenardan asla
learn-corner-text = Her yeni parça, kendi parçalarından birine köşesiyle dokunmalı. Sıradaki parçanı koy.
learn-side = Kendi kenarlarına dokunma
learn-side-text = Bu parça kendi rengine kenarından dokunuyor, bu yüzden buraya konamaz. Uyana kadar kaydır ya da döndür.
learn-others = Diğer renklere dokunabilirsin
learn-others-text = Parçaların diğer renklere her şekilde dokunabilir. Bir parçayı başka bir renkle kenar kenara koy.
learn-reach = Açık alana yönel
learn-reach-text = Parçaların için yere ihtiyacın var. Büyük bir parçayla işaretli { $shape ->
    [triangle] üçgenlerden
   *[square] karelerden
  } birine ulaş.
learn-gap = Aradan geç
learn-gap-text = Büyük parçalar artık her yere uymuyor. Küçük bir parçayla devam et.
learn-last = Son parçan
learn-last-text = Neredeyse hiç yer kalmadı. Son bir parçaya yer bul. Sonra oyun biter ve puanlar hesaplanır.
learn-pairs = Her şekilden 2 tane
learn-pairs-text = Her şekilden iki tane var ve koyduğun her parça 1 puan getirir. Aynı şekli bir kez daha koy.
learn-turn = Parçayı döndür
learn-turn-text = Üçgenlerde parça 6 adımda döner. Uyana kadar döndür, sonra yerine koy.
learn-tip = Köşe kenara dokunabilir
learn-tip-text = Üçgenlerde tek bir ortak nokta yeter. Parçayı, köşesi düz bir kenarın ortasına dokunacak şekilde koy.
learn-strict = Katı köşeler
learn-strict-text = Bu oyunda katı köşe kuralı var: bir köşe yalnızca başka bir köşeye dokunabilir. Parçaya bir yer bul.
learn-open-first = İstediğin yerden başla
learn-open-first-text = Başlangıç noktası yok. Mavi bir parçayı istediğin yere koy.
learn-open-second = Şimdi diğer renk
learn-open-second-text = İlk turuncu parçayı da sen koyarsın, ama şekli farklı olmalı. İkisi eşit derecede iyi olsun: diğer oyuncu aralarından seçecek.
learn-choose = Hangi rengi alırdın?
learn-choose-text = Şimdi ikinci oyuncu sensin. Renkleri olduğu gibi bırak ya da değiştir.
learn-floor = Tabandan başla
learn-floor-text = İlk parça tabanda herhangi bir yerde durabilir. Bir parça seç ve koy.
learn-join = Diğerlerine katıl
learn-join-text = Şimdi sarısın. İlk parçan tabanda durmalı ve oradaki bir parçayla bir yüzü paylaşmalı.
learn-face = Yüz yüze
learn-face-text = Her yeni parça, yanından ya da üstünden kendi renginle bir yüzü paylaşmalı. Burada yalnızca bir ayrıta değiyor. Daha iyi bir yer bul.
learn-hole = Boşluk olmasın
learn-hole-text = Parçalar havada duramaz. Bunun altında boşluk var: her küpün bir şeyin üstünde durduğu bir yere koy.
learn-cover = Üstte kal
learn-cover-text = Yalnızca üstten görünenler sayılır. Diğer rengin bir karesini kapla.
learn-tile-first = İlk taş
learn-tile-first-text = İstediğin taşla başla. Sayılarının toplamı kadar puan getirir, bu yüzden yüksek bir taş iyi bir başlangıçtır.
learn-tile-match = 2 sayıyı eşleştir
learn-tile-match-text = Bir kenara taş koy. O kenardaki iki sayı da iki taşta aynı olmalı.
learn-tile-hexagon = Bir altıgen tamamla
learn-tile-hexagon-text = Bir noktanın çevresinde 5 taş var. Altıncıyı koy ve 50 ek puan kazan.
learn-tile-bridge = Köprü kur
learn-tile-bridge-text = Bir taşı tek kenarından, ucu başka bir taşa dokunacak şekilde ekle. Köprü 40 ek puan getirir.
learn-tile-draw = Hiçbiri uymuyorsa çek
learn-tile-draw-text = Taşlarından hiçbiri uymuyor. Bir taş çek: her çekiş 5 puana mal olur.
learn-tile-out = Son taşın
learn-tile-out-text = Son taşını koy. Taşlarını ilk bitiren olursan 25 puan artı diğer ellerdeki bütün taşların değerini alırsın.
tip-label = İpucu
tip-dismiss = Bu ipucunu gizle
hint-reason-only-move = Yapılabilecek tek hamle bu.
hint-reason-nothing-to-lay = Taşlarından hiçbiri uymuyor.
hint-reason-swap = O rengin konumu daha iyi.
hint-reason-keep = Senin renginin konumu daha iyi.
hint-reason-calculated = İlerisi hesaplandığında en iyi sonucu bu verir.
hint-reason-blocks = Diğerlerinin { $number ->
    [one] 1 köşesini
   *[other] { $number } köşesini
  } kapatır.
hint-reason-opens-corners = { $number } yeni köşe açar.
hint-reason-large-piece = Yer varken büyük bir parçayı kullanır.
hint-reason-contests = Diğerlerinin istediği alanı kapar.
hint-reason-towards-middle = Ortaya doğru ilerler.
hint-reason-covers = Diğerlerinin { $number } karesini kaplar.
hint-reason-shows = Rengini { $number } karede daha gösterir.
hint-reason-shuts = Rakiplerin devam edebileceği { $number } köşeyi kapatır: { $cells }.
hint-reason-gave-up = Oynanan hamle, devam edilebilecek { $number } köşeden vazgeçti: { $cells }.
hint-reason-own-reach = Ulaşabileceğin { $number } { $shape ->
    [triangle] üçgen
   *[square] kare
  } bırakır. Oynanan hamle { $than } { $shape ->
    [triangle] üçgen
   *[square] kare
  } bıraktı.
hint-reason-rival-reach = Bu hamleden sonra rakipler { $number } { $shape ->
    [triangle] üçgene
   *[square] kareye
  } ulaşabilir. Oynanan hamleden sonra { $than } { $shape ->
    [triangle] üçgene
   *[square] kareye
  } ulaşabiliyorlardı.
hint-reason-opens-more = { $number } yeni köşe açar. Oynanan hamle { $than } köşe açtı.
hint-reason-covers-more = Diğerlerinin { $number } karesini kaplar. Oynanan hamle { $than } kare kapladı.
hint-reason-shows-more = Rengini { $number } karede gösterir. Oynanan hamle { $than } karede gösterdi.
hint-reason-larger-piece = Daha büyük bir parça kullanır: { $than } yerine { $number }.
hint-reason-keeps-going = Seçeneklerini açık tutar.
hint-reason-tile = Taş { $number } puan getirir.
hint-reason-bridge = { $number } ek puanlık bir köprü kurar.
hint-reason-hexagon = { $number } ek puanlık bir altıgen tamamlar.
hint-reason-opening-triple = Üç eşit sayıyla başlamak { $number } ek puan getirir.
hint-reason-opening-zero = Üç sıfırla başlamak { $number } ek puan getirir.
hint-reason-out = Bu son taşın, { $number } ek puan getirir.
coach-pick-piece = Bir parça seç. Döndürebilir ve çevirebilirsin.
coach-pick-tile = Bir taş seç. Soluk olanlar şu an uymuyor.
coach-put-piece = Tahtaya bırak. Renkli yerler nereye uyduğunu gösterir.
coach-put-tile = Masaya bırak. İşaretler nereye uyduğunu gösterir.
coach-place-piece = Buraya uyuyor. Hamleni yapmak için Koy’a bas.
coach-place-tile = Buraya uyuyor. Hamleni yapmak için Koy’a bas.
