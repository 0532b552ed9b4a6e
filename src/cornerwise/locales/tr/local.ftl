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
menu-save-online = Çevrimiçi kaydet
alone-from-here = Buradan tek başına devam et
alone-about = Bu konumla bilgisayara karşı yeni bir oyun başlar. Bu tarayıcıda kalır; geldiği oyun olduğu gibi kalır.
alone-seat = Sen oynuyorsun
online-differs = Bu oyun zaten çevrimiçi ve orada başka türlü ilerledi. İkisi de saklandı; öteki oyunlarının arasında.
games-known = Zaten burada olan oyunlar: { $count }
