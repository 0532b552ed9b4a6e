## Clubs: the list, the form, the page of one

clubs-title = Kulüpler
clubs-about = Tanıdıklarınla oyna, kendi turnuvalarını düzenle.
clubs-open = Kulüp kur
clubs-mine = Kulüplerin
clubs-all = Bütün kulüpler
clubs-search = Ada ya da konuma göre ara
clubs-found = { $count ->
    [one] { $count } kulüp bulundu
   *[other] { $count } kulüp bulundu
}
clubs-none = Kulüp bulunamadı
clubs-none-text = Başka bir sözcük dene ya da kendin bir kulüp kur.
clubs-more = Daha fazla kulüp göster

club-members = { $count ->
    [one] { $count } üye
   *[other] { $count } üye
}
club-people = Üyeler
club-people-more = Daha fazla üye göster
club-unknown = Bu kulübü bulamıyoruz
club-role-owner = Kulüp sahibi
club-role-organiser = Organizatör
club-role-member = Üye
club-entry = Nasıl katılınır
club-entry-open = Herkes katılabilir
club-entry-request = İstek üzerine
club-entry-invitation = Davet bağlantısıyla
club-entry-open-about = Hesabı olan herkes hemen üye olur.
club-entry-request-about = Katılmak isteyenler istek gönderir, bir organizatör karar verir.
club-entry-invitation-about = Yalnızca davet bağlantısı olanlar katılabilir.

club-join = Kulübe katıl
club-ask = Katılma isteği gönder
club-asked = Katılma isteğin gönderildi. Bir organizatör karar verecek.
club-take-back = İsteği geri çek
club-invited-only = Yeni üyelerin davet bağlantısı olmalı. Bağlantıyı kulübün bir organizatöründen iste.
club-account = Bir kulübe katılmak için hesap gerekiyor.
club-log-in = Giriş yap ya da kaydol
club-leave = Kulüpten ayrıl
club-leave-sure = Bu kulüpten ayrılmak istiyor musun?
club-stay = Kal

club-tournament = Turnuva oluştur
club-running = Devam eden turnuvalar
club-next = Yaklaşan turnuvalar
club-past = Geçmiş turnuvalar
club-no-tournaments = Henüz turnuva yok
club-no-tournaments-text = Turnuvaları organizatörler oluşturabilir.
club-of = Kulüp turnuvası: { $club }
club-who = Kim katılabilir
club-who-all = Herkes
club-who-members = Yalnızca { $club } üyeleri
club-members-only = Bu turnuvaya yalnızca kulüp üyeleri katılabilir.
club-to-club = Kulübü gör

club-requests = Katılma istekleri
club-accept = Kabul et: { $name }
club-decline = Reddet: { $name }
club-manage = Yönet: { $name }
club-make-organiser = Organizatör yap
club-make-member = Sıradan üye yap
club-make-owner = Kulüp sahibi yap
club-make-owner-about = Sen organizatör olursun. Bir kulübün tek sahibi vardır.
club-remove = Kulüpten çıkar

club-invitation = Davet bağlantısı
club-invitation-about = Bu bağlantıya sahip ve hesabı olan herkes katılabilir.
club-invitation-new = Yeni bağlantı
club-invitation-new-about = Eski bağlantı artık çalışmaz.

club-new = Kulüp kur
club-edit = Kulübü düzenle
club-name = Ad
club-text = Kulüp hakkında
club-place = Konum (isteğe bağlı)
club-language = Dil (isteğe bağlı)
club-create = Kulübü kur
club-save = Kaydet
club-delete = Kulübü sil
club-delete-sure = Bu kulüp herkes için silinsin mi?
club-delete-about = Turnuvaları kalır ama artık bir kulübe ait olmaz.
club-keep = Kalsın
