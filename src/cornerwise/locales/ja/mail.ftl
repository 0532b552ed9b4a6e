## Mail of the server. Addresses and codes stand on lines of their own between these.

mail-code-subject = Cornerwiseの確認コード
mail-code-why = 手番のお知らせメールを受け取りたいというリクエストがありました。ご本人の場合は、1時間以内に次のコードを入力してください：
mail-code-else = 心当たりがない場合は、このメールを無視してください。今後メールをお送りすることはありません。
mail-turn-subject = あなたの番です
mail-turn = { $game }であなたの番になりました：
mail-turn-stop = このメールは、ご希望によりお送りしています。設定からいつでも停止できます。
