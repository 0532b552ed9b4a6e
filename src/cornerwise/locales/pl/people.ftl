## Names

people-name = Twoje imię
people-guest = Gość
people-you = Ty

## From one device to another

carry-title = Graj dalej na tym urządzeniu
carry-about = Na drugim urządzeniu otwórz partię i wybierz przeniesienie miejsca. Pokaże się kod, który działa raz, przez pięć minut.
carry-code = Kod
carry-take = Przejmij moje miejsce

## Accounts

account-name-about = Inni widzą je przy stole. Do gry nie trzeba nic więcej.
account-rename = Zmień imię
account-named = Imię zostało zmienione.
account-title = Konto
account-about = Z kontem masz swoje partie na każdym urządzeniu i możesz grać do rankingu. Nie pytamy o żaden adres.
account-make = Nowe konto
account-login = Zaloguj się
account-recover = Nie pamiętam
account-login-name = Nazwa konta
account-password = Hasło
account-new-password = Nowe hasło
account-password-about = Co najmniej osiem znaków.
account-recovery-code = Kod odzyskiwania
account-make-do = Załóż konto
account-login-do = Zaloguj się
account-recover-do = Ustaw nowe hasło
account-make-passkey = Załóż z kluczem dostępu, bez hasła
account-login-passkey = Zaloguj się kluczem dostępu
account-passkey-declined = Nie użyto klucza dostępu. Nic się nie zmieniło.
account-passkey-later = Konto jest założone, na razie bez klucza dostępu. Zachowaj kody albo dodaj klucz później.
account-passkey-added = Klucz dostępu został dodany.
account-add-passkey = Dodaj klucz dostępu
account-entered = Witaj ponownie.
account-is = Zalogowano jako { $login }.
account-ratings = Twoje rankingi
account-no-ratings = Partie rozgrywane do rankingu pokażą tu, jak dobrze grasz.
account-log-out = Wyloguj się
account-safety = Bezpieczeństwo i dane
account-sessions = Gdzie jesteś zalogowany
account-session-this = To urządzenie
account-session-seen = Ostatnio używane: { $date }
account-end-session = Wyloguj urządzenie ostatnio używane { $date }
account-end-others = Wyloguj wszędzie indziej
account-others-ended = Wszystkie inne urządzenia są wylogowane.
account-old-password = Dotychczasowe hasło
account-change-password = Zmień hasło
account-password-changed = Hasło jest zmienione. Wszystkie inne urządzenia są wylogowane.
account-export = Pobierz swoje dane
account-delete = Usuń konto
account-delete-about = Wszystko, co o tobie wiadomo, zostanie usunięte. Gry zostają, bez twojego imienia.
account-delete-sure = Usuń na zawsze
codes-title = Kody odzyskiwania
codes-about = Każdy otwiera twoje konto jeden raz, gdyby hasło lub klucz dostępu przepadły. Nie pokażą się ponownie: przechowuj je tam, gdzie trzymasz takie rzeczy.
codes-kept = Mam je zapisane

## Keys for programs

account-programs = Klucze dla programów
programs-about = Twój program może śledzić twoje partie i grać za ciebie.
programs-plays = może patrzeć i grać
programs-reads = może tylko patrzeć
programs-revoke = Unieważnij klucz { $label }
programs-made = Oto klucz. Nie pokaże się ponownie.
programs-label = Do czego służy klucz
programs-play = Może grać
programs-play-about = W przeciwnym razie może tylko patrzeć.
programs-make = Utwórz klucz

## What can go wrong

error-account-taken = Ta nazwa jest zajęta albo masz już konto.
error-account-wrong = Coś się nie zgadza. Sprawdź jeszcze raz.
error-account-missing = Do tego potrzebne jest konto.
error-account-weak = To hasło jest jednym z pierwszych, których każdy próbuje. Wybierz inne.
error-session-missing = Wylogowano cię na tym urządzeniu. Twoje partie czekają na ciebie.
error-request-too-many = To było dużo naraz. Odczekaj chwilę.
error-request-malformed = Serwer nie mógł tego odczytać. Nic się nie zmieniło.
error-server-busy = Serwer ma teraz zbyt wiele pracy. Spróbuj ponownie.
error-server-closing = Serwer uruchamia się ponownie. Nic nie przepadło.
