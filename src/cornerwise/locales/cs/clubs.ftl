## Clubs: the list, the form, the page of one

clubs-title = Kluby
clubs-about = Hraj s lidmi, které znáš, a pořádej vlastní turnaje.
clubs-open = Založit klub
clubs-mine = Tvoje kluby
clubs-all = Všechny kluby
clubs-search = Hledat podle názvu nebo místa
clubs-found = { $count ->
    [one] Nalezen { $count } klub
    [few] Nalezeny { $count } kluby
    [many] Nalezeno { $count } klubu
   *[other] Nalezeno { $count } klubů
  }
clubs-none = Žádný klub nenalezen
clubs-none-text = Zkus jiné slovo, nebo založ vlastní klub.
clubs-more = Ukázat další kluby

club-members = { $count ->
    [one] { $count } člen
    [few] { $count } členové
    [many] { $count } člena
   *[other] { $count } členů
  }
club-people = Členové
club-people-more = Ukázat další členy
club-unknown = Tento klub nemůžeme najít
club-role-owner = Vlastník
club-role-organiser = Pořadatel
club-role-member = Člen
club-entry = Jak se přidat
club-entry-open = Přidat se může každý
club-entry-request = Na žádost
club-entry-invitation = Přes odkaz s pozvánkou
club-entry-open-about = Každý, kdo má účet, se hned stane členem.
club-entry-request-about = Lidé požádají o přijetí a pořadatel rozhodne.
club-entry-invitation-about = Přidat se mohou jen lidé s odkazem s pozvánkou.

club-join = Přidat se ke klubu
club-ask = Požádat o přijetí
club-asked = Žádost o přijetí odeslána. Rozhodne pořadatel.
club-take-back = Vzít žádost zpět
club-invited-only = Noví členové potřebují odkaz s pozvánkou. Požádej o něj pořadatele klubu.
club-account = K členství v klubu potřebuješ účet.
club-log-in = Přihlásit se nebo zaregistrovat
club-leave = Opustit klub
club-leave-sure = Opustit tento klub?
club-stay = Zůstat

club-tournament = Vytvořit turnaj
club-running = Probíhající turnaje
club-next = Příští turnaje
club-past = Minulé turnaje
club-no-tournaments = Zatím žádné turnaje
club-no-tournaments-text = Mohou je vytvářet pořadatelé.
club-of = Klubový turnaj: { $club }
club-who = Kdo se může přidat
club-who-all = Všichni
club-who-members = Jen členové klubu { $club }
club-members-only = K tomuto turnaji se mohou přidat jen členové klubu.
club-to-club = Ukázat klub

club-requests = Žádosti o přijetí
club-accept = Přijmout: { $name }
club-decline = Odmítnout: { $name }
club-manage = Spravovat: { $name }
club-make-organiser = Jmenovat pořadatelem
club-make-member = Změnit na běžného člena
club-make-owner = Předat vlastnictví
club-make-owner-about = Staneš se pořadatelem. Klub má jen jednoho vlastníka.
club-remove = Odebrat z klubu

club-invitation = Odkaz s pozvánkou
club-invitation-about = Přidat se může každý, kdo má tento odkaz a účet.
club-invitation-new = Nový odkaz
club-invitation-new-about = Starý odkaz přestane fungovat.

club-new = Založit klub
club-edit = Upravit klub
club-name = Název
club-text = O klubu
club-place = Místo (nepovinné)
club-language = Jazyk (nepovinné)
club-create = Založit klub
club-save = Uložit
club-delete = Smazat klub
club-delete-sure = Smazat tento klub pro všechny?
club-delete-about = Jeho turnaje zůstanou, ale už nebudou patřit k žádnému klubu.
club-keep = Ponechat
