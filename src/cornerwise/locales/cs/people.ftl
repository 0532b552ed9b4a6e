## Names

people-name = Tvoje jméno
people-guest = Host
people-you = Ty

## From one device to another

carry-title = Pokračovat na tomto zařízení
carry-about = Na druhém zařízení otevři hru a zvol přenesení místa. Ukáže se kód, který platí jednou, po dobu pěti minut.
carry-code = Kód
carry-take = Převzít moje místo

## Accounts

account-name-about = Ostatní ho vidí u stolu. Ke hře není třeba nic víc.
account-rename = Změnit jméno
account-named = Jméno je změněno.
account-title = Účet
account-about = S účtem máš své hry na každém zařízení a můžeš hrát hodnocené hry. Na žádnou adresu se neptáme.
account-make = Nový účet
account-login = Přihlásit se
account-recover = Zapomenuté
account-login-name = Název účtu
account-password = Heslo
account-new-password = Nové heslo
account-password-about = Aspoň osm znaků.
account-recovery-code = Kód pro obnovení
account-make-do = Vytvořit účet
account-login-do = Přihlásit se
account-recover-do = Nastavit nové heslo
account-make-passkey = Vytvořit s přístupovým klíčem, bez hesla
account-login-passkey = Přihlásit se přístupovým klíčem
account-passkey-declined = Přístupový klíč nebyl použit. Nic se nezměnilo.
account-passkey-later = Účet je vytvořen, zatím bez přístupového klíče. Uschovej si kódy, nebo klíč přidej později.
account-passkey-added = Přístupový klíč je přidán.
account-add-passkey = Přidat přístupový klíč
account-entered = Vítej zpět.
account-is = Přihlášený účet: { $login }.
account-ratings = Tvoje hodnocení
account-no-ratings = Hodnocené hry tu ukážou, jak dobře hraješ.
account-log-out = Odhlásit se
account-safety = Bezpečnost a data
account-sessions = Kde jsi přihlášen
account-session-this = Toto zařízení
account-session-seen = Naposledy použito: { $date }
account-end-session = Odhlásit zařízení naposledy použité { $date }
account-end-others = Odhlásit všude jinde
account-others-ended = Všechna ostatní zařízení jsou odhlášena.
account-old-password = Dosavadní heslo
account-change-password = Změnit heslo
account-password-changed = Heslo je změněno. Všechna ostatní zařízení jsou odhlášena.
account-export = Stáhnout svá data
account-delete = Smazat účet
account-delete-about = Vše, co je o tobě známo, se smaže. Hry zůstanou, bez tvého jména.
account-delete-sure = Smazat navždy
codes-title = Kódy pro obnovení
codes-about = Každý jednou otevře tvůj účet, kdyby se heslo nebo přístupový klíč ztratil. Znovu se neukážou: ulož je tam, kde máš takové věci.
codes-kept = Mám je uložené

## Keys for programs

account-programs = Klíče pro programy
programs-about = Tvůj program může sledovat tvoje hry a hrát za tebe.
programs-plays = smí se dívat i hrát
programs-reads = smí se jen dívat
programs-revoke = Odebrat klíč { $label }
programs-made = Toto je klíč. Znovu se neukáže.
programs-label = K čemu klíč slouží
programs-play = Smí hrát
programs-play-about = Jinak se smí jen dívat.
programs-make = Vytvořit klíč

## What can go wrong

error-account-taken = To jméno je obsazené, nebo už účet máš.
error-account-wrong = To nesouhlasí. Podívej se na to prosím znovu.
error-account-missing = K tomu je třeba účet.
error-account-weak = Tohle heslo patří k prvním, která každý zkusí. Zvol si jiné.
error-session-missing = Na tomto zařízení je třeba se znovu přihlásit. Tvoje hry na tebe čekají.
error-request-too-many = To bylo hodně najednou. Počkej prosím chvíli.
error-request-malformed = Server to nedokázal přečíst. Nic se nezměnilo.
error-server-busy = Server má teď příliš práce. Zkus to prosím znovu.
error-server-closing = Server se restartuje. Nic se neztratilo.
