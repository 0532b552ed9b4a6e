## Clubs: the list, the form, the page of one

clubs-title = Klubai
clubs-about = Žaiskite su pažįstamais ir renkite savo turnyrus.
clubs-open = Įkurti klubą
clubs-mine = Jūsų klubai
clubs-all = Visi klubai
clubs-search = Ieškoti pagal pavadinimą ar vietą
clubs-found = { $count ->
    [one] Rastas { $count } klubas
    [few] Rasti { $count } klubai
    [many] Rasta { $count } klubo
   *[other] Rasta { $count } klubų
  }
clubs-none = Klubų nerasta
clubs-none-text = Išbandykite kitą žodį arba įkurkite savo klubą.
clubs-more = Rodyti daugiau klubų

club-members = { $count ->
    [one] { $count } narys
    [few] { $count } nariai
    [many] { $count } nario
   *[other] { $count } narių
  }
club-people = Nariai
club-people-more = Rodyti daugiau narių
club-unknown = Nerandame šio klubo
club-role-owner = Savininkas
club-role-organiser = Organizatorius
club-role-member = Narys
club-entry = Kaip įstojama
club-entry-open = Įstoti gali bet kas
club-entry-request = Pateikus prašymą
club-entry-invitation = Su kvietimo nuoroda
club-entry-open-about = Bet kas, turintis paskyrą, iškart tampa nariu.
club-entry-request-about = Norintys pateikia prašymą, ir organizatorius nusprendžia.
club-entry-invitation-about = Įstoti gali tik turintys kvietimo nuorodą.

club-join = Įstoti į klubą
club-ask = Prašyti priimti
club-asked = Prašymas pateiktas. Nuspręs organizatorius.
club-take-back = Atšaukti prašymą
club-invited-only = Naujiems nariams reikia kvietimo nuorodos. Paprašykite jos klubo organizatoriaus.
club-account = Norint įstoti į klubą, reikia paskyros.
club-log-in = Prisijungti arba registruotis
club-leave = Išeiti iš klubo
club-leave-sure = Išeiti iš šio klubo?
club-stay = Likti

club-tournament = Sukurti turnyrą
club-running = Vykstantys turnyrai
club-next = Artėjantys turnyrai
club-past = Praėję turnyrai
club-no-tournaments = Turnyrų dar nėra
club-no-tournaments-text = Juos gali kurti organizatoriai.
club-of = Klubo turnyras: { $club }
club-who = Kas gali prisijungti
club-who-all = Visi
club-who-members = Tik klubo nariai: { $club }
club-members-only = Prie šio turnyro gali prisijungti tik klubo nariai.
club-to-club = Rodyti klubą

club-requests = Prašymai priimti
club-accept = Priimti: { $name }
club-decline = Atmesti: { $name }
club-manage = Tvarkyti narį: { $name }
club-make-organiser = Paskirti organizatoriumi
club-make-member = Padaryti paprastu nariu
club-make-owner = Paskirti savininku
club-make-owner-about = Jūs tapsite organizatoriumi. Klubas turi tik vieną savininką.
club-remove = Pašalinti iš klubo

club-invitation = Kvietimo nuoroda
club-invitation-about = Įstoti gali bet kas, turintis šią nuorodą ir paskyrą.
club-invitation-new = Nauja nuoroda
club-invitation-new-about = Senoji nuoroda nebeveiks.

club-new = Įkurti klubą
club-edit = Redaguoti klubą
club-name = Pavadinimas
club-text = Apie klubą
club-place = Vieta (neprivaloma)
club-language = Kalba (neprivaloma)
club-create = Įkurti klubą
club-save = Išsaugoti
club-delete = Ištrinti klubą
club-delete-sure = Ištrinti šį klubą visiems?
club-delete-about = Jo turnyrai lieka, bet nebepriklausys jokiam klubui.
club-keep = Palikti
