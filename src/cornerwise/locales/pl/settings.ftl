## Settings

settings-title = Ustawienia
settings-look = Wygląd
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-motion = Ogranicz ruch
settings-motion-about = Elementy pojawiają się od razu na miejscu, zamiast się przesuwać.
settings-board = Plansza
settings-patterns = Wzory
settings-patterns-about = Wzór na każdym kolorze, aby łatwo je odróżnić w każdym świetle.
settings-corners = Otwarte rogi
settings-corners-about = Kropki tam, gdzie możesz zagrać dalej.
settings-coordinates = Współrzędne
settings-coordinates-about = Litery i liczby wokół planszy, jeśli jest miejsce.
settings-confirm = Potwierdzaj ruchy
settings-confirm-about = Element jest kładziony dopiero po naciśnięciu „Połóż”.
settings-tips = Wskazówki
settings-tips-about = Krótkie rady podczas gry.
settings-sound-and-touch = Dźwięk i wibracje
settings-sound = Dźwięk
settings-sound-off = Wyłączony
settings-sound-quiet = Cichy
settings-sound-full = Głośny
settings-tick = Ostrzeżenie o kończącym się czasie
settings-tick-about = Tykanie w ostatnich 20 sekundach.
settings-vibration = Wibracje
settings-vibration-about = Gdy element wskakuje na miejsce lub jest kładziony, jeśli urządzenie ma wibracje.
settings-notices = Powiadomienia
settings-push = Powiadom mnie, gdy nadejdzie moja kolej
settings-push-about = Nawet gdy ta strona jest zamknięta. Przydatne w partiach trwających wiele dni.
settings-push-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz je włączyć w jej ustawieniach.
settings-kept = Te ustawienia są zapisane w tej przeglądarce.

## About

about-title = O Cornerwise
about-what = Cornerwise to darmowy dom dla gier typu Blokus i Triominos: dokładne zasady każdej gry, przeciwnik komputerowy z 9 poziomami i stoły dla ciebie i znajomych. Bez reklam.
about-names = Blokus, Trigon, Rumis i Triominos są znakami towarowymi swoich właścicieli. Wymieniamy je tylko po to, by wskazać, według których opublikowanych zasad toczy się gra. Cornerwise jest od tych właścicieli niezależny i nie ma ich rekomendacji.
about-privacy = Twoje dane
about-privacy-text = Przechowujemy twoją nazwę, twoje partie i jedno ciasteczko, które podtrzymuje logowanie. Nie śledzimy cię i niczego nie udostępniamy innym.
about-programs = Dla programistów
about-programs-text = Wszystko, co możesz zrobić na tej stronie, może zrobić też twój program.
about-api = Przeczytaj dokumentację API
about-licences = Kod źródłowy i licencje
about-source = Cornerwise jest oprogramowaniem otwartym na licencji MIT. Opiera się na pracy innych, między innymi:
