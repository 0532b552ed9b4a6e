## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Açılış gezgini
# Which games are looked up: those of the next three messages
explorer-source = Hangi oyunlar
explorer-source-engine = Bilgisayar oyunları
explorer-source-server = Herkese açık oyunlar
explorer-source-mine = Oyunlarım
explorer-source-engine-text = Bilgisayarın kendine karşı oynadığı oyunlar.
explorer-source-server-text = Bu sunucuda biten herkese açık oyunlar.
explorer-source-mine-text = Bu sunucuda biten oyunların.
error-explorer-preparing = Bilgisayar oyunları hâlâ hazırlanıyor. Birkaç dakika içinde burada kendiliğinden görünecekler.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } oyunda bu konuma gelindi
   *[other] { $count } oyunda bu konuma gelindi
}
explorer-moves = Burada oynanan hamleler
# Columns of the table
explorer-column-move = Hamle
explorer-column-games = Oyun
# The share of wins of whoever made the move
explorer-column-won = Kazanma
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Puan farkı
explorer-column-engine = Bilgisayar
explorer-percent = %{ $share }
# $move is such as: X5 e8
explorer-play = Oyna: { $move }
explorer-last = { $move } oynanan son oyun
explorer-none = Burada oyun yok
explorer-none-text = Bu oyunlarda kimse bu konuma gelmedi. Bir hamle geri git ya da başka oyunlara bak.
explorer-deep = Gezgin her oyunun ilk { $count } hamlesini kapsar.
explorer-none-mine = Bu sunucuda biten oyunlarının hiçbirinde bu konuma gelinmedi.
explorer-over = Oyun bitti. Hangi hamlelerin oynandığını görmek için geri git.
explorer-engine-on = Analiz et
explorer-more = En sık oynanan { $count } hamle gösteriliyor.
explorer-flat-only = Açılış gezgini yalnızca düz tahtalardaki oyunları kapsar.
