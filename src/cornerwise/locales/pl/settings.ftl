## Settings

settings-title = Ustawienia
settings-look = Wygląd
settings-theme = Kolory
settings-theme-system = Jak w systemie
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-motion = Mniej ruchu
settings-motion-about = Elementy pojawiają się na miejscu, zamiast się tam przesuwać.
settings-board = Przy planszy
settings-patterns = Wzory
settings-patterns-about = Znak na każdym polu, który pozwala odróżnić kolory nie tylko po barwie.
settings-corners = Otwarte rogi
settings-corners-about = Kropki tam, gdzie twój kolor może iść dalej.
settings-coordinates = Współrzędne
settings-coordinates-about = Litery i liczby wokół planszy, gdy jest na nie miejsce.
settings-confirm = Potwierdzanie ruchów
settings-confirm-about = Element jest wysyłany dopiero po naciśnięciu „Połóż”.
settings-tips = Wskazówki
settings-tips-about = Krótka rada, gdy pasuje do chwili.
settings-sound-and-touch = Dźwięk i dotyk
settings-sound = Dźwięk
settings-sound-off = Wyłączony
settings-sound-quiet = Cichy
settings-sound-full = Głośny
settings-tick = Tykanie, gdy czasu jest mało
settings-tick-about = W ostatnich dwudziestu sekundach.
settings-vibration = Wibracje
settings-vibration-about = Krótkie, gdy element wskakuje na miejsce lub jest kładziony, na urządzeniach, które to potrafią.
settings-notices = Powiadomienia
settings-push = Gdy nadejdzie twoja kolej
settings-push-about = Powiadomienie systemowe, także gdy ta strona jest zamknięta. Dla partii, które trwają wiele dni.
settings-push-denied = Przeglądarka nie pozwala na powiadomienia z tej strony.
settings-kept = Zapisane w tej przeglądarce.

## About

about-title = O Cornerwise
about-what = Dom gier, w których spotykają się rogi: jeden dokładny zbiór zasad dla każdej gry z tej rodziny, silnik o dziewięciu poziomach i stoły dla znajomych. Za darmo, bez reklam.
about-names = Blokus, Trigon, Rumis i Triominos są znakami towarowymi swoich właścicieli. Pojawiają się tu tylko po to, by wskazać, według których opublikowanych zasad toczy się gra. Cornerwise jest od tych właścicieli niezależny i nie ma ich rekomendacji.
about-privacy = Co przechowujemy
about-privacy-text = Imię, twoje partie i jedno ciasteczko, które mówi, kim jesteś. Nic nie jest mierzone, nic nie trafia do innych.
about-programs = Dla programów
about-programs-text = Wszystko, co robią te strony, mogą robić też programy.
about-api = Jak rozmawiać z serwerem
about-licences = Kod źródłowy i licencje
about-source = Cornerwise jest na licencji MIT. Opiera się na pracy innych, między innymi:
