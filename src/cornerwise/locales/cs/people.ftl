## Names

people-name = Tvoje jméno
people-guest = Host
people-you = Ty

## From one device to another

carry-title = Pokračovat na tomto zařízení
carry-about = Na druhém zařízení otevři nabídku hry a zvol „Pokračovat na jiném zařízení“. Ukáže se kód, který funguje jednou, do 5 minut.
carry-code = Kód
carry-take = Pokračovat tady

## Accounts

account-name-about = Ostatní vidí toto jméno u stolu. Ke hře nepotřebuješ nic víc.
account-rename = Změnit jméno
account-named = Tvoje jméno bylo změněno.
account-title = Účet
account-about = S účtem máš své hry na každém zařízení a můžeš hrát hodnocené hry. E-mailová adresa není potřeba.
account-make = Zaregistrovat se
account-login = Přihlásit se
account-recover = Zapomenuté heslo?
account-login-name = Uživatelské jméno
account-password = Heslo
account-new-password = Nové heslo
account-password-about = Aspoň 8 znaků.
account-recovery-code = Kód pro obnovení
account-make-do = Vytvořit účet
account-login-do = Přihlásit se
account-recover-do = Nastavit nové heslo
account-make-passkey = Zaregistrovat se s přístupovým klíčem, bez hesla
account-login-passkey = Přihlásit se přístupovým klíčem
account-passkey-declined = Přístupový klíč nebyl použit, takže se nic nezměnilo. Můžeš to zkusit znovu.
account-passkey-later = Tvůj účet je hotový, ale zatím nemá přístupový klíč. Ulož si kódy níže. Přístupový klíč můžeš přidat později.
account-passkey-added = Přístupový klíč je přidán.
account-add-passkey = Přidat přístupový klíč
account-entered = Vítej zpět.
account-is = Přihlášený účet: { $login }.
account-ratings = Tvoje hodnocení
account-no-ratings = Zahraj si hodnocenou hru a získáš první hodnocení.
account-log-out = Odhlásit se
account-safety = Bezpečnost a data
account-sessions = Přihlášená zařízení
account-session-this = Toto zařízení
account-session-seen = Naposledy použito: { $date }
account-end-session = Odhlásit zařízení naposledy použité { $date }
account-end-others = Odhlásit na všech ostatních zařízeních
account-others-ended = Všechna ostatní zařízení jsou odhlášena.
account-old-password = Současné heslo
account-change-password = Změnit heslo
account-password-changed = Heslo bylo změněno. Všechna ostatní zařízení jsou odhlášena.
account-export = Stáhnout svá data
account-delete = Smazat účet
account-delete-about = Smaže se tvůj účet i jeho údaje. Tvoje hry zůstanou, bez tvého jména.
account-delete-sure = Smazat navždy
codes-title = Kódy pro obnovení
codes-about = Když ztratíš heslo nebo přístupový klíč, každým z těchto kódů se můžeš jednou přihlásit. Znovu se neukážou, tak si je ulož na bezpečné místo.
codes-kept = Mám je uložené

## Keys for programs

account-programs = Klíče API
programs-about = S klíčem může tvůj vlastní program sledovat tvoje hry nebo hrát za tebe.
programs-plays = smí číst i hrát
programs-reads = smí jen číst
programs-revoke = Smazat klíč { $label }
programs-made = Tady je tvůj klíč. Zkopíruj si ho hned: znovu se neukáže.
programs-label = K čemu klíč slouží
programs-play = Povolit hraní
programs-play-about = Když je vypnuto, klíč smí jen číst.
programs-make = Vytvořit klíč

## What can go wrong

error-account-taken = Toto uživatelské jméno je obsazené, nebo už účet máš. Zkus jiné jméno, nebo se přihlas.
error-account-wrong = Špatné uživatelské jméno, heslo nebo kód. Zkontroluj je a zkus to znovu.
error-account-missing = K tomu potřebuješ účet. Nejdřív se přihlas nebo zaregistruj.
error-account-weak = Toto heslo se dá příliš snadno uhodnout. Zvol si prosím jiné.
error-session-missing = Na tomto zařízení proběhlo odhlášení. Tvoje hry jsou v bezpečí: přihlas se a uvidíš je.
error-request-malformed = Server tomu nerozuměl. Nic se nezměnilo: načti stránku znovu a zkus to ještě jednou.
error-server-busy = Server je zaneprázdněný. Zkus to prosím za chvíli.
error-server-closing = Server se restartuje. Tvoje hry jsou v bezpečí: zkus to za chvíli.
