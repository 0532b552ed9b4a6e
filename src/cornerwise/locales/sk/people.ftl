## Names

people-name = Tvoje meno
people-guest = Hosť
people-you = Ty

## From one device to another

carry-title = Pokračovať na tomto zariadení
carry-about = Na druhom zariadení otvor ponuku hry a zvoľ „Pokračovať na inom zariadení“. Ukáže sa kód, ktorý platí raz, do 5 minút.
carry-code = Kód
carry-take = Pokračovať tu

## Accounts

account-name-about = Toto meno vidia ostatní pri stole. Na hranie nič iné netreba.
account-rename = Zmeniť meno
account-named = Tvoje meno bolo zmenené.
account-title = Účet
account-about = S účtom máš svoje hry na každom zariadení a môžeš hrať hodnotené hry. E-mailová adresa nie je potrebná.
account-make = Registrovať sa
account-login = Prihlásiť sa
account-recover = Zabudnuté heslo?
account-login-name = Používateľské meno
account-password = Heslo
account-new-password = Nové heslo
account-password-about = Aspoň 8 znakov.
account-recovery-code = Kód na obnovenie
account-make-do = Vytvoriť účet
account-login-do = Prihlásiť sa
account-recover-do = Nastaviť nové heslo
account-make-passkey = Registrovať sa prístupovým kľúčom, bez hesla
account-login-passkey = Prihlásiť sa prístupovým kľúčom
account-passkey-declined = Prístupový kľúč nebol použitý, takže sa nič nezmenilo. Môžeš to skúsiť znova.
account-passkey-later = Účet je vytvorený, ale zatiaľ nemá prístupový kľúč. Ulož si kódy uvedené nižšie. Prístupový kľúč môžeš pridať neskôr.
account-passkey-added = Prístupový kľúč bol pridaný.
account-add-passkey = Pridať prístupový kľúč
account-entered = Vitaj späť.
account-is = Prihlásený účet: { $login }.
account-ratings = Tvoje hodnotenia
account-no-ratings = Zahraj si hodnotenú hru a získaš prvé hodnotenie.
account-log-out = Odhlásiť sa
account-safety = Bezpečnosť a údaje
account-sessions = Prihlásené zariadenia
account-session-this = Toto zariadenie
account-session-seen = Naposledy použité: { $date }
account-end-session = Odhlásiť zariadenie naposledy použité { $date }
account-end-others = Odhlásiť všade inde
account-others-ended = Všetky ostatné zariadenia sú odhlásené.
account-old-password = Súčasné heslo
account-change-password = Zmeniť heslo
account-password-changed = Heslo bolo zmenené. Všetky ostatné zariadenia sú odhlásené.
account-export = Stiahnuť svoje údaje
account-delete = Vymazať účet
account-delete-about = Vymaže sa tvoj účet aj jeho údaje. Tvoje hry zostanú, bez tvojho mena.
account-delete-sure = Vymazať natrvalo
codes-title = Kódy na obnovenie
codes-about = Ak stratíš heslo alebo prístupový kľúč, každý z týchto kódov ťa raz prihlási. Znova sa neukážu, preto si ich ulož na bezpečné miesto.
codes-kept = Mám ich uložené

## Keys for programs

account-programs = Kľúče API
programs-about = S kľúčom môže tvoj vlastný program sledovať tvoje hry alebo hrať za teba.
programs-plays = môže čítať aj hrať
programs-reads = môže len čítať
programs-revoke = Vymazať kľúč { $label }
programs-made = Toto je tvoj kľúč. Skopíruj si ho teraz: znova sa neukáže.
programs-label = Na čo kľúč slúži
programs-play = Povoliť hranie
programs-play-about = Ak je to vypnuté, kľúč môže len čítať.
programs-make = Vytvoriť kľúč

## What can go wrong

error-account-taken = Toto používateľské meno je obsadené alebo už účet máš. Skús iné meno alebo sa prihlás.
error-account-wrong = Nesprávne používateľské meno, heslo alebo kód. Skontroluj to, prosím, a skús znova.
error-account-missing = Na to potrebuješ účet. Najprv sa prihlás alebo zaregistruj.
error-account-weak = Toto heslo sa dá ľahko uhádnuť. Zvoľ si, prosím, iné.
error-session-missing = Na tomto zariadení už nie si v účte. Tvoje hry sú v bezpečí: uvidíš ich po prihlásení.
error-request-malformed = Server tomu nerozumel. Nič sa nezmenilo: načítaj, prosím, stránku znova a skús to ešte raz.
error-server-busy = Server je vyťažený. Skús to, prosím, o chvíľu znova.
error-server-closing = Server sa reštartuje. Tvoje hry sú v bezpečí: skús to o chvíľu znova.
