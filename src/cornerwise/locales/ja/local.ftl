## Games that run in the browser

menu-online = オンラインで続ける
games-here = この端末
games-import = ファイルからゲームを追加
games-delete = 削除
games-keep = 残す
local-no-undo = 戻せる手がありません。
local-declined = コンピューターは続けたいようです。
local-not-now = 今はできません。
local-unable = このブラウザーではゲームを単独で動かせません。新しいブラウザーをお試しください。
menu-save-online = オンラインに保存
alone-from-here = 1人で続ける
alone-about = この局面から、コンピューターとの新しいゲームを始めます。この端末に保存され、元のゲームはそのまま残ります。
alone-seat = あなたの担当
online-differs = このゲームはすでにオンラインにあり、そこで別の手順に進んでいます。両方とも保存され、もう一方は「あなたのゲーム」にあります。
games-known = すでにここにあるゲーム：{ $count }
