status-loading = Yükleniyor…
status-waiting = Oyuncular bekleniyor
status-waiting-text = Bütün yerler dolunca oyun başlar.
status-paused = Ara verildi
status-paused-text = Saatler durduruldu.
status-over = Oyun bitti
status-your-turn = Sıra sende
status-turn-of = Sıra: { $name }
status-watching = İzliyorsun.
opening-both = İki rengin de ilk parçasını koy. Sonra diğer oyuncu bir renk seçer.
opening-choose = Rengini seç. Sonraki hamle: { $colour }.
opening-take = { $colour } ile oyna
handover-title = Ekranı { $name } alsın
handover-show = Taşlarımı göster
status-viewing = { $ply ->
    [0] başlangıçta
   *[other] { $ply } hamleden sonra
  }
status-sending = gönderiliyor…
status-planned = Sonraki hamlen planlandı.
status-can-plan = Sonraki hamleni planlamak için bir parça seç.
status-plan-hint = Sonraki sıranda nereye oynamak istiyorsan oraya koy.
status-places = { $places } hamle mümkün
status-fits = { $places ->
    [0] Şu an hiçbir yere uymuyor
   *[other] { $places } yere uyuyor
  }
status-it-fits = Uyuyor
status-does-not-fit = Buraya uymuyor
status-lost = Yeniden bağlanılıyor…
status-lost-text = Oyunun güvende. Saatler durduruldu.
plan-fails = Planladığın hamle artık mümkün değil. Başka bir hamle seç.
notice-your-turn = Sıra sende
said-out = { $colour } artık parça koyamıyor.
said-out-you = Artık parça koyamıyorsun.
said-bridge = { $name }: köprü, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] altıgen
   *[other] { $count } altıgen
  }, +{ $points }
seat-open = Boş yer
seat-computer = Bilgisayar, seviye { $level }
seat-engine = Bilgisayar
seat-level = seviye { $level }
seat-number = Oyuncu { $number }
seat-guest = Misafir
seat-me = Sen
seat-you = { $name } (sen)
seat-replaced = { $name } yerine bilgisayar oynuyor
seat-gone = oyundan ayrıldı
seat-chooses = renk seçiyor
seat-out = hamlesi kalmadı
seat-cells = { $cells } kaldı
seat-pieces-cells = { $pieces } parça, { $cells } { $shape ->
    [triangle] üçgen
    [cube] küp
   *[square] kare
  } kaldı
seat-tiles = { $tiles } taş
seat-points = { NUMBER($points) } puan
seat-reach = { $cells } boş { $shape ->
    [triangle] üçgene
    [cube] küpe
   *[square] kareye
  } ulaşabilir
seat-corners-reach = { $corners } açık köşe, { $cells } boş { $shape ->
    [triangle] üçgene
    [cube] küpe
   *[square] kareye
  } ulaşabilir
dropped-resigned = pes etti
dropped-time = süresi doldu
dropped-left = oyundan ayrıldı
colour-blue = Mavi
colour-yellow = Sarı
colour-red = Kırmızı
colour-green = Yeşil
colour-purple = Mor
colour-orange = Turuncu
# Colours inside a sentence
ink-blue = mavi
ink-yellow = sarı
ink-red = kırmızı
ink-green = yeşil
ink-purple = mor
ink-orange = turuncu
board-label = { $game } tahtası
cell-free = { $cell }, boş
cell-corner = { $cell }, boş, köşelerinden biri
cell-start = { $cell }, başlangıç noktası
cell-start-of = { $cell }, buradan başlayan: { $colour }
cell-taken = { $cell }, { $colour }, parça { $piece }
tray-label = Parçalar
tray-piece = Parça { $piece }, { $cells } { $shape ->
    [triangle] üçgen
    [cube] küp
   *[square] kare
  }, { $places ->
    [0] hiçbir yere uymuyor
   *[other] { $places } yere uyuyor
  }, { $key } tuşu
