offline-title = Bağlantı yok
offline-text = Son bilinen durumu görüyorsun. Desenler bağlantısız da dizilebilir.
offline-match = Hiçbir şey kaybolmadı. Bağlantı gelince oyun buradan sürer.
offline-unseen = Bu oyun burada daha önce açılmadı. Bağlantı gelince görünür.
offline-meanwhile = Bu arada bir resim diz
