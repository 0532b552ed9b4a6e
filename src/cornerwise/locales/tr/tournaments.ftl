## Tournaments: the list, the form, the page of one

nav-tournaments = Turnuvalar
tournaments-create = Turnuva oluştur
tournaments-mine = Turnuvaların
tournaments-waiting = Katılıma açık
tournaments-running = Sürüyor
tournaments-finished = Bitti
tournaments-empty = Şu an turnuva yok
tournaments-empty-text = Bir turnuva oluştur ve bağlantısını paylaş. Bağlantıyı bilen herkes, hesabı olsun olmasın, katılabilir.

tournament-format-swiss = İsviçre sistemi
tournament-format-arena = Arena
tournament-format-knockout = Eleme
tournament-format-round-robin = Lig usulü
tournament-format-swiss-about = Tur sayısı bellidir. Her turda, puanı seninkine yakın biriyle oynarsın. Kimse elenmez.
tournament-format-arena-about = Süre bitene kadar oynayabildiğin kadar oyun oyna. Üst üste üçüncü galibiyetinden itibaren galibiyetler iki kat sayılır.
tournament-format-knockout-about = Bir kez kaybeden elenir. Sona kalan oyuncu kazanır.
tournament-format-round-robin-about = Herkes herkesle oynar. Küçük gruplar için en iyisi.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } oyuncu.
   *[other] { $count } oyuncu.
}
tournament-players = { $count ->
    [one] { $count } oyuncu
   *[other] { $count } oyuncu
}
tournament-starts-at = Başlangıç: { $time }
tournament-starts-with = { $count } oyuncuyla başlar
tournament-starts-host = Organizatör başlatınca başlar
tournament-round-of = Tur { $round } / { $rounds }
tournament-round = Tur { $round }
tournament-running = Sürüyor
tournament-finished = Bitti
tournament-cancelled = İptal edildi
tournament-cancelled-host = Organizatör bu turnuvayı iptal etti.
tournament-cancelled-few = Bu turnuva, çok az oyuncu katıldığı için iptal edildi.
tournament-cancelled-operator = Sunucuyu yönetenler bu turnuvayı iptal etti.
tournament-cancelled-old = Bu turnuva, 30 gün boyunca kimse başlatmadığı için iptal edildi.
tournament-time-left = Kalan süre: { $time }
tournament-last-games = Süre doldu. Son oyunlar oynanıyor.
tournament-next-round = Sonraki tura kalan süre: { $time }
tournament-wait-round = { $count ->
    [one] Bu turun { $count } oyunu hâlâ sürüyor.
   *[other] Bu turun { $count } oyunu hâlâ sürüyor.
}
tournament-wait-arena = Birazdan bir rakiple eşleşeceksin.
tournament-unknown = Bu turnuvayı bulamıyoruz
tournament-started = Başlangıç
tournament-unlisted = Yalnızca bağlantıyla
tournament-rated = Dereceli

## Taking part

tournament-join = Katıl
tournament-join-late = Şimdi katıl
tournament-return = Yeniden katıl
tournament-withdraw = Çekil
tournament-withdraw-sure = Bu turnuvadan çekilmek istiyor musun?
tournament-withdraw-about = Artık eşleştirilmezsin. Süren oyunun devam eder.
tournament-stay = Kal
tournament-joined = Katıldın
tournament-withdrawn = Çekildin
tournament-play = Oyununu oyna
tournament-your-game = Oyunun hazır
tournament-bye-now = Bu turu bay geçiyorsun: rakibin yok, galibiyet puanını alıyorsun.
tournament-start = Şimdi başlat
tournament-start-needs = Başlamak için en az { $count } oyuncu gerekiyor.
tournament-cancel = Turnuvayı iptal et
tournament-cancel-sure = Turnuva herkes için iptal edilsin mi?
tournament-keep = Kalsın
tournament-won = { $name } turnuvayı kazandı
tournament-won-several = Birinciliği paylaşanlar: { $names }
tournament-you-won = Turnuvayı kazandın!
tournament-your-place = Sıralaman: { $place } / { $count }
tournament-needs-account = Bu turnuvadaki oyunlar dereceli, bu yüzden katılmak için hesap gerekiyor.
tournament-full = Bütün yerler dolu. Yine de izleyebilirsin.

tournament-call = Turnuva oyunun hazır: { $title }
tournament-back = Turnuvaya dön
tournament-open = Turnuvayı aç

## Standings, games, bracket

tournament-view = Görünüm
tournament-standings = Puan durumu
tournament-games = Oyunlar
tournament-bracket = Eşleşme tablosu
tournament-no-standings = Henüz kimse katılmadı
tournament-no-standings-text = Oyuncuları davet etmek için bağlantıyı paylaş.
tournament-no-games = Henüz oyun yok
tournament-no-games-text = Turnuva başlayınca burada görünürler.
tournament-place = Sıralama
tournament-name = Ad
tournament-points = Puan
tournament-played = Oyun
tournament-buchholz = Buchholz
tournament-buchholz-about = Rakiplerinin puanlarının toplamı.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Yendiğin rakiplerin puanları ile berabere kaldığın rakiplerin puanlarının yarısı.
tournament-board = Puan farkı
tournament-board-about = Oyunlarındaki puan farklarının toplamı.
tournament-wins = Galibiyetler
tournament-wins-about = Kazanılan oyunlar.
tournament-byes = Bay
tournament-streak = { $count ->
    [one] Üst üste { $count } galibiyet
   *[other] Üst üste { $count } galibiyet
}
tournament-computer = Bilgisayar, seviye { $level }
tournament-left = çekildi
tournament-you = sen
tournament-details = { $name } hakkında ayrıntılar
tournament-lines = { $from }–{ $to } / { $count }
tournament-first-lines = İlk sayfa
tournament-earlier-lines = Önceki sayfa
tournament-later-lines = Sonraki sayfa
tournament-last-lines = Son sayfa
tournament-my-line = Sıralamam
tournament-earlier-round = Önceki tur
tournament-later-round = Sonraki tur
tournament-playing = Oynanıyor
tournament-bye = Bay
tournament-absent = { $name } gelmedi
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Final
    [4] Yarı final
    [8] Çeyrek final
   *[other] Son { $left }
}
tournament-profile = Profili göster
tournament-to-come = Henüz belli değil
tournament-goes-on = { $name } tur atladı

## Sharing

tournament-invite = Oyuncu davet et
tournament-share = Turnuvayı paylaş
tournament-invite-message = Cornerwise turnuvamıza katıl: { $title }
tournament-link = Bu turnuvanın bağlantısı
tournament-invite-qr = Bu turnuvanın bağlantısını içeren QR kodu
tournament-csv = Puan durumu, tablo olarak (CSV)
tournament-json = Bütün veriler (JSON)
tournament-print = Yazdır

## Setting one up

tournament-new = Yeni turnuva
tournament-step-game = Oyun
tournament-step-format = Biçim
tournament-step-clock = Saat
tournament-step-start = Başlangıç ve oyuncular
tournament-title = Başlık
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } – { $format }
tournament-format = Biçim
tournament-tables-note = Bir masada { $count } oyuncu varsa İsviçre sistemini ya da arenayı seçebilirsin.
tournament-rounds = Turlar
tournament-rounds-auto = Otomatik
tournament-rounds-auto-about = Tek bir kazanan bulmak için gereken sayıda tur.
tournament-times = Her rakiple oyun sayısı
tournament-once = Bir
tournament-twice = İki
tournament-minutes = Süre
tournament-start-how = Başlangıç
tournament-start-hand = Ben başlatınca
tournament-start-time = Belli bir saatte
tournament-start-number = Yeterli oyuncu olunca
tournament-start-when = Tarih ve saat
tournament-start-count = Oyuncu sayısı
tournament-listed = Listede göster
tournament-listed-about = Herkes bulup katılabilir. Kapalıysa katılmak için bağlantı gerekir.
tournament-rated-about = Oyunlar derecelere sayılır. Katılmak için herkesin hesabı olmalı.
tournament-rated-account = Dereceli oynamak için önce hesap oluştur.
tournament-more = Diğer seçenekler
tournament-late = Geç katılım
tournament-late-about = Oyuncular başlangıçtan sonra da katılabilir ya da geri dönebilir.
tournament-most = En fazla oyuncu
tournament-pause = Turlar arası mola
tournament-no-show = İlk hamle süresi
tournament-no-show-about = Bu süre içinde ilk hamlesini yapmayan oyuncu, oyunu kaybeder ve turnuvadan çekilmiş sayılır.
tournament-engines = Bilgisayar oyuncuları
tournament-engines-about = Bilgisayar da diğer oyuncular gibi katılır. En az bir insan oynamalı.
tournament-engine-add = Bilgisayar oyuncusu ekle
tournament-engine-number = Bilgisayar oyuncusu { $number }
tournament-engine-remove = Bilgisayar oyuncusu { $number }: kaldır
tournament-tie-breaks = Eşitlik bozma
tournament-tie-breaks-about = Puanları eşit oyuncular arasında önce ilk ölçüt belirleyicidir, o da eşitse sıradaki.
tournament-tie-up = Yukarı taşı: { $name }
tournament-submit = Turnuvayı oluştur
