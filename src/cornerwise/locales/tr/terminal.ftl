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
terminal-do-look = { $key } gezin
terminal-do-look-at-board = { $key } tahtaya bak
terminal-do-show-hand = { $key } eli göster
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
terminal-help-pick-piece = bu tuşun gösterdiği parçayı al
terminal-help-next-piece = uyan sonraki ya da önceki parçayı al
terminal-help-turn = sağa ya da sola döndür
terminal-help-flip = ters çevir ya da küplü parçayı devir
terminal-help-place = uyduğu sonraki ya da önceki yer
terminal-help-lay = uyuyorsa koy
terminal-help-hint = öneri: güçlü bir oyuncu ne yapardı; yeniden: eline al
terminal-help-answer = açılış sorunca koru ya da değiştir
terminal-help-undo = son hamleni geri al, ötekiler düşünürken de
terminal-help-save = oyunu kaydet
terminal-help-marks = renkleri tonsuz ayırt ettiren işaretler
terminal-help-leave = çık
terminal-help-pick-tile = elinde bu tuşun gösterdiği taşı al
terminal-help-next-tile = uyan sonraki ya da önceki taşı al
terminal-help-step = uyduğu sonraki yere; taş yoksa gezin
terminal-help-turn-tile = dönünce de uyuyorsa döndür
terminal-help-lay-tile = koy
terminal-help-draw = taş çek
terminal-help-pass = kurallar izin verince pas geç
terminal-help-undo-tile = son hamleni geri al, ama çekilen taşı asla
terminal-help-lines = taşların arasında, renksiz ayırt ettiren çizgiler
terminal-help-board = Düz tahtalar: parça kendi rengine köşesinden dokunur, kenarından asla; ilki bir başlangıç hücresini kaplar (). Küp tahtaları, kat kat: parça kendi renginle bir yüzü paylaşır ve altında boşluk bırakmaz.
terminal-help-board-notes = Dolu görünen parça uyar; taralı olan uymaz ve bir satır nedenini söyler. Hafif renkli hücreler kaplayabileceği yerlerdir; noktalar son konan parçaları gösterir. Gri parçaların şu an yeri yok; mat hücrelerin üstünde başkaları var. Üstten bakışta kareler yüksekliğini ya da sınırını gösterir.
terminal-help-tiles = Taşın bir kenarı boydan boya başka bir taşa dayanır ve bir köşede buluşan bütün sayılar eşittir. Toplamı kadar puan getirir; bir aralığın ötesindekilere değen köprü ve bir noktanın çevresindeki altıncı taş olan altıgen daha çoğunu. Koyamayan ya da koymak istemeyen, sırasında en çok üç taş çeker.
terminal-help-tiles-notes = Elindeki taş yalnızca uyduğu yerde görünür; noktalar öbür yerlerini, yıldız son konan taşı gösterir. Gri taşlar şu an hiçbir yere uymuyor.
terminal-person = Bu klavyedeki biri
terminal-greedy = Bilgisayar, açgözlü
terminal-random = Bilgisayar, rastgele
terminal-seat-keys = Yerlerde: H buradaki biri, 1–9 bilgisayarın düzeyi, G açgözlü, R rastgele
terminal-no-saved-game = Bu klasörde kayıtlı oyun yok; { $command } başkalarını açar.
terminal-open = Kayıtlı bir oyuna devam et
terminal-nobody = { $name } adlı biri oraya oturamaz (şunlardan biri: { $known })
terminal-level = Düzey { $level }
terminal-is-greedy = Açgözlü
terminal-is-random = Rastgele
terminal-shared = Ortak
terminal-seat = { $name } ({ $note })
terminal-column-left = kalan
terminal-column-points = puan
terminal-column-tiles = taş
terminal-column-deal = el
terminal-column-total = toplam
terminal-rests = bekler
terminal-your-turn = Sıra sende: { $colour }
terminal-keep-or-swap = Korumak mı, değiştirmek mi?
terminal-chooses = { $name } seçiyor
terminal-answer = K: koru ve { $first } ile oyna. W: değiştir ve { $second } ile oyna. Sıradaki renk: { $first }.
terminal-over = Oyun bitti. { $result }.
terminal-match-over = Maç bitti. { $result }.
terminal-deal-yours = El { $deal }: sıra sende
terminal-deal-turn = El { $deal }: sırada { $name }
terminal-deal-over = El { $deal } bitti
terminal-thinking = { $name } düşünüyor ... { $time }
terminal-seconds = { $seconds } sn
terminal-pass-keyboard = Klavyeyi ver: { $name }. Enter eli gösterir.
terminal-fits = { $piece } uyuyor: { $cells }.
terminal-lay-it = Enter koyar. Yer { $number } / { $count }.
terminal-misfit = { $piece } uymuyor.
terminal-places = { $count ->
    [0] Şu an yeri yok.
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
    [0] Hiçbiri uymuyor: P sırayı bitirir (M6).
   *[other] Hiçbiri uymuyor: P sırayı bitirir, bedeli { $cost } daha (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Taş koyabilirsin. Yeniden D bir taş çeker (M6).
   *[other] Taş koyabilirsin. Yeniden D bir taş çeker, bedeli { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } şu an hiçbir yere uymuyor (M4).
terminal-one-way = Başka türlü uymuyor.
terminal-too-small = Bu tahta kayar; { $width } x { $height } bir pencere ister.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } koydu: { $piece }.
terminal-laid-at = { $colour } koydu: { $piece }, yeri { $cells }.
terminal-kept = { $name } korudu ve { $colours } ile oynuyor.
terminal-kept-you = Korudun ve { $colours } ile oynuyorsun.
terminal-swapped = { $name } değiştirdi ve { $colours } ile oynuyor.
terminal-swapped-you = Değiştirdin ve { $colours } ile oynuyorsun.
terminal-passed = { $name } pas geçti.
terminal-passed-you = Pas geçtin.
terminal-late = { $name }: süre doldu.
terminal-late-you = Süren doldu.
terminal-cannot-place = { $count ->
    [one] { $colours } koyamıyor ve bekliyor.
   *[other] { $colours } koyamıyor ve bekliyor.
  }
terminal-drew = { $name } { $count ->
    [one] bir taş
   *[other] { $count } taş
  } çekti.
terminal-drew-you = { $count ->
    [one] Bir taş
   *[other] { $count } taş
  } çektin.
terminal-laid-tile = { $points ->
    [0] { $name } koydu: { $tile }.
   *[other] { $name } koydu: { $tile }, { $points } puan.
  }
terminal-laid-tile-you = { $points ->
    [0] Koyduğun taş: { $tile }.
   *[other] Koyduğun taş: { $tile }, { $points } puan.
  }
terminal-made-bridge = Bu bir köprü kurdu.
terminal-made-hexagons = { $count ->
    [one] Bu bir altıgen kapattı.
   *[other] Bu { $count } altıgen kapattı.
  }
terminal-went-out = { $name } taşlarını bitirdi.
terminal-went-out-you = Taşlarını bitirdin.
terminal-tiles-lie = { $game }: masada { $count } taş var.
terminal-begins = { $name } başlıyor.
terminal-begins-you = Sen başlıyorsun.
terminal-best-first = En iyi taş ilk konur (M13).
terminal-any-tile = İstediğin taşı koy (M3).
terminal-lots = Kura (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = El { $deal } kilitlendi: herkes pas geçti (M9).
terminal-deal-out = El { $deal }: taşlarını bitiren { $names } (M8).
terminal-deal-out-you = El { $deal }: taşlarını bitirdin (M8).
terminal-scored = { $points } puan aldın
terminal-taken-back = { $count ->
    [one] Bir hamle geri alındı.
   *[other] { $count } hamle geri alındı.
  }
terminal-undo-none = Geri alınacak hamlen yok
terminal-undo-none-in-deal = Bu elde geri alınacak hamlen yok
terminal-undo-deal-over = El bitti: hiçbir şey geri alınamaz
terminal-undo-draw = O zamandan beri taş çekildi; çekilen taş geri alınamaz
terminal-undo-late = O sıranın süresi doldu; bu geri alınamaz
terminal-looking = İyi bir hamle aranıyor ... { $time }  H bulunan en iyiyi gösterir, Esc bırakır.
terminal-hint = Öneri: { $piece }, işaretli yere.
terminal-hint-word = Öneri: { $move }.
terminal-hint-take = H eline alır.
terminal-ahead = Kazanma şansı { $share }, yaklaşık { $points } puan önde.
terminal-behind = Kazanma şansı { $share }, yaklaşık { $points } puan geride.
terminal-level-so-far = Kazanma şansı { $share }, durum aşağı yukarı eşit.
terminal-unsaved = Oyun kaydedilmedi.
terminal-save-as = Oyunu şu adla kaydet
terminal-replace = Bu adda bir dosya var. Yeniden Enter üzerine yazar.
terminal-saved = Kaydedildi. { $command } ona devam eder.
terminal-not-saved = Kaydedilmedi, { $file }: { $error }.
