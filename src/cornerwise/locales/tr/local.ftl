## Games that run in the browser

menu-online = Çevrim içi devam et
games-here = Bu cihazda
games-import = Dosyadan oyun ekle
games-delete = Sil
games-keep = Silme
local-no-undo = Geri alabileceğin bir hamlen yok.
local-declined = Bilgisayar oynamaya devam etmek istiyor.
local-not-now = Bunu şu an yapamazsın.
local-unable = Bu tarayıcı oyunu kendi başına çalıştıramıyor. Daha yeni bir tarayıcı dene.
menu-save-online = Çevrim içi kaydet
alone-from-here = Kendi başına devam et
alone-about = Bu konumdan bilgisayara karşı yeni bir oyun başlatır. Bu cihazda saklanır, asıl oyun olduğu gibi kalır.
alone-seat = Oynadığın renk
online-differs = Bu oyun zaten çevrim içi ve orada farklı ilerledi. İkisi de saklandı: diğerini oyunların arasında bulursun.
games-known = Burada zaten olan oyunların: { $count }
