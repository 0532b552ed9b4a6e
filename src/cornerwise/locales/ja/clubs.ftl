## Clubs: the list, the form, the page of one

clubs-title = クラブ
clubs-about = 知り合いと一緒にプレイしたり、自分たちの大会を開いたりできます。
clubs-open = クラブを作る
clubs-mine = あなたのクラブ
clubs-all = すべてのクラブ
clubs-search = 名前または地域で検索
clubs-found = { $count }件のクラブが見つかりました
clubs-none = クラブが見つかりません
clubs-none-text = 別の言葉で検索するか、自分でクラブを作りましょう。
clubs-more = クラブをさらに表示

club-members = メンバー{ $count }人
club-people = メンバー
club-people-more = メンバーをさらに表示
club-unknown = クラブが見つかりません
club-role-owner = オーナー
club-role-organiser = 管理者
club-role-member = メンバー
club-entry = 参加方法
club-entry-open = 誰でも参加可能
club-entry-request = 申請制
club-entry-invitation = 招待リンク制
club-entry-open-about = アカウントがあれば、誰でもすぐにメンバーになれます。
club-entry-request-about = 参加したい人が申請し、管理者が承認するかどうかを決めます。
club-entry-invitation-about = 招待リンクを知っている人だけが参加できます。

club-join = クラブに参加
club-ask = 参加を申請
club-asked = 参加を申請しました。管理者が承認するかどうかを決めます。
club-take-back = 申請を取り消す
club-invited-only = 新しいメンバーには招待リンクが必要です。クラブの管理者にもらってください。
club-account = クラブに参加するには、アカウントが必要です。
club-log-in = ログインまたは新規登録
club-leave = クラブを退会
club-leave-sure = このクラブを退会しますか？
club-stay = 退会しない

club-tournament = 大会を作成
club-running = 進行中の大会
club-next = これからの大会
club-past = 過去の大会
club-no-tournaments = まだ大会がありません
club-no-tournaments-text = 管理者が大会を作成できます。
club-of = クラブの大会：{ $club }
club-who = 参加できる人
club-who-all = 全員
club-who-members = { $club }のメンバーのみ
club-members-only = この大会に参加できるのは、クラブのメンバーだけです。
club-to-club = クラブを表示

club-requests = 参加の申請
club-accept = { $name }を承認
club-decline = { $name }を断る
club-manage = { $name }を管理
club-make-organiser = 管理者にする
club-make-member = 一般メンバーにする
club-make-owner = オーナーにする
club-make-owner-about = あなたは管理者になります。クラブのオーナーは1人だけです。
club-remove = クラブから外す

club-invitation = 招待リンク
club-invitation-about = このリンクを知っていてアカウントがあれば、誰でも参加できます。
club-invitation-new = 新しいリンクを作成
club-invitation-new-about = 古いリンクは使えなくなります。

club-new = クラブを作る
club-edit = クラブを編集
club-name = 名前
club-text = クラブの紹介
club-place = 地域（任意）
club-language = 言語（任意）
club-create = クラブを作る
club-save = 保存
club-delete = クラブを削除
club-delete-sure = このクラブを削除しますか？（メンバー全員が利用できなくなります）
club-delete-about = 大会は残りますが、どのクラブにも属さなくなります。
club-keep = 削除しない
