## Names

people-name = Tvoje meno
people-guest = Hosť
people-you = Ty

## From one device to another

carry-title = Pokračovať na tomto zariadení
carry-about = Na druhom zariadení otvor hru a zvoľ prenesenie miesta. Ukáže sa kód, ktorý platí raz, päť minút.
carry-code = Kód
carry-take = Prevziať moje miesto

## Accounts

account-name-about = Ostatní ho vidia pri stole. Na hranie netreba nič viac.
account-rename = Zmeniť meno
account-named = Meno je zmenené.
account-title = Účet
account-about = S účtom máš svoje hry na každom zariadení a môžeš hrať hodnotené hry. Na žiadnu adresu sa nepýtame.
account-make = Nový účet
account-login = Prihlásiť sa
account-recover = Zabudnuté
account-login-name = Názov účtu
account-password = Heslo
account-new-password = Nové heslo
account-password-about = Aspoň osem znakov.
account-recovery-code = Kód na obnovenie
account-make-do = Vytvoriť účet
account-login-do = Prihlásiť sa
account-recover-do = Nastaviť nové heslo
account-make-passkey = Vytvoriť s prístupovým kľúčom, bez hesla
account-login-passkey = Prihlásiť sa prístupovým kľúčom
account-passkey-declined = Prístupový kľúč nebol použitý. Nič sa nezmenilo.
account-passkey-later = Účet je vytvorený, zatiaľ bez prístupového kľúča. Odlož si kódy alebo pridaj kľúč neskôr.
account-passkey-added = Prístupový kľúč je pridaný.
account-add-passkey = Pridať prístupový kľúč
account-entered = Vitaj späť.
account-is = Prihlásený účet: { $login }.
account-ratings = Tvoje hodnotenia
account-no-ratings = Hodnotené hry tu ukážu, ako dobre hráš.
account-log-out = Odhlásiť sa
account-safety = Bezpečnosť a údaje
account-sessions = Kde si prihlásený
account-session-this = Toto zariadenie
account-session-seen = Naposledy použité: { $date }
account-end-session = Odhlásiť zariadenie naposledy použité { $date }
account-end-others = Odhlásiť všade inde
account-others-ended = Všetky ostatné zariadenia sú odhlásené.
account-old-password = Doterajšie heslo
account-change-password = Zmeniť heslo
account-password-changed = Heslo je zmenené. Všetky ostatné zariadenia sú odhlásené.
account-export = Stiahnuť svoje údaje
account-delete = Vymazať účet
account-delete-about = Všetko, čo je o tebe známe, sa vymaže. Hry zostanú, bez tvojho mena.
account-delete-sure = Vymazať navždy
codes-title = Kódy na obnovenie
codes-about = Každý raz otvorí tvoj účet, keby sa heslo alebo prístupový kľúč stratil. Znova sa neukážu: ulož ich tam, kde máš také veci.
codes-kept = Mám ich uložené

## Keys for programs

account-programs = Kľúče pre programy
programs-about = Tvoj program môže sledovať tvoje hry a hrať za teba.
programs-plays = smie sa pozerať aj hrať
programs-reads = smie sa len pozerať
programs-revoke = Odobrať kľúč { $label }
programs-made = Toto je kľúč. Znova sa neukáže.
programs-label = Na čo kľúč slúži
programs-play = Smie hrať
programs-play-about = Inak sa smie len pozerať.
programs-make = Vytvoriť kľúč

## What can go wrong

error-account-taken = To meno je obsadené alebo už účet máš.
error-account-wrong = To nesedí. Pozri sa na to, prosím, ešte raz.
error-account-missing = Na to treba účet.
error-account-weak = Toto heslo patrí k prvým, ktoré každý skúsi. Zvoľ si iné.
error-session-missing = Na tomto zariadení sa treba znova prihlásiť. Tvoje hry na teba čakajú.
error-request-too-many = To bolo veľa naraz. Počkaj, prosím, chvíľu.
error-request-malformed = Server to nedokázal prečítať. Nič sa nezmenilo.
error-server-busy = Server má teraz priveľa práce. Skús to, prosím, znova.
error-server-closing = Server sa reštartuje. Nič sa nestratilo.
