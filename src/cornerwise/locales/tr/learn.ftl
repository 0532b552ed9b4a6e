learn-title = Öğren
learn-lead = Birkaç hamle oyna, kuralları öğrenmiş ol. Her ders iki dakika sürer.
learn-steps = { $count } adım
learn-begin = Başla
learn-again = Bir kez daha
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
learn-done = İşte bu.
learn-colour = Şimdi rengin: { $colour }.
learn-elsewhere = Bu da olurdu. Bu adım için işaretli yerlerden birini kullan.
learn-over = Artık bu oyunun kurallarını biliyorsun.
learn-over-text = Bilgisayara karşı bir oyun oyna ya da ayrıntılar için kurallara bak.
learn-marked = İşaretli: { $cells }
learn-loading = Bir dakika
learn-start-own = Kendi köşenden başla
learn-start-own-text = İlk parçan başlangıç noktanı kaplar. Bir parça al ve oraya koy.
learn-start-any = Bir başlangıç noktasından başla
learn-start-any-text = İlk parçan bir başlangıç noktasını kaplar. Bir parça al ve boş bir noktaya koy.
learn-corner = Köşeden, asla kenardan değil
learn-corner-text = Her yeni parça, kendi parçalarından birine köşesiyle dokunur. Sıradaki parçanı koy.
learn-side = Kendi kenarlarından uzak dur
learn-side-text = Bu parça kendi rengine kenarıyla dokunuyor, bu yüzden burada duramaz. Uyana kadar kaydır ya da döndür.
learn-others = Öbür renkler serbest
learn-others-text = Başka renklere istediğin gibi dokunabilirsin. Başka bir renkle kenar kenara bir parça koy.
learn-reach = Açık alana yönel
learn-reach-text = Bu oyunda yer kazanmak için oynarsın. Büyük bir parçayla işaretli hücrelerden birine ulaş.
learn-gap = Aradan geç
learn-gap-text = Büyük parçalar artık her yere uymuyor. Küçük bir parçayla devam et.
learn-last = Son yer
learn-last-text = Neredeyse hiç yer kalmadı. Son bir parçaya yer bul; sonra oyun biter ve kalanlar sayılır.
learn-pairs = Her birinden iki tane
learn-pairs-text = Her şekilden iki tane var ve her parça bir puan. Aynı şekli bir kez daha koy.
learn-turn = Döndür
learn-turn-text = Üçgenler altı adımda döner. Parçayı uyana kadar döndür, sonra yerleştir.
learn-tip = Köşe kenarla buluşabilir
learn-tip-text = Üçgenlerde ortak bir nokta yeter. Parçayı, köşesi düz bir kenarın ortasına değecek biçimde koy.
learn-strict = Katı köşeler
learn-strict-text = Bu masada katı köşelerle oynanıyor: köşe yalnızca köşeyle buluşabilir. Parçaya bir yer bul.
learn-open-first = İstediğin yere
learn-open-first-text = Başlangıç noktası yok. Mavi bir parçayı istediğin yere koy.
learn-open-second = Bir tane de karşı taraf için
learn-open-second-text = İlk turuncu parçayı da sen koyarsın, başka bir şekilden. İkisi eşit derecede iyi olsun: seçimi öbür oyuncu yapacak.
learn-choose = Hangi rengi alırdın?
learn-choose-text = Şimdi ikinci oyuncu sensin. Renkleri olduğu gibi bırak ya da değiştir.
learn-floor = Tabandan başla
learn-floor-text = İlk parça tabanda herhangi bir yerde durur. Bir parça al ve koy.
learn-join = Ötekilere katıl
learn-join-text = Şimdi sarısın. İlk parçan tabanda durur ve oradaki bir parçayla bir yüzü paylaşır.
learn-face = Yüz yüze
learn-face-text = Her yeni parça kendi renginle bir yüzü paylaşır, yanında ya da üstünde. Burada yalnızca bir ayrıta değiyor; daha iyi bir yer bul.
learn-hole = Boşluk yok
learn-hole-text = Hiçbir şey havada duramaz. Bu parçanın altında boşluk var; her küpün bir şeyin üstünde durduğu bir yere koy.
learn-cover = Üste çık
learn-cover-text = Yalnızca üstten görünen sayılır. Öbür rengin bir karesini kapla.
learn-tile-first = İlk taş
learn-tile-first-text = İstediğin taşla başla. Sayılarının toplamı kadar puan getirir, yani yüksek bir taş iyi bir başlangıçtır.
learn-tile-match = İki sayı eşleşir
learn-tile-match-text = Bir kenara taş koy. O kenarın iki sayısı da iki taşta aynı olmalı.
learn-tile-hexagon = Bir altıgeni kapat
learn-tile-hexagon-text = Bir noktanın çevresinde beş taş var. Altıncıyı koy: 50 puan daha getirir.
learn-tile-bridge = Köprü kur
learn-tile-bridge-text = Bir taşı tek kenarıyla, ucu başka bir taşa değecek biçimde ekle. Köprü 40 puan daha getirir.
learn-tile-draw = Hiçbiri uymuyorsa çek
learn-tile-draw-text = Taşlarından hiçbiri uymuyor. Bir taş çek; 5 puana mal olur.
learn-tile-out = Son taş
learn-tile-out-text = Son taşını koy. Taşlarını bitiren 25 puan ve öbür ellerdeki bütün taşların değerini alır.
tip-label = İpucu
tip-dismiss = Bu ipucunu gizle
hint-reason-only-move = Tek hamle bu.
hint-reason-nothing-to-lay = Taşlarından hiçbiri uymuyor.
hint-reason-swap = O rengin yeri daha iyi.
hint-reason-keep = Senin renginin yeri daha iyi.
hint-reason-calculated = Oyun ilerleyince en sağlam kalan hamle bu.
hint-reason-blocks = Ötekilerin { $number ->
    [one] bir köşesini
   *[other] { $number } köşesini
  } alır.
hint-reason-opens-corners = { $number ->
    [one] Yeni bir köşe
   *[other] { $number } yeni köşe
  } açar.
hint-reason-large-piece = Yer varken büyük bir parça kullanır.
hint-reason-contests = Ötekilerin gitmek istediği yere gider.
hint-reason-towards-middle = Ortaya doğru götürür.
hint-reason-covers = Ötekilerin { $number ->
    [one] bir karesini
   *[other] { $number } karesini
  } kaplar.
hint-reason-shows = Rengini { $number ->
    [one] bir karede
   *[other] { $number } karede
  } daha gösterir.
hint-reason-keeps-going = Sana devam yolları bırakır.
hint-reason-tile = Taşın değeri { $number }.
hint-reason-bridge = { $number } puanlık bir köprü kurar.
hint-reason-hexagon = { $number } puanlık bir altıgeni kapatır.
hint-reason-opening-triple = Üç eşit sayı { $number } puan daha getirir.
hint-reason-opening-zero = Üç sıfır { $number } puan daha getirir.
hint-reason-out = Bu son taşın, { $number } puan getirir.
