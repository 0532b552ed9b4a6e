## Without a connection

offline-title = Brak połączenia
offline-text = Widzisz ostatni znany stan. Partie z komputerem, łamigłówki, lekcje i zasady działają bez połączenia.
offline-match = Nic nie przepadło. Partia potoczy się stąd dalej, gdy tylko połączenie wróci.
offline-unseen = Ta partia nie była tu jeszcze otwierana. Pokaże się, gdy tylko połączenie wróci.
offline-meanwhile = Ułóż tymczasem obrazek
offline-no-server = Do tego potrzebny jest serwer
offline-no-server-text = Gra z ludźmi w innych miejscach, konta i rankingi wymagają serwera, a tu go nie ma. Wszystko inne działa.
offline-keep-title = Bez połączenia
offline-kept = Partie z komputerem, łamigłówki, lekcje i zasady działają tu bez połączenia.
offline-room = Zajmują { $megabytes } MB.
offline-keeping = Pobieranie potrzebnych rzeczy: { $percent } %
offline-unkept = Na tym urządzeniu nie ma jeszcze wszystkiego, co potrzebne.
offline-keep = Pobierz wszystko
open-title = Otwórz partię
open-text = Zapis z pliku albo udostępniony przez inną aplikację.
shortcut-new = Nowa partia
error-client-no-server = Do tego potrzebny jest serwer, a tu go nie ma.
