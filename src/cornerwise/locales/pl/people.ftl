## Names

people-name = Twoja nazwa
people-guest = Gość
people-you = Ty

## From one device to another

carry-title = Graj dalej na tym urządzeniu
carry-about = Na drugim urządzeniu otwórz menu partii i wybierz „Graj dalej na innym urządzeniu”. Pokaże się kod, który działa raz, w ciągu 5 minut.
carry-code = Kod
carry-take = Graj dalej tutaj

## Accounts

account-name-about = Inni widzą tę nazwę przy stole. Do gry nie potrzebujesz nic więcej.
account-rename = Zmień nazwę
account-named = Twoja nazwa została zmieniona.
account-title = Konto
account-about = Z kontem masz swoje partie na każdym urządzeniu i możesz grać partie rankingowe. Adres e-mail nie jest potrzebny.
account-make = Zarejestruj się
account-login = Zaloguj się
account-recover = Nie pamiętasz hasła?
account-login-name = Nazwa użytkownika
account-password = Hasło
account-new-password = Nowe hasło
account-password-about = Co najmniej 8 znaków.
account-recovery-code = Kod odzyskiwania
account-make-do = Załóż konto
account-login-do = Zaloguj się
account-recover-do = Ustaw nowe hasło
account-make-passkey = Zarejestruj się z kluczem dostępu, bez hasła
account-login-passkey = Zaloguj się kluczem dostępu
account-passkey-declined = Nie użyto klucza dostępu, więc nic się nie zmieniło. Możesz spróbować ponownie.
account-passkey-later = Twoje konto jest gotowe, ale nie ma jeszcze klucza dostępu. Zapisz poniższe kody. Klucz dostępu możesz dodać później.
account-passkey-added = Klucz dostępu został dodany.
account-add-passkey = Dodaj klucz dostępu
account-entered = Witaj ponownie.
account-is = Zalogowano jako { $login }.
account-ratings = Twoje rankingi
account-no-ratings = Zagraj partię rankingową, aby zdobyć pierwszy ranking.
account-log-out = Wyloguj się
account-safety = Bezpieczeństwo i dane
account-sessions = Zalogowane urządzenia
account-session-this = To urządzenie
account-session-seen = Ostatnio używane: { $date }
account-end-session = Wyloguj urządzenie ostatnio używane { $date }
account-end-others = Wyloguj na wszystkich innych urządzeniach
account-others-ended = Wylogowano na wszystkich innych urządzeniach.
account-old-password = Obecne hasło
account-change-password = Zmień hasło
account-password-changed = Hasło zostało zmienione. Wylogowano na wszystkich innych urządzeniach.
account-export = Pobierz swoje dane
account-delete = Usuń konto
account-delete-about = Usuwa twoje konto i jego dane. Twoje partie zostają, bez twojej nazwy.
account-delete-sure = Usuń na zawsze
codes-title = Kody odzyskiwania
codes-about = Jeśli stracisz hasło lub klucz dostępu, każdy z tych kodów pozwoli ci raz się zalogować. Nie pokażą się ponownie, więc zapisz je w bezpiecznym miejscu.
codes-kept = Mam je zapisane

## Keys for programs

account-programs = Klucze API
programs-about = Dzięki kluczowi twój własny program może śledzić twoje partie albo grać za ciebie.
programs-plays = może czytać i grać
programs-reads = może tylko czytać
programs-revoke = Usuń klucz { $label }
programs-made = Oto twój klucz. Skopiuj go teraz: nie pokaże się ponownie.
programs-label = Do czego służy klucz
programs-play = Zezwól na grę
programs-play-about = Gdy wyłączone, klucz może tylko czytać.
programs-make = Utwórz klucz

## What can go wrong

error-account-taken = Ta nazwa użytkownika jest zajęta albo masz już konto. Spróbuj innej nazwy lub zaloguj się.
error-account-wrong = Błędna nazwa użytkownika, hasło lub kod. Sprawdź i spróbuj ponownie.
error-account-missing = Do tego potrzebujesz konta. Najpierw zaloguj się lub zarejestruj.
error-account-weak = To hasło zbyt łatwo odgadnąć. Wybierz inne.
error-session-missing = Wylogowano cię na tym urządzeniu. Twoje partie są bezpieczne: zaloguj się, aby je zobaczyć.
error-request-malformed = Serwer tego nie zrozumiał. Nic się nie zmieniło: odśwież stronę i spróbuj ponownie.
error-server-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-server-closing = Serwer uruchamia się ponownie. Twoje partie są bezpieczne: spróbuj ponownie za chwilę.
