result-page = Sonuç
result-open = Oyun sürüyor
result-by-resigned = Diğerleri pes etti.
result-by-time = Diğerlerinin süresi doldu.
result-by-left = Diğerleri oyundan ayrıldı.
result-by-draw = Oyuncular beraberlikte anlaştı.
result-all-placed = { $colour } bütün parçalarını yerleştirdi.
result-solo-done = Bütün parçalar tahtada
result-solo-short = Parçaların hepsi yerleştirilemedi
result-you-resigned = Pes ettin.
result-you-time = Süren doldu.
result-you-left = Oyundan ayrıldın.
result-dropped = { $name }: { $how }
over-replay = Yeniden izle
sum-won = kazandı
sum-deal = El { $deal }
sum-together = Takım toplamı
sum-nobody = Ortak renk
sum-nobody-text = Herkes sırayla oynadı. Sayılmaz.
sheet-left = Kalan parça: { $piece }{ $count ->
    [one] {""}
   *[other] , { $count } adet
  }
sheet-cells-placed = { $count } kare kaplandı
sheet-pieces-placed = { $count } parça yerleştirildi
sheet-seen = { $count } kare üstten görünüyor
sheet-all-placed = Bütün parçalar yerleştirildi
sheet-single-last = En küçük parça en son kondu
sheet-tile = { $count } taş kondu
sheet-bridge = { $count } köprü
sheet-hexagon = { $count } altıgen tamamlandı
sheet-opening-triple = Üç eşit sayıyla başladı
sheet-opening-zero = Üç sıfırla başladı
sheet-out = Son taşını koydu
sheet-draw = { $count } taş çekildi
sheet-third-draw = { $count ->
    [one] Üçüncü taş çekildi, taş konmadı
   *[other] Üçüncü taş çekildi, taş konmadı: { $count } kez
  }
sheet-hands = Ellerde kalan taşlar
review-title = İnceleme
review-about = Bir oyun yapıştır. Bilgisayar oyunun nasıl geçtiğini, her hamlenin değerini ve neyin daha iyi olacağını göstersin.
review-progress = { $done ->
    [0] Oyun inceleniyor…
   *[other] İnceleniyor: { $total } hamleden { $done } tamam
  }
review-progress-text = Bu arada oyunda ilerleyebilirsin. Bu sayfadan ayrılırsan inceleme durur.
review-quantity = Grafiğin gösterdiği
review-margins = Puan farkı
review-shares = Kazanma şansı
review-graph = Her hamleden sonra oyunun durumu
review-as-table = Tablo olarak göster
review-as-graph = Grafik olarak göster
review-table = Her hamleden sonra oyunun durumu, tablo olarak
review-move = Sonraki hamle
review-before = { $ply }: { $move }
review-end = Son
review-errors = ± hata payıdır: 16 kat uzun bir arama, 100 seferin 95’inde bu aralıkta kalır. ± olmayan değer kesindir.
review-at = { $ply ->
    [0] Başlangıçta
   *[other] { $ply } hamleden sonra
  }: { $values }
review-value-of = { $name } { $value }
review-percent = %{ $share }
review-turning = Dönüm noktaları
review-no-turning = Hiçbir hamle pahalıya mal olmadı. Herkes iyi oynadı.
review-lost-margins = en iyi hamleye göre kaybedilen puan
review-move-of = Hamle { $number }, { $name }
review-instead = { $move }. Daha iyisi: { $better }
review-better = Daha iyisi: { $move }
review-was-best = Bilgisayar daha iyisini bulamadı.
review-choose = Neyin daha iyi olacağını görmek için bir hamle seç.
review-line = Oyun nasıl devam edebilirdi
review-line-show = Hamleleri göster
review-line-one = Hamleyi göster
review-line-hide = Hamleleri gizle
review-line-back = Bu hamlelerden önceki
review-line-on = Bu hamlelerden sonraki
review-line-at = { $step } / { $count }
move-lays = { $piece }, { $cell }
move-lays-tile = { $tile } taşı
move-keep = rengi korumak
move-swap = renkleri değiştirmek
move-draw = taş çekmek
move-pass = pas geçmek
replay-title = Yeniden izleme
replay-about = Bir oyun yapıştır ve hamle hamle izle.
replay-slider = Oyundaki yer
replay-where = { $ply ->
    [0] { $count } hamlenin ilkinden önce
   *[other] Hamle { $ply } / { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Oynat
replay-pause = Duraklat
replay-end = Sona atla
replay-speed = Hız
replay-times = { $speed } ×
replay-next = sırada
doors = Bir oyun aç
door-review = Bir oyunu incele
door-replay = Bir oyunu yeniden izle
head-back = Geri
record-label = .blksgf ya da JSON olarak bir oyun
record-open = Aç
record-file = Dosya seç
record-other = Başka bir oyun
record-hint = Buraya bir dosya da bırakabilirsin. Sunucuda hiçbir şey saklanmaz.
record-none = Bu metinde oyun yok. Lütfen bir .blksgf ya da JSON dosyası yapıştır.
record-which = { $count } oyun bulundu. Birini seç.
export-title = Paylaş ve kaydet
export-share = Paylaş
export-link = Bağlantıyı kopyala
export-text = Metin olarak kopyala
export-blksgf = .blksgf dosyası
export-blksgf-text = başka programlar için
export-json = JSON kaydı
export-json-text = her şey, burada yeniden açmak için
export-svg = SVG resmi
export-svg-text = her boyutta net
export-png = PNG resmi
export-png-text = mesajlar ve web sayfaları için
analysis-title = Analiz tahtası
analysis-parts = Ne gösterilsin
analysis-pieces = Parçalar
analysis-lines = En iyi hamleler
analysis-moves = Hamleler
analysis-no-moves = Taraflardan biri için bir parça koy. Hamlelerin ve denediğin her varyant burada listelenir.
analysis-searched = { $count } konum incelendi
analysis-exact = Oyunun sonuna kadar hesaplandı
analysis-bar = Kazanma şansı: { $chances }
analysis-bar-empty = Kazanma şansı
analysis-promote = Ana varyant yap
analysis-remove = Bu hamleyi ve sonrasını sil
analysis-menu = Diğer seçenekler
analysis-new = Yeni analiz
analysis-paste = Hamle ya da oyun yapıştır
analysis-paste-text = Her satıra bir hamle, bir bağlantı ya da .blksgf veya JSON olarak bir oyun.
analysis-by-moves = Taşlar yığından çekilir; bu yüzden konum hamlelerinden oluşur. Onları masada oyna ya da yapıştır.
analysis-saved = Bu cihaza kaydedildi
analysis-forget = Bu analizi sil
analysis-from-here = Buradan analiz et
arrange-title = Konum kur
arrange-ready = Kurallar bu konuma izin veriyor.
arrange-broken = Henüz mümkün değil
arrange-missing = { $colour }: bir parça eksik. Renkler sırayla oynar.
arrange-turn = Sıra
arrange-turn-any = Kurallara göre
arrange-turn-other = Bu parçalarla sıra başka bir renkte.
editor-moves = { $count ->
    [0] İlk parçayı koy
   *[other] { $count } hamle
  }
editor-over = Oyun bitti
editor-over-text = Artık kimse hamle yapamıyor.
editor-computer = Bilgisayar oynasın
editor-review = Bu oyunu incele
editor-found = En iyi hamleler
editor-value = { $margin } · %{ $share }
editor-make = { $letter } hamlesini oyna
editor-game = Oyun
editor-which = Oyun seç
editor-game-kind = { $game }, { $kind }
editor-begin = Baştan başla
