## The frame of every page

nav-main = メイン
nav-skip = 本文へ移動
nav-back = 戻る
nav-play = プレイ
nav-learn = 学ぶ
nav-puzzles = パズル
nav-analysis = 解析
nav-watch = 観戦
nav-players = プレイヤー
nav-language = 言語
language-search = 言語を検索
language-none = 言語が見つかりません
nav-account = アカウント
sound-off = 音：オフ
sound-quiet = 音：小さめ
sound-full = 音：大きめ
theme-to-light = ライトテーマに切り替え
theme-to-dark = ダークテーマに切り替え
close = 閉じる
try-again = もう一度試す
page-unknown = ページが見つかりません
page-unknown-text = アドレスが間違っているか、ページが削除された可能性があります。
page-unreachable = 接続できません
page-unreachable-text = このページを読み込めませんでした。接続を確認して、もう一度お試しください。
error-unexpected = 問題が発生しました。何も変更されていません。もう一度お試しください。
error-client-offline = サーバーに接続できません。ゲームは保存されています。接続を確認して、もう一度お試しください。
