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
