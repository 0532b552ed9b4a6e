## Friends: people you follow

friends-title = Arkadaşlar
friends-empty = Henüz kimseyi takip etmiyorsun. Kullanıcı adıyla bir oyuncu bul.
friends-find = Oyuncu bul
friends-find-do = Bul
friends-find-about = Bir kullanıcı adı ya da ilk harflerini yaz. Masada görünen addan farklı olabilir.
friends-find-none = Kimse bulunamadı. Kullanıcı adının yazımını kontrol et. Profilini gizleyen oyuncular bulunamaz.
friends-online = Çevrim içi
friends-offline = Çevrim dışı
# $game is the name of a game.
friends-playing = Şu an oynuyor: { $game }
friends-watch = İzle
friends-following = Takip ettiklerin
friends-blocked = Engellenenler
friends-muted = Sessize alınanlar
friends-account = Diğer oyuncuları takip etmek ve onlara meydan okumak için hesap gerekiyor.
friends-sign-up = Giriş yap ya da kaydol

## What can be done with a player

person-follow = Takip et
person-unfollow = Takibi bırak
person-challenge = Meydan oku
person-more = Daha fazla
person-block = Engelle
person-unblock = Engeli kaldır
person-block-about = Birbirinizle eşleşmezsiniz, birbirinizden meydan okuma ya da mesaj almazsınız.
person-mute = Sessize al
person-unmute = Sesini aç
person-report = Şikâyet et
# $name is the name of a player.
person-followed = Takip ediyorsun: { $name }.
person-was-blocked = { $name } engellendi.
person-closed = Meydan okuma kabul etmiyor

## Challenges

# $name is the name of a player.
challenge-title = Meydan oku: { $name }
challenge-game = Oyun
challenge-starts = Kim başlar
challenge-starts-random = Rastgele
challenge-starts-me = Sen
challenge-starts-them = Rakibin
challenge-others = Diğer yerler
challenge-others-open = Başkalarına açık
challenge-others-computer = Bilgisayar
challenge-rated = Dereceli
challenge-rated-about = Sonuç ikinizin de derecesine sayılır.
challenge-listed = Herkes izleyebilir
challenge-series = Seri
challenge-series-0 = Tek oyun
challenge-series-3 = 3 oyun üzerinden
challenge-series-5 = 5 oyun üzerinden
challenge-send = Meydan okumayı gönder
challenge-sent = Meydan okuma gönderildi: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } sana meydan okuyor: { $game }
challenge-to = { $name } bekleniyor: { $game }
challenge-accept = Kabul et
challenge-decline = Reddet
challenge-withdraw = Geri çek
challenge-list = Meydan okumalar
challenge-was-declined = { $name } meydan okumanı reddetti.
challenge-was-withdrawn = { $name } meydan okumayı geri çekti.
challenge-was-accepted = { $name } kabul etti. Oyununuz başladı.
challenge-go = Oyuna git
# The title of a push notice.
challenge-notice = Bir meydan okuma aldın

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Seri { $one } : { $other }, oyun { $game } / { $of }
series-over = Seri bitti: { $one } : { $other }
series-next = Sonraki oyun

## Choices about others, in the account

contact-choices = Diğer oyuncular
contact-shows-online = Çevrim içi olduğumu göster
contact-shows-online-about = Seni takip eden oyuncular ne zaman çevrim içi olduğunu ve herkese açık hangi oyunu oynadığını görür.
contact-challenges = Bana kim meydan okuyabilir
contact-challenges-everybody = Herkes
contact-challenges-followed = Takip ettiğim oyuncular
contact-challenges-nobody = Hiç kimse
contact-free-chat = Serbest metinli sohbet
contact-free-chat-about = Bunu açmış olan diğer oyuncularla kendi cümlelerinle sohbet et. Kapalıysa yalnızca hazır cümleleri kullanabilirsin.
contact-free-chat-off = Kendi cümlelerini yazmak için hesabında serbest metinli sohbeti aç.

## Reports

# $name is the name of a player.
report-title = Şikâyet et: { $name }
report-reason = Sorun ne?
report-reason-abuse = Hakaret ya da tehdit
report-reason-spam = Spam ya da reklam
report-reason-cheating = Hile
report-reason-name = Uygunsuz ad
report-reason-other = Başka bir şey
report-words = Ne oldu? (isteğe bağlı)
report-send = Şikâyeti gönder

## Mail

mail-challenge-subject = Bir meydan okuma aldın
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } sana bir oyun için meydan okuyor ({ $game }):
