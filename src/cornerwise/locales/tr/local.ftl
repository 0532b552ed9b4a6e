## Games that run in the browser

menu-online = Çevrim içi devam et
games-here = Bu tarayıcıda
games-import = Dosyadan oyun ekle
games-delete = Sil
games-keep = Sakla
local-no-undo = Geri alınabilecek bir hamlen yok.
local-declined = Bilgisayar oynamayı sürdürüyor.
local-not-now = Bu şu anda olmuyor.
local-unable = Bu tarayıcı oyunu kendi başına çalıştıramıyor.
menu-save-online = Çevrimiçi kaydet
alone-from-here = Buradan tek başına devam et
alone-about = Bu konumla bilgisayara karşı yeni bir oyun başlar. Bu tarayıcıda kalır; geldiği oyun olduğu gibi kalır.
alone-seat = Sen oynuyorsun
online-differs = Bu oyun zaten çevrimiçi ve orada başka türlü ilerledi. İkisi de saklandı; öteki oyunlarının arasında.
games-known = Zaten burada olan oyunlar: { $count }
