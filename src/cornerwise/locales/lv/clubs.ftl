## Clubs: the list, the form, the page of one

clubs-title = Klubi
clubs-about = Spēlējiet ar paziņām un rīkojiet savus turnīrus.
clubs-open = Izveidot klubu
clubs-mine = Jūsu klubi
clubs-all = Visi klubi
clubs-search = Meklēt pēc nosaukuma vai vietas
clubs-found = { $count ->
    [zero] Atrasti { $count } klubi
    [one] Atrasts { $count } klubs
   *[other] Atrasti { $count } klubi
  }
clubs-none = Neviens klubs nav atrasts
clubs-none-text = Izmēģiniet citu vārdu vai izveidojiet savu klubu.
clubs-more = Rādīt vairāk klubu

club-members = { $count ->
    [zero] { $count } biedri
    [one] { $count } biedrs
   *[other] { $count } biedri
  }
club-people = Biedri
club-people-more = Rādīt vairāk biedru
club-unknown = Nevaram atrast šo klubu
club-role-owner = Īpašnieks
club-role-organiser = Rīkotājs
club-role-member = Biedrs
club-entry = Kā pievienojas
club-entry-open = Var pievienoties jebkurš
club-entry-request = Pēc pieteikuma
club-entry-invitation = Ar ielūguma saiti
club-entry-open-about = Jebkurš, kam ir konts, uzreiz kļūst par biedru.
club-entry-request-about = Gribētāji piesakās, un rīkotājs izlemj.
club-entry-invitation-about = Pievienoties var tikai tie, kam ir ielūguma saite.

club-join = Pievienoties klubam
club-ask = Pieteikties klubā
club-asked = Jūsu pieteikums ir nosūtīts. Izlems rīkotājs.
club-take-back = Atsaukt pieteikumu
club-invited-only = Jauniem biedriem vajadzīga ielūguma saite. Palūdziet to kluba rīkotājam.
club-account = Lai pievienotos klubam, vajadzīgs konts.
club-log-in = Ieiet vai reģistrēties
club-leave = Izstāties no kluba
club-leave-sure = Izstāties no šī kluba?
club-stay = Palikt

club-tournament = Izveidot turnīru
club-running = Notiekošie turnīri
club-next = Nākamie turnīri
club-past = Iepriekšējie turnīri
club-no-tournaments = Turnīru vēl nav
club-no-tournaments-text = Tos var izveidot rīkotāji.
club-of = Kluba turnīrs: { $club }
club-who = Kas var pievienoties
club-who-all = Visi
club-who-members = Tikai kluba biedri: { $club }
club-members-only = Šim turnīram var pievienoties tikai kluba biedri.
club-to-club = Rādīt klubu

club-requests = Pieteikumi
club-accept = Pieņemt: { $name }
club-decline = Noraidīt: { $name }
club-manage = Pārvaldīt: { $name }
club-make-organiser = Iecelt par rīkotāju
club-make-member = Padarīt par parastu biedru
club-make-owner = Iecelt par īpašnieku
club-make-owner-about = Jūs kļūsiet par rīkotāju. Klubam ir tikai viens īpašnieks.
club-remove = Izslēgt no kluba

club-invitation = Ielūguma saite
club-invitation-about = Pievienoties var jebkurš, kam ir šī saite un konts.
club-invitation-new = Jauna saite
club-invitation-new-about = Vecā saite vairs nedarbosies.

club-new = Izveidot klubu
club-edit = Labot klubu
club-name = Nosaukums
club-text = Par klubu
club-place = Vieta (nav obligāti)
club-language = Valoda (nav obligāti)
club-create = Izveidot klubu
club-save = Saglabāt
club-delete = Dzēst klubu
club-delete-sure = Dzēst šo klubu visiem?
club-delete-about = Tā turnīri paliek, bet vairs nepieder nevienam klubam.
club-keep = Paturēt
