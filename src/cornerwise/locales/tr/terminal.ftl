terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = harfler, rakamlar
terminal-do-piece = { $key } parça
terminal-do-tile = { $key } taş
terminal-do-move = { $key } kaydır
terminal-do-turn = { $key } döndür
terminal-do-flip = { $key } çevir
terminal-do-place = { $key } yer
terminal-do-lay = { $key } koy
terminal-do-draw = { $key } çek
terminal-do-pass = { $key } pas
terminal-do-keep = { $key } koru
terminal-do-swap = { $key } değiştir
terminal-do-hint = { $key } öneri
terminal-do-undo = { $key } geri al
terminal-do-save = { $key } kaydet
terminal-do-marks = { $key } işaretler
terminal-do-lines = { $key } çizgiler
terminal-do-look = { $key } çevreye bak
terminal-do-look-at-board = { $key } tahtaya bak
terminal-do-show-hand = { $key } elini göster
terminal-do-new-game = { $key } yeni oyun
terminal-do-deal = { $key } yeni el
terminal-do-quit = { $key } çık
terminal-do-help = { $key } tuşlar
terminal-do-save-and-leave = { $key } kaydet ve çık
terminal-do-leave = { $key } çık
terminal-do-stay = { $key } kal
terminal-do-back = { $key } geri
terminal-do-close = { $key } kapat
terminal-do-choose = { $key } seç
terminal-do-change = { $key } değiştir
terminal-do-go-on = { $key } devam et
terminal-do-open = { $key } aç
terminal-do-open-saved = { $key } kayıtlı oyun aç
terminal-do-language = { $key } dil: { $language }
terminal-quit-key = { $key } Cornerwise’dan çıkar.
terminal-help-pick-piece = tepside bu tuşu taşıyan parçayı seç
terminal-help-next-piece = uyan sonraki ya da önceki parçayı seç
terminal-help-turn = parçayı sağa ya da sola döndür
terminal-help-flip = parçayı ters çevir ya da küp parçasını devir
terminal-help-place = uyduğu sonraki ya da önceki yere git
terminal-help-lay = uyuyorsa parçayı koy
terminal-help-hint = öneri göster; kullanmak için yeniden bas
terminal-help-answer = açılış sorunca rengi koru ya da değiştir
terminal-help-undo = diğerleri düşünürken bile son hamleni geri al
terminal-help-save = oyunu kaydet
terminal-help-marks = renkleri rengi görmeden ayırt ettiren işaretler
terminal-help-leave = çık
terminal-help-pick-tile = elinde bu tuşu taşıyan taşı seç
terminal-help-next-tile = uyan sonraki ya da önceki taşı seç
terminal-help-step = uyduğu sonraki yere git ya da çevreye bak
terminal-help-turn-tile = o şekilde uyuyorsa taşı döndür
terminal-help-lay-tile = taşı koy
terminal-help-draw = taş çek
terminal-help-pass = kurallar izin veriyorsa pas geç
terminal-help-undo-tile = son hamleni geri al, ama taş çekmenin ötesine gidilmez
terminal-help-lines = taşları rengi görmeden ayırt ettiren çizgiler
terminal-help-board = Düz tahtalar: bir parça kendi rengine köşeden dokunmalı, kenardan asla; ilki bir başlangıç noktasını kaplar (). Küpler, kat kat: parça kendi renginle bir yüzü paylaşmalı ve altında boşluk bırakmamalı.
terminal-help-board-notes = Dolu görünen parça uyar; taralı olan uymaz ve bir satır nedenini söyler. Hafif renkli kareler kaplayabileceği karelerdir; noktalar son konan parçaları gösterir. Gri parçalar şu an hiçbir yere uymaz; mat karelerin üstünde küp vardır. Üstten bakışta kareler yüksekliklerini ya da sınırlarını gösterir.
terminal-help-tiles = Bir taşın bütün bir kenarı başka bir taşa dayanmalı ve bir köşede buluşan sayılar eşit olmalı. Taş, sayılarının toplamı kadar puan getirir. Bir boşluğun ötesindeki taşlara değen köprü ve bir noktanın çevresindeki altıncı taş olan altıgen ek puan getirir. Taş koyamıyor ya da koymak istemiyorsan en çok üç taş çek.
terminal-help-tiles-notes = Taşın yalnızca uyduğu yerde gösterilir; noktalar diğer yerlerini, yıldız son konan taşı gösterir. Gri taşlar şu an hiçbir yere uymaz.
terminal-person = Bu klavyedeki biri
terminal-greedy = Bilgisayar, açgözlü
terminal-random = Bilgisayar, rastgele
terminal-seat-keys = Her yer için: H buradaki biri, 1–9 bilgisayarın seviyesi, G açgözlü, R rastgele
terminal-no-saved-game = Bu klasörde kayıtlı oyun yok. Başka bir yerden açmak için: { $command }
terminal-open = Kayıtlı bir oyuna devam et
terminal-nobody = { $name } oynayamaz (şunlardan seç: { $known })
terminal-level = Seviye { $level }
terminal-is-greedy = Açgözlü
terminal-is-random = Rastgele
terminal-shared = Ortak
terminal-seat = { $name } ({ $note })
terminal-column-left = kalan
terminal-column-points = puan
terminal-column-tiles = taş
terminal-column-deal = el
terminal-column-total = toplam
terminal-rests = atlandı
terminal-your-turn = Sıra sende: { $colour }
terminal-keep-or-swap = Korunsun mu, değişsin mi?
terminal-chooses = { $name } seçiyor
terminal-answer = K: koru ve { $first } ile oyna. W: değiştir ve { $second } ile oyna. Sonraki hamle: { $first }.
terminal-over = Oyun bitti. { $result }.
terminal-match-over = Maç bitti. { $result }.
terminal-deal-yours = El { $deal }: sıra sende
terminal-deal-turn = El { $deal }: sıra { $name } oyuncusunda
terminal-deal-over = El { $deal } bitti
terminal-thinking = { $name } düşünüyor… { $time }
terminal-seconds = { $seconds } sn
terminal-pass-keyboard = Klavyeyi { $name } alsın. Enter eli gösterir.
terminal-fits = { $piece } uyuyor: { $cells }.
terminal-lay-it = Enter koyar. Yer { $number } / { $count }.
terminal-misfit = { $piece } uymuyor.
terminal-places = { $count ->
    [0] Şu an hiçbir yere uymuyor.
    [one] N yerini gösterir.
   *[other] N { $count } yerini gösterir.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Çektiğin taş: { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Hiçbiri uymuyor: D taş çeker (M6).
   *[other] Hiçbiri uymuyor: D taş çeker, bedeli { $cost } (M6).
  }
terminal-stuck-empty = Hiçbiri uymuyor ve yığın boş: P pas geçer (M7).
terminal-stuck-end = { $cost ->
    [0] Hiçbiri uymuyor: P sıranı bitirir (M6).
   *[other] Hiçbiri uymuyor: P sıranı bitirir, bedeli { $cost } daha (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Taş koyabilirsin. Yeniden D bir taş çeker (M6).
   *[other] Taş koyabilirsin. Yeniden D bir taş çeker, bedeli { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } şu an hiçbir yere uymuyor (M4).
terminal-one-way = Başka türlü uymuyor.
terminal-too-small = Bu tahta kaydırılır; hepsini görmek için { $width } x { $height } bir pencere kullan.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour }, { $piece } parçasını koydu.
terminal-laid-at = { $colour }, { $piece } parçasını şuraya koydu: { $cells }.
terminal-kept = { $name } rengini korudu, artık { $colours } ile oynuyor.
terminal-kept-you = Rengini korudun, artık { $colours } ile oynuyorsun.
terminal-swapped = { $name } rengi değiştirdi, artık { $colours } ile oynuyor.
terminal-swapped-you = Rengi değiştirdin, artık { $colours } ile oynuyorsun.
terminal-passed = { $name } pas geçti.
terminal-passed-you = Pas geçtin.
terminal-late = { $name } oyuncusunun süresi doldu.
terminal-late-you = Süren doldu.
terminal-cannot-place = { $count ->
    [one] { $colours } parça koyamıyor ve atlanıyor.
   *[other] { $colours } parça koyamıyor ve atlanıyor.
  }
terminal-drew = { $name } { $count } taş çekti.
terminal-drew-you = { $count } taş çektin.
terminal-laid-tile = { $points ->
    [0] { $name }, { $tile } taşını koydu.
   *[other] { $name }, { $tile } taşını koydu: { $points } puan.
  }
terminal-laid-tile-you = { $points ->
    [0] { $tile } taşını koydun.
   *[other] { $tile } taşını koydun: { $points } puan.
  }
terminal-made-bridge = Bir köprü kuruyor.
terminal-made-hexagons = { $count ->
    [one] Bir altıgen tamamlıyor.
   *[other] { $count } altıgen tamamlıyor.
  }
terminal-went-out = { $name } taşlarını bitirdi.
terminal-went-out-you = Taşlarını bitirdin.
terminal-tiles-lie = { $game }: masada { $count } taş var.
terminal-begins = { $name } başlıyor.
terminal-begins-you = Sen başlıyorsun.
terminal-best-first = En iyi taş ilk konur (M13).
terminal-any-tile = İstediğin taşı koy (M3).
terminal-lots = Başlayanı belirlemek için çekilenler (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = El { $deal } kilitlendi: herkes pas geçti (M9).
terminal-deal-out = El { $deal }: { $names } taşlarını bitirdi (M8).
terminal-deal-out-you = El { $deal }: taşlarını bitirdin (M8).
terminal-scored = { $points } puan aldın
terminal-taken-back = { $count } hamle geri alındı.
terminal-undo-none = Geri alınacak hamlen yok
terminal-undo-none-in-deal = Bu elde geri alınacak hamlen yok
terminal-undo-deal-over = El bitti, bu yüzden hiçbir şey geri alınamaz
terminal-undo-draw = O zamandan beri taş çekildi ve taş çekme geri alınamaz
terminal-undo-late = O hamlede süren doldu, bu yüzden geri alınamaz
terminal-looking = İyi bir hamle aranıyor… { $time }  H şimdiye kadarki en iyiyi gösterir, Esc iptal eder.
terminal-hint = Öneri: { $piece } parçasını işaretli yere koy.
terminal-hint-word = Öneri: { $move }.
terminal-hint-take = H eline alır.
terminal-ahead = Kazanma şansı { $share }, yaklaşık { $points } puan önde.
terminal-behind = Kazanma şansı { $share }, yaklaşık { $points } puan geride.
terminal-level-so-far = Kazanma şansı { $share }, durum hemen hemen eşit.
terminal-unsaved = Oyun kaydedilmedi.
terminal-save-as = Oyunu şu adla kaydet
terminal-replace = Bu dosya zaten var. Üzerine yazmak için yeniden Enter’a bas.
terminal-saved = Kaydedildi. Devam etmek için: { $command }
terminal-not-saved = Kaydedilmedi, { $file }: { $error }.
