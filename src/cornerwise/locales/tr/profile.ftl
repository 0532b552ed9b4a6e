## Profiles

profile-since = Şu tarihten beri oynuyor: { $date }
profile-you = Bu sayfayı başkaları da görür ama gizli oyunlarını görmez.
profile-settings = Başkalarının gördüklerini değiştir
profile-hidden-others = Bunu yalnızca sen görebilirsin.
profile-private = Bu oyuncu derecelerini ve oyunlarını gizliyor.
profile-unknown = Böyle bir oyuncu yok
profile-unknown-text = Burada bu kullanıcı adına sahip kimse yok ya da profilini gizliyor.
profile-of = { $name } adlı oyuncunun profilini gör

## Ratings

profile-ratings = Dereceler
profile-ratings-about = Soru işareti, derecenin henüz kesin olmadığını gösterir. ± işaretinden sonraki sayı, derecenin ne kadar şaşabileceğini belirtir.
profile-no-ratings = Henüz dereceli oyun yok.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Geçici
profile-provisional-about = Soru işareti, derecenin geçici olduğunu gösterir: dereceli oyunlar oynandıkça daha kesin olur.
# How strong somebody is, compared with the computer.
profile-level = Yaklaşık seviye { $level }
profile-level-column = Seviye
profile-rated-games =
    { $count ->
        [one] { $count } dereceli oyun
       *[other] { $count } dereceli oyun
    }
profile-chart = Derece: { $game }
profile-chart-about = Her dereceli oyundan sonraki derece. Bant, derecenin ne kadar şaşabileceğini, kesikli çizgiler bilgisayarın her seviyede ne kadar güçlü olduğunu gösterir.
profile-chart-table = Tablo olarak göster
profile-chart-level = Seviye { $level }
profile-date = Tarih
profile-puzzles = Bulmacalar
profile-puzzles-solved = Çözülen: { $solved } / { $tried }

## Results

profile-results = Sonuçlar
profile-all-games = Bütün oyunlar
profile-won = Galibiyet
profile-drawn = Beraberlik
profile-lost = Mağlubiyet
profile-tally = { $won } galibiyet, { $drawn } beraberlik, { $lost } mağlubiyet
profile-opponents = Rakibe göre
profile-opponent = Rakip
profile-others = Diğer oyuncular
profile-colours = Renge göre
profile-pieces = Favori ilk parçalar
profile-recent = Son oyunlar
profile-ended-won = { $name } kazandı, { $ago }
profile-ended-lost = { $name } kaybetti, { $ago }
profile-ended-drawn = Berabere, { $ago }
profile-ended-played = Bitti, { $ago }
profile-empty-text = Biten oyunlar burada görünür.
profile-export = Oyunlarını indir
profile-export-about = Bütün oyunların tek dosyada; saklamak ya da başka programlarda açmak için.

## Privacy

privacy-title = Gizlilik
privacy-about = Profilinde kullanıcı adın, derecelerin ve herkese açık oyunların görünür. Başkalarının neyi göreceğine sen karar verirsin.
privacy-open = Profilini gör
privacy-profile = Profili gizle
privacy-profile-about = Profilini kimse açamaz ve oyuncular listesinde yer almazsın.
privacy-ratings = Dereceleri gizle
privacy-ratings-about = Derecelerin profilinde ve oyuncular listesinde görünmez.
privacy-games = Oyunları gizle
privacy-games-about = Oyunların ve sonuçların profilinde görünmez, oyunlardaki adından da profiline ulaşılamaz.

## Links to profiles on other sites

profile-card = Burada Blokus tarzı oyunlar ve Triominos oynuyor.
profile-card-rated = En iyi derece: { $game }, { $rating }

## Refusals

refused-no-such-player = böyle bir oyuncu yok