tray-piece-waiting = Parça { $piece }, { $cells } { $shape ->
    [triangle] üçgen
    [cube] küp
   *[square] kare
  }, { $key } tuşu
piece-cells = Parça { $piece }, { $cells } { $shape ->
    [triangle] üçgen
    [cube] küp
   *[square] kare
  }
actions-label = Seçili parça
action-turn = Döndür
action-flip = Çevir
action-next = Sonraki yer
action-next-of = { $number } / { $count }
action-drop = Geri koy
action-place = Koy
action-plan = Hamleyi planla
action-sending = Gönderiliyor…
nudge-label = Parçayı kaydır
nudge-up = Yukarı
nudge-down = Aşağı
nudge-left = Sola
nudge-right = Sağa
nudge-up-left = Yukarı ve sola
nudge-up-right = Yukarı ve sağa
nudge-down-left = Aşağı ve sola
nudge-down-right = Aşağı ve sağa
word-keep = Rengimi koru
word-swap = Renkleri değiştir
word-draw = Taş çek
word-pass = Pas geç
type-title = Hamle yaz
type-what-tile = Taş ve birden çoksa yeri
type-what = Parça ve kapladığı { $shape ->
    [triangle] üçgen ya da bütün üçgenler
    [cube] küp ya da bütün küpler
   *[square] kare ya da bütün kareler
  }
type-several = { $count ->
    [one] Buna 1 hamle uyuyor. Aşağıdan seç.
   *[other] Buna { $count } hamle uyuyor. Birini seç.
  }
type-illegal = { $cell } yerinde { $piece }: { $reason }
type-all = { $count ->
    [one] Mümkün olan tek hamle
   *[other] Mümkün olan { $count } hamlenin hepsi
  }
type-piece = Parça { $piece }, { $count } yer
said-lays = { $name }, { $piece } parçasını { $cell } konumuna koydu.
said-lays-you = { $piece } parçasını { $cell } konumuna koydun.
said-lays-colour = { $name }, { $piece } parçasını { $cell } konumuna koydu, { $colour }.
said-lays-colour-you = { $piece } parçasını { $cell } konumuna koydun, { $colour }.
said-lays-tile = { $name }, { $tile } taşını koydu.
said-lays-tile-you = { $tile } taşını koydun.
said-word = { $name }: { $word }.
said-points = { $points } puan.
said-opened = { $count } yeni açık köşe: { $cells }.
said-opened-many = { $count } yeni açık köşe, örneğin { $cells }.
said-opened-none = Yeni açık köşe yok.
said-undone = Son hamle geri alındı.
clock-hours = sa
clock-days = g
plan-players = { $count } oyuncu
plan-clock-game = { $minutes } dk + { $seconds } sn
plan-clock-move = hamle başına { $seconds } sn
plan-clock-days = hamle başına { $days } gün
plan-rated = dereceli
plan-family = aile oyunu
tab-moves = Hamleler
tab-hints = Öneriler
tab-chat = Sohbet
moves-label = Şimdiye kadarki hamleler
moves-none = Henüz hamle yapılmadı.
moves-steps = Oyunda adım adım ilerle
moves-first = İlk hamle
moves-back = Önceki hamle
moves-on = Sonraki hamle
moves-last = Son hamle
hint-ask = Bana bir hamle göster
hint-thinking = Düşünüyor…
hint-move = Bu hamleyi dene:
chat-label = Sohbet
chat-empty = Henüz mesaj yok.
chat-is-off = Bu masada sohbet kapalı.
chat-write = Mesaj yaz
chat-send = Gönder
chat-mute = Sessize al
chat-muted = Bu oyuncunun mesajlarını artık görmeyeceksin.
chat-report = Şikâyet et
chat-reported = Şikâyetin iletildi. Sunucuyu yönetenler inceleyecek.
chat-news = { $count } yeni mesaj
phrase-hello = Merhaba
phrase-good-luck = Bol şans
phrase-have-fun = İyi eğlenceler
phrase-your-turn = Sıra sende
phrase-one-moment = Bir dakika
phrase-nice-move = Güzel hamle
phrase-oops = Hay aksi
phrase-well-played = İyi oynadın
phrase-thanks = Teşekkürler
phrase-good-game = Güzel oyundu
phrase-again = Bir daha oynayalım mı?
phrase-goodbye = Hoşça kal
menu-title = Menü
menu-undo = Son hamleyi geri al
menu-ask-undo = Hamleyi geri almayı iste
menu-pause = Ara ver
menu-ask-pause = Ara iste
menu-draw = Beraberlik teklif et
menu-ask-draw = Beraberlik teklif et
menu-abort = Oyunu iptal et
menu-ask-abort = Oyunu iptal etmeyi iste
menu-resume = Devam et
menu-stand = Masadan ayrıl
menu-resign = Pes et
menu-resign-sure = Bu oyunda pes ediyor musun?
menu-play-on = Oynamaya devam et
menu-carry = Başka cihazda devam et
menu-keys = Klavye kısayolları
menu-rules = Kurallar
switch-corners = Açık köşeleri göster
switch-coordinates = Koordinatları göster
switch-patterns = Her renkte bir desen göster
switch-confirm = Her hamleyi onayla
switch-tips = İpuçlarını göster
carry-text = Diğer cihazınla bu QR kodunu okut ya da kodu oraya yaz. Kod 5 dakika içinde bir kez kullanılabilir.
carry-picture = Bu oyunu başka bir cihazda sürdüren QR kodu
carry-where = Kodu şu adrese gir: { $address }
keys-title = Klavye kısayolları
keys-piece = parça seç
keys-move = parçayı kaydır
keys-turn = parçayı döndür
keys-flip = parçayı ters çevir
keys-next = uyduğu sonraki yere geç
keys-place = parçayı koy
keys-back = bir adım geri git
keys-type = hamle yaz
keys-zen = yalnızca tahtayı ve parçaları göster
keys-help = bu listeyi göster
proposal-undo = { $name } bir hamleyi geri almak istiyor.
proposal-pause = { $name } ara istiyor.
proposal-draw = { $name } beraberlik teklif ediyor.
proposal-abort = { $name } oyunu iptal etmek istiyor.
proposal-rematch = { $name } rövanş istiyor.
proposal-waits = Diğerleri bekleniyor…
proposal-declined = { $name } reddetti.
answer-yes = Kabul et
answer-no = Reddet
gone-text = { $name } oyundan ayrıldı, yeri tutuluyor. Bekleyebilir, yerine bilgisayarı oynatabilir ya da { $name } için oyunu kayıp sayabilirsin.
gone-wait = Bekle
gone-engine = Bilgisayar oynasın
gone-result = Kaybetmiş say
over-rematch = Rövanş
over-to-rematch = Rövanşa geç
over-result = Puan
over-review = İncele
result-aborted = Oyun iptal edildi.
result-draw = Berabere
result-you = Kazandın
result-you-by = { $points } puan farkla kazandın
result-other = { $name } kazandı
result-other-by = { $name } { $points } puan farkla kazandı
task-own-start = Bir parça seç ve başlangıç noktanı kapla.
task-start = Bir parça seç ve bir başlangıç noktasını kapla.
task-anywhere = Bir parça seç ve istediğin yere koy.
task-corner = Bir parça seç ve köşelerinden birine dokundur.
task-base = Bir parça seç ve tabana koy.
task-join = Bir parça seç ve tabanda başka bir parçanın yanına koy.
task-face = Bir parça seç ve kendi rengine bitişik koy.
seat-note-standing = { $note }, { $standing }
seat-placed = { $cells } { $shape ->
    [triangle] üçgen
   *[square] kare
  } kondu
seat-placed-short = { $cells } kondu
seat-seen = üstten { $cells } görünüyor
seat-seen-short = { $cells } görünüyor
tray-more = Diğer parçalar
tray-more-fit = Uyan diğer parçalar
moves-show = Hamleleri göster
