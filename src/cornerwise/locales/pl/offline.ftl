## Without a connection

offline-title = Jesteś offline
offline-text = To najnowsza wersja, jaką mamy. Partie z komputerem, łamigłówki, lekcje i zasady działają offline.
offline-match = Twoja partia jest bezpieczna. Będzie kontynuowana, gdy wrócisz online.
offline-unseen = Ta partia nie była jeszcze otwierana na tym urządzeniu. Pojawi się, gdy wrócisz online.
offline-meanwhile = Tymczasem ułóż mozaikę
offline-no-server = Do tego potrzebny jest serwer
offline-no-server-text = Partie online, konta i rankingi wymagają serwera, a ta strona działa bez niego. Wszystko inne działa.
offline-keep-title = Graj offline
offline-kept = Partie z komputerem, łamigłówki, lekcje i zasady działają tu bez połączenia.
offline-room = Zajęte miejsce: { $megabytes } MB.
offline-keeping = Pobieranie: { $percent }%
offline-unkept = Na tym urządzeniu nie ma jeszcze wszystkiego.
offline-keep = Pobierz wszystko
open-title = Otwórz partię
open-text = Otwórz partię z pliku albo udostępnioną przez inną aplikację.
shortcut-new = Nowa partia
error-client-no-server = Do tego potrzebny jest serwer, a ta strona działa bez niego.
