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
