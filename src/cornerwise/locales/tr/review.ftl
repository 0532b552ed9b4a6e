result-page = Sonuç
result-open = Oyun sürüyor
result-by-resigned = Ötekiler çekildi.
result-by-time = Ötekilerin süresi doldu.
result-by-left = Ötekiler ayrıldı.
result-you-resigned = Çekildin.
result-you-time = Süren doldu.
result-you-left = Ayrıldın.
result-dropped = { $name }: { $how }
result-by-draw = Oyuncular böyle anlaştı.
result-all-placed = Bütün parçaları tahtada olan renk: { $colour }.
result-solo-done = Her parça tahtada
result-solo-short = Bazı parçalar yer bulamadı
over-replay = Yeniden izle
sum-won = kazandı
sum-deal = El { $deal }
sum-together = Takım arkadaşıyla birlikte
sum-nobody = Kimsenin olmayan renk
sum-nobody-text = Herkes sırayla oynadı. Sayılmaz.
sheet-left = Kalan parça: { $piece }{ $count ->
    [one] {""}
   *[other] , { $count } adet
  }
sheet-cells-placed = { $count } hücre kaplandı
sheet-pieces-placed = { $count } parça yerleştirildi
sheet-seen = { $count } kare üstten görünüyor
sheet-all-placed = Her parça yerleştirildi
sheet-single-last = En son tek hücreli parça
sheet-tile = { $count } taş kondu
sheet-bridge = { $count } köprü
sheet-hexagon = { $count } altıgen kapatıldı
sheet-opening-triple = Üç eşit sayıyla başlangıç
sheet-opening-zero = Üç sıfırla başlangıç
sheet-out = Son taşı koyma
sheet-draw = { $count } taş çekildi
sheet-third-draw = { $count ->
    [one] Uymayan üçüncü taş
   *[other] { $count } kez uymayan üçüncü taş
  }
sheet-hands = Ellerde kalan taşlar
review-title = İnceleme
review-about = Bir oyun yapıştır; bilgisayar nasıl geçtiğini, her hamlenin değerini ve neyin daha iyi olacağını söylesin.
review-progress = { $done ->
    [0] Bilgisayar oyuna bakıyor
   *[other] { $total } hamleden { $done } tanesine bakıldı
  }
review-progress-text = Bu arada oyunda gezebilirsin. Sayfadan ayrılırsan inceleme durur.
review-quantity = Çizgiler neyi gösteriyor
review-margins = Puan farkı
review-shares = Kazanma şansı
review-graph = Her hamleden sonra oyunun durumu
review-as-table = Tablo olarak
review-as-graph = Grafik olarak
review-table = Tablo olarak oyunun durumu
review-move = Önce
review-before = { $ply }: { $move }
review-end = Son
review-errors = ±, on altı kat uzun bir aramanın 100 kezde 95 kez vardığı aralıktır. ± olmayan değer kesindir.
review-at = { $ply ->
    [0] Hazırlıktan sonra
   *[other] { $ply } hamleden sonra
  }: { $values }
review-value-of = { $name } { $value }
review-percent = %{ $share }
review-percent-lost = −%{ $share }
review-turning = Dönüm noktaları
review-no-turning = Hiçbir hamle pahalıya gelmedi. Herkes iyi oynadı.
review-lost-margins = en iyi hamleye göre kaybedilen puan
review-lost-shares = en iyi hamleye göre kaybedilen şans
review-move-of = Hamle { $number }, { $name }
review-instead = { $move }; daha iyisi: { $better }
review-better = Daha iyisi: { $move }
review-was-best = Bilgisayar daha iyisini bulamadı.
review-choose = Neyin daha iyi olacağını görmek için bir hamle seç.
review-line = Oyun nasıl sürebilirdi
review-line-show = Devamını göster
review-line-one = Hamleyi göster
review-line-hide = Devamını gizle
review-line-back = Devamda bir hamle geri
review-line-on = Devamda bir hamle ileri
review-line-at = { $step } / { $count }
review-try = Buradan dene
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
replay-pause = Durdur
replay-end = Sona
replay-speed = Hız
replay-times = { $speed } ×
replay-next = sırada
doors = Başka yerden oyunlar
door-review = Bir oyunu incele
door-replay = Bir oyunu izle
door-editor = Konum kur
head-back = Geri
record-label = .blksgf ya da JSON olarak bir oyun
record-open = Aç
record-file = Dosya seç
record-build = Konum kur
record-other = Başka bir oyun
record-hint = Buraya bir dosya da bırakabilirsin. Sunucuda hiçbir şey saklanmaz.
record-none = Bu metinde oyun yok.
record-which = { $count } oyun var. Hangisi?
export-title = Paylaş ve kaydet
export-share = Paylaş
export-link = Bağlantıyı kopyala
export-blksgf = .blksgf dosyası
export-blksgf-text = bu oyunların başka programları için
export-json = JSON kaydı
export-json-text = her şey, burada yeniden açmak için
export-svg = SVG resmi
export-svg-text = her boyutta net
export-png = PNG resmi
export-png-text = mesajlar ve sayfalar için
editor-title = Düzenleyici
editor-moves = { $count ->
    [0] İlk parçayı koy
   *[other] { $count } hamle
  }
editor-over = Oyun bitti
editor-over-text = Artık kimsenin hamlesi yok.
editor-undo = Geri al
editor-clear = Temizle
editor-computer = Bilgisayar oynasın
editor-analyse = En iyi hamleler
editor-review = İncele
editor-found = Bilgisayar ne oynardı
editor-value = { $margin } · %{ $share }
editor-make = { $letter } hamlesini yap
editor-game = Oyun
editor-which = Hangi oyun
editor-game-kind = { $game }, { $kind }
editor-begin = Baştan başla
